import LogCheckModel

/// Reads the comments, the texts and the identifiers of a Swift or C file.
///
/// Interpolations end a text and are not read. A quote inside of a pattern (`/"/`) is taken for a text, which then ends with its line.
struct SwiftProse {
  private let bytes: [UInt8]
  private let withTexts: Bool
  private let withNames: Bool
  private var index = 0
  private var line = 1
  private var file = ProseFile()
  /// The last line that was a comment of whole lines.
  private var lastComment: (line: Int, isDocumentation: Bool)?

  static func read(_ bytes: [UInt8], withTexts: Bool, withNames: Bool) -> ProseFile {
    var reader = SwiftProse(bytes: bytes, withTexts: withTexts, withNames: withNames)
    while reader.index < bytes.count { reader.step() }
    return reader.file
  }

  private init(bytes: [UInt8], withTexts: Bool, withNames: Bool) {
    self.bytes = bytes
    self.withTexts = withTexts
    self.withNames = withNames
  }

  private mutating func step() {
    switch bytes[index] {
    case UInt8(ascii: "\n"):
      line += 1
      index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""): text(hashes: 0)
    case UInt8(ascii: "#"): hashes()
    case let byte where byte.isNameStart: name()
    default: index += 1
    }
  }

  private func byte(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func lineComment() {
    let isDocumentation = byte(2) == UInt8(ascii: "/")
    index += isDocumentation ? 3 : 2
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    let comment = ProseLine(number: line, text: Array(bytes[start..<index]))
    if let last = lastComment, last.line == line - 1, last.isDocumentation == isDocumentation {
      file.passages[file.passages.count - 1].lines.append(comment)
    } else {
      file.passages.append(Passage(lines: [comment], isDocumentation: isDocumentation))
    }
    lastComment = (line, isDocumentation)
  }

  private mutating func blockComment() {
    index += 2
    var lines: [ProseLine] = []
    var start = index
    while index < bytes.count {
      let isEnd = bytes[index] == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")
      if isEnd || bytes[index] == UInt8(ascii: "\n") {
        lines.append(ProseLine(number: line, text: Array(bytes[start..<index])))
        start = index + 1
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      }
      index += isEnd ? 2 : 1
      if isEnd { break }
    }
    file.passages.append(Passage(lines: lines))
    lastComment = nil
  }

  /// `#if` and the like, or the beginning of a raw text.
  private mutating func hashes() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    index += count
    if byte(0) == UInt8(ascii: "\"") { text(hashes: count) }
  }

  private mutating func text(hashes: Int) {
    let isBlock = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    index += isBlock ? 3 : 1
    var passage = Passage(lines: [])
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        passage.lines.append(ProseLine(number: line, text: Array(bytes[start..<index])))
        guard isBlock else { return finish(passage) }
        line += 1
        index += 1
        start = index
      case UInt8(ascii: "\\") where isEscape(hashes):
        passage.lines.append(ProseLine(number: line, text: Array(bytes[start..<index])))
        index += hashes + 1
        // A line that continues does not end its sentence.
        if byte(0) == UInt8(ascii: "\n") { line += 1 } else { passage = finished(passage) }
        if byte(0) == UInt8(ascii: "(") { interpolation() } else { index += 1 }
        start = min(index, bytes.count)
      case UInt8(ascii: "\"") where isEnd(hashes, isBlock: isBlock):
        passage.lines.append(ProseLine(number: line, text: Array(bytes[start..<index])))
        index += (isBlock ? 3 : 1) + hashes
        return finish(passage)
      default: index += 1
      }
    }
  }

  private func isEscape(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(_ hashes: Int, isBlock: Bool) -> Bool {
    let quotes = isBlock ? 3 : 1
    return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Skips `( … )` with what is nested in it; the names in it count.
  private mutating func interpolation() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth > 0 else {
        index += 1
        return
      }
      step()
    }
  }

  private mutating func finished(_ passage: Passage) -> Passage {
    finish(passage)
    return Passage(lines: [])
  }

  private mutating func finish(_ passage: Passage) {
    if withTexts, passage.lines.contains(where: { $0.text.contains(UInt8(ascii: " ")) }) {
      file.passages.append(passage)
      lastComment = nil
    }
  }

  private mutating func name() {
    let start = index
    while index < bytes.count, ASCII.isWord(bytes[index]) { index += 1 }
    guard withNames else { return }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    if file.names[name] == nil { file.names[name] = line }
  }
}

extension UInt8 {
  fileprivate var isNameStart: Bool { ASCII.isWord(self) && !ASCII.isDigit(self) }
}
