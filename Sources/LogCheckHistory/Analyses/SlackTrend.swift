/// The course of a measure over the nights, on one device or in the fleet.
package struct SlackTrend: Hashable, Sendable {
  /// The nights with values, and their medians in milliseconds.
  package struct Point: Hashable, Sendable {
    package var night: Night
    package var median: Int

    package init(night: Night, median: Int) {
      self.night = night
      self.median = median
    }
  }

  /// The form that fits the medians better.
  package enum Shape: Hashable, Sendable {
    case line
    /// One level up to a night and another from the next one on.
    case step(lastBefore: Night, firstAfter: Night, before: Double, after: Double)
  }

  package var points: [Point]
  package var line: TrendLine
  package var shape: Shape
  /// The probability of such a slope if there were no trend.
  package var chance: Double
  /// The change over the nights, in milliseconds.
  package var drift: Double
  package var limit: MeasureLimit?

  /// The least number of nights from which a trend is derived.
  static let leastNights = 5

  /// `nil` for too few nights.
  package init?(_ points: [Point], limit: MeasureLimit?) {
    guard points.count >= Self.leastNights, let first = points.first, let last = points.last,
      let line = TrendLine(points.map { (Double($0.night.day), Double($0.median)) })
    else { return nil }
    self.points = points
    self.line = line
    self.limit = limit
    chance = line.chance
    let (step, rest) = Self.step(points)
    if rest < line.rest, case .step(_, _, let before, let after) = step {
      shape = step
      drift = after - before
    } else {
      shape = .line
      drift = line.slope * Double(last.night.day - first.night.day)
    }
  }

  /// True if it goes towards the limit, or anywhere if there is no limit.
  package var isTowardsLimit: Bool { (limit?.direction ?? line.slope) * line.slope > 0 }

  /// The night in which the line reaches the limit: the last one if it has been reached. `nil` without a limit, for a step, and for a line
  /// that takes more than ten years.
  package var nightOfLimit: Night? {
    guard let limit, let last = points.last, shape == .line, isTowardsLimit else { return nil }
    let distance = Double(limit.milliseconds) - line.value(at: Double(last.night.day))
    let nights = (distance / line.slope).rounded(.up)
    guard nights.isFinite, nights < 3650 else { return nil }
    return Night(day: last.night.day + Int(max(0, nights)))
  }

  /// The two levels with the smallest squared distances from the medians; at least two nights have each of them.
  private static func step(_ points: [Point]) -> (shape: Shape, rest: Double) {
    let values = points.map { Double($0.median) }
    var best: (shape: Shape, rest: Double) = (.line, .infinity)
    for split in 2..<max(2, values.count - 1) {
      let (before, after) = (values[..<split], values[split...])
      let means = (mean(before), mean(after))
      let rest = squares(before, means.0) + squares(after, means.1)
      guard rest < best.rest else { continue }
      best = (
        .step(
          lastBefore: points[split - 1].night, firstAfter: points[split].night, before: means.0, after: means.1), rest
      )
    }
    return best
  }

  private static func mean(_ values: ArraySlice<Double>) -> Double { values.reduce(0, +) / Double(values.count) }

  private static func squares(_ values: ArraySlice<Double>, _ mean: Double) -> Double {
    values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }
}
