/// A waiver as it is written in settings.
struct WaiverEntry {
  var rule: String
  /// The defects that are accepted; without any, every failure of the rule.
  var fingerprints: [String]
  var reason: String
  var owner: String
  /// `yyyy-mm-dd`.
  var until: String

  func lines(indent: String) -> [String] {
    let match =
      fingerprints.isEmpty
      ? [] : ["\(indent)  match: { fingerprint: [\(fingerprints.map { "\"\($0)\"" }.joined(separator: ", "))] }"]
    return ["\(indent)- rule: \(Self.quoted(rule))"] + match + [
      "\(indent)  reason: \(Self.quoted(reason))", "\(indent)  owner: \(Self.quoted(owner))",
      "\(indent)  until: \(until)",
    ]
  }

  /// The settings with it: at the end of their waivers, or at their end. `nil` where the waivers are not a list with a line for each key.
  func added(to text: String) -> String? {
    let end = text.contains("\r\n") ? "\r\n" : "\n"
    var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let head = lines.firstIndex(where: { $0.hasPrefix("waivers:") }) else {
      lines += ["", "waivers:"] + self.lines(indent: "  ")
      return lines.joined(separator: end) + end
    }
    let rest = lines[head].dropFirst("waivers:".count)
    guard rest.allSatisfy({ $0 == " " }) || rest.drop(while: { $0 == " " }).hasPrefix("#") else { return nil }
    // Up to the next key of the settings; comments and empty lines before that belong to it.
    let next = lines[(head + 1)...].firstIndex { line in
      guard let first = line.first else { return false }
      return first != " " && first != "#" && first != "-"
    }
    var last = next ?? lines.endIndex
    while last > head + 1, Self.isBlank(lines[last - 1]) { last -= 1 }
    let entries = lines[(head + 1)..<last]
    guard let first = entries.first(where: { !Self.isBlank($0) }) else {
      lines.insert(contentsOf: self.lines(indent: "  "), at: head + 1)
      return lines.joined(separator: end) + end
    }
    let indent = String(first.prefix { $0 == " " })
    guard first.dropFirst(indent.count).hasPrefix("- ") else { return nil }
    lines.insert(contentsOf: self.lines(indent: indent), at: last)
    return lines.joined(separator: end) + end
  }

  private static func isBlank(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("#")
  }

  /// In double quotes, as YAML reads them.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
