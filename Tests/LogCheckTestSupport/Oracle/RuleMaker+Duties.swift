/// Rules about what follows, and what came before.
extension RuleMaker {
  mutating func response() -> [String] {
    var lines = main("when", alias: " as s")
    let isOne = numbers.once(in: 5)
    let count = numbers.once(in: 3) ? 2 : 1
    let ways = (0..<count).map { _ in way(isPlain: isOne) }
    lines += count == 1 ? ["expect: \(ways[0])"] : ["expect_one_of:"] + ways.map { "  - \($0)" }
    if numbers.once(in: 4) { lines.append("forbid: [\(selector(seesTrigger: true, rarity: 2))]") }
    if isOne { lines.append("exactly_one: true") }
    if isOne, numbers.once(in: 3) { lines.append("only_in_time: true") }
    return lines + ends(["supersedes", "cancelled_by", "killed_by", "session"], seesTrigger: true)
  }

  private mutating func way(isPlain: Bool) -> String {
    var parts: [String] = []
    let isEntered = !isPlain && numbers.once(in: 5)
    if isEntered { parts.append("entry: \(selector(seesTrigger: true))") }
    if !isPlain, numbers.once(in: 5) {
      parts.append("sequence: [\(selector(seesTrigger: true)), \(selector(seesTrigger: true))]")
    } else {
      parts.append("event: \(numbers.once(in: 3) ? any() : fresh())")
      if numbers.once(in: 3) { parts.append("where: '\(condition(seesTrigger: true))'") }
    }
    if numbers.once(in: 5) { parts.append("after: \(numbers.pick(["s.time + 1s", "s.at", "s.time + s.span"]))") }
    let isClosed = !isEntered && !isPlain && numbers.once(in: 4)
    if isClosed { parts.append("until: \(selector(seesTrigger: true))") }
    if !isClosed || numbers.once(in: 2) {
      parts.append(numbers.once(in: 4) ? "by: s.at + \(length())" : "within: \(length(seesTrigger: true))")
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  mutating func sequence() -> [String] {
    var lines = main("start", alias: " as s") + ["steps:"]
    let count = 1 + numbers.next(below: 3)
    // One at least must come.
    let needed = numbers.next(below: count)
    for index in 0..<count { lines.append("  - \(step(isNeeded: index == needed))") }
    lines.append("within: \(numbers.pick(["5s", "10s", "20s", "30s", "s.span + 8s"]))")
    if numbers.once(in: 4) { lines.append("each: \(numbers.pick(["3s", "8s", "s.span + 3s"]))") }
    if numbers.once(in: 4) { lines.append("not_between: [\(selector(seesTrigger: true, rarity: 2))]") }
    if numbers.once(in: 3) { lines.append("order: strict") }
    return lines + ends(["supersedes", "cancelled_by", "killed_by", "session"], seesTrigger: true)
  }

  private mutating func step(isNeeded: Bool) -> String {
    let optional = !isNeeded && numbers.once(in: 2) ? ", optional: true" : ""
    switch numbers.next(below: 5) {
    case 0: return "{ any_of: [\(selector(seesTrigger: true)), \(selector(seesTrigger: true))]\(optional) }"
    case 1 where names.count < 4: return "{ all_of: [\(fresh()), \(fresh())]\(optional) }"
    default:
      let condition = numbers.once(in: 3) ? ", where: '\(condition(seesTrigger: true))'" : ""
      return "{ event: \(any())\(condition)\(optional) }"
    }
  }

  mutating func never() -> [String] {
    let isBetween = !numbers.once(in: 4)
    var lines = ["event: \(fresh())"]
    if isBetween || numbers.once(in: 2) { lines.append("where: '\(condition(seesTrigger: isBetween))'") }
    if isBetween {
      let isTimed = numbers.once(in: 3)
      let close = isTimed && numbers.once(in: 2) ? "" : ", close: \(selector(seesTrigger: true))"
      lines.append("between: { open: \(fresh()) as s\(close) }")
      if isTimed { lines.append("within: \(length(seesTrigger: true))") }
    } else {
      isKeyed = false
      lines = [lines[0], "where: 'n == 3 && !ok'"]
    }
    if numbers.once(in: 3) { lines.append("needs_alive: [\(numbers.pick(["BETA", "b.note", "a.step", "GAMMA"]))]") }
    return lines + (isBetween ? ends(["supersedes", "cancelled_by", "killed_by", "session"], seesTrigger: true) : [])
  }

  mutating func precedes() -> [String] {
    var lines = main("event", alias: " as s") + ["requires: \(selector(fresh(), seesTrigger: true))"]
    lines.append(
      "scope: \(numbers.pick(["session", "session", "capture", "{ within_past: \(length(seesTrigger: true)) }"]))")
    if numbers.once(in: 2) { lines.append("since: \(selector(seesTrigger: true))") }
    return lines
  }

  mutating func relate() -> [String] {
    var lines = main("when", alias: " as s")
    let checks = [
      "s.n <= x.n", "s.ok == x.ok", "s.id == x.id", "x.time - s.time <= 1s", "s.n + x.n < 4", "x.ok || s.ok",
    ]
    switch numbers.next(below: 4) {
    case 0:
      lines.append("with_last: \(selector(fresh(), alias: " as x"))")
      lines.append("check: '\(numbers.pick(checks))'")
    case 1: lines.append("check: ['\(numbers.pick(["s.n < 2", "s.ok", "s.at >= s.time"]))', 's.n != 3']")
    case 2:
      lines.append("with:")
      lines.append("  - \(selector(fresh(), seesTrigger: true, alias: " as x"))")
      lines.append("  - \(selector(seesTrigger: true, alias: " as y"))")
      lines += ["within: \(length(seesTrigger: true))", "check: ['\(numbers.pick(checks))', 'x.n != y.n || x.ok']"]
    default:
      lines.append("with: \(selector(fresh(), seesTrigger: true, alias: " as x"))")
      lines += ["within: \(length(seesTrigger: true))", "check: '\(numbers.pick(checks))'"]
    }
    guard lines.contains(where: { $0.hasPrefix("with:") }) else { return lines }
    return lines + ends(["supersedes", "cancelled_by", "session"], seesTrigger: true)
  }
}
