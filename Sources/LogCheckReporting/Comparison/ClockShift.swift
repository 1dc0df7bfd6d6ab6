import LogCheckModel

/// Maps the times of the second run to those of the first, so that two nights can be compared.
struct ClockShift {
  /// The properties that make times of one run comparable with each other.
  struct Ruler: Hashable {
    var frame: TimeFrame
    var isReal: Bool

    init(_ point: TimelinePoint) { (frame, isReal) = (point.frame, point.isReal) }
  }

  private let first: Ruler
  private let second: Ruler
  /// The duration that is added to a time of the second run.
  let shift: LogDuration

  /// A time of a run on the common ruler; `nil` where it cannot be compared.
  func time(_ point: TimelinePoint?, _ side: ComparedSide) -> LogInstant? {
    guard let point else { return nil }
    switch side {
    case .first: return Ruler(point) == first ? point.instant : nil
    case .second: return Ruler(point) == second ? point.instant + shift : nil
    }
  }

  /// True if both runs name real times of one ruler, and none is moved: they show the same days.
  var isSamePeriod: Bool { shift == .zero && first == second && first.isReal }

  /// The most frequent ruler of some points; on a tie the first.
  private static func ruler(_ points: [TimelinePoint]) -> Ruler? {
    var counts: [Ruler: Int] = [:]
    for point in points { counts[Ruler(point), default: 0] += 1 }
    let most = counts.values.max()
    return points.lazy.map { Ruler($0) }.first { counts[$0] == most }
  }
}

// MARK: Instants that lines name

extension ClockShift {
  /// An instant of a lane.
  struct Aim: Hashable {
    var lane: Int
    var instant: LogInstant
  }

  /// Instants of one side from which shifts are proposed.
  private static let samples = 32
  /// Proposed shifts that are counted exactly.
  private static let candidates = 16

  /// The shift under which most plans of both runs are for the same instants. `nil` where at least half of the plans of the shorter
  /// run do not match under any: then instants identify nothing.
  init?(aims left: [(lane: Int, point: TimelinePoint)], _ right: [(lane: Int, point: TimelinePoint)]) {
    guard let first = Self.ruler(left.map(\.point)), let second = Self.ruler(right.map(\.point)) else { return nil }
    (self.first, self.second) = (first, second)
    func aims(_ list: [(lane: Int, point: TimelinePoint)], _ ruler: Ruler) -> [Aim] {
      list.filter { Ruler($0.point) == ruler }.map { Aim(lane: $0.lane, instant: $0.point.instant) }
        .sorted { ($0.instant, $0.lane) < ($1.instant, $1.lane) }
    }
    let (own, others) = (aims(left, first), aims(right, second))
    guard let best = Self.best(own, others), best.matches * 2 >= min(own.count, others.count) else { return nil }
    shift = best.shift
  }

  private static func best(_ left: [Aim], _ right: [Aim]) -> (shift: LogDuration, matches: Int)? {
    // Proposed from the shorter list, so that the other way round the same is found.
    let proposed =
      left.count <= right.count ? proposals(left, right) : proposals(right, left).map { LogDuration.zero - $0 }
    let counts = Dictionary(left.map { ($0, 1) }, uniquingKeysWith: +)
    let isEarlier = left.lexicographicallyPrecedes(right) { ($0.instant, $0.lane) < ($1.instant, $1.lane) }
    var best: (shift: LogDuration, matches: Int)?
    for shift in proposed {
      var open = counts
      var matches = 0
      for aim in right {
        let moved = Aim(lane: aim.lane, instant: aim.instant + shift)
        guard let count = open[moved], count > 0 else { continue }
        open[moved] = count - 1
        matches += 1
      }
      guard matches > 0 else { continue }
      let known = best ?? (shift, 0)
      let isNearer =
        shift.magnitude < known.shift.magnitude
        || (shift.magnitude == known.shift.magnitude && (shift < known.shift) == isEarlier)
      if matches > known.matches || (matches == known.matches && isNearer) { best = (shift, matches) }
    }
    return best
  }

  /// The durations to add to the times of `long`; the most frequent differences first, and none at all.
  private static func proposals(_ short: [Aim], _ long: [Aim]) -> [LogDuration] {
    let step = max(1, short.count / samples)
    var counts: [LogDuration: Int] = [:]
    for index in stride(from: 0, to: short.count, by: step) {
      for aim in long where aim.lane == short[index].lane {
        counts[short[index].instant - aim.instant, default: 0] += 1
      }
    }
    let sorted = counts.sorted { ($1.value, $0.key.magnitude, $0.key) < ($0.value, $1.key.magnitude, $1.key) }
    return [.zero] + sorted.prefix(candidates).map(\.key)
  }
}

// MARK: Stamps of lines

extension ClockShift {
  /// The shift of the stamps: by the lines that are known to belong together, else none where the runs overlap, else from first
  /// line to first line.
  init?(stamps left: [TimelinePoint], _ right: [TimelinePoint], pairs: [(TimelinePoint, TimelinePoint)]) {
    guard let first = Self.ruler(left), let second = Self.ruler(right) else { return nil }
    (self.first, self.second) = (first, second)
    let known = pairs.filter { Ruler($0.0) == first && Ruler($0.1) == second }.map { $0.0.instant - $0.1.instant }
      .sorted()
    if !known.isEmpty {
      // The mean of the two in the middle, without an overflow: the same the other way round.
      let (low, high) = (known[(known.count - 1) / 2].nanoseconds, known[known.count / 2].nanoseconds)
      shift = LogDuration(nanoseconds: low / 2 + high / 2)
      return
    }
    let own = left.filter { Ruler($0) == first }.map(\.instant)
    let others = right.filter { Ruler($0) == second }.map(\.instant)
    guard let start = own.min(), let end = own.max(), let otherStart = others.min(), let otherEnd = others.max() else {
      return nil
    }
    shift = first == second && start <= otherEnd && otherStart <= end ? .zero : start - otherStart
  }
}
