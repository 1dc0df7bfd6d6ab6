import LogCheckModel
import LogCheckReporting

extension OutcomeTotals: MemberForm {
  func write(to json: inout JSONWriter) {
    json.integer("runs", runs)
    json.object("counts") { counts.write(to: &$0) }
    json.integer("unproved", unproved)
    json.integer("notDue", notDue)
    json.integer("omitted", omitted)
    json.object("endings") { endings.write(to: &$0) }
    json.object("unexplained") { unexplained.write(to: &$0) }
    json.object("causes") { causes.write(to: &$0) }
    json.object("devices") { devices.write(to: &$0) }
    json.object("causeDevices") { causeDevices.write(to: &$0) }
  }

  init(_ members: Members) throws {
    self.init()
    runs = try members.count("runs")
    counts = try OutcomeCounts(members.valueIfPresent("counts"))
    unproved = try members.count("unproved")
    notDue = try members.count("notDue")
    omitted = try members.count("omitted")
    endings = try EndingTotals(members.value("endings", Members.self))
    unexplained = try EndingTotals(members.value("unexplained", Members.self))
    causes = try BoundedTable(members.value("causes", Members.self))
    devices = try BoundedTable(members.value("devices", Members.self))
    causeDevices = try BoundedTable(members.value("causeDevices", Members.self))
  }
}

extension EndingTotals: MemberForm {
  func write(to json: inout JSONWriter) {
    json.integer("stopped", stopped)
    json.integer("lostContent", lostContent)
    json.integer("notifications", notifications)
    json.integer("certain", certain)
    json.integer("probable", probable)
    json.optional("side", side?.rawValue)
    json.optional("title", title)
    since.write("since", "lastSince", to: &json)
    json.optional("capture", example?.capture)
    if let example, example.line > 0 { json.integer("line", example.line) }
  }

  init(_ members: Members) throws {
    self.init()
    stopped = try members.count("stopped")
    lostContent = try members.count("lostContent")
    notifications = try members.count("notifications")
    certain = try members.count("certain")
    probable = try members.count("probable")
    side = try members.choiceIfPresent("side")
    title = try members.textIfPresent("title")
    since = try DaySpan(members, "since", "lastSince")
    let line = try members.count("line")
    example = try members.textIfPresent("capture").map { EndingExample(capture: $0, line: line) }
  }
}

extension EndingRuns: MemberForm {
  func write(to json: inout JSONWriter) {
    json.integer("runs", runs)
    // Most are zero; a fleet has many devices.
    if stopped > 0 { json.integer("stopped", stopped) }
    if lostContent > 0 { json.integer("lostContent", lostContent) }
  }

  init(_ members: Members) throws {
    self.init()
    runs = try members.count("runs")
    stopped = try members.count("stopped")
    lostContent = try members.count("lostContent")
  }
}
