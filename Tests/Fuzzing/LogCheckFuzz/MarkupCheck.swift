/// Checks that a text is well-formed XML, as far as reports need it: elements in pairs, attributes in double quotes, no
/// sign that must be escaped, no reference but the five and numbers.
package enum MarkupCheck {
  package static func problem(in text: String) -> String? {
    var rest = Array(text.utf8)[...]
    var open: [ArraySlice<UInt8>] = []
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "<"):
        guard let problem = tag(&rest, &open) else { continue }
        return problem
      case UInt8(ascii: ">"): return "a bare >"
      case UInt8(ascii: "&"): guard reference(&rest) else { return "a bare &" }
      default: rest.removeFirst()
      }
    }
    return open.isEmpty ? nil : "\(open.count) elements are not closed"
  }

  private static func tag(_ rest: inout ArraySlice<UInt8>, _ open: inout [ArraySlice<UInt8>]) -> String? {
    rest.removeFirst()
    if rest.first == UInt8(ascii: "?") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return "an unfinished declaration" }
      rest = rest[(end + 1)...]
      return nil
    }
    let closes = rest.first == UInt8(ascii: "/")
    if closes { rest.removeFirst() }
    let name = rest.prefix { isName($0) }
    guard !name.isEmpty else { return "a bare <" }
    rest = rest.dropFirst(name.count)
    while let byte = rest.first, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      if byte == 0x20 || byte == 0x0A {
        rest.removeFirst()
      } else if !attribute(&rest) {
        return "a bad attribute in <\(String(decoding: name, as: UTF8.self))>"
      }
    }
    let isEmpty = rest.first == UInt8(ascii: "/")
    if isEmpty { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: ">") else { return "an unfinished tag" }
    if closes {
      guard let last = open.popLast(), last.elementsEqual(name) else {
        return "</\(String(decoding: name, as: UTF8.self))>"
      }
    } else if !isEmpty {
      open.append(name)
    }
    return nil
  }

  private static func attribute(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix { isName($0) }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "="), rest.popFirst() == UInt8(ascii: "\"") else {
      return false
    }
    while let byte = rest.first, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "<") { return false }
      if byte == UInt8(ascii: "&") { guard reference(&rest) else { return false } } else { rest.removeFirst() }
    }
    return rest.popFirst() != nil
  }

  private static func reference(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let known = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#10;", "&#9;", "&#13;"]
    guard let reference = known.first(where: { rest.starts(with: $0.utf8) }) else { return false }
    rest = rest.dropFirst(reference.utf8.count)
    return true
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
