import LogCheckModel
import LogCheckSimulator

@testable import LogCheckHistory

/// A made-up fleet with a fault of one kind in one of its rules, the same for the same seed.
struct PlantedFleet {
  enum Fault: CaseIterable {
    /// Every rule fails as rarely as ever.
    case none
    /// `rule-0` fails on some devices in every night from the onset on.
    case lasting
    /// `rule-0` fails on some devices in every second night on average.
    case flaky
    /// No run exercises `rule-0` from the onset on.
    case silence
    /// The lateness of a device grows by 6 s each night.
    case drift
  }

  let fault: Fault
  let devices: Int
  private(set) var nights: Int
  /// The first night of the fault.
  private(set) var onset = 0
  /// The devices that have it.
  private(set) var faulty: Set<Int> = []

  private var random: SeededGenerator
  private static let rules = 12
  /// Rules that fail by chance now and then.
  private static let unreliable = 1..<4
  private static let metric = 1000
  private static let devicesFrom = 2000

  init(_ fault: Fault, devices: Int, nights: ClosedRange<Int>, seed: UInt64) {
    self.fault = fault
    self.devices = devices
    random = SeededGenerator(seed: seed)
    self.nights = random.number(in: nights.lowerBound..<nights.upperBound + 1)
    switch fault {
    case .none: break
    case .lasting:
      onset = random.number(in: 1..<self.nights - 1)
      // Judged in the second night of the fault.
      self.nights = onset + 2
    case .silence: onset = self.nights - random.number(in: 7..<10)
    case .flaky, .drift: onset = 0
    }
    let percent = random.number(in: 1..<101)
    let count = fault == .drift ? 1 : max(1, percent * devices / 100)
    var others = Array(0..<devices)
    for _ in 0..<count { faulty.insert(others.remove(at: random.number(in: 0..<others.count))) }
  }

  /// The share in which runs fail by chance, in thousandths.
  private static let chances = [0, 10, 30]

  mutating func analysis() throws -> HistoryAnalysis {
    let chance = random.element(of: Self.chances) ?? 0
    var counts = [[NightCount]](repeating: [NightCount](repeating: NightCount(), count: nights), count: Self.rules)
    var runs = [NightRuns](repeating: NightRuns(), count: nights)
    var courses: [DeviceCourse] = []
    for device in 0..<devices {
      var course = DeviceCourse(device: Self.devicesFrom + device)
      var outcomes = [[FlakyRule.Outcome]](repeating: [], count: Self.rules)
      for night in 0..<nights {
        var failed = false
        for rule in 0..<Self.rules {
          guard let hasFailed = outcome(rule, device, night, chance) else { continue }
          outcomes[rule].append(FlakyRule.Outcome(night: night, build: 0, hasFailed: hasFailed))
          counts[rule][night].passed += hasFailed ? 0 : 1
          counts[rule][night].failed += hasFailed ? 1 : 0
          failed = failed || hasFailed
        }
        course.nights[night] = DeviceNight(runs: 1, failed: failed ? 1 : 0)
        runs[night].failed += failed ? 1 : 0
        runs[night].passed += failed ? 0 : 1
        runs[night].devices += 1
        course.measures[Self.metric, default: [:]][night] = lateness(device, night)
      }
      for (rule, list) in outcomes.enumerated() where list.contains(where: \.hasFailed) { course.outcomes[rule] = list }
      courses.append(course)
    }
    let rules = counts.enumerated().map { RuleNights(rule: Self.name($0), nights: $1) }
    var options = AnalysisOptions()
    options.limits["lateness"] = .atMost(900_000)
    let all = HistoryNights(nights: (0..<nights).map { Night(day: 20_758 + $0) })
    var fold = DeviceFold(
      all, options, rules, risk: HistoryStore.riskOfDevice(options, rules, devices: devices), names: Self.name)
    for course in courses { try fold.take(course) }
    return try HistoryAnalysis(options, all, runs: runs, notifications: nil, rules, fold)
  }

  static func name(_ id: Int) -> String {
    id == metric ? "lateness" : id >= devicesFrom ? "device-\(id - devicesFrom)" : "rule-\(id)"
  }

  /// Whether a rule failed in a run; `nil` where the run did not exercise it.
  private mutating func outcome(_ rule: Int, _ device: Int, _ night: Int, _ chance: Int) -> Bool? {
    let isFaulty = rule == 0 && faulty.contains(device)
    switch fault {
    case .lasting where isFaulty && night >= onset: return true
    case .flaky where isFaulty: return random.number(in: 0..<2) == 0
    case .silence where rule == 0 && night >= onset: return nil
    default: break
    }
    // Every fourth rule is not exercised in every run.
    if rule % 4 == 3, random.number(in: 0..<3) == 0 { return nil }
    let canFail = Self.unreliable.contains(rule) || (rule == 0 && fault != .silence)
    return canFail && random.number(in: 0..<1000) < chance
  }

  private mutating func lateness(_ device: Int, _ night: Int) -> DurationHistogram {
    var histogram = DurationHistogram()
    let drift = fault == .drift && faulty.contains(device) ? 6000 * night : 0
    for _ in 0..<3 { histogram.add(20_000 + random.number(in: 0..<20_000) + drift) }
    return histogram
  }
}
