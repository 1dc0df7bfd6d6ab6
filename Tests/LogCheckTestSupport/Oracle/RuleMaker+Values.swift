/// Rules about the values in events.
extension RuleMaker {
  mutating func domain() -> [String] {
    isKeyed = false
    let domains = [
      "n: [0, 1, 2]", "n: { from: 1 }", "n: { from: 0, to: 2 }", "n: { not_in: [3] }", "id: [\"0\"]",
      "id: { matches: '1' }", "ok: true", "span: { to: 1s }", "id: { not_in: [\"1\"] }",
    ]
    let first = numbers.pick(domains)
    let second = numbers.pick(domains.filter { $0.prefix(2) != first.prefix(2) })
    return main("event") + [
      "fields: { \(first)\(numbers.once(in: 2) ? ", \(second)" : "") }",
      "missing: \(numbers.pick(["fail", "skip", "open"]))",
    ]
  }

  mutating func set() -> [String] {
    let isListed = numbers.once(in: 3)
    var lines: [String]
    if isListed {
      lines = ["collect: l.listed", "value: ids"]
      for _ in 0..<2 { name("l.listed") }
    } else {
      lines = main("collect") + ["value: \(numbers.pick(["n", "n", "id"]))"]
    }
    let isNumber = lines.contains("value: n")
    lines.append(
      "relation: \(numbers.pick(["equal", "subset", "subset", "superset", "superset", "disjoint", "disjoint"]))")
    if numbers.once(in: 2) {
      let values =
        isNumber
        ? ["[0, 1, 2, 3]", "[1, 2, 3]", "[1]", "[2]"] : ["[\"0\"]", "[\"0\", \"1\"]", "[\"0\", \"1\", \"2\"]"]
      lines.append("with: { values: \(numbers.pick(values)) }")
    } else {
      lines.append("with: { collect: \(fresh()), value: \(isNumber ? "n" : "id") }")
    }
    switch numbers.next(below: 8) {
    case 0: lines.append("per: session")
    case 1: lines.append("per: capture")
    default:
      let close = numbers.once(in: 2) ? ", close: \(selector(seesTrigger: true))" : ""
      lines.append("per: { open: \(any()) as s\(close), at_most: \(length(seesTrigger: true)) }")
      lines += ends(["cancelled_by", "killed_by", "session"], seesTrigger: true)
    }
    return lines
  }

  mutating func hash() -> [String] {
    for _ in 0..<2 { name("h.linked") }
    isKeyed = true
    var lines = ["event: h.linked", "value: hash"]
    if numbers.once(in: 3) {
      lines.append("where: '\(numbers.pick([#"hash != "bb""#, "present(before)", #"id == "0""#]))'")
    }
    if numbers.once(in: 2) {
      lines.append("previous: before")
      if numbers.once(in: 2) { lines.append("genesis: none") }
    }
    if numbers.once(in: 2) {
      name("h.told")
      let condition = numbers.once(in: 3) ? ", where: 'hash != \"bb\"'" : ""
      lines.append("same_as: { event: h.told, value: hash\(condition) }")
    }
    if lines.count < 4 || numbers.once(in: 3) { lines.append("shape: '^[a-f]{2}$'") }
    return lines
  }
}
