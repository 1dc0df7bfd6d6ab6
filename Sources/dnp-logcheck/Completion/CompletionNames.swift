import ArgumentParser
import LogCheckIngest
import LogCheckModel
import LogCheckRedaction
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import LogCheckWorkshop

/// Names that the tool completes, each with a note after a tab. Those of rules are of the built-in rules: to read rule files, which
/// may be anywhere and of any size, would make the user wait at every Tab.
extension CompletionKind {
  /// Rules, and the questions about outcomes.
  static var rules: CompletionKind { named { noted($0.named.map { ($0.id, $0.title) }) + questions($0) } }

  /// Names for `--select` and `--ignore`.
  static var ruleChoices: CompletionKind {
    named { rules in
      noted(rules.named.map { ($0.id, $0.title) }) + questions(rules) + Set(rules.named.flatMap(\.tags)).sorted()
        + noted(rules.requirements.map { ($0.id, $0.title) })
    }
  }

  /// Names that have a page of `explain`.
  static var explained: CompletionKind { named { noted(Explanation.names(in: $0)) } }

  static var profiles: CompletionKind {
    named { noted([("auto", "what the captures show")] + $0.profiles.map { ($0.id, $0.title) }) }
  }

  static var captureFormats: CompletionKind {
    named { rules in
      noted(
        [("auto", "what the capture shows")] + LogFormat.all.map { ($0.id.name, $0.summary) }
          + rules.formats.map { ($0.id, $0.summary) })
    }
  }

  /// Sorts of secrets and the rules that find some, for `redact --keep`.
  static var secretSorts: CompletionKind {
    named { rules in
      let titles = rules.secretSorts.map { ($0.id, $0.title) } + rules.named.map { ($0.id, $0.title) }
      let known = Dictionary(titles, uniquingKeysWith: { first, _ in first })
      return noted(Redaction.names(in: rules).map { ($0, known[$0] ?? "") })
    }
  }

  static var schemas: CompletionKind {
    named { rules in ((try? ShippedSchemas.all) ?? []).map(\.name) + DeclaredSchemas.names(in: rules) }
  }

  static var scenarios: CompletionKind {
    .custom { _, _, _ in noted([("list", "all of them")] + Scenario.all.map { ($0.id, $0.summary) }) }
  }

  /// The faults of the scenario on the line; those of all where none is there yet.
  static var faults: CompletionKind {
    .custom { words, _, _ in
      let scenarios = words.dropLast().lazy.compactMap(Scenario.named)
      let faults = scenarios.first?.faults ?? Scenario.all.flatMap(\.faults)
      return noted(faults.map { ($0.id, $0.summary) })
    }
  }

  static var flaws: CompletionKind { .custom { _, _, _ in noted(CaptureFlaw.all.map { ($0.id, $0.summary) }) } }

  static var writers: CompletionKind { .custom { _, _, _ in noted(LogWriter.all.map { ($0.id, $0.summary) }) } }

  static var wrappers: CompletionKind { .custom { _, _, _ in CaptureWrapper.all.map(\.id) } }

  /// Formats of reports: to standard output, and with an equals sign to a file.
  static func reports(_ formats: [String]) -> CompletionKind {
    .list(formats.flatMap { [$0, $0 + "="] })
  }

  private static func named(_ names: @escaping @Sendable (RuleSet) -> [String]) -> CompletionKind {
    .custom { _, _, _ in
      (try? RuleLibrary(paths: [], includesBuiltIn: true)).map { names($0.ruleSet) } ?? []
    }
  }

  private static func questions(_ rules: RuleSet) -> [String] {
    guard rules.outcomeBounds != nil else { return [] }
    return noted(OutcomeQuestion.allCases.map { ($0.rawValue, $0.title) })
  }

  /// The lines of an answer are its candidates, so that a note has one.
  private static func noted(_ names: [(name: String, note: String)]) -> [String] {
    names.map { name, note in
      guard !note.isEmpty else { return name }
      return name + "\t" + (note.utf8.contains(0x0A) ? CleanText.line(note) : note)
    }
  }
}
