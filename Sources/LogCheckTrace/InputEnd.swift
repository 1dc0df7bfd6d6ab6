import LogCheckIngest
package import LogCheckModel

/// The time for which a stream had been silent when it ended, by the clock of the machine that read it.
package struct StreamSilence: Sendable {
  /// Less the time that lines may be on their way.
  package var length: LogDuration
  /// Seconds since 1970 in UTC when the last bytes were read.
  package var lastRead: Int64
  /// Seconds east of UTC where the machine is.
  package var zoneOffset: Int

  package init(length: LogDuration, lastRead: Int64, zoneOffset: Int) {
    self.length = length
    self.lastRead = lastRead
    self.zoneOffset = zoneOffset
  }

  /// The moment of the last read as a stamp of that kind; with its year if that of the log is known.
  func stamp(like frame: TimeFrame, yearIsKnown: Bool) -> CivilStamp? {
    let isLocal = frame != .absolute
    let seconds = lastRead + (isLocal ? Int64(zoneOffset) : 0)
    let second = Int((seconds % 86_400 + 86_400) % 86_400)
    let date = Calendar.date(daysSinceEpoch: Int((seconds - Int64(second)) / 86_400))
    let isDated = frame != .undated
    return CivilStamp(
      year: isDated && yearIsKnown ? date.year : nil, month: isDated ? date.month : nil, day: isDated ? date.day : nil,
      hour: second / 3600,
      minute: second / 60 % 60, second: second % 60, offsetSeconds: isLocal ? nil : 0)
  }
}

/// Until when a trace is known to hold nothing more than it does.
struct InputEnd {
  /// The end that the user stated (`--ended-at`).
  var stated: TimeWindow.Bound?
  /// The silence of a stream that the machine measured.
  var silence: StreamSilence?
  /// The remark on it, once the trace has ended.
  var note: Diagnostic?

  /// The largest difference between the clock of a machine and the stamps of a log that is being written.
  static let nearness = LogDuration.seconds(60)

  enum Answer: Equatable {
    /// Time goes on for so long after the last stamp.
    case on(LogDuration)
    /// The stamps or the stated end lack the year, the date or the zone that the other has.
    case incomparable
    /// The stated end lies before the last stamp by so much.
    case before(LogDuration)
    case unknown
  }

  /// The length of the silence after `latest`; of a stream that did not end in the middle of a line.
  func after(_ latest: EventTime, _ clock: ClockModel, isWhole: Bool) -> Answer {
    if let stated {
      guard let shown = clock.shown(latest), latest.frame == stated.frame else { return .incomparable }
      return stated.instant < shown ? .before(shown - stated.instant) : .on(stated.instant - shown)
    }
    // A program in between that buffers lines in blocks loses the last ones when it ends; the cut line shows that.
    guard let silence, isWhole, silence.length > .zero else { return .unknown }
    var clock = clock
    guard let stamp = silence.stamp(like: latest.frame, yearIsKnown: clock.yearIsKnown),
      let read = clock.resolve(stamp), read.frame == latest.frame,
      (read.instant - latest.instant).magnitude <= Self.nearness
    else { return .unknown }
    return .on(silence.length)
  }
}
