import LogCheckModel

/// Takes a line apart: its tag, its values with the names before them, and the words of the rest.
struct LineScanner {
  let keys: KeyMeanings
  let forms: ValueForms
  let bytes: [UInt8]
  let end: Int
  var line: ScannedLine
  var index = 0
  var clause = 0
  var isAfterComma = false
  var isAdjacent = false
  var isFirst = true
  /// The end of a code that the tag opens.
  var codeEnd = 0
  /// Starts of the last words of this clause since the last value.
  var recent: [Int] = []
  var recentEnd = 0
  /// The end of a text of a structured event whose words are read.
  var textEnd = -1
  var isName = false
  var hasName = false

  static func scan(_ text: some Collection<UInt8>, tags: TagTable, keys: KeyMeanings) -> ScannedLine {
    var scanner = LineScanner(Array(text.prefix(ScannedLine.limit)), keys)
    scanner.takeTag(tags)
    scanner.run()
    return scanner.line
  }

  private init(_ bytes: [UInt8], _ keys: KeyMeanings) {
    self.bytes = bytes
    self.keys = keys
    end = bytes.count
    line = ScannedLine(bytes: bytes)
    forms = ValueForms(bytes: bytes, end: end)
  }

  func byte(at index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  private mutating func takeTag(_ tags: TagTable) {
    while index < min(end, 24), ASCII.isBlank(bytes[index]) || bytes[index] >= 0x80 { index += 1 }
    if let tag = tags.match(bytes, at: index) {
      line.component = tag.component
      index += tag.length
      if !Self.closesTag(bytes[index - 1]) {
        codeEnd = index
        while codeEnd < end,
          ASCII.isAlphanumeric(bytes[codeEnd]) || bytes[codeEnd] == 0x2D
            || bytes[codeEnd] == 0x5F
        {
          codeEnd += 1
        }
      }
    }
    var start = index
    while start < end, !ASCII.isLetter(bytes[start]), bytes[start] != 0x7B, start < index + 12 { start += 1 }
    line.isStructured = byte(at: start) == 0x7B
  }

  private static func closesTag(_ byte: UInt8) -> Bool {
    byte == 0x5D || byte == 0x3A || byte == 0x7C || byte == 0x20
  }

  private mutating func run() {
    while index < end {
      if index >= textEnd, textEnd >= 0 {
        index = textEnd + 1
        textEnd = -1
        isName = false
        divide()
        continue
      }
      let byte = bytes[index]
      if ASCII.isLetter(byte) || byte == 0x5F {
        takeName()
      } else if ASCII.isDigit(byte) || byte == 0x3C || byte == 0x22 || byte == 0x27 || byte == 0x60
        || (byte == 0x2D || byte == 0x2B) && ASCII.isDigit(self.byte(at: index + 1))
      {
        takeForm()
      } else {
        takeMark(byte)
      }
    }
  }

  mutating func divide(comma: Bool = false) {
    if !isFirst { clause += 1 }
    isFirst = true
    isAdjacent = false
    isAfterComma = isAfterComma || comma
    recent.removeAll(keepingCapacity: true)
  }

  private mutating func takeMark(_ byte: UInt8) {
    switch byte {
    case 0x2C: divide(comma: true)
    case 0x3F:
      if !ASCII.isLetter(self.byte(at: index + 1)) { line.questions |= LineFacts.bit(clause) }
      divide()
    case 0x28: divide(comma: self.byte(at: index + 1) != 0x29)
    case 0x3A, 0x3B, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x7C, 0x21, 0x0A: divide()
    case 0x2E: if !ASCII.isLetter(self.byte(at: index + 1)) { divide() }
    case 0x2D:
      if self.byte(at: index + 1) == 0x20 || self.byte(at: index + 1) == 0x2D || self.byte(at: index + 1) == 0x3E {
        divide()
      }
    case 0xE2:
      // Dashes and arrows.
      let second = self.byte(at: index + 1)
      if second == 0x80 && (0x93...0x94).contains(self.byte(at: index + 2)) || second == 0x86 { divide() }
      isAdjacent = false
    case 0x2F, 0x3D, 0x3E, 0x01: isAdjacent = false
    default: break
    }
    index += 1
  }

  /// A quotation mark, a digit or another byte that may begin a value.
  private mutating func takeForm() {
    let mark = bytes[index]
    if mark == 0x22 || mark == 0x27 || mark == 0x60 {
      guard index != textEnd, textEnd < 0, let close = forms.quoted(at: index) else {
        index += 1
        isAdjacent = false
        return
      }
      let content = index + 1..<close - 1
      var next = close
      while next < end, bytes[next] == 0x20 { next += 1 }
      if mark == 0x22, byte(at: next) == 0x3A, isKey(content) {
        index = next + 1
        takeValue(key: content, isQuoted: true)
        return
      }
      // A sentence in quotation marks is read like any other.
      if content.isEmpty || content.filter({ bytes[$0] == 0x20 }).count >= 3 {
        index += 1
        return
      }
      add(content, forms.wholeShape(of: content) ?? .text, key: nil)
      index = close
      return
    }
    guard let (close, shape) = forms.value(at: index), textEnd < 0 || close <= textEnd else {
      index += 1
      return
    }
    add(index..<close, shape, key: nil)
    index = close
  }

  private func isKey(_ range: Range<Int>) -> Bool {
    guard (1...64).contains(range.count) else { return false }
    return range.allSatisfy {
      ASCII.isWord(bytes[$0]) || bytes[$0] == 0x2D
        || bytes[$0] == 0x2E
    }
  }

  private mutating func takeName() {
    let start = index
    var close = start
    while close < end, ASCII.isWord(bytes[close]) {
      close += 1
    }
    // A key may have hyphens and dots.
    var keyEnd = close
    while keyEnd + 1 < end, bytes[keyEnd] == 0x2D || bytes[keyEnd] == 0x2E, ASCII.isLetter(bytes[keyEnd + 1]) {
      keyEnd += 1
      while keyEnd < end, ASCII.isWord(bytes[keyEnd]) {
        keyEnd += 1
      }
    }
    if textEnd < 0 || keyEnd < textEnd, takePair(start..<keyEnd) { return }
    if codeEnd <= start, !isName, let (valueEnd, shape) = forms.value(at: start), textEnd < 0 || valueEnd <= textEnd {
      add(start..<valueEnd, shape, key: nil)
      index = valueEnd
      return
    }
    addWords(start..<close)
    index = close
    takeContraction()
  }

  /// `n't` with either apostrophe.
  private mutating func takeContraction() {
    guard index > 0, bytes[index - 1] | 0x20 == 0x6E else { return }
    var next = index
    if byte(at: next) == 0x27 {
      next += 1
    } else if byte(at: next) == 0xE2, byte(at: next + 1) == 0x80, byte(at: next + 2) == 0x99 {
      next += 3
    } else {
      return
    }
    guard byte(at: next) | 0x20 == 0x74, !ASCII.isLetter(byte(at: next + 1)) else { return }
    if case .word(var word) = line.items.last {
      word.isNegated = true
      line.items[line.items.count - 1] = .word(word)
    }
    index = next + 1
  }

  mutating func add(_ range: Range<Int>, _ shape: ValueShape, key: Range<Int>?) {
    var value = ScannedValue(range: range, shape: shape, clause: clause)
    if let key {
      value.key = key
    } else {
      value.nameStarts = recent
      value.nameEnd = recentEnd
    }
    line.items.append(.value(line.values.count))
    line.values.append(value)
    recent.removeAll(keepingCapacity: true)
    isAdjacent = false
    isFirst = false
  }

  /// The parts of a name: `setTaskCompleted`, `SCHEDULE_FETCH_OK`.
  mutating func addWords(_ range: Range<Int>) {
    let isCode = isCode(range)
    var counted = false
    if case .value(let last) = line.items.last, line.values[last].shape == .integer, line.values[last].clause == clause,
      line.values[last].range.upperBound + 1 == range.lowerBound
    {
      line.values[last].counted = range
      counted = true
    }
    var start = range.lowerBound
    while start < range.upperBound {
      guard ASCII.isLetter(bytes[start]) else {
        start += 1
        continue
      }
      let close = wordEnd(start, range.upperBound)
      line.items.append(
        .word(
          ScannedWord(
            range: start..<close, clause: clause, isAfterComma: isAfterComma, isCode: isCode, isAdjacent: isAdjacent,
            isFirst: isFirst, isCounted: counted)))
      isFirst = false
      isAdjacent = true
      start = close
    }
    if recent.count == 3 { recent.removeFirst() }
    recent.append(range.lowerBound)
    recentEnd = range.upperBound
  }

  private func wordEnd(_ start: Int, _ limit: Int) -> Int {
    var index = start + 1
    guard index < limit, ASCII.isLetter(bytes[index]) else { return index }
    if ASCII.isUpper(bytes[start]), ASCII.isUpper(bytes[index]) {
      while index < limit, ASCII.isUpper(bytes[index]) { index += 1 }
      // `BGTask`: the last capital begins the next word; `IDs` is one.
      if index < limit, ASCII.isLower(bytes[index]) {
        if bytes[index] == 0x73, index + 1 == limit { return limit }
        return index - 1
      }
      return index
    }
    while index < limit, ASCII.isLower(bytes[index]) { index += 1 }
    return index
  }

  func isCode(_ range: Range<Int>) -> Bool {
    if range.lowerBound < codeEnd || isName { return true }
    if byte(at: range.upperBound) == 0x28 { return true }
    var capitals = 0
    var letters = 0
    for index in range {
      if bytes[index] == 0x5F, index > range.lowerBound, index + 1 < range.upperBound { return true }
      letters += ASCII.isLetter(bytes[index]) ? 1 : 0
      capitals += ASCII.isUpper(bytes[index]) ? 1 : 0
    }
    return letters == capitals && letters >= 4
  }
}
