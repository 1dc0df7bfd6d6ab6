import LogCheckEngine
import LogCheckModel
import LogCheckRules

/// Makes the checklist's run of an outcome: the steps of a sequence one by one, any other rule as one step.
struct ChecklistMaker {
  let ruleSet: RuleSet
  let evidenceReporter: EvidenceReporter
  /// True if the log goes on, so that nothing is said of its end.
  var isLive = false

  func run(_ outcome: InstanceOutcome, _ verdict: InstanceVerdict) -> ChecklistRun {
    let rule = ruleSet.rules[outcome.rule]
    var run = ChecklistRun(rule: rule.id, title: rule.title, verdict: verdict)
    run.begins = outcome.evidence.first?.position.line
    run.capture = outcome.evidence.first.map { evidenceReporter.path($0.position.capture) }
    if let body = rule.body as? SequenceRule {
      run.steps = steps(of: body, outcome, verdict)
    } else {
      let state = state(verdict, outcome)
      // A promise that was kept is named by the line that kept it.
      let came = state == .done ? outcome.evidence.last?.type.map { title([$0]) } : nil
      var step = ChecklistRun.Step(state, came.flatMap { $0.isEmpty ? nil : $0 } ?? rule.title)
      position(&step, at: outcome.evidence.last)
      step.note = note(outcome, verdict)
      run.steps = [step]
    }
    return run
  }

  private func steps(
    of body: SequenceRule, _ outcome: InstanceOutcome, _ verdict: InstanceVerdict
  ) -> [ChecklistRun.Step] {
    var steps: [ChecklistRun.Step] = []
    var start = ChecklistRun.Step(.done, title(body.start.types))
    position(&start, at: outcome.evidence.first)
    steps.append(start)
    var rest = outcome.evidence.dropFirst().filter { $0.role == .step }
    let early = outcome.evidence.last { $0.role == .deciding }
    var isFirstMissing = true
    for types in body.steps.flatMap(\.choices) {
      var step = ChecklistRun.Step(.done, title(types))
      if let index = rest.firstIndex(where: { item in item.type.map(types.contains) ?? false }) {
        position(&step, at: rest.remove(at: index))
      } else {
        step.state = isFirstMissing || verdict != .fail ? state(verdict, outcome) : .unknown
        if verdict == .pass { step.state = outcome.note == nil ? .done : .notCaptured }
        step.note = isFirstMissing ? note(outcome, verdict) : nil
        if let early, let type = early.type, types.contains(type) {
          step.state = .missing
          step.note = "came before its turn"
          position(&step, at: early)
        } else if verdict == .fail {
          step.note = isFirstMissing ? missing(early) : "not judged after the step that is missing"
        }
        isFirstMissing = false
      }
      steps.append(step)
    }
    return steps
  }

  private func missing(_ early: Evidence?) -> String {
    guard let early, let type = early.type else { return "missing" }
    return "missing or out of order: \"\(title([type]))\" is at line \(early.position.line)"
  }

  private func state(_ verdict: InstanceVerdict, _ outcome: InstanceOutcome) -> ChecklistRun.State {
    switch verdict {
    case .pass, .cancelled: .done
    case .fail: .missing
    case .inconclusive(.notCaptured): .notCaptured
    case .inconclusive: outcome.openEnd == nil ? .unknown : .waiting
    }
  }

  private func note(_ outcome: InstanceOutcome, _ verdict: InstanceVerdict) -> String? {
    switch outcome.openEnd {
    case .unfinished where isLive: return "waited for"
    case .running where isLive: return "its time is running"
    case .unfinished(let missing?): return "the log had to go on for \(Self.seconds(missing)) s"
    case .unfinished(nil): return "the input ends here"
    case .notDue(let due): return evidenceReporter.time(due).map { "not due until \($0)" } ?? "not due"
    case .running: return "its time is still running"
    case nil: break
    }
    switch verdict {
    case .pass: return outcome.note
    case .inconclusive(let reason): return "cannot be known (\(reason.rawValue))"
    case .fail, .cancelled: return nil
    }
  }

  private static func seconds(_ duration: LogDuration) -> Int64 {
    max(1, (duration.nanoseconds + 999_999_999) / 1_000_000_000)
  }

  private func title(_ types: [EventTypeID]) -> String {
    types.first.map { ruleSet.events[$0.index].summary } ?? ""
  }

  private func position(_ step: inout ChecklistRun.Step, at item: Evidence?) {
    guard let item else { return }
    step.time = evidenceReporter.time(item.time)
    step.line = item.position.line
  }
}

extension SequenceRule.Step {
  /// The events of each line of a checklist: alternatives share a line, events that must all come have one each.
  fileprivate var choices: [[EventTypeID]] {
    switch shape {
    case .anyOf(let selectors): [selectors.flatMap(\.types)]
    case .allOf(let selectors): selectors.map(\.types)
    }
  }
}
