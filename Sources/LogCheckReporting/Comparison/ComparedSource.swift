import LogCheckModel

/// One source of a run, ready to be compared with its counterpart.
struct ComparedSource {
  /// A line's kind, the same on every platform.
  struct Kind: Hashable {
    var lane: Int
    var mark: TimelineMark
    var succeeded: Bool?

    init(_ row: TimelineRow) {
      lane = row.lane
      mark = row.mark
      succeeded = row.succeeded
    }

    /// What merely happened, without a result, is told by one platform and left out by another.
    var counts: Bool { mark != .happened || succeeded != nil }
  }

  let rows: [TimelineRow]
  private let spans: [TimelineSpan]
  private let keys: StoryKeys

  init(_ source: TimelineSource) {
    rows = source.rows
    spans = TimelineSpans(source).spans
    keys = StoryKeys(source.rows, spans)
  }

  /// The schedule of a row, else its lane.
  func strand(of row: Int) -> StoryStrand.Kind { keys[row].map { .schedule($0) } ?? .lane(rows[row].lane) }

  var rowCounts: [StoryStrand.Kind: Int] {
    rows.indices.reduce(into: [:]) { $0[strand(of: $1), default: 0] += 1 }
  }

  /// A schedule, and the lanes that it has lines in.
  struct Schedule {
    var key: String
    /// The lane of its first plan, else of the first thing that began or came out, else of its first line.
    var home: Int
    var lanes: Set<Int>
  }

  /// In the order in which they come first.
  var schedules: [Schedule] {
    var found: [Schedule] = []
    var places: [String: Int] = [:]
    var ranks: [Int] = []
    for (index, row) in rows.enumerated() {
      guard let key = keys[index] else { continue }
      let rank = Self.rank(row.mark)
      guard let place = places[key] else {
        places[key] = found.count
        found.append(Schedule(key: key, home: row.lane, lanes: [row.lane]))
        ranks.append(rank)
        continue
      }
      found[place].lanes.insert(row.lane)
      if rank < ranks[place] { (ranks[place], found[place].home) = (rank, row.lane) }
    }
    return found
  }

  /// What tells most about where a schedule is at home comes first.
  private static func rank(_ mark: TimelineMark) -> Int {
    switch mark {
    case .planned: 0
    case .began, .ended, .missed: 1
    case .happened, .cancelled: 2
    }
  }

  /// The plans by strand and lane, those that were replaced left out.
  var plans: [StoryStrand.Kind: [Int: [PlanDifference.Side]]] {
    var plans: [StoryStrand.Kind: [Int: [PlanDifference.Side]]] = [:]
    for span in spans where span.kind == .plan && span.outcome != .replaced {
      let by = span.closing.map { rows[$0] }
      var side = PlanDifference.Side(row: rows[span.opening], outcome: span.outcome, by: by)
      if span.outcome == .met, let came = by?.place, came.isComparable(with: span.from) {
        side.drift = came.instant - span.from.instant
      }
      plans[strand(of: span.opening), default: [:]][span.lane, default: []].append(side)
    }
    return plans
  }

  /// Rows that are compared, by strand and kind, in their order.
  var marks: [StoryStrand.Kind: [Kind: [Int]]] {
    var marks: [StoryStrand.Kind: [Kind: [Int]]] = [:]
    for (index, row) in rows.enumerated() where Kind(row).counts {
      marks[strand(of: index), default: [:]][Kind(row), default: []].append(index)
    }
    return marks
  }
}

/// Which schedule of one source is which of the other.
struct StrandPairs {
  private(set) var pairs: [(first: StoryStrand.Kind, second: StoryStrand.Kind)] = []
  private(set) var ofFirst: [String] = []
  private(set) var ofSecond: [String] = []

  /// By name; then by order among those that are at home in the same lane; then among those that have lines in the same lane.
  /// Lanes are what they are.
  init(_ first: ComparedSource, _ second: ComparedSource, lanes: Int) {
    var left = first.schedules
    var right = second.schedules
    let names = Set(left.map(\.key)).intersection(right.map(\.key))
    pairs = left.filter { names.contains($0.key) }.map { (.schedule($0.key), .schedule($0.key)) }
    left.removeAll { names.contains($0.key) }
    right.removeAll { names.contains($0.key) }
    for lane in Set(left.map(\.home)).sorted() {
      pair(&left, &right) { $0.home == lane }
    }
    for lane in left.reduce(into: Set<Int>(), { $0.formUnion($1.lanes) }).sorted() {
      pair(&left, &right) { $0.lanes.contains(lane) }
    }
    ofFirst = left.map(\.key)
    ofSecond = right.map(\.key)
    pairs += (0..<lanes).map { (.lane($0), .lane($0)) }
  }

  /// Takes the schedules that are meant out of both lists, as many as there are in both.
  private mutating func pair(
    _ left: inout [ComparedSource.Schedule], _ right: inout [ComparedSource.Schedule],
    where isMeant: (ComparedSource.Schedule) -> Bool
  ) {
    var taken: (Set<String>, Set<String>) = ([], [])
    for (one, other) in zip(left.filter(isMeant), right.filter(isMeant)) {
      pairs.append((.schedule(one.key), .schedule(other.key)))
      taken.0.insert(one.key)
      taken.1.insert(other.key)
    }
    left.removeAll { taken.0.contains($0.key) }
    right.removeAll { taken.1.contains($0.key) }
  }
}
