import LogCheckModel
import LogCheckReporting

/// A value with a JSON form whose members lie in the object of what it belongs to.
protocol MemberForm: Mergeable {
  func write(to json: inout JSONWriter)
  init(_ members: Members) throws
}

/// The JSON form of a sum: one object on one line (docs/fleet.md).
extension MergedResults {
  package static let schema = "dnp-logcheck-merged/1"

  /// The sum as one line, without its end.
  package var line: String {
    var json = JSONWriter()
    json.object { json in
      json.string("schema", Self.schema)
      json.object("runs") { runs.write(to: &$0) }
      json.integer("captures", captures)
      json.integer("bytes", bytes)
      json.integer("lines", lines)
      json.integer("events", events)
      json.integer("findingsNotListed", findingsNotListed)
      json.object("rules") { rules.write(to: &$0) }
      json.object("devices") { devices.write(to: &$0) }
      json.object("builds") { builds.write(to: &$0) }
      json.object("days") { days.write(to: &$0) }
      json.object("findings") { findings.write(to: &$0) }
      json.object("measures") { measures.write(to: &$0) }
      json.object("rulesDigests") { digests.write(to: &$0) }
      json.object("tools") { tools.write(to: &$0) }
      // Sums of runs without outcomes stay as earlier versions wrote them.
      if outcomes != OutcomeTotals() { json.object("outcomes") { outcomes.write(to: &$0) } }
    }
    return json.text
  }
}

extension MergedResults: Decodable {
  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init()
    runs = try RunCounts(members.value("runs", Members.self))
    captures = try members.count("captures")
    bytes = try members.count("bytes")
    lines = try members.count("lines")
    events = try members.count("events")
    findingsNotListed = try members.count("findingsNotListed")
    rules = try BoundedTable(members.value("rules", Members.self))
    devices = try BoundedTable(members.value("devices", Members.self))
    builds = try BoundedTable(members.value("builds", Members.self))
    days = try BoundedTable(members.value("days", Members.self))
    findings = try BoundedTable(members.value("findings", Members.self))
    measures = try BoundedTable(members.value("measures", Members.self))
    digests = try BoundedTable(members.value("rulesDigests", Members.self))
    tools = try BoundedTable(members.value("tools", Members.self))
    outcomes = try members.valueIfPresent("outcomes", Members.self).map { try OutcomeTotals($0) } ?? OutcomeTotals()
  }
}

extension Members: Decodable {
  init(from decoder: any Decoder) throws { try self.init(decoder) }
}

extension BoundedTable where Value: MemberForm {
  func write(to json: inout JSONWriter) {
    json.integer("level", level)
    json.object("others") { others.write(to: &$0) }
    json.array("items") { json in
      for (key, value) in sorted(by: { _ in 0 }) {
        json.object { json in
          json.string("key", key.description)
          value.write(to: &json)
        }
      }
    }
  }

  init(_ members: Members) throws {
    var values: [LogText: Value] = [:]
    for item in try members.value("items", [Members].self) {
      let key = try item.text("key")
      guard values.updateValue(try Value(item), forKey: LogText(key)) == nil else {
        throw members.problem("items", "`\(key)` occurs twice")
      }
    }
    guard
      let table = Self(
        values: values, others: try Value(members.value("others", Members.self)), level: try members.count("level"))
    else { throw members.problem("items", "the table holds keys that its level leaves out, or too many") }
    self = table
  }
}

extension RunCounts: MemberForm {
  func write(to json: inout JSONWriter) {
    json.integer("pass", passes)
    json.integer("fail", fails)
    json.integer("inconclusive", inconclusive)
    json.integer("nothingDecided", nothingDecided)
    if allowed > 0 { json.integer("allowed", allowed) }
    json.integer("error", errors)
    days.write("firstDay", "lastDay", to: &json)
  }

  init(_ members: Members) throws {
    passes = try members.count("pass")
    fails = try members.count("fail")
    inconclusive = try members.count("inconclusive")
    nothingDecided = try members.count("nothingDecided")
    allowed = try members.count("allowed")
    errors = try members.count("error")
    days = try DaySpan(members, "firstDay", "lastDay")
  }
}

extension DaySpan {
  func write(_ first: String, _ last: String, to json: inout JSONWriter) {
    json.optional(first, self.first)
    json.optional(last, self.last)
  }

  init(_ members: Members, _ first: String, _ last: String) throws {
    self.init(first: try members.day(first), last: try members.day(last))
  }
}

extension RuleTotals: MemberForm {
  func write(to json: inout JSONWriter) {
    json.string("severity", severity.rawValue)
    json.integer("pass", passes)
    json.integer("fail", fails)
    json.integer("inconclusive", inconclusive)
    json.integer("cancelled", cancelled)
    json.integer("accepted", accepted)
    json.integer("runsPassed", runsPassed)
    json.integer("runsFailed", runsFailed)
    json.integer("runsExcused", runsExcused)
    json.integer("runsOpen", runsOpen)
    days.write("firstDay", "lastDay", to: &json)
    failDays.write("firstFailure", "lastFailure", to: &json)
  }

  init(_ members: Members) throws {
    severity = try members.choice("severity")
    passes = try members.count("pass")
    fails = try members.count("fail")
    inconclusive = try members.count("inconclusive")
    cancelled = try members.count("cancelled")
    accepted = try members.count("accepted")
    runsPassed = try members.count("runsPassed")
    runsFailed = try members.count("runsFailed")
    runsExcused = try members.count("runsExcused")
    runsOpen = try members.count("runsOpen")
    days = try DaySpan(members, "firstDay", "lastDay")
    failDays = try DaySpan(members, "firstFailure", "lastFailure")
  }
}

extension FindingTotals: MemberForm {
  func write(to json: inout JSONWriter) {
    json.integer("runs", runs)
    json.string("severity", severity.rawValue)
    json.optional("rule", rule)
    json.optional("message", message)
    days.write("firstDay", "lastDay", to: &json)
  }

  init(_ members: Members) throws {
    runs = try members.count("runs")
    severity = try members.choice("severity")
    rule = try members.textIfPresent("rule")
    message = try members.textIfPresent("message")
    days = try DaySpan(members, "firstDay", "lastDay")
  }
}

extension MeasureTotals: MemberForm {
  func write(to json: inout JSONWriter) { json.object("milliseconds") { histogram.write(to: &$0) } }

  init(_ members: Members) throws { histogram = try members.value("milliseconds") }
}
