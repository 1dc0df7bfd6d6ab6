package import LogCheckModel

/// The part of the story that is listed.
package struct StoryScope: Sendable {
  /// The time around which things are listed, as the user wrote it.
  package enum Around: Sendable {
    /// In UTC.
    case instant(LogInstant)
    /// A whole day, or a time without a zone, as the lines show it.
    case shown(ShownTime)
    /// A time of the day, nanoseconds since midnight as the timeline prints times: the one nearest to the first stamp.
    case timeOfDay(Int64)
  }

  package var around: Around?
  /// To both sides of ``around``.
  package var span = LogDuration.minutes(15)
  package var schedule: String?
  /// The part on a ruler, once the stamps are known; `nil` where no part was requested, or where nothing can be compared with it.
  private var part: Part?

  private struct Part {
    var from: LogInstant
    var to: LogInstant
    /// The ruler of its ends: a time on the wall if `offsets` is there.
    var frame: TimeFrame
    var offsets: StampOffsets?
  }

  package init() {}

  var isWhole: Bool { around == nil && schedule == nil }

  /// True if ``around`` is a time of a day that is to be found.
  var isOfDay: Bool { if case .timeOfDay = around { true } else { false } }

  private static let day = LogDuration.seconds(86_400)

  /// The scope for lines with these stamps and zones.
  func settled(on stamps: [TimelinePoint], _ offsets: StampOffsets) -> StoryScope {
    var scope = self
    guard let around else { return scope }
    switch around {
    case .instant(let instant): scope.part = Part(from: instant, to: instant, frame: .absolute)
    case .timeOfDay(let timeOfDay):
      guard let first = stamps.first(where: \.isReal) else { return scope }
      let midnight = ShownTime.midnight(before: first.instant)
      let nearest = first.instant.nearest(timeOfDay: timeOfDay, midnight: midnight)
      scope.part = Part(from: nearest, to: nearest, frame: first.frame)
    case .shown(let typed):
      // Stamps without a date have a day of their capture, and none of the calendar.
      guard let first = stamps.first(where: { $0.day == nil }) else { return scope }
      let near = offsets.shown(first.instant, first.frame)
      // Where the lines show no year, the typed one is taken for theirs.
      let found = first.isReal ? typed.year.map(typed.instant) ?? typed.nearest(to: near) : typed.nearest(to: near)
      guard let from = found else { return scope }
      let to = typed.isDay ? from + Self.day - LogDuration(nanoseconds: 1) : from
      scope.part = Part(from: from, to: to, frame: .local, offsets: offsets)
    }
    return scope
  }

  /// True if the point lies on the ruler of the part, or if no part was requested.
  func compares(_ point: TimelinePoint?) -> Bool { around == nil || point.flatMap(position) != nil }

  /// The position of a point on the ruler of the part.
  private func position(_ point: TimelinePoint) -> LogInstant? {
    guard let part else { return nil }
    guard let offsets = part.offsets else { return point.isReal && point.frame == part.frame ? point.instant : nil }
    switch point.frame {
    case .absolute, .local: return point.day == nil ? offsets.shown(point.instant, point.frame) : nil
    case .undated, .unplacedAbsolute, .unplacedLocal: return nil
    }
  }

  /// True if something between two points touches the part; what has no time on its ruler does not.
  func touches(_ from: TimelinePoint?, _ to: TimelinePoint?) -> Bool {
    guard around != nil else { return true }
    let ends = [from, to].compactMap { $0.flatMap(position) }
    guard let part, let first = ends.first, let last = ends.last else { return false }
    return first <= part.to + span && part.from - span <= last
  }
}
