import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// Which failures are accepted, and on which day that is asked.
struct AcceptanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON report of an earlier run: failures that it holds are told and fail nothing.", valueName: "file"))
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
    let named = settings.flatMap { settings in settings.configuration.baseline.map { (settings.path($0), $0) } }
    guard let (path, shown) = baseline.map({ (RawArguments.bytes($0), $0) }) ?? named else { return [:] }
    do {
      return try Baseline.read(FileSource.regular(path: path).readAll(limit: Self.baselineLimit))
    } catch {
      StandardStreams.complain("dnp-logcheck: the baseline \(CleanText.line(shown)) cannot be used: \(error)")
      throw ExitCode(2)
    }
  }

  /// Bytes of a report that is read as a baseline; one of 1,000 findings has about two million.
  private static let baselineLimit = 256 << 20
}
