import Foundation
import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import LogCheckTrace
import Testing

@testable import LogCheck

/// Verdicts that are only counted are as many as those that are reported one by one.
@Suite struct CountedVerdictTests {
  private static let samples = SampleCaptures.files(extensions: ["log"])

  private struct Judge {
    let program: Program
    let classifier: EventClassifier
    let wanted: WantedTexts

    init() throws {
      let rules = try RuleLibrary(paths: [], includesBuiltIn: true).ruleSet
      var problems: [Diagnostic] = []
      program = Program(rules, problems: &problems)
      classifier = EventClassifier(rules, problems: &problems)
      wanted = WantedLiterals.texts(of: rules)
      #expect(problems.isEmpty)
    }

    /// The verdicts of each rule, and the number of outcomes that were reported one by one.
    func tally(_ bytes: [UInt8], countsPasses: Bool) throws -> (verdicts: [Int: [String: Int]], reported: Int) {
      var options = TraceOptions()
      options.countsPasses = countsPasses
      var assembler = TraceAssembler(program, classifier, options)
      var reader = CaptureReader(ReadingOptions(wanted: wanted))
      var verdicts: [Int: [String: Int]] = [:]
      var reported = 0
      func take(_ assembler: inout TraceAssembler) {
        for outcome in assembler.takeDecided() {
          verdicts[outcome.rule, default: [:]]["\(outcome.verdict) \(outcome.restsOnUnseen)", default: 0] += 1
          reported += 1
        }
        for count in assembler.takeCounts() {
          for (word, number) in [("pass", count.passes), ("cancelled", count.cancelled)] where number > 0 {
            verdicts[count.rule, default: [:]]["\(word) \(count.restsOnUnseen)", default: 0] += number
          }
        }
      }
      assembler.begin("capture")
      for start in stride(from: 0, to: bytes.count, by: 4096) {
        try reader.feed(bytes[start..<min(start + 4096, bytes.count)].span, to: &assembler)
        take(&assembler)
      }
      try reader.finish(to: &assembler)
      _ = assembler.end(reader.counts)
      assembler.finish()
      take(&assembler)
      return (verdicts, reported)
    }
  }

  @Test(.tags(.long)) func samplesComeToTheSameEitherWay() throws {
    let judge = try Judge()
    var reported = 0
    var counted = 0
    for url in Extent.some(60, of: Self.samples) {
      let bytes = Array(try Data(contentsOf: url))
      let whole = try judge.tally(bytes, countsPasses: false)
      let short = try judge.tally(bytes, countsPasses: true)
      #expect(whole.verdicts == short.verdicts, "\(url.lastPathComponent)")
      reported += whole.reported
      counted += whole.reported - short.reported
    }
    // Most of the results are passes that no report lists.
    #expect(Self.samples.count > 100 && counted > reported / 3)
  }
}
