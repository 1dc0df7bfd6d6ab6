import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Puts the timelines of all traces of a run together.
struct TimelineAggregator {
  private let entries: [TimelineEntry]
  private let limit: Int
  private var made = RunTimeline()
  private var metrics: MetricTally
  private var rowCount = 0
  /// Numbers of devices that the log names.
  private var numbers: [String: Int] = [:]
  private var devices = 0

  /// `nil` where the run keeps no timeline.
  init?(_ ruleSet: RuleSet, _ options: AuditOptions) {
    guard options.keepsTimeline else { return nil }
    entries = ruleSet.timeline
    limit = options.timelineLimit
    metrics = MetricTally(ruleSet.metrics)
    made.lanes = ruleSet.lanes.map { TimelineLane(id: $0.id, title: $0.title) }
  }

  /// As far as it was put together.
  var timeline: RunTimeline {
    var timeline = made
    timeline.metrics = metrics.families
    timeline.durations = metrics.durationsByName
    return timeline
  }

  /// Adds the timeline of a trace in these captures, as far as there is room. `devices` have conditions, and so are a part of it
  /// without any event.
  mutating func collect(
    _ trace: TraceTimeline, _ captures: [String], devices: Set<SourceID>, _ evidenceReporter: EvidenceReporter
  ) {
    var trace = trace
    trace.omit(beyond: max(0, limit - rowCount))
    metrics.add(trace.collected.metrics)
    rowCount += trace.collected.rows.count
    let times = trace.times
    var rows: [Int: [TimelineRow]] = [:]
    for row in trace.collected.rows {
      rows[row.source.index, default: []].append(reported(row, times, evidenceReporter))
    }
    for track in trace.tracks {
      let index = track.index
      let gaps = track.gaps.map {
        TimelineGap(reason: $0.reason, from: times.point($0.from), to: times.point($0.to))
      }
      let hasEvents = rows[index] != nil || trace.collected.omitted[index] != nil
      guard hasEvents || !gaps.isEmpty || devices.contains(SourceID(index)) else { continue }
      let identity = track.device.map { FNVHash.shortDigits(of: $0) }
      var source = TimelineSource(name: "device \(number(of: identity))", identity: identity, captures: captures)
      source.source = SourceID(index)
      source.rows = rows[index] ?? []
      source.gaps = gaps
      source.omitted = trace.collected.omitted[index].map { OmittedRows(count: $0.count, from: times.point($0.from)) }
      made.sources.append(source)
    }
  }

  private mutating func number(of identity: String?) -> Int {
    if let known = identity.flatMap({ numbers[$0] }) { return known }
    devices += 1
    if let identity { numbers[identity] = devices }
    return devices
  }

  private func reported(_ row: CollectedRow, _ times: TraceTime, _ evidenceReporter: EvidenceReporter) -> TimelineRow {
    let entry = entries[row.entry]
    var reported = TimelineRow(
      entry: entry.id, lane: entry.lane, mark: entry.kind, label: row.label,
      capture: evidenceReporter.path(row.position.capture), line: row.position.line, session: row.session)
    reported.logged = times.point(row.logged)
    reported.at = times.point(row.at)
    reported.until = times.point(row.until)
    reported.key = row.key
    reported.concernsAll = entry.key == nil
    reported.run = row.run
    reported.succeeded = row.succeeded
    reported.value = row.value
    return reported
  }
}
