import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckRules

/// Which rules a command works with.
struct RuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"), parsing: .singleValue,
    help: ArgumentHelp("More rule files or folders of them (repeatable).", valueName: "path"))
  var paths: [String] = []

  @Flag(name: .customLong("no-built-in-rules"), help: "Leave out the rules that the tool brings along.")
  var noBuiltIn = false

  @Option(
    name: .customLong("select"), parsing: .singleValue,
    help: ArgumentHelp(
      "Only rules with this id, tag, requirement, beginning of ids, or pattern with * (repeatable).", valueName: "name")
  )
  var selected: [String] = []

  @Option(
    name: .customLong("ignore"), parsing: .singleValue,
    help: ArgumentHelp(
      "No rules with this id, tag, requirement, beginning of ids, or pattern with * (repeatable).", valueName: "name"))
  var ignored: [String] = []

  /// Loads them; reports everything that is wrong and then exits with 2.
  func load(_ settings: Settings? = nil) throws -> RuleLibrary {
    let configuration = settings?.configuration
    // What says nothing of rules is not read with them.
    let changesRules = configuration.map { $0.hasParameters || $0.hasWaivers } ?? false
    do {
      return try RuleLibrary(
        paths: (settings?.rulePaths ?? []) + RawArguments.bytes(paths),
        includesBuiltIn: !noBuiltIn && configuration?.hasBuiltInRules != false,
        selected: selected + (configuration?.selected ?? []), ignored: ignored + (configuration?.ignored ?? []),
        configuration: changesRules ? settings?.file : nil)
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      // What was typed is wrong, not what was read.
      if error.diagnostics.allSatisfy({ $0.code == RuleLibrary.unknownName }) { throw ExitCode(64) }
      let listed = error.diagnostics.count { $0.code != DiagnosticList.omissionCode }
      let count = listed < error.diagnostics.count ? "more than \(listed)" : "\(listed)"
      StandardStreams.complain("dnp-logcheck: \(count) problem\(count == "1" ? "" : "s") with the rules")
      throw ExitCode(2)
    }
  }
}
