import ArgumentParser
import LogCheckHistory
import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// The nights that are analysed, and what counts as an alarm.
struct HistoryAnalysisOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Analyse so many nights, from the last one back (default: 30).", valueName: "number"))
  var nights: Int = AnalysisOptions().nights

  @Option(
    help: ArgumentHelp(
      "Report rules that so many nights have not exercised, though earlier ones did (default: 7).",
      valueName: "number"))
  var unexercised: Int = AnalysisOptions().unexercised

  @Option(
    help: ArgumentHelp("Report trends that have moved a measure so far (default: 10s).", valueName: "duration"))
  var leastDrift = "10s"

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The promised greatest value of a measure, instead of that of the rule files: dnp_notification_drift_seconds=180s (repeatable).",
      valueName: "measure=duration"))
  var atMost: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("The promised least value of a measure (repeatable).", valueName: "measure=duration"))
  var atLeast: [String] = []

  func validate() throws {
    guard (2...3650).contains(nights) else {
      throw ValidationError("--nights \(nights): give a number from 2 to 3650")
    }
    guard (1..<nights).contains(unexercised) else {
      throw ValidationError("--unexercised \(unexercised): give a number from 1 to one less than --nights (\(nights))")
    }
    _ = try Self.milliseconds(leastDrift, "--least-drift")
    _ = try limits
  }

  /// The settings, with the limits that the rule files define.
  func options(_ ruleSet: RuleSet) throws -> AnalysisOptions {
    var options = AnalysisOptions()
    options.nights = nights
    options.unexercised = unexercised
    options.leastDrift = try Self.milliseconds(leastDrift, "--least-drift")
    for metric in ruleSet.metrics {
      switch metric.limit {
      case .atMost(let seconds): options.limits[metric.name] = .atMost(Self.milliseconds(seconds))
      case .atLeast(let seconds): options.limits[metric.name] = .atLeast(Self.milliseconds(seconds))
      case nil: break
      }
    }
    for (name, limit) in try limits { options.limits[name] = limit }
    return options
  }

  private var limits: [(name: String, limit: MeasureLimit)] {
    get throws {
      try atMost.map { try Self.limit($0, "--at-most", MeasureLimit.atMost) }
        + atLeast.map { try Self.limit($0, "--at-least", MeasureLimit.atLeast) }
    }
  }

  private static func limit(
    _ text: String, _ option: String, _ make: (Int) -> MeasureLimit
  ) throws -> (name: String, limit: MeasureLimit) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw ValidationError(
        "\(option) \(text): write a measure and a duration as in dnp_notification_drift_seconds=180s")
    }
    return (String(parts[0]), make(try milliseconds(String(parts[1]), "\(option) \(parts[0])=")))
  }

  private static func milliseconds(_ text: String, _ option: String) throws -> Int {
    guard case .duration(let duration) = DurationParser.parse(text, isSigned: true) else {
      throw ValidationError("\(option) \(text): write a duration as in 10s or 3m")
    }
    return Int(duration.nanoseconds / 1_000_000)
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int(nearest: min(max(seconds * 1000, -1e15), 1e15)) }
}
