import LogCheckModel

/// Finds a member of a JSON object somewhere in a text, such as a structured event after a tag.
enum JSONMemberSearch {
  /// The value of the first member of that name, if it is a text that is not empty, a number or a truth value.
  static func value(of name: String, in text: Span<UInt8>) -> [UInt8]? {
    var start = 0
    while start < text.count {
      guard let open = (start..<text.count).first(where: { text[$0] == 0x7B }) else { return nil }
      if let found = value(of: name, in: text, at: open, depth: 0) { return found }
      start = open + 1
      // An object that was walked to its end has no other one inside that was not searched.
      if let end = try? JSONScanner.valueEnd(in: text, at: open) { start = end }
    }
    return nil
  }

  private static func value(of name: String, in text: Span<UInt8>, at position: Int, depth: Int) -> [UInt8]? {
    guard depth < JSONScanner.depthLimit else { return nil }
    var members = JSONMembers(at: position)
    while let member = try? members.next(in: text) {
      if member.isNamed(name, in: text) {
        switch member.kind {
        case .string:
          var bytes: [UInt8] = []
          JSONText.append(text, of: member.value, to: &bytes)
          if !bytes.isEmpty { return bytes }
        case .number, .boolean: return member.value.map { text[$0] }
        case .null, .object, .array: break
        }
      }
      if member.kind == .object, let found = value(of: name, in: text, at: member.value.lowerBound, depth: depth + 1) {
        return found
      }
    }
    return nil
  }
}
