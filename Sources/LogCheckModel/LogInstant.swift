/// A point on a capture's timeline, in nanoseconds since 1970-01-01T00:00:00.
///
/// If the capture shows its zone, the point is UTC; if it does not, it is local time read as if it were UTC, and
/// ``EventTime/frame`` says so. Range: years 1678 to 2261; a stamp outside it is refused where it is read.
package struct LogInstant: Hashable, Comparable, Sendable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Moves a point; sticks at the ends of the range instead of trapping.
  package static func + (instant: Self, duration: LogDuration) -> Self {
    Self(nanoseconds: saturatingSum(instant.nanoseconds, duration.nanoseconds))
  }

  package static func - (instant: Self, duration: LogDuration) -> Self {
    Self(nanoseconds: saturatingDifference(instant.nanoseconds, duration.nanoseconds))
  }

  /// The signed distance between two points.
  package static func - (left: Self, right: Self) -> LogDuration {
    LogDuration(nanoseconds: saturatingDifference(left.nanoseconds, right.nanoseconds))
  }
}

/// A signed length of time in nanoseconds; sums stick at the ends of the range.
package struct LogDuration: Hashable, Comparable, Sendable {
  package var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  package static let zero = Self(nanoseconds: 0)

  package static func milliseconds(_ count: Int64) -> Self { scaled(count, by: 1_000_000) }

  package static func seconds(_ count: Int64) -> Self { scaled(count, by: 1_000_000_000) }

  package static func minutes(_ count: Int64) -> Self { scaled(count, by: 60_000_000_000) }

  package static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

  package static func + (left: Self, right: Self) -> Self {
    Self(nanoseconds: saturatingSum(left.nanoseconds, right.nanoseconds))
  }

  package static func - (left: Self, right: Self) -> Self {
    Self(nanoseconds: saturatingDifference(left.nanoseconds, right.nanoseconds))
  }

  package static prefix func - (duration: Self) -> Self { .zero - duration }

  /// The absolute value.
  package var magnitude: Self { self < .zero ? -self : self }

  private static func scaled(_ count: Int64, by factor: Int64) -> Self {
    let (product, overflow) = count.multipliedReportingOverflow(by: factor)
    return Self(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
  }
}

private func saturatingSum(_ left: Int64, _ right: Int64) -> Int64 {
  let (sum, overflow) = left.addingReportingOverflow(right)
  return overflow ? (left < 0 ? .min : .max) : sum
}

private func saturatingDifference(_ left: Int64, _ right: Int64) -> Int64 {
  let (difference, overflow) = left.subtractingReportingOverflow(right)
  return overflow ? (left < 0 ? .min : .max) : difference
}

extension LogInstant {
  /// The instant nearest to this one that has a time of the day, in nanoseconds since midnight; `midnight` is that of this instant's day.
  package func nearest(timeOfDay: Int64, midnight: LogInstant) -> LogInstant {
    let day = LogDuration.seconds(86_400)
    let same = midnight + LogDuration(nanoseconds: timeOfDay)
    return [same - day, same, same + day].min { ($0 - self).magnitude < ($1 - self).magnitude } ?? same
  }
}
