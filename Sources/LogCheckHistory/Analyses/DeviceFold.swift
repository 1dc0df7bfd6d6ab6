import LogCheckModel

/// Collects what is found on each device, while the devices are read one after the other.
struct DeviceFold {
  private let nights: HistoryNights
  private let options: AnalysisOptions
  private let names: (Int) throws(HistoryProblem) -> String
  /// The runs of each rule by night.
  private let shares: [String: [FailingShare]]
  /// The probability of a false alarm for each rule that failed on a device.
  private let risk: Double
  private(set) var deviceCount = 0
  /// Devices with a run that failed in the last night.
  private(set) var failingDevices = 0
  /// Devices without a run in the last night whose last run failed a few nights ago: nothing shows that they pass now.
  private(set) var absentDevices = 0
  /// By rule.
  private var failing: [Int: FailingDevices] = [:]
  /// In the order of ``isWorse(_:_:)``.
  private(set) var worstDevices: [HistoryAnalysis.Device] = []
  /// By rule: the device with the most changes, and the number of devices.
  private var flaky: [Int: (worst: FlakyRule, devices: Int)] = [:]
  private var fleet: [Int: [DurationHistogram]] = [:]
  /// Trends that are an alarm if there are few enough of them to test.
  private var candidates: [Int: [(device: String, trend: SlackTrend)]] = [:]
  /// The number of trends of devices that were tested.
  private var tests = 0

  /// `risk` is that of all rules on all devices together.
  init(
    _ nights: HistoryNights, _ options: AnalysisOptions, _ rules: [RuleNights], risk: Double,
    names: @escaping (Int) throws(HistoryProblem) -> String
  ) {
    self.nights = nights
    self.options = options
    self.names = names
    self.risk = risk
    shares = Dictionary(rules.filter(\.hasFailed).map { ($0.rule, $0.nights.map(\.share)) }) { first, _ in first }
  }

  mutating func take(_ course: DeviceCourse) throws(HistoryProblem) {
    let empty = [DurationHistogram](repeating: DurationHistogram(), count: nights.nights.count)
    for (metric, values) in course.measures {
      for (night, histogram) in values { fleet[metric, default: empty][night].add(histogram) }
    }
    guard let device = course.device else { return }
    let name = try names(device)
    deviceCount += 1
    let lastNight = nights.nights.count - 1
    if let latest = course.nights.max(by: { $0.key < $1.key }), latest.value.failed > 0 {
      if latest.key == lastNight {
        failingDevices += 1
      } else if latest.key >= nights.nights.count - options.unexercised {
        absentDevices += 1
      }
    }
    takeNights(course, name)
    for (rule, outcomes) in course.outcomes {
      if let fleet = shares[try names(rule)],
        let failure = DeviceFailure(
          outcomes, of: name, since: nights.nights.count - options.unexercised, fleet: fleet)
      {
        failing[rule, default: FailingDevices()].add(
          failure, isRise: failure.isRise(risk: risk), isInLastNight: outcomes.last?.night == lastNight)
      }
      guard let found = FlakyRule.changes(outcomes) else { continue }
      let build = try found.build.map { (id) throws(HistoryProblem) in try names(id) }
      let item = FlakyRule(device: name, build: build, changes: found.changes, nights: found.nights)
      guard item.isFlaky(risk: risk) else { continue }
      let former = flaky[rule]
      let isWorst =
        former.map { former in
          former.worst.changes != item.changes
            ? former.worst.changes < item.changes
            : name.utf8.lexicographicallyPrecedes(former.worst.device.utf8)
        } ?? true
      flaky[rule] = (isWorst ? item : former?.worst ?? item, (former?.devices ?? 0) + 1)
    }
    for (metric, values) in course.measures {
      let limit = options.limits[try names(metric)]
      guard let trend = SlackTrend(points(values), limit: limit) else { continue }
      tests += 1
      if isCandidate(trend) { candidates[metric, default: []].append((name, trend)) }
    }
  }

  private mutating func takeNights(_ course: DeviceCourse, _ name: String) {
    var device = HistoryAnalysis.Device(
      name: name, nights: Array(repeating: nil, count: nights.nights.count), failed: 0, runs: 0)
    for (index, night) in course.nights {
      device.nights[index] = night
      device.failed += night.failed + night.errors
      device.runs += night.runs
    }
    let index = worstDevices.firstIndex { Self.isWorse(device, $0) } ?? worstDevices.count
    guard index < options.devicesListed else { return }
    worstDevices.insert(device, at: index)
    if worstDevices.count > options.devicesListed { worstDevices.removeLast() }
  }

  private static func isWorse(_ left: HistoryAnalysis.Device, _ right: HistoryAnalysis.Device) -> Bool {
    if left.failed != right.failed { return left.failed > right.failed }
    return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }

  private func points(_ values: [Int: DurationHistogram]) -> [SlackTrend.Point] {
    values.sorted { $0.key < $1.key }.compactMap { index, histogram in
      histogram.quantile(0.5).map { SlackTrend.Point(night: nights.nights[index], median: $0) }
    }
  }

  private func isCandidate(_ trend: SlackTrend) -> Bool {
    trend.isTowardsLimit && abs(trend.drift) >= Double(options.leastDrift) && trend.chance <= options.risk
  }

  /// Flaky rules by their ids.
  func flakyRules() throws(HistoryProblem) -> [String: (worst: FlakyRule, devices: Int)] { try named(flaky) }

  /// The devices on which rules fail now, by the rules' ids.
  func failingRules() throws(HistoryProblem) -> [String: FailingDevices] {
    try named(
      failing.mapValues { devices in
        var devices = devices
        devices.fleet = deviceCount
        return devices
      })
  }

  private func named<Value>(_ items: [Int: Value]) throws(HistoryProblem) -> [String: Value] {
    var result: [String: Value] = [:]
    for (rule, item) in items { result[try names(rule)] = item }
    return result
  }

  /// The measures of the fleet in the order of their names, with the trends that remain when all tests share the risk (Bonferroni).
  func fleetMeasures() throws(HistoryProblem) -> (measures: [HistoryAnalysis.Measure], risk: Double) {
    var measures: [HistoryAnalysis.Measure] = []
    var ids: [Int] = []
    for (metric, histograms) in fleet {
      let name = try names(metric)
      let values = Dictionary(uniqueKeysWithValues: histograms.enumerated().filter { $1.count > 0 }.map { ($0, $1) })
      let limit = options.limits[name]
      measures.append(
        HistoryAnalysis.Measure(
          metric: name, nights: histograms, limit: limit, trend: SlackTrend(points(values), limit: limit)))
      ids.append(metric)
    }
    let risk = options.risk / Double(max(1, tests + measures.count { $0.trend != nil }))
    for (index, id) in ids.enumerated() {
      measures[index].isAlarm = measures[index].trend.map { isCandidate($0) && $0.chance <= risk } ?? false
      measures[index].devices = (candidates[id] ?? []).filter { $0.trend.chance <= risk }.sorted { left, right in
        let drifts = (abs(left.trend.drift), abs(right.trend.drift))
        return drifts.0 != drifts.1
          ? drifts.0 > drifts.1 : left.device.utf8.lexicographicallyPrecedes(right.device.utf8)
      }
    }
    return (measures.sorted { $0.metric.utf8.lexicographicallyPrecedes($1.metric.utf8) }, risk)
  }
}
