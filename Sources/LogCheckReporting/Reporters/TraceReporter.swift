import LogCheckModel

extension ReportFormat {
  package static let trace = ReportFormat(
    id: "trace", summary: "the timeline for ui.perfetto.dev and chrome://tracing", needsTimeline: true
  ) { _ in TraceReporter() }
}

/// The timeline as trace events: a device is a process, a lane a thread.
struct TraceReporter: WholeRunReporter {
  var collector = RunCollector()

  func write(_ run: CollectedRun, to output: inout ReportOutput) {
    let timeline = run.summary.timeline ?? RunTimeline()
    let devices = timeline.sources.map { run.summary.outcomes(of: $0) }
    var picture = TracePicture(timeline, run.findings.map(\.finding), devices)
    for index in timeline.sources.indices { picture.draw(index) }
    var json = JSONWriter()
    json.object { json in
      json.string("displayTimeUnit", "ms")
      json.array("traceEvents") { json in for event in picture.sorted { event.write(to: &json) } }
      json.object("otherData") { json in
        json.string("tool", "dnp-logcheck")
        json.string("version", run.header.toolVersion)
        json.string("verdict", run.summary.verdict.rawValue)
        json.integer("rowsNotShown", timeline.sources.reduce(0) { $0 + ($1.omitted?.count ?? 0) })
        json.integer("findingsNotShown", picture.findingsNotShown + run.summary.unreportedFindings)
        let conditions = run.summary.outcomes.reduce(0) { $0 + $1.omittedConditions }
        if conditions > 0 { json.integer("conditionsNotShown", conditions) }
      }
    }
    output.line(json.text)
  }
}

/// One trace event.
struct TraceEvent {
  enum Phase: String {
    case metadata = "M"
    case begin = "b"
    case end = "e"
    case instant = "i"
    /// An instant that arrows can end at: a stretch without a length.
    case point = "X"
    case counter = "C"
  }

  enum Argument {
    case text(String)
    case number(Double)
    case texts([String])
  }

  var phase: Phase
  var process: Int
  var thread: Int
  var name: String
  /// Nanoseconds since the first moment of its ruler; `nil` for metadata.
  var time: Int64?
  var category: String?
  var id: String?
  /// Of its chain of arrows: the name, and whether an arrow leads here or from here.
  var flow: (id: String, step: Int, leadsOn: Bool)?
  var arguments: [(name: String, value: Argument)] = []

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.string("ph", phase.rawValue)
      json.integer("pid", process)
      json.integer("tid", thread)
      if let time { json.raw("ts", Self.microseconds(time)) }
      json.optional("cat", category)
      json.optional("id", id)
      if phase == .instant { json.string("s", "t") }
      if phase == .point { json.integer("dur", 0) }
      if let flow, phase != .end {
        json.string("bind_id", flow.id)
        if flow.step > 0 { json.boolean("flow_in", true) }
        if flow.leadsOn { json.boolean("flow_out", true) }
      }
      json.string("name", name)
      guard !arguments.isEmpty else { return }
      json.object("args") { json in
        for (name, value) in arguments {
          switch value {
          case .text(let text): json.string(name, text)
          case .number(let number): json.raw(name, MetricText.number(number))
          case .texts(let texts): json.array(name) { json in for text in texts { json.string(nil, text) } }
          }
        }
      }
    }
  }

  private static func microseconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1000)
    return rest == 0 ? "\(whole)" : "\(whole)." + TimeText.padded(Int(rest), 3)
  }
}
