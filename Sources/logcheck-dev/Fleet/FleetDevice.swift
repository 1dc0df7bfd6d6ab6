import LogCheckModel
import LogCheckSimulator

/// One device of a simulated fleet: what stays the same from night to night.
struct FleetDevice: Sendable {
  /// From 1.
  let number: Int
  let platform: CapturePlatform
  /// The format in which most of its captures are taken.
  let writer: String
  /// The time of its daily notification, in minutes after midnight in UTC.
  let minute: Int
  /// Minutes east of UTC of the clock that its captures show.
  let zone: Int
  /// The usual delay of its background tasks, and that of its notifications, in milliseconds.
  let taskDelay: Int
  let deliveryDelay: Int

  /// It never gets the build that loses completions. With its captures, the rules about structured events are exercised in a small fleet, too.
  private static let structuredDevice = 4

  /// `device-007`.
  var name: String { Self.name(number) }

  static func name(_ number: Int) -> String {
    let digits = String(number)
    return "device-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  init(_ number: Int, seed: UInt64) {
    var draw = SeededGenerator(seed: SeededGenerator.seed(of: UInt64(number), from: seed))
    self.number = number
    platform = number % 5 == 0 ? .android : .ios
    let usual = Self.writer(on: platform, &draw)
    writer = number == Self.structuredDevice ? "dnp-events" : usual
    minute = draw.number(in: 5 * 60..<9 * 60)
    zone = draw.element(of: [0, 60, 120, 330, -300]) ?? 0
    taskDelay = draw.number(in: 15_000..<60_000)
    deliveryDelay = draw.number(in: 500..<2000)
  }

  /// A format, drawn by how often people use it.
  static func writer(on platform: CapturePlatform, _ draw: inout SeededGenerator) -> String {
    let writers = platform == .ios ? appleWriters : androidWriters
    var point = draw.number(in: 0..<writers.reduce(0) { $0 + $1.weight })
    for (id, weight) in writers {
      if point < weight { return id }
      point -= weight
    }
    return writers[0].id
  }

  private static let appleWriters: [(id: String, weight: Int)] = [
    ("apple-default", 6), ("apple-compact", 3), ("apple-syslog", 2), ("apple-ndjson", 4), ("idevicesyslog", 4),
    ("pymobiledevice3", 2), ("xcode-console", 2), ("dnp-events", 2), ("tagged-lines", 1),
  ]
  private static let androidWriters: [(id: String, weight: Int)] = [
    ("android-threadtime", 4), ("android-threadtime+year+zone+usec+uid", 6), ("android-time", 2),
    ("android-studio-json", 2), ("android-long", 1), ("dnp-events", 1),
  ]
}
