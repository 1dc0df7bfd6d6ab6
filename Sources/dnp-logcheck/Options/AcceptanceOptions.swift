import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules

/// The accepted failures, and the day on which their waivers are checked.
struct AcceptanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON report of an earlier run: its failures are reported and do not fail the run.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(help: ArgumentHelp("The day on which waivers are judged, instead of today.", valueName: "yyyy-mm-dd"))
  var today: String?

  /// `nil` if nothing in the rules or settings depends on the day.
  func day(isNeeded: Bool) throws -> CivilDay? {
    guard let today else {
      guard isNeeded else { return nil }
      return SystemZone.today
    }
    guard let day = CivilDay(today) else {
      throw ValidationError("--today \(today): there is no such day; write it as 2026-01-31")
    }
    return day
  }

  func knownFailures(_ settings: Settings?) throws -> [String: Int] {
    guard let baseline else { return knownFailures(ofSettings: settings) }
    do {
      return try Self.read(RawArguments.bytes(baseline))
    } catch {
      StandardStreams.complain("dnp-logcheck: the baseline \(CleanText.line(baseline)) cannot be used: \(error)")
      throw ExitCode(2)
    }
  }

  /// A baseline that cannot be read is one more mistake of the settings, which are reported together.
  private func knownFailures(ofSettings settings: Settings?) -> [String: Int] {
    guard let settings, let (path, entry) = settings.baseline else { return [:] }
    do {
      return try Self.read(path)
    } catch {
      settings.project.problems.report(.unusablePath(entry.text, because: "\(error)"), at: entry.position)
      return [:]
    }
  }

  private static func read(_ path: [UInt8]) throws -> [String: Int] {
    try Baseline.read(FileSource.regular(path: path).readAll(limit: baselineLimit))
  }

  /// Bytes of a report that is read as a baseline; one of 1,000 findings has about two million.
  private static let baselineLimit = 256 << 20
}
