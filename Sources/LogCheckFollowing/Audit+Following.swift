package import LogCheck
import LogCheckIngest
package import LogCheckModel

/// Captures that are followed while they are written.
extension Audit {
  /// Receives each finding when it is decided; `wasReported` if an earlier run has reported it.
  package typealias FollowReport = (Finding, _ wasReported: Bool) -> Void

  /// The pause if no file has new lines. Milliseconds.
  private static var idleTime: Int { 200 }
  /// The number of consecutive reads of one file, so that none keeps the others waiting.
  private static var turn: Int { 16 }

  /// Follows files, each a separate capture, until it is stopped. Several names of one file are followed once. With a
  /// journal it continues from the entries of earlier runs.
  package mutating func follow(
    _ inputs: [AuditInput], _ desk: FollowDesk, journal: FollowJournal? = nil, watch: RunWatch = RunWatch(),
    isStopped: StopCheck, report: FollowReport
  ) {
    paths = inputs.map(\.shown)
    captures = [CaptureSummary?](repeating: nil, count: inputs.count)
    let files = namedOnce(inputs, readsFiles: journal == nil)
    order = files.map(\.index)
    let traces = files.map {
      FollowedTrace(judge, options, index: $0.index, shown: paths[$0.index], company: company(of: files.count))
    }
    let followed = zip(files, traces).map { FollowedCapture(path: $0.path, shown: $1.shown, $1.reading) }
    var run = FollowRun(traces: traces, followed: followed, desk: desk, journal: journal)
    resume(&run, isStopped: isStopped, report)
    while !isStopped() {
      var isBusy = false
      for position in run.followed.indices {
        for _ in 0..<Self.turn where !isStopped() {
          guard poll(at: position, &run, watch, report) else { break }
          isBusy = true
        }
      }
      if !isBusy, !isStopped() { desk.sleep(Self.idleTime) }
    }
    diagnostics += run.notes.all
    finish(&run) { report($0, false) }
  }

  /// Inspects a file once and judges the new lines; returns true if there may be more at once.
  private mutating func poll(
    at position: Int, _ run: inout FollowRun, _ watch: RunWatch, _ report: FollowReport
  ) -> Bool {
    let progress = run.followed[position].poll(at: run.desk.milliseconds(), run.traces[position].base)
    for note in progress.notes { run.report(note) }
    if progress.bytes > 0 { watch.read(progress.bytes) }
    for step in progress.steps { take(step, at: position, &run, report) }
    if run.followed[position].isSilent, let silence = watch.silence?(), let batch = run.traces[position].wait(silence) {
      self.report(batch) { report($0, false) }
    }
    if watch.wantsState() { watch.show(state(run.traces.map { ($0.trace.assembler, $0.trace.gate) }, watch)) }
    return progress.isBusy
  }

  /// Writes a step to the journal, judges it, and writes the number of its reported findings.
  private mutating func take(_ step: FollowStep, at position: Int, _ run: inout FollowRun, _ report: FollowReport) {
    run.write(.step(position: position, step))
    guard let batch = run.traces[position].take(step) else { return }
    let before = run.reported
    self.report(batch) {
      report($0, false)
      run.reported += 1
    }
    if run.reported > before { run.write(.reported(run.reported)) }
  }

  /// Judges again what earlier runs read, and finds the positions at which they stopped.
  private mutating func resume(_ run: inout FollowRun, isStopped: StopCheck, _ report: FollowReport) {
    guard let journal = run.journal, journal.isContinued else { return }
    var points = [ResumePoint?](repeating: nil, count: run.traces.count)
    journal.replay(isStopped: isStopped) { entry in
      switch entry {
      case .step(let position, let step):
        guard points.indices.contains(position) else { return }
        points[position] = ResumePoint.after(step, points[position])
        guard let batch = run.traces[position].take(step) else { return }
        self.report(batch) {
          run.reported += 1
          report($0, run.reported <= journal.reported)
        }
      case .reported: break
      case .note(let note): run.notes.take(note)
      }
    }
    guard !isStopped() else { return }
    run.write(.reported(run.reported))
    for (position, point) in points.enumerated() {
      guard let point else { continue }
      if let step = run.followed[position].resume(from: point, run.traces[position].base) {
        take(step, at: position, &run, report)
      }
    }
    run.desk.note(journal.resumption(run.traces.map(\.shownTime)))
  }

  /// The report is of what was read so far.
  private mutating func finish(_ run: inout FollowRun, _ report: (Finding) -> Void) {
    for position in run.traces.indices {
      if let step = run.followed[position].end(), let batch = run.traces[position].take(step) {
        self.report(batch, report)
      }
      var result = run.traces[position].close()
      if let problem = run.followed[position].problem {
        result.couldNotRead = true
        for capture in result.captures.indices { result.captures[capture].summary.problem = problem }
        result.diagnostics.append(
          Diagnostic(
            code: "I001", severity: .error, message: "\(run.followed[position].shown): cannot be read: \(problem)"))
      }
      self.report(
        result, of: CaptureGroup(parts: [run.traces[position].index]), company: company(of: run.traces.count), report)
    }
    // A state that cannot be kept is an output that could not be written.
    if run.journal?.failure == .notWritten { couldNotRead = true }
    settleHeld(report)
  }

  /// The inputs that are files, without other names of one of them. A journal counts them by their names, since links may lead
  /// elsewhere when it is continued.
  private mutating func namedOnce(_ inputs: [AuditInput], readsFiles: Bool) -> [(index: Int, path: [UInt8])] {
    var names: Set<[UInt8]> = []
    var marks: Set<FileMark> = []
    var files: [(index: Int, path: [UInt8])] = []
    for (index, input) in inputs.enumerated() {
      guard case .file(let path, _) = input else { continue }
      let mark = readsFiles ? FileSource.sight(of: path)?.mark : nil
      guard names.insert(path).inserted, mark.map({ marks.insert($0).inserted }) ?? true else {
        diagnostics.append(
          Diagnostic(
            code: "I002", severity: .note, message: "\(paths[index]) was named more than once and is followed once"))
        continue
      }
      files.append((index, path))
    }
    return files
  }
}

/// A run that follows files.
struct FollowRun {
  var traces: [FollowedTrace]
  var followed: [FollowedCapture]
  let desk: FollowDesk
  let journal: FollowJournal?
  var notes = FollowNotes()
  /// The number of findings that were reported.
  var reported = 0
  private var reportedFailure = false

  init(traces: [FollowedTrace], followed: [FollowedCapture], desk: FollowDesk, journal: FollowJournal?) {
    self.traces = traces
    self.followed = followed
    self.desk = desk
    self.journal = journal
  }

  mutating func report(_ note: Diagnostic) {
    notes.take(note)
    desk.note(note)
    write(.note(note))
  }

  mutating func write(_ entry: JournalEntry) {
    guard let journal else { return }
    journal.add(entry)
    guard let failure = journal.failure, !reportedFailure else { return }
    reportedFailure = true
    let note = failure.diagnostic
    notes.take(note)
    desk.note(note)
  }
}

extension FollowJournal {
  /// The first note of a run that continues.
  fileprivate func resumption(_ times: [String?]) -> Diagnostic {
    let reached = times.compactMap { $0 }.max().map { ", from \($0) of the log" } ?? ""
    let torn = droppedBytes > 0 ? "; \(droppedBytes) bytes at the end of the state were torn and are dropped" : ""
    return Diagnostic(code: "I048", severity: .note, message: "goes on where the last run stopped\(reached)\(torn)")
  }
}

extension FollowJournal.Failure {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .notWritten:
      Diagnostic(
        code: "I049", severity: .error,
        message: "the state cannot be written any more; following goes on, and a later run goes on from what is in it")
    case .full(let limit):
      Diagnostic(
        code: "I049", severity: .warning,
        message:
          "the state has grown to \(limit >> 20) MiB and is not continued; following goes on, and a later run goes on from "
          + "what is in it. Remove it some time to begin again")
    }
  }
}
