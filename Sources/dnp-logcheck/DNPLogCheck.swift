import ArgumentParser
import Foundation
import LogCheck

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
      Check.self, Follow.self, EventsCommand.self, Doctor.self, Timeline.self, Compare.self, Redact.self, Formats.self,
      RulesCommand.self, Explain.self, Simulate.self,
    ],
    defaultSubcommand: Check.self)

  static func main() {
    Descriptors.prepare()
    do {
      try RepeatedOptions.check(ManyCaptures.arguments)
      var command = try parseAsRoot(ManyCaptures.arguments)
      try command.run()
    } catch let code as ExitCode {
      // Everything is said already; the library would prepare its help for this, a tenth of a short run.
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) == .success else { exit(withError: error) }
      // Help, the version and completions are output as well: that they cannot be written is told.
      StandardStreams.say(fullMessage(for: error))
      exit(withError: ExitCode.success)
    }
  }
}
