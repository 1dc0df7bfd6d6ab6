/// A tool or a page through which the lines of a log go, as it changes them.
package struct Carrier: Sendable, Identifiable {
  package enum Group: String, Sendable, CaseIterable {
    case prefixes, characters, envelopes, tables, events, cuts, wraps
    case consoles, studio, frameworks, order, mail, terminals
  }

  /// Unique.
  package let id: String
  package let group: Group
  /// The lines of a capture, without their ends, after it.
  package let carry: @Sendable ([String]) -> [String]

  init(_ group: Group, _ id: String, _ carry: @escaping @Sendable ([String]) -> [String]) {
    self.group = group
    self.id = "\(group.rawValue)/\(id)"
    self.carry = carry
  }

  package static let all: [Carrier] =
    prefixes + characters + envelopes + tables + events + cuts + wraps
    + consoles + studio + frameworks + order + mail + terminals

  /// Lines one by one, with their indices.
  static func lines(_ group: Group, _ id: String, _ carry: @escaping @Sendable (Int, String) -> String) -> Carrier {
    Carrier(group, id) { $0.enumerated().map { carry($0.offset, $0.element) } }
  }

  /// `06:01:07` for the index of a line: the clock of a tool that reads one line a second.
  static func clock(_ index: Int) -> String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(two(6 + index / 3600)):\(two(index / 60 % 60)):\(two(index % 60))"
  }

  static func padded(_ text: String, _ width: Int) -> String { blanks(width - text.count) + text }

  /// Left-aligned.
  static func column(_ text: String, _ width: Int) -> String { text + blanks(width - text.count) }

  static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  static func replaced(_ character: Character, in text: String, by other: String) -> String {
    text.split(separator: character, omittingEmptySubsequences: false).joined(separator: other)
  }
}
