import LogCheckEngine
import LogCheckIngest
import LogCheckModel

/// The times of a trace: its clock, its window, and the stamps that have passed.
struct TraceClock {
  private(set) var model: ClockModel
  /// The first and the last stamp of the current capture.
  private(set) var first: EventTime?
  private(set) var last: EventTime?
  /// The last stamp of all captures so far.
  private(set) var latest: EventTime?
  private var window: TimeWindow
  private(set) var windowCounts = WindowCounts()
  /// The distances of the stamps of the current capture from UTC, on the timeline.
  private(set) var offsets = StampOffsets()
  /// The evidence of the lines of the current capture for the zone of its stamps.
  var zones = ZoneEvidence()

  init(_ options: TraceOptions) {
    model = ClockModel(options.clock)
    window = options.window
  }

  mutating func beginCapture() {
    first = nil
    last = nil
    offsets = StampOffsets()
    zones = ZoneEvidence()
  }

  mutating func resolve(_ stamp: CivilStamp?) -> EventTime? {
    guard let stamp, let time = model.resolve(stamp) else { return nil }
    if let offset = model.lastOffset { offsets.note(offset, at: time.instant) }
    return time
  }

  /// Seconds east of UTC of the zone of a stamp: its own, or the one that the user gave.
  func offset(of stamp: CivilStamp?, at time: EventTime?) -> Int32? {
    guard let time, time.frame == .absolute, let stamp else { return nil }
    return (stamp.offsetSeconds ?? model.statedOffset(atLocal: time.instant)).map { Int32(clamping: $0) }
  }

  mutating func pass(_ time: EventTime) {
    if first == nil { first = time }
    last = time
    latest = time
  }

  /// Writes times of this trace, as far as they are known now.
  var times: TraceTime { TraceTime(model) }

  /// True if a record with that stamp, or after the last one with a stamp, is to be judged.
  mutating func isInWindow(_ stamp: CivilStamp?, counting count: Int = 1) -> Bool {
    guard !window.isWhole else { return true }
    if let stamp, let time = model.resolve(stamp) {
      windowCounts.note(stamp)
      switch window.contains(stamp, at: time, model) {
      case .success(let isInside): windowCounts.isInside = isInside
      case .failure(let reason):
        windowCounts.isInside = false
        if windowCounts.otherTime == nil { windowCounts.otherTime = reason }
      }
      if windowCounts.isInside { windowCounts.sawInside = true }
    }
    if !windowCounts.isInside { windowCounts.leftOut += count }
    return windowCounts.isInside
  }

  /// The time of a record, by its stamp or by the instant that a structured event states.
  mutating func time(of record: Record, _ origin: StructuredOrigin?) -> EventTime? {
    let time = resolve(record.stamp)
    guard case .instant(let instant, let frame) = origin?.time else { return time }
    guard let time else { return model.resolve(reported: instant, frame) }
    model.learnYear(from: instant, at: time)
    return time
  }

  /// An instant on the timeline, as far as its year is known.
  func placed(_ instant: LogInstant, _ frame: TimeFrame) -> (LogInstant, TimeFrame) { model.placed(instant, frame) }

  /// Puts the instants of a message on the trace's timeline, and returns which had no zone, a bit for each.
  mutating func position(
    _ fields: [FieldValue], at time: EventTime?, _ offset: Int?, isAndroid: Bool
  ) -> (fields: [FieldValue], unzoned: UInt64) {
    var fields = fields
    var unzoned: UInt64 = 0
    for index in fields.indices {
      guard case .instant(var instant, var frame) = fields[index] else { continue }
      if frame == .local, index < UInt64.bitWidth { unzoned |= 1 << UInt64(index) }
      // Android's tools print UTC whatever zone the device is in (`-v UTC`, `-v epoch`, the export of Android Studio).
      if frame == .local, let offset, offset != 0 || !isAndroid {
        instant = instant - .seconds(Int64(offset))
        frame = .absolute
      }
      if let time { model.learnYear(from: instant, at: time) }
      (instant, frame) = model.placed(instant, frame)
      fields[index] = .instant(instant, frame)
    }
    return (fields, unzoned)
  }
}
