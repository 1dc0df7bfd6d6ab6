import LogCheckModel

/// Draws a timeline as trace events.
///
/// What has a length is an asynchronous pair, since plans and runs overlap.
struct TracePicture {
  private let timeline: RunTimeline
  /// The outcomes of each source.
  private let devices: [DeviceOutcomes?]
  /// By capture and line: the findings with evidence there.
  private var findings: [CaptureLine: [Finding]] = [:]
  private let findingCount: Int
  private var shownFindings: Set<Int> = []
  private var numbers: [CaptureLine: [Int]] = [:]
  /// The start of the ruler for each kind of time: devices with the same kind are drawn one above the other.
  private let begins: [Ruler: Int64]
  var events: [TraceEvent] = []

  private struct CaptureLine: Hashable {
    var capture: String
    var line: Int
  }

  private struct Ruler: Hashable {
    var frame: TimeFrame
    var isReal: Bool

    init(_ point: TimelinePoint) {
      frame = point.frame
      isReal = point.isReal
    }
  }

  /// - Parameter devices: For each source its outcomes, if there are any.
  init(_ timeline: RunTimeline, _ findings: [Finding], _ devices: [DeviceOutcomes?]) {
    self.timeline = timeline
    self.devices = devices
    findingCount = findings.count
    for (number, finding) in findings.enumerated() {
      for position in Set(finding.evidence.map { CaptureLine(capture: $0.capture, line: $0.line) }) {
        self.findings[position, default: []].append(finding)
        numbers[position, default: []].append(number)
      }
    }
    var begins: [Ruler: Int64] = [:]
    for (source, device) in zip(timeline.sources, devices) {
      let held = (device?.conditions ?? []).flatMap { [$0.first.point, $0.last.point, $0.end?.point] }
      let points = source.rows.flatMap { [$0.logged, $0.position] } + source.gaps.flatMap { [$0.from, $0.to] } + held
      for point in points.compactMap(\.self) {
        let ruler = Ruler(point)
        begins[ruler] = min(begins[ruler] ?? .max, point.instant.nanoseconds)
      }
    }
    self.begins = begins
  }

  /// Findings without a visible timeline row.
  var findingsNotShown: Int { findingCount - shownFindings.count }

  /// Metadata first, then everything in order of time.
  var sorted: [TraceEvent] {
    guard !events.isEmpty else {
      return [
        TraceEvent(
          phase: .metadata, process: 1, thread: 0, name: "process_name",
          arguments: [("name", .text("no device was seen"))])
      ]
    }
    // Of one moment, arrows begin before they end.
    let order = events.indices.sorted { left, right in
      (events[left].time ?? -1, events[left].flow?.step ?? 0, left)
        < (events[right].time ?? -1, events[right].flow?.step ?? 0, right)
    }
    return order.map { events[$0] }
  }

  // MARK: Sources

  mutating func draw(_ index: Int) {
    let source = timeline.sources[index]
    let process = index + 1
    // Threads by lanes from 1; after them gaps and findings.
    let gapThread = timeline.lanes.count + 1
    let findingThread = timeline.lanes.count + 2
    let identity = source.identity.map { " (\($0))" } ?? ""
    note(process, 0, "process_name", source.name + identity)
    if let omitted = source.omitted {
      let from = omitted.from.map { " from \($0.text) on" } ?? ""
      note(process, 0, "process_labels", "\(omitted.count) more events\(from) are not shown", key: "labels")
    }
    for (lane, definition) in timeline.lanes.enumerated() {
      note(process, lane + 1, "thread_name", CleanText.line(definition.title))
      sort(process, lane + 1)
    }
    note(process, gapThread, "thread_name", "lines are missing")
    sort(process, gapThread)
    note(process, findingThread, "thread_name", "findings")
    sort(process, findingThread)
    drawSpans(of: source, process)
    for gap in source.gaps.enumerated() { draw(gap.element, number: gap.offset, process, gapThread) }
    if let device = devices[index], !device.conditions.isEmpty {
      note(process, findingThread + 1, "thread_name", "conditions")
      sort(process, findingThread + 1)
      draw(device, of: source, process, findingThread + 1)
    }
    var latest: Int64 = 0
    for row in source.rows {
      // An item without a time is drawn at the latest time of the log.
      let time = row.position.flatMap(self.time) ?? latest
      latest = row.logged.flatMap(self.time) ?? latest
      drawValue(of: row, at: time, process)
      drawFindings(of: row, at: time, process, findingThread)
    }
  }

  private mutating func drawSpans(of source: TimelineSource, _ process: Int) {
    let found = TimelineSpans(source)
    let last = source.rows.compactMap { $0.logged.flatMap(time) }.max() ?? 0
    let flows = TraceFlows(source, found, times: source.rows.map { $0.position.flatMap(time) })
    func flow(_ index: Int) -> (id: String, step: Int, leadsOn: Bool)? {
      flows.links[index].map { ("0x" + String(process, radix: 16) + Self.hexadecimal($0.chain), $0.step, $0.leadsOn) }
    }
    for (number, span) in found.spans.enumerated() {
      let row = source.rows[span.opening]
      guard let from = time(span.from) else { continue }
      // A run without an end reaches as far as the capture.
      let to = span.to.flatMap(time) ?? (span.kind == .run ? max(from, last) : from)
      var arguments = self.arguments(row)
      arguments.append(("outcome", .text(span.outcome.rawValue)))
      if let closing = span.closing {
        arguments.append(("settledBy", .text(position(source.rows[closing]))))
        if span.kind == .run, let succeeded = source.rows[closing].succeeded {
          arguments.append(("succeeded", .text(succeeded ? "yes" : "no")))
        }
      }
      let event = TraceEvent(
        phase: .begin, process: process, thread: span.lane + 1, name: name(row), time: from,
        category: span.kind.rawValue, id: "\(process).\(number)", flow: flow(span.opening), arguments: arguments)
      events.append(event)
      var end = event
      end.phase = .end
      end.time = max(from, to)
      end.arguments = []
      events.append(end)
    }
    var latest: Int64 = 0
    let moments = Set(found.moments)
    for (index, row) in source.rows.enumerated() {
      let time = row.position.flatMap(self.time) ?? latest
      latest = row.logged.flatMap(self.time) ?? latest
      guard moments.contains(index) else { continue }
      events.append(
        TraceEvent(
          phase: flow(index) == nil ? .instant : .point, process: process, thread: row.lane + 1, name: name(row),
          time: time, category: row.mark.rawValue, flow: flow(index), arguments: arguments(row)))
    }
  }

  private mutating func draw(_ gap: TimelineGap, number: Int, _ process: Int, _ thread: Int) {
    guard let from = (gap.from ?? gap.to).flatMap(time), let to = (gap.to ?? gap.from).flatMap(time) else { return }
    var event = TraceEvent(
      phase: .begin, process: process, thread: thread, name: "lines may be missing: \(gap.reason.rawValue)",
      time: min(from, to), category: "gap", id: "\(process).gap.\(number)")
    if let point = gap.from { event.arguments.append(("from", .text(point.text))) }
    if let point = gap.to { event.arguments.append(("to", .text(point.text))) }
    events.append(event)
    event.phase = .end
    event.time = max(from, to)
    event.arguments = []
    events.append(event)
  }

  private mutating func drawValue(of row: TimelineRow, at time: Int64, _ process: Int) {
    guard let value = row.value else { return }
    let (name, amount) =
      switch value {
      case .duration(let duration): ("seconds", Double(duration.nanoseconds) / 1_000_000_000)
      case .number(let number): ("value", number)
      }
    events.append(
      TraceEvent(
        phase: .counter, process: process, thread: 0, name: CleanText.line(row.entry), time: time,
        arguments: [(name, .number(amount))]))
  }

  private mutating func drawFindings(of row: TimelineRow, at time: Int64, _ process: Int, _ thread: Int) {
    let position = CaptureLine(capture: row.capture, line: row.line)
    for (finding, number) in zip(findings[position] ?? [], numbers[position] ?? [])
    where shownFindings.insert(number).inserted {
      let verdict = finding.verdict == .fail ? "fail" : "inconclusive"
      events.append(
        TraceEvent(
          phase: .instant, process: process, thread: thread, name: CleanText.line(finding.rule), time: time,
          category: verdict,
          arguments: [
            ("message", .text(CleanText.line(finding.message, limit: 600))), ("verdict", .text(verdict)),
            ("severity", .text(finding.severity.rawValue)), ("place", .text(self.position(row))),
          ]))
    }
  }

  // MARK: Parts of events

  /// Eight digits: a device has fewer timeline rows.
  private static func hexadecimal(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
  }

  private mutating func note(_ process: Int, _ thread: Int, _ name: String, _ value: String, key: String = "name") {
    events.append(
      TraceEvent(
        phase: .metadata, process: process, thread: thread, name: name, arguments: [(key, .text(value))]))
  }

  private mutating func sort(_ process: Int, _ thread: Int) {
    events.append(
      TraceEvent(
        phase: .metadata, process: process, thread: thread, name: "thread_sort_index",
        arguments: [("sort_index", .number(Double(thread)))]))
  }

  private func arguments(_ row: TimelineRow) -> [(name: String, value: TraceEvent.Argument)] {
    var arguments: [(name: String, value: TraceEvent.Argument)] = [("place", .text(position(row)))]
    func add(_ name: String, _ text: String?) {
      if let text { arguments.append((name, .text(text))) }
    }
    add("logged", row.logged?.text)
    add("at", row.at?.text)
    add("until", row.until?.text)
    add("key", row.key.map { CleanText.line($0) })
    add("run", row.run.map { CleanText.line($0) })
    add("succeeded", row.succeeded.map { $0 ? "yes" : "no" })
    arguments.append(("session", .number(Double(row.session) + 1)))
    let rules = findings[CaptureLine(capture: row.capture, line: row.line)] ?? []
    if !rules.isEmpty { arguments.append(("findings", .texts(rules.map { CleanText.line($0.rule) }))) }
    return arguments
  }

  /// A name is never empty.
  private func name(_ row: TimelineRow) -> String { CleanText.line(row.label.isEmpty ? row.entry : row.label) }

  private func position(_ row: TimelineRow) -> String { "\(CleanText.line(row.capture)):\(row.line)" }

  func time(_ point: TimelinePoint) -> Int64? {
    guard let begin = begins[Ruler(point)] else { return nil }
    let (length, overflow) = point.instant.nanoseconds.subtractingReportingOverflow(begin)
    return overflow ? .max : max(0, length)
  }
}
