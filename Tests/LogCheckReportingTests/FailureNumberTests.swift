import LogCheckModel
import LogCheckReporting
import Testing

/// The number of a broken rule is the same in every report of a run.
@Suite struct FailureNumberTests {
  /// The numbers in the JSON report.
  private func numbers(_ run: SampleRun, _ style: ReportStyle = ReportStyle()) throws -> [String: Int] {
    let rules = try JSONValue(run.report(.json, style))["rules"].items
    return Dictionary(
      rules.compactMap { rule in
        guard let id = rule["id"].string, case .number(let number) = rule["number"] else { return nil }
        return (id, Int(number))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: SampleRun.all.filter { $0.name != "hostile" })
  func theSameRuleHasTheSameNumberEverywhere(run: SampleRun) throws {
    let numbers = try numbers(run)
    let broken = run.summary.rules.filter { $0.verdict == .fail && !$0.isAccepted }
    #expect(Set(numbers.values) == Set(1..<(broken.count + 1)))
    let text = run.report(.text, ReportStyle(isVerbose: true)).replacing("\n   ", with: " ")
    let markdown = run.report(.markdown)
    let html = run.report(.html)
    for rule in broken {
      let number = try #require(numbers[rule.id])
      let titled = text.split(separator: "\n").contains { line in
        line.contains("\(number). ") && line.contains("\(rule.title) [\(rule.id)]")
      }
      #expect(titled, "\(rule.id) is number \(number)")
      #expect(markdown.contains("**\(number)** `\(rule.id)`"))
      #expect(html.contains(", number \(number) for `dnp-logcheck waive`"))
    }
  }

  @Test func rulesOfOneLineFollowEachOther() throws {
    var run = SampleRun.one
    let other = RuleSummary("armed", "it is armed", .fail, severity: .warning, fails: 1)
    run.summary.rules.append(other)
    run.findings.append(Finding(of: other, "not armed", run.findings[0].evidence))
    #expect(try numbers(run) == ["stored": 1, "armed": 2])
    #expect(run.report(.text).contains("   The same line also breaks:\n   2. it is armed [armed]\n"))
  }

  /// A stream prints failures when they are decided, and files of the same run have its numbers.
  @Test func aStreamNumbersFailuresAsTheyAreDecided() throws {
    var style = ReportStyle()
    style.isOfStream = true
    let numbers = try numbers(.many, style)
    #expect(numbers["ready"] == 1 && numbers["on-trial"] == 2 && numbers["late"] == 3)
    style.isLive = true
    let text = SampleRun.many.report(.text, style)
    #expect(text.contains("\n3. warning: a delivery is punctual [late]\n"))
  }

  @Test func acceptedFailuresHaveNoNumber() throws {
    var run = SampleRun.one
    run.findings[0].acceptance = .known
    run.summary.rules[1].known = 1
    #expect(try numbers(run).isEmpty)
  }
}

/// The command that accepts a failure.
@Suite struct AcceptanceHintTests {
  private func hint(_ run: SampleRun, _ style: ReportStyle) -> String? {
    run.report(.text, style).split(separator: "\n").first { $0.hasPrefix("To accept ") }.map(String.init)
  }

  @Test func theCommandIsPrintedOnceWhereItCanBeUsed() {
    var style = ReportStyle()
    #expect(hint(.one, style) == nil)
    style.hasSettings = true
    #expect(hint(.one, style) == "To accept it for now: dnp-logcheck waive stored --until DATE --reason WHY")
    #expect(SampleRun.many.report(.text, style).ranges(of: "To accept ").count == 1)
    style.waivableReport = "a b.json"
    #expect(
      hint(.one, style)
        == "To accept it for now: dnp-logcheck waive 1 --report 'a b.json' --until DATE --reason WHY")
    #expect(
      hint(.many, style)
        == "To accept the first for now: dnp-logcheck waive 2 --report 'a b.json' --until DATE --reason WHY")
  }

  /// Nothing that fails, nothing to accept; `--quiet` is the verdict alone.
  @Test func withoutABrokenRuleThereIsNone() {
    var style = ReportStyle()
    style.hasSettings = true
    for run in [SampleRun.none, .inconclusive, .notes] { #expect(hint(run, style) == nil) }
    style.isQuiet = true
    #expect(hint(.one, style) == nil)
  }
}
