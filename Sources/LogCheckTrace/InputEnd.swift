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
package struct InputEnd {
  /// The end that the user stated (`--ended-at`).
  package var stated: TimeWindow.Bound?
  /// The silence of a stream that the machine measured.
  package var silence: StreamSilence?

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

extension TraceAuditor {
  /// Lets time pass up to the known end of the input. Gives what is to be said of it.
  mutating func passToEnd() -> Diagnostic? {
    var note: Diagnostic?
    // It is unknown which of several devices was silent.
    if inputEnd.stated == nil, tracks.count > 1 { return nil }
    for index in tracks.indices {
      guard let latest = tracks[index].latest else { continue }
      switch inputEnd.after(latest, clock, isWhole: !capture.endsInsideLine) {
      case .on(let time):
        tracks[index].wait(time, &engine)
        if inputEnd.stated == nil {
          note = Diagnostic(
            code: "I050", severity: .note,
            message:
              "nothing came for \(TimeText.duration(time)) before the stream ended, by the clock of this machine; what was due "
              + "by then is decided")
        }
      case .incomparable:
        return Diagnostic(
          code: "I051", severity: .error,
          message: "--ended-at cannot be applied: the stamps lack their year, date or zone, or it has no "
            + "zone; give --year and --time-zone, and an instant with a zone where the stamps have one")
      case .before(let time):
        note = Diagnostic(
          code: "I052", severity: .warning,
          message: "--ended-at lies \(TimeText.duration(time)) before the last line, and is left out of account")
      case .unknown: break
      }
    }
    return note
  }
}
