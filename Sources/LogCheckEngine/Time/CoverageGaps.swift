package import LogCheckModel

/// A stretch of a source for which the capture does not hold everything.
package struct CoverageGap: Hashable, Sendable {
  /// `nil` ends have no time: the stretch then counts for every interval.
  package var from: EventTime?
  package var to: EventTime?
  /// `gap`, `clock`, `late`, `pattern`, or why a record there cannot be read.
  package var reason: InconclusiveReason
  /// The events that may be missing there; `nil` for all.
  package var types: Set<EventTypeID>?

  package init(from: EventTime?, to: EventTime?, reason: InconclusiveReason, types: Set<EventTypeID>? = nil) {
    self.from = from
    self.to = to
    self.reason = reason
    self.types = types
  }

  /// Grows over another one, so that it covers both and what lies between.
  package mutating func cover(_ other: CoverageGap) {
    from = Self.end(from, other.from) { $0 < $1 }
    to = Self.end(to, other.to) { $0 > $1 }
    if let types, let more = other.types { self.types = types.union(more) } else { types = nil }
  }

  private static func end(
    _ left: EventTime?, _ right: EventTime?, by isFurther: (LogInstant, LogInstant) -> Bool
  ) -> EventTime? {
    guard let left, let right, left.frame == right.frame else { return nil }
    return isFurther(left.instant, right.instant) ? left : right
  }
}

/// The gaps of one source, in the order in which they were found.
///
/// A damaged capture has thousands, and each verdict on something unseen asks for those of one stretch. Gaps are mostly found in
/// order of time, so a binary search finds the first that can reach the stretch, and the search ends at the first that begins after it.
struct CoverageGaps {
  /// At most so many gaps are kept apart; a further one grows the last, so doubt only grows.
  static let limit = 4096

  private(set) var all: [CoverageGap] = []
  /// Gaps that were merged with a neighbour because there were too many; they then cover more than was missing.
  private(set) var merged = 0
  /// For each gap the latest end of it and of all before it, while every gap has an end in the same frame; else empty.
  private var latestEnds: [LogInstant] = []
  /// The frame of all ends; `nil` if there are none, or they differ.
  private var frame: TimeFrame?
  /// True while each gap has a beginning in `frame`, and none begins before an earlier one.
  private var startsAscend = true

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ gap: CoverageGap) {
    if all.count >= Self.limit, var last = all.popLast() {
      if !latestEnds.isEmpty { latestEnds.removeLast() }
      last.cover(gap)
      merged += 1
      append(last)
    } else {
      append(gap)
    }
  }

  private mutating func append(_ gap: CoverageGap) {
    let hadAllEnds = latestEnds.count == all.count
    if hadAllEnds, let end = gap.to, (frame ?? end.frame) == end.frame {
      frame = end.frame
      latestEnds.append(latestEnds.last.map { max($0, end.instant) } ?? end.instant)
    } else {
      latestEnds = []
      frame = nil
    }
    if let start = gap.from, start.frame == frame {
      if let before = all.last?.from, before.instant > start.instant { startsAscend = false }
    } else {
      startsAscend = false
    }
    all.append(gap)
  }

  /// The reason of the first gap that overlaps `[from, to]` and may hold an event of `types` (`nil`: of whatever type); an end that is
  /// `nil` reaches without bound, and so does one of another frame than the gap's.
  func reason(of types: [EventTypeID]?, from: EventTime?, to: EventTime?) -> InconclusiveReason? {
    var index = 0
    if let frame, let from, from.frame == frame { index = firstEnding(notBefore: from.instant) }
    while index < all.count {
      if let start = all[index].from, let to, start.frame == to.frame, start.instant > to.instant {
        if startsAscend { return nil }
      } else if let end = all[index].to, let from, end.frame == from.frame, end.instant < from.instant {
        // It is over before the stretch, though one before it is not.
      } else if let held = all[index].types, let types, held.isDisjoint(with: types) {
        // It holds other events.
      } else {
        return all[index].reason
      }
      index += 1
    }
    return nil
  }

  /// The index of the first gap that it or one before it reaches `instant`; all gaps before that index are over by then.
  private func firstEnding(notBefore instant: LogInstant) -> Int {
    var low = 0
    var high = latestEnds.count
    while low < high {
      let middle = low + (high - low) / 2
      if latestEnds[middle] < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
