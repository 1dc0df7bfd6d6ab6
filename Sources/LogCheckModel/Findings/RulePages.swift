/// The documentation of a rule: an address with `{rule}` in it, as a project names it. The tool itself knows no host.
package struct RulePages: Hashable, Sendable {
  private let template: String

  private static let placeholder = "{rule}"
  private static let longest = 1000

  /// `nil` where the text is no `http` or `https` address with `{rule}` in it, or holds what has a meaning in markup.
  package init?(_ text: String) {
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    guard let scheme, text.utf8.count <= Self.longest else { return nil }
    let parts = text.dropFirst(scheme.count).components(around: Self.placeholder)
    guard parts.count > 1, parts.allSatisfy({ $0.utf8.allSatisfy(Self.isPlain) }) else { return nil }
    // The host is not made of a rule.
    guard let host = parts[0].split(separator: "/", omittingEmptySubsequences: false).first, !host.isEmpty,
      parts[0].contains("/")
    else { return nil }
    template = text
  }

  /// The page of a rule; what is no letter, digit, `-`, `.`, `_` or `~` in its id is percent-encoded.
  package func address(of rule: String) -> String {
    var id = ""
    for byte in rule.utf8 {
      if Self.isUnreserved(byte) {
        id.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        id += "%" + (digits.count < 2 ? "0" + digits : digits)
      }
    }
    return template[...].components(around: Self.placeholder).joined(separator: id)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "/:?#&=%+,;".utf8.contains(byte)
  }
}

extension Substring {
  /// The parts between the occurrences of a text.
  fileprivate func components(around text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while let range = rest.firstRange(of: text) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
