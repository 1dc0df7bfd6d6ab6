import LogCheckModel
import LogCheckRules

/// What a user names rules by: an id or an earlier one, a tag, a requirement, a pattern with `*` and `?`, or the beginning of ids up to a
/// hyphen (`prefetch` names `prefetch-lead-is-five-minutes`).
struct RuleChoice {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  var isEmpty: Bool { names.isEmpty }

  func takes(_ rule: Rule) -> Bool {
    guard !names.isEmpty else { return false }
    return names.contains { Self.name($0, fits: rule) }
  }

  /// Names that fit no rule, each with the nearest that would.
  func unknown(in rules: [Rule]) -> [(name: String, nearest: String?)] {
    names.filter { name in !rules.contains { Self.name(name, fits: $0) } }.map { name in
      let known = rules.flatMap { [$0.id] + $0.aliases } + Set(rules.flatMap { $0.tags + $0.requirements }).sorted()
      return (name, Suggestion.nearest(to: name, in: known))
    }
  }

  private static func name(_ name: String, fits rule: Rule) -> Bool {
    let words = [rule.id] + rule.aliases
    if words.contains(name) || rule.tags.contains(name) || rule.requirements.contains(name.uppercased()) { return true }
    if name.contains(where: { $0 == "*" || $0 == "?" }) {
      return (words + rule.tags).contains { matches(Array(name.utf8)[...], Array($0.utf8)[...]) }
    }
    return !name.isEmpty && words.contains { $0.hasPrefix(name + "-") }
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
