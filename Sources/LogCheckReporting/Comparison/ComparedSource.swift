import LogCheckModel

/// One source of a run, ready to be compared with its counterpart.
struct ComparedSource {
  /// A line's kind, the same on every platform.
  struct Kind: Hashable, Comparable {
    var lane: Int
    var mark: TimelineMark
    var succeeded: Bool?

    init(_ row: TimelineRow) {
      lane = row.lane
      mark = row.mark
      succeeded = row.succeeded
    }

    /// A mere event without a result is reported by one platform and left out by another.
    var counts: Bool { mark != .happened || succeeded != nil }

    /// `planned`, `ended ok`.
    var words: String { mark.rawValue + (succeeded.map { $0 ? " ok" : " not ok" } ?? "") }

    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: (Int, Int, Int) {
      (lane, TimelineMark.allCases.firstIndex(of: mark) ?? 0, succeeded == nil ? 0 : succeeded == true ? 1 : 2)
    }
  }

  let rows: [TimelineRow]
  let aims: OccurrenceAims
  private let spans: [TimelineSpan]
  private let keys: StoryKeys

  init(_ source: TimelineSource) {
    rows = source.rows
    spans = TimelineSpans(source).spans
    keys = StoryKeys(source.rows, spans)
    aims = OccurrenceAims(source.rows, spans)
  }

  /// The instants of plans and misses, by lane.
  var plannedInstants: [(lane: Int, point: TimelinePoint)] {
    rows.indices.compactMap { index in
      guard rows[index].mark == .planned || rows[index].mark == .missed else { return nil }
      return aims[index].map { (rows[index].lane, $0) }
    }
  }

  /// The instants of the lines of each schedule.
  func instants(on shift: ClockShift?, _ side: ComparedSide) -> [String: Set<ClockShift.Aim>] {
    var instants: [String: Set<ClockShift.Aim>] = [:]
    for (index, row) in rows.enumerated() {
      guard let key = keys[index], let time = shift?.time(aims[index], side) else { continue }
      instants[key, default: []].insert(ClockShift.Aim(lane: row.lane, instant: time))
    }
    return instants
  }

  /// The schedule of a timeline row, otherwise its lane.
  func strand(of row: Int) -> StoryStrand.Kind { keys[row].map { .schedule($0) } ?? .lane(rows[row].lane) }

  var rowCounts: [StoryStrand.Kind: Int] {
    rows.indices.reduce(into: [:]) { $0[strand(of: $1), default: 0] += 1 }
  }

  /// A schedule, and the lanes that it has lines in.
  struct Schedule {
    var key: String
    /// The lane of its first plan, otherwise of the first start or result, otherwise of its first line.
    var home: Int
    var lanes: Set<Int>
  }

  /// In the order in which they come first.
  var schedules: [Schedule] {
    var found: [Schedule] = []
    var positions: [String: Int] = [:]
    var ranks: [Int] = []
    for (index, row) in rows.enumerated() {
      guard let key = keys[index] else { continue }
      let rank = Self.rank(row.mark)
      guard let position = positions[key] else {
        positions[key] = found.count
        found.append(Schedule(key: key, home: row.lane, lanes: [row.lane]))
        ranks.append(rank)
        continue
      }
      found[position].lanes.insert(row.lane)
      if rank < ranks[position] { (ranks[position], found[position].home) = (rank, row.lane) }
    }
    return found
  }

  /// The strongest evidence for the home of a schedule comes first.
  private static func rank(_ mark: TimelineMark) -> Int {
    switch mark {
    case .planned: 0
    case .began, .ended, .missed: 1
    case .happened, .cancelled: 2
    }
  }

  /// The plans by the index of the line that opens them, with their number within their schedule and lane; those that were replaced
  /// have the number of their successor.
  var plans: [Int: (number: Int, side: PlanDifference.Side)] {
    var plans: [Int: (number: Int, side: PlanDifference.Side)] = [:]
    var counts: [StoryStrand.Kind: [Int: Int]] = [:]
    for span in spans where span.kind == .plan {
      let by = span.closing.map { rows[$0] }
      var side = PlanDifference.Side(row: rows[span.opening], outcome: span.outcome, by: by)
      if span.outcome == .met, let came = by?.position, let due = rows[span.opening].at, came.isComparable(with: due) {
        side.drift = came.instant - due.instant
      }
      let number = (counts[strand(of: span.opening)]?[span.lane] ?? 0) + 1
      if span.outcome != .replaced { counts[strand(of: span.opening), default: [:]][span.lane] = number }
      plans[span.opening] = (number, side)
    }
    return plans
  }

  /// The lines by strand and kind, in their order.
  var lines: [StoryStrand.Kind: [Kind: [Int]]] {
    var lines: [StoryStrand.Kind: [Kind: [Int]]] = [:]
    for (index, row) in rows.enumerated() {
      lines[strand(of: index), default: [:]][Kind(row), default: []].append(index)
    }
    return lines
  }
}
