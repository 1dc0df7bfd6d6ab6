import Foundation
import LogCheckModel
import LogCheckReporting
import Testing

/// The page and the text report give the same numbers, and the page says first what a reader wants to know.
@Suite struct PageNumbersTests {
  /// Two rules failed, one of them as a warning; one waived, one known, one experimental; four more ended otherwise.
  private static let mixed: SampleRun = {
    var warning = RuleSummary("slow", "it is quick", .fail, fails: 1)
    warning.severity = .warning
    var waived = RuleSummary("waived", "it is tidy", .fail, fails: 1)
    waived.waived = 1
    var known = RuleSummary("known", "it is clean", .fail, fails: 1)
    known.known = 1
    var trial = RuleSummary("trial", "it is new", .fail, fails: 1)
    trial.isExperimental = true
    let broken = RuleSummary("late", "it is punctual", .fail, fails: 2)
    let rules = [
      broken, warning, waived, known, trial, RuleSummary("a", "a holds", .pass, passes: 1),
      RuleSummary("b", "b holds", .pass, passes: 1), RuleSummary("c", "c holds", .inconclusive, reasons: [.end: 1]),
      RuleSummary("d", "d holds", .notExercised),
    ]
    return SampleRun(name: "mixed", summary: RunSummary(.fail, 1, rules))
  }()

  private static let samples = SampleRun.all + [mixed]

  /// `12 rules passed, 1 failed` of the verdict in one line, by word.
  private func textNumbers(_ run: SampleRun) -> [String: Int] {
    let line = run.report(.text, ReportStyle(isQuiet: true)).replacing(#/ rules? passed/#, with: " passed")
      .trimmingCharacters(
        in: .newlines)
    return numbers(line.split(whereSeparator: { $0 == "," || $0 == ":" || $0 == "(" || $0 == ")" }).map(String.init))
  }

  private func pageNumbers(_ run: SampleRun) throws -> [String: Int] {
    let page = run.report(.html)
    let list = try #require(page.components(separatedBy: "<ul class=\"counts\">").dropFirst().first)
    let items = list.components(separatedBy: "</ul>")[0].components(separatedBy: "<b>").dropFirst()
    return numbers(items.map { $0.replacing("</b>", with: "").components(separatedBy: "</li>")[0] })
  }

  private func numbers(_ parts: [String]) -> [String: Int] {
    var found: [String: Int] = [:]
    for part in parts {
      let words = part.split(separator: " ")
      guard words.count > 1, let count = Int(words[0]) else { continue }
      found[words.dropFirst().joined(separator: " ")] = count
    }
    return found
  }

  @Test(arguments: samples)
  func thePageHasTheNumbersOfTheText(_ run: SampleRun) throws {
    let text = textNumbers(run)
    let page = try pageNumbers(run)
    for word in ["passed", "failed", "inconclusive", "not exercised", "waived", "known from the baseline"] {
      guard let count = text[word] else { continue }
      #expect(page[word] == count, "\(word)")
    }
    for word in ["passed", "failed", "not exercised"] { #expect(page[word] ?? 0 == text[word] ?? 0, "\(word)") }
  }

  @Test func aWarningBelowTheLimitIsCountedAsFailedAndNamedAsSuch() throws {
    let page = try pageNumbers(Self.mixed)
    #expect(page["failed"] == 2)
    #expect(page["of them below --fail-on error"] == 1)
    #expect(page["waived"] == 1 && page["known from the baseline"] == 1)
    #expect(page["experimental, did not hold"] == 1)
  }

  @Test(arguments: samples)
  func nothingOnThePageIsCalledExcused(_ run: SampleRun) throws {
    let texts = run.report(.html).components(separatedBy: "<main>").last?.components(separatedBy: "<").map { part in
      part.components(separatedBy: ">").last ?? ""
    }
    #expect(try #require(texts).allSatisfy { !$0.lowercased().contains("excused") })
  }

  @Test func titleAndHeaderNameTheCaptures() throws {
    var run = SampleRun.one
    run.header.inputs = ["nights/first.log", "nights/second.log"]
    let page = run.report(.html)
    let title = try #require(page.components(separatedBy: "</title>").first)
    let header = try #require(page.components(separatedBy: "</header>").first?.components(separatedBy: "<header").last)
    for name in ["first.log", "second.log"] { #expect(title.contains(name) && header.contains(name)) }
    #expect(header.contains("2 captures: "))
  }

  /// The sentence comes before the name of the rule, and no identifier of an event is shown.
  @Test func aFindingBeginsWithItsSentence() throws {
    let rule = RuleSummary("late-rule", "it is punctual", .fail, fails: 1)
    var evidence = FindingEvidence(9, "2025-11-15T06:05:00Z", "[APP] delivered", .deciding)
    (evidence.event, evidence.title) = ("notify.delivered", "a notification was delivered")
    let run = SampleRun(
      name: "late", findings: [Finding(of: rule, "it came 5 min late", [evidence])],
      summary: RunSummary(.fail, 1, [rule]))
    let page = run.report(.html)
    let article = try #require(
      page.components(separatedBy: "<article").last?.components(separatedBy: "</article>").first)
    let sentence = try #require(article.range(of: "it came 5 min late"))
    let id = try #require(article.range(of: "<code>late-rule</code>"))
    #expect(sentence.lowerBound < id.lowerBound)
    #expect(!page.contains("notify.delivered") && page.contains("a notification was delivered"))
  }
}
