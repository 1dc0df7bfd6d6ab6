import LogCheckModel
import LogCheckSimulator

/// The tables of docs/score.md.
enum ScorePage {
  static func text(_ score: Score) -> String {
    summary(score) + "\n## By format\n\n" + formats(score) + "\n## By flaw of the capture\n\n" + flaws(score)
      + "\n## In other words\n\n" + rewordings(score)
      + "\n## By rule\n\n" + rules(score) + "\n## What fell short\n\n" + shortfalls(score)
  }

  /// Every run, for developers of a scenario: false alarms, then the outcome of each fault in each format.
  static func each(_ score: Score) -> String {
    func title(_ result: Trial.Result) -> String {
      let trial = result.trial
      return [trial.fault ?? trial.scenario, trial.writer, trial.flaw ?? "", "seed \(trial.seed)"].joined(
        separator: " ")
    }
    let alarms = score.falseAlarms.map { "ALARM \(title($0)): \($0.failed.keys.sorted())\n" }
    let endings = (score.faulty + score.flawed).filter { $0.trial.fault != nil }.map { result in
      let broken = result.requirements(.broken)
      let named = Trial.Result.naming(broken, among: result.failed)
      let open = Trial.Result.naming(broken, among: result.open).map { rule in
        rule + ((result.reasons[rule] ?? []).map { " \($0.rawValue)" }.joined())
      }
      return "\(broken.isEmpty ? "-" : result.ending.rawValue) \(title(result)): \(named) open \(open) "
        + "other \(Set(result.failed.keys).subtracting(named).sorted())\n"
    }
    return (alarms + endings).sorted().joined()
  }

  private static func summary(_ score: Score) -> String {
    let faults = Set(score.faulty.map { "\($0.trial.fault ?? "")" })
    let found = Set(score.faulty.filter { $0.ending == .caught }.map { "\($0.trial.fault ?? "")" })
    let days = score.healthy.reduce(0) { $0 + $1.trial.days }
    return """
      | What | Figure |
      | --- | --- |
      | Runs | \(score.healthy.count) healthy (\(days) device-days), \(score.faulty.count) with a fault, \
      \(score.flawed.count) of flawed captures |
      | Faults | \(faults.count); \(found.count) are found in at least one format |
      | Healthy runs with a false alarm | \(score.falseAlarms.count) |
      | Runs in which a fault that the capture shows was overlooked | \(score.overlooked.count) |

      """
  }

  private static func counts(_ results: [Trial.Result]) -> String {
    Trial.Result.Ending.allCases.map { ending in
      String(results.count { !$0.requirements(.broken).isEmpty && $0.ending == ending })
    }.joined(separator: " | ")
  }

  private static func formats(_ score: Score) -> String {
    var text =
      "| Format | Runs with a fault | Caught | Open | Passed | Silent |\n| --- | --- | --- | --- | --- | --- |\n"
    for writer in Score.writers {
      let results = score.faulty.filter { $0.trial.writer == writer }
      text += "| \(writer) | \(results.count) | \(counts(results)) |\n"
    }
    return text
  }

  private static func flaws(_ score: Score) -> String {
    var text = "| Flaw | Runs with a visible fault | Caught | Open | Passed | Silent | Passes of the unknowable |\n"
    text += "| --- | --- | --- | --- | --- | --- | --- |\n"
    for flaw in CaptureFlaw.all {
      let results = score.flawed.filter { $0.trial.flaw == flaw.id && $0.trial.fault != nil }
      let visible = results.count { !$0.requirements(.broken).isEmpty }
      let unsound = results.count { result in
        let wanted = result.requirements(.unknowable)
        return Trial.Result.naming(wanted, among: result.failed.merging(result.open) { first, _ in first }).isEmpty
          && !Trial.Result.naming(wanted, among: result.passed).isEmpty
      }
      text += "| \(flaw.id) | \(visible) | \(counts(results)) | \(unsound) |\n"
    }
    return text
  }

  private static func rewordings(_ score: Score) -> String {
    var text =
      "| Events in other words | Healthy runs | With a false alarm | Left open | Runs with a visible fault | Caught | Open | Passed | Silent |\n"
    text += "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
    for count in Score.rewordings {
      let results = score.reworded.filter { $0.trial.rewordings == count }
      let healthy = results.filter { $0.trial.fault == nil }
      let faulty = results.filter { $0.trial.fault != nil }
      let alarms = healthy.count { !$0.failed.isEmpty }
      let open = healthy.count { $0.reasons.values.contains { $0.contains(.vocabulary) } }
      let visible = faulty.count { !$0.requirements(.broken).isEmpty }
      text +=
        "| \(count == 1 ? "one" : "all") | \(healthy.count) | \(alarms) | \(open) | \(visible) | \(counts(faulty)) |\n"
    }
    return text
  }

  private static func rules(_ score: Score) -> String {
    var caught: [String: Set<String>] = [:]
    for result in score.faulty {
      for rule in Trial.Result.naming(result.requirements(.broken), among: result.failed) {
        caught[rule, default: []].insert(result.trial.fault ?? "")
      }
    }
    var text = "| Rule | Faults that it finds |\n| --- | --- |\n"
    for (rule, faults) in caught.sorted(by: { $0.key < $1.key }) {
      text += "| \(rule) | \(faults.sorted().joined(separator: ", ")) |\n"
    }
    return text
  }

  private static func shortfalls(_ score: Score) -> String {
    func list(_ results: [Trial.Result], _ words: (Trial.Result) -> String) -> String {
      let lines = Dictionary(grouping: results, by: words).map { "- \($0.key): \($0.value.count) runs\n" }.sorted()
      return lines.isEmpty ? "None.\n" : lines.joined()
    }
    return "False alarms:\n\n"
      + list(score.falseAlarms) { result in
        let flaw = result.trial.flaw.map { ", \($0)" } ?? ""
        return
          "\(result.trial.fault ?? result.trial.scenario) as \(result.trial.writer)\(flaw): \(result.failed.keys.sorted().joined(separator: ", "))"
      } + "\nOverlooked:\n\n"
      + list(score.overlooked) { result in
        let flaw = result.trial.flaw.map { ", \($0)" } ?? ""
        return "\(result.trial.fault ?? "") as \(result.trial.writer)\(flaw): \(result.ending.rawValue)"
      }
  }
}
