import ArgumentParser
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Shows in which words a build speaks, and takes them over as events.
struct VocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Show in which words the plugin's lines are written, which event each is or may be, and adopt them.",
    discussion: """
      EXAMPLES
        dnp-logcheck vocabulary capture.log
        dnp-logcheck vocabulary capture.log --write words.yml
        dnp-logcheck check capture.log --rules words.yml
        dnp-logcheck vocabulary capture.log --check words.yml

      EXIT CODES
        0   done; with --check, every wording of the file occurs in the captures
        1   with --check, some wording does not occur
        2   unreadable input, broken rule file, failed write
        64  bad usage
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var project: ConfigurationOptions

  @Option(
    help: ArgumentHelp(
      "Write the unknown texts that are probably an event to this file, as rules that --rules takes.", valueName: "file"))
  var write: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Which texts --write takes: best for those that are probably an event, or LINE=EVENT for the text of a line of the first capture "
        + "(repeatable).", valueName: "choice"))
  var accept: [String] = []

  @Option(help: ArgumentHelp("Say which wordings of this file do not occur in the captures.", valueName: "file"))
  var check: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let settings = try project.load()
    let library = try rules.load(settings)
    StopSignals.watch()
    let options = try captures.auditOptions()
    let inputs = try captures.inputs()
    let vocabulary: CaptureVocabulary
    do {
      vocabulary = try CaptureVocabulary.read(
        inputs, library, options, isStopped: { StopSignals.isRequested || StandardStreams.isGone })
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      throw ExitCode(2)
    }
    for (capture, why) in vocabulary.problems {
      StandardStreams.complain("dnp-logcheck: \(CleanText.line(capture)): \(CleanText.line(why, limit: 600))")
    }
    StandardStreams.say(report(vocabulary))
    if !vocabulary.problems.isEmpty { throw ExitCode(2) }
  }

  private func report(_ vocabulary: CaptureVocabulary) -> String {
    if json { return VocabularyJSON.text(known: vocabulary.known, unknown: vocabulary.unknown) }
    return VocabularyText(known: vocabulary.known, unknown: vocabulary.unknown, layout: .standard).lines
      .joined(separator: "\n")
  }
}
