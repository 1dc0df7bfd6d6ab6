import LogCheckModel
import LogCheckRules

/// Which lines of a statement a template can fit where the source leaves values open.
///
/// It answers yes where a value could hold the words of the template, and in doubt: a statement that may print a text must not make it stale.
struct TemplateReach {
  private enum Token {
    /// In small letters. A word that a field keeps is a value.
    case byte(UInt8, isValue: Bool)
    case blank
    case arrow
    /// A byte of a value, and further ones.
    case value(FieldType), more(FieldType)
    case rest
  }

  /// The template with and without its optional parts, and with each of its words.
  private let variants: [[Token]]
  /// Beyond so many variants an optional part may be anything.
  private static let limit = 64

  init(_ pieces: [TemplatePiece]) {
    variants = Self.variants(pieces, after: [[]])
  }

  private static func variants(_ pieces: [TemplatePiece], after starts: [[Token]]) -> [[Token]] {
    var variants = starts
    func append(_ tokens: [Token]) { for index in variants.indices { variants[index] += tokens } }
    for piece in pieces {
      switch piece {
      case .text(let text): append(bytes(text, isValue: false))
      case .blank: append([.blank])
      case .arrow: append([.blank, .arrow, .blank])
      case .field(_, let type): append([.value(type), .more(type)])
      case .rest: append([.rest])
      case .words(let words, let field) where variants.count * words.count <= limit:
        variants = variants.flatMap { start in words.map { start + bytes($0, isValue: field != nil) } }
      case .optional(let inner) where variants.count * 2 <= limit:
        variants += self.variants(inner, after: variants)
      case .words, .optional: append([.more(.text)])
      }
    }
    return variants
  }

  private static func bytes(_ text: String, isValue: Bool) -> [Token] {
    text.lowercased().utf8.map { .byte($0, isValue: isValue) }
  }

  /// True if a line of the form can begin with the template at some of the starts, and go on as `isTail` says of the rest.
  ///
  /// With `ownWords` all words of the template must be the form's own, and none may come from a value.
  func fits(
    _ form: [StatementForms.Element], from starts: [Int], ownWords: Bool,
    isTail: (ArraySlice<StatementForms.Element>) -> Bool
  ) -> Bool {
    variants.contains { fits($0, form, starts, ownWords, isTail) }
  }

  private func fits(
    _ tokens: [Token], _ form: [StatementForms.Element], _ starts: [Int], _ ownWords: Bool,
    _ isTail: (ArraySlice<StatementForms.Element>) -> Bool
  ) -> Bool {
    let width = form.count + 1
    var seen: Set<Int> = []
    var open: [Int] = []
    func reach(_ token: Int, _ index: Int) {
      if seen.insert(token * width + index).inserted { open.append(token * width + index) }
    }
    for start in starts where Self.mayBegin(tokens, form[start...]) { reach(0, start) }
    while let state = open.popLast() {
      let (token, index) = (state / width, state % width)
      guard token < tokens.count else {
        if isTail(form[index...]) { return true }
        continue
      }
      switch tokens[token] {
      case .rest: return true
      case .blank, .more: reach(token + 1, index)
      case .byte, .arrow, .value: break
      }
      guard index < form.count else { continue }
      switch form[index] {
      case .byte(let byte):
        for (skipped, isDone) in Self.taken(byte, tokens[token], form[index...]) {
          reach(isDone ? token + 1 : token, index + skipped)
        }
      case .open(let isNumber):
        reach(token, index + 1)
        if Self.canHold(tokens[token], isNumber: isNumber, ownWords: ownWords) { reach(token + 1, index) }
      }
    }
    return false
  }

  /// True if a template may begin there: most texts differ in their first letter.
  private static func mayBegin(_ tokens: [Token], _ rest: ArraySlice<StatementForms.Element>) -> Bool {
    guard case .byte(let wanted, _) = tokens.first, case .byte(let byte) = rest.first else { return true }
    return ASCII.lowered(byte) == wanted
  }

  /// The number of bytes of the form that a token takes, and true if it is done then.
  private static func taken(
    _ byte: UInt8, _ token: Token, _ rest: ArraySlice<StatementForms.Element>
  ) -> [(skipped: Int, isDone: Bool)] {
    switch token {
    case .byte(let wanted, _): return ASCII.lowered(byte) == wanted ? [(1, true)] : []
    case .blank: return byte == 0x20 || byte == 0x09 ? [(1, false)] : []
    case .arrow:
      return arrows.filter { rest.starts(with: $0) }.map { ($0.count, true) }
    case .value(let type):
      // A time begins with a digit.
      let isTime = type == .instant || type == .duration
      guard fits(byte, type, rest.dropFirst().first), !isTime || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") else {
        return []
      }
      return [(1, true)]
    case .more(let type): return fits(byte, type, rest.dropFirst().first) ? [(1, false)] : []
    case .rest: return []
    }
  }

  private static let arrows = ["→", "->", "=>"].map { $0.utf8.map(StatementForms.Element.byte) }

  private static func canHold(_ token: Token, isNumber: Bool, ownWords: Bool) -> Bool {
    switch token {
    case .byte(let byte, let isValue): (!ownWords || isValue) && (!isNumber || fits(byte, .number, nil))
    case .arrow: !ownWords && !isNumber
    case .value, .blank, .more, .rest: true
    }
  }

  /// True if a constant byte of a statement can be a part of a value. `next` is what follows it.
  private static func fits(_ byte: UInt8, _ type: FieldType, _ next: StatementForms.Element?) -> Bool {
    switch type {
    case .integer, .number: return ASCII.isDigit(byte) || "+-.eE\"".utf8.contains(byte)
    case .text, .list, .object: return true
    case .word, .boolean, .instant, .duration:
      guard byte <= 0x20 else { return !",;)]}".utf8.contains(byte) }
      // The time after a date, or a zone.
      guard type == .instant, byte == 0x20 else { return false }
      switch next {
      case .byte(let next): return ASCII.isDigit(next) || "+-Z".utf8.contains(next)
      case .open: return true
      case nil: return false
      }
    }
  }

}
