import LogCheckModel
import LogCheckReporting
import Testing

/// The requirements on the formats for CI systems beyond their schemas.
@Suite struct CIReportTests {
  private func results(_ run: SampleRun) throws -> [JSONValue] {
    try JSONValue(run.report(.sarif))["runs"].items[0]["results"].items
  }

  /// Viewers show each result as a problem: rules that are open are counted in a note.
  @Test func whatIsOpenIsNoResultInSARIF() throws {
    let run = try JSONValue(SampleRun.inconclusive.report(.sarif))["runs"].items[0]
    #expect(run["results"].items.map { $0["ruleId"] } == [.text("run-not-proved")])
    let notes = run["invocations"].items[0]["toolExecutionNotifications"].items
    let open = try #require(notes.first { $0["descriptor"]["id"] == .text("inconclusive") })
    #expect(open["message"]["text"] == .text("3 rules could not be decided: stored, ready, lead"))
  }

  @Test(arguments: SampleRun.all)
  func onlyRulesWithResultsAreListedInSARIF(run: SampleRun) throws {
    let report = try JSONValue(run.report(.sarif))["runs"].items[0]
    let rules = report["tool"]["driver"]["rules"].items.map { $0["id"] }
    #expect(Set(rules) == Set(report["results"].items.map { $0["ruleId"] }))
    #expect(Set(rules).count == rules.count)
    for result in report["results"].items {
      guard case .number(let index) = result["ruleIndex"] else {
        Issue.record("a result without the index of its rule")
        continue
      }
      #expect(rules[Int(index)] == result["ruleId"])
      #expect(result["kind"] == .text("fail"))
    }
  }

  /// The promise is in the rule, what happened in the result, and the body of a test case says each once.
  @Test func eachSentenceComesOnce() throws {
    let sarif = SampleRun.one.report(.sarif)
    let title = "a schedule call stores its schedule"
    let message = "no schedule.stored by 2025-11-15T05:40:11.200Z after schedule.called"
    // The full description is demanded, also of a rule without one.
    #expect(sarif.ranges(of: title).count == 2)
    #expect(sarif.ranges(of: message).count == 1)
    let junit = SampleRun.one.report(.junit)
    let body = try #require(junit.split(separator: "<failure ").last?.split(separator: ">", maxSplits: 1).last)
    let text = try #require(body.split(separator: "</failure>").first)
    #expect(text.ranges(of: title).count == 1)
    #expect(text.ranges(of: message).count == 1)
    let tap = SampleRun.one.report(.tap)
    #expect(tap.ranges(of: title).count == 1)
    #expect(tap.ranges(of: message).count == 1)
  }

  @Test func acceptedFailuresAreSuppressedOrUnchanged() throws {
    var run = SampleRun.many
    run.header.hasBaseline = true
    let until = try #require(CivilDay("2026-01-31"))
    run.findings[0].acceptance = .waived(reason: "known to the team", owner: "core", until: until)
    run.findings[2].acceptance = .known
    run.summary.rules[0].waived = 1
    run.summary.rules[0].known = 1
    let results = try results(run)
    #expect(results.count { $0["suppressions"].items.count == 1 } == 1)
    // Where one result says it, all must.
    #expect(results.allSatisfy { $0["suppressions"] != .missing })
    #expect(results.count { $0["baselineState"] == .text("unchanged") } == 1)
    #expect(results.count { $0["baselineState"] == .text("new") } == results.count - 1)
    let waived = try #require(results.first { $0["suppressions"].items.count == 1 })
    #expect(waived["suppressions"].items[0]["justification"] == .text("known to the team (core, until 2026-01-31)"))
    #expect(waived["level"] == .text("note"))
  }

  @Test func withoutABaselineNothingIsSaidToBeNew() throws {
    let results = try results(.many)
    #expect(results.allSatisfy { $0["baselineState"] == .missing && $0["suppressions"] == .missing })
  }

  @Test func fiveThousandResultsAreListedTheWorstFirstAndTheRestIsCounted() throws {
    let rule = RuleSummary("often", "it holds", .fail, fails: 5100)
    let mild = RuleSummary("mild", "it is punctual", .fail, severity: .note, fails: 1)
    var run = SampleRun(name: "large", summary: RunSummary(.fail, 1, [mild, rule]))
    run.findings = [Finding(of: mild, "late", [])]
    run.findings += (1...5100).map { Finding(of: rule, "broke", [FindingEvidence($0, nil, "x", .deciding)]) }
    let text = run.report(.sarif)
    #expect(text.ranges(of: #""ruleId":"often""#).count == 5000)
    #expect(text.ranges(of: #""ruleId":""#).count == 5000)
    #expect(text.contains("101 failures of 5101 not listed"))
  }

  @Test func textsOfLogsAreNoPlaceholdersAndNoLinks() throws {
    let rule = RuleSummary("r", "see [here](https://evil.example)", .fail, fails: 1)
    var run = SampleRun(name: "links", summary: RunSummary(.fail, 1, [rule]))
    run.findings = [Finding(of: rule, "{0} {12} {x} [a](1)", [])]
    let text = try #require(results(run).first?["message"]["text"].string)
    #expect(text == #"\u{7b}0} \u{7b}12} {x} [a]\u{28}1)"#)
    #expect(run.report(.sarif).contains(#""shortDescription":{"text":"see [here]\\u{28}https://evil.example)"}"#))
  }

  @Test func severalLinesAreStepsOfAFlow() throws {
    var run = SampleRun.one
    run.findings[0].evidence.append(FindingEvidence(9, "2025-11-15T05:40:00.500Z", "[APP] ready", .step))
    let flow = try #require(results(run).first?["codeFlows"].items.first)
    let steps = flow["threadFlows"].items[0]["locations"].items
    let lines = steps.map { $0["location"]["physicalLocation"]["region"]["startLine"] }
    #expect(lines == [.number(9), .number(12)])
  }

  @Test func resultsPointToAnAnchorAndNameTheirLine() throws {
    let style = ReportStyle(folder: "/here", codeScanning: CodeScanningStyle(anchor: "./docs/a b%.md"))
    let run = SampleRun.many
    let report = try JSONValue(run.report(.sarif, style))["runs"].items[0]
    let plain = try JSONValue(run.report(.sarif))["runs"].items[0]
    #expect(!report["results"].items.isEmpty)
    for (result, other) in zip(report["results"].items, plain["results"].items) {
      let position = result["locations"].items[0]["physicalLocation"]
      #expect(position["artifactLocation"]["uri"] == .text("docs/a%20b%25.md"))
      #expect(position["region"]["startLine"] == .number(1))
      // An alert stays the same alert wherever it is shown.
      #expect(result["partialFingerprints"] == other["partialFingerprints"])
      let line = other["locations"].items[0]["physicalLocation"]
      guard line["region"]["snippet"] != .missing else { continue }
      #expect(result["relatedLocations"].items.first?["physicalLocation"] == line)
      #expect(result["message"]["text"].string?.contains(" line ") == true)
    }
  }

  @Test(arguments: [("nightly", "nightly/"), ("nightly/ios/", "nightly/ios/"), ("a\u{1B}[1m", "a\\u{1b}[1m/")])
  func aCategoryIsWrittenWhereOneIsGiven(category: String, id: String) throws {
    let style = ReportStyle(codeScanning: CodeScanningStyle(category: category))
    let run = try JSONValue(SampleRun.one.report(.sarif, style))["runs"].items[0]
    #expect(run["automationDetails"]["id"] == .text(id))
    // Otherwise the action that uploads the report names workflow and job, which it does only if the report names none.
    let plain = try JSONValue(SampleRun.one.report(.sarif))["runs"].items[0]
    #expect(plain["automationDetails"] == .missing)
  }

  @Test func aTitleIsNoDirectiveOfTAP() {
    let rule = RuleSummary("r", "a # SKIP b \\ c", .fail, fails: 1)
    let run = SampleRun(name: "tap", summary: RunSummary(.fail, 1, [rule]))
    #expect(run.report(.tap).contains("\nnot ok 5 - r a \\# SKIP b \\\\ c\n"))
    #expect(run.report(.tap13).contains("\nnot ok 5 - r a \\u{23} SKIP b \\ c\n"))
  }

  @Test func failuresThatFailNothingAreExpectedOnesInTAP() {
    let report = SampleRun.notes.report(.tap)
    #expect(report.contains("# TODO failed, on trial"))
    #expect(report.contains("# TODO failed, with the severity note below --fail-on error"))
  }

  @Test func namesOfTestCasesAreTakenOnce() {
    let rule = RuleSummary("r", "it holds", .pass, passes: 1)
    let report = SampleRun(name: "twins", summary: RunSummary(.pass, 0, [rule, rule])).report(.junit)
    #expect(report.contains(#"name="r it holds""#))
    #expect(report.contains(#"name="r it holds (2)""#))
  }

  @Test(arguments: [("2025-11-15T05:40:00.125Z", true), ("Nov 15 05:40:00.125000", false), ("2025-11-15T05:4", false)])
  func aSuiteHasATimestampThatReadersAccept(first: String, isKnown: Bool) {
    var run = SampleRun.one
    run.summary.captures[0].first = first
    let report = run.report(.junit)
    #expect(report.contains(#" timestamp="2025-11-15T05:40:00""#) == isKnown)
    #expect(report.contains("timestamp") == isKnown)
  }

  @Test func areasAreSuites() {
    var run = SampleRun.one
    run.summary.rules[0].area = "life.cycle"
    run.summary.rules[2].area = "life.cycle"
    let report = run.report(.junit, ReportStyle(isVerbose: true))
    #expect(report.contains(#"<testsuite name="life.cycle" tests="2" failures="0" errors="0" skipped="1""#))
    #expect(report.contains(#"classname="dnp-logcheck.life_cycle""#))
    #expect(report.contains(#"<testsuite name="own" tests="2" failures="1""#))
    // Without --verbose only rules that had an occasion are there.
    #expect(run.report(.junit).contains(#"<testsuite name="life.cycle" tests="1" failures="0" errors="0" skipped="0""#))
  }

  @Test func openRulesAreNotInTheReportForGitLab() throws {
    let entries = try JSONValue(SampleRun.inconclusive.report(.gitlab)).items
    #expect(entries.map { $0["check_name"] } == [.text("run-not-proved")])
  }

  @Test func whatCouldNotBeReadIsInTheReportForGitLab() throws {
    let entry = try #require(JSONValue(SampleRun.none.report(.gitlab)).items.first)
    #expect(entry["check_name"] == .text("unreadable-capture"))
    #expect(entry["severity"] == .text("critical"))
    #expect(entry["location"]["path"] == .text("gone.log"))
  }
}
