import LogCheckIngest
import LogCheckModel

/// What the tool says of captures that do not hold what was logged as it was logged.
enum CaptureDamage {
  static func diagnostics(_ capture: CaptureSummary) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func warn(_ code: String, _ message: String) {
      found.append(Diagnostic(code: code, severity: .warning, message: message))
    }
    if let line = capture.overflowLine {
      warn(
        "I009",
        "\(capture.path):\(line): more than \(TraceAuditor.sourceLimit) devices or boots: the others are not told apart, and what "
          + "they would decide is inconclusive (evicted); judge them in several runs")
    }
    if let line = capture.beyondLimitLines.first {
      let more = capture.beyondLimit > 1 ? ", and in \(capture.beyondLimit - 1) more" : ""
      warn(
        "I031",
        "\(capture.path):\(line): text of the plugin stands behind the first \(RecordLimits.bytes) bytes of a record\(more): "
          + "no more is kept of one, and what depends on it is inconclusive")
    }
    if let block = capture.nulBlocks.first {
      let more = capture.nulBlockCount > 1 ? ", the first of \(capture.nulBlockCount) such blocks" : ""
      warn(
        "I032",
        "\(capture.path):\(block.line): \(block.length) bytes of NUL from byte \(block.offset) on\(more): as a file system "
          + "leaves them behind where the power failed; what was logged there is missing")
    }
    return found
  }
}

extension RowAccount {
  /// The account of a capture that was read.
  init(_ counts: ReadingCounts, duplicates: Int) {
    self.init()
    read = counts.lines
    records = counts.rows.records
    continuations = counts.rows.continuations
    wrappers = counts.rows.wrappers
    skipped = counts.rows.skipped
    noise = read - records - continuations - wrappers - skipped
    bytes = counts.bytes
    cutRecords = counts.cutRecords
    repairedBytes = counts.repairedBytes
    self.duplicates = duplicates
    lossMarkers = counts.lossMarkers
    nulBytes = counts.nulBytes
  }
}
