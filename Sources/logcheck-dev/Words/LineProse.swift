/// The paragraphs of a Markdown page, without code, link targets and generated parts.
enum MarkdownProse {
  /// Lines above parts that a generator or a benchmark writes, whose sources are checked.
  private static let generated = ["generated", "measured", "taken", "latency", "begin"].map { Array("<!-- \($0)".utf8) }

  static func read(_ lines: [ArraySlice<UInt8>]) -> [Passage] {
    var passages: [Passage] = []
    var isCode = false
    var isGenerated = false
    var isOpen = false
    for (index, line) in lines.enumerated() {
      let text = line.withoutIndentation
      if text.starts(with: "```".utf8) { isCode.toggle() }
      if generated.contains(where: text.starts(with:)) { isGenerated = true }
      if text.starts(with: "<!-- end".utf8) { isGenerated = false }
      guard !isCode, !isGenerated, !text.isEmpty, !text.starts(with: "<!--".utf8), !text.starts(with: "```".utf8) else {
        isOpen = false
        continue
      }
      let prose = ProseLine(number: index + 1, text: withoutCode(Array(line)))
      let continues = isOpen && !text.starts(with: "|".utf8) && !text.starts(with: "- ".utf8)
      if continues {
        passages[passages.count - 1].lines.append(prose)
      } else {
        passages.append(Passage(lines: [prose]))
      }
      isOpen = true
    }
    return passages
  }

  /// Code spans and the targets of links become `` ` ``, which no phrase spans.
  private static func withoutCode(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      var end: Int?
      if line[index] == UInt8(ascii: "`") {
        end = line[(index + 1)...].firstIndex(of: UInt8(ascii: "`"))
      } else if line[index] == UInt8(ascii: "]"), index + 1 < line.count, line[index + 1] == UInt8(ascii: "(") {
        end = line[index...].firstIndex(of: UInt8(ascii: ")"))
      }
      result.append(end == nil ? line[index] : UInt8(ascii: "`"))
      index = (end ?? index) + 1
    }
    return result
  }
}

/// The comments of a rule file and the values of the keys that hold sentences; in a JSON schema, its descriptions.
enum RuleProse {
  private static let keys: Set<String> = [
    "title", "rationale", "remediation", "message", "summary", "note", "name", "label", "description", "capture_with",
    "not_checkable", "reason", "reading", "limit", "equivalent", "help", "what",
  ]

  static func read(_ lines: [ArraySlice<UInt8>]) -> [Passage] {
    var passages: [Passage] = []
    /// The indentation of the key of the open passage.
    var open: Int?
    for (index, line) in lines.enumerated() {
      let text = line.withoutIndentation
      let indentation = line.count - text.count
      if text.first == UInt8(ascii: "#") {
        passages.append(Passage(lines: [ProseLine(number: index + 1, text: Array(text))]))
        open = nil
      } else if let value = value(of: text) {
        passages.append(Passage(lines: [ProseLine(number: index + 1, text: Array(value))]))
        // The keys of a list's item line up after its dash.
        open = indentation + (text.starts(with: "- ".utf8) ? 2 : 0)
      } else if let key = open, indentation > key {
        passages[passages.count - 1].lines.append(ProseLine(number: index + 1, text: Array(text)))
      } else {
        open = nil
      }
    }
    return passages
  }

  /// The ids in a rule file, which reports print: each is the value of a key `id` that begins a line or a map in one.
  static func ids(_ lines: [ArraySlice<UInt8>]) -> Names {
    var names: Names = [:]
    for (index, line) in lines.enumerated() {
      guard let (key, value) = entry(in: line.withoutIndentation), key == "id" || key == "{ id" else { continue }
      let name = value.withoutIndentation.prefix { $0 != UInt8(ascii: ",") }
      names[String(decoding: name, as: UTF8.self)] = index + 1
    }
    return names
  }

  private static func value(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let (key, value) = entry(in: line), keys.contains(key) else { return nil }
    return value
  }

  private static func entry(in line: ArraySlice<UInt8>) -> (key: String, value: ArraySlice<UInt8>)? {
    let text = line.starts(with: "- ".utf8) ? line.dropFirst(2) : line
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = text[..<colon].filter { $0 != UInt8(ascii: "\"") }
    return (String(decoding: key, as: UTF8.self), text[(colon + 1)...])
  }
}

/// The comments of a shell script, a Python program or the Makefile.
enum ScriptProse {
  static func read(_ lines: [ArraySlice<UInt8>]) -> [Passage] {
    var passages: [Passage] = []
    var lastNumber = 0
    var isDocumentation = false
    for (index, line) in lines.enumerated() {
      let quotes = occurrences(of: Array("\"\"\"".utf8), in: line)
      let comment = isDocumentation || quotes > 0 ? Array(line) : self.comment(of: line)
      if quotes % 2 == 1 { isDocumentation.toggle() }
      guard let comment else { continue }
      let prose = ProseLine(number: index + 1, text: comment)
      if lastNumber == index, index > 0 {
        passages[passages.count - 1].lines.append(prose)
      } else {
        passages.append(Passage(lines: [prose]))
      }
      lastNumber = index + 1
    }
    return passages
  }

  private static func comment(of line: ArraySlice<UInt8>) -> [UInt8]? {
    if line.withoutIndentation.first == UInt8(ascii: "#") { return Array(line.withoutIndentation) }
    var index = line.startIndex
    while let hash = line[index...].firstIndex(of: UInt8(ascii: "#")) {
      let rest = line[hash...].drop { $0 == UInt8(ascii: "#") }
      if hash > line.startIndex, line[hash - 1] == UInt8(ascii: " "), rest.first == UInt8(ascii: " ") {
        return Array(rest)
      }
      index = hash + 1
    }
    return nil
  }

  private static func occurrences(of part: [UInt8], in line: ArraySlice<UInt8>) -> Int {
    guard line.count >= part.count else { return 0 }
    return (line.startIndex...(line.endIndex - part.count)).filter { line[$0...].starts(with: part) }.count
  }
}
