import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
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
        dnp-logcheck vocabulary --source ios/Plugin --source android/src
        dnp-logcheck vocabulary --source ios/Plugin --check words.yml

      EXIT CODES
        0   done; with --source, every statement is explained; with --check, no text of the file is missing
        1   with --source, some statement of the plugin is not explained; with --check, some text of the file occurs in no capture,
            or no statement of the source can print it
        2   unreadable input, broken rule file, failed write
        3   nothing of the plugin is there, or no text of --check could be decided
        64  bad usage
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var project: ConfigurationOptions

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Read the log statements of the source files in this folder, or of this file (repeatable).", valueName: "path"),
    completion: .file())
  var source: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the unknown texts that --accept names to this new file, as rules that --rules takes.", valueName: "file"),
    completion: .file())
  var write: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "What --write takes: best for the texts that are probably an event and the members that are probably a field (the default), or "
        + "LINE=EVENT for what was first seen in that line, with several captures CAPTURE:LINE=EVENT (repeatable).",
      valueName: "choice"))
  var accept: [String] = []

  @Option(
    help: ArgumentHelp(
      "Say which texts of this file occur in none of the captures, or with --source which ones no statement can print.",
      valueName: "file"), completion: .file())
  var check: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if !source.isEmpty, write != nil || !captures.captures.isEmpty {
      throw ValidationError("--source reads source files; captures and --write go without it")
    }
    if !accept.isEmpty, write == nil { throw ValidationError("--accept says what --write takes: give --write FILE") }
    if write != nil, check != nil { throw ValidationError("--write and --check are two steps: give one of them") }
    for choice in accept where choice != "best" {
      guard VocabularyChoice(choice) != nil else {
        throw ValidationError(
          "--accept \(CleanText.line(choice)): write best, or [CAPTURE:]LINE=EVENT as in 12=fetch.failed")
      }
    }
  }

  func run() throws {
    let settings = try project.load()
    let library = try rules.load(settings)
    let listed = try check.map(VocabularyCheck.init)
    guard source.isEmpty else { return try SourceVocabularyRun(paths: source, json: json, check: listed).run(library) }
    let output = try write.map(VocabularyOutput.init)
    StopSignals.watch()
    let options = try captures.auditOptions(library.ruleSet)
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
    if let output {
      try output.write(vocabulary, accept.isEmpty ? ["best"] : accept, library)
    } else if let listed {
      try listed.report(vocabulary, library)
    } else {
      StandardStreams.say(report(vocabulary))
    }
    if !vocabulary.problems.isEmpty { throw ExitCode(2) }
    if vocabulary.known.isEmpty, vocabulary.unknown.isEmpty { throw ExitCode(3) }
  }

  private func report(_ vocabulary: CaptureVocabulary) -> String {
    if json {
      return VocabularyJSON.text(
        known: vocabulary.known, unknown: vocabulary.unknown, renamed: vocabulary.renamed,
        otherLines: vocabulary.otherLines)
    }
    let text = VocabularyText(
      known: vocabulary.known, unknown: vocabulary.unknown, renamed: vocabulary.renamed,
      otherLines: vocabulary.otherLines, layout: .standard)
    return (text.lines + text.advice(captures.captures)).joined(separator: "\n")
  }
}
