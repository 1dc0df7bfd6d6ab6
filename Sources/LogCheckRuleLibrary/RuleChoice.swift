import LogCheckModel
import LogCheckRules

/// The names by which a user selects rules: an id or an earlier one, a tag, a requirement, a pattern with `*` and `?`,
/// or the beginning of ids up to a hyphen (`prefetch-lead` names `prefetch-lead-is-five-minutes`). An id, a tag or a
/// requirement is not a beginning: `--ignore prefetch` leaves out the rules with that tag, and no others.
struct RuleChoice {
  private let names: [String]
  /// Names that are neither an id, a tag nor a requirement, and so may be the beginning of ids.
  private let beginnings: Set<String>

  init(_ names: [String], in rules: [Rule]) {
    self.names = names
    beginnings = Set(names.filter { name in !rules.contains { Self.isName(name, of: $0) } })
  }

  var isEmpty: Bool { names.isEmpty }

  func takes(_ rule: Rule) -> Bool { names.contains { name($0, fits: rule) } }

  /// Names that fit no rule.
  func unmatched(in rules: [Rule]) -> [String] {
    names.filter { name in !rules.contains { self.name(name, fits: $0) } }
  }

  /// Names that fit no rule, each with those that would.
  func unknown(in rules: [Rule]) -> [UnknownName] {
    unmatched(in: rules).map {
      UnknownName("rule, tag or requirement", $0, in: Self.known(in: rules), listedBy: "rules list")
    }
  }

  /// Names that fit no rule, each with the nearest that would.
  func nearest(in rules: [Rule]) -> [(name: String, nearest: String?)] {
    unmatched(in: rules).map { ($0, Suggestion.nearest(to: $0, in: Self.known(in: rules))) }
  }

  private static func known(in rules: [Rule]) -> [String] {
    rules.flatMap { [$0.id] + $0.aliases } + OutcomeQuestion.allCases.map(\.rawValue)
      + Set(rules.flatMap { $0.tags + $0.requirements }).sorted()
  }

  private static func isName(_ name: String, of rule: Rule) -> Bool {
    rule.id == name || rule.aliases.contains(name) || rule.tags.contains(name)
      || rule.requirements.contains(name.uppercased())
  }

  private func name(_ name: String, fits rule: Rule) -> Bool {
    if Self.isName(name, of: rule) { return true }
    guard beginnings.contains(name), !name.isEmpty else { return false }
    let words = [rule.id] + rule.aliases
    if name.contains(where: { $0 == "*" || $0 == "?" }) {
      return (words + rule.tags).contains { Self.matches(Array(name.utf8)[...], Array($0.utf8)[...]) }
    }
    return words.contains { $0.hasPrefix(name + "-") }
  }

  /// `*` is any run of characters, `?` is one; going back to the last `*` alone keeps the time below the product of the lengths.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var text = text
    var retry: (pattern: ArraySlice<UInt8>, text: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, text)
      } else if let wanted = pattern.first, let found = text.first, wanted == UInt8(ascii: "?") || wanted == found {
        pattern = pattern.dropFirst()
        text = text.dropFirst()
      } else if pattern.isEmpty, text.isEmpty {
        return true
      } else if let last = retry, !last.text.isEmpty {
        text = last.text.dropFirst()
        pattern = last.pattern
        retry = (pattern, text)
      } else {
        return false
      }
    }
  }
}
