import ArgumentParser
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
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
      EXAMPLE
        dnp-logcheck waive 3f0c9a1be2d4f567 --report report.json --until 2027-01-31 --reason "ticket 12"

      The fingerprint is in the JSON report and in `--verbose` output. The rule comes from --report, or is named with --rule. The settings keep
      their comments; where they cannot be changed safely, the lines to add are printed and nothing is written.
      """)

  @Argument(help: "The fingerprint of the failure, sixteen hexadecimal digits.") var fingerprint: String
  @Option(help: ArgumentHelp("The last day on which it is accepted.", valueName: "yyyy-mm-dd")) var until: String
  @Option(help: ArgumentHelp("Why it is accepted.", valueName: "text")) var reason: String
  @Option(help: ArgumentHelp("Who looks after it; without it the name of the user.", valueName: "name")) var owner:
    String?
  @Option(help: ArgumentHelp("The rule that failed.", valueName: "id")) var rule: String?
  @Option(help: ArgumentHelp("The JSON report that has the failure.", valueName: "file")) var report: String?
  @OptionGroup var project: ConfigurationOptions

  /// Bytes of a report that is read.
  private static let limit = 256 << 20

  func run() throws {
    guard fingerprint.count == 16, fingerprint.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else {
      throw ValidationError("\(CleanText.line(fingerprint)) is no fingerprint: sixteen digits 0 to 9 and a to f")
    }
    guard CivilDay(until) != nil else {
      throw ValidationError("--until \(CleanText.line(until)): there is no such day; write it as 2027-01-31")
    }
    guard !reason.isEmpty else { throw ValidationError("--reason is empty: say why the failure is accepted") }
    let environment = ProcessInfo.processInfo.environment
    guard let owner = owner ?? environment["USER"] ?? environment["LOGNAME"], !owner.isEmpty else {
      throw ValidationError("give --owner: who looks after the waiver")
    }
    let entry = WaiverEntry(
      rule: try failedRule(), fingerprint: fingerprint, reason: reason, owner: owner, until: until)
    guard let path = project.path else {
      throw ValidationError(
        "there are no settings to add the waiver to: `dnp-logcheck init` writes them, --config names others")
    }
    // What no run would use, such as a link that was found and not named, is not written to.
    _ = try project.load()
    try OutputFile.changing(path, role: "the settings") { try add(entry, to: path, $0) }
  }

  private func failedRule() throws -> String {
    if let rule { return rule }
    guard let report else {
      throw ValidationError("give --report FILE, the JSON report with the failure, or --rule ID")
    }
    let bytes: [UInt8]
    do {
      bytes = try FileSource.regular(path: RawArguments.bytes(report)).readAll(limit: Self.limit)
    } catch {
      StandardStreams.complain("dnp-logcheck: \(CleanText.path(report)) cannot be read: \(error)")
      throw ExitCode(2)
    }
    guard let found = ReportedFinding.all(with: fingerprint, in: bytes) else {
      StandardStreams.complain(
        "dnp-logcheck: \(CleanText.path(report)) is no JSON report of this tool; write one with --report json=FILE")
      throw ExitCode(2)
    }
    guard let first = found.first else {
      throw ValidationError("no finding of \(CleanText.path(report)) has the fingerprint \(fingerprint)")
    }
    return first.rule
  }

  private func add(_ entry: WaiverEntry, to path: String, _ file: OutputFile) throws {
    let bytes = try settings(path)
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
    StandardStreams.say("\(CleanText.path(path)): \(CleanText.line(entry.rule)) is waived until \(until)")
  }

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
