/// The distances of a capture's stamps from UTC, as they change from line to line; empty where lines show no zone.
package struct StampOffsets: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// The time of the first line with it.
    package var from: LogInstant
    package var offset: LogDuration

    package init(from: LogInstant, offset: LogDuration) {
      self.from = from
      self.offset = offset
    }
  }

  /// The number of changes that are kept: a device does not travel more.
  package static let limit = 64

  /// In the order of the lines.
  package private(set) var changes: [Change] = []

  package init() {}

  /// A line has that offset, in seconds east of UTC.
  package mutating func note(_ seconds: Int, at instant: LogInstant) {
    let offset = LogDuration.seconds(Int64(seconds))
    guard changes.last?.offset != offset, changes.count < Self.limit else { return }
    changes.append(Change(from: instant, offset: offset))
  }

  /// Those of several captures of one device, in the order of their times.
  package init(merging all: [StampOffsets]) {
    for change in all.flatMap(\.changes).sorted(by: { $0.from < $1.from })
    where changes.last?.offset != change.offset && changes.count < Self.limit {
      changes.append(change)
    }
  }

  /// The same with instants on another scale.
  package func moved(_ change: (LogInstant) -> LogInstant) -> Self {
    var moved = self
    for index in changes.indices { moved.changes[index].from = change(changes[index].from) }
    return moved
  }

  /// The offset of the line that was written at an instant, in UTC, or last before it.
  package func offset(at instant: LogInstant) -> LogDuration {
    (changes.last { $0.from <= instant } ?? changes.first)?.offset ?? .zero
  }

  /// A point as lines show it: a time on the wall.
  package func shown(_ instant: LogInstant, _ frame: TimeFrame) -> LogInstant {
    frame == .absolute || frame == .unplacedAbsolute ? instant + offset(at: instant) : instant
  }
}
