import LogCheckModel
import LogCheckTrace

/// For each trace of a run the earlier ones that share time with it, as far as a cheap comparison shows: thousands of
/// captures of one night follow each other, and comparing each with each would cost more than reading them.
struct OriginOverlaps {
  private var earlier: [[Int]]

  /// Two traces are missing from each other's lists only if ``TraceOrigin/relation(to:)`` would say that they are
  /// apart.
  init(_ origins: [TraceOrigin]) {
    earlier = [[Int]](repeating: [], count: origins.count)
    // Whose times are not comparable with everybody's is compared with everybody.
    var loose: [Int] = []
    var bounded: [(index: Int, reach: ClosedRange<Int64>)] = []
    for (index, origin) in origins.enumerated() where origin.hasEvents {
      if let reach = origin.reach { bounded.append((index, reach)) } else { loose.append(index) }
    }
    for one in loose {
      for other in origins.indices where other != one && origins[other].hasEvents { add(one, other) }
    }
    bounded.sort { ($0.reach.lowerBound, $0.index) < ($1.reach.lowerBound, $1.index) }
    var open: [(index: Int, end: Int64)] = []
    for (index, reach) in bounded {
      open.removeAll { $0.end < reach.lowerBound }
      for other in open { add(index, other.index) }
      open.append((index, reach.upperBound))
    }
    for index in earlier.indices { earlier[index] = Set(earlier[index]).sorted() }
  }

  private mutating func add(_ one: Int, _ other: Int) { earlier[max(one, other)].append(min(one, other)) }

  /// Earlier traces that may be of the device of this one, in their order.
  func before(_ index: Int) -> [Int] { earlier[index] }
}
