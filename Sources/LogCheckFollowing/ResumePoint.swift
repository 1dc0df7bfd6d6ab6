import LogCheck
import LogCheckIngest
import LogCheckModel

/// The position up to which a followed name was read, from a journal: enough to find the file again and to see that it
/// is the same.
struct ResumePoint {
  /// The file that was read last.
  private(set) var mark: FileMark
  /// True if it was read to its end.
  private(set) var isOver = false
  /// Bytes at its beginning that were passed over, and up to where it was read when the last entry was written.
  private(set) var skipped = 0
  private(set) var offset = 0
  /// The number of first bytes, and their checksum; 0 if no bytes were read.
  private(set) var head: (count: Int, hash: UInt64) = (0, 0)
  /// The positions of pauses: the events depend on them.
  private(set) var pauses: [Int] = []
  /// The events that were reported from it.
  private(set) var reported = ReportMark()
  private(set) var lastLine = 0

  /// The number of reported events, and their hash.
  struct ReportMark: Hashable {
    private var count = 0
    private var hash = FNVHash()

    mutating func take(_ readerEvents: [ReaderEvent]) {
      for readerEvent in readerEvents {
        var writer = JournalWriter()
        writer.add(readerEvent)
        hash.add(writer.bytes)
        count += 1
      }
    }
  }

  private init(_ mark: FileMark) { self.mark = mark }

  /// The point after the next step of a journal.
  static func after(_ step: FollowStep, _ before: Self?) -> Self? {
    if case .begin(let mark, _) = step { return Self(mark) }
    guard var point = before else { return nil }
    switch step {
    case .begin: break
    case .skip(let position):
      point.skipped = position
      point.offset = position
    case .head(let count, let hash): point.head = (count, hash)
    case .read(let readerEvents, let position): point.take(readerEvents, position)
    case .pause(let readerEvents, let position):
      point.take(readerEvents, position)
      point.pauses.append(position)
    case .end: point.isOver = true
    }
    return point
  }

  private mutating func take(_ readerEvents: [ReaderEvent], _ position: Int) {
    reported.take(readerEvents)
    offset = position
    for readerEvent in readerEvents {
      switch readerEvent {
      case .detection: break
      case .record(let record), .notUnderstood(let record), .beyondLimit(let record):
        lastLine = max(lastLine, record.position.line)
      case .time(_, _, let position): lastLine = max(lastLine, position.line)
      case .marker(let marker): lastLine = max(lastLine, marker.position.line)
      }
    }
  }

  /// The known facts about the file if it can no longer be found.
  func end(from base: PartBase) -> PartEnd {
    var counts = ReadingCounts()
    counts.bytes = offset
    counts.lines = max(0, lastLine - base.lines)
    return PartEnd(counts: counts)
  }
}
