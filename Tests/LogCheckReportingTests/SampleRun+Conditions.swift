import LogCheckModel
import LogCheckReporting

extension SampleRun {
  /// Six days of a device: Low Power Mode twice, a token that was rejected on each of two days, five refused requests on one day, and a
  /// permission that was taken away and did not come back.
  static let conditions: SampleRun = {
    var device = DeviceOutcomes.sample()
    device.causes = [
      .sample("permission-denied", .user, "the user does not allow notifications", line: 41),
      .sample("auth-rejected", .server, "the server rejected the token", line: 12),
    ]
    device.conditions = [
      .sample("low-power", .user, "Low Power Mode is on", (1, 480, 3), end: (1, 600, 5)),
      .sample(
        "auth-rejected", .server, "the server rejected the token", (2, 349, 12), lasts: false, causes: [1], lines: 2),
      .sample("low-power", .user, "Low Power Mode is on", (2, 1_200, 18), end: (3, 480, 21)),
      .sample("auth-rejected", .server, "the server rejected the token", (3, 349, 20), lasts: false, causes: [1]),
    ]
    device.conditions += (0..<5).map {
      .sample("too-many", .app, "too many requests wait (code 2)", (4, 60 * ($0 + 1), 30 + $0), lasts: false)
    }
    device.conditions.append(
      .sample("permission-denied", .user, "the user does not allow notifications", (4, 1_110, 41), causes: [0]))
    return SampleRun(name: "conditions", device: device)
  }()

  init(name: String, device: DeviceOutcomes, days: Int = 6) {
    self.init(
      name: name, summary: RunSummary(.pass, 0, [RuleSummary("ready", "the plugin is ready", .pass, passes: 1)]))
    var source = TimelineSource(name: "device 1", identity: nil, captures: device.captures)
    source.source = device.source
    source.rows = (1...days).map { day in
      var row = TimelineRow(
        entry: "task-began", lane: 0, mark: .happened, label: "task began", capture: "night.log", line: day * 10,
        session: 0)
      row.logged = .sample(day, 348)
      return row
    }
    var timeline = RunTimeline()
    timeline.lanes = [TimelineLane(id: "task", title: "background tasks")]
    timeline.sources = [source]
    summary.timeline = timeline
    summary.outcomes = [device]
  }
}

extension TimelinePoint {
  /// The minute of a day, from 1: 2025-11-15.
  static func sample(_ day: Int, _ minute: Int) -> TimelinePoint {
    TimelinePoint(
      instant: LogInstant(nanoseconds: (1_763_164_800 + Int64(day - 1) * 86_400 + Int64(minute) * 60) * 1_000_000_000),
      frame: .absolute, granularity: .milliseconds(1), isReal: true)
  }
}

extension DeviceOutcomes {
  static func sample() -> DeviceOutcomes {
    var device = DeviceOutcomes()
    device.captures = ["night.log"]
    device.source = SourceID(0)
    device.paths = [0: "night.log"]
    return device
  }
}

extension OutcomeCause {
  static func sample(_ kind: String, _ side: OutcomeSide, _ title: String, line: Int) -> OutcomeCause {
    var cause = OutcomeCause(
      OutcomeExplanation(kind: kind, side: side, certainty: .shown, title: title), stage: .shown,
      from: TimelinePoint.sample(5, 353).instant, to: TimelinePoint.sample(6, 353).instant)
    cause.line = LinePosition(line: line)
    return cause
  }
}

extension HeldCondition {
  typealias Spot = (day: Int, minute: Int, line: Int)

  static func sample(
    _ kind: String, _ side: OutcomeSide, _ title: String, _ first: Spot, end: Spot? = nil, lasts: Bool = true,
    causes: [Int] = [], lines: Int = 1
  ) -> HeldCondition {
    var condition = HeldCondition(
      OutcomeExplanation(kind: kind, side: side, certainty: .shown, title: title), first: line(first), lasts: lasts)
    condition.end = end.map(line)
    condition.causes = causes
    condition.lines = lines
    if lines > 1 { condition.last = line((first.day, first.minute, first.line + lines - 1)) }
    return condition
  }

  private static func line(_ spot: Spot) -> Line {
    let point = TimelinePoint.sample(spot.day, spot.minute)
    var line = Line(
      position: LinePosition(line: spot.line), instant: point.instant,
      stamp: EventTime(instant: point.instant, frame: .absolute, granularity: .milliseconds(1)))
    line.point = point
    return line
  }
}
