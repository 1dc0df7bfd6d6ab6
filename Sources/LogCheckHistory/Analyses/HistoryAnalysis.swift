package import LogCheckModel

/// All that the analyses find in the last nights of a history.
package struct HistoryAnalysis: Sendable {
  /// A rule with its rise, its silence and its last change, as far as there are such.
  package struct Rule: Sendable {
    package var nights: RuleNights
    package var lasting: LastingFailure?
    package var change: FailureChange?
    /// `nil` if it fails on no known device now.
    package var failing: FailingDevices?
    package var silent: SilentRule?
    /// True if its silence is too long for chance.
    package var isSilentForLong = false
    /// The device on which its outcome changed most often without a change of build, and the number of such devices.
    package var flaky: (worst: FlakyRule, devices: Int)?

    /// The index of the night since which it fails more than chance explains, in the fleet or on devices.
    package var rise: Int? { lasting?.firstBad ?? failing.flatMap { $0.risen > 0 ? $0.since : nil } }

    package var failsInLastNight: Bool { (nights.nights.last?.failed ?? 0) > 0 }

    /// The index of the night since which it fails; `nil` if it does not fail in the last one.
    package var failsSince: Int? {
      guard failsInLastNight else { return nil }
      if let since = rise ?? failing?.since { return since }
      // Without known devices: the first of the nights up to the last one that all had a failure, others passed over.
      let good = nights.nights.lastIndex { $0.share.decided > 0 && $0.failed == 0 } ?? -1
      return nights.nights.indices.first { $0 > good && nights.nights[$0].failed > 0 }
    }
  }

  /// A measure in the fleet.
  package struct Measure: Sendable {
    package var metric: String
    /// Values by night.
    package var nights: [DurationHistogram]
    package var limit: MeasureLimit?
    /// `nil` for too few nights.
    package var trend: SlackTrend?
    package var isAlarm = false
    /// The devices whose trend is an alarm, the one with the largest drift first.
    package var devices: [(device: String, trend: SlackTrend)] = []
  }

  /// A device of the overview.
  package struct Device: Sendable {
    package var name: String
    package var nights: [DeviceNight?]
    package var failed: Int
    package var runs: Int
  }

  package var options: AnalysisOptions
  package var nights: HistoryNights
  package var runs: [NightRuns]
  /// `nil` if no run of the last night has outcomes of notifications.
  package var notifications: NotificationNight?
  package var rules: [Rule]
  package var measures: [Measure]
  /// The worst devices, and the number of all.
  package var devices: [Device]
  package var deviceCount: Int
  /// Devices with a run that failed in the last night.
  package var failingDevices: Int
  /// Devices that failed in their last run, and have none in the last night.
  package var absentDevices: Int
  /// The risk of one trend: of all of them together it is that of the options.
  package var riskOfTrend: Double
}

extension HistoryStore {
  /// Analyses the last nights.
  package func analysis(_ options: AnalysisOptions) throws(HistoryProblem) -> HistoryAnalysis {
    // All is read from one state of the file, whatever others write meanwhile.
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    let nights = try nights(last: options.nights)
    let rules = try rules(nights)
    let names = try StoredNames(connection)
    var fold = DeviceFold(
      nights, options, rules, risk: Self.riskOfDevice(options, rules, devices: try deviceCount(nights)),
      names: names.text)
    try forEachDevice(nights) { course throws(HistoryProblem) in try fold.take(course) }
    return try HistoryAnalysis(
      options, nights, runs: try runs(nights), notifications: try notifications(nights), rules, fold)
  }

  /// The risk of each rule on each device.
  static func riskOfDevice(_ options: AnalysisOptions, _ rules: [RuleNights], devices: Int) -> Double {
    options.risk / Double(max(1, RuleNights.failingPatterns(rules))) / Double(max(1, devices))
  }
}

extension HistoryAnalysis {
  /// The analysis of rules, and of devices that the fold has taken.
  init(
    _ options: AnalysisOptions, _ nights: HistoryNights, runs: [NightRuns], notifications: NotificationNight?,
    _ rules: [RuleNights], _ fold: DeviceFold
  ) throws(HistoryProblem) {
    // Only rules that failed can be taken for a rise; each rule can be taken for silent.
    let riskOfRise = options.risk / Double(max(1, RuleNights.failingPatterns(rules)))
    let riskOfSilence = options.risk / Double(max(1, rules.count))
    let flaky = try fold.flakyRules()
    let failing = try fold.failingRules()
    let (measures, riskOfTrend) = try fold.fleetMeasures()
    self.init(
      options: options, nights: nights, runs: runs, notifications: notifications,
      rules: rules.map { item in
        let silent = SilentRule(item, limit: options.unexercised)
        var rule = Rule(
          nights: item, lasting: LastingFailure(item, risk: riskOfRise), change: FailureChange(item),
          failing: failing[item.rule], silent: silent)
        rule.isSilentForLong = silent.map { $0.chance < riskOfSilence } ?? false
        rule.flaky = flaky[item.rule]
        return rule
      },
      measures: measures, devices: fold.worstDevices, deviceCount: fold.deviceCount,
      failingDevices: fold.failingDevices, absentDevices: fold.absentDevices, riskOfTrend: riskOfTrend)
  }
}
