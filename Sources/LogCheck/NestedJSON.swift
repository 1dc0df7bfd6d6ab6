import LogCheckModel
import LogCheckReporting

/// Writes the JSON of a log into a report: its texts cleaned like all others, without the blanks between its parts.
enum NestedJSON {
  /// Writes an object; one that cannot be read to its end is written as a text.
  static func write(_ text: LogText, _ name: String, to json: inout JSONWriter) {
    let bytes = text.bytes.span
    guard let end = try? JSONScanner.valueEnd(in: bytes, at: 0), end == bytes.count else {
      json.string(name, text.description)
      return
    }
    write(bytes, 0..<end, name, to: &json)
  }

  /// Writes a value that was checked to its end; so it is no deeper than ``JSONScanner/depthLimit``.
  private static func write(_ bytes: Span<UInt8>, _ range: Range<Int>, _ name: String?, to json: inout JSONWriter) {
    switch JSONScanner.kind(in: bytes, at: range.lowerBound) {
    case .object:
      let members = lastMembers(bytes, range)
      json.object(name) { json in
        for member in members {
          let isString = member.kind == .string
          let value = isString ? member.value.lowerBound - 1..<member.value.upperBound + 1 : member.value
          write(bytes, value, string(bytes, member.key), to: &json)
        }
      }
    case .array:
      let items = items(bytes, range)
      json.array(name) { json in for item in items { write(bytes, item, nil, to: &json) } }
    case .string: json.string(name, string(bytes, range.lowerBound + 1..<range.upperBound - 1))
    default: json.raw(name, String(decoding: range.map { bytes[$0] }, as: UTF8.self))
    }
  }

  /// The members of an object; of those with one name the last, as everywhere.
  private static func lastMembers(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [JSONMember] {
    var walk = JSONMembers(at: range.lowerBound)
    var members: [JSONMember] = []
    while let member = try? walk.next(in: bytes) { members.append(member) }
    var names: Set<LogText> = []
    let last = members.reversed().filter { names.insert(LogText(string(bytes, $0.key))).inserted }
    return last.reversed()
  }

  private static func items(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var position = JSONScanner.skipWhitespace(in: bytes, from: range.lowerBound + 1)
    while position < range.upperBound - 1, let end = try? JSONScanner.valueEnd(in: bytes, at: position) {
      items.append(position..<end)
      position = JSONScanner.skipWhitespace(in: bytes, from: end)
      if position < range.upperBound - 1 { position = JSONScanner.skipWhitespace(in: bytes, from: position + 1) }
    }
    return items
  }

  private static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    JSONText.append(bytes, of: range, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
