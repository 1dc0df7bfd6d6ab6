import LogCheckModel

/// Pairs the schedules of two sources.
struct StrandPairs {
  private(set) var pairs: [(first: StoryStrand.Kind, second: StoryStrand.Kind)] = []
  private(set) var ofFirst: [String] = []
  private(set) var ofSecond: [String] = []
  /// Schedules of other names that nothing but their order pairs.
  private(set) var byOrder: [(first: String, second: String)] = []

  /// By name; then those that have lines for the same instants; then by order among those that are at home in the same lane; then
  /// among those that have lines in the same lane. Lanes are what they are.
  init(_ first: ComparedSource, _ second: ComparedSource, lanes: Int, _ aims: ClockShift?) {
    var left = first.schedules
    var right = second.schedules
    let names = Set(left.map(\.key)).intersection(right.map(\.key))
    pairs = left.filter { names.contains($0.key) }.map { (.schedule($0.key), .schedule($0.key)) }
    left.removeAll { names.contains($0.key) }
    right.removeAll { names.contains($0.key) }
    pairByInstant(&left, &right, (first.instants(on: aims, .first), second.instants(on: aims, .second)))
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

  /// Those with the most instants in common first; on a tie the earlier ones.
  private mutating func pairByInstant(
    _ left: inout [ComparedSource.Schedule], _ right: inout [ComparedSource.Schedule],
    _ instants: ([String: Set<ClockShift.Aim>], [String: Set<ClockShift.Aim>])
  ) {
    var owners: [ClockShift.Aim: [Int]] = [:]
    for (index, schedule) in right.enumerated() {
      for aim in instants.1[schedule.key] ?? [] { owners[aim, default: []].append(index) }
    }
    var common: [(count: Int, first: Int, second: Int)] = []
    for (index, schedule) in left.enumerated() {
      var counts: [Int: Int] = [:]
      for aim in instants.0[schedule.key] ?? [] { for owner in owners[aim] ?? [] { counts[owner, default: 0] += 1 } }
      common += counts.map { ($0.value, index, $0.key) }
    }
    // The same the other way round: neither of the two runs decides a tie for itself.
    common.sort { one, other in
      func rank(_ item: (count: Int, first: Int, second: Int)) -> (Int, Int, Int, Int) {
        (-item.count, item.first + item.second, min(item.first, item.second), item.first)
      }
      return rank(one) < rank(other)
    }
    var taken: (Set<String>, Set<String>) = ([], [])
    for item in common {
      let (one, other) = (left[item.first].key, right[item.second].key)
      guard !taken.0.contains(one), !taken.1.contains(other) else { continue }
      pairs.append((.schedule(one), .schedule(other)))
      taken.0.insert(one)
      taken.1.insert(other)
    }
    left.removeAll { taken.0.contains($0.key) }
    right.removeAll { taken.1.contains($0.key) }
  }

  /// Takes the schedules that are meant out of both lists, as many as there are in both.
  private mutating func pair(
    _ left: inout [ComparedSource.Schedule], _ right: inout [ComparedSource.Schedule],
    where isMeant: (ComparedSource.Schedule) -> Bool
  ) {
    var taken: (Set<String>, Set<String>) = ([], [])
    let meant = (left.filter(isMeant), right.filter(isMeant))
    for (one, other) in zip(meant.0, meant.1) {
      pairs.append((.schedule(one.key), .schedule(other.key)))
      // The only ones of both runs are in no doubt.
      if max(meant.0.count, meant.1.count) > 1 { byOrder.append((one.key, other.key)) }
      taken.0.insert(one.key)
      taken.1.insert(other.key)
    }
    left.removeAll { taken.0.contains($0.key) }
    right.removeAll { taken.1.contains($0.key) }
  }
}
