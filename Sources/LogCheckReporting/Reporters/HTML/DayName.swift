import LogCheckModel

/// A day as the captures show it: with its date, without its year, or only counted.
struct DayName: Hashable, Comparable {
  /// Days since 1970-01-01 on the ruler of its capture.
  var number: Int
  var frame: TimeFrame
  var isReal: Bool

  static let length: Int64 = 86_400_000_000_000

  init(_ point: TimelinePoint) {
    number = Self.number(point.instant.nanoseconds)
    frame = point.frame
    isReal = point.isReal
  }

  /// The day of a time as reports print it, and the instant; `nil` where its ruler is not this one.
  init?(printed text: String, onRulerOf ruler: DayName, firstDay: Int?) {
    guard let time = PrintedTime(text), time.isUTC == ruler.isUTC else { return nil }
    frame = ruler.frame
    isReal = ruler.isReal
    switch (time.date, ruler.isReal) {
    case (.dated(let year, let month, let day), true):
      number = Calendar.daysSinceEpoch(year: year, month: month, day: day)
    case (.yearless(let month, let day), false) where ruler.frame != .undated:
      // In the year in which the capture is drawn.
      let year = Calendar.date(daysSinceEpoch: ruler.number).year
      number = Calendar.daysSinceEpoch(year: year, month: month, day: day)
    case (.counted(let day), false) where ruler.frame == .undated:
      guard let firstDay else { return nil }
      number = firstDay + day - 1
    default: return nil
    }
  }

  static func number(_ nanoseconds: Int64) -> Int {
    let days = nanoseconds / length
    return Int(nanoseconds % length < 0 ? days - 1 : days)
  }

  /// Its first instant.
  var beginning: Int64 {
    let (product, overflow) = Int64(number).multipliedReportingOverflow(by: Self.length)
    return overflow ? (number < 0 ? .min : .max) : product
  }

  /// A moment in its middle. `firstDay` is the number of the day that counts as the first if stamps have no date.
  func noon(firstDay: Int) -> TimelinePoint {
    let (instant, overflow) = beginning.addingReportingOverflow(Self.length / 2)
    return TimelinePoint(
      instant: LogInstant(nanoseconds: overflow ? beginning : instant), frame: frame, granularity: .seconds(1),
      isReal: isReal, day: frame == .undated ? number - firstDay + 1 : nil)
  }

  var isUTC: Bool { frame == .absolute || frame == .unplacedAbsolute }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// `2025-11-15`, `11-15` or `day 2`.
  func words(firstDay: Int) -> String {
    let date = Calendar.date(daysSinceEpoch: number)
    if isReal { return "\(TimeText.padded(date.year, 4))-" + monthAndDay(date) }
    return frame == .undated ? "day \(number - firstDay + 1)" : monthAndDay(date) + " (year unknown)"
  }

  /// `11-15` or `day 2`.
  func short(firstDay: Int) -> String {
    frame == .undated ? "day \(number - firstDay + 1)" : monthAndDay(Calendar.date(daysSinceEpoch: number))
  }

  private func monthAndDay(_ date: (year: Int, month: Int, day: Int)) -> String {
    "\(TimeText.padded(date.month, 2))-\(TimeText.padded(date.day, 2))"
  }

  /// `Sat`, where the year is known.
  var weekday: String? {
    guard isReal else { return nil }
    let index = ((number + 4) % 7 + 7) % 7
    return ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][index]
  }

  /// The time frame of the day.
  var clock: String {
    switch frame {
    case .absolute, .unplacedAbsolute: "UTC"
    case .local, .unplacedLocal: "local time of the device"
    case .undated: "time of day of the log"
    }
  }
}

/// A time as reports print it, read back.
struct PrintedTime {
  enum Date: Hashable {
    case dated(year: Int, month: Int, day: Int)
    case yearless(month: Int, day: Int)
    case counted(day: Int)
  }

  var date: Date
  /// Since midnight.
  var nanoseconds: Int64
  var isUTC: Bool

  init?(_ text: String) {
    var rest = text.utf8[...]
    func drop(_ prefix: String) -> Bool {
      guard rest.starts(with: prefix.utf8) else { return false }
      rest = rest.dropFirst(prefix.utf8.count)
      return true
    }
    func number(_ digits: Int? = nil) -> Int? {
      let found = rest.prefix(while: ASCII.isDigit)
      guard !found.isEmpty, found.count <= 9, digits.map({ found.count == $0 }) ?? true else { return nil }
      rest = rest[found.endIndex...]
      return found.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    if drop("(date unknown") {
      var day = 1
      if drop(", day ") {
        guard let reported = number() else { return nil }
        day = reported
      }
      guard drop(") ") else { return nil }
      date = .counted(day: day)
    } else {
      let hasYear = !drop("(year unknown) ")
      var year = 2000
      if hasYear {
        guard let reported = number(4), drop("-") else { return nil }
        year = reported
      }
      guard let month = number(2), drop("-"), let day = number(2), drop("T"), (1...12).contains(month),
        (1...Calendar.daysInMonth(month, year: year)).contains(day)
      else { return nil }
      date = hasYear ? .dated(year: year, month: month, day: day) : .yearless(month: month, day: day)
    }
    guard let hour = number(2), drop(":"), let minute = number(2), drop(":"), let second = number(2),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    nanoseconds = Int64(hour * 3600 + minute * 60 + second) * 1_000_000_000
    if drop(".") {
      let before = rest.count
      guard let fraction = number() else { return nil }
      var scaled = Int64(fraction)
      for _ in (before - rest.count)..<9 { scaled *= 10 }
      nanoseconds += scaled
    }
    isUTC = drop("Z")
    guard rest.isEmpty else { return nil }
  }
}
