import LogCheckModel

/// Lines that are JSON objects around the lines of a log, as log services and containers store them.
enum JSONEnvelope {
  /// Appends the text at a path, or the number if these are taken; `false` if the line is no such object.
  static func decode(
    _ path: ArraySlice<String>, in line: Span<UInt8>, into text: inout [UInt8], takesNumbers: Bool = false
  ) -> Bool {
    guard let found = try? member(path.first, in: line) else { return false }
    if path.count > 1 {
      guard found.kind == .object else { return false }
      return decode(path.dropFirst(), in: line.extracting(found.value), into: &text, takesNumbers: takesNumbers)
    }
    // journald writes a text with colours or other controls as the numbers of its bytes.
    if found.kind == .array { return appendBytes(line.extracting(found.value), to: &text) }
    guard found.kind == .string else {
      // A structured event that is a member and no text.
      guard found.kind == .object || takesNumbers && found.kind == .number else { return false }
      text.append(bytes: line.extracting(found.value))
      return true
    }
    JSONText.append(line, of: found.value, to: &text)
    // Containers store the end of the line, too.
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    return true
  }

  /// True if the text at a path ends with the end of a line; `nil` if the line has no such text.
  static func endsLine(_ path: ArraySlice<String>, in line: Span<UInt8>) -> Bool? {
    guard let found = try? member(path.first, in: line) else { return nil }
    if path.count > 1 {
      return found.kind == .object ? endsLine(path.dropFirst(), in: line.extracting(found.value)) : nil
    }
    guard found.kind == .string else { return nil }
    let end = found.value.upperBound
    return found.value.count > 1 && line[end - 2] == 0x5C && line[end - 1] == 0x6E
  }

  /// The last member of that name.
  private static func member(_ name: String?, in line: Span<UInt8>) throws(JSONProblem) -> JSONMember? {
    guard let name else { return nil }
    var found: JSONMember?
    var members = JSONMembers()
    while let member = try members.next(in: line) { if member.isNamed(name, in: line) { found = member } }
    return found
  }

  /// Appends the bytes of a list of numbers; `false` if it is another list.
  private static func appendBytes(_ list: Span<UInt8>, to text: inout [UInt8]) -> Bool {
    var bytes: [UInt8] = []
    var position = 1
    while position < list.count - 1 {
      list.skipBlanks(at: &position)
      guard let number = list.number(at: &position), let byte = UInt8(exactly: number) else { return false }
      bytes.append(byte)
      list.skipBlanks(at: &position)
      guard list.skip(0x2C, at: &position) || list.byte(position) == 0x5D else { return false }
    }
    text += bytes
    while let last = text.last, last == 0x0A || last == 0x0D { text.removeLast() }
    return !bytes.isEmpty
  }

  /// A text or an object that is a member of an object.
  struct Part {
    var path: [String]
    var text: [UInt8]
    var isObject = false
  }

  /// All texts and objects of an object; empty if the line is no object.
  static func texts(in line: Span<UInt8>, below path: [String] = []) -> [Part] {
    var all: [Part] = []
    var members = JSONMembers()
    do throws(JSONProblem) {
      while let member = try members.next(in: line) {
        var name: [UInt8] = []
        JSONText.append(line, of: member.key, to: &name)
        let own = path + [String(decoding: name, as: UTF8.self)]
        if member.kind == .string {
          var text: [UInt8] = []
          JSONText.append(line, of: member.value, to: &text)
          all.append(Part(path: own, text: text))
        } else if member.kind == .array {
          var text: [UInt8] = []
          if appendBytes(line.extracting(member.value), to: &text) { all.append(Part(path: own, text: text)) }
        } else if member.kind == .object, path.count < deepest {
          var text: [UInt8] = []
          text.append(bytes: line.extracting(member.value))
          all.append(Part(path: own, text: text, isObject: true))
          all += texts(in: line.extracting(member.value), below: own)
        }
        if all.count > most { return all }
      }
    } catch {
      return path.isEmpty ? [] : all
    }
    return path.isEmpty && !members.endsText(in: line) ? [] : all
  }

  /// The depth of members that are searched, and the number of texts of a line.
  private static let deepest = 4
  private static let most = 128
}
