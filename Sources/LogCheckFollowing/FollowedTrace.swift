import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckTrace

/// Something that happened to a followed capture; what is judged follows from these alone, in their order.
enum FollowStep: Sendable {
  /// A file begins; lines may be missing before it.
  case begin(FileMark, afterGap: Bool)
  /// Its bytes up to a position are skipped.
  case skip(to: Int)
  /// With so many bytes the file begins, whose checksum that is: it is known again by them.
  case head(Int, UInt64)
  /// Events of reading the file up to a position.
  case read([ReaderEvent], upTo: Int)
  /// Nothing more came for now.
  case pause([ReaderEvent], at: Int)
  case end([ReaderEvent], PartEnd)
}

/// A trace that is judged while its files are written: those that one name leads to, one after the other, are one capture.
struct FollowedTrace {
  let index: Int
  let shown: String
  private let wanted: WantedTexts
  private let options: AuditOptions
  private(set) var trace: JudgedTrace
  /// The totals of the files before the current one.
  private(set) var base = PartBase()
  private var summary: CaptureSummary

  init(_ judge: TraceJudge, _ options: AuditOptions, index: Int, shown: String, company: TraceCompany) {
    self.index = index
    self.shown = shown
    self.options = options
    wanted = judge.wanted
    trace = JudgedTrace(judge, options, company: company)
    summary = CaptureSummary(path: shown)
  }

  /// The options for reading one of its files.
  var reading: ReadingOptions { options.reading(wanted, capture: index) }

  /// Takes the next step; gives what it decides.
  mutating func take(_ step: FollowStep) -> TraceJudge.Batch? {
    switch step {
    case .begin(_, let isAfterGap):
      trace.assembler.begin(shown, afterGap: isAfterGap || trace.isTorn, atLine: base.lines + 1)
    case .skip, .head: break
    case .read(let readerEvents, _): for readerEvent in readerEvents { trace.assembler.receive(readerEvent) }
    case .pause(let readerEvents, _):
      for readerEvent in readerEvents { trace.assembler.receive(readerEvent) }
      // The caller waits for decided outcomes.
      trace.assembler.beginLive()
      trace.assembler.flush()
    case .end(let readerEvents, let end):
      for readerEvent in readerEvents { trace.assembler.receive(readerEvent) }
      self.end(end)
    }
    return trace.releaseDecided()
  }

  /// The latest time of the log, as reports print it.
  var shownTime: String? { trace.assembler.shown(trace.assembler.traceLatest) }

  /// Lets deadlines pass by a clock outside the log.
  mutating func wait(_ silence: LogDuration) -> TraceJudge.Batch? {
    trace.assembler.letTimePass(silence)
    return trace.releaseDecided()
  }

  private mutating func end(_ end: PartEnd) {
    if let problem = end.problem {
      if !end.isNoLog { trace.result.couldNotRead = true }
      trace.result.diagnostics.append(
        Diagnostic(
          code: "I001", severity: .error,
          message: "\(shown):\(base.lines + 1): the file that begins here cannot be read: \(problem)"))
    }
    let part = trace.endFile(end.counts, problem: end.problem, CaptureNote.ofFiles).summary
    base.lines += part.lines
    base.bytes += part.bytes
    summary.join(part)
  }

  /// Nothing follows; call once, when the last file has ended.
  mutating func close() -> TraceJudge.Result {
    trace.result.captures = [(index, summary)]
    trace.result.diagnostics += ReadCapture(summary).diagnostics(CaptureNote.ofCaptures)
    return trace.finish()
  }
}

extension CaptureSummary {
  /// Takes in what the next file of the same name held.
  mutating func join(_ next: Self) {
    format = format ?? next.format
    if wrappers.isEmpty { wrappers = next.wrappers }
    bytes += next.bytes
    lines += next.lines
    candidates += next.candidates
    events += next.events
    sessions = max(sessions, next.sessions)
    first = first ?? next.first
    last = next.last ?? last
    if next.timeKnowledge != .none { timeKnowledge = next.timeKnowledge }
    if let level = next.lowestLevel { lowestLevel = min(lowestLevel ?? level, level) }
    gaps += next.gaps.prefix(max(0, Self.shownGaps - gaps.count))
    if let repeated = next.duplicateLines {
      var sum = duplicateLines ?? DuplicateLines(line: repeated.line, from: repeated.from)
      sum.count += repeated.count
      sum.to = repeated.to
      duplicateLines = sum
    }
    unrecognised += next.unrecognised
    unknownTexts = Array((unknownTexts + next.unknownTexts).prefix(LineReader.shownTexts))
    unknownTextCount += next.unknownTextCount
    unrecognisedLines += next.unrecognisedLines.prefix(
      max(0, Self.shownLines - unrecognisedLines.count))
    notUnderstood += next.notUnderstood
    notUnderstoodLines += next.notUnderstoodLines.prefix(max(0, Self.shownLines - notUnderstoodLines.count))
    cutRecords += next.cutRecords
    markedCuts += next.markedCuts
    if firstMarkedCut == 0 { firstMarkedCut = next.firstMarkedCut }
    unreadRecords += next.unreadRecords
    lineWidth = lineWidth ?? next.lineWidth
    patternFaults += next.patternFaults
    firstPatternFault = firstPatternFault ?? next.firstPatternFault
    repairedRecords += next.repairedRecords
    beyondLimit += next.beyondLimit
    beyondLimitLines += next.beyondLimitLines.prefix(max(0, Self.shownLines - beyondLimitLines.count))
    overflowLine = overflowLine ?? next.overflowLine
    nulBlockCount += next.nulBlockCount
    nulBlocks += next.nulBlocks.prefix(max(0, Self.shownLines - nulBlocks.count))
    endsInsideLine = next.endsInsideLine
    problem = problem ?? next.problem
  }
}
