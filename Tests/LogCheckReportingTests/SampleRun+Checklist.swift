import LogCheckModel

extension Checklist {
  /// Two calls, one broken and one done, with every state that a step can be in.
  static let sample: Checklist = {
    var list = Checklist()
    list.add(
      run(
        "stored", 12, .fail,
        [
          step(.done, "the app asked", "05:40:01.200000", 12), step(.missing, "a schedule is stored", note: "missing"),
          step(.unknown, "the system took it", note: "not judged after the step that is missing"),
          step(.notCaptured, "it is armed", note: "STORE is not in this input"),
        ]))
    list.add(
      run(
        "stored", 20, .pass, [step(.done, "the app asked", "06:00:00.125", 20), step(.done, "stored", "06:00:01", 21)]))
    list.add(
      run("runs", 21, .inconclusive(.end), [step(.waiting, "the task runs", "06:00:01.000001", 21, note: "not due")]))
    return list
  }()

  /// Every text of it is the same one.
  static func hostile(_ text: String) -> Checklist {
    var list = Checklist()
    for state in ChecklistRun.State.allCases {
      var one = step(state, text, note: text)
      one.time = text
      var run = run(text, 7, .fail, [one, one])
      run.capture = text
      list.add(run)
    }
    list.omit()
    return list
  }

  private static func step(
    _ state: ChecklistRun.State, _ title: String, _ time: String? = nil, _ line: Int? = nil, note: String? = nil
  ) -> ChecklistRun.Step {
    var step = ChecklistRun.Step(state, title)
    step.time = time.map { "2025-11-15T\($0)Z" }
    step.line = line
    step.note = note
    return step
  }

  private static func run(
    _ rule: String, _ line: Int, _ verdict: InstanceVerdict, _ steps: [ChecklistRun.Step]
  ) -> ChecklistRun {
    var run = ChecklistRun(rule: rule, title: "a call of \(rule)", verdict: verdict)
    run.steps = steps
    run.begins = line
    run.capture = "night.log"
    return run
  }
}
