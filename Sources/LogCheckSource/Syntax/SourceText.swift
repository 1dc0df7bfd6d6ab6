/// A source file as tokens.
struct SourceText {
  let language: SourceLanguage
  let bytes: [UInt8]
  let tokens: [Token]
  let names: NameTable
  private let lineStarts: [Int32]

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    var tokenizer = Tokenizer(bytes, language)
    tokenizer.run()
    self.language = language
    self.bytes = tokenizer.bytes
    tokens = tokenizer.tokens
    names = tokenizer.names
    lineStarts = tokenizer.lineStarts
  }

  /// The identifier that a token is; empty where it is not one.
  func name(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind == .name ? names[tokens[index].name] : ""
  }

  func isSymbol(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSymbol(scalar)
  }

  func isAnySymbol(_ index: Int, _ bytes: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol && bytes.utf8.contains(tokens[index].symbol)
  }

  /// True if the token begins right after the one before, as the bytes of `==` do.
  func touchesPrevious(_ index: Int) -> Bool {
    index > 0 && tokens.indices.contains(index) && tokens[index].start == tokens[index - 1].end
  }

  /// True if a group or a string begins with the token.
  func opens(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .textStart, .slotStart: return true
    case .symbol: return isAnySymbol(index, "([{")
    default: return false
    }
  }

  /// The token after the one at `index`, and after the whole group where that one opens it.
  func next(_ index: Int) -> Int {
    opens(index) ? max(index + 1, Int(tokens[index].match) + 1) : index + 1
  }

  /// The tokens of a chain of names and calls that are not inside its groups, at most forty.
  func chain(_ range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound, result.count < 40 {
      result.append(index)
      index = next(index)
    }
    return result
  }

  /// The tokens inside the group that the one at `index` opens.
  func inside(_ index: Int) -> Range<Int> {
    let end = min(tokens.count, Int(tokens[index].match))
    return min(index + 1, end)..<max(index + 1, end)
  }

  /// The source of some tokens, cut after `limit` bytes, with each run of blanks as one.
  func source(_ range: Range<Int>, limit: Int) -> String {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return "" }
    let start = Int(tokens[range.lowerBound].start)
    let end = min(bytes.count, Int(tokens[range.upperBound - 1].end))
    var result: [UInt8] = []
    for byte in bytes[start..<max(start, min(end, start + 4 * limit))] {
      if byte > 0x20 { result.append(byte) } else if result.last != 0x20 { result.append(0x20) }
      if result.count == limit { break }
    }
    return String(decoding: result, as: UTF8.self)
  }

  func position(of index: Int) -> SourcePosition {
    let offset = tokens[index].start
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }
}
