import LogCheckIngest
import LogCheckModel

/// Remembers the lines of a trace, so that it recognises one that comes again.
///
/// Two lines are the same if everything that the format prints is the same, including the stamp. Only the newest lines
/// are remembered, at least ``generation`` and at most twice as many: a repetition of older ones is taken for a step of
/// the clock.
struct LineMemory {
  private var logLines: Set<Int> = []
  private var olderLines: Set<Int> = []
  /// For each stamp, the last line with it.
  private var lastOf: [LogInstant: Int] = [:]
  private var olderLastOf: [LogInstant: Int] = [:]

  private static let generation = 65_536

  /// The knowledge about a line when it comes.
  enum Acquaintance {
    case new
    /// It was seen, and no other line with its stamp has come since.
    case seenLast
    case seenEarlier
  }

  /// Remembers a line; returns the knowledge about it so far.
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

  /// A hash that no writer can make two lines share on purpose: its seed is new in each run.
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
