import LogCheckModel
package import LogCheckRules

/// A test that would notice mutants which none of the rule's tests does.
package struct TestSuggestion {
  /// The names of the mutants.
  package var notices: [String]
  package var test: RuleTest
  /// The lines of `events`.
  package var lines: [String]
  /// The value of `expect`.
  package var expectation: String
  /// The options that the test has beside.
  package var options: [String]
}

/// Looks for such tests, and joins those that can stand in one trace.
struct TestSuggester {
  private let rule: Rule
  private let ruleSet: RuleSet
  private let runner: RuleTestRunner
  private let search: TraceSearch
  /// What may be tried, with what the rule says of it.
  private let candidates: [(test: RuleTest, verdict: TestVerdict)]
  private var found: [(mutants: [(RuleMutant, RuleTestRunner)], test: RuleTest)] = []
  /// Segments of one trace.
  private static let mostParts = 5

  init(_ rule: Rule, in ruleSet: RuleSet, samples: EventSamples, _ runner: RuleTestRunner) {
    self.rule = rule
    self.ruleSet = ruleSet
    self.runner = runner
    search = TraceSearch(rule, in: ruleSet, samples: samples)
    candidates = search.candidates().compactMap { test in
      (try? runner.verdict(of: test, rule)).map { (test, $0) }
    }
    .sorted { Self.rank($0.verdict) < Self.rank($1.verdict) }
  }

  /// What is decided tells more than what is open.
  private static func rank(_ verdict: TestVerdict) -> Int {
    switch verdict.verdict {
    case .pass, .fail: 0
    case .notExercised, .notApplicable: 1
    case .inconclusive: 2
    }
  }

  mutating func add(_ mutant: RuleMutant, _ other: RuleTestRunner) {
    for index in found.indices where differs(found[index].test, mutant, other) {
      found[index].mutants.append((mutant, other))
      return
    }
    for (test, verdict) in candidates where isDifferent(verdict, try? other.verdict(of: test, mutant.rule)) {
      guard lines(of: test) != nil else { continue }
      found.append(([(mutant, other)], test))
      return
    }
    for test in search.candidatesOfTwoChanges() where differs(test, mutant, other) && lines(of: test) != nil {
      found.append(([(mutant, other)], test))
      return
    }
  }

  private func differs(_ test: RuleTest, _ mutant: RuleMutant, _ other: RuleTestRunner) -> Bool {
    guard let verdict = try? runner.verdict(of: test, rule) else { return false }
    return isDifferent(verdict, try? other.verdict(of: test, mutant.rule))
  }

  /// Whether an expectation of the one is not met by the other.
  private func isDifferent(_ verdict: TestVerdict, _ other: TestVerdict?) -> Bool {
    guard let other else { return false }
    return !other.problems(verdict.expectation, title: rule.title).isEmpty
  }

  var suggestions: [TestSuggestion] {
    var joined: [(mutants: [(RuleMutant, RuleTestRunner)], test: RuleTest, parts: Int)] = []
    for item in found {
      let place = joined.firstIndex { other in
        guard other.parts < Self.mostParts, let whole = join(other.test, item.test) else { return false }
        return (other.mutants + item.mutants).allSatisfy { differs(whole, $0.0, $0.1) }
      }
      if let place, let whole = join(joined[place].test, item.test) {
        joined[place] = (joined[place].mutants + item.mutants, whole, joined[place].parts + 1)
      } else {
        joined.append((item.mutants, item.test, 1))
      }
    }
    return joined.compactMap { item in
      guard let verdict = try? runner.verdict(of: item.test, rule), let lines = lines(of: item.test) else { return nil }
      return TestSuggestion(
        notices: item.mutants.map(\.0.name), test: item.test, lines: lines, expectation: verdict.expectation.text,
        options: options(of: item.test))
    }
  }

  /// One trace behind the other; `nil` where they are not of the same verdict and options.
  private func join(_ first: RuleTest, _ second: RuleTest) -> RuleTest? {
    guard case .events(let before) = first.input, case .events(let after) = second.input,
      options(of: first) == options(of: second), !options(of: first).contains("session_start: false"),
      let one = try? runner.verdict(of: first, rule), let other = try? runner.verdict(of: second, rule),
      one.verdict == other.verdict
    else { return nil }
    let shift = (before.last?.time ?? .zero) + .seconds(3600)
    var whole = first
    whole.input = .events(before + after.map { $0.shifted(by: shift) })
    guard let all = try? runner.verdict(of: whole, rule), all.verdict == one.verdict,
      all.passes == one.passes + other.passes, all.fails.count == one.fails.count + other.fails.count,
      all.cancelled == one.cancelled + other.cancelled
    else { return nil }
    return whole
  }

  private func lines(of test: RuleTest) -> [String]? {
    guard case .events(let steps) = test.input else { return nil }
    let lines = steps.compactMap { $0.line(in: ruleSet) }
    return lines.count == steps.count ? lines : nil
  }

  private func options(of test: RuleTest) -> [String] {
    var options: [String] = []
    if let platform = test.platform { options.append("platform: \(platform.rawValue)") }
    if let environment = test.environment { options.append("environment: \(environment.rawValue)") }
    if !test.profiles.isEmpty { options.append("profiles: [\(test.profiles.joined(separator: ", "))]") }
    if test.granularity != .milliseconds(1) { options.append("granularity: \(test.granularity.ruleText)") }
    if !test.zoneKnown { options.append("zone: unknown") }
    if !test.sessionStart { options.append("session_start: false") }
    if !test.captureComplete { options.append("capture: partial") }
    return options
  }
}

extension RuleTest.Step {
  /// The same so much later, with all instants that it tells.
  fileprivate func shifted(by shift: LogDuration) -> Self {
    guard case .event(let time, let type, let fields, let mark) = self else { return moved(to: time + shift) }
    let shifted = fields.map { value in
      if case .instant(let instant, let frame) = value { return FieldValue.instant(instant + shift, frame) }
      return value
    }
    return .event(at: time + shift, type: type, fields: shifted, mark: mark)
  }
}

extension TestVerdict {
  /// What a test would expect that is met by this verdict.
  var expectation: RuleTest.Expectation {
    var expectation = RuleTest.Expectation(verdict: verdict)
    expectation.passes = passes > 0 ? passes : nil
    expectation.fails = fails.isEmpty ? nil : fails.count
    expectation.cancelled = cancelled > 0 ? cancelled : nil
    expectation.reason = reasons.first
    return expectation
  }
}

extension RuleTest.Expectation {
  /// The expectation as a rule file writes it.
  var text: String {
    var parts: [String] = []
    if let passes { parts.append("pass: \(passes)") }
    if let fails { parts.append("fail: \(fails)") }
    if let cancelled { parts.append("cancelled: \(cancelled)") }
    if let reason { parts.append("inconclusive: \(reason.rawValue)") }
    return parts.isEmpty ? verdict.rawValue : "{ \(parts.joined(separator: ", ")) }"
  }
}
