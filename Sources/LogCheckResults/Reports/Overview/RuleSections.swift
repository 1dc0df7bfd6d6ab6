import LogCheckModel
import LogCheckReporting

/// The parts about rules.
extension ResultsOverview {
  private typealias Item = (key: LogText, value: RuleTotals)

  private static let sentenceLimit = 400

  /// Rules that failed runs, those with the most failed runs first.
  var failedRules: OverviewSection {
    let all = results.rules.sorted { $0.runsFailed }.filter { $0.value.runsFailed > 0 }
    var section = table("failed-rules", "Rules that failed", "Failed runs", all, .bad) { $0.runsFailed }
    section.note(results.rules.omission("rules") { "failed \(CountWords.counted($0.runsFailed, "run"))" })
    return section
  }

  /// Rules with failures that failed no run.
  var excusedRules: OverviewSection {
    let all = results.rules.sorted { $0.runsExcused }.filter { $0.value.runsExcused > 0 }
    var section = table(
      "excused-rules", "Rules that failed without failing a run", "Runs with failures", all, .excused
    ) { $0.runsExcused }
    if !section.rows.isEmpty {
      section.note("Their failures were accepted, or they are experimental, or their severity is below --fail-on.")
    }
    return section
  }

  /// Rules that runs left open and none decided.
  var openRules: OverviewSection {
    let all = results.rules.sorted { $0.runsOpen }.filter { $0.value.runsOpen > 0 && $0.value.decided == 0 }
    return table("open-rules", "Rules that no run decided", "Open runs", all, .doubtful) { $0.runsOpen }
  }

  private func table(
    _ id: String, _ title: String, _ what: String, _ items: [Item], _ mark: OverviewSection.Mark,
    _ count: (RuleTotals) -> Int
  ) -> OverviewSection {
    var section = OverviewSection(id: id, title: title)
    section.columns = [
      .init("Rule", .name), .init("Promise", .sentence), .init("Severity", .word), .init(what, .number),
      .init("Of runs", .number), .init("Share", .number), .init("First", .word), .init("Last", .word),
      .init("Next step", .sentence),
    ]
    section.rows = items.prefix(extent.rules).map { key, value in
      let texts = titles.rule(key)
      let (title, next) = (clean(texts?.title), clean(texts?.remediation))
      let isOpen = value.decided == 0
      // The days of failures, or those of the runs that left it open.
      let span = isOpen ? value.days : value.failDays
      let share = CountWords.share(count(value), of: value.runs)
      var row = OverviewSection.Row(
        mark: mark,
        cells: [
          CountWords.name(key), title, value.severity.rawValue, CountWords.grouped(count(value)),
          CountWords.grouped(value.runs), share, span.first ?? "", span.last ?? "", isOpen ? "" : next,
        ])
      let verb = isOpen ? "is open in" : "failed in"
      let days = CountWords.days(span).map { ", \($0)" } ?? ""
      row.sentence =
        "\(CountWords.name(key)) (\(value.severity.rawValue)) \(verb) \(CountWords.grouped(count(value))) of "
        + "\(CountWords.counted(value.runs, "run")) (\(share))\(days)"
      row.details = [title, isOpen || next.isEmpty ? "" : "next: \(next)"].filter { !$0.isEmpty }
      return row
    }
    section.dropColumns(where: \.isEmpty, among: ["Promise", "First", "Last", "Next step"])
    section.note(rest(items.count, extent.rules, "rule"))
    return section
  }

  /// Every rule of the sum, by its id.
  var allRules: OverviewSection {
    var section = OverviewSection(id: "rules", title: "All rules that judged something")
    section.columns = [
      .init("Rule", .name), .init("Promise", .sentence), .init("Severity", .word), .init("Passed runs", .number),
      .init("Failed", .number), .init("Excused", .number), .init("Open", .number), .init("First failure", .word),
      .init("Last failure", .word),
    ]
    section.rows = results.rules.sorted { _ in 0 }.map { key, value in
      let counts = [value.runsPassed, value.runsFailed, value.runsExcused, value.runsOpen]
      let cells =
        [CountWords.name(key), clean(titles.rule(key)?.title), value.severity.rawValue]
        + counts.map { $0 > 0 ? CountWords.grouped($0) : "" }
        + [value.failDays.first ?? "", value.failDays.last ?? ""]
      let mark: OverviewSection.Mark =
        value.runsFailed > 0
        ? .bad : value.runsExcused > 0 ? .excused : value.runsPassed > 0 ? .good : .doubtful
      return OverviewSection.Row(mark: mark, cells: cells)
    }
    section.dropColumns(where: \.isEmpty, among: ["Promise", "Excused", "Open", "First failure", "Last failure"])
    return section
  }

  /// Failures by the number of runs that have them.
  var findings: OverviewSection {
    let all = results.findings.sorted { $0.runs }
    var section = OverviewSection(id: "failures", title: "The most frequent failures")
    section.columns = [
      .init("Runs", .number), .init("Failure", .sentence), .init("Rule", .name), .init("Severity", .word),
      .init("First", .word), .init("Last", .word), .init("Fingerprint", .name),
    ]
    section.rows = all.prefix(extent.findings).map { key, value in
      let rule = value.rule.map { CountWords.name(LogText($0)) } ?? "(no rule)"
      let message = clean(value.message)
      var row = OverviewSection.Row(
        mark: value.severity == .error ? .bad : .excused,
        cells: [
          CountWords.grouped(value.runs), message, rule, value.severity.rawValue, value.days.first ?? "",
          value.days.last ?? "", CountWords.name(key),
        ])
      let days = CountWords.days(value.days).map { ", \($0)" } ?? ""
      row.sentence =
        "\(CountWords.counted(value.runs, "run"))\(days): \(rule) (\(value.severity.rawValue)), fingerprint \(CountWords.name(key))"
      row.details = message.isEmpty ? [] : [message]
      return row
    }
    section.dropColumns(where: \.isEmpty, among: ["First", "Last"])
    section.note(rest(all.count, extent.findings, "failure"))
    section.note(
      results.findings.omission("failures") { "occur \(CountWords.counted($0.runs, "time")), once for each run," })
    if results.findingsNotListed > 0 {
      section.note(
        "\(CountWords.counted(results.findingsNotListed, "more failure")) are counted only: a record lists the first ones of its run."
      )
    }
    return section
  }

  private func clean(_ text: String?) -> String { text.map { CleanText.line($0, limit: Self.sentenceLimit) } ?? "" }
}

extension RuleTotals {
  /// Runs in which the rule judged something.
  package var runs: Int { decided + runsOpen }

  /// Runs in which it passed or failed.
  package var decided: Int { runsPassed + runsFailed + runsExcused }
}
