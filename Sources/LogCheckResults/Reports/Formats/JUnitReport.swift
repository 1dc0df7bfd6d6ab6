import LogCheckModel
import LogCheckReporting

extension MergedReport {
  static let junit = MergedReport(
    id: "junit",
    summary:
      "JUnit XML: a test case for each rule that judged something, three for the runs, and one for the notifications"
  ) { results, titles, _ in MergedJUnit(overview: ResultsOverview(results, titles, .whole)).text }
}

/// A sum as test results. Some case is a failure or an error exactly where the exit code of `merge` is not 0.
private struct MergedJUnit {
  let overview: ResultsOverview

  private struct Case {
    let name: String
    var outcome = RunCheck.Outcome.passed
    /// Empty only if it passed.
    var message = ""
    var story: [String] = []
  }

  /// Failures of a rule that its case lists.
  private static let failuresShown = 3
  /// Digests and versions that the properties list.
  private static let originsShown = 10

  private var results: MergedResults { overview.results }

  var text: String {
    let suites = [("runs", runCases), ("notifications", notificationCases), ("rules", ruleCases)].filter {
      !$0.1.isEmpty
    }
    var xml = XMLWriter()
    let all = JUnitCounts(suites.flatMap(\.1).map(\.outcome))
    xml.element("testsuites", [("name", "dnp-logcheck merge")] + all.attributes + [("time", "0")]) { xml in
      for (name, cases) in suites {
        let counts = JUnitCounts(cases.map(\.outcome))
        xml.element("testsuite", [("name", name)] + counts.ofSuite) { xml in
          xml.element("properties", []) { xml in
            for (name, value) in properties { xml.element("property", [("name", name), ("value", value)]) }
          }
          for item in cases { write(item, "dnp-logcheck.\(name)", to: &xml) }
        }
      }
    }
    return xml.text
  }

  private func write(_ item: Case, _ group: String, to xml: inout XMLWriter) {
    let attributes = [("classname", group), ("name", item.name), ("time", "0")]
    let lines = [item.message] + item.story
    switch item.outcome {
    case .passed: xml.element("testcase", attributes)
    case .failed(let kind):
      xml.element("testcase", attributes) {
        $0.element("failure", [("type", kind), ("message", item.message)], rows: lines)
      }
    case .broken(let kind):
      xml.element("testcase", attributes) {
        $0.element("error", [("type", kind), ("message", item.message)], rows: lines)
      }
    case .excused, .skipped:
      xml.element("testcase", attributes) { $0.element("skipped", [("message", item.message)], rows: lines) }
    }
  }

  /// The runs as a whole: rules that a full sum left out may be what failed.
  private var runCases: [Case] {
    let runs = results.runs
    var read = Case(name: "every run can be read")
    if let unread = overview.unread {
      read.outcome = .broken(kind: "unreadable-capture")
      read.message = "could not read \(unread)"
    }
    var decided = Case(name: "every run is decided")
    if runs.isOpen {
      decided.outcome = .broken(kind: overview.verdict == .nothingDecided ? "nothing-decided" : "not-decided")
      decided.message = overview.counts
    }
    var passed = Case(name: "no run fails")
    if runs.fails > 0 {
      passed.outcome = .failed(kind: "failed-runs")
      passed.message = overview.counts
    }
    return [read, decided, passed]
  }

  /// Skipped where notifications stopped: what they decide is in the verdicts of the runs.
  private var notificationCases: [Case] {
    let section = overview.notifications
    guard !section.isEmpty else { return [] }
    var item = Case(name: "notifications go on until the end of each capture, with fresh content")
    guard !section.rows.isEmpty else { return [item] }
    item.outcome = .skipped
    let endings = results.outcomes.endings
    item.message =
      "notifications stopped in \(CountWords.counted(endings.stopped, "run")), and lost their content in "
      + CountWords.grouped(endings.lostContent)
    item.story = section.rows.compactMap(\.sentence) + section.notes.map(\.text)
    return [item]
  }

  private var ruleCases: [Case] {
    var failures: [LogText: [(key: LogText, value: FindingTotals)]] = [:]
    for item in results.findings.sorted(by: { $0.runs }) {
      guard let rule = item.value.rule else { continue }
      failures[LogText(rule), default: []].append(item)
    }
    var names = UniqueNames()
    return results.rules.sorted { _ in 0 }.map { key, value in
      let texts = overview.titles.rule(key)
      let title = CleanText.line(texts?.title ?? "", limit: 400)
      let name = CountWords.name(key) + (title.isEmpty ? "" : " " + title)
      var item = Case(name: names.unique(name, in: "rules"))
      guard value.runsFailed > 0 || value.runsExcused > 0 || value.runsPassed == 0 else { return item }
      item.message = message(value)
      item.outcome = value.runsFailed > 0 ? .failed(kind: "broken-rule") : .skipped
      guard value.runsFailed > 0 || value.runsExcused > 0 else { return item }
      if !title.isEmpty { item.story.append("promised: " + title) }
      item.story += story(failures[key] ?? [])
      if let next = texts?.remediation, !next.isEmpty {
        item.story.append("next: " + CleanText.line(next, limit: 1000))
      }
      return item
    }
  }

  private func message(_ value: RuleTotals) -> String {
    let runs = CountWords.counted(value.runs, "run")
    let days = CountWords.days(value.failDays).map { ", \($0)" } ?? ""
    func of(_ count: Int) -> String {
      "\(CountWords.grouped(count)) of \(runs) (\(CountWords.share(count, of: value.runs)))\(days)"
    }
    if value.runsFailed > 0 { return "failed in " + of(value.runsFailed) }
    if value.runsExcused > 0 { return "failed without failing the run in " + of(value.runsExcused) }
    return "open in all \(runs): no run decided it"
  }

  private func story(_ failures: [(key: LogText, value: FindingTotals)]) -> [String] {
    var lines = failures.prefix(Self.failuresShown).map { key, value in
      let message = CleanText.line(value.message ?? "", limit: 600)
      return "happened in \(CountWords.counted(value.runs, "run")): \(message) (\(CountWords.name(key)))"
    }
    let more = failures.count - lines.count
    if more > 0 { lines.append("and \(CountWords.counted(more, "more failure"))") }
    return lines
  }

  private var properties: [(String, String)] {
    let runs = results.runs
    var properties = [
      ("exitCode", "\(results.exitCode)"), ("runs", "\(runs.total)"), ("runs.failed", "\(runs.fails)"),
      ("captures", "\(results.captures)"),
    ]
    if let first = runs.days.first { properties.append(("firstDay", first)) }
    if let last = runs.days.last { properties.append(("lastDay", last)) }
    for (name, table) in [("rulesDigest", results.digests), ("tool.version", results.tools)] {
      for (index, item) in table.sorted(by: { $0.total }).prefix(Self.originsShown).enumerated() {
        properties.append(("\(name).\(index + 1)", CountWords.name(item.key)))
      }
    }
    return properties
  }
}
