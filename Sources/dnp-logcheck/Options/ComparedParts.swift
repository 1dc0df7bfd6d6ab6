import ArgumentParser
import LogCheckModel
import LogCheckReporting

/// Two days of one run, or what came before and after a time of it, as `compare` takes them.
struct ComparedParts: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Two days of one capture, as its lines show them: 2026-01-30 2026-01-31, or 01-30 01-31. Captures may follow them.",
      valueName: "day"))
  var days: [String] = []

  @Option(
    help: ArgumentHelp(
      "What came before this day or time of one capture against what came from it on: 2026-01-31, 01-31, 2026-01-31 06:00, or 2026-01-31T06:00:00Z.",
      valueName: "time"))
  var at: String?

  /// The captures that follow the days.
  var captures: [String] { Array(days.dropFirst(2)) }

  func validate() throws { _ = try division() }

  /// `nil` where neither was asked for.
  func division() throws -> RunDivision? {
    guard !days.isEmpty else { return try at.map(Self.division(at:)) }
    guard at == nil else { throw ValidationError("--days and --at are two questions; give one of them") }
    guard days.count >= 2 else {
      throw ValidationError("--days takes two days, as in --days 2026-01-30 2026-01-31 capture.log")
    }
    let found = try days.prefix(2).map { text in
      guard case .shown(let day) = TypedInstant.time(text), day.isDay else {
        throw ValidationError(
          "--days \(CleanText.line(text)): write two days as the lines show them, as in 2026-01-30 2026-01-31 or 01-30 01-31"
        )
      }
      return day
    }
    guard found[0] != found[1] else {
      throw ValidationError("--days \(CleanText.line(days[0])) twice: name two days that are to be compared")
    }
    return .days(found[0], found[1])
  }

  private static func division(at text: String) throws -> RunDivision {
    switch TypedInstant.time(text) {
    case .shown(let time): return .shown(time)
    case .instant(let instant): return .instant(instant)
    case .timeOfDay, nil:
      throw ValidationError(
        "--at \(CleanText.line(text)): write a day as in 2026-01-31 or 01-31, or a time with its day as in 2026-01-31 06:00 or 2026-01-31T06:00:00Z"
      )
    }
  }
}
