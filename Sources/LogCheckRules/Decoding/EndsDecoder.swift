import LogCheckModel

/// Reads `ends`.
struct EndsDecoder {
  let reader: KindReader

  func decode(for body: RuleBody) -> Ends {
    var ends = Ends()
    guard let node = reader.map.value("ends"), let map = MapReader(node, .ends, reader.problems) else { return ends }
    if let reason = Self.reasonAgainst(body) {
      reader.problems.report(.unusable("ends", because: reason), at: reader.map.keyPlace("ends"))
      return ends
    }
    let usable = Self.usableKeys(for: body)
    for key in KeyTable.ends.keys.map(\.name) where map.has(key) && !usable.contains(key) {
      let reason = "rules of the kind `\(body.kind)` do not look at it"
      reader.problems.report(.unusable(key, because: reason), at: map.keyPlace(key))
    }
    let scope = reader.scope.with(body.opening)
    ends.supersedes = map.boolean("supersedes") ?? false
    ends.cancelledBy = reader.selectors.selectors(map.value("cancelled_by"), of: "events", scope)
    ends.killedBy = reader.selectors.selectors(map.value("killed_by"), of: "events", scope)
    ends.withSession = map.boolean("session") ?? false
    return ends
  }

  /// The keys that the monitors of a kind follow.
  private static func usableKeys(for body: RuleBody) -> Set<String> {
    switch body {
    case .rate: ["session"]
    case .overlap: ["cancelled_by", "killed_by", "session"]
    case .machine: ["cancelled_by", "killed_by", "session"]
    case .response, .sequence: ["supersedes", "cancelled_by", "killed_by", "session"]
    case .relate: ["supersedes", "cancelled_by", "session"]
    case .count: ["cancelled_by", "killed_by", "session"]
    case .never: ["session"]
    case .precedes: []
    case .domain, .privacy: []
    }
  }

  /// Why instances of this rule cannot be ended: they are decided as soon as they begin, or last as long as the scope.
  private static func reasonAgainst(_ body: RuleBody) -> String? {
    switch body {
    case .rate: nil
    case .overlap: nil
    case .machine: nil
    case .precedes, .domain: "each event is judged at once"
    case .privacy: "each line is judged at once"
    case .never(let rule): rule.open == nil ? "without `between` the rule lasts as long as the capture" : nil
    case .count(let rule):
      if case .between = rule.scope { nil } else { "the instances last as long as the session or the capture" }
    case .response, .sequence: nil
    case .relate(let rule): rule.partners.isEmpty ? "without `with` each event is judged at once" : nil
    }
  }
}

extension RuleBody {
  /// The event that opens an instance.
  var opening: EventSelector? {
    switch self {
    case .rate: nil
    case .overlap(let rule): rule.begin
    case .machine: nil
    case .response(let rule): rule.trigger
    case .sequence(let rule): rule.start
    case .never(let rule): rule.open
    case .precedes, .domain, .privacy: nil
    case .count(let rule):
      if case .between(let open, _, _) = rule.scope { open } else { nil }
    case .relate(let rule): rule.trigger
    }
  }

  /// The event whose fields a `key` must name; `nil` where no events are tied together.
  var keyed: EventSelector? {
    switch self {
    case .rate(let rule): rule.event
    case .overlap(let rule): rule.begin
    case .machine(let rule): rule.alphabet
    case .response(let rule): rule.trigger
    case .sequence(let rule): rule.start
    case .never(let rule): rule.event
    case .precedes(let rule): rule.event
    case .count(let rule): rule.event
    case .domain, .privacy: nil
    case .relate(let rule): rule.trigger
    }
  }
}
