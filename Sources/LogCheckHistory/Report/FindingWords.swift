import LogCheckModel
import LogCheckReporting

/// Puts what the analyses find into sentences.
package struct FindingWords: Sendable {
  private let nights: [Night]
  private let risk: Double
  private let riskOfTrend: Double
  private let leastSilence: Int
  private let commands: NextCommands

  /// `file` is the history as it was named.
  package init(_ analysis: HistoryAnalysis, file: String) {
    nights = analysis.nights.nights
    risk = analysis.options.risk
    riskOfTrend = analysis.riskOfTrend
    leastSilence = analysis.options.unexercised
    commands = NextCommands(file: file)
  }

  func lasting(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    guard let found = rule.lasting else { return nil }
    let id = rule.nights.rule
    var sentence =
      "\(id) fails since the night of \(nights[found.firstBad]): in \(Self.share(found.after)) from then on, in "
      + "\(Self.share(found.before)) before. "
    sentence += "It began between \(nights[found.lastGood]) and \(nights[found.firstBad]) with a certainty of "
    sentence += Self.percent(found.weight) + "."
    if let flaky = rule.flaky {
      sentence +=
        " On \(TextLayout.counted(flaky.devices, "device")) it fails in some nights only, with one and the same build."
    }
    return HistoryFinding(
      kind: .lasting, isAlarm: true, severity: rule.nights.severity, subject: id, sentence: sentence,
      next: commands.bisect(id), weight: found.after.part - found.before.part)
  }

  func change(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    guard let last = nights.last else { return nil }
    let id = rule.nights.rule
    switch rule.change {
    case .new(let share, let isFirst):
      // The rise says it already.
      guard rule.lasting == nil else { return nil }
      let sentence =
        "\(id) failed in \(Self.share(share)) of the last night, \(last). "
        + (isFirst ? "No earlier night has a failure of it." : "The night before did not; earlier ones did.")
      return HistoryFinding(
        kind: isFirst ? .new : .again, isAlarm: isFirst, severity: rule.nights.severity, subject: id,
        sentence: sentence, next: commands.failures(id), weight: share.part)
    case .fixed(let before):
      return HistoryFinding(
        kind: .fixed, isAlarm: false, severity: .note, subject: id,
        sentence: "\(id) passed in all runs of the last night, \(last); in the night before it failed in "
          + Self.share(before) + ".",
        next: "Keep an eye on it for some nights before you close the issue.", weight: before.part)
    case nil: return nil
    }
  }

  /// A failure that is as old as the nights, or too rare to say more of it.
  func steady(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    let share = rule.nights.nights.reduce(FailingShare()) { $0 + $1.share }
    guard rule.lasting == nil, rule.change == nil, share.failed > 0 else { return nil }
    let id = rule.nights.rule
    let failing = rule.nights.nights.count { $0.failed > 0 }
    let sentence =
      "\(id) failed in \(Self.share(share)), in \(TextLayout.counted(failing, "night")), without a lasting rise."
    return HistoryFinding(
      kind: .steady, isAlarm: false, severity: rule.nights.severity, subject: id, sentence: sentence,
      next: commands.failures(id), weight: share.part)
  }

  func silent(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    guard let found = rule.silent else { return nil }
    let id = rule.nights.rule
    var sentence =
      "\(id) has not been exercised for \(TextLayout.counted(found.silence, "night")), since "
      + "\(nights[found.lastExercised]). Until then \(found.exercised) of "
      + "\(TextLayout.counted(found.nights, "night")) exercised it"
    sentence += rule.isSilentForLong ? "." : ", so chance may explain that."
    return HistoryFinding(
      kind: rule.isSilentForLong ? .silent : .maybeSilent, isAlarm: rule.isSilentForLong,
      severity: rule.nights.severity, subject: id, sentence: sentence,
      next: "Check whether the app still does what triggers it and whether its lines are still logged: "
        + commands.explain(id), weight: Double(found.silence))
  }

  func flaky(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    // The rise says it already.
    guard let found = rule.flaky, rule.lasting == nil else { return nil }
    let id = rule.nights.rule
    var sentence =
      "\(id) goes back and forth on \(found.worst.device) "
      + (found.worst.build.map { "with the build \($0)" } ?? "(builds are not known)")
      + ": it failed in \(found.worst.nights.failed) of \(found.worst.nights.decided) nights and changed "
      + "\(found.worst.changes) times."
    if found.devices > 1 {
      sentence += " \(TextLayout.counted(found.devices - 1, "other device")) "
      sentence += found.devices == 2 ? "does the same." : "do the same."
    }
    return HistoryFinding(
      kind: .flaky, isAlarm: true, severity: rule.nights.severity, subject: id, sentence: sentence,
      next: "Compare a good and a bad capture of one device with `dnp-logcheck compare`: " + commands.failures(id),
      weight: Double(found.devices))
  }

  func slack(_ measure: HistoryAnalysis.Measure) -> [HistoryFinding] {
    var findings: [HistoryFinding] = []
    if measure.isAlarm, let trend = measure.trend { findings.append(slack(measure.metric, "in the fleet", trend)) }
    findings += measure.devices.map { slack(measure.metric, "of \($0.device)", $0.trend) }
    return findings
  }

  private func slack(_ metric: String, _ owner: String, _ trend: SlackTrend) -> HistoryFinding {
    HistoryFinding(
      kind: .slack, isAlarm: true, severity: .error, subject: metric,
      sentence: Self.trend(metric, owner, trend, riskOfTrend), next: commands.measure(metric),
      weight: abs(trend.drift))
  }

  // MARK: Words

  /// A sentence about a trend.
  static func trend(_ metric: String, _ owner: String, _ trend: SlackTrend, _ risk: Double) -> String {
    guard let first = trend.points.first?.night, let last = trend.points.last?.night else { return "" }
    if case .step(let lastBefore, let firstAfter, let before, let after) = trend.shape {
      return "\(metric) \(owner) jumped by \(length(after - before)) between \(lastBefore) and \(firstAfter): from "
        + "\(length(before)) to \(length(after)) (averages of the nightly medians)."
    }
    let interval = trend.line.interval(missing: risk)
    var sentence =
      "\(metric) \(owner) \(trend.line.slope > 0 ? "grows" : "falls") by \(length(abs(trend.line.slope))) each night "
      + "(between \(length(min(abs(interval.lowerBound), abs(interval.upperBound)))) and "
      + "\(length(max(abs(interval.lowerBound), abs(interval.upperBound))))): from "
      + "\(length(trend.line.value(at: Double(first.day)))) on \(first) to "
      + "\(length(trend.line.value(at: Double(last.day)))) on \(last)."
    if let limit = trend.limit, let night = trend.nightOfLimit {
      let value = length(Double(limit.milliseconds))
      sentence +=
        night <= last
        ? " Its median has passed the limit of \(value)."
        : " At this pace its median reaches the limit of \(value) on \(night), in \(night.day - last.day) nights."
    }
    return sentence
  }

  /// `3 of 200 runs (1.5 %)`.
  static func share(_ share: FailingShare) -> String {
    let tenths = Int((share.part * 1000).rounded())
    let part = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(share.failed) of \(TextLayout.counted(share.decided, "run"))"
      + (share.failed > 0 && share.failed < share.decided ? " (\(part) %)" : "")
  }

  /// `83 %`; never 100 %.
  static func percent(_ weight: Double) -> String {
    weight >= 0.99 ? "more than 99 %" : "\(Int((weight * 100).rounded(.down))) %"
  }

  /// Milliseconds as `3.2 s`, `2 min 5 s`.
  static func length(_ milliseconds: Double) -> String {
    let value = Int64(min(max(milliseconds, -1e15), 1e15).rounded())
    guard value.magnitude >= 1000 else { return "\(value) ms" }
    guard value.magnitude < 60_000 else { return TimeText.duration(.seconds(value / 1000)) }
    let tenths = (value.magnitude + 50) / 100
    let sign = value < 0 ? "-" : ""
    return "\(sign)\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " s"
  }
}
