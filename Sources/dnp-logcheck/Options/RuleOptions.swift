import ArgumentParser
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

/// The rules that a command works with.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"), parsing: .singleValue,
    help: ArgumentHelp("More rule files or folders of them (repeatable).", valueName: "path"), completion: .file())
  var paths: [String] = []

  @Flag(name: .customLong("no-built-in-rules"), help: "Leave out the rules that the tool brings along.")
  var noBuiltIn = false

  @Option(
    name: .customLong("select"), parsing: .singleValue,
    help: ArgumentHelp(
      "Only rules with this id, tag, requirement, beginning of ids, or pattern with * (repeatable).", valueName: "name"),
    completion: .ruleChoices)
  var selected: [String] = []

  @Option(
    name: .customLong("ignore"), parsing: .singleValue,
    help: ArgumentHelp(
      "No rules with this id, tag, requirement, beginning of ids, or pattern with * (repeatable).", valueName: "name"),
    completion: .ruleChoices)
  var ignored: [String] = []

  /// Loads them; reports everything that is wrong and then exits with 2.
  func load(_ settings: Settings? = nil) throws -> RuleLibrary {
    do {
      return try RuleLibrary(
        paths: RawArguments.bytes(paths),
        includesBuiltIn: !noBuiltIn && settings?.configuration.hasBuiltInRules != false,
        selected: selected, ignored: ignored, settings: settings?.project)
    } catch {
      // The arguments are wrong, not the files.
      if let last = error.diagnostics.last,
        error.diagnostics.allSatisfy({ $0.code == RuleLibrary.unknownName })
      {
        for problem in error.diagnostics.dropLast() {
          StandardStreams.complain("dnp-logcheck: \(PlainLine.line(Self.sentence(problem), limit: 1000))")
        }
        throw ValidationError(Self.sentence(last))
      }
      StandardStreams.complain(of: error.diagnostics)
      let listed = error.diagnostics.filter { $0.code != DiagnosticList.omissionCode }
      let count = listed.count < error.diagnostics.count ? "more than \(listed.count)" : "\(listed.count)"
      let file = settings?.configuration.path
      let isOfSettings = file != nil && listed.allSatisfy { $0.mark?.file == file }
      StandardStreams.complain(
        "dnp-logcheck: \(count) problem\(count == "1" ? "" : "s") with the \(isOfSettings ? "settings" : "rules")")
      throw ExitCode(2)
    }
  }

  private static func sentence(_ problem: Diagnostic) -> String {
    problem.message + (problem.hint.map { "; \($0)" } ?? "")
  }
}
