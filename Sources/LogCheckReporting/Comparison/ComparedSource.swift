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

  /// The schedules in the order in which they come first, with the lane in which they are at home: that of their first plan.
  var schedules: [(key: String, lane: Int)] {
    var homes: [String: (lane: Int, isPlan: Bool)] = [:]
    var order: [String] = []
    for (index, row) in rows.enumerated() {
      guard let key = keys[index] else { continue }
      guard let home = homes[key] else {
        order.append(key)
        homes[key] = (row.lane, row.mark == .planned)
        continue
      }
      if !home.isPlan, row.mark == .planned { homes[key] = (row.lane, true) }
    }
    return order.map { ($0, homes[$0]?.lane ?? 0) }
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

  /// By name, then by order among those that are at home in the same lane; lanes are what they are.
  init(_ first: ComparedSource, _ second: ComparedSource, lanes: Int) {
    let (left, right) = (first.schedules, second.schedules)
    let names = Set(left.map(\.key)).intersection(right.map(\.key))
    var waiting: [Int: [String]] = [:]
    for (key, lane) in right where !names.contains(key) { waiting[lane, default: []].append(key) }
    for lane in waiting.keys { waiting[lane]?.reverse() }
    for (key, lane) in left {
      if names.contains(key) {
        pairs.append((.schedule(key), .schedule(key)))
      } else if let other = waiting[lane]?.popLast() {
        pairs.append((.schedule(key), .schedule(other)))
      } else {
        ofFirst.append(key)
      }
    }
    let taken = Set(pairs.map(\.second))
    ofSecond = right.map(\.key).filter { !taken.contains(.schedule($0)) }
    pairs += (0..<lanes).map { (.lane($0), .lane($0)) }
  }
}
