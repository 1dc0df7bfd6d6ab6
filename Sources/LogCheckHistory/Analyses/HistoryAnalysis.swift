package import LogCheckModel

/// All that the analyses find in the last nights of a history.
package struct HistoryAnalysis: Sendable {
  /// A rule with its rise, its silence and its last change, as far as there are such.
  package struct Rule: Sendable {
    package var nights: RuleNights
    package var lasting: LastingFailure?
    package var change: FailureChange?
    package var silent: SilentRule?
    /// True if its silence is too long for chance.
    package var isSilentForLong = false
    /// The device on which its outcome changed most often without a change of build, and the number of such devices.
    package var flaky: (worst: FlakyRule, devices: Int)?
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
    var fold = DeviceFold(nights, options, try StoredNames(connection))
    try forEachDevice(nights) { course throws(HistoryProblem) in try fold.take(course) }
    let risk = options.risk / Double(max(1, rules.count))
    let flaky = try fold.flakyRules()
    let (measures, riskOfTrend) = try fold.fleetMeasures()
    return HistoryAnalysis(
      options: options, nights: nights, runs: try runs(nights), notifications: try notifications(nights),
      rules: rules.map { item in
        let silent = SilentRule(item, limit: options.unexercised)
        var rule = HistoryAnalysis.Rule(
          nights: item, lasting: LastingFailure(item, risk: risk), change: FailureChange(item), silent: silent)
        rule.isSilentForLong = silent.map { $0.chance < risk } ?? false
        rule.flaky = flaky[item.rule]
        return rule
      },
      measures: measures, devices: fold.worstDevices, deviceCount: fold.deviceCount, riskOfTrend: riskOfTrend)
  }
}
