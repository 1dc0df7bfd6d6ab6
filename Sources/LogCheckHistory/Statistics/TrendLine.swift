/// A straight line through points, by ordinary least squares.
package struct TrendLine: Hashable, Sendable {
  package var slope: Double
  package var slopeError: Double
  /// The sum of squared distances of the points from the line.
  var rest: Double
  private var meanX: Double
  private var meanY: Double
  private var degrees: Int

  /// `nil` for fewer than three points, which lie on a line too easily, and for points of one x.
  init?(_ points: [(x: Double, y: Double)]) {
    guard points.count >= 3 else { return nil }
    let count = Double(points.count)
    meanX = points.reduce(0) { $0 + $1.x } / count
    meanY = points.reduce(0) { $0 + $1.y } / count
    var (xx, xy) = (0.0, 0.0)
    for point in points {
      xx += (point.x - meanX) * (point.x - meanX)
      xy += (point.x - meanX) * (point.y - meanY)
    }
    guard xx > 0 else { return nil }
    slope = xy / xx
    rest = 0
    for point in points {
      let distance = point.y - meanY - slope * (point.x - meanX)
      rest += distance * distance
    }
    degrees = points.count - 2
    slopeError = (rest / Double(degrees) / xx).squareRoot()
  }

  package func value(at x: Double) -> Double { meanY + slope * (x - meanX) }

  /// The probability of a slope as far from zero, or farther, if there were no trend.
  var chance: Double {
    guard slope != 0 else { return 1 }
    guard slopeError > 0 else { return 0 }
    return 2 * StudentT.upperTail(abs(slope / slopeError), degrees: degrees)
  }

  /// The interval that misses the true slope with this probability.
  package func interval(missing probability: Double) -> ClosedRange<Double> {
    let width = StudentT.quantile(upper: min(max(probability, 1e-12), 1) / 2, degrees: degrees) * slopeError
    return slope - width...slope + width
  }
}
