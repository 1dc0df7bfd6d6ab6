import Foundation
import LogCheckTestSupport
import Testing

/// Days in `--since`, `--until` and `--around`: those that lines show, whatever their stamps lack.
@Suite struct DayBoundTests {
  /// Captures of three days, with one job a day and the evening's before midnight of UTC.
  enum Stamps: String, CaseIterable, CustomStringConvertible {
    case utc, east, west, twoOffsets, summerTime, noZone, noYear, newYear, leapDay, noDate

    var description: String { rawValue }

    /// The stamps of lines that show the days of `days`, line by line.
    var lines: [String] {
      switch self {
      case .utc: Self.apple(["2025-11-23 05:00", "2025-11-24 00:00", "2025-11-24 23:59", "2025-11-25 00:00"], "+0000")
      case .east: Self.apple(["2025-11-23 05:00", "2025-11-24 00:00", "2025-11-24 23:59", "2025-11-25 00:00"], "+0900")
      case .west: Self.apple(["2025-11-23 05:00", "2025-11-24 00:00", "2025-11-24 23:59", "2025-11-25 00:00"], "-0800")
      case .twoOffsets:
        // In UTC the second line lies on 11-23 and the third on 11-25.
        Self.apple(["2025-11-23 05:00", "2025-11-24 00:00"], "+0100")
          + Self.apple(["2025-11-24 23:59", "2025-11-25 00:00"], "-0500")
      case .summerTime:
        Self.apple(["2025-10-25 05:00", "2025-10-26 00:00"], "+0200")
          + Self.apple(["2025-10-26 23:59", "2025-10-27 00:00"], "+0100")
      case .noZone: Self.android(["2025-11-23 05:00", "2025-11-24 00:00", "2025-11-24 23:59", "2025-11-25 00:00"])
      case .noYear: Self.android(["11-23 05:00", "11-24 00:00", "11-24 23:59", "11-25 00:00"])
      case .newYear: Self.android(["12-31 05:00", "01-01 00:00", "01-01 23:59", "01-02 00:00"])
      case .leapDay: Self.android(["02-28 05:00", "02-29 00:00", "02-29 23:59", "03-01 00:00"])
      case .noDate:
        ["05:00", "06:00", "07:00", "08:00"].map { "default\t\($0):00.000000+0100\tRunner\t[JOB] started x" }
      }
    }

    private static func apple(_ times: [String], _ zone: String) -> [String] {
      times.map {
        "\($0):30.000000\(zone) 0x1a2b     Default     0x0                  700    0    Runner: [JOB] started x"
      }
    }

    private static func android(_ times: [String]) -> [String] {
      times.map { "\($0):30.000   700   700 I JOB     : [JOB] started x" }
    }

    /// The days before, of, and after the second and third line.
    var days: [String] {
      switch self {
      case .summerTime: ["2025-10-25", "2025-10-26", "2025-10-27"]
      case .newYear: ["2025-12-31", "2026-01-01", "2026-01-02"]
      case .leapDay: ["2024-02-28", "2024-02-29", "2024-03-01"]
      default: ["2025-11-23", "2025-11-24", "2025-11-25"]
      }
    }
  }

  private static let rules = RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml")
    .path(percentEncoded: false)

  private static func lines(_ stamps: Stamps, _ options: String) throws -> (lines: [Int], run: CommandRun) {
    let scratch = try Scratch()
    let head = "Timestamp                       Thread     Type        Activity             PID    TTL  \n"
    let isApple = stamps.lines[0].contains("Default")
    try scratch.folder.write((isApple ? head : "") + stamps.lines.joined(separator: "\n") + "\n", to: "a.log")
    let run = try scratch.shell("dnp-logcheck events --no-built-in-rules --rules \(rules) \(options) a.log")
    let lines = try run.outputText.split(separator: "\n").map { line in
      try #require(JSONTree(String(line))["line"]?.number.map { Int($0) - (isApple ? 1 : 0) })
    }
    return (lines, run)
  }

  /// With and without its year.
  @Test(arguments: Stamps.allCases.filter { $0 != .noDate }, [true, false])
  func aDayIsThatOfTheLines(_ stamps: Stamps, _ hasYear: Bool) throws {
    let days = stamps.days.map { hasYear ? $0 : String($0.dropFirst(5)) }
    for (options, expected) in [
      ("--since \(days[1]) --until \(days[1])", [2, 3]), ("--since \(days[1])", [2, 3, 4]),
      ("--until \(days[1])", [1, 2, 3]), ("--since \(days[0]) --until \(days[2])", [1, 2, 3, 4]),
      ("--until \(days[0])", [1]), ("--since \(days[2])", [4]),
    ] {
      let (lines, run) = try Self.lines(stamps, options)
      #expect(run.exitCode == 0, "\(options): \(run.errorText)")
      #expect(lines == expected, "\(options)")
    }
  }

  @Test(arguments: Stamps.allCases.filter { $0 != .noDate && $0 != .summerTime })
  func aTimeWithoutAZoneIsThatOfTheLines(_ stamps: Stamps) throws {
    let (lines, run) = try Self.lines(stamps, "--since '\(stamps.days[1]) 00:01' --until '\(stamps.days[2]) 00:00:30'")
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(lines == [3, 4])
  }

  @Test func stampsWithoutADateHaveNoDays() throws {
    let (lines, run) = try Self.lines(.noDate, "--since 2025-11-24")
    #expect(run.exitCode == 2 && lines.isEmpty)
    #expect(
      run.errorText.contains("the stamps show no date; write times of the day as the lines show them, as in 06:00"))
  }

  @Test(arguments: [
    ("noYear", "--since 2025-11-24T00:00:00Z", "the stamps show no year; write a day or a time as the lines show it"),
    ("noZone", "--since 2025-11-24T00:00:00Z", "the stamps show no zone; write a day or a time without a zone"),
  ])
  func anInstantThatCannotBeComparedIsAnErrorThatSaysWhatCan(_ stamps: String, _ options: String, _ words: String)
    throws
  {
    let (_, run) = try Self.lines(#require(Stamps(rawValue: stamps)), options)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  /// The span is printed as the lines show it.
  @Test(arguments: [
    (Stamps.east, "the lines are from 2025-11-23 05:00:30+0900 to 2025-11-25 00:00:30+0900"),
    (.noYear, "the lines are from 11-23 05:00:30 to 11-25 00:00:30"),
  ])
  func aDayOutsideOfTheCaptureIsNamedWithItsSpan(_ stamps: Stamps, _ words: String) throws {
    let scratch = try Scratch()
    let head = "Timestamp                       Thread     Type        Activity             PID    TTL  \n"
    try scratch.folder.write(
      (stamps == .east ? head : "") + stamps.lines.joined(separator: "\n") + "\n", to: "a.log")
    for day in ["--since 2025-11-26", "--until 11-22"] {
      let run = try scratch.shell("dnp-logcheck \(day) --no-built-in-rules --rules \(Self.rules) a.log")
      #expect(run.exitCode == 3)
      let text = run.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains("a.log: no line lies between --since and --until; " + words), "\(run.outputText)")
    }
  }

  /// Messages give the year of such a capture; another one is a mistake.
  @Test func aYearThatIsNotThatOfTheLinesIsAnError() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "dnp-logcheck simulate happy-path-android --days 3 --writer android-threadtime > a.log; "
        + "day=11-16; dnp-logcheck --since 2011-$day --exit-zero a.log > /dev/null; echo $?; "
        + "dnp-logcheck --since $day --exit-zero a.log > /dev/null; echo $?")
    #expect(run.outputText == "2\n0\n", "\(run.outputText)\(run.errorText)")
    #expect(run.errorText.contains("the year of the lines"))
  }

  @Test(arguments: [
    "2025-11-31", "2025-13-01", "11-31", "2025-11-24Z", "24.11.2025", "11-24T06:00Z", "2025-11-24 25:00", "",
  ])
  func aMalformedDayIsAWrongCommandLineThatNamesTheForms(_ day: String) throws {
    for command in ["--since '\(day)'", "--until '\(day)'", "timeline --around '\(day)'", "events --since '\(day)'"] {
      let run = try CommandRun.shell("dnp-logcheck \(command) /dev/null")
      #expect(run.exitCode == 64, "\(command)")
      #expect(
        run.errorText.contains("write a day as in 2026-01-31 or 01-31, a time of the day as in 06:00, or an instant"))
    }
  }

  /// The whole day, and fifteen minutes to both sides of it.
  @Test(arguments: [
    ("+0900", "2025-11-24", true), ("+0900", "2025-11-23", false), ("-0800", "11-24", true), ("-0800", "11-25", false),
  ])
  func theTimelineListsADayOfTheLines(_ zone: String, _ day: String, _ isListed: Bool) throws {
    let scratch = try Scratch()
    let sample = RepositoryPaths.root.appending(path: "SampleLogs/healthy/daily-cycle.log").path(percentEncoded: false)
    // All lines on one day of the wall, at 02:00 to 03:00: another day in UTC where the zone is east.
    let run = try scratch.shell(
      "sed -E 's/^2025-11-15 05(.*)[+]0000/2025-11-24 02\\1\(zone)/' \(sample) > a.log; dnp-logcheck timeline --around \(day) a.log"
    )
    #expect(run.outputText.contains("notification delivered") == isListed, "\(run.outputText)\(run.errorText)")
    #expect(run.exitCode == (isListed ? 0 : 3))
    if !isListed { #expect(run.errorText.contains("; the lines are from 2025-11-2")) }
  }
}
