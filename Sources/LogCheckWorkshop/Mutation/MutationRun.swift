package import LogCheckModel
package import LogCheckRules

/// The outcome of the mutants of one rule and of its tests.
package struct MutationResult: Sendable {
  package var rule: Rule
  package var mutants = 0
  /// Those that nothing noticed, without a reason.
  package var survivors: [MutationSurvivor] = []
  /// Those for which the rule gives a reason.
  package var explained: [MutationSurvivor] = []
  /// Reasons for what did not survive, or is no mutant at all.
  package var idleReasons: [EquivalentChange] = []
  /// Tests that are kept for mutation, but detect no mutant that the handwritten tests miss.
  package var idleTests: [RuleTest] = []

  /// The percentage of detectable mutants that were detected; rounded down.
  package var strength: Int {
    let able = mutants - explained.count
    return able > 0 ? (able - survivors.count) * 100 / able : 100
  }
}

/// A mutant that no test noticed, or a changed trace with a verdict that it must not have.
package struct MutationSurvivor: Sendable {
  package var mark: SourceMark
  /// The change, as a reason in the rule file names it.
  package var name: String
  /// For traces: the verdict that was reached and the one that must be.
  package var problem: String?
}

/// Changes rules and traces, and checks whether a test notices.
package struct MutationRun {
  private let runner: RuleTestRunner
  private let ruleSet: RuleSet

  package init(_ ruleSet: RuleSet) throws(UnusableRules) {
    runner = try RuleTestRunner(ruleSet)
    self.ruleSet = ruleSet
  }

  /// The mutants of one rule and of its tests.
  package func result(of rule: Rule) -> MutationResult {
    var result = MutationResult(rule: rule)
    // A test that fails anyway notices nothing.
    let tests = rule.tests.filter { runner.run($0, of: rule).isEmpty }
    let handwritten = tests.filter { !$0.isKeptForMutation }
    let kept = tests.filter(\.isKeptForMutation)
    var needed: Set<Int> = []
    for mutant in RuleMutator.mutants(of: rule, in: ruleSet) {
      guard let alone = runner.alone(mutant.rule) else { continue }
      result.mutants += 1
      if handwritten.contains(where: { notices(mutant, $0, alone) }) { continue }
      let noticing = kept.indices.filter { notices(mutant, kept[$0], alone) }
      needed.formUnion(noticing)
      if noticing.isEmpty { result.survivors.append(MutationSurvivor(mark: mutant.mark, name: mutant.name)) }
    }
    result.idleTests = kept.indices.filter { !needed.contains($0) }.map { kept[$0] }
    guard let alone = runner.alone(rule) else { return explained(result) }
    for test in tests {
      guard let before = try? alone.verdict(of: test, rule) else { continue }
      for mutant in TraceMutator.mutants(of: test, before, in: rule, ruleSet) {
        guard let after = try? alone.verdict(of: mutant.test, rule, copying: mutant.copied) else { continue }
        result.mutants += 1
        if let problem = mutant.requirement.violation(before, after) {
          let name = "test \"\(test.name)\": \(mutant.name)"
          result.survivors.append(MutationSurvivor(mark: test.mark, name: name, problem: problem))
        }
      }
    }
    return explained(result)
  }

  /// Takes out the survivors that the rule gives a reason for.
  private func explained(_ result: MutationResult) -> MutationResult {
    var result = result
    let names = Set(result.rule.equivalents.map(\.name))
    result.explained = result.survivors.filter { names.contains($0.name) }
    result.survivors.removeAll { names.contains($0.name) }
    let used = Set(result.explained.map(\.name))
    result.idleReasons = result.rule.equivalents.filter { !used.contains($0.name) }
    return result
  }

  private func notices(_ mutant: RuleMutant, _ test: RuleTest, _ alone: RuleTestRunner) -> Bool {
    !alone.run(test, of: mutant.rule).isEmpty
  }
}
