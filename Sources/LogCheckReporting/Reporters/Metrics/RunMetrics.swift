import LogCheckModel

/// A run as metrics: those of the tool itself, then those of the rule files.
enum RunMetrics {
  /// Nothing of it is longer than what the rules bound: no path, no message and no device is a label.
  static func families(_ run: RunHeader, _ summary: RunSummary) -> [MetricFamily] {
    let rules = summary.rules
    return [
      gauge("build_info", "The tool that made these metrics.", ["version"], [([run.toolVersion], 1)]),
      gauge("exit_code", "How the run ended, as the exit code says it.", [], [([], Int(summary.exitCode))]),
      gauge(
        "verdict", "1 for the verdict of the run, 0 for the others.", ["verdict"],
        verdicts.map { ([$0.rawValue], $0 == summary.verdict ? 1 : 0) }),
      gauge(
        "captures", "Inputs of the run, by whether they could be read.", ["state"],
        [
          (["read"], summary.captures.count { $0.problem == nil }),
          (["unreadable"], summary.captures.count { $0.problem != nil }),
        ]),
      gauge("capture_lines", "Lines of all inputs.", [], [([], sum(summary.captures.map(\.lines)))]),
      gauge("capture_events", "Events that were recognised.", [], [([], sum(summary.captures.map(\.events)))]),
      gauge(
        "capture_gaps", "Stretches that a capture does not hold completely; reported up to 1000 a capture.", [],
        [([], sum(summary.captures.map(\.gaps.count)))]),
      gauge(
        "rules", "Rules by their verdict.", ["verdict"],
        RuleVerdict.allCases.map { ([$0.rawValue], summary.count($0)) }),
      gauge(
        "accepted_failures", "Failures that fail no run, by what accepts them.", ["by"],
        [(["waiver"], sum(rules.map(\.waived))), (["baseline"], sum(rules.map(\.known)))]),
      gauge(
        "rule_result", "1 for the verdict of the rule, 0 for the others.", ["rule", "verdict"],
        rules.flatMap { rule in
          RuleVerdict.allCases.map { ([rule.id, $0.rawValue], $0 == rule.verdict ? 1 : 0) }
        }),
      gauge(
        "rule_instances", "Instances of the rule by their verdict.", ["rule", "verdict"],
        rules.flatMap { rule in
          [
            ([rule.id, "pass"], rule.passes), ([rule.id, "fail"], rule.fails),
            ([rule.id, "inconclusive"], rule.inconclusive), ([rule.id, "cancelled"], rule.cancelled),
          ]
        }),
      seconds(
        "capture_last_timestamp_seconds",
        "Unix time of the last stamp in the captures; absent if none has date, year and zone.", [],
        summary.captures.compactMap(\.last).compactMap(InstantText.unixSeconds).max().map { [([], $0)] } ?? []),
    ] + (summary.timeline.map { [TimelineQuantiles.family($0)] + $0.metrics } ?? [])
  }

  private static let verdicts: [RunSummary.Verdict] = [.pass, .fail, .inconclusive, .nothingDecided]

  private static func gauge(
    _ name: String, _ help: String, _ labels: [String], _ series: [(values: [String], value: Int)]
  ) -> MetricFamily {
    MetricFamily(
      name: "dnp_logcheck_" + name, help: help, kind: .gauge, labels: labels,
      series: series.map { MetricSeries(values: $0.values, reading: .value(Double($0.value))) })
  }

  private static func seconds(
    _ name: String, _ help: String, _ labels: [String], _ series: [(values: [String], value: Double)]
  ) -> MetricFamily {
    MetricFamily(
      name: "dnp_logcheck_" + name, help: help, kind: .gauge, labels: labels,
      series: series.map { MetricSeries(values: $0.values, reading: .value($0.value)) })
  }

  /// Counts of hostile inputs stay counts.
  private static func sum(_ counts: [Int]) -> Int {
    counts.reduce(0) { sum, count in
      let (result, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : result
    }
  }
}
