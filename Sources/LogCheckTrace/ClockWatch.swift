import LogCheckEngine
import LogCheckModel

/// Watches one source for a clock that was set forward, or changed to summer time, without a line that says so.
///
/// The stamps show a step back. A step forward resembles silence: a counter that runs since boot shows it, if records
/// have one, and it may have happened wherever local time without a zone passes the hours in which countries change it.
struct ClockWatch {
  private var anchor: (instant: LogInstant, counter: DeviceCounter)?
  /// Ticks a second of the device's counter, once it is known.
  private var rate: Double?

  /// The rates at which devices count: Apple silicon and iPhones since the A10, Intel Macs and their simulators.
  private static let rates: [Double] = [24e6, 1e9]
  /// A stamp and its counter are read one after the other, and a clock is drawn right slowly by up to 500 ppm (RFC 5905).
  private static let tolerance = 2.0
  private static let slew = 0.001
  /// A rate is believed from two records so far apart.
  private static let rateDistance = 10.0
  /// The smallest and the latest hours in which daylight saving begins anywhere: local clocks go from 0:00, 1:00, 2:00 or 3:00.
  private static let nightBegins: Int64 = 23 * 3600
  private static let nightEnds: Int64 = 4 * 3600
  private static let months: Set<Int> = [3, 4, 8, 9, 10]
  private static let dayLength: Int64 = 86_400

  /// True if the clock was, or may have been, set between two stamps; `to` is the later one.
  mutating func doubts(from: EventTime?, to: EventTime, counter: DeviceCounter?, yearIsKnown: Bool) -> Bool {
    let isJump = counter.map { jumps(to: to.instant, $0) } ?? false
    guard let from, from.frame == to.frame, to.instant > from.instant else { return isJump }
    return isJump || Self.mayChangeToSummerTime(from, to) || (!yearIsKnown && Self.passesLeapDay(from, to))
  }

  // MARK: The counter

  private mutating func jumps(to instant: LogInstant, _ counter: DeviceCounter) -> Bool {
    // Counters begin again with each boot.
    guard let last = anchor, last.counter.isTicks == counter.isTicks, last.counter.boot == counter.boot,
      counter.count >= last.counter.count
    else {
      anchor = (instant, counter)
      return false
    }
    let counted = Double(counter.count - last.counter.count)
    let elapsed = Double((instant - last.instant).nanoseconds) / 1e9
    guard let rate = counter.isTicks ? rate : 1e9 else {
      guard elapsed >= Self.rateDistance else { return false }
      rate = Self.rates.first { abs(counted / $0 - elapsed) < Self.tolerance + elapsed * Self.slew }
      anchor = (instant, counter)
      return false
    }
    anchor = (instant, counter)
    return abs(counted / rate - elapsed) > Self.tolerance + elapsed.magnitude * Self.slew
  }

  // MARK: The calendar

  /// True if local time may have left out an hour: silence of half an hour or more that touches the hours and months in which
  /// countries begin daylight saving.
  private static func mayChangeToSummerTime(_ from: EventTime, _ to: EventTime) -> Bool {
    guard from.frame != .absolute, to.instant - from.instant >= .minutes(30) else { return false }
    let start = from.instant.nanoseconds / 1_000_000_000
    let end = to.instant.nanoseconds / 1_000_000_000
    var day = start / dayLength - 1
    while day <= end / dayLength, day <= start / dayLength + 366 {
      defer { day += 1 }
      let night = day * dayLength + nightBegins...(day + 1) * dayLength + nightEnds
      guard night.upperBound >= start, night.lowerBound <= end else { continue }
      if from.frame == .undated || months.contains(Calendar.date(daysSinceEpoch: Int(day + 1)).month) { return true }
    }
    return false
  }

  /// True if 29 February, if that year has one, lies between.
  private static func passesLeapDay(_ from: EventTime, _ to: EventTime) -> Bool {
    guard from.frame != .undated else { return false }
    let day: Int64 = 86_400_000_000_000
    let first = Calendar.date(daysSinceEpoch: Int(from.instant.nanoseconds / day))
    let last = Calendar.date(daysSinceEpoch: Int(to.instant.nanoseconds / day))
    let isBefore = first.month < 3 && !(first.month == 2 && first.day == 29)
    return isBefore && (last.month > 2 || last.year > first.year)
  }
}

/// The value of a device's counter since it was booted.
struct DeviceCounter {
  var count: UInt64
  /// Ticks of an unknown length; otherwise nanoseconds.
  var isTicks: Bool
  /// The number of the boot in which it counts; 0 if that is not known.
  var boot: UInt64

  /// The counter of a record or of the structured event in it.
  init?(_ record: Record, _ origin: StructuredOrigin? = nil) {
    let since = record.monotonic ?? origin?.monotonic
    // Tools that pass a log on write 0 where they have no counter: then the event's own is better.
    if let ticks = record.deviceTicks, ticks.count > 0 || since == nil {
      self.init(count: ticks.count, isTicks: true, boot: ticks.boot)
    } else if let since, since.nanoseconds >= 0 {
      let named = origin?.boot?.bytes ?? Array(record.text[record.boot])
      self.init(
        count: UInt64(since.nanoseconds), isTicks: false, boot: Record.number(ofBoot: named.span, 0..<named.count))
    } else {
      return nil
    }
  }

  init?(_ ticks: DeviceTicks?) {
    guard let ticks else { return nil }
    self.init(count: ticks.count, isTicks: true, boot: ticks.boot)
  }

  private init(count: UInt64, isTicks: Bool, boot: UInt64) {
    self.count = count
    self.isTicks = isTicks
    self.boot = boot
  }
}
