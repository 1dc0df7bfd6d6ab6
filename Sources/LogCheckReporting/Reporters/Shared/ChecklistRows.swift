import LogCheckModel

/// The checklist in words, for every report: many runs take one line each, and unfinished ones are written in full.
struct ChecklistRows {
  struct Row {
    var state: ChecklistRun.State
    /// True if it is a step of the run above it.
    var isStep: Bool
    /// Clean text.
    var text: String
  }

  private(set) var rows: [Row] = []
  /// The day and the zone of all times, for the heading; empty where they are of several days.
  let day: String
  /// The note on runs that are only counted.
  let rest: String?

  /// Runs that are written in full though all their steps are done.
  private static let fullRuns = 2

  /// The most that is written of broken and open runs where the others are left out.
  private static let runsAtFirst = 5

  /// - Parameter isBrief: leaves out runs that are done or wait, unless it is the only one of a capture without days; and those of one
  ///   step that broke or cannot be known, which the rest of the report has.
  init(_ summary: RunSummary, isBrief: Bool = false) {
    let days = summary.outcomes.reduce(0) { $0 + $1.occurrences.count }
    self.init(
      summary.checklist, isOfSeveralCaptures: summary.captures.count > 1, words: ChecklistWords(summary),
      isBrief: isBrief && (days > 1 || summary.checklist.runs.count + summary.checklist.omitted > 1))
  }

  init(
    _ checklist: Checklist, isOfSeveralCaptures: Bool, words: ChecklistWords = ChecklistWords(), isBrief: Bool = false
  ) {
    var runs = checklist.runs
    var omitted = checklist.omitted
    if isBrief {
      let open = runs.filter { run in
        switch run.state {
        case .done, .waiting: false
        case .missing, .unknown: run.steps.count > 1
        case .notCaptured: true
        }
      }
      runs = Array(open.prefix(Self.runsAtFirst))
      omitted = open.count - runs.count
    }
    let clock = StoryDay(times: runs.flatMap { $0.steps.compactMap(\.time) })
    day = clock.note
    rest = omitted > 0 ? "and \(TextLayout.counted(omitted, "more run"))" : nil
    let isShort = runs.count > Self.fullRuns
    for run in runs {
      let title = Self.title(run)
      if isShort, run.state == .done, run.steps.count > 1, let first = run.steps.first {
        let head = Self.head(first, of: run, clock, isOfSeveralCaptures)
        rows.append(Row(state: .done, isStep: false, text: head + title + ": all \(run.steps.count) steps in order"))
        continue
      }
      for (index, step) in run.steps.enumerated() {
        let head = Self.head(step, of: run, clock, isOfSeveralCaptures)
        let note = step.note.map { ": " + CleanText.line($0, limit: 200) } ?? ""
        let title = words.title(of: step, run) ?? CleanText.line(step.title, limit: 240)
        rows.append(Row(state: step.state, isStep: index > 0, text: head + title + note))
      }
    }
  }

  private static func title(_ run: ChecklistRun) -> String {
    CleanText.line(run.steps.first?.title ?? run.title, limit: 240)
  }

  private static func head(
    _ step: ChecklistRun.Step, of run: ChecklistRun, _ clock: StoryDay, _ isOfSeveralCaptures: Bool
  ) -> String {
    var parts: [String] = []
    if let time = step.time { parts.append(CleanText.line(short(clock.shown(time)))) }
    if let line = step.line {
      let capture = isOfSeveralCaptures ? run.capture.map { CleanText.path($0) + ":" } ?? "line " : "line "
      parts.append(capture + String(line))
    }
    return parts.isEmpty ? "" : parts.joined(separator: "  ") + "  "
  }

  /// Milliseconds where the log says no more.
  private static func short(_ time: String) -> String {
    guard let point = time.lastIndex(of: "."), time.hasSuffix("000") else { return time }
    return time.distance(from: point, to: time.endIndex) == 7 ? String(time.dropLast(3)) : time
  }
}

extension ChecklistRun.State {
  /// One sign, so that a state is seen without colours, too.
  var sign: String {
    switch self {
    case .done: "✓"
    case .missing: "✗"
    case .notCaptured: "–"
    case .waiting: "…"
    case .unknown: "?"
    }
  }

  /// For readers to whom a sign says nothing.
  var word: String {
    switch self {
    case .done: "held"
    case .missing: "broke"
    case .notCaptured: "not in this input"
    case .waiting: "waits"
    case .unknown: "not known"
    }
  }
}
