import ArgumentParser
import LogCheckModel
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Options from variables of the environment, for CI: they hold where the command line does not give the option, and win over the settings
/// of the project.
enum EnvironmentOptions {
  private struct Variable {
    enum Form { case value, list, flag }

    let name: String
    let option: String
    let commands: Set<String>
    var form = Form.value
    /// Other options that say what this one says.
    var others: Set<String> = []
  }

  private static let prefix = "DNP_LOGCHECK_"
  private static let judging: Set<String> = ["check", "follow", "audit", "doctor", "timeline", "compare"]
  private static let failing: Set<String> = ["check", "follow", "audit"]

  private static let all = [
    Variable(name: "CONFIG", option: "--config", commands: judging, others: ["--no-config"]),
    Variable(name: "RULES", option: "--rules", commands: judging.union(["events"]), form: .list),
    Variable(name: "PROFILE", option: "--profile", commands: judging, form: .list),
    Variable(name: "REQUIRE", option: "--require", commands: judging, form: .list),
    Variable(name: "TIME_ZONE", option: "--time-zone", commands: judging.union(["events"])),
    Variable(name: "YEAR", option: "--year", commands: judging.union(["events"])),
    Variable(name: "REPORT", option: "--report", commands: ["check", "follow"], form: .list, others: ["--json"]),
    Variable(name: "FAIL_ON", option: "--fail-on", commands: failing),
    Variable(name: "FAIL_ON_OUTCOME", option: "--fail-on-outcome", commands: judging),
    Variable(name: "STRICT", option: "--strict", commands: failing, form: .flag),
  ]
  /// Variables of the script that installs the tool, which a CI job may set for all of its steps.
  private static let ofInstaller: Set<String> = ["CACHE", "RELEASES", "SHA256", "VERSION"]

  /// The arguments for the parser: those that were given, and those of the environment.
  static let arguments = added.arguments

  /// Reports the variables that were used, on one line, unless the command is to be quiet; refuses unknown ones.
  static func announce() throws {
    guard command(of: ManyCaptures.arguments) != nil else { return }
    let unknown = environment.keys.sorted().filter { name in !(all.map(\.name) + ofInstaller).contains(name) }
    if let name = unknown.first {
      // Without the prefix, which all have in common.
      let meant = Suggestion.meant(by: name, in: all.map(\.name)).first
      let hint =
        meant.map { "did you mean \"\(prefix)\($0)\"?" }
        ?? "known are: \(all.map { prefix + $0.name }.joined(separator: ", "))"
      throw ValidationError("there is no variable \"\(prefix)\(name)\"; \(hint)")
    }
    for variable in all where variable.form == .flag {
      guard let value = environment[variable.name], isOn(value) == nil else { continue }
      throw ValidationError("\(prefix)\(variable.name)=\(value): write 1 or 0")
    }
    guard !added.used.isEmpty, !ManyCaptures.arguments.contains(where: isQuiet) else { return }
    let used = added.used.map { "\(prefix)\($0)=\(PlainLine.line(environment[$0] ?? "", limit: 100))" }
    StandardStreams.complain("dnp-logcheck: options of the environment: \(used.joined(separator: " "))")
  }

  /// The values of the variables that begin with the prefix, by the rest of their names. An empty one is as good as none.
  private static let environment: [String: String] = {
    var found: [String: String] = [:]
    for (name, value) in ProcessInfo.processInfo.environment where name.hasPrefix(prefix) && !value.isEmpty {
      found[String(name.dropFirst(prefix.count))] = value
    }
    return found
  }()

  private static let added: (arguments: [String], used: [String]) = {
    let given = ManyCaptures.arguments
    guard !environment.isEmpty, let command = command(of: given) else { return (given, []) }
    let options = given.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }
    var more: [String] = []
    var used: [String] = []
    for variable in all where variable.commands.contains(command) {
      guard let value = environment[variable.name],
        variable.others.union([variable.option]).isDisjoint(with: options), let written = written(variable, value)
      else { continue }
      more += written
      used.append(variable.name)
    }
    let isNamed = given.first == command
    return ([command] + more + given.dropFirst(isNamed ? 1 : 0), used)
  }()

  /// The option as the command line would have it; `nil` for a flag that is off.
  private static func written(_ variable: Variable, _ value: String) -> [String]? {
    switch variable.form {
    case .value: return ["\(variable.option)=\(value)"]
    case .list: return value.split(separator: ",").map { "\(variable.option)=\($0)" }
    case .flag: return isOn(value) == true ? [variable.option] : nil
    }
  }

  /// The value of a flag; `nil` for any other text.
  private static func isOn(_ value: String) -> Bool? {
    switch value.lowercased() {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }

  /// The command of the arguments, if variables may hold options of it.
  private static func command(of arguments: [String]) -> String? {
    guard arguments.first != "help", Set(arguments).isDisjoint(with: ["--help", "-h", "--help-hidden", "--version"])
    else { return nil }
    let name = MisusedCommand.type(named: arguments)._commandName
    return all.contains { $0.commands.contains(name) } && !isOfGroup(arguments) ? name : nil
  }

  /// True if the first word names a command that has commands.
  private static func isOfGroup(_ arguments: [String]) -> Bool {
    DNPLogCheck.configuration.subcommands.contains {
      $0._commandName == arguments.first && !$0.configuration.subcommands.isEmpty
    }
  }

  private static func isQuiet(_ argument: String) -> Bool {
    argument == "--quiet" || argument.wholeMatch(of: /-[vq]*q[vq]*/) != nil
  }
}
