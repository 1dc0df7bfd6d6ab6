package import LogCheckModel

/// The findings of reading a capture, counted exactly.
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
  /// Records that were longer than ``RecordLimits/bytes``, so that the rest was cut off.
  package var cutRecords = 0
  /// Records whose end, by a mark or by the width of all lines, shows that they were cut, and the line of the first; 0 for none.
  package var markedCuts = 0
  package var firstMarkedCut = 0
  /// Records that were wrapped so that nothing shows their text, and lines without what is around the others.
  package var unreadRecords = 0
  /// Wanted texts after the kept part of a record, and the line numbers of the first few.
  package var beyondLimit = 0
  package var beyondLimitLines: [Int] = []
  /// Records whose bytes were no UTF-8 and were repaired.
  package var repairedRecords = 0
  package var lossMarkers = 0
  /// Bytes after the end of a packed capture that are not part of it, and their start; 0 for none.
  package var leftOutBytes = 0
  package var leftOutOffset = 0
  /// Blocks of NUL, with all their bytes, and the first few.
  package var nulBlockCount = 0
  package var nulBytes = 0
  package var nulBlocks: [NULBlock] = []
  /// Lines that were inspected, each of one kind; all others hold no wanted text.
  package var logLines = InspectedLines()
  /// Bytes that no text of the capture's encoding has; counted only where ``ReadingOptions/keepsAccount`` asks.
  package var repairedBytes = 0
  /// The notation of dates or times at its beginning, if no format reads them.
  package var foreignStamps: ForeignStamps?
  /// True if the last line has no end, so that it may have been cut.
  package var endsInsideLine = false

  package init() {}
}

/// Lines that hold a wanted text, or belong to a record that does, by their outcome.
package struct InspectedLines: Hashable, Sendable {
  package enum Kind { case record, wrapper, skipped }

  package private(set) var records = 0
  package private(set) var continuations = 0
  package private(set) var wrappers = 0
  package private(set) var skipped = 0
  /// The last line that was counted, from 1.
  private var last = 0

  package init() {}

  /// Counts the lines `first` to `last` as one record, or as another kind. A line that was counted keeps its kind:
  /// several records can be on it.
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
  /// The number of positions of one kind that are reported by their lines.
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
