import LogCheckEngine
import LogCheckModel
import LogCheckTrace

/// The failures that wait for the profile and that a user who watches has not seen yet, by their positions among the held outcomes.
struct UnshownFailures {
  private var positions: [Int] = []
  /// The profile by which they were last asked for; with the same one there is nothing to show.
  private var asked: ChosenProfile?

  /// True if some were never asked for.
  var areNew: Bool { !positions.isEmpty && asked == nil }

  mutating func add(_ position: Int) {
    positions.append(position)
    asked = nil
  }

  /// Takes those of rules that are judged under the profile as far as it is known, in their order.
  mutating func take(
    from held: [InstanceOutcome], _ profile: ChosenProfile, where isJudged: (_ rule: Int) -> Bool
  ) -> [InstanceOutcome] {
    guard !positions.isEmpty, profile != asked else { return [] }
    asked = profile
    let shown = positions.filter { isJudged(held[$0].rule) }
    if !shown.isEmpty { positions.removeAll { isJudged(held[$0].rule) } }
    return shown.map { held[$0] }
  }
}
