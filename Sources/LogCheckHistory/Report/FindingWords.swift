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

  /// Rises, one finding for each night: rules that fail since the same night mostly have one cause.
  func lasting(_ rules: [HistoryAnalysis.Rule]) -> [HistoryFinding] {
    Dictionary(grouping: rules.filter { $0.rise != nil }) { $0.rise ?? 0 }.values.compactMap { group in
      let order = group.sorted { left, right in
        if left.nights.severity != right.nights.severity { return left.nights.severity > right.nights.severity }
        if left.weight != right.weight { return left.weight > right.weight }
        return left.nights.rule.utf8.lexicographicallyPrecedes(right.nights.rule.utf8)
      }
      guard let first = order.first else { return nil }
      let id = first.nights.rule
      var sentence = first.lasting.map { lasting($0, of: id) } ?? ""
      if let devices = first.failing, devices.risen > 0 || first.failsInLastNight {
        sentence += sentence.isEmpty ? "" : " "
        sentence += DeviceWords(devices, nights).rise(of: first.lasting == nil ? id : nil)
      }
      if let flaky = first.flaky {
        sentence +=
          " On \(TextLayout.counted(flaky.devices, "device")) it fails in some nights only, with one and the same build."
      }
      let others = order.dropFirst().map { rule in
        "\(rule.nights.rule) (\(Self.share(rule.shareSinceRise)))"
      }
      if !others.isEmpty { sentence += " Since the same night, too: \(Self.list(others))." }
      return HistoryFinding(
        kind: .lasting, isAlarm: true, severity: first.nights.severity, subject: id, sentence: sentence,
        command: commands.bisect(id), weight: first.weight)
    }
  }

  private func lasting(_ found: LastingFailure, of id: String) -> String {
    "\(id) fails since the night of \(nights[found.firstBad]): in \(Self.share(found.after)) from then on, in "
      + "\(Self.share(found.before)) before. It began between \(nights[found.lastGood]) and "
      + "\(nights[found.firstBad]) with a certainty of \(Self.percent(found.weight))."
  }

  func change(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    guard let last = nights.last else { return nil }
    let id = rule.nights.rule
    switch rule.change {
    case .new(let share, let isFirst):
      // The rise says it already.
      guard rule.rise == nil else { return nil }
      let sentence =
        "\(id) failed in \(Self.share(share)) of the last night, \(last). "
        + (isFirst ? "No earlier night has a failure of it." : "The night before did not; earlier ones did.")
        + devices(rule)
      return HistoryFinding(
        kind: isFirst ? .new : .again, isAlarm: isFirst || rule.isErrorInLastNight, severity: rule.nights.severity,
        subject: id,
        sentence: sentence, command: commands.failures(id), weight: share.part)
    case .fixed(let before):
      return HistoryFinding(
        kind: .fixed, isAlarm: false, severity: .note, subject: id,
        sentence: "\(id) passed in all runs of the last night, \(last); in the night before it failed in "
          + Self.share(before) + ".",
        advice: "Keep an eye on it for some nights before you close the issue.", weight: before.part)
    case nil: return nil
    }
  }

  /// A failure that is as old as the nights, or too rare to say more of it.
  func steady(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    let share = rule.nights.nights.reduce(FailingShare()) { $0 + $1.share }
    guard rule.rise == nil, rule.change == nil, share.failed > 0 else { return nil }
    let id = rule.nights.rule
    let failing = rule.nights.nights.count { $0.failed > 0 }
    let sentence =
      "\(id) failed in \(Self.share(share)), in \(TextLayout.counted(failing, "night")), without a lasting rise."
      + (rule.failsInLastNight ? devices(rule) : "")
    return HistoryFinding(
      kind: .steady, isAlarm: rule.isErrorInLastNight, severity: rule.nights.severity, subject: id, sentence: sentence,
      command: commands.failures(id), weight: share.part)
  }

  /// The devices on which a rule fails now, after other sentences.
  private func devices(_ rule: HistoryAnalysis.Rule) -> String {
    rule.failing.map { " " + DeviceWords($0, nights).now } ?? ""
  }

  /// Rules that are silent for too long, one finding for each night in which they fell silent.
  func silent(_ rules: [HistoryAnalysis.Rule]) -> [HistoryFinding] {
    Dictionary(grouping: rules.filter(\.isSilentForLong)) { $0.silent?.lastExercised ?? 0 }.values.compactMap { group in
      let order = group.sorted { left, right in
        left.nights.severity != right.nights.severity
          ? left.nights.severity > right.nights.severity
          : left.nights.rule.utf8.lexicographicallyPrecedes(right.nights.rule.utf8)
      }
      guard let first = order.first, let found = first.silent else { return nil }
      let others = order.dropFirst().map(\.nights.rule)
      return silent(
        first, found, "." + (others.isEmpty ? "" : " Since the same night, too: \(Self.list(others))."), .silent)
    }
  }

  /// A silence that chance may explain.
  func silentByChance(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    guard let found = rule.silent, !rule.isSilentForLong else { return nil }
    return silent(rule, found, ", so chance may explain that.", .maybeSilent)
  }

  private func silent(
    _ rule: HistoryAnalysis.Rule, _ found: SilentRule, _ end: String, _ kind: HistoryFinding.Kind
  ) -> HistoryFinding {
    let id = rule.nights.rule
    return HistoryFinding(
      kind: kind, isAlarm: kind == .silent, severity: rule.nights.severity, subject: id,
      sentence: "\(id) has not been exercised for \(TextLayout.counted(found.silence, "night")), since "
        + "\(nights[found.lastExercised]). Until then \(found.exercised) of "
        + "\(TextLayout.counted(found.nights, "night")) exercised it" + end,
      advice: "Check whether the app still does what triggers it and whether its lines are still logged",
      command: commands.explain(id), weight: Double(found.silence))
  }

  func flaky(_ rule: HistoryAnalysis.Rule) -> HistoryFinding? {
    // The rise says it already.
    guard let found = rule.flaky, rule.rise == nil else { return nil }
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
      advice: "Compare a good and a bad capture of one device with `dnp-logcheck compare`",
      command: commands.failures(id),
      weight: Double(found.devices))
  }

  /// Trends, one finding for each device: a task that comes later has its effects on other measures.
  func slack(_ measures: [HistoryAnalysis.Measure]) -> [HistoryFinding] {
    var groups: [LogText: [(metric: String, owner: String, trend: SlackTrend)]] = [:]
    for measure in measures {
      if measure.isAlarm, let trend = measure.trend {
        groups[LogText(""), default: []].append((measure.metric, "in the fleet", trend))
      }
      for item in measure.devices {
        // No device is called "": its name follows a letter.
        groups[LogText("d" + item.device), default: []].append((measure.metric, "of \(item.device)", item.trend))
      }
    }
    return groups.values.compactMap { group in
      let order = group.sorted { left, right in
        let drifts = (abs(left.trend.drift), abs(right.trend.drift))
        return drifts.0 != drifts.1
          ? drifts.0 > drifts.1 : left.metric.utf8.lexicographicallyPrecedes(right.metric.utf8)
      }
      guard let first = order.first else { return nil }
      return HistoryFinding(
        kind: .slack, isAlarm: true, severity: .error, subject: first.metric,
        sentence: order.map { Self.trend($0.metric, $0.owner, $0.trend, riskOfTrend) }.joined(separator: " "),
        command: commands.measure(first.metric), weight: abs(first.trend.drift))
    }
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
    let tenths = Int(nearest: share.part * 1000)
    let part = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(share.failed) of \(TextLayout.counted(share.decided, "run"))"
      + (share.failed > 0 && share.failed < share.decided ? " (\(part) %)" : "")
  }

  /// The first names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let limit = 8
    let more = names.count - limit
    return names.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// `83 %`; never 100 %.
  static func percent(_ weight: Double) -> String {
    weight >= 0.99 ? "more than 99 %" : "\(Int(nearest: (weight * 100).rounded(.down))) %"
  }

  /// Milliseconds as `3.2 s`, `2 min 5 s`.
  static func length(_ milliseconds: Double) -> String {
    let value = Int64(Int(nearest: min(max(milliseconds, -1e15), 1e15)))
    guard value.magnitude >= 1000 else { return "\(value) ms" }
    guard value.magnitude < 60_000 else { return TimeText.duration(.seconds(value / 1000)) }
    let tenths = (value.magnitude + 50) / 100
    let sign = value < 0 ? "-" : ""
    return "\(sign)\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + " s"
  }
}

extension HistoryAnalysis.Rule {
  /// True if the runs of the last night fail by it.
  fileprivate var isErrorInLastNight: Bool { failsInLastNight && nights.severity == .error }

  /// The runs since the night of its rise.
  fileprivate var shareSinceRise: FailingShare {
    lasting?.after ?? nights.nights[(rise ?? 0)...].reduce(FailingShare()) { $0 + $1.share }
  }

  /// The height of its rise.
  fileprivate var weight: Double { lasting.map { $0.after.part - $0.before.part } ?? shareSinceRise.part }
}
