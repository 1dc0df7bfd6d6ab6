import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRedaction
import LogCheckReporting
import LogCheckRules

/// Rewrites captures without personal data.
struct Redact: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redact",
    abstract: "The same captures with tokens, identities, addresses, numbers and titles replaced by stable pseudonyms.",
    discussion: """
      EXAMPLES
        dnp-logcheck redact capture.log -o redacted.log
        dnp-logcheck redact night/*.log -d redacted --key-file team.key

      Every byte that is not replaced stays, and so does the length of every line. The captures are judged before and after; \
      where a verdict would change, nothing is written. Exits with 0 where all were written, with 1 where a verdict would change, \
      with 2 where something cannot be read or written. What is replaced, and what is not: docs/redaction.md.
      """)

  @OptionGroup var captures: CaptureOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var judging: JudgingOptions
  @OptionGroup var project: ConfigurationOptions
  @OptionGroup var target: RedactionTarget

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Leave what is of this sort, or what this rule finds, as it is (repeatable).", valueName: "sort"),
    completion: .secretSorts)
  var keep: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file of at least 16 bytes: with the same key the same text has the same pseudonym in every run.",
      valueName: "file"), completion: .file())
  var keyFile: String?

  @Option(help: ArgumentHelp("The same from a variable of the environment.", valueName: "name"))
  var keyEnv: String?

  func validate() throws {
    guard !captures.captures.isEmpty, !captures.captures.contains("-") else {
      throw ValidationError(
        "a capture is read more than once, so standard input cannot be; write it to a file first: cat > capture.log")
    }
    try captures.limits.refuse(in: "redact")
    if keyFile != nil, keyEnv != nil { throw ValidationError("--key-file and --key-env cannot be combined") }
  }

  func run() throws {
    let audit = try CollectedAudit(captures, rules, judging, project)
    let known = Redaction.names(in: audit.ruleSet)
    for name in keep where !known.contains(name) {
      throw ValidationError(UnknownName("sort of secrets", name, in: known).message)
    }
    let inputs = try target.inputs(try captures.inputs())
    let key = try RedactionKey.read(file: keyFile, variable: keyEnv)
    var redaction: Redaction
    do throws(UnusableRules) {
      redaction = try Redaction(audit.ruleSet, keeping: Set(keep), key: key, unpackLimit: captures.unpackLimit)
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      throw ExitCode(2)
    }
    var files = RunFiles(captures: try captures.inputs())
    files.reads(rules, project)
    files.reads(audit.settings)
    if let keyFile { files.reads(RawArguments.bytes(keyFile), as: "the key", keyFile) }
    // Not after all captures were read.
    if let output = target.output, target.files([RunFiles.Output("-o", output)], files) == nil { throw ExitCode(2) }
    StopSignals.watch()
    let folder = try RedactionFolder(in: try target.waitingFolder(try target.file()))
    let exitCode = try work(&redaction, inputs, audit, folder, files)
    folder.remove()
    ProcessEnd.exit(exitCode)
  }

  private func work(
    _ redaction: inout Redaction, _ inputs: [RedactionInput], _ audit: CollectedAudit, _ folder: RedactionFolder,
    _ files: RunFiles
  ) throws -> Int32 {
    let isStopped = { StopSignals.isRequested }
    var written: [RedactedCapture] = []
    for input in inputs {
      guard Self.succeeds(input, { try redaction.learn(input.path, isStopped: isStopped) }) else { return 2 }
    }
    redaction.finishLearning()
    for input in inputs {
      let succeeds = Self.succeeds(input) {
        let (path, copy) = try folder.make(input)
        let result = try redaction.redact(input.path, isStopped: isStopped) { bytes in
          try copy.write(Array(bytes))
        }
        try copy.commit()
        written.append(
          RedactedCapture(
            input: input, file: path, output: target.output(of: input, result.isConverted, redaction),
            counts: result.counts, isConverted: result.isConverted))
      }
      guard succeeds else { return 2 }
    }
    guard let outputs = target.files(written.map(\.output), files) else { return 2 }
    let before = audit.run(inputs.map(\.input))
    let after = audit.run(written.map { .file($0.file, shown: $0.input.shown) })
    guard !StopSignals.isRequested else {
      StandardStreams.complain("dnp-logcheck: stopped; nothing was written")
      return 2
    }
    // What could not be read has been complained of.
    guard before.summary.exitCode != 2 else { return 2 }
    let comparison = VerdictComparison((before.summary, before.findings), (after.summary, after.findings))
    guard comparison.isSame else {
      RedactionSummary.refuse(comparison, written, redaction)
      return 1
    }
    for (capture, output) in zip(written, outputs) where !output.take(capture.file) { return 2 }
    RedactionSummary.report(written, redaction, before.summary, kept: keep)
    return 0
  }

  /// Reports the obstacle; returns `false` then.
  private static func succeeds(_ input: RedactionInput, _ step: () throws -> Void) -> Bool {
    do {
      try step()
      return true
    } catch let error as OverlongSecret {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.line(input.shown)):\(error.line): what is to be replaced has more than \(error.limit) bytes, and its "
          + "end is not in sight; nothing was written")
    } catch GzipProblem.swells(_, _, let limit) {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.line(input.shown)): it unpacks to more than \(limit.ratio) times its size, which no log does; "
          + "nothing was written. --unpack-all reads it to its end")
    } catch is GzipProblem {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.line(input.shown)): its gzip data is cut or damaged (gzip -t tests it); nothing was written"
      )
    } catch is Redaction.Stopped {
      StandardStreams.complain("dnp-logcheck: stopped; nothing was written")
    } catch {
      let reason =
        (error as? FileProblem)?.description ?? (error as? UnreadableCapture)?.description
        ?? "it cannot be read, or its copy cannot be written: \(error)"
      StandardStreams.complain("dnp-logcheck: \(CleanText.line(input.shown)): \(CleanText.line(reason, limit: 600))")
    }
    return false
  }
}
