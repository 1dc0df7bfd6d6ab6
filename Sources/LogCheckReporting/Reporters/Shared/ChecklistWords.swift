import LogCheckModel

/// Words for steps that the outcomes know better than the rule: `the prefetch ran 16 s after 05:48`.
struct ChecklistWords {
  private var titles: [Key: String] = [:]

  private struct Key: Hashable {
    var capture: String
    var line: Int
  }

  init() {}

  init(_ summary: RunSummary) {
    for device in summary.outcomes {
      for occurrence in device.occurrences {
        guard let line = occurrence.prefetchLine, let capture = device.paths[line.capture],
          let delay = occurrence.prefetchDelay, let begin = occurrence.prefetchBegin
        else { continue }
        let time = OutcomeDays.time(begin, device.offset(at: begin))
        let words =
          delay.magnitude < .seconds(1)
          ? "at \(time)"
          : "\(OutcomeTable.short(delay.magnitude)) \(delay < .zero ? "before" : "after") \(time)"
        titles[Key(capture: capture, line: line.line)] = "the prefetch ran " + words
      }
    }
  }

  /// `nil` where the step is not done, or no notification has it.
  func title(of step: ChecklistRun.Step, _ run: ChecklistRun) -> String? {
    guard step.state == .done, run.steps.count == 1, let capture = run.capture, let line = step.line else { return nil }
    return titles[Key(capture: capture, line: line)]
  }
}
