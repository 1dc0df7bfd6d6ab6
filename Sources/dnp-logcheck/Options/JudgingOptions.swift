import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// The known facts about the captures in addition to their lines, and the results that they must show.
struct JudgingOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "What the captures come from, or auto (repeatable, one of each aspect; see docs/guide.md).", valueName: "id"),
    completion: .profiles)
  var profile: [String] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("A rule that must be decided (repeatable).", valueName: "id"),
    completion: .rules)
  var require: [String] = []

  @Flag(help: "Judge the captures together, as captures of one device: what one lacks another may hold.")
  var join = false

  @Flag(help: "Captures in which nothing can be decided, and files that are no logs, leave the exit code as it is.")
  var allowUndecided = false

  @Flag(
    help:
      "The captures hold everything that the plugin logged, and it logged nothing after their end: what is not in them did not happen."
  )
  var captureComplete = false

  @Flag(help: "The build prints only texts that the rules know: other lines of the plugin leave nothing open.")
  var knownVocabulary = false

  @Option(
    help: ArgumentHelp(
      "Nothing was logged between the last line and this instant: what was due by then and is not there failed.",
      valueName: "time"))
  var endedAt: String?

  @Option(
    help: ArgumentHelp(
      "The notifications that fail the run: none (the default), those that nothing explains, or all that were not shown, late or not fresh.",
      valueName: "which"))
  var failOnOutcome: FailingOutcomes?

  @Option(
    help: ArgumentHelp("The lowest level the captures were made with: debug, info or default.", valueName: "level"))
  var captureLevel: CaptureLevel?

  enum CaptureLevel: String, ExpressibleByArgument, CaseIterable { case debug, info, `default` }

  /// Puts them into a run's options, with what the settings of the project say besides.
  func apply(to options: inout AuditOptions, _ configuration: Configuration?, _ library: RuleLibrary) throws {
    options.required = require + (configuration?.required.map(\.text) ?? [])
    options.joinsCaptures = join
    let patterns = configuration?.undecidedCaptures ?? []
    if allowUndecided {
      options.mayDecideNothing = { _ in true }
    } else if !patterns.isEmpty {
      options.mayDecideNothing = { path in patterns.contains { ShellPattern.matches($0, path) } }
    }
    options.failingOutcomes = failOnOutcome ?? configuration?.failingOutcomes ?? .none
    options.isCaptureComplete = captureComplete
    options.isOver = captureComplete
    options.knowsVocabulary = knownVocabulary || configuration?.knowsVocabulary == true
    options.endedAt = try CaptureOptions.bound(endedAt, "--ended-at", options.clock)
    switch captureLevel {
    case .debug: options.captureLevel = .debug
    case .info: options.captureLevel = .info
    case .default: options.captureLevel = .notice
    case nil: break
    }
    options.profiles = profile.isEmpty ? configuration?.profiles.map(\.text) ?? [] : profile.filter { $0 != "auto" }
    try checkNames(library, options)
  }

  private func checkNames(_ library: RuleLibrary, _ options: AuditOptions) throws {
    let ids = library.ruleSet.rules.map(\.id) + library.ruleSet.outcomeQuestions.map(\.rawValue).sorted()
    for id in options.required where !ids.contains(id) {
      throw ValidationError(UnknownName("rule", id, in: ids, listedBy: "rules list").message)
    }
    var named: [String: String] = [:]
    for id in options.profiles {
      guard let found = library.ruleSet.profiles.first(where: { $0.id == id }) else {
        // Those of systems are the ones that most users need.
        let (systems, others) = library.ruleSet.profiles.reduce(into: ([String](), [String]())) { lists, profile in
          if profile.aspect == Profile.system { lists.0.append(profile.id) } else { lists.1.append(profile.id) }
        }
        throw ValidationError(UnknownName("profile", id, in: systems + others).message)
      }
      if let other = named.updateValue(id, forKey: found.aspect), other != id {
        throw ValidationError("--profile \(other) and --profile \(id) cannot both hold: both name the \(found.aspect)")
      }
    }
  }
}

extension FailingOutcomes: ExpressibleByArgument {}
