import LogCheckModel
import LogCheckSimulator

/// A simulated fleet: the captures of each device and night, and what goes wrong.
///
/// Everything follows from the four numbers, so that the same numbers give the same bytes on every machine.
struct FleetPlan: Sendable {
  let devices: [FleetDevice]
  let nights: Int
  let captures: Int
  let seed: UInt64

  init(devices: Int, nights: Int, captures: Int, seed: UInt64) {
    self.devices = (1...max(1, devices)).map { FleetDevice($0, seed: SeededGenerator.seed(of: 1, from: seed)) }
    self.nights = nights
    self.captures = captures
    self.seed = seed
  }

  // MARK: What goes wrong

  /// The night of the build that loses completions: 12 of 30.
  var regressionNight: Int { nights * 2 / 5 }
  /// The first night without the retired story: 21 of 30. At least seven nights are left, after which a rule counts as not exercised.
  var retirementNight: Int { min(nights * 7 / 10, nights - 6) }
  /// The night of an update that breaks nothing.
  var harmlessNight: Int { regressionNight / 2 }
  /// The device whose background tasks start later each night. It never gets the bad build.
  static let driftingDevice = 8
  /// By how much, in milliseconds.
  static let nightlyDrift = 3000

  static let builds = (first: "1.3.0", harmless: "1.3.1", bad: "1.4.0")

  /// Three quarters of the devices get the bad build, and every other one the update before.
  func build(of device: FleetDevice, night: Int) -> String {
    if night >= regressionNight, device.number % 4 != 0 { return Self.builds.bad }
    return night >= harmlessNight && device.number % 2 == 1 ? Self.builds.harmless : Self.builds.first
  }

  // MARK: Captures

  /// 2026-10-01T00:00:00Z.
  private static let firstMidnight: Int64 = 1_790_812_800

  /// The date of a night, from 1: `2026-10-01`.
  static func day(_ night: Int) -> String {
    let date = Calendar.date(daysSinceEpoch: Int(firstMidnight / 86_400) + night - 1)
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return "\(date.year)-\(digits(date.month))-\(digits(date.day))"
  }

  /// The captures of one device in one night, from 1. All pairs of device and night get as many, or one more.
  func captures(of device: FleetDevice, night: Int) -> [FleetCapture] {
    let pairs = devices.count * nights
    let pair = (night - 1) * devices.count + device.number - 1
    let count = (pair + 1) * captures / pairs - pair * captures / pairs
    let seed = SeededGenerator.seed(of: UInt64(pair), from: SeededGenerator.seed(of: 2, from: seed))
    var draw = SeededGenerator(seed: seed)
    let shift = (task: draw.number(in: -6000..<6000), delivery: draw.number(in: -200..<200))
    return (0..<count).map { number in
      capture(number, of: device, night, shift, seed: SeededGenerator.seed(of: UInt64(number), from: seed))
    }
  }

  private func capture(
    _ number: Int, of device: FleetDevice, _ night: Int, _ shift: (task: Int, delivery: Int), seed: UInt64
  ) -> FleetCapture {
    var draw = SeededGenerator(seed: seed)
    let build = build(of: device, night: night)
    // Now and then, another tool is at hand.
    let writer = draw.isTrue(1, in: 8) ? FleetDevice.writer(on: device.platform, &draw) : device.writer
    let isDaily = number < 2
    var story = FleetStories.daily(on: device.platform)
    if !isDaily {
      let others = FleetStories.others(on: device.platform)
      // Every fifth device is on Android: without the quotient all of these would take the same turn.
      story = others[(device.number + device.number / 5 + night + number) % others.count]
      if story == FleetStories.retired, night >= retirementNight { story = FleetStories.replacement }
    }
    var options = Scenario.Options(
      platform: device.platform, style: writer == "dnp-events" ? .structured : .words, seed: draw.next(),
      notification: LogInstant(
        nanoseconds: (Self.firstMidnight + Int64(night - 1) * 86_400 + Int64(device.minute) * 60) * 1_000_000_000),
      flaws: FleetStories.flaw(of: writer, &draw).map { [$0] } ?? [])
    if isDaily, build == Self.builds.bad, let fault = FleetStories.lostCompletion(on: device.platform) {
      options.faults = [fault]
    }
    let drift = device.number == Self.driftingDevice ? (night - 1) * Self.nightlyDrift : 0
    let task = device.taskDelay + shift.task + drift
    options.taskDelay = task - 4000..<task + 4000
    let delivery = device.deliveryDelay + shift.delivery
    options.deliveryDelay = delivery - 200..<delivery + 200
    return FleetCapture(
      path: "\(Self.day(night))/\(build)/\(device.name)/\(number + 1).log", device: device, story: story,
      writer: writer, options: options)
  }
}
