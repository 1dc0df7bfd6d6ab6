import LogCheckModel
import LogCheckReporting

extension MergedReport {
  static let openMetrics = MergedReport(
    id: "openmetrics", summary: "metrics in the OpenMetrics format, labelled by rule and verdict, never by device"
  ) { results, titles, _ in
    let text = MetricText(isOpen: true)
    return MergedMetrics(results: results, titles: titles).families.flatMap(text.rows).map { $0 + "\n" }.joined()
      + "# EOF\n"
  }
}

/// A sum as metrics. They are gauges: the next sum may be of fewer runs.
private struct MergedMetrics {
  let results: MergedResults
  let titles: RuleTitles

  /// Upper ends of buckets in seconds, as they are meant. The real ones are the ends of the histogram's buckets: only there its counts
  /// are exact.
  private static let ends = [
    -3600, -900, -300, -60, -30, -10, -5, -1, 0, 1, 2, 5, 10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 21_600,
    86_400,
  ]

  /// The same in milliseconds.
  private static let bounds = ends.map { DurationHistogram.bounds(of: DurationHistogram.bucket(of: $0 * 1000)).high }

  var families: [MetricFamily] {
    let runs = results.runs
    var families = [
      gauge("exit_code", "The exit code of merge without --exit-zero.", value: Int(results.exitCode)),
      gauge(
        "runs", "Runs by their verdict; allowed: decided nothing, as accepted; error: a capture could not be read.",
        ["verdict"],
        [
          (["pass"], runs.passes), (["fail"], runs.fails), (["inconclusive"], runs.inconclusive),
          (["nothingDecided"], runs.nothingDecided), (["allowed"], runs.allowed), (["error"], runs.errors),
        ]),
      gauge("captures", "Captures of all runs.", value: results.captures),
      gauge("capture_lines", "Lines of all captures.", value: results.lines),
      gauge("capture_bytes", "Bytes of all captures.", value: results.bytes),
      gauge("capture_events", "Events that were recognised.", value: results.events),
    ]
    if results.devices.level == 0 {
      families.append(gauge("devices", "Devices that have a run.", value: results.devices.values.count))
    }
    for (name, day) in [("first", runs.days.first), ("last", runs.days.last)] {
      guard let day = day.flatMap({ CivilDay($0) }) else { continue }
      let seconds = Calendar.daysSinceEpoch(year: day.year, month: day.month, day: day.day) * 86_400
      families.append(
        gauge(
          "\(name)_day_timestamp_seconds", "Unix time of the \(name) day of a run, at midnight UTC.", value: seconds))
    }
    return families + outcomeFamilies + ruleFamilies + [durations]
  }

  /// None where no run has outcomes.
  private var outcomeFamilies: [MetricFamily] {
    let outcomes = results.outcomes
    guard outcomes.runs > 0 else { return [] }
    var names = UniqueNames()
    let unexplained = names.unique("unknown", in: "")
    var causes = outcomes.causes.sorted { _ in 0 }.map { (label($0.key, &names), $0.value) }
    if outcomes.unexplained.runs > 0 { causes.append((unexplained, outcomes.unexplained)) }
    if outcomes.causes.level > 0 { causes.append((names.unique("(others)", in: ""), outcomes.causes.others)) }
    return [
      gauge(
        "notifications", "Planned notifications by their result.", ["result"],
        OutcomeResult.allCases.map { ([$0.rawValue], outcomes.counts[$0]) }),
      gauge(
        "ended_runs", "Runs whose last notifications were all bad, by the side and the kind of the cause.",
        ["cause", "end"],
        causes.flatMap { cause, value in
          [([cause, "stopped"], value.stopped), ([cause, "lostContent"], value.lostContent)]
        }),
    ]
  }

  private var ruleFamilies: [MetricFamily] {
    var names = UniqueNames()
    var rules = results.rules.sorted { _ in 0 }.map { (label($0.key, &names), $0.value) }
    if results.rules.level > 0 { rules.append((names.unique("(others)", in: ""), results.rules.others)) }
    return [
      gauge(
        "rule_runs",
        "Runs by the verdict of the rule in them; excused: its failures did not fail the run.", ["rule", "verdict"],
        rules.flatMap { rule, value in
          [
            ([rule, "pass"], value.runsPassed), ([rule, "fail"], value.runsFailed),
            ([rule, "excused"], value.runsExcused), ([rule, "inconclusive"], value.runsOpen),
          ]
        }),
      gauge(
        "rule_instances", "Instances of the rule by their verdict.", ["rule", "verdict"],
        rules.flatMap { rule, value in
          [
            ([rule, "pass"], value.passes), ([rule, "fail"], value.fails),
            ([rule, "inconclusive"], value.inconclusive), ([rule, "cancelled"], value.cancelled),
          ]
        }),
    ]
  }

  private var durations: MetricFamily {
    var names = UniqueNames()
    let series = results.measures.sorted { _ in 0 }.map { key, value in
      MetricSeries(values: [label(key, &names)], reading: .histogram(Self.histogram(value.histogram)))
    }
    return MetricFamily(
      name: "dnp_logcheck_merged_duration_seconds",
      help: "Durations that the metrics of the rule files count, by the metric.", kind: .histogram, labels: ["measure"],
      series: series)
  }

  private static func histogram(_ durations: DurationHistogram) -> MetricHistogram {
    var histogram = MetricHistogram(bounds: bounds.map { Double($0) / 1000 })
    for (bucket, count) in durations.buckets.sorted(by: { $0.key < $1.key }) {
      let high = DurationHistogram.bounds(of: bucket).high
      BoundedCount.add(count, to: &histogram.counts[bounds.firstIndex { high <= $0 } ?? bounds.count])
    }
    histogram.sum = Double(durations.sum) / 1000
    return histogram
  }

  /// A label that no other series has. Labels are cut by those who write them, which must not make two equal.
  private func label(_ key: LogText, _ names: inout UniqueNames) -> String {
    names.unique(String(String.UnicodeScalarView(CountWords.name(key).unicodeScalars.prefix(200))), in: "")
  }

  private func gauge(_ name: String, _ help: String, value: Int) -> MetricFamily {
    gauge(name, help, [], [([], value)])
  }

  private func gauge(
    _ name: String, _ help: String, _ labels: [String], _ series: [(values: [String], value: Int)]
  ) -> MetricFamily {
    MetricFamily(
      name: "dnp_logcheck_merged_" + name, help: help, kind: .gauge, labels: labels,
      series: series.map { MetricSeries(values: $0.values, reading: .value(Double($0.value))) })
  }
}
