import ArgumentParser
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Adds a waiver to the settings.
struct WaiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waive", abstract: "Accept a failure until a day: add a waiver to the settings.",
    discussion: """
      EXAMPLES
        dnp-logcheck waive run-within-budget --report report.json --until 2027-01-31 --reason "ticket 12"
        dnp-logcheck waive 1 --report report.json --until 2027-01-31 --reason "ticket 12"
        dnp-logcheck waive 3f0c9a1be2d4f567 --report report.json --until 2027-01-31 --reason "ticket 12"
        dnp-logcheck waive outcome-content-fresh --until 2027-01-31 --reason "ticket 13"

      A rule with --report waives the failures that it has in that JSON report, without it every failure of the rule. A number is that \
      of a broken rule in the reports of the same run (text, markdown, html). A fingerprint is in the JSON report; its rule comes from \
      --report, or is named with --rule. The settings keep their comments, and are made where they are missing; where they cannot be \
      changed safely, the lines to add are printed and nothing is written. `baseline update` accepts all failures of a report at once.
      """)

  @Argument(
    help: ArgumentHelp(
      "The rule that failed, its number in the report, or the fingerprint of a failure.",
      valueName: "rule|number|fingerprint"),
    completion: .rules)
  var failure: String
  @Option(help: ArgumentHelp("The last day on which it is accepted.", valueName: "yyyy-mm-dd")) var until: String
  @Option(help: ArgumentHelp("Why it is accepted.", valueName: "text")) var reason: String
  @Option(help: ArgumentHelp("Who looks after it; without it the name of the user.", valueName: "name")) var owner:
    String?
  @Option(help: ArgumentHelp("The rule of a fingerprint.", valueName: "id"), completion: .rules) var rule: String?
  @Option(help: ArgumentHelp("The JSON report that has the failure.", valueName: "file"), completion: .file())
  var report: String?
  @OptionGroup var project: ConfigurationOptions

  /// Bytes of a report that is read.
  private static let limit = 256 << 20

  func run() throws {
    guard CivilDay(until) != nil else {
      throw ValidationError("--until \(CleanText.line(until)): there is no such day; write it as 2027-01-31")
    }
    guard !reason.isEmpty else { throw ValidationError("--reason is empty: say why the failure is accepted") }
    // Settings that no run would use, such as a link that was found and not named, are not written to.
    let settings = try project.load()
    let (rule, fingerprints) = try accepted(settings)
    let environment = ProcessInfo.processInfo.environment
    guard let owner = owner ?? environment["USER"] ?? environment["LOGNAME"], !owner.isEmpty else {
      throw ValidationError("give --owner: who looks after the waiver")
    }
    let entry = WaiverEntry(rule: rule, fingerprints: fingerprints, reason: reason, owner: owner, until: until)
    guard !project.noConfig else { throw ValidationError("--no-config leaves no settings to add the waiver to") }
    let path = project.path ?? ConfigurationOptions.name
    try OutputFile.changing(path, role: "the settings") { try add(entry, to: path, isNew: settings == nil, $0) }
  }

  /// Digits of the number of a broken rule.
  private static let digits = 1...6

  /// The rule, and its failures that are accepted; none for all.
  private func accepted(_ settings: Settings?) throws -> (rule: String, fingerprints: [String]) {
    let isFingerprint = failure.count == 16 && failure.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    if isFingerprint, let rule { return (rule, [failure]) }
    guard isFingerprint || rule == nil else {
      throw ValidationError(
        "\(CleanText.line(failure)) is no fingerprint (sixteen digits 0 to 9 and a to f), which --rule is for")
    }
    let content = try report.map { name in try self.content(of: name) }
    if Self.digits.contains(failure.utf8.count), failure.utf8.allSatisfy(ASCII.isDigit) {
      guard let content, let report else {
        throw ValidationError("give --report FILE, the JSON report in which a broken rule has the number \(failure)")
      }
      guard let rule = content.rule(number: failure) else {
        let count = content.numberedRules
        let known = count > 0 ? "; its broken rules have the numbers 1 to \(count)" : ""
        throw ValidationError("no rule of \(CleanText.path(report)) has the number \(failure)\(known)")
      }
      return (rule, content.fingerprints(of: rule))
    }
    if isFingerprint {
      guard let findings = content?.findings, let report else {
        throw ValidationError("give --report FILE, the JSON report with the failure, or --rule ID")
      }
      guard let first = findings.first(where: { $0.fingerprint == failure }) else {
        throw ValidationError("no finding of \(CleanText.path(report)) has the fingerprint \(failure)")
      }
      return (first.rule, [failure])
    }
    try check(rule: failure, settings)
    guard let content, let report else { return (failure, []) }
    let found = content.fingerprints(of: failure)
    guard !found.isEmpty else {
      throw ValidationError("\(CleanText.line(failure)) has no failure in \(CleanText.path(report))")
    }
    return (failure, found)
  }

  private func check(rule: String, _ settings: Settings?) throws {
    let library: RuleLibrary
    do throws(UnusableRules) {
      library = try RuleLibrary(paths: [], includesBuiltIn: true, settings: settings?.project)
    } catch {
      StandardStreams.complain(of: error.diagnostics)
      throw ExitCode(2)
    }
    let known = library.ruleSet.named.map(\.id) + OutcomeQuestion.allCases.map(\.rawValue)
    guard !known.contains(rule) else { return }
    throw ValidationError(UnknownName("rule", rule, in: known, listedBy: "rules list").message)
  }

  private func content(of report: String) throws -> ReportedRun {
    let bytes: [UInt8]
    do {
      bytes = try FileSource.regular(path: RawArguments.bytes(report)).readAll(limit: Self.limit)
    } catch {
      StandardStreams.complain("dnp-logcheck: \(CleanText.path(report)) cannot be read: \(error)")
      throw ExitCode(2)
    }
    guard let found = ReportedRun(bytes) else {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.path(report)) is no JSON report of this tool; write one with --report json=FILE")
      throw ExitCode(2)
    }
    return found
  }

  private func add(_ entry: WaiverEntry, to path: String, isNew: Bool, _ file: OutputFile) throws {
    let bytes = isNew ? Array(Self.newSettings.utf8) : try settings(path)
    guard let text = String(validating: bytes, as: UTF8.self), let changed = entry.added(to: text),
      isSound(changed, after: text, path)
    else {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.path(path)) is left as it is, since its waivers are written in another way; add this to them:"
      )
      StandardStreams.say(
        entry.lines(indent: "  ").map { CleanText.withoutCommand(CleanText.line($0, limit: 4000)) }.joined(
          separator: "\n"))
      throw ExitCode(2)
    }
    guard file.replace(with: Array(changed.utf8)) else { throw ExitCode(2) }
    let extent = entry.fingerprints.isEmpty ? "every failure of " : ""
    StandardStreams.say(
      "\(CleanText.path(path)): \(extent)\(CleanText.line(entry.rule)) is waived until \(until)"
        + (isNew ? "; the file is new" : ""))
  }

  private static let newSettings = """
    # The settings of this project for dnp-logcheck; `dnp-logcheck init --config FILE` writes all keys with comments.
    schema: dnp-logcheck-config/1

    """

  private func settings(_ path: String) throws -> [UInt8] {
    do {
      return try FileSource.regular(path: RawArguments.bytes(path)).readAll(limit: RuleFileLimits.bytes)
    } catch {
      StandardStreams.complain("dnp-logcheck: \(CleanText.path(path)): \(error)")
      throw ExitCode(2)
    }
  }

  /// True if the changed settings are those from before and one waiver more.
  private func isSound(_ changed: String, after text: String, _ path: String) -> Bool {
    func read(_ text: String) -> Configuration? {
      Configuration.read(RuleFileText(path: path, bytes: Array(text.utf8))).configuration
    }
    guard let old = read(text), let new = read(changed) else { return false }
    return new.waiverCount == old.waiverCount + 1 && new.required.map(\.text) == old.required.map(\.text)
      && new.rules.map(\.text) == old.rules.map(\.text) && new.hasParameters == old.hasParameters
  }
}
