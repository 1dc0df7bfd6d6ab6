import Testing

/// The clock of the device in rules: the functions, and the zone that events name.
@Suite struct LocalTimeTests {
  private static let vocabulary = """
    schema: dnp-rules/1
    components: { ALPHA: { tags: ["[X-ALPHA]"] } }
    events:
      a.planned:
        component: ALPHA
        fields: { at: instant, count: integer, name: text }
        text: ["planned"]
        pairs: { at: at, count: count, name: name }
      a.moved:
        component: ALPHA
        zone: to
        fields: { to: text }
        text: ["moved[[ to {to}]]"]
      a.other: { component: ALPHA, text: ["other"] }

    """

  private static func line(_ second: Int, _ message: String) -> String {
    "2025-11-15 05:40:\(second < 10 ? "0" : "")\(second).000000+0000 0x1a2b     Info        0x0                  412    0    App: [X-ALPHA] \(message)"
  }

  private static func event(_ second: Int, _ name: String, tz: String?, fields: String = "{}") -> String {
    let zone = tz.map { ",\"tz\":\"\($0)\"" } ?? ""
    return line(
      second,
      "{\"schema\":\"dnp.event/1\",\"ts\":\"2025-11-15T05:40:00.000+00:00\",\"level\":\"info\",\"component\":\"ALPHA\",\"event\":\"\(name)\",\"platform\":\"ios\"\(zone),\"fields\":\(fields)}"
    )
  }

  /// The line of a process that was launched later.
  private static func relaunched(_ line: String) -> String { line.replacing(" 412  ", with: " 413  ") }

  private static let dropped = "=== Messages dropped during live streaming (use `log show` to see what they were)"

  private static func verdict(_ check: String, _ lines: [String]) throws -> String {
    let rule = "kind: check\nevent: a.planned as p\ncheck: ['\(check)']"
    return try OwnRules.judge(rule, logLines: lines, vocabulary: vocabulary).word
  }

  @Test(arguments: [
    (#"local_day(p.at, "Asia/Tokyo") == 20408"#, "at=2025-11-15T15:00:00Z", "pass"),
    (#"local_day(p.at, "Asia/Tokyo") == 20407"#, "at=2025-11-15T14:59:59Z", "pass"),
    (#"local_minute(p.at, "Asia/Tokyo") == 1439"#, "at=2025-11-15T14:59:59.999Z", "pass"),
    (#"is_local_minute(p.at, 1110, "Europe/Berlin")"#, "at=2025-11-15T17:30:59Z", "pass"),
    (#"is_local_minute(p.at, 1110, "Europe/Berlin")"#, "at=2025-11-15T18:30:00Z", "fail"),
    (#"is_local_minute(p.at, 1440, "Europe/Berlin")"#, "at=2025-11-15T18:30:00Z", "malformed"),
    (#"is_local_minute(p.at, 0 - 1, "Europe/Berlin")"#, "at=2025-11-15T18:30:00Z", "malformed"),
    (#"local_day(p.at, "Europe/Berlim") == 20407"#, "at=2025-11-15T18:30:00Z", "malformed"),
    (#"local_day(p.at, p.name) == 20407"#, "at=2025-11-15T18:30:00Z, name=<private>", "redacted"),
    (#"local_day(p.at, p.name) == 20407"#, "at=2025-11-15T18:30:00Z", "absent"),
    (#"local_day(p.at, "Etc/UTC") == 20407"#, "name=x", "absent"),
    (#"local_day(p.at, "Etc/UTC") == 18261"#, "at=2019-12-31T23:59:59Z", "time"),
    (#"local_minute(p.count, "Etc/UTC") == 353"#, "count=1763185980", "pass"),
    (#"local_minute(p.count, "Etc/UTC") == 353"#, "count=1763185980000", "pass"),
    (#"local_minute(p.count, "Etc/UTC") == 353"#, "count=1763185980000000", "pass"),
    (#"local_minute(p.count, "Etc/UTC") == 353"#, "count=353", "malformed"),
  ])
  func aFunctionHasThisValue(_ check: String, _ pairs: String, _ verdict: String) throws {
    #expect(try Self.verdict(check, [Self.line(0, "planned (\(pairs))")]) == verdict)
  }

  /// A stamp of whole seconds is any moment of its second, so it is in one minute; without a zone it may be any.
  @Test func aStampWithoutAZoneIsOnNoKnownDay() throws {
    let line = "Nov 15 05:40:59 iPhone App[412] <Notice>: [X-ALPHA] planned"
    #expect(try Self.verdict(#"local_minute(p.time, "Etc/UTC") == 340"#, [line]) == "time")
    let zoned = "2025-11-15T05:40:59+00:00 iPhone App[412]: [X-ALPHA] planned"
    #expect(try Self.verdict(#"local_minute(p.time, "Etc/UTC") == 340"#, [zoned]) == "pass")
  }

  @Test(arguments: [
    ([event(0, "a.other", tz: "Asia/Tokyo"), line(1, "planned")], "pass"),
    ([event(0, "a.planned", tz: "Asia/Tokyo")], "pass"),
    ([event(0, "a.other", tz: "Europe/Berlin"), event(1, "a.planned", tz: "Asia/Tokyo")], "pass"),
    ([event(0, "a.other", tz: "Asia/Tokyo"), event(1, "a.other", tz: "Europe/Berlin"), line(2, "planned")], "fail"),
    ([event(0, "a.other", tz: nil), line(1, "planned")], "absent"),
    ([line(0, "planned"), event(1, "a.other", tz: "Asia/Tokyo")], "absent"),
    ([event(0, "a.other", tz: "Europe/Berlin"), line(1, "moved to Asia/Tokyo"), line(2, "planned")], "pass"),
    ([event(0, "a.other", tz: "Asia/Tokyo"), line(1, "moved"), line(2, "planned")], "absent"),
    ([event(0, "a.other", tz: "Asia/Tokyo"), line(1, "moved to <private>"), line(2, "planned")], "redacted"),
    ([event(0, "a.moved", tz: "Asia/Tokyo"), line(2, "planned")], "pass"),
    ([event(0, "a.other", tz: "<private>"), line(2, "planned")], "redacted"),
    ([event(0, "a.other", tz: "Asia/Tokyo"), relaunched(line(2, "planned"))], "absent"),
    ([event(0, "a.other", tz: "UTC"), relaunched(event(2, "a.planned", tz: "Asia/Tokyo"))], "pass"),
    ([event(0, "a.other", tz: "Asia/Tokyo"), dropped, line(2, "planned")], "absent"),
    ([event(0, "a.other", tz: "UTC"), dropped, event(1, "a.other", tz: "Asia/Tokyo"), line(2, "planned")], "pass"),
    ([event(0, "a.moved", tz: "Europe/Berlin", fields: "{\"to\":\"Asia/Tokyo\"}"), line(2, "planned")], "pass"),
  ])
  func aLineHasTheZoneThatTheEventsBeforeItName(_ lines: [String], _ verdict: String) throws {
    #expect(
      try Self.verdict(#"local_day(p.time, p.time_zone) == 20407 && p.time_zone == "Asia/Tokyo""#, lines) == verdict)
  }
}
