/// The outcome of the lines of one capture: each is of one kind, so that the kinds add up to ``read``.
package struct LineAccount: Hashable, Sendable {
  /// Lines of the capture; a last one without an end counts. Lines end with LF, or with CR if the capture has no LF.
  package var read = 0
  /// Lines on which a record begins that holds a text of the rules.
  package var records = 0
  /// Further lines of such records.
  package var continuations = 0
  /// Inspected lines that tools put around the log: headers, markers of loss, brackets of JSON.
  package var wrappers = 0
  /// Lines without a text of the rules, including blank ones: they were only counted.
  package var noise = 0
  /// Lines that hold such a text and could not be taken: no format explains them, or they come after the kept part of a
  /// record.
  package var skipped = 0
  /// Bytes as they lie in the file.
  package var bytes = 0
  /// Records that were longer than their kept part.
  package var cutRecords = 0
  /// Bytes, once unpacked, that no text of the capture's encoding has.
  package var repairedBytes = 0
  /// Duplicate records, which were judged once.
  package var duplicates = 0
  /// Lines in which a log system reports that something is missing.
  package var lossMarkers = 0
  /// Bytes of blocks of NUL, which are not lines.
  package var nulBytes = 0

  package init() {}

  /// The sum that ``read`` must equal.
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

/// The outcome of all input of a run.
package struct RunAccount: Hashable, Sendable {
  /// The lines of all captures together.
  package var lines = LineAccount()
  /// Captures and evidence files that were read.
  package var files = 0
  /// Those that were not, or not to their end.
  package var unreadFiles = 0
  /// Those that were left out: named twice, or with the same contents as another one.
  package var repeatedFiles = 0

  package init() {}
}

/// A block of NUL in a capture, which a file system leaves after a power failure.
package struct NULBlock: Hashable, Sendable {
  /// The line after which, or in which, it is; from 1.
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
