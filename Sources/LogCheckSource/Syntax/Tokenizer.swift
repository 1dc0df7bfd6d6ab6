import LogCheckModel

/// Cuts a source file into tokens, in one pass and whatever its bytes are.
struct Tokenizer {
  /// The kind of text at the current position.
  enum Mode {
    case code
    /// Code inside a string, up to this byte.
    case slot(closer: UInt8)
    case text(TextForm, hashes: Int)
  }

  let bytes: [UInt8]
  let form: LexicalForm
  var index = 0
  var tokens: [Token] = []
  var names = NameTable()
  /// The start of each line.
  var lineStarts: [Int32] = [0]
  var brackets = BracketStack()
  var modes: [Mode] = [.code]
  var beginsLine = true
  /// No regular expression ends before this offset.
  var noRegexBefore = 0

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    // Offsets are 32 bits wide.
    self.bytes = bytes.count < Int(Int32.max) ? bytes : Array(bytes.prefix(Int(Int32.max) - 1))
    form = LexicalForm.of(language)
  }

  mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if has("#!") { skipLine() }
    while index < bytes.count {
      switch modes[modes.count - 1] {
      case .text(let form, let hashes): readText(form, hashes)
      case .slot(let closer): readCode(closer)
      case .code: readCode(nil)
      }
    }
    while modes.count > 1 {
      switch modes.removeLast() {
      case .text: closeBarrier(.textEnd, length: 0)
      case .slot: closeBarrier(.slotEnd, length: 0)
      case .code: break
      }
    }
    brackets.finish(&tokens)
  }

  // MARK: Code

  private mutating func readCode(_ closer: UInt8?) {
    let byte = bytes[index]
    switch byte {
    case 0x0A, 0x0D: newLine()
    case 0x00...0x20: index += 1
    // Swift and Kotlin put names that are keywords into grave accents.
    case UInt8(ascii: "`") where !form.hasRegexLiterals: index += 1
    case UInt8(ascii: "/") where skipComment() || skipRegex(): break
    case UInt8(ascii: "#") where form.hasDirectives && beginsLine && skipDirective(): break
    case UInt8(ascii: "\\") where form.hasDirectives && isLineEnd(index + 1):
      // A line of the preprocessor goes on.
      let begins = beginsLine
      index += 1
      newLine()
      beginsLine = begins
    case _ where openText(): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case _ where isNameByte(byte): readName()
    case _ where byte == closer && brackets.isBalanced(closing: byte):
      modes.removeLast()
      closeBarrier(.slotEnd, length: 1)
    default:
      brackets.read(byte, at: tokens.count, &tokens)
      append(.symbol, to: index + 1, symbol: byte, match: brackets.lastMatch)
    }
  }

  private mutating func readName() {
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = names.index(of: bytes[start..<index])
    append(.name, from: start, to: index, name: name)
  }

  private mutating func readNumber() {
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) || isDecimalPoint(index) { index += 1 }
    append(.number, from: start, to: index)
  }

  private func isDecimalPoint(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
      && ASCII.isDigit(bytes[index + 1])
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: form.nameBytes.contains(byte)
    }
  }

  // MARK: Helpers

  func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    has(Array("\(text)".utf8), at: index + offset)
  }

  func has(_ text: [UInt8], at start: Int) -> Bool {
    guard start + text.count <= bytes.count else { return false }
    for (offset, byte) in text.enumerated() where bytes[start + offset] != byte { return false }
    return true
  }

  func isLineEnd(_ index: Int) -> Bool { index < bytes.count && (bytes[index] == 0x0A || bytes[index] == 0x0D) }

  mutating func newLine() {
    index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    lineStarts.append(Int32(index))
    beginsLine = true
  }

  mutating func skipLine() {
    while index < bytes.count, !isLineEnd(index) { index += 1 }
  }

  mutating func append(
    _ kind: Token.Kind, from start: Int? = nil, to end: Int, symbol: UInt8 = 0, name: Int32 = -1, match: Int32 = -1
  ) {
    tokens.append(
      Token(
        kind: kind, symbol: symbol, beginsLine: beginsLine, start: Int32(start ?? index), end: Int32(end), name: name,
        match: match))
    beginsLine = false
    index = end
  }
}
