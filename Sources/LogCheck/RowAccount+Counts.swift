import LogCheckIngest
import LogCheckModel

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
