/// Rules that count, and rules that follow a course.
extension RuleMaker {
  mutating func count() -> [String] {
    var lines = main("event")
    switch numbers.next(below: 6) {
    case 0: lines += ["per: session", "at_most: \(numbers.pick([1, 2]))"]
    case 1: lines += ["per: capture", "at_most: \(numbers.pick([1, 2, 3]))"]
    default:
      let close = numbers.once(in: 2) ? ", close: \(selector(seesTrigger: true))" : ""
      lines.append("per: { open: \(any()) as s\(close), at_most: \(length(seesTrigger: true)) }")
      let bounds = ["exactly: 1", "at_most: 1", "at_least: 1", "at_most: 0", "at_least: 2"]
      lines += numbers.once(in: 5) ? ["at_least: 1", "at_most: 2"] : [numbers.pick(bounds)]
      lines += ends(["cancelled_by", "killed_by", "session"], seesTrigger: true)
    }
    return lines
  }

  mutating func rate() -> [String] {
    main("event") + ["at_most: \(1 + numbers.next(below: 3))", "in: \(length())"]
      + ends(["session"], seesTrigger: false)
  }

  mutating func share() -> [String] {
    let length = 3 + numbers.next(below: 3)
    return main("event")
      + [
        "holds: '\(condition(seesTrigger: false))'", "of: \(length)",
        "at_least: \(1 + numbers.next(below: length - 1))",
      ] + ends(["session"], seesTrigger: false)
  }

  mutating func overlap() -> [String] {
    var lines = main("begin", alias: " as s") + ["end: \(selector(seesTrigger: true))"]
    if numbers.once(in: 2) { lines.append("at_most: \(length(seesTrigger: true))") }
    return lines + ends(["cancelled_by", "killed_by", "session"], seesTrigger: true)
  }

  mutating func machine() -> [String] {
    let events = (fresh(), fresh(), fresh())
    let isGuarded = numbers.once(in: 3)
    let go = isGuarded ? "go" : events.0
    // Mostly a machine that forgives.
    let hold = numbers.once(in: 4) ? ", \(events.2): up" : ", \(go): up, \(events.2): up"
    let idle = numbers.once(in: 4) ? "" : ", \(events.1): \"off\", \(events.2): \"off\""
    var transitions = "\"off\": { \(go): up\(idle) }, up: { \(events.1): \"off\"\(hold) }"
    if numbers.once(in: 4) {
      transitions =
        "\"off\": { \(go): up }, up: { \(events.1): late, \(events.2): up }, late: { \(go): up, \(events.2): \"off\" }"
    }
    var lines = ["initial: \"off\"", "transitions: { \(transitions) }"]
    if isGuarded { lines.append("events: { go: { event: \(events.0), where: '\(condition(seesTrigger: false))' } }") }
    if numbers.once(in: 2) { lines.append("other: ignore") }
    if numbers.once(in: 4) { lines.append("stay: { up: \(numbers.pick(["5s", "10s", "20s"])) }") }
    if numbers.once(in: 6) { lines.append("final: [\"off\"]") }
    if numbers.once(in: 2) {
      lines += [
        "ends: { session: true\(numbers.once(in: 5) ? ", cancelled_by: [\(selector(fresh(), rarity: 2))]" : "") }"
      ]
    } else {
      lines.append("reset_on: \(numbers.pick(["s.launch", "s.launch", fresh()]))")
    }
    return lines
  }

  mutating func gauge() -> [String] {
    var lines = ["up: \(selector(fresh()))", "down: [\(selector(fresh())), \(selector(rarity: 1))]"]
    if numbers.once(in: 2) { lines.append("set: { event: \(any()), value: n }") }
    lines.append("reset_on: \(numbers.pick(["s.launch", "s.launch", fresh()]))")
    let most = numbers.once(in: 4) ? [] : ["at_most: \(2 + numbers.next(below: 4))"]
    return lines + most + (most.isEmpty || numbers.once(in: 6) ? ["at_least: 1"] : [])
  }

  mutating func counter() -> [String] {
    var lines = main("event") + ["value: \(numbers.pick(["n", "n", "at", "at", "at", "span"]))"]
    if lines.contains(where: { $0 == "value: n" }), numbers.once(in: 3) {
      lines.append("rises_with: \(selector(fresh()))")
    } else if lines.contains(where: { $0 == "value: n" }), numbers.once(in: 2) {
      lines.append("rises_by: \(numbers.pick(["\"1\"", "n", "\"0\""]))")
      if numbers.once(in: 2) { lines.append("never_falls: false") }
    }
    if numbers.once(in: 2) { lines.append("reset_on: \(numbers.once(in: 2) ? "s.launch" : selector(rarity: 2))") }
    return lines
  }
}
