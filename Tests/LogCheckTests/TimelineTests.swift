import LogCheck
import LogCheckModel
import LogCheckRules
import Testing

/// The timeline of a run: what the entries of rule files make of events.
@Suite struct TimelineTests {
  private func timeline(
    _ lines: [String], limit: Int = 50_000, cut: Int = .max
  ) async throws -> RunTimeline {
    try await timeline(Array((lines.joined(separator: "\n") + "\n").utf8), limit: limit, cut: cut)
  }

  private func timeline(_ bytes: [UInt8], limit: Int = 50_000, cut: Int = .max) async throws -> RunTimeline {
    var options = AuditOptions()
    options.keepsTimeline = true
    options.timelineLimit = limit
    let pieces = stride(from: 0, to: bytes.count, by: cut == .max ? bytes.count : cut).map { start in
      Array(bytes[start..<min(bytes.count, start + min(cut, bytes.count))])
    }
    return try #require(try await Judge.run([.pieces(pieces, shown: "a.log")], options).summary.timeline)
  }

  private static func line(_ time: String, _ message: String) -> String {
    "2025-11-15 \(time) Df App[412:1a2b] \(message)"
  }

  private static let plan = [
    line("05:40:00.000", "[DNP-FETCH] BGTask submitted task_id=t earliest_begin=2025-11-15T05:55:00Z"),
    line("05:57:00.000", "[DNP-FETCH] BGTask started task_id=t run_id=r1 scheduled=2025-11-15T05:55:00Z"),
    line("05:57:02.500", "[DNP-FETCH] setTaskCompleted(success: true) run_id=r1"),
  ]

  @Test func noTimelineWithoutTheOption() async throws {
    let bytes = Array(Self.plan.joined(separator: "\n").utf8)
    #expect(try await Judge.run(bytes).summary.timeline == nil)
  }

  @Test func aPlanHasItsWindowItsKeyAndItsPosition() async throws {
    let timeline = try await timeline(Self.plan)
    let source = try #require(timeline.sources.first)
    #expect(source.name == "device 1")
    #expect(source.identity == nil)
    #expect(source.captures == ["a.log"])
    #expect(source.rows.map(\.entry) == ["prefetch-planned", "task-began", "task-ended"])
    #expect(source.rows.map { timeline.lanes[$0.lane].id } == ["prefetch", "prefetch", "prefetch"])
    #expect(source.rows.map(\.line) == [1, 2, 3])
    let plan = source.rows[0]
    #expect(plan.key == "t")
    #expect(plan.mark == .planned)
    #expect(plan.until.map { until in plan.at.map { until.instant - $0.instant } } == .minutes(15))
    #expect(source.rows[2].succeeded == true)
    #expect(source.rows[2].run == "r1")
  }

  @Test func anInstantThatCannotBePutAmongTheStampsIsDrawnWhereItWasLogged() async throws {
    // Stamps of local time next to an instant in UTC.
    let row = try #require(try await timeline(Self.plan).sources.first?.rows.first)
    #expect(row.logged?.frame == .local)
    #expect(row.position == row.logged)
    #expect(row.end == nil)
  }

  @Test func withAZoneItIsDrawnWhereItIs() async throws {
    let lines = Self.plan.map { $0.replacing(" Df App", with: "+0000 Df App") }
    let row = try #require(try await timeline(lines).sources.first?.rows.first)
    #expect(row.position?.text == "2025-11-15T05:55:00Z")
    #expect(row.end?.text == "2025-11-15T06:10:00Z")
    #expect(try await timeline(lines).sources.first?.rows[1].value == .duration(.seconds(120)))
  }

  @Test func whatIsBeyondTheLimitIsCounted() async throws {
    let source = try #require(try await timeline(Self.plan, limit: 1).sources.first)
    #expect(source.rows.count == 1)
    #expect(source.omitted?.count == 2)
    #expect(source.omitted?.from?.text == "2025-11-15T05:57:00")
  }

  @Test func aDuplicateLineHasOneTimelineRow() async throws {
    let lines = [Self.plan[0], Self.plan[0], Self.plan[1], Self.plan[2]]
    let timeline = try await timeline(lines)
    #expect(timeline.sources.first?.rows.count == 3)
    #expect(value(timeline, "dnp_prefetch_attempt_total", []) == 1)
  }

  /// A value that a privacy rule hides in evidence is in no label and no key.
  @Test func aLineWithASecretShowsNoneOfItsValues() async throws {
    let secret = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl"
    let timeline = try await timeline([
      Self.line("05:40:00.000", "[DNP-FETCH] Fetch failed reason=\(secret)"),
      Self.line("05:41:00.000", "[DNP-SCHEDULER] Notification tapped id=\(secret)"),
      Self.line("05:42:00.000", "[DNP-SCHEDULER] Notification tapped id=\(secret)"),
      Self.line("05:43:00.000", "[DNP-SCHEDULER] Notification tapped id=jo@example.com"),
    ])
    let rows = try #require(timeline.sources.first?.rows)
    #expect(rows.map(\.label) == ["fetch failed: …"] + [String](repeating: "notification tapped", count: 3))
    #expect(rows.map(\.key) == [nil, "hidden 1", "hidden 1", "hidden 2"])
    #expect(value(timeline, "dnp_prefetch_failure_total", ["OTHER"]) == 1)
  }

  @Test func aReasonIsCountedByItsWordWhateverItsCase() async throws {
    let timeline = try await timeline(
      ["AUTH", "auth", "NETWORK", "BAD\"LUCK"].enumerated().map { number, reason in
        Self.line("05:4\(number):00.000", "[DNP-FETCH] Fetch failed reason=\(reason)")
      })
    #expect(value(timeline, "dnp_prefetch_failure_total", ["AUTH"]) == 2)
    #expect(value(timeline, "dnp_prefetch_failure_total", ["NETWORK"]) == 1)
    #expect(value(timeline, "dnp_prefetch_failure_total", ["SERVER"]) == 0)
    #expect(value(timeline, "dnp_prefetch_failure_total", ["OTHER"]) == 1)
  }

  @Test func aDriftFallsIntoItsBucket() async throws {
    let timeline = try await timeline([
      "2025-11-15 06:00:05.000+0000 Df App[412:1a2b] [DNP-SCHEDULER] notification delivered id=a scheduled=2025-11-15T06:00:00Z",
      "2025-11-16 05:59:00.000+0000 Df App[412:1a2b] [DNP-SCHEDULER] notification delivered id=a scheduled=2025-11-16T06:00:00Z",
      "2025-11-17 06:00:05.000+0000 Df App[412:1a2b] [DNP-SCHEDULER] notification delivered id=a scheduled=<private>",
    ])
    let family = try #require(timeline.metrics.first { $0.name == "dnp_notification_drift_seconds" })
    guard case .histogram(let histogram) = family.series.first?.reading else {
      Issue.record("no histogram")
      return
    }
    #expect(histogram.bounds == [-180, -60, -10, 0, 10, 60, 180, 900, 3600])
    #expect(histogram.counts == [0, 1, 0, 0, 1, 0, 0, 0, 0, 0])
    #expect(histogram.sum == -55)
  }

  /// A device that the log names is named by a number and a hash.
  @Test func aDeviceOfTheLogIsNotNamed() async throws {
    let event =
      #"{"schema":"dnp.event/1","ts":"2025-11-15T05:40:00Z","event":"app.launch","device":"jos-phone","fields":{}}"#
    let other = event.replacing("jos-phone", with: "another").replacing("05:40", with: "05:41")
    let timeline = try await timeline([event, other])
    #expect(timeline.sources.map(\.name) == ["device 1", "device 2"])
    #expect(Set(timeline.sources.compactMap(\.identity)).count == 2)
    #expect(timeline.sources.allSatisfy { $0.identity?.count == 8 })
  }

  /// Findings name the same positions as timeline rows.
  @Test func aFindingIsFoundAmongTheTimelineRows() async throws {
    var options = AuditOptions()
    options.keepsTimeline = true
    let sample = try #require(Sample.failing.first { $0.rule == "delivery-within-tolerance" })
    let judged = try await Judge.run(try sample.bytes(), options)
    let finding = try #require(judged.failures.first { $0.rule == "delivery-within-tolerance" })
    let position = try #require(finding.position)
    let rows = try #require(judged.summary.timeline?.sources.first?.rows)
    #expect(
      rows.filter { $0.capture == position.capture && $0.line == position.line }.map(\.entry) == [
        "notification-delivered"
      ])
  }

  @Test(arguments: [1, 7, 64, 1000])
  func theSameBytesInOtherPiecesGiveTheSame(_ cut: Int) async throws {
    for name in ["healthy/daily-cycle.log", "healthy/android.log"] {
      let bytes = try #require(Sample.healthy.first { $0.name == name }).bytes()
      let whole = try await timeline(bytes)
      let other = try await timeline(bytes, cut: cut)
      #expect(other.sources.map(\.rows) == whole.sources.map(\.rows))
      #expect(other.sources.map(\.gaps) == whole.sources.map(\.gaps))
      #expect(other.metrics.map(\.series) == whole.metrics.map(\.series))
      #expect(whole.sources.first?.rows.isEmpty == false)
    }
  }

  private func value(_ timeline: RunTimeline, _ name: String, _ values: [String]) -> Double? {
    guard let series = timeline.metrics.first(where: { $0.name == name })?.series.first(where: { $0.values == values }),
      case .value(let value) = series.reading
    else { return nil }
    return value
  }
}
