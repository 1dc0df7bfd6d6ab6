/// What became of the rows of one capture: each is of one kind, so that the kinds add up to ``read``.
package struct LineAccount: Hashable, Sendable {
  /// Rows of the capture; a last one without an end counts. Rows end with LF, or with CR where the capture has no LF.
  package var read = 0
  /// Rows on which a record begins that holds a text the rules ask for.
  package var records = 0
  /// Further rows of such records.
  package var continuations = 0
  /// Rows that tools put around the log, where they were looked at: headers, markers of loss, brackets of JSON.
  package var wrappers = 0
  /// Rows that hold no text the rules ask for, blank ones included: they were only counted.
  package var noise = 0
  /// Rows that hold such a text and could not be taken: no format explains them, or they lie behind what is kept of a record.
  package var skipped = 0
  /// Bytes as they lie in the file.
  package var bytes = 0
  /// Records of which more was there than is kept.
  package var cutRecords = 0
  /// Bytes, once unpacked, that no text of the capture's encoding has.
  package var repairedBytes = 0
  /// Records that stand there once more, and were judged once.
  package var duplicates = 0
  /// Rows by which a log system says that something is missing.
  package var lossMarkers = 0
  /// Bytes of blocks of NUL, which are no rows.
  package var nulBytes = 0

  package init() {}

  /// What ``read`` must be.
  package var sum: Int { records + continuations + wrappers + noise + skipped }

  package static func += (left: inout Self, right: Self) {
    left.read += right.read
    left.records += right.records
    left.continuations += right.continuations
    left.wrappers += right.wrappers
    left.noise += right.noise
    left.skipped += right.skipped
    left.bytes += right.bytes
    left.cutRecords += right.cutRecords
    left.repairedBytes += right.repairedBytes
    left.duplicates += right.duplicates
    left.lossMarkers += right.lossMarkers
    left.nulBytes += right.nulBytes
  }
}

/// What became of all that a run was given.
package struct RunAccount: Hashable, Sendable {
  /// The rows of all captures together.
  package var lines = LineAccount()
  /// Captures, and files beside them, that were read.
  package var files = 0
  /// Those that were not, or not to their end.
  package var unreadFiles = 0
  /// Those that were left out: named twice, or with the same contents as another one.
  package var repeatedFiles = 0

  package init() {}
}

/// A block of NUL in a capture, as a file system leaves behind where the power failed.
package struct NULBlock: Hashable, Sendable {
  /// The row behind which, or in which, it stands; from 1.
  package var line: Int
  /// Byte offset in the capture once it is unpacked.
  package var offset: Int
  /// Bytes.
  package var length: Int

  package init(line: Int, offset: Int, length: Int) {
    self.line = line
    self.offset = offset
    self.length = length
  }
}
