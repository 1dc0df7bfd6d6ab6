import LogCheckModel

/// Cuts the text of an expression into tokens.
struct ExpressionLexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// No expression is longer; one that is, is no work of a person.
  private static let longest = 4096

  /// All tokens, the end included.
  static func tokens(of text: String) throws(ExpressionError) -> [ExpressionToken] {
    var lexer = ExpressionLexer(text)
    guard lexer.bytes.count <= longest else {
      throw ExpressionError("it is longer than \(longest) bytes", at: longest)
    }
    var tokens: [ExpressionToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private static let symbols = [
    "&&", "||", "==", "!=", "<=", ">=", "=~", "??", "<", ">", "!", "+", "-", "*", "/", "(", ")", "[", "]", ",", ".",
  ]

  private mutating func next() throws(ExpressionError) -> ExpressionToken {
    while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    let start = position
    guard let byte = peek() else { return ExpressionToken(kind: .end, offset: start) }
    if ASCII.isDigit(byte) { return ExpressionToken(kind: .literal(try number()), offset: start) }
    if ASCII.isWord(byte) {
      return ExpressionToken(kind: .name(take { ASCII.isWord($0) }), offset: start)
    }
    if byte == UInt8(ascii: "\"") { return ExpressionToken(kind: .quoted(raw: try quoted()), offset: start) }
    if byte == UInt8(ascii: "$") {
      position += 1
      let name = take { ASCII.isWord($0) }
      guard !name.isEmpty else { throw ExpressionError("`$` must be followed by the name of a parameter", at: start) }
      return ExpressionToken(kind: .parameter(name), offset: start)
    }
    for symbol in Self.symbols where bytes[position...].starts(with: symbol.utf8) {
      position += symbol.utf8.count
      return ExpressionToken(kind: .symbol(symbol), offset: start)
    }
    throw unknownCharacter(at: start)
  }

  /// A whole number, a number with a point, or a duration.
  private mutating func number() throws(ExpressionError) -> Literal {
    let start = position
    let text = take { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
    switch DurationParser.parse(text) {
    case .duration(let duration): return .duration(duration)
    case .tooLong: throw ExpressionError(.durationOutOfRange(text, isSigned: true), at: start)
    case .bareNumber:
      if !text.utf8.contains(UInt8(ascii: ".")) {
        guard NodeReader.isDecimal(text), let value = Int64(text) else { break }
        return .integer(value)
      }
      guard text.utf8.last != UInt8(ascii: "."), let value = Double(text), value.isFinite else { break }
      return .number(value)
    case .malformed: break
    }
    throw ExpressionError("`\(text.shortened)` is neither a number nor a duration", at: start)
  }

  private mutating func quoted() throws(ExpressionError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = peek() {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
      content.append(byte)
      if byte == UInt8(ascii: "\\"), let escaped = peek() {
        content.append(escaped)
        position += 1
      }
    }
    throw ExpressionError("the text that begins here has no closing quote", at: start)
  }

  private func unknownCharacter(at start: Int) -> ExpressionError {
    switch bytes[start] {
    case UInt8(ascii: "="): ExpressionError("`=` compares nothing; write `==`", at: start)
    case UInt8(ascii: "&"): ExpressionError("write `&&`", at: start)
    case UInt8(ascii: "|"): ExpressionError("write `||`", at: start)
    case UInt8(ascii: "'"): ExpressionError("texts in expressions need double quotes", at: start)
    default: ExpressionError("`\(character(at: start))` has no meaning here", at: start)
    }
  }

  private func character(at start: Int) -> String {
    let scalars = String(decoding: bytes[start...].prefix(4), as: UTF8.self).unicodeScalars
    return scalars.first.map { String($0) } ?? ""
  }

  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(while accepts: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek(), accepts(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
