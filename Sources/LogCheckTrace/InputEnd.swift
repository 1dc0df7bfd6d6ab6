import LogCheckIngest
package import LogCheckModel

/// The time for which a stream had been silent when it ended, by the clock of the machine that read it.
package struct StreamSilence: Sendable {
  /// Less the time that lines may be on their way.
  package var length: LogDuration
  /// When the last bytes were read.
  package var lastRead: ReadingMoment

  package init(length: LogDuration, lastRead: ReadingMoment) {
    self.length = length
    self.lastRead = lastRead
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

  /// The length of the silence after `latest`; of a stream that did not end in the middle of a line, and was being written: its stamps
  /// are near the clock of the machine, or go on at its pace.
  func after(_ latest: EventTime, _ clock: ClockModel, _ pace: StreamPace, isWhole: Bool) -> Answer {
    if let stated {
      guard let shown = clock.shown(latest), latest.frame == stated.frame else { return .incomparable }
      return stated.instant < shown ? .before(shown - stated.instant) : .on(stated.instant - shown)
    }
    // A program in between that buffers lines in blocks loses the last ones when it ends; the cut line shows that.
    guard let silence, isWhole, silence.length > .zero else { return .unknown }
    let isCurrent =
      Self.isNear(latest, clock, silence.lastRead) || pace.agrees(latest, at: silence.lastRead, within: Self.nearness)
    return isCurrent ? .on(silence.length) : .unknown
  }

  /// True if the stamp is near the clock of the machine at that moment.
  static func isNear(_ latest: EventTime, _ clock: ClockModel, _ moment: ReadingMoment) -> Bool {
    var clock = clock
    guard let stamp = moment.stamp(like: latest.frame, yearIsKnown: clock.yearIsKnown),
      let read = clock.resolve(stamp), read.frame == latest.frame
    else { return false }
    return (read.instant - latest.instant).magnitude <= nearness
  }
}
