package import LogCheckModel

/// What takes the records of a capture.
package protocol RecordSink {
  /// What the capture is; before its first record.
  mutating func begin(_ detection: Detection)
  /// A record that holds a wanted text. Its buffers are used again for the next one.
  mutating func receive(_ record: Record)
  /// The stamp of some record that nobody asked about, and its device's counter (``Record/ticks``): log time has come this far.
  mutating func passTime(_ stamp: CivilStamp, ticks: UInt64?, at position: LinePosition)
  /// Lines are missing, or were merged, between two stamps.
  mutating func receive(_ marker: CaptureMarker)
  /// A line that holds a wanted text and is no record of the format: all of it is the message. It was written between the times
  /// that pass before and behind it.
  mutating func receive(notUnderstood record: Record)
  /// A wanted text stands behind what is kept of this record, so that nobody can tell what it is part of: all that is kept is the
  /// message. It was written between the times that pass before and behind it.
  mutating func receive(beyondLimit record: Record)
}

extension RecordSink {
  package mutating func receive(notUnderstood record: Record) {}
  package mutating func receive(beyondLimit record: Record) {}
}

/// A line by which the capturing tool says that the capture does not hold everything.
package struct CaptureMarker: Sendable {
  package enum Kind: String, Sendable {
    /// Lines were dropped.
    case loss
    /// The tool was cut off from the log: where records follow, those in between are missing; else the capture ended so.
    case interruption
    /// The wall clock was set.
    case clockStep
    /// The record before it came several times but is written once.
    case repetition
  }
  package var kind: Kind
  package var position: LinePosition
  /// The nearest stamps before and behind it, where there are any.
  package var before: CivilStamp?
  package var after: CivilStamp?

  package init(kind: Kind, position: LinePosition, before: CivilStamp?, after: CivilStamp?) {
    self.kind = kind
    self.position = position
    self.before = before
    self.after = after
  }
}

/// What reading a capture came upon, counted exactly.
package struct ReadingCounts: Hashable, Sendable {
  /// Bytes as read, before decoding.
  package var bytes = 0
  /// Physical lines; a last one without end counts.
  package var lines = 0
  /// Records handed on because they hold a wanted text.
  package var candidates = 0
  /// Lines that hold a wanted text and are no record of any format.
  package var notUnderstood = 0
  /// The first few of these, by line number.
  package var notUnderstoodLines: [Int] = []
  /// Records of which more than ``RecordLimits/bytes`` was there, so that the rest was cut off.
  package var cutRecords = 0
  /// Wanted texts that stand behind what is kept of a record, and the first few by the number of their line.
  package var beyondLimit = 0
  package var beyondLimitLines: [Int] = []
  /// Records whose bytes were no UTF-8 and were repaired.
  package var repairedRecords = 0
  package var lossMarkers = 0
  /// Bytes behind the end of a packed capture that are no part of it, and where they begin; 0 for none.
  package var leftOutBytes = 0
  package var leftOutOffset = 0
  /// Blocks of NUL, with all their bytes, and the first few.
  package var nulBlockCount = 0
  package var nulBytes = 0
  package var nulBlocks: [NULBlock] = []
  /// Rows that were looked at, each of one kind; all others hold no wanted text.
  package var logLines = InspectedLines()
  /// Bytes that no text of the capture's encoding has; counted only where ``ReadingOptions/keepsAccount`` asks.
  package var repairedBytes = 0
  /// How dates or times at its beginning are written, where no format reads them.
  package var foreignStamps: ForeignStamps?
  /// Whether the last line has no end, so that it may have been cut.
  package var endsInsideLine = false

  package init() {}
}

/// Rows that hold a wanted text, or belong to a record that does, by what became of them.
package struct InspectedLines: Hashable, Sendable {
  package enum Kind { case record, wrapper, skipped }

  package private(set) var records = 0
  package private(set) var continuations = 0
  package private(set) var wrappers = 0
  package private(set) var skipped = 0
  /// The last row that was counted, from 1.
  private var last = 0

  package init() {}

  /// Counts the rows `first` to `last` as one record, or as what else they are. A row that was counted stays what it is: several
  /// records can stand on it.
  package mutating func take(_ kind: Kind, first: Int, last end: Int) {
    let count = max(0, end - max(last, first - 1))
    last = max(last, end)
    switch kind {
    case .record:
      let begins = count > 0 && count == end - first + 1 ? 1 : 0
      records += begins
      continuations += count - begins
    case .wrapper: wrappers += count
    case .skipped: skipped += count
    }
  }
}

extension ReadingCounts {
  /// Places of one kind that are told by their lines.
  private static let shown = 20

  mutating func take(_ block: NULBlock) {
    nulBlockCount += 1
    nulBytes += block.length
    if nulBlocks.count < Self.shown { nulBlocks.append(block) }
  }

  mutating func takeBeyondLimit(line: Int) {
    beyondLimit += 1
    if beyondLimitLines.count < Self.shown { beyondLimitLines.append(line) }
  }
}
