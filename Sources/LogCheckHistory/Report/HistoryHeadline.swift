import LogCheckModel
import LogCheckReporting
import LogCheckResults

/// The first sentence of a history: what fails in the last night, and since when.
package struct HistoryHeadline: Sendable {
  package enum State: Sendable {
    /// Something failed in the last night.
    case failing
    /// Nothing failed, but something else is an alarm.
    case alarmed
    /// Nothing failed, but not every run was decided.
    case open
    /// Every run of the last night passed.
    case passed
    /// No night has results.
    case unknown
  }

  package let state: State
  /// May hold foreign text.
  package let sentence: String
  /// Rules that fail in the last night.
  package let failingRules: Int
  /// True if a run of the last night was decided, and nothing is wrong with its notifications that nothing excuses.
  private let isProved: Bool

  package init(_ analysis: HistoryAnalysis, _ findings: [HistoryFinding]) {
    guard let night = analysis.nights.nights.last, let runs = analysis.runs.last else {
      (state, sentence, failingRules, isProved) = (.unknown, "No night has results", 0, false)
      return
    }
    // Where no run failed, warnings failed none.
    let now = analysis.rules.filter(\.failsInLastNight)
    let failing = runs.failed > 0 ? now : now.filter { $0.nights.severity == .error }
    let others = findings.count { $0.isAlarm && !$0.isAbout(failing) }
    failingRules = failing.count
    isProved =
      runs.passed + runs.failed > 0 && analysis.notifications?.unproved ?? 0 == 0 && analysis.absentDevices == 0
    let isFailing = runs.failed > 0 || !failing.isEmpty
    var parts = [Self.failure(failing, runs, analysis) ?? "Nothing failed in the last night, \(night)"]
    if now.count > failing.count {
      parts.append(
        "\(TextLayout.counted(now.count - failing.count, "rule")) \(now.count - failing.count == 1 ? "warns" : "warn")")
    }
    if runs.errors > 0 { parts.append("\(TextLayout.counted(runs.errors, "run")) not readable") }
    // Runs: a device may be known for none of them.
    let ended = analysis.notifications.map { $0.causes.reduce($0.runsNotListed) { $0 + $1.totals.runs } } ?? 0
    if ended > 0 { parts.append("in \(TextLayout.counted(ended, "run")) notifications stopped or lost their content") }
    let absent = analysis.absentDevices
    if absent > 0 {
      parts.append(
        absent == 1
          ? "1 device that failed in its last run has none in it"
          : "\(absent) devices that failed in their last run have none in it")
    }
    if !isFailing, runs.open > 0 { parts.append("\(TextLayout.counted(runs.open, "run")) undecided") }
    if others > 0 {
      parts.append(isFailing ? "\(TextLayout.counted(others, "more alarm"))" : TextLayout.counted(others, "alarm"))
    }
    sentence = parts.joined(separator: "; ")
    state =
      isFailing
      ? .failing : others > 0 ? .alarmed : runs.open + runs.errors + ended > 0 || !isProved ? .open : .passed
  }

  /// It is 1 if something failed in the last night or is an alarm, 3 if nothing was decided or notifications are not proved, else 0.
  package var exitCode: Int32 {
    switch state {
    case .failing, .alarmed: 1
    case .open: isProved ? 0 : 3
    case .passed: 0
    case .unknown: 3
    }
  }

  private static func failure(
    _ rules: [HistoryAnalysis.Rule], _ runs: NightRuns, _ analysis: HistoryAnalysis
  ) -> String? {
    guard let night = analysis.nights.nights.last else { return nil }
    guard let first = rules.first else {
      return runs.failed > 0
        ? "\(runs.failed) of \(TextLayout.counted(runs.total, "run")) failed in the last night, \(night)" : nil
    }
    let subject = rules.count == 1 ? "\(first.nights.rule) fails" : "\(rules.count) rules fail"
    let devices =
      analysis.failingDevices > 0 && runs.devices > 1
      ? ", on \(analysis.failingDevices) of \(TextLayout.counted(runs.devices, "device"))" : ""
    let nights = analysis.nights.nights
    let since = rules.compactMap(\.failsSince).min().flatMap { index in
      index == nights.count - 1
        ? nil : "\(rules.count == 1 ? "" : "the first ")since \(nights[index])\(index == 0 ? " or before" : "")"
    }
    return "\(subject) in the last night, \(night)\(devices)" + (since.map { ", \($0)" } ?? "")
  }
}

extension HistoryFinding {
  /// True if it says of one of these rules that it fails.
  fileprivate func isAbout(_ rules: [HistoryAnalysis.Rule]) -> Bool {
    switch kind {
    case .lasting, .new, .again, .steady: rules.contains { $0.nights.rule.utf8.elementsEqual(subject.utf8) }
    case .slack, .silent, .flaky, .fixed, .maybeSilent: false
    }
  }
}
