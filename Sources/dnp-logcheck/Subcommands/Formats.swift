import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// Lists the capture formats, or says what a capture is.
struct Formats: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats", abstract: "List the capture formats; `formats detect` says what a capture is, and why.",
    subcommands: [List.self, Detect.self, Test.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the capture formats (the default).")

    @OptionGroup var rules: RuleOptions

    func run() throws {
      for format in LogFormat.all { StandardStreams.say("\(format.id)\t\(format.summary)") }
      for format in try rules.load().ruleSet.formats {
        StandardStreams.say("\(CleanText.line(format.id))\t\(CleanText.line(format.summary))")
      }
      for wrapper in LineWrapper.all { StandardStreams.say("\(wrapper.id) (around others)\t\(wrapper.summary)") }
      for (id, summary) in CaptureLayer.summaries { StandardStreams.say("\(id) (around others)\t\(summary)") }
    }
  }

  struct Detect: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "detect", abstract: "Say what each capture is, and why.",
      discussion: """
        EXAMPLE
          dnp-logcheck formats detect capture.log

        Exits with 0 where every format is known, with 3 where one is not, with 2 where a capture cannot be read.
        """)

    @Argument(help: "Captures; standard input without one, or for \"-\".", completion: .file())
    var captures: [String] = []

    @OptionGroup var layers: LayerOptions
    @OptionGroup var rules: RuleOptions

    func run() throws {
      let ruleSet = try rules.load().ruleSet
      let given = try layers.given()
      var isReadable = true
      var isKnown = true
      for name in captures.isEmpty ? ["-"] : captures {
        let input = name == "-" ? .standardInput : AuditInput.files([(RawArguments.bytes(name), name)])[0]
        let shown = CleanText.line(input.shown)
        switch CaptureProbe.inspect(at: input, for: ruleSet, given) {
        case .success(let answer):
          isKnown = isKnown && answer.isKnown
          StandardStreams.write(Array("\(shown): \(answer.text)\n".utf8))
        case .failure(let problem):
          isReadable = false
          StandardStreams.write(Array("\(shown): \(CleanText.line(problem.description, limit: 600))\n".utf8))
        }
      }
      if !isReadable { throw ExitCode(2) }
      if !isKnown { throw ExitCode(3) }
    }
  }
}
