import LogCheckIngest
import LogCheckModel

/// The rows of a trace that were seen, so that one that comes again is known.
///
/// A row is the same row when everything that the format prints is the same, its stamp included. Only the newest rows are
/// remembered, at least ``generation`` and at most twice as many: a repetition of older ones is taken for a step of the clock.
struct LineMemory {
  private var logLines: Set<Int> = []
  private var olderLines: Set<Int> = []
  /// Of each stamp, the row that was the last to bear it.
  private var lastOf: [LogInstant: Int] = [:]
  private var olderLastOf: [LogInstant: Int] = [:]

  private static let generation = 65_536

  /// What is known of a row when it comes.
  enum Acquaintance {
    case new
    /// It was seen, and no other row with its stamp has come since.
    case seenLast
    case seenEarlier
  }

  /// Takes a row in and tells whether it was seen before.
  mutating func meet(_ record: Record, at time: EventTime?) -> Acquaintance {
    let mark = Self.mark(of: record)
    let isKnown = !logLines.insert(mark).inserted || olderLines.contains(mark)
    let isLast = time.map { time in
      (lastOf.updateValue(mark, forKey: time.instant) ?? olderLastOf[time.instant]) == mark
    }
    if logLines.count >= Self.generation {
      olderLines = logLines
      logLines = []
      olderLastOf = lastOf
      lastOf = [:]
    }
    return isKnown ? isLast == true ? .seenLast : .seenEarlier : .new
  }

  /// A mark that nobody can make two rows share on purpose: the hash is seeded anew in each run.
  private static func mark(of record: Record) -> Int {
    var hasher = Hasher()
    hasher.combine(record.text.span)
    hasher.combine(record.text.count)
    hasher.combine(record.stamp)
    hasher.combine(record.ticks)
    hasher.combine(record.processID)
    hasher.combine(record.threadID)
    return hasher.finalize()
  }
}
