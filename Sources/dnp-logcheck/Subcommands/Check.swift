import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Judges captures.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge captures (the default).",
    discussion: """
      EXAMPLE
        dnp-logcheck check --strict --report text --report json=report.json capture.log

      Reads files, pipes and standard input. On a pipe, a finding is shown as soon as it is decided; the end of the input, \
      Ctrl-C and SIGTERM give the summary.
      """)

  @OptionGroup(title: "Captures") var captures: CaptureOptions
  @OptionGroup(title: "Rules") var rules: RuleOptions
  @OptionGroup(title: "Judging") var judging: JudgingOptions
  @OptionGroup(title: "Reports and exit code") var reports: ReportOptions
  @OptionGroup(title: "Settings of the project") var project: ConfigurationOptions
  @OptionGroup(title: "Accepted failures") var acceptance: AcceptanceOptions

  @Option(
    help: ArgumentHelp(
      "Captures that are judged at the same time, 1 to 64 (default: as many as there are cores, up to 8).",
      valueName: "number"))
  var threads: Int?

  func validate() throws {
    guard threads.map((1...64).contains) ?? true else {
      throw ValidationError("--threads \(threads ?? 0): give a number from 1 to 64")
    }
  }

  func run() throws {
    let inputs = try captures.inputs()
    if captures.captures.isEmpty, StandardStreams.inputIsTerminal {
      StandardStreams.complain(
        "dnp-logcheck: reading standard input; Ctrl-D ends it. Name a capture, or pipe a log in; --help shows more.")
    }
    let threads = threads ?? min(8, ProcessInfo.processInfo.activeProcessorCount)
    try JudgedRun(self).run(inputs, threads: threads) { audit, view, isStopped, report in
      audit.run(inputs, watch: view.watch, isStopped: isStopped) { report($0, false) }
    }
  }
}

extension Check: JudgingCommand {}
