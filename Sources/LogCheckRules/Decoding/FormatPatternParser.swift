import LogCheckModel

/// Reads the pattern of a line: text, blanks, and parts in braces.
struct FormatPatternParser {
  private let bytes: [UInt8]
  private var position = 0
  private var pieces: [FormatPiece] = []
  private var used: Set<String> = []

  private static let longest = 256

  static func parse(_ text: String) throws(TemplateError) -> FormatPattern {
    var parser = FormatPatternParser(bytes: Array(text.utf8))
    try parser.parse()
    return FormatPattern(parser.pieces)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func parse() throws(TemplateError) {
    guard bytes.count <= Self.longest else { throw fail("it is longer than \(Self.longest) bytes", at: Self.longest) }
    var text: [UInt8] = []
    func flush(_ pieces: inout [FormatPiece]) {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = []
    }
    while position < bytes.count {
      let start = position
      switch bytes[position] {
      case 0x20, 0x09:
        flush(&pieces)
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        pieces.append(.blank)
      case UInt8(ascii: "{"):
        flush(&pieces)
        guard used.contains(FormatPart.message.rawValue) == false else {
          throw fail("nothing can follow `{message}`", at: start)
        }
        let piece = try braces()
        if Self.isOpenEnded(pieces.last) {
          throw fail("text must be between a part and the one before it", at: start)
        }
        pieces.append(piece)
      case UInt8(ascii: "}"): throw fail("`}` closes nothing; write `\\}` for the character", at: start)
      case UInt8(ascii: "\\"):
        guard position + 1 < bytes.count, "{}\\t".utf8.contains(bytes[position + 1]) else {
          throw fail("a backslash may only precede one of `{ } \\`, or `t` for a tab", at: start)
        }
        text.append(bytes[position + 1] == UInt8(ascii: "t") ? 0x09 : bytes[position + 1])
        position += 2
      default:
        guard bytes[position] >= 0x20, bytes[position] != 0x7F else {
          throw fail("a pattern is one line without control characters", at: start)
        }
        text.append(bytes[position])
        position += 1
      }
    }
    flush(&pieces)
    guard pieces.last == .part(.message) else { throw fail("it must end with `{message}`", at: bytes.count) }
    guard pieces.count > 1 else { throw fail("`{message}` alone fits every line", at: 0) }
  }

  /// True if the end of a part is that of the text after it.
  private static func isOpenEnded(_ piece: FormatPiece?) -> Bool {
    guard case .part(let part)? = piece else { return false }
    switch part {
    case .tag, .process, .subsystem, .category, .word, .text: return true
    case .level, .pid, .thread, .message, .number: return false
    }
  }

  private mutating func braces() throws(TemplateError) -> FormatPiece {
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
      throw fail("`{` is not closed by `}`", at: start)
    }
    let content = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    position = end + 1
    let name = content.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let word = name.first, !word.isEmpty else { throw fail("`{}` is empty", at: start) }
    if word == "time" {
      guard used.insert(word).inserted else { throw fail("`{time}` occurs in it twice", at: start) }
      guard name.count > 1 else { return .time(.full) }
      guard let time = FormatTime(rawValue: name[1]) else { throw unknown(name[1], FormatTime.self, at: start) }
      return .time(time)
    }
    guard let part = FormatPart(rawValue: word) else {
      throw unknown(word, ["time"] + FormatPart.allCases.map(\.rawValue), at: start)
    }
    guard name.count == 1 else { throw fail("only `time` has notations; write `{\(word)}`", at: start) }
    switch part {
    case .number, .word, .text: break
    default: guard used.insert(word).inserted else { throw fail("`{\(word)}` occurs in it twice", at: start) }
    }
    return .part(part)
  }

  private func unknown<Word: RawRepresentable & CaseIterable>(
    _ word: String, _ type: Word.Type, at offset: Int
  ) -> TemplateError where Word.RawValue == String { unknown(word, type.allCases.map(\.rawValue), at: offset) }

  private func unknown(_ word: String, _ allowed: [String], at offset: Int) -> TemplateError {
    TemplateError(
      problem: .unknownWord(word, allowed: allowed, nearest: Suggestion.nearest(to: word, in: allowed)), offset: offset)
  }

  private func fail(_ reason: String, at offset: Int) -> TemplateError {
    TemplateError(problem: .badTemplate(reason), offset: offset)
  }
}
