import Foundation
import LogCheckTestSupport
import Testing

/// A format or a profile that the capture contradicts.
@Suite struct ContradictionTests {
  /// The output without its line ends.
  private static func words(_ run: CommandRun) -> String {
    run.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: ["android-threadtime", "idevicesyslog", "android-studio-json"])
  func aNamedFormatThatTheLinesContradictIsReported(_ format: String) throws {
    let run = try Scratch().shell("dnp-logcheck --format \(format) --report text night.log")
    #expect(run.exitCode == 3, "\(run.outputText)")
    #expect(Self.words(run).contains("look like apple-default, not like \(format)"), "\(run.outputText)")
    #expect(!run.outputText.contains("is it the right app"), "\(run.outputText)")
    let json = try Scratch().shell("dnp-logcheck --format \(format) --json night.log")
    #expect(json.outputText.contains("\"code\":\"I067\""), "\(json.outputText)")
  }

  @Test func doctorNamesIt() throws {
    let run = try Scratch().shell("dnp-logcheck doctor --format android-threadtime night.log")
    #expect(run.exitCode == 3 && !run.outputText.contains("is it the right app"))
    #expect(
      Self.words(run).contains("format: its lines look like apple-default, not like android-threadtime"),
      "\(run.outputText)")
  }

  /// Without a named format, and with the right one.
  @Test(arguments: ["auto", "apple-default"])
  func aFormatThatReadsTheLinesContradictsNothing(_ format: String) throws {
    let run = try Scratch().shell("dnp-logcheck --format \(format) --json night.log")
    #expect(run.exitCode == 0 && !run.outputText.contains("I067"))
  }

  @Test func aProfileOfAnotherPlatformIsNoPass() throws {
    let run = try Scratch().shell("dnp-logcheck --profile android --report text night.log")
    #expect(run.exitCode == 3, "\(run.outputText)")
    #expect(run.outputText.contains("NOT PROVED"), "\(run.outputText)")
    let text = Self.words(run)
    #expect(text.contains("judged as android, the profile that was named; the capture shows ios"), "\(run.outputText)")
    let json = try Scratch().shell("dnp-logcheck --profile android --json night.log")
    #expect(json.exitCode == 3 && json.outputText.contains("\"code\":\"I066\""))
  }

  @Test(arguments: ["ios-device", "ios-simulator", "auto"])
  func aProfileOfTheSamePlatformContradictsNothing(_ profile: String) throws {
    let run = try Scratch().shell("dnp-logcheck --profile \(profile) --json night.log")
    #expect(!run.outputText.contains("I066"), "\(profile)")
  }

  /// Of several captures the one that contradicts it is named.
  @Test func theCaptureThatContradictsIsNamed() throws {
    let run = try Scratch().shell(
      "dnp-logcheck simulate happy-path --platform android > a.log; dnp-logcheck --profile android --json a.log night.log"
    )
    #expect(run.outputText.contains("night.log: judged as android, the profile that was named"), "\(run.exitCode)")
    #expect(!run.outputText.contains("a.log: judged as android, the profile"))
  }
}
