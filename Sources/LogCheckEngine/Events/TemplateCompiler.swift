import LogCheckModel
import LogCheckRules

/// Turns templates into anchored patterns. A field becomes a group `f` + its index; the text after the template becomes
/// the group `tail`.
///
/// A template is matched within the first line of a message: the text after a line end is details of the message or,
/// among lines of `print`, a line of another program. Only `{*}` extends to the message's end.
enum TemplateCompiler {
  static func source(of pieces: [TemplatePiece], holdsObjects: Bool = false) -> String {
    let endsOpen = pieces.last == .rest
    return "[ \\t]*" + body(pieces) + (endsOpen ? "" : holdsObjects ? tail(object) : tail(nil))
  }

  /// The same pattern, whose tail matches any other text of the line.
  static func decoratedSource(of pieces: [TemplatePiece]) -> String {
    "[ \\t]*" + body(pieces, isDecorated: true) + #"(?![\p{L}\p{N}_])(?<tail>[^\v]*+)"#
  }

  /// True if decoration may follow a template: it may not if the last piece matches all text that follows.
  static func maySeeDecoration(_ pieces: [TemplatePiece]) -> Bool {
    switch pieces.last {
    case .rest, .field(_, .text): false
    case .optional(let inner): maySeeDecoration(inner)
    default: true
    }
  }

  /// The lower-case first byte that a template must begin with, if it has one.
  static func firstByte(of pieces: [TemplatePiece]) -> UInt8? {
    guard case .text(let text) = pieces.first, let byte = text.utf8.first, byte < 0x80 else { return nil }
    return ASCII.lowered(byte)
  }

  /// The ASCII text with which it begins, in small letters.
  static func beginning(of pieces: [TemplatePiece]) -> [UInt8] {
    guard case .text(let text) = pieces.first else { return [] }
    return text.utf8.prefix { $0 < 0x80 }.map(ASCII.lowered)
  }

  /// Nothing, punctuation, or `key=value` pairs: free text after a template means that the line is a different one. All
  /// quantifiers are possessive, so that a line with many pairs causes no backtracking.
  private static func tail(_ object: String?) -> String {
    #"(?=\R|\z|[ \t.!,;:()\[\]{}|–—-])(?<tail>[ \t.!,;:()\[\]{}|…–—-]*+"#
      + #"(?:[\w.]++(?:-[\w.]++)*+[ \t]*+[=:][ \t]*+"# + "(?:"
      + (object.map { "\($0)|" } ?? "")
      + QuotedValue.pattern
      + #"|(?:'[^'\v]*+'|\[[^\]\v]*+\])(?=[ \t,;()\[\]{}.!|…]|\R|\z)|[^,;)\]\v]*+)"#
      + #"[ \t,;()\[\]{}.!|…]*+)*+)(?=\R|\z)"#
  }

  /// An object on one line, or the beginning of one that breaks off. Its depth is limited by what the matcher allows.
  private static let object =
    #"(?<object>\{(?:[^{}"\v]++|"(?:[^"\\\v]++|\\.)*+"|(?&object))*+\})|"\{(?:[^"\\\v]++|\\.)*+"|\{[^\v]*+(?=\R|\z)"#

  private static let hidden = #"<private>|<redacted>|<mask\.hash[^>]*>|<decode:[^>]*>|\.\.\.|…"#

  private static func body(_ pieces: [TemplatePiece], isDecorated: Bool = false) -> String {
    var source = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): source += escaped(text)
      case .blank: source += blank(pieces, index)
      case .arrow: source += #"[ \t]*(?:→|->|=>|\\u2192|\\342\\206\\222|\\M-b\\M\^F\\M\^R)[ \t]*"#
      case .field(let field, let type):
        // A value that ends a template is one word to its end: half of a time is not a value that a pair follows.
        let end = index == pieces.count - 1 && type != .text ? "+" : ""
        source += "(?<f\(field)>\(hidden)|\(isDecorated && type == .object ? writtenObject : pattern(of: type) + end))"
      case .words(let words, let field):
        let choice = words.map(escaped).joined(separator: "|")
        source += field.map { "(?<f\($0)>\(hidden)|\(choice))" } ?? "(?:\(choice))"
      case .optional(let inner): source += "(?:\(body(inner, isDecorated: isDecorated)))?"
      case .rest: source += "(?<tail>(?s:.*))"
      }
    }
    return source
  }

  /// A run of blanks; next to punctuation it may be empty.
  private static func blank(_ pieces: [TemplatePiece], _ index: Int) -> String {
    guard index > 0, index + 1 < pieces.count else { return edgeBlank }
    switch (pieces[index - 1], pieces[index + 1]) {
    case (.arrow, _), (_, .arrow): return "[ \\t]*"
    case (.optional, _), (_, .optional), (_, .rest): return edgeBlank
    case (.text(let before), _) where isPunctuation(before.unicodeScalars.last): return "[ \\t]*"
    case (_, .text(let after)) where isPunctuation(after.unicodeScalars.first): return "[ \\t]*"
    default: return "[ \\t]+"
    }
  }

  /// A blank at the edge of an optional part or of the whole: the text next to it depends on the message and may be
  /// another blank. It only separates words.
  private static let edgeBlank = #"(?:[ \t]+|\G|(?<![\p{L}\p{N}])|(?![\p{L}\p{N}]))"#

  private static func isPunctuation(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? false
  }

  /// An object that is written with braces, up to the last one.
  private static let writtenObject = #"["']?+\{.*\}["']?+"#

  /// The pattern of a value of a type. Its last alternative matches any single word, so that an unreadable value makes
  /// a malformed field and not an unrecognised line.
  private static func pattern(of type: FieldType) -> String {
    switch type {
    case .text: QuotedValue.escaped + "|.*?"
    case .instant:
      #"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:\s?(?:Z|[+-]\d\d:?\d\d))?|[^\s,;)\]}]+"#
    case .duration:
      #"-?\d+(?:\.\d+)?\s?(?:milliseconds?|msec|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|h|days?|d)?\b|[^\s,;)\]}]+"#
    case .list: #"\[[^\]]*\]|[^\s;)\]}]+"#
    // Up to the last brace; the actual end of the object is found by parsing it.
    case .object: #"["']?+\{.*\}["']?+|["']?+\{.*|[^\s,;)\]}]+"#
    case .word, .integer, .number, .boolean: QuotedValue.escaped + #"|[^\s,;)\]}]+"#
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
