import LogCheckModel

/// Pairs the lines of two sources: those for the same instant, otherwise the nearest ones, otherwise by order.
struct OccurrencePairs {
  /// The lines of one kind of a schedule or strip, as indices into the timeline rows of both sources.
  struct Group {
    var strand: Int
    var kind: ComparedSource.Kind
    var counts: (first: Int, second: Int)
    var pairs: [(first: Int, second: Int)] = []
    var ofFirst: [Int] = []
    var ofSecond: [Int] = []
    /// True if nothing but their order says which are the same.
    var isByOrder = false
  }

  /// Strand by strand, as ``StrandPairs`` has them; within each by kind.
  private(set) var groups: [Group] = []
  /// Maps what lines are for.
  let aims: ClockShift?
  /// Maps when lines were logged.
  private(set) var stamps: ClockShift?
  /// Half of the usual time from one plan to the next, of the schedule where that is longest.
  private(set) var widest: LogDuration?

  private let sources: (first: ComparedSource, second: ComparedSource)

  init(_ first: ComparedSource, _ second: ComparedSource, _ strands: StrandPairs, _ aims: ClockShift?) {
    sources = (first, second)
    self.aims = aims
    let lines = (first.lines, second.lines)
    for (index, pair) in strands.pairs.enumerated() {
      let (left, right) = (lines.0[pair.first] ?? [:], lines.1[pair.second] ?? [:])
      for kind in Set(left.keys).union(right.keys).sorted() {
        groups.append(group(index, kind, left[kind] ?? [], right[kind] ?? []))
      }
    }
    pairRest()
  }

  /// Lines for the same instant are the same, from the last one back: of repeated plans the last is the one that counts. What is left
  /// is of one side for now.
  private func group(_ strand: Int, _ kind: ComparedSource.Kind, _ left: [Int], _ right: [Int]) -> Group {
    var group = Group(strand: strand, kind: kind, counts: (left.count, right.count))
    var open: [LogInstant: [Int]] = [:]
    for index in right {
      if let aim = aims?.time(sources.second.aims[index], .second) { open[aim, default: []].append(index) }
    }
    var taken: Set<Int> = []
    for index in left.reversed() {
      if let aim = aims?.time(sources.first.aims[index], .first), let partner = open[aim]?.popLast() {
        group.pairs.append((index, partner))
        taken.insert(partner)
      } else {
        group.ofFirst.append(index)
      }
    }
    group.pairs.reverse()
    group.ofFirst.reverse()
    group.ofSecond = right.filter { !taken.contains($0) }
    return group
  }

  // MARK: Lines that no instant identifies

  private mutating func pairRest() {
    let (first, second) = (sources.first.rows, sources.second.rows)
    let known = groups.flatMap(\.pairs).compactMap { pair -> (TimelinePoint, TimelinePoint)? in
      guard let one = first[pair.first].logged, let other = second[pair.second].logged else { return nil }
      return (one, other)
    }
    stamps = ClockShift(stamps: first.compactMap(\.logged), second.compactMap(\.logged), pairs: known)
    let spacing = spacing
    widest = spacing.values.max()
    for index in groups.indices {
      let (left, right) = (groups[index].ofFirst, groups[index].ofSecond)
      guard !left.isEmpty, !right.isEmpty else { continue }
      let times = (
        left.compactMap { stamps?.time(first[$0].logged, .first) },
        right.compactMap { stamps?.time(second[$0].logged, .second) }
      )
      var found = zip(left.indices, right.indices).map { (first: $0, second: $1) }
      var isByOrder = max(left.count, right.count) > 1
      if times.0.count == left.count, times.1.count == right.count {
        let nearest = NearestPairs(times.0, times.1, limit: spacing[groups[index].strand] ?? widest)
        (found, isByOrder) = (nearest.pairs, nearest.isByOrder)
      }
      groups[index].isByOrder = isByOrder
      groups[index].pairs += found.map { (left[$0.first], right[$0.second]) }
      groups[index].pairs.sort { $0.first < $1.first }
      let taken = (Set(found.map(\.first)), Set(found.map(\.second)))
      groups[index].ofFirst = left.indices.filter { !taken.0.contains($0) }.map { left[$0] }
      groups[index].ofSecond = right.indices.filter { !taken.1.contains($0) }.map { right[$0] }
    }
  }

  /// Half of the usual time from one plan of a strand to the next: lines further apart are of two occasions.
  private var spacing: [Int: LogDuration] {
    var instants: [Int: Set<LogInstant>] = [:]
    for group in groups where group.kind.mark == .planned {
      let first = (group.pairs.map(\.first) + group.ofFirst).compactMap { aims?.time(sources.first.aims[$0], .first) }
      let second = group.ofSecond.compactMap { aims?.time(sources.second.aims[$0], .second) }
      instants[group.strand, default: []].formUnion(first + second)
    }
    return instants.compactMapValues { instants in
      let sorted = instants.sorted()
      let steps = zip(sorted.dropFirst(), sorted).map { ($0 - $1).nanoseconds }.sorted()
      return steps.isEmpty ? nil : LogDuration(nanoseconds: steps[steps.count / 2] / 2)
    }
  }
}
