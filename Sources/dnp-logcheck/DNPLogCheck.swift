import ArgumentParser
import LogCheck
import LogCheckModel

/// The command and its subcommands.
@main
struct DNPLogCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dnp-logcheck",
    abstract: "Judges captures of the DailyNotification plugin's logs: what held, what broke, what could not be known.",
    discussion: """
      EXAMPLES
        dnp-logcheck capture.log
        xcrun simctl spawn booted log stream --level debug --style ndjson | dnp-logcheck
        dnp-logcheck --strict --report json=report.json night/*.log

      EXIT CODES
        0   checked: nothing failed at or above --fail-on, and at least one rule was decided
        1   at least one rule failed at or above --fail-on
        2   could not check: unreadable input, broken rule file, failed write
        3   nothing was decided, or a required rule was not; with --strict, anything inconclusive
        64  bad usage
      """,
    version: "\(Version.current) (PCRE2 \(patternLibrary))",
    subcommands: [
      Check.self, Follow.self, Watch.self, AuditCommand.self, MergeCommand.self, HistoryCommand.self,
      EventsCommand.self,
      VocabularyCommand.self,
      Doctor.self, Timeline.self, Compare.self, Redact.self, Formats.self,
      RulesCommand.self, Explain.self, Simulate.self, InitCommand.self, BaselineCommand.self, WaiveCommand.self,
    ],
    defaultSubcommand: Check.self)

  static func main() {
    Descriptors.prepare()
    if CommandLine.arguments.dropFirst().first == Completion.argument {
      Completion.run(Array(CommandLine.arguments.dropFirst()))
      exit(withError: ExitCode.success)
    }
    do {
      if let script = CompletionScript.asked(ManyCaptures.arguments) {
        StandardStreams.write(Array(script.text.utf8))
        exit(withError: ExitCode.success)
      }
      if ShortHelp.isAsked(ManyCaptures.arguments) {
        StandardStreams.write(Array(ShortHelp.text.utf8))
        exit(withError: ExitCode.success)
      }
      let named = MisusedCommand.type(named: ManyCaptures.arguments)
      try MisusedCommand.catching(named) { try RepeatedOptions.check(ManyCaptures.arguments) }
      try MistypedCommand.check(ManyCaptures.arguments, commands: configuration.subcommands.map { $0._commandName })
      try MisusedCommand.catching(named) { try EnvironmentOptions.announce() }
      var command = try command(EnvironmentOptions.arguments)
      try MisusedCommand.catching(type(of: command)) { try command.run() }
    } catch let misused as MisusedCommand {
      StandardStreams.complain(misused.text)
      ProcessEnd.exit(ExitCode.validationFailure.rawValue)
    } catch let code as ExitCode {
      // Everything is said already; the library would prepare its help for this, a tenth of a short run.
      ProcessEnd.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) == .success else {
        StandardStreams.complain(Self.escapedMessage(for: error))
        ProcessEnd.exit(exitCode(for: error).rawValue)
      }
      // Help, the version and completions are output as well: a failure to write them is reported.
      StandardStreams.say(UsageLine.shortened(in: fullMessage(for: error)))
      exit(withError: ExitCode.success)
    }
  }

  /// The message and the usage. The message quotes arguments and settings, which may hold anything; so does the parser's own.
  private static func escapedMessage(for error: any Error) -> String {
    var full = UsageLine.shortened(in: fullMessage(for: error))
    // All errors begin with the name of the tool.
    let heading = "Error: "
    if full.hasPrefix(heading) { full = "dnp-logcheck: " + full.dropFirst(heading.count) }
    let quoting = message(for: error)
    guard !quoting.isEmpty, let range = full.firstRange(of: quoting) else { return escapedLines(full) }
    let problem = UnknownOption(quoting, ManyCaptures.arguments)?.message ?? quoting
    return escapedLines(full[..<range.lowerBound]) + PlainLine.line(problem, limit: 4000)
      + escapedLines(full[range.upperBound...])
  }

  private static func escapedLines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { PlainLine.line(String($0), limit: 4000) }
      .joined(separator: "\n")
  }

  /// The command that the arguments request.
  ///
  /// At each step the parser of all commands puts together the options of `check`, the most common command: a valid
  /// call of it is read without that, in half the time. That parser reports the errors of any other call.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let name = arguments.first ?? ""
    let isCheck = name == Check._commandName
    let isOther =
      name.hasPrefix("-") || name == "help" || configuration.subcommands.contains { $0._commandName == name }
    if isCheck || !isOther, let check = try? Check.parse(Array(arguments.dropFirst(isCheck ? 1 : 0))) {
      return check
    }
    return try parseAsRoot(arguments)
  }
}
