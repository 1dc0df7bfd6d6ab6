import ArgumentParser
import LogCheck
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// Prints the events of captures.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Print every recognised event as one JSON object a line.",
    discussion: """
      EXAMPLE
        dnp-logcheck events capture.log | jq -r .event | sort | uniq -c

      Exits with 0 where an event was recognised, with 3 where none was, with 2 where a capture cannot be read.
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions

  @Flag(
    help: "Add to each event the text of the rule files that its line matched, and the plugin versions that print it.")
  var explain = false

  func run() throws {
    let library = try rules.load()
    StopSignals.watch()
    var isReadable = true
    var count = 0
    let options = try captures.auditOptions(library.ruleSet)
    let inputs = try captures.inputs()
    do {
      for input in inputs {
        let problem = try EventPrinter.print(
          input, library, options, explains: explain, isStopped: { StopSignals.isRequested || StandardStreams.isGone }
        ) { line in
          count += 1
          StandardStreams.write(Array((line + "\n").utf8))
        }
        if let problem {
          isReadable = false
          StandardStreams.complain(
            "dnp-logcheck: \(CleanText.line(input.shown)): \(CleanText.line(problem, limit: 600))")
        }
      }
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      throw ExitCode(2)
    }
    if !isReadable { throw ExitCode(2) }
    guard count == 0, !StopSignals.isRequested, !StandardStreams.isGone else { return }
    StandardStreams.complain("dnp-logcheck: no event of the plugin was recognised")
    throw ExitCode(3)
  }
}
