import LogCheckModel
import LogCheckRules

/// Turns templates into anchored patterns. A field becomes a group `f` + its index; what stands behind the template becomes
/// the group `tail`.
///
/// A template is matched within the first line of a message: what a message holds behind a line end is its details, or, where
/// `print` rows stand between others, a row of somebody else. Only `{*}` goes on to the message's end.
enum TemplateCompiler {
  static func source(of pieces: [TemplatePiece]) -> String {
    let endsOpen = pieces.last == .rest
    return "[ \\t]*" + body(pieces) + (endsOpen ? "" : tail)
  }

  /// The lower-case first byte that a template must begin with, if it has one.
  static func firstByte(of pieces: [TemplatePiece]) -> UInt8? {
    guard case .text(let text) = pieces.first, let byte = text.utf8.first, byte < 0x80 else { return nil }
    return (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  /// Nothing, punctuation, or `key=value` pairs: free text behind a template means that it is another line.
  private static let tail =
    #"(?=\R|\z|[ \t.!,;:()\[\]{}|–—-])(?<tail>[ \t.!,;:()\[\]{}|…–—-]*"#
    + #"(?:[\w.]+[ \t]*[=:][ \t]*(?:"[^"\n]*"|'[^'\n]*'|\[[^\]\n]*\]|[^,;)\]\n]*)[ \t,;)\]}.!|…]*)*)(?=\R|\z)"#

  private static let hidden = #"<private>|<redacted>|<mask\.hash[^>]*>|<decode:[^>]*>|\.\.\.|…"#

  private static func body(_ pieces: [TemplatePiece]) -> String {
    var source = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): source += escaped(text)
      case .blank: source += isBesidePunctuation(pieces, index) ? "[ \\t]*" : "[ \\t]+"
      case .arrow: source += #"[ \t]*(?:→|->|=>|\\u2192|\\342\\206\\222|\\M-b\\M\^F\\M\^R)[ \t]*"#
      case .field(let field, let type): source += "(?<f\(field)>\(hidden)|\(pattern(of: type)))"
      case .words(let words, let field):
        let choice = words.map(escaped).joined(separator: "|")
        source += field.map { "(?<f\($0)>\(hidden)|\(choice))" } ?? "(?:\(choice))"
      case .optional(let inner): source += "(?:\(body(inner)))?"
      case .rest: source += "(?<tail>(?s:.*))"
      }
    }
    return source
  }

  private static func isBesidePunctuation(_ pieces: [TemplatePiece], _ index: Int) -> Bool {
    func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? false
    }
    if index > 0, case .text(let before) = pieces[index - 1], isPunctuation(before.unicodeScalars.last) { return true }
    if index + 1 < pieces.count, case .text(let after) = pieces[index + 1], isPunctuation(after.unicodeScalars.first) {
      return true
    }
    if index > 0, pieces[index - 1] == .arrow { return true }
    if index + 1 < pieces.count {
      switch pieces[index + 1] {
      // The blank before an optional part may go with it.
      case .optional, .arrow, .rest: return true
      default: break
      }
    }
    return false
  }

  /// What a value may look like. The last choice takes anything of one word, so that an unreadable value makes a malformed
  /// field and not an unrecognised line.
  private static func pattern(of type: FieldType) -> String {
    switch type {
    case .text: #""[^"]*"|.*?"#
    case .instant:
      #"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:\s?(?:Z|[+-]\d\d:?\d\d))?|[^\s,;)\]}]+"#
    case .duration:
      #"-?\d+(?:\.\d+)?\s?(?:milliseconds?|msec|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|h|days?|d)?\b|[^\s,;)\]}]+"#
    case .list: #"\[[^\]]*\]|[^\s;)\]}]+"#
    case .word, .integer, .number, .boolean: #""[^"]*"|[^\s,;)\]}]+"#
    }
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\^$.|?*+()[]{}#".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
