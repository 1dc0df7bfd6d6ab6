import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// The page for job summaries. The tests of the foreign readers check how a Markdown parser reads hostile text.
@Suite struct MarkdownReportTests {
  /// Lines, and if they lie in a fenced block.
  private func rows(_ run: SampleRun) -> [(text: Substring, isFenced: Bool)] {
    var fence: Substring?
    return run.report(.markdown).split(separator: "\n", omittingEmptySubsequences: false).map { row in
      if let open = fence {
        if row == open { fence = nil }
        return (row, true)
      }
      guard row.hasPrefix("```") else { return (row, false) }
      fence = row.prefix { $0 == "`" }
      return (row, true)
    }
  }

  @Test(arguments: Array(UInt64(0)..<300))
  func everyTableHasItsColumnsWhateverItsCellsHold(seed: UInt64) {
    var input = HostileInput(seed: seed)
    var columns: Int?
    for (row, isFenced) in rows(input.run()) {
      guard !isFenced, row.hasPrefix("|") else {
        columns = nil
        continue
      }
      let bars = row.utf8.count { $0 == UInt8(ascii: "|") }
      #expect(columns == nil || columns == bars, "\(row)")
      columns = bars
    }
  }

  @Test(arguments: Array(UInt64(0)..<300))
  func noLineBeginsWithACommandAndEveryFenceIsClosed(seed: UInt64) {
    var input = HostileInput(seed: seed)
    let rows = rows(input.run())
    #expect(rows.allSatisfy { !$0.text.hasPrefix("/") })
    #expect(rows.last?.isFenced == false)
  }

  @Test(arguments: [
    ("plain words, as they are (really).", "plain words, as they are (really)."),
    ("no <b> & no @name", "no `<b> &` no `@name`"),
    ("see #12 and KEY-1", "see `#12` and `KEY-1`"),
    ("at www.evil.example now", "at `www.evil.example` now"),
    ("in README.md; now", "in `README.md;` now"), ("of evil.com/x here", "of `evil.com/x` here"),
    ("see a.Name.", "see `a.Name.`"),
    ("e.g. v1.2 of a.log, fetch.completed.", "e.g. v1.2 of a.log, fetch.completed."), ("the end. So", "the end. So"),
    ("at https://evil.example: x", "at `https://evil.example:` x"),
    ("a|b ||", "`a`&#124;`b `&#124;&#124;"),
    ("tick ` and ``two``", "tick `` ` `` and ``` ``two`` ```"),
    ("commit deadbeefcafe (1234567)", "commit `deadbeefcafe (1234567)`"),
    ("/close it", "`/close` it"),
    ("- item 1. and 2)", "`-` item `1.` and `2)`"),
    ("so: it holds", "so: it holds"),
    ("is :smile: \\| *x* _y_", "is `:smile: \\`&#124;` *x* _y_`"),
    ("日本語 → ok", "日本語 → ok"),
    // Marks that change only how the sign before them looks.
    ("a|\u{FE0F}b", "`a`&#124;`\u{FE0F}b`"), ("x`\u{FE0F} y", "``x`\u{FE0F}`` y"), ("w`", "`` w` ``"),
    ("a \u{301}<b>", "a `\u{301}<b>`"),
  ])
  func wordsThatCouldMeanSomethingAreCode(text: String, shown: String) throws {
    let rule = RuleSummary("r", text, .fail, fails: 1)
    let run = SampleRun(
      name: "words", findings: [Finding(of: rule, "wrong", [FindingEvidence(1, nil, "x")])],
      summary: RunSummary(.fail, 1, [rule]))
    let row = try #require(rows(run).first { $0.text.hasPrefix("| 1 error") })
    #expect(row.text.hasPrefix("| 1 error | \(shown) `r` | "))
  }

  /// One MiB would make the whole summary vanish.
  @Test(.costly) func withThousandsOfFailuresThePageStaysShortAndCountsTheRest() {
    let rules = (0..<6000).map { RuleSummary("rule-\($0)", "promise \($0)", .fail, fails: 1) }
    let findings = rules.map { rule in
      Finding(
        of: rule, String(repeating: "wrong ", count: 60), next: String(repeating: "look ", count: 60),
        [FindingEvidence(1, nil, String(repeating: "long ", count: 40), .deciding)])
    }
    let run = SampleRun(name: "long", findings: findings, summary: RunSummary(.fail, 1, rules))
    let text = run.report(.markdown)
    #expect(text.utf8.count <= 900 << 10)
    #expect(text.utf8.count > 500 << 10)
    let reported = text.split(separator: "\n").last ?? ""
    let shown = text.split(separator: "\n").count { $0.contains("promise ") && $0.hasPrefix("| ") }
    let stories = text.split(separator: "\n").count { $0.hasPrefix("**") && $0.contains("`rule-") }
    #expect(reported.contains("\(6000 - shown) lines about broken rules"))
    #expect(reported.contains("\(6000 - stories) rules with the lines that show it"))
  }

  @Test func whatFitsIsNotSaidToBeCut() {
    for run in SampleRun.all { #expect(!run.report(.markdown).contains("Cut here")) }
  }

  @Test(arguments: [
    (SampleRun.one, "dnp-logcheck: failed"), (.none, "dnp-logcheck: could not be checked"),
    (.inconclusive, "dnp-logcheck: not proved"), (.notes, "dnp-logcheck: passed"),
  ])
  func theVerdictIsTheTitle(run: SampleRun, title: String) {
    #expect(rows(run).first?.text == Substring(title))
  }
}
