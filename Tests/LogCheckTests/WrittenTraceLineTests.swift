import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Testing

/// The kinds that judge records, not events: the verdicts of the whole tool over random lines equal those of an oracle
/// that knows the written values.
@Suite struct WrittenTraceLineTests {
  private static let rules = Extent.seeds(40, whole: 200)
  private static let traces = 4

  /// Objects after tags, and alone as in a file of structured events.
  @Test(.costly, .tags(.long)) func theToolSaysOfObjectsWhatTheOracleSays() throws {
    var verdicts: [String: Int] = [:]
    for seed in Self.rules {
      let rule = RuleMaker.schema(seed: seed)
      let library = try OwnRules.library(of: rule, vocabulary: WrittenObject.vocabulary)
      let oracle = try #require(SchemaOracle(library.ruleSet))
      var numbers = SeededNumbers(seed: seed ^ 0x0B1EC7)
      for _ in 0..<Self.traces {
        let objects = (0..<8).map { _ in WrittenObject(&numbers) }
        for object in objects {
          let wanted = oracle.verdict(object) ?? "notExercised"
          verdicts[wanted, default: 0] += 1
          let logLine = OwnRules.logLines([(object.isTagged ? "[X-ALPHA] " : "") + object.description])
          let reported = try OwnRules.judge(rule, logLines: logLine, vocabulary: WrittenObject.vocabulary).plainWord
          guard reported != wanted else { continue }
          Issue.record("seed \(seed): \(reported), oracle \(wanted)\n\(rule)\n\(logLine[0])")
          return
        }
      }
    }
    // Shares need many traces; those of a sample may be anything.
    guard Extent.isWhole else { return }
    for word in ["pass", "fail", "open", "notExercised"] {
      #expect(verdicts[word, default: 0] * 20 >= verdicts.values.reduce(0, +), "\(verdicts)")
    }
  }

  /// Lines of words, with and without a gap.
  @Test(.tags(.long)) func theToolSaysOfWordsWhatTheOracleSays() throws {
    var verdicts: [String: Int] = [:]
    for seed in Self.rules {
      let oracle = PrivacyOracle(seed: seed)
      var numbers = SeededNumbers(seed: seed ^ 0x5EC7E7)
      for _ in 0..<Self.traces {
        let lines = (0..<(1 + numbers.next(below: 5))).map { _ in WrittenWords(&numbers) }
        let isWhole = !numbers.once(in: 5)
        var logLines = OwnRules.logLines(lines.map(\.description))
        if !isWhole {
          logLines.append("=== Messages dropped during live streaming (use --predicate to narrow the stream)")
          logLines += OwnRules.logLines([String](repeating: "busy", count: logLines.count)).suffix(1)
        }
        let wanted = oracle.verdict(lines, isWhole: isWhole)
        verdicts[wanted.word, default: 0] += 1
        let reported = try OwnRules.judge(oracle.text, logLines: logLines, vocabulary: WrittenWords.vocabulary)
        let fails = reported.summary.rules.first?.fails
        guard reported.plainWord != wanted.word || fails != wanted.fails else { continue }
        Issue.record(
          "seed \(seed): \(reported.plainWord), oracle \(wanted)\n\(oracle.text)\n\(logLines.joined(separator: "\n"))")
        return
      }
    }
    // Shares need many traces; those of a sample may be anything.
    guard Extent.isWhole else { return }
    for word in ["pass", "fail", "open", "notExercised"] {
      #expect(verdicts[word, default: 0] * 20 >= verdicts.values.reduce(0, +), "\(verdicts)")
    }
  }
}

extension Judgement {
  /// The verdict on the first rule; `open` whatever the reason.
  fileprivate var plainWord: String {
    guard let rule = summary.rules.first else { return "none" }
    return rule.verdict == .inconclusive ? "open" : rule.verdict.rawValue
  }
}
