import LogCheckModel

/// Compares the stamps of a stream with the clock of the machine that reads it: lines that are being written go on as fast as that clock,
/// whatever their zone or date is. A stored log that is replayed at its own pace is not distinguished from them.
struct StreamPace {
  private struct Sight {
    var moment: LogDuration
    var time: EventTime
  }

  /// The first of the reads that agree with each other.
  private var first: Sight?
  /// True if the stamps have gone on as fast as the clock for long enough.
  private(set) var isHeld = false

  /// The time for which all reads must agree. With stamps of whole seconds it is three of these.
  static let trial = LogDuration.milliseconds(250)
  /// By how much lines are late on their way, at most, in the trial: a tenth of the time is allowed in any case.
  private static let jitter = LogDuration.milliseconds(50)
  /// A line cannot be ahead of the clock by so much once the pace is known: the log is a stored one, or its clock was set.
  private static let ahead = LogDuration.seconds(2)

  /// A read at that moment ended with a line of that time.
  mutating func note(_ time: EventTime, at moment: ReadingMoment) {
    guard let first, first.time.frame == time.frame else { return begin(time, moment) }
    let elapsed = moment.steady - first.moment
    let lead = (time.instant - first.time.instant) - elapsed
    if isHeld {
      if lead > Self.ahead { begin(time, moment) }
      return
    }
    let tolerance = max(LogDuration(nanoseconds: elapsed.nanoseconds / 10), Self.jitter) + time.granularity
    guard lead.magnitude <= tolerance else { return begin(time, moment) }
    isHeld = elapsed >= max(Self.trial, time.granularity + time.granularity + time.granularity)
  }

  private mutating func begin(_ time: EventTime, _ moment: ReadingMoment) {
    first = Sight(moment: moment.steady, time: time)
    isHeld = false
  }

  /// True if the pace is known, and a line of that time was read at that moment with no more delay than `limit`.
  func agrees(_ time: EventTime, at moment: ReadingMoment, within limit: LogDuration) -> Bool {
    guard isHeld, let first, first.time.frame == time.frame else { return false }
    return ((time.instant - first.time.instant) - (moment.steady - first.moment)).magnitude <= limit
  }
}

/// Signs that the lines of the current stream are being written now.
struct StreamState {
  /// A stamp was near the clock of this machine, or the format has no stamps.
  var isNear = false
  var pace = StreamPace()
}
