/// A rule that fails on a device up to its last run: since when, and how it was before.
package struct DeviceFailure: Hashable, Sendable {
  package var device: String
  /// The index of the first of the nights that all failed.
  package var firstBad: Int
  /// The index of the night before them that decided the rule; `nil` if it failed from the first one on.
  package var lastGood: Int?
  /// The number of nights that all failed.
  package var nights: Int
  /// All nights before them.
  package var before: FailingShare
  /// The probability that a rule fails so often in a row that otherwise fails as rarely as this one did before.
  package var chance: Double

  /// So many nights in a row are more than bad luck can be said to be.
  static let leastNights = 3

  /// `nil` where the last night that decided the rule passed, or where that was before the night `since`. `fleet` has the runs of all
  /// devices by night.
  init?(_ outcomes: [FlakyRule.Outcome], of device: String, since: Int, fleet: [FailingShare]) {
    // The runs of a night are one outcome, whatever their builds.
    var nights: [(night: Int, hasFailed: Bool)] = []
    for outcome in outcomes {
      if nights.last?.night == outcome.night {
        nights[nights.count - 1].hasFailed = nights[nights.count - 1].hasFailed || outcome.hasFailed
      } else {
        nights.append((outcome.night, outcome.hasFailed))
      }
    }
    guard let last = nights.last, last.hasFailed, last.night >= since else { return nil }
    let start = nights.lastIndex { !$0.hasFailed }.map { $0 + 1 } ?? 0
    self.device = device
    firstBad = nights[start].night
    lastGood = start > 0 ? nights[start - 1].night : nil
    self.nights = nights.count - start
    before = FailingShare(failed: nights[..<start].count(where: \.hasFailed), decided: start)
    // What is known of the rule before: of this device, and of all.
    let all = fleet[..<firstBad].reduce(FailingShare(), +)
    let own = before.failed > 0 ? Self.expected(before) : 0
    let share = max(own, Self.expected(all.decided > before.decided ? all : before))
    chance = ExactTest.tail(FailingShare(failed: self.nights, decided: self.nights), share: share)
  }

  /// The failing share to expect after these runs (Laplace's rule of succession: none of three failed, so one of five may).
  private static func expected(_ runs: FailingShare) -> Double {
    Double(runs.failed + 1) / Double(runs.decided + 2)
  }

  /// True if it passed before and chance does not explain the nights since then.
  func isRise(risk: Double) -> Bool { lastGood != nil && nights >= Self.leastNights && chance < risk }
}

/// The devices on which a rule fails now.
package struct FailingDevices: Hashable, Sendable {
  /// The number of devices on which it fails in the last night.
  package private(set) var inLastNight = 0
  /// The number of devices on which it has risen.
  package private(set) var risen = 0
  /// Some of all these: those that fail the longest.
  package private(set) var named: [DeviceFailure] = []
  /// The devices of the fleet.
  var fleet = 0
  private var starts: [Int: Start] = [:]

  /// The devices that fail since one night.
  private struct Start: Hashable {
    var devices = 0
    var risen = 0
    /// The probability that a device fails so long by chance.
    var chance = 1.0
  }

  static let most = 3

  mutating func add(_ failure: DeviceFailure, isRise: Bool, isInLastNight: Bool) {
    guard isRise || isInLastNight else { return }
    risen += isRise ? 1 : 0
    inLastNight += isInLastNight ? 1 : 0
    var start = starts[failure.firstBad] ?? Start()
    start.devices += 1
    start.risen += isRise ? 1 : 0
    start.chance = min(start.chance, failure.chance)
    starts[failure.firstBad] = start
    let index = named.firstIndex { Self.isFirst(failure, $0) } ?? named.count
    guard index < Self.most else { return }
    named.insert(failure, at: index)
    if named.count > Self.most { named.removeLast() }
  }

  /// The number of devices.
  package var count: Int { starts.values.reduce(0) { $0 + $1.devices } }

  /// The night since which so many devices fail that chance explains it least: one that fails for long, or many since a night.
  package var since: Int? {
    let considered = risen > 0 ? starts.filter { $0.value.risen > 0 } : starts
    let chances = considered.map { night, start in
      (night: night, chance: ExactTest.tail(FailingShare(failed: start.devices, decided: fleet), share: start.chance))
    }
    return chances.min { ($0.chance, $0.night) < ($1.chance, $1.night) }?.night
  }

  private static func isFirst(_ left: DeviceFailure, _ right: DeviceFailure) -> Bool {
    if left.nights != right.nights { return left.nights > right.nights }
    return left.device.utf8.lexicographicallyPrecedes(right.device.utf8)
  }
}
