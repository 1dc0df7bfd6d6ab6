import LogCheckTrace

/// The traces of a run that are, or may be, of one device.
struct TraceRelations {
  struct Pair {
    var first: Int
    var second: Int
    var isSame: Bool
  }

  /// Traces that lack something that another one may hold.
  private(set) var doubtful: Set<Int> = []
  /// The first such pair of each trace, for the report.
  private(set) var pairs: [Pair] = []

  init(_ origins: [TraceOrigin]) {
    let rivals = OriginOverlaps(origins)
    for second in origins.indices {
      var isKnown = false
      for first in rivals.before(second) {
        let relation = origins[first].relation(to: origins[second])
        guard relation != .apart else { continue }
        doubtful.formUnion([first, second])
        if !isKnown { pairs.append(Pair(first: first, second: second, isSame: relation == .same)) }
        isKnown = true
      }
    }
  }
}
