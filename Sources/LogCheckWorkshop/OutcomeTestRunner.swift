import LogCheckEngine
import LogCheckIngest
import LogCheckModel
package import LogCheckRules
import LogCheckTrace

/// Runs the tests of outcomes. Rules change no outcome, so none is compiled.
package struct OutcomeTestRunner {
  private let ruleSet: RuleSet
  private let program: Program
  private let classifier: EventClassifier
  private let wanted: WantedTexts

  package init(_ ruleSet: RuleSet) throws(UnusableRules) {
    var problems: [Diagnostic] = []
    var ruleSet = ruleSet
    wanted = WantedLiterals.texts(of: ruleSet)
    ruleSet.rules = []
    self.ruleSet = ruleSet
    program = Program(ruleSet, timeline: .ignored, problems: &problems)
    classifier = EventClassifier(ruleSet, problems: &problems)
    guard problems.isEmpty else { throw UnusableRules(diagnostics: problems) }
  }

  private init(_ other: Self, _ ruleSet: RuleSet, _ program: Program) {
    self.ruleSet = ruleSet
    self.program = program
    classifier = other.classifier
    wanted = other.wanted
  }

  /// The same with other definitions of outcomes; `nil` where they do not compile.
  func with(outcomes: [OutcomeDefinition], conditions: [OutcomeCondition]) -> OutcomeTestRunner? {
    var ruleSet = ruleSet
    ruleSet.outcomes = outcomes
    ruleSet.conditions = conditions
    var problems: [Diagnostic] = []
    let program = Program(ruleSet, timeline: .ignored, problems: &problems)
    return problems.isEmpty ? OutcomeTestRunner(self, ruleSet, program) : nil
  }

  /// The differences from the expectation; empty if the test passes.
  package func run(_ test: OutcomeTest) -> [String] {
    let devices: [DeviceOutcomes]
    do {
      devices = try outcomes(of: test)
    } catch {
      return ["the log cannot be read: \(error)"]
    }
    var problems: [String] = []
    for result in OutcomeResult.allCases {
      let (found, wanted) = (devices.reduce(0) { $0 + ($1.counts[result] ?? 0) }, test.results[result] ?? 0)
      if found != wanted { problems.append("\(result.rawValue): expected \(wanted), found \(found)") }
    }
    let causes = devices.flatMap(\.causes).map(\.explanation.kind)
    if causes != test.causes {
      problems.append("causes: expected \(Self.list(test.causes)), found \(Self.list(causes))")
    }
    let unproved = devices.reduce(0) { $0 + $1.unproved.count }
    if unproved != test.unproved { problems.append("unproved: expected \(test.unproved), found \(unproved)") }
    return problems
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  private func outcomes(of test: OutcomeTest) throws -> [DeviceOutcomes] {
    var options = TraceOptions()
    options.settings.platform = test.platform
    var assembler = TraceAssembler(program, classifier, options)
    var reader = CaptureReader(ReadingOptions(wanted: wanted))
    assembler.begin("test")
    try reader.feed(Array(test.log.utf8).span, to: &assembler)
    try reader.finish(to: &assembler)
    _ = assembler.end(reader.counts)
    assembler.finish()
    let profile = ChosenProfile(named: [], assembler.evidence, in: ruleSet)
    return assembler.deviceOutcomes.map { $0.on(profile.environment) }
  }
}
