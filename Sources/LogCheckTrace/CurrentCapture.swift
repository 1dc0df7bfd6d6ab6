import LogCheckEngine
import LogCheckIngest
package import LogCheckModel

/// The capture that is being read: its format and its summary.
struct CurrentCapture {
  var summary: CaptureSummary
  private(set) var traits: FormatTraits = []
  /// True if the capture, if it is whole, ends with the end of a line. Without a format, it is as the one before.
  private(set) var isOfLines = true
  let firstLine: Int
  /// The format of its lines after a prefix on each.
  private(set) var formatAfterPrefix: FormatID?
  private(set) var leavesTimes = false
  private(set) var formatGuess: FormatGuess?

  init(_ path: String, firstLine: Int = 1) {
    summary = CaptureSummary(path: path)
    self.firstLine = firstLine
  }

  /// The next capture of the trace.
  func next(_ path: String, firstLine: Int) -> Self {
    var next = Self(path, firstLine: firstLine)
    next.isOfLines = isOfLines
    return next
  }

  mutating func begin(_ detection: Detection) {
    summary.format = detection.format?.id.name
    summary.contradictingFormat = detection.contradicting?.name
    summary.wrappers = detection.wrappers.map(\.name)
    if let width = detection.width, !width.isSaid { summary.lineWidth = (width.columns, width.wraps) }
    formatAfterPrefix = detection.formatAfterPrefix
    leavesTimes = detection.leavesTimes
    formatGuess = FormatGuess(detection)
    guard let format = detection.format else { return }
    traits = format.carries
    if case .jsonObjects = format.framing { isOfLines = false } else { isOfLines = true }
  }

  mutating func note(_ level: LogLevel?) {
    if let level, summary.lowestLevel.map({ level < $0 }) ?? true { summary.lowestLevel = level }
  }

  mutating func addUnrecognised(_ record: Record, _ excerpt: LogExcerpt) {
    summary.unrecognised += 1
    guard summary.unrecognisedLines.count < CaptureSummary.shownLines else { return }
    summary.unrecognisedLines.append(
      UnrecognisedLine(
        line: record.position.line, text: excerpt.description, message: excerpt.messageText,
        omittedBytes: excerpt.omittedBytes))
  }

  mutating func addNotUnderstood(_ record: Record) {
    summary.notUnderstood += 1
    guard summary.notUnderstoodLines.count < CaptureSummary.shownLines else { return }
    summary.notUnderstoodLines.append(record.position.line)
  }

  mutating func add(_ embedded: EmbeddedText, in record: Record) {
    summary.embedded += embedded.lines.count
    for line in embedded.lines where summary.embeddedLines.count < CaptureSummary.shownLines {
      // A message in JSON has its lines on one.
      summary.embeddedLines.append(record.position.line + min(line, record.lineCount - 1))
    }
  }

  mutating func addPatternFault(_ record: Record, event: String) {
    summary.patternFaults += 1
    guard summary.firstPatternFault == nil else { return }
    summary.firstPatternFault = StoppedPattern(line: record.position.line, event: event)
  }

  /// A line of the capture that was seen before; `time` as reports print it.
  mutating func addDuplicate(_ record: Record, at time: String?) {
    var repeated = summary.duplicateLines ?? DuplicateLines(line: record.position.line, from: time)
    repeated.count += 1
    repeated.to = time
    summary.duplicateLines = repeated
  }

  /// Adds a gap; one without times counts with those of its reason.
  mutating func add(_ reported: ReportedGap, from: String?, to: String?) {
    let reason = reported.gap.reason
    if from == nil, to == nil,
      let same = summary.gaps.firstIndex(where: { $0.reason == reason && $0.from == nil && $0.to == nil })
    {
      summary.gaps[same].count += 1
      return
    }
    guard summary.gaps.count < CaptureSummary.shownGaps else { return }
    summary.gaps.append(GapSummary(reason: reason, from: from, to: to, line: reported.line))
  }

  /// Takes over the counts of the reader at the end of the capture.
  mutating func add(_ counts: ReadingCounts, keepsAccount: Bool) {
    summary.bytes = counts.bytes
    summary.lines = counts.lines
    summary.candidates = counts.candidates
    if !isOfLines {
      summary.notUnderstood = counts.notUnderstood
      summary.notUnderstoodLines = counts.notUnderstoodLines
    }
    summary.cutRecords = counts.cutRecords
    summary.markedCuts = counts.markedCuts
    summary.unreadRecords = counts.unreadRecords
    summary.firstMarkedCut = counts.firstMarkedCut
    summary.repairedRecords = counts.repairedRecords
    summary.endsInsideLine = counts.endsInsideLine
    summary.beyondLimit = counts.beyondLimit
    summary.beyondLimitLines = counts.beyondLimitLines
    summary.nulBlockCount = counts.nulBlockCount
    summary.nulBlocks = counts.nulBlocks
    if keepsAccount { summary.account = LineAccount(counts, duplicates: summary.duplicateLines?.count ?? 0) }
  }
}

extension CaptureSummary {
  /// Lines of one kind that a summary lists.
  package static let shownLines = 20
  /// Gaps that a summary lists; all count.
  package static let shownGaps = 1000
}
