import LogCheckModel
import LogCheckRules

/// Passes and lifted instances of one source as mere numbers, if no report lists them.
struct VerdictCounts {
  /// By rule: what is decided for good, and what rests on something that was not seen to happen.
  private var plain: [Count]
  private var unseen: [Count]
  /// Rules with at least one count.
  private var counted: [Int] = []
  /// The scope of a rule, as far as it decides if its passes are reported.
  private let positions: [RuleCounting]

  private struct Count {
    var passes = 0
    var cancelled = 0
  }

  init(_ positions: [RuleCounting]) {
    plain = [Count](repeating: Count(), count: positions.count)
    unseen = plain
    self.positions = positions
  }

  /// True if it is enough to count what a rule says: of one that may not be judged here at all, its passes are open questions.
  func isEnough(of rule: Int, on platform: Platform?) -> Bool {
    switch positions[rule] {
    case .anywhere: true
    case .onPlatform: platform != nil
    case .special: false
    }
  }

  mutating func count(_ outcome: InstanceOutcome) {
    let (one, other) = (plain[outcome.rule], unseen[outcome.rule])
    if one.passes + one.cancelled + other.passes + other.cancelled == 0 { counted.append(outcome.rule) }
    switch (outcome.verdict, outcome.restsOnUnseen) {
    case (.cancelled, false): plain[outcome.rule].cancelled += 1
    case (.cancelled, true): unseen[outcome.rule].cancelled += 1
    case (_, false): plain[outcome.rule].passes += 1
    case (_, true): unseen[outcome.rule].passes += 1
    }
  }

  mutating func take() -> [CountedVerdicts] {
    guard !counted.isEmpty else { return [] }
    var all: [CountedVerdicts] = []
    for rule in counted.sorted() {
      for (count, rests) in [(plain[rule], false), (unseen[rule], true)] where count.passes + count.cancelled > 0 {
        all.append(CountedVerdicts(rule: rule, restsOnUnseen: rests, passes: count.passes, cancelled: count.cancelled))
      }
      plain[rule] = Count()
      unseen[rule] = Count()
    }
    counted.removeAll(keepingCapacity: true)
    return all
  }
}

/// The scope of a rule, as far as it decides if a report lists its passes.
enum RuleCounting {
  case anywhere, onPlatform
  /// Nowhere: each of its outcomes is reported.
  case special

  static func of(_ rules: [Rule]) -> [Self] {
    let variants = Set(rules.filter { $0.variant != nil }.map(\.id))
    return rules.map { rule in
      if rule.tags.contains(Rule.checklistTag) { return .special }
      if !rule.environments.isEmpty || !rule.profiles.isEmpty || variants.contains(rule.id) { return .special }
      return rule.platforms.isEmpty ? .anywhere : .onPlatform
    }
  }
}

/// The number of passes and lifted instances of a rule, if the outcomes themselves were not kept.
package struct CountedVerdicts: Sendable {
  /// Index of the rule in the loaded set.
  package var rule: Int
  /// See ``InstanceOutcome/restsOnUnseen``.
  package var restsOnUnseen: Bool
  package var passes: Int
  package var cancelled: Int
}
