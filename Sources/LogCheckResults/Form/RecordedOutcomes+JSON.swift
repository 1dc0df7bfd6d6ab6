import LogCheckModel
import LogCheckReporting

extension RecordedOutcomes: Decodable {
  func write(to json: inout JSONWriter) {
    json.object("counts") { counts.write(to: &$0) }
    for (name, count) in [("unproved", unproved), ("notDue", notDue), ("omitted", omitted)] where count > 0 {
      json.integer(name, count)
    }
    json.optional("lastKept", lastKept)
    json.optional("lastShown", lastShown)
    if let ending {
      json.object(ending.kind.rawValue) { json in
        json.optional("since", ending.since)
        json.integer("notifications", ending.notifications)
      }
    }
    json.array("causes") { json in for cause in causes { json.object { cause.write(to: &$0) } } }
    if causesNotListed > 0 { json.integer("causesNotListed", causesNotListed) }
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init()
    counts = try OutcomeCounts(members.valueIfPresent("counts"))
    unproved = try members.count("unproved")
    notDue = try members.count("notDue")
    omitted = try members.count("omitted")
    lastKept = try members.day("lastKept")
    lastShown = try members.day("lastShown")
    for kind in OutcomeEnding.Kind.allCases {
      guard ending == nil, let end: Members = try members.valueIfPresent(kind.rawValue) else { continue }
      ending = OutcomeEnding(kind, since: try end.day("since"), notifications: try end.count("notifications"))
    }
    // A later version may list more of them.
    for cause in try members.valueIfPresent("causes", [RecordedCause].self) ?? [] { append(cause) }
    countCauses(try members.count("causesNotListed"))
  }
}

extension RecordedCause: Decodable {
  func write(to json: inout JSONWriter) {
    json.string("kind", kind)
    json.string("side", side.rawValue)
    json.string("certainty", certainty.rawValue)
    json.string("title", title)
    json.string("stage", stage.rawValue)
    json.optional("from", from)
    json.optional("to", to)
    json.object("affected") { affected.write(to: &$0) }
    if ending > 0 { json.integer("ending", ending) }
    json.optional("capture", capture)
    if line > 0 { json.integer("line", line) }
  }

  package init(from decoder: any Decoder) throws {
    let members = try Members(decoder)
    self.init(
      kind: try members.text("kind"), side: try members.choice("side"), certainty: try members.choice("certainty"),
      title: try members.text("title"), stage: try members.choice("stage"))
    from = try members.day("from")
    to = try members.day("to")
    affected = try OutcomeCounts(members.valueIfPresent("affected"))
    ending = try members.count("ending")
    isShown(by: try members.count("line"), of: try members.textIfPresent("capture"))
  }
}

extension OutcomeCounts {
  /// Results that occur, in the words of the report of a run.
  func write(to json: inout JSONWriter) {
    for result in OutcomeResult.allCases where self[result] > 0 { json.integer(result.rawValue, self[result]) }
  }

  init(_ members: Members?) throws {
    self.init()
    guard let members else { return }
    for result in OutcomeResult.allCases { self[result] = try members.count(result.rawValue) }
  }
}
