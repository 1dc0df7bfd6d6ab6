import LogCheckModel

/// Times of the day at which something happens daily.
enum DailyTime {
  /// The minute of the day that `HH:mm` or the cron expression `minute hour * * *` names; `nil` for anything else.
  static func minute(of text: Span<UInt8>) -> Int64? {
    var position = 0
    guard let first = text.number(at: &position) else { return nil }
    if text.skip(0x3A, at: &position) { return clock(first, text, from: position) }
    guard text.skip(0x20, at: &position), let hour = text.number(at: &position), text.count == position + 6,
      text.has(" * * *", at: position)
    else { return nil }
    return minute(hour: Int64(hour), minute: Int64(first))
  }

  private static func clock(_ hour: Int, _ text: Span<UInt8>, from start: Int) -> Int64? {
    var position = start
    guard let minute = text.number(at: &position), position == text.count, position - start == 2 else { return nil }
    return self.minute(hour: Int64(hour), minute: Int64(minute))
  }

  private static func minute(hour: Int64, minute: Int64) -> Int64? {
    (0..<24).contains(hour) && (0..<60).contains(minute) ? hour * 60 + minute : nil
  }
}
