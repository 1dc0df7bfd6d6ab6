package import LogCheckModel

/// A stretch of a source of which the capture does not hold everything.
package struct CoverageGap: Hashable, Sendable {
  /// `nil` ends have no time: the stretch then counts for every interval.
  package var from: EventTime?
  package var to: EventTime?
  /// `gap`, `clock` or `late`.
  package var reason: InconclusiveReason

  package init(from: EventTime?, to: EventTime?, reason: InconclusiveReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

/// What the captures of one source could have shown.
struct Coverage {
  /// The earliest and the latest stamp, by frame (absolute, local).
  var first: [TimeFrame: LogInstant] = [:]
  var latest: [TimeFrame: LogInstant] = [:]
  private(set) var gaps: [CoverageGap] = []
  /// Gaps that were merged with a neighbour because too many were told; they then cover more than was missing.
  private(set) var mergedGaps = 0
  /// How often the clock was stepped so far.
  private(set) var clockSteps = 0
  var seenComponents: Set<Int> = []
  var seenTypes: Set<Int> = []
  var lowestLevel: LogLevel?
  /// `print` output cannot be in it.
  var isUnifiedLog = false
  /// The user vouches that nothing was filtered (`--capture-complete`).
  var isDeclaredComplete = false
  /// It overlaps with another capture that may be of the same device.
  var isGroupingDoubtful = false
  /// Whether the capture begins where the device's story does, so that nothing came before.
  var beginsAtStart = false

  private static let gapLimit = 4096

  mutating func see(_ time: EventTime) {
    if first[time.frame].map({ time.instant < $0 }) ?? true { first[time.frame] = time.instant }
    if latest[time.frame].map({ time.instant > $0 }) ?? true { latest[time.frame] = time.instant }
  }

  mutating func add(_ gap: CoverageGap) {
    if gap.reason == .clock { clockSteps += 1 }
    if gaps.count >= Self.gapLimit, var last = gaps.popLast() {
      last.to = gap.to
      mergedGaps += 1
      gaps.append(last)
    } else {
      gaps.append(gap)
    }
  }

  /// The reason of a gap that overlaps `[from, to]`; an end that is `nil` reaches without bound.
  func gapReason(from: EventTime?, to: EventTime?) -> InconclusiveReason? {
    for gap in gaps {
      if let start = gap.from, let to, start.frame == to.frame, start.instant > to.instant { continue }
      if let end = gap.to, let from, end.frame == from.frame, end.instant < from.instant { continue }
      return gap.reason
    }
    return nil
  }
}

/// Why something unseen may have happened all the same.
enum AbsenceDoubt: Hashable {
  case settled(InconclusiveReason)
  /// Doubtful only as long as the capture shows nothing else of that kind; at the end the reason stands.
  case untilSeen(InconclusiveReason)
}
