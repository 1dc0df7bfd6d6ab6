import LogCheckModel
import LogCheckRules

/// The words of an event's texts, with a byte that is no word where a value is.
enum EventTexts {
  static let gap: UInt8 = 1

  /// The texts of a pattern, and the words that a value of it may be.
  static func texts(of pattern: TextPattern) -> (texts: [[UInt8]], words: [String]) {
    switch pattern {
    case .template(let pieces, _):
      var texts: [[UInt8]] = [[]]
      var words: [String] = []
      add(pieces, &texts, &words)
      return (texts, words)
    case .regex(let source):
      var reader = RegexWords(source)
      return (reader.alternatives(), [])
    }
  }

  /// At most so many texts are made of one template.
  private static let most = 8

  private static func add(_ pieces: [TemplatePiece], _ texts: inout [[UInt8]], _ words: inout [String]) {
    func append(_ bytes: some Sequence<UInt8>) {
      for index in texts.indices { texts[index] += bytes }
    }
    for piece in pieces {
      switch piece {
      // What is before `=` is a word here, and not the name of a value.
      case .text(let value): append(value.utf8.map { $0 == 0x3D ? 0x20 : $0 })
      case .blank, .optional: append([0x20])
      case .arrow: append([0x2D, 0x3E])
      case .field, .rest: append([0x20, gap])
      case .words(let choices, _):
        words += choices
        let before = texts
        texts = choices.prefix(max(1, most / before.count)).flatMap { choice in before.map { $0 + choice.utf8 } }
      }
    }
  }
}

/// The words that every text has which a regular expression matches, as far as its source shows them.
struct RegexWords {
  private let source: [UInt8]
  private var index = 0
  /// Deeper groups are passed over.
  private static let deepest = 16

  init(_ source: String) { self.source = Array(source.utf8) }

  /// One text for each alternative of the whole.
  mutating func alternatives() -> [[UInt8]] {
    var texts: [[UInt8]] = [[]]
    while index < source.count {
      if source[index] == 0x7C {
        texts.append([])
        index += 1
      } else {
        texts[texts.count - 1] += piece(depth: 0)
      }
    }
    return texts.filter { $0.contains(where: ASCII.isLetter) }
  }

  /// One piece with its quantifier; what may be missing has no words.
  private mutating func piece(depth: Int) -> [UInt8] {
    var text: [UInt8] = []
    let byte = source[index]
    index += 1
    switch byte {
    case 0x5C:
      if index < source.count {
        let escaped = source[index]
        index += 1
        text = ASCII.isAlphanumeric(escaped) ? [0x20] : [escaped]
        if escaped == 0x77 || escaped == 0x64 { text = [EventTexts.gap] }
      }
    case 0x5B:
      while index < source.count, source[index] != 0x5D { index += source[index] == 0x5C ? 2 : 1 }
      index += 1
      text = [EventTexts.gap]
    case 0x28: text = group(depth: depth + 1)
    case 0x2E: text = [EventTexts.gap]
    case 0x5E, 0x24, 0x29: text = []
    default: text = [byte == 0x3D ? 0x20 : byte]
    }
    guard index < source.count else { return text }
    switch source[index] {
    case 0x3F, 0x2A:
      skipQuantifier()
      return [0x20]
    case 0x2B, 0x7B:
      skipQuantifier()
      return text
    default: return text
    }
  }

  private mutating func skipQuantifier() {
    if source[index] == 0x7B {
      while index < source.count, source[index] != 0x7D { index += 1 }
    }
    index += 1
    if index < source.count, source[index] == 0x3F || source[index] == 0x2B { index += 1 }
  }

  /// The first alternative of a group; a look at what is around has no words.
  private mutating func group(depth: Int) -> [UInt8] {
    var isLookaround = false
    if index + 1 < source.count, source[index] == 0x3F {
      index += 1
      switch source[index] {
      case 0x21, 0x3D:
        isLookaround = true
        index += 1
      case 0x3A: index += 1
      default:
        if index + 1 < source.count, source[index] == 0x3C, source[index + 1] == 0x21 || source[index + 1] == 0x3D {
          isLookaround = true
        }
        while index < source.count, source[index] != 0x3E, source[index] != 0x3A, source[index] != 0x29 { index += 1 }
        if index < source.count, source[index] != 0x29 { index += 1 }
      }
    }
    var first: [UInt8] = []
    var isFirst = true
    while index < source.count, source[index] != 0x29 {
      if source[index] == 0x7C {
        isFirst = false
        index += 1
        continue
      }
      guard depth < Self.deepest else {
        index += 1
        continue
      }
      let text = piece(depth: depth)
      if isFirst { first += text }
    }
    index += 1
    return isLookaround ? [] : first
  }
}
