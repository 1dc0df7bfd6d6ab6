import LogCheckModel

/// The distances of the stamps of a capture from UTC, as they change.
struct StampZones: Sendable {
  struct Change: Sendable {
    /// The line that shows it first.
    var mark: Mark
    /// Seconds east of UTC.
    var offset: Int32
  }

  private(set) var changes: [Change] = []
  /// True if they change so often that the capture is a mixture of logs.
  private var isMixed = false

  /// A journey changes the zone a few times and for hours; stamps that change more often are of several programs.
  private static let limit = 16
  private static let least = LogDuration.minutes(60)

  mutating func take(_ offset: Int32?, _ mark: Mark) {
    guard let offset, !isMixed, offset != changes.last?.offset else { return }
    let before = changes.last?.mark.at
    let isBrief = before.flatMap { start in mark.at.map { $0 - start < Self.least } } ?? (before != nil)
    guard changes.count < Self.limit, !isBrief || changes.isEmpty else {
      isMixed = true
      changes = Array(changes.prefix(1))
      return
    }
    changes.append(Change(mark: mark, offset: offset))
  }

  /// The distance at an instant; before the first line that of the first.
  func offset(at instant: LogInstant) -> LogDuration? {
    let known = changes.last { $0.mark.at.map { $0 <= instant } ?? false } ?? changes.first
    return known.map { .seconds(Int64($0.offset)) }
  }

  /// The last change before an instant, if any.
  func change(upTo instant: LogInstant) -> Change? {
    changes.dropFirst().last { change in change.mark.at.map { $0 <= instant } ?? false }
  }
}
