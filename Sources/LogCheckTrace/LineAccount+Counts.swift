import LogCheckIngest
import LogCheckModel

extension LineAccount {
  /// The account of a capture that was read.
  init(_ counts: ReadingCounts, duplicates: Int) {
    self.init()
    read = counts.lines
    records = counts.logLines.records
    continuations = counts.logLines.continuations
    wrappers = counts.logLines.wrappers
    skipped = counts.logLines.skipped
    noise = read - records - continuations - wrappers - skipped
    bytes = counts.bytes
    cutRecords = counts.cutRecords
    repairedBytes = counts.repairedBytes
    self.duplicates = duplicates
    lossMarkers = counts.lossMarkers
    nulBytes = counts.nulBytes
  }
}
