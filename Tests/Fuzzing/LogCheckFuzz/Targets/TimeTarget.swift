import LogCheckIngest
import LogCheckModel
import LogCheckRules

extension FuzzTarget {
  /// Stamps as captures print them, instants and durations as rules and messages write them.
  static let stamps = FuzzTarget(
    "stamps", "a stamp is one that a calendar has, and a day number leads back to its date"
  ) { bytes in
    let span = bytes.span
    var position = 0
    if let printed = span.printedDateAndTime(at: &position) {
      var record = Record()
      record.take(printed)
      if let problem = ReaderTarget.problem(in: record) { return problem }
      if position > bytes.count { return "read beyond the end" }
    }
    position = 0
    if let printed = span.printedSyslogStamp(at: &position) {
      var record = Record()
      record.take(printed)
      if let problem = ReaderTarget.problem(in: record) { return problem }
      if let stamp = record.stamp, let instant = stamp.localInstant(assumingYear: 2024) {
        _ = TimeText.instant(instant, .local)
      }
    }
    position = 0
    if let date = span.isoDate(at: &position) {
      let days = Calendar.daysSinceEpoch(year: date.year, month: date.month, day: date.day)
      let back = Calendar.date(daysSinceEpoch: days)
      let isReal =
        (1...12).contains(date.month)
        && (1...Calendar.daysInMonth(date.month, year: date.year)).contains(date.day)
      if isReal, back != date { return "\(date) became \(back)" }
    }
    if let (instant, frame) = InstantParser.parse(String(decoding: bytes, as: UTF8.self)) {
      _ = TimeText.instant(instant, frame)
    }
    return nil
  }

  static let durations = FuzzTarget("durations", "a duration is spelled as it was read") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .duration(let duration) = DurationParser.parse(text, isSigned: true) else { return nil }
    let spelled = DurationParser.spelled(duration)
    guard case .duration(duration) = DurationParser.parse(spelled, isSigned: true) else {
      return "\(text) is spelled \(spelled)"
    }
    return nil
  }
}
