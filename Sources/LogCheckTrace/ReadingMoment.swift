package import LogCheckModel

/// A moment at which a stream was read, by the clocks of the machine that reads it.
package struct ReadingMoment: Sendable {
  /// By a clock that is never set; only differences have a meaning.
  package var steady: LogDuration
  /// Seconds since 1970 in UTC.
  package var seconds: Int64
  /// Seconds east of UTC where the machine is.
  package var zoneOffset: Int

  package init(steady: LogDuration, seconds: Int64, zoneOffset: Int) {
    self.steady = steady
    self.seconds = seconds
    self.zoneOffset = zoneOffset
  }

  /// The moment as a stamp of that kind; with its year if that of the log is known.
  func stamp(like frame: TimeFrame, yearIsKnown: Bool) -> CivilStamp? {
    let isLocal = frame != .absolute
    let seconds = seconds + (isLocal ? Int64(zoneOffset) : 0)
    let second = Int((seconds % 86_400 + 86_400) % 86_400)
    let date = Calendar.date(daysSinceEpoch: Int((seconds - Int64(second)) / 86_400))
    let isDated = frame != .undated
    return CivilStamp(
      year: isDated && yearIsKnown ? date.year : nil, month: isDated ? date.month : nil, day: isDated ? date.day : nil,
      hour: second / 3600,
      minute: second / 60 % 60, second: second % 60, offsetSeconds: isLocal ? nil : 0)
  }
}
