import LogCheckModel
import LogCheckReporting

extension SampleRun {
  /// Two days of a device with a gap, next to another one without a year; each sort of timeline row and metric.
  static let timeline: SampleRun = {
    let late = RuleSummary("late", "a delivery is punctual", .fail, passes: 1, fails: 1)
    var run = SampleRun(
      name: "timeline",
      findings: [
        Finding(
          of: late, "does not hold: drift <= 180s",
          [FindingEvidence(9, "2025-11-15T06:05:00Z", "[APP] delivered a", .deciding)])
      ],
      summary: RunSummary(.fail, 1, [late]))
    run.summary.timeline = RunTimeline.sample
    return run
  }()

  /// A schedule that was asked for, moved once and kept in the very second; a task; ten more deliveries that were measured.
  static let flows: SampleRun = {
    var run = SampleRun(name: "flows", summary: RunSummary(.pass, 0, []))
    run.summary.timeline = RunTimeline.flows
    return run
  }()
}

extension RunTimeline {
  private static let base: Int64 = 1_763_185_200_000_000_000

  /// So many seconds after the first moment.
  static func point(_ seconds: Int64, isReal: Bool = true) -> TimelinePoint {
    TimelinePoint(
      instant: LogInstant(nanoseconds: base + seconds * 1_000_000_000), frame: isReal ? .absolute : .local,
      granularity: .milliseconds(1), isReal: isReal)
  }

  private static func row(
    _ entry: String, _ lane: Int, _ mark: TimelineMark, _ line: Int, _ seconds: Int64?, key: String? = nil
  ) -> TimelineRow {
    var row = TimelineRow(
      entry: entry, lane: lane, mark: mark, label: entry.replacing("-", with: " "), capture: "night.log", line: line,
      session: 0)
    row.logged = seconds.map { point($0) }
    row.key = key
    row.concernsAll = key == nil
    return row
  }

  static let flows: RunTimeline = {
    var timeline = RunTimeline()
    timeline.lanes = ["schedule", "task", "notification"].map { TimelineLane(id: $0, title: $0) }
    var source = TimelineSource(name: "device 1", identity: nil, captures: ["night.log"])
    func plan(_ entry: String, _ lane: Int, _ line: Int, _ seconds: Int64, at: Int64, key: String) -> TimelineRow {
      var plan = row(entry, lane, .planned, line, seconds, key: key)
      plan.at = point(at)
      return plan
    }
    source.rows = [
      row("asked-for", 0, .happened, 1, 10, key: "a"), plan("armed", 2, 2, 11, at: 600, key: "a"),
      plan("task-planned", 1, 3, 12, at: 300, key: "t"), row("task-began", 1, .began, 4, 301, key: "t"),
      plan("armed-again", 2, 5, 310, at: 900, key: "a"), row("delivered", 2, .ended, 6, 900, key: "a"),
    ]
    for number in Int64(1)...10 {
      var delivered = row("delivered", 2, .ended, 6 + Int(number), 1000 + number)
      delivered.value = .duration(.seconds(number == 1 ? -2 : number == 5 ? 3 : number < 5 ? 0 : number))
      source.rows.append(delivered)
    }
    timeline.sources = [source]
    return timeline
  }()

  static let sample: RunTimeline = {
    var timeline = RunTimeline()
    timeline.lanes = [
      TimelineLane(id: "app", title: "the app"), TimelineLane(id: "task", title: "background tasks"),
      TimelineLane(id: "notification", title: "notifications"),
    ]
    var first = TimelineSource(name: "device 1", identity: "0a1b2c3d", captures: ["night.log"])
    var plan = row("task-planned", 1, .planned, 2, 60, key: "t")
    plan.at = point(900)
    plan.until = point(1800)
    var began = row("task-began", 1, .began, 4, 960, key: "t")
    began.run = "r1"
    var ended = row("task-ended", 1, .ended, 5, 962)
    ended.run = "r1"
    ended.succeeded = true
    var armed = row("notification-armed", 2, .planned, 3, 61, key: "a")
    armed.at = point(1200)
    armed.until = point(1380)
    var delivered = row("notification-delivered", 2, .ended, 9, 1500, key: "a")
    delivered.value = .duration(.milliseconds(300_500))
    var open = row("task-began", 1, .began, 12, 2000, key: "u")
    open.label = "task began again"
    first.rows = [
      row("app-launched", 0, .happened, 1, 0), plan, armed, began, ended, delivered,
      row("without-a-time", 0, .happened, 10, nil), open,
    ]
    first.gaps = [
      TimelineGap(reason: .gap, from: point(1000), to: point(1100)), TimelineGap(reason: .clock, from: nil, to: nil),
    ]
    first.omitted = OmittedRows(count: 3, from: point(3000))
    var second = TimelineSource(name: "device 2", identity: nil, captures: ["other.log"])
    var event = row("app-launched", 0, .happened, 1, nil)
    event.logged = point(5, isReal: false)
    event.capture = "other.log"
    second.rows = [event]
    timeline.sources = [first, second]
    var drift = MetricHistogram(bounds: [-60, 0, 60.5])
    for value in [-0.5, 300.5, 12] { drift.add(value) }
    var lengths = MetricHistogram(bounds: [1, 2])
    lengths.add(1.5)
    timeline.metrics = [
      MetricFamily(
        name: "bakery_failure_total", help: "Failures by \"reason\".", kind: .counter, labels: ["reason"],
        series: [
          MetricSeries(values: ["HEAT"], reading: .value(3)), MetricSeries(values: ["OTHER"], reading: .value(0)),
        ]),
      MetricFamily(
        name: "bakery_drift_seconds", help: "Drift.", kind: .histogram, labels: [],
        series: [MetricSeries(values: [], reading: .histogram(drift))]),
      MetricFamily(
        name: "bakery_length", help: "Length.", kind: .histogram, labels: ["kind"],
        series: [MetricSeries(values: ["rye"], reading: .histogram(lengths))]),
      MetricFamily(
        name: "bakery_level", help: "Level.", kind: .gauge, labels: [],
        series: [MetricSeries(values: [], reading: .value(-0.25))]),
      MetricFamily(name: "bakery_unread", help: "Never read.", kind: .gauge, labels: [], series: []),
    ]
    return timeline
  }()

  /// Every text of it tries something.
  static func hostile(_ text: String) -> RunTimeline {
    var timeline = RunTimeline()
    timeline.lanes = [TimelineLane(id: "lane", title: text)]
    var source = TimelineSource(name: "device 1", identity: nil, captures: [text])
    var plan = TimelineRow(
      entry: "plan", lane: 0, mark: .planned, label: text, capture: text, line: .max, session: .max - 1)
    plan.key = text
    plan.logged = TimelinePoint(
      instant: LogInstant(nanoseconds: .min), frame: .absolute, granularity: .zero, isReal: true)
    plan.at = TimelinePoint(
      instant: LogInstant(nanoseconds: .max), frame: .absolute, granularity: .zero, isReal: true)
    plan.value = .number(.greatestFiniteMagnitude)
    source.rows = [plan]
    timeline.sources = [source]
    timeline.metrics = [
      MetricFamily(
        name: "hostile_total", help: text, kind: .counter, labels: ["kind"],
        series: [MetricSeries(values: [text], reading: .value(.infinity))])
    ]
    return timeline
  }
}
