import LogCheckModel

/// Reads a rule of the kind `count`.
struct CountDecoder {
  let reader: KindReader

  private var problems: RuleProblems { reader.problems }

  /// No count of a rule is greater.
  private static let greatest = 1_000_000

  func decode() -> CountRule? {
    let map = reader.map
    let per = map.value("per").flatMap { reader.countScope($0) }
    let event = reader.selector("event", isGuarded: true, reader.scope.with(per?.open))
    // None at all makes sense between two events; elsewhere the first event counted opens the instance.
    let bounds = bounds(from: per?.isInterval == false ? 1 : 0)
    if let per, !per.isInterval {
      for key in ["exactly", "at_least"] where map.has(key) {
        let reason = "an instance opens with the first event counted; only `at_most` says something then"
        problems.report(.unusable(key, because: reason), at: map.keyPlace(key))
      }
    }
    guard let event, let scope = per?.scope else { return nil }
    var rule = CountRule(event: event, scope: scope, minimum: bounds.minimum, maximum: bounds.maximum)
    rule.isJudgedByOrder = reader.isJudgedByOrder(("close", rule.hasEnd))
    return rule
  }

  private func bounds(from lowest: Int) -> (minimum: Int?, maximum: Int?) {
    let map = reader.map
    let exactly = map.integer("exactly", in: lowest...Self.greatest)
    let least = map.integer("at_least", in: 1...Self.greatest)
    let most = map.integer("at_most", in: lowest...Self.greatest)
    map.atMostOne(of: ["exactly", "at_least"])
    map.atMostOne(of: ["exactly", "at_most"])
    if !["exactly", "at_least", "at_most"].contains(where: { map.has($0) }) {
      problems.report(.missingKey("exactly", of: "a count rule"), at: map.node.place)
    }
    if let least, let most, least > most {
      problems.report(.unusable("at_least", because: "it is greater than `at_most`"), at: map.keyPlace("at_least"))
    }
    return (exactly ?? least, exactly ?? most)
  }
}
