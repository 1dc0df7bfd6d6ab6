import LogCheckModel
import LogCheckReporting

/// The JSON form of a record: one object on one line (docs/fleet.md).
extension AuditRecord {
  package static let schema = "dnp-logcheck-audit/1"

  /// The record as one line, without its end.
  package var line: String {
    var json = JSONWriter()
    json.object { json in
      json.string("schema", Self.schema)
      json.string("id", id)
      json.string("status", status.rawValue)
      json.optional("verdict", verdict?.rawValue)
      json.integer("exitCode", exitCode)
      if isAllowed { json.boolean("allowed", true) }
      if failOn != .error { json.string("failOn", failOn.rawValue) }
      json.optional("problem", problem)
      json.optional("day", day)
      json.optional("device", device)
      json.optional("build", build)
      json.optional("profile", profile)
      json.string("tool", tool)
      json.string("rulesDigest", rulesDigest)
      json.array("captures") { json in for capture in captures { json.object { capture.write(to: &$0) } } }
      json.array("rules") { json in for rule in rules { json.object { rule.write(to: &$0) } } }
      json.array("findings") { json in for finding in findings { json.object { finding.write(to: &$0) } } }
      if findingsNotListed > 0 { json.integer("findingsNotListed", findingsNotListed) }
      json.object("measures") { json in
        for (name, histogram) in measures.sorted(by: { $0.key < $1.key }) {
          json.object(name) { histogram.write(to: &$0) }
        }
      }
      if let outcomes { json.object("outcomes") { outcomes.write(to: &$0) } }
    }
    return json.text
  }
}

extension AuditRecord: Decodable {
  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init(
      id: try members.text("id"), status: try members.choice("status"), exitCode: try members.count("exitCode"),
      tool: try members.text("tool"), rulesDigest: try members.text("rulesDigest"))
    verdict = try members.choiceIfPresent("verdict")
    isAllowed = try members.flag("allowed")
    guard !isAllowed || exitCode == 3 && (verdict ?? .nothingDecided) == .nothingDecided else {
      throw members.problem("allowed", "only a run that decided nothing, with the exit code 3, may have it")
    }
    failOn = try members.choiceIfPresent("failOn") ?? .error
    problem = try members.textIfPresent("problem")
    day = try members.day("day")
    device = try members.textIfPresent("device")
    build = try members.textIfPresent("build")
    profile = try members.textIfPresent("profile")
    captures = try members.valueIfPresent("captures") ?? []
    rules = try members.valueIfPresent("rules") ?? []
    findings = try members.valueIfPresent("findings") ?? []
    findingsNotListed = try members.count("findingsNotListed")
    measures = try members.valueIfPresent("measures") ?? [:]
    outcomes = try members.valueIfPresent("outcomes")
    if let contradiction { throw members.problem(contradiction.member, contradiction.words) }
  }

  /// The member that contradicts the others: a record that was cut or edited must not make a sum green.
  private var contradiction: (member: String, words: String)? {
    let fits =
      switch verdict {
      case .pass: exitCode == 0 || exitCode == 2
      case .fail: exitCode == 1 || exitCode == 2
      case .inconclusive, .nothingDecided, nil: exitCode == 2 || exitCode == 3
      }
    guard fits else { return ("exitCode", "\(exitCode) is not the exit code of such a run") }
    if let rule = rules.first(where: { $0.verdict == .pass && $0.hasFailed }) {
      return ("rules", "\(rule.id) passes although \(rule.fails) of its instances fail")
    }
    guard verdict != .fail else { return nil }
    if let rule = rules.first(where: { $0.hasFailed && $0.severity >= failOn }) {
      return ("verdict", "it is no failure although the rule \(rule.id) failed")
    }
    if let finding = findings.first(where: { $0.severity >= failOn }) {
      return ("verdict", "it is no failure although a failure of the rule \(finding.rule) is listed")
    }
    return nil
  }
}

extension AuditedCapture: Decodable {
  func write(to json: inout JSONWriter) {
    json.string("path", path)
    json.optional("format", format)
    json.integer("bytes", bytes)
    json.integer("lines", lines)
    json.integer("events", events)
    json.optional("first", first)
    json.optional("last", last)
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init(path: try members.text("path"))
    format = try members.textIfPresent("format")
    bytes = try members.count("bytes")
    lines = try members.count("lines")
    events = try members.count("events")
    first = try members.textIfPresent("first")
    last = try members.textIfPresent("last")
  }
}

extension RuleResult: Decodable {
  func write(to json: inout JSONWriter) {
    json.string("id", id)
    json.string("verdict", verdict.rawValue)
    json.string("severity", severity.rawValue)
    if isExperimental { json.boolean("experimental", true) }
    // Most are zero; a fleet has many records.
    for (name, count) in [
      ("pass", passes), ("fail", fails), ("inconclusive", inconclusive), ("cancelled", cancelled),
      ("accepted", accepted),
    ] where count > 0 { json.integer(name, count) }
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init(
      id: try members.text("id"), verdict: try members.choice("verdict"), severity: try members.choice("severity"))
    isExperimental = try members.flag("experimental")
    passes = try members.count("pass")
    fails = try members.count("fail")
    inconclusive = try members.count("inconclusive")
    cancelled = try members.count("cancelled")
    accepted = try members.count("accepted")
  }
}

extension RecordedFinding: Decodable {
  func write(to json: inout JSONWriter) {
    json.string("rule", rule)
    json.string("severity", severity.rawValue)
    json.string("fingerprint", fingerprint)
    json.string("message", message)
    json.array("evidence") { json in for line in evidence { json.object { line.write(to: &$0) } } }
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init(
      rule: try members.text("rule"), severity: try members.choice("severity"),
      fingerprint: try members.text("fingerprint"), message: try members.text("message"))
    evidence = try members.valueIfPresent("evidence") ?? []
  }
}

extension RecordedLine: Decodable {
  func write(to json: inout JSONWriter) {
    json.string("capture", capture)
    json.integer("line", line)
    json.optional("time", time)
    json.string("text", text)
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init(
      capture: try members.text("capture"), line: try members.count("line"), time: try members.textIfPresent("time"),
      text: try members.text("text"))
  }
}

extension DurationHistogram: Decodable {
  func write(to json: inout JSONWriter) {
    json.integer("count", count)
    json.integer("sum", sum)
    if let least { json.integer("min", least) }
    if let greatest { json.integer("max", greatest) }
    json.array("buckets") { json in
      for (bucket, count) in buckets.sorted(by: { $0.key < $1.key }) {
        json.array { json in
          json.integer(nil, bucket)
          json.integer(nil, count)
        }
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    let pairs: [[Int]] = try members.valueIfPresent("buckets") ?? []
    var buckets: [Int: Int] = [:]
    for pair in pairs {
      guard pair.count == 2, buckets.updateValue(pair[1], forKey: pair[0]) == nil else {
        throw members.problem("buckets", "each bucket is a pair of its number and its count, and occurs once")
      }
    }
    guard
      let made = Self(
        count: try members.count("count"), sum: try members.number("sum") ?? 0, least: try members.number("min"),
        greatest: try members.number("max"), buckets: buckets)
    else { throw members.problem("buckets", "count, min and max do not fit the buckets") }
    self = made
  }
}
