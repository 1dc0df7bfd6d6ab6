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

/// The facts of a trace are all that its verdicts rest on.
@Suite struct FactReplayTests {
  /// A fifth of them has most formats and rules.
  private static let samples: [URL] = {
    let logs = SampleCaptures.files(extensions: ["log"])
    return Extent.some(20, whole: logs.count / 5, of: logs)
  }()

  private let program: Program
  private let classifier: EventClassifier
  private let wanted: WantedTexts

  init() throws {
    let rules = try Shipped.rules.get().ruleSet
    var problems: [Diagnostic] = []
    program = Program(rules, problems: &problems)
    classifier = EventClassifier(rules, problems: &problems)
    wanted = WantedLiterals.texts(of: rules)
    #expect(problems.isEmpty)
  }

  /// The engine of a trace that has read the sample, with the facts that it took.
  private func engine(after sample: URL) throws -> Engine {
    var options = TraceOptions()
    options.keepsFacts = true
    var assembler = TraceAssembler(program, classifier, options)
    var reader = CaptureReader(ReadingOptions(wanted: wanted))
    assembler.begin("capture")
    try reader.feed(Array(try Data(contentsOf: sample)).span, to: &assembler)
    try reader.finish(to: &assembler)
    _ = assembler.end(reader.counts)
    return assembler.engine
  }

  /// The outcomes of every source, with all their parts.
  private func outcomes(_ engine: consuming Engine, _ facts: [(fact: SourceFact, source: SourceID)]) -> [String] {
    let sources = Set(facts.map(\.source)).sorted { $0.index < $1.index }
    return sources.flatMap { engine.finish($0).map { described($0) } }
  }

  private func replayed(_ facts: [(fact: SourceFact, source: SourceID)]) -> Engine {
    var engine = Engine(program)
    for (fact, source) in facts { engine.receive(fact, in: source) }
    return engine
  }

  @Test(.costly, .tags(.long)) func theSameFactsGiveTheSameOutcomes() throws {
    var count = 0
    for sample in Self.samples {
      let engine = try engine(after: sample)
      let facts = try #require(engine.receivedFacts)
      let expected = outcomes(engine, facts)
      #expect(outcomes(replayed(facts), facts) == expected, "\(sample.lastPathComponent)")
      count += expected.count
    }
    #expect(Self.samples.count >= 20 && count > 5 * Self.samples.count)
  }

  @Test func outcomesDifferWithoutTheEvents() throws {
    let sample = RepositoryPaths.sampleLogs.appending(path: "healthy/first-run.log")
    let engine = try engine(after: sample)
    let facts = try #require(engine.receivedFacts)
    let others = facts.filter { if case .event = $0.fact { false } else { true } }
    #expect(outcomes(replayed(others), facts) != outcomes(engine, facts))
  }
}
