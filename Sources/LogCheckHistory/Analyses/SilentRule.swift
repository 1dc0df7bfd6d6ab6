/// A rule that was exercised and no longer is.
package struct SilentRule: Hashable, Sendable {
  /// The index of the last night that exercised it.
  package var lastExercised: Int
  /// The number of nights since then.
  package var silence: Int
  /// The number of nights up to then, and of those of them that exercised it.
  package var nights: Int
  package var exercised: Int
  /// The probability of such a silence if the rule were exercised as often as before.
  package var chance: Double

  /// `nil` where the rule was exercised in one of the last `limit` nights, or never.
  package init?(_ rule: RuleNights, limit: Int) {
    guard let last = rule.nights.lastIndex(where: \.isExercised) else { return nil }
    let silence = rule.nights.count - 1 - last
    guard silence >= max(1, limit) else { return nil }
    lastExercised = last
    self.silence = silence
    nights = last + 1
    exercised = rule.nights.count(where: \.isExercised)
    // Laplace's rule of succession: a rule that was exercised in each of a few nights may be left out once.
    let part = Double(exercised + 1) / Double(nights + 2)
    chance = (0..<silence).reduce(1) { chance, _ in chance * (1 - part) }
  }
}
