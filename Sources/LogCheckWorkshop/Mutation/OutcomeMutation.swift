import LogCheckModel
package import LogCheckRules

/// Changes the definitions of outcomes one by one, and finds the changes that no test of theirs notices.
package struct OutcomeMutation {
  private let runner: OutcomeTestRunner
  private let ruleSet: RuleSet
  /// Tests that fail anyway notice nothing.
  private let tests: [OutcomeTest]

  /// A change, and the definition that it is made in.
  private struct Change {
    var name: String
    var mark: SourceMark
    var outcomes: [OutcomeDefinition]
    var conditions: [OutcomeCondition]
  }

  package init(_ ruleSet: RuleSet) throws(UnusableRules) {
    runner = try OutcomeTestRunner(ruleSet)
    self.ruleSet = ruleSet
    let runner = runner
    tests = ruleSet.outcomeTests.filter { runner.run($0).isEmpty }
  }

  /// The number of changes, and those that no test notices. Definitions of files without tests are not changed.
  package func result() -> (mutants: Int, survivors: [MutationSurvivor]) {
    var count = 0
    var survivors: [MutationSurvivor] = []
    for change in changes() {
      guard let changed = runner.with(outcomes: change.outcomes, conditions: change.conditions) else { continue }
      count += 1
      if tests.contains(where: { !changed.run($0).isEmpty }) { continue }
      survivors.append(MutationSurvivor(mark: change.mark, name: change.name))
    }
    return (count, survivors)
  }

  private func changes() -> [Change] {
    let files = Set(ruleSet.outcomeTests.map(\.mark.file))
    var changes: [Change] = []
    for (index, sign) in ruleSet.outcomes.enumerated() where files.contains(sign.mark.file) {
      func add(_ name: String, _ body: (inout [OutcomeDefinition]) -> Void) {
        var outcomes = ruleSet.outcomes
        body(&outcomes)
        changes.append(
          Change(name: "\(sign.id): \(name)", mark: sign.mark, outcomes: outcomes, conditions: ruleSet.conditions))
      }
      add("left out") { $0.remove(at: index) }
      if sign.event.guardExpression != nil { add("without `where`") { $0[index].event.guardExpression = nil } }
    }
    for (index, condition) in ruleSet.conditions.enumerated() where files.contains(condition.mark.file) {
      func add(_ name: String, _ body: (inout [OutcomeCondition]) -> Void) {
        var conditions = ruleSet.conditions
        body(&conditions)
        changes.append(
          Change(
            name: "\(condition.id): \(name)", mark: condition.mark, outcomes: ruleSet.outcomes, conditions: conditions)
        )
      }
      add("left out") { $0.remove(at: index) }
      if condition.event.guardExpression != nil { add("without `where`") { $0[index].event.guardExpression = nil } }
      if condition.until != nil { add("without `until`") { $0[index].until = nil } }
      for stage in condition.explains where condition.derived == nil {
        add("does not explain `\(stage.rawValue)`") { $0[index].explains.removeAll { $0 == stage } }
      }
    }
    return changes
  }
}
