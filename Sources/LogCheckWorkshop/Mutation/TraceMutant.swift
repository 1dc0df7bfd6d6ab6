import LogCheckModel
import LogCheckRules

/// The trace of a test with one change, and what it must be judged as then.
struct TraceMutant {
  /// The change; no two mutants of a test have the same.
  var name: String
  var test: RuleTest
  /// The step whose line is duplicated.
  var copied: Int?
  var requirement: TraceRequirement
}

/// Makes the mutants of one test.
struct TraceMutator {
  let rule: Rule
  let ruleSet: RuleSet
  let test: RuleTest
  let steps: [RuleTest.Step]
  /// The verdict on the test as it is.
  let verdict: TestVerdict
  let roles: RuleRoles
  private var mutants: [TraceMutant] = []

  static func mutants(of test: RuleTest, _ verdict: TestVerdict, in rule: Rule, _ ruleSet: RuleSet) -> [TraceMutant] {
    switch test.input {
    case .events(let steps):
      var mutator = TraceMutator(rule, ruleSet, test, steps, verdict)
      mutator.addLosses()
      mutator.addForeign()
      mutator.addBites()
      return mutator.mutants
    case .log(let text): return cuts(of: text, test, rule)
    }
  }

  private init(_ rule: Rule, _ ruleSet: RuleSet, _ test: RuleTest, _ steps: [RuleTest.Step], _ verdict: TestVerdict) {
    self.rule = rule
    self.ruleSet = ruleSet
    self.test = test
    self.steps = steps
    self.verdict = verdict
    roles = rule.body.roles
  }

  /// Adds a mutant; one that equals the test itself is not added.
  mutating func add(
    _ name: String, _ requirement: TraceRequirement, _ steps: [RuleTest.Step], copied: Int? = nil,
    _ change: (inout RuleTest) -> Void = { _ in }
  ) {
    var changed = test
    changed.input = .events(steps)
    change(&changed)
    mutants.append(TraceMutant(name: name, test: changed, copied: copied, requirement: requirement))
  }

  /// A log that ends after each of its lines.
  private static func cuts(of text: String, _ test: RuleTest, _ rule: Rule) -> [TraceMutant] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return [] }
    return (1..<lines.count).map { count in
      var changed = test
      changed.input = .log(lines.prefix(count).joined(separator: "\n") + "\n")
      return TraceMutant(
        name: "cut after line \(count)", test: changed, requirement: .partOfWhole(boundsPasses: false))
    }
  }
}

extension RuleTest.Step {
  var time: LogDuration {
    switch self {
    case .event(let time, _, _, _), .tick(let time), .gap(_, let time): time
    }
  }

  var type: EventTypeID? { if case .event(_, let type, _, _) = self { type } else { nil } }

  /// The same at another time.
  func moved(to time: LogDuration) -> Self {
    switch self {
    case .event(_, let type, let fields, let mark): .event(at: time, type: type, fields: fields, mark: mark)
    case .tick: .tick(at: time)
    case .gap(let length, _): .gap(length, at: time)
    }
  }
}
