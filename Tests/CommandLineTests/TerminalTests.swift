import Foundation
import LogCheckTestSupport
import Testing

/// The properties of terminals, and the user's settings for colours.
@Suite struct TerminalTests {
  /// Runs a line as if a terminal of so many columns were there.
  private func terminal(_ line: String, columns: Int) throws -> CommandRun {
    let scratch = try Scratch()
    return try scratch.shell(
      "script -qec 'stty cols \(columns) rows 5; \(line)' /dev/null </dev/null")
  }

  /// util-linux has it; others know other options.
  private static let canMakeTerminals: Bool = {
    (try? CommandRun.shell("script -qec true /dev/null </dev/null >/dev/null 2>&1"))?.exitCode == 0
  }()

  @Test(
    .costly,
    arguments: [
      ("", false), ("NO_COLOR=1", false), ("CLICOLOR_FORCE=1", true), ("CLICOLOR_FORCE=0", false),
      ("NO_COLOR=1 CLICOLOR_FORCE=1", false),
      ("NO_COLOR= CLICOLOR_FORCE=1", true), ("TERM=xterm-256color", false),
      ("COLUMNS=100000000000000000000", false),
      ("COLUMNS=0", false), ("COLUMNS=-1 LINES=x", false),
    ])
  func withoutATerminalColoursAreThereWhereTheyAreForced(_ environment: String, _ hasColours: Bool)
    throws
  {
    let scratch = try Scratch()
    let plain = try scratch.shell("dnp-logcheck night.log").outputText
    let run = try scratch.shell("\(environment) dnp-logcheck night.log")
    #expect(run.exitCode == 0)
    #expect(run.output.contains(0x1B) == hasColours)
    #expect(run.outputText.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    .enabled(if: canMakeTerminals),
    arguments: [
      ("TERM=xterm", true), ("TERM=dumb", false), ("TERM=xterm NO_COLOR=1", false),
      ("TERM=xterm CLICOLOR=0", true),
    ])
  func aTerminalGetsColoursUnlessItIsRefused(_ environment: String, _ hasColours: Bool) throws {
    let run = try terminal("env -u TERM \(environment) dnp-logcheck night.log", columns: 80)
    #expect(run.exitCode == 0, "\(run.outputText)")
    #expect(run.output.contains(0x1B) == hasColours)
  }

  /// Also where what is seen is drawn again and again.
  @Test(
    .costly,
    .enabled(if: canMakeTerminals), arguments: [0, 1, 7, 20, 65_535],
    ["night.log", "--live night.log", "timeline night.log"])
  func noWidthIsTooStrange(_ columns: Int, _ line: String) throws {
    let run = try terminal("TERM=xterm dnp-logcheck \(line)", columns: columns)
    #expect(run.exitCode == 0, "\(run.outputText)")
    #expect(run.output.count > 100)
  }
}
