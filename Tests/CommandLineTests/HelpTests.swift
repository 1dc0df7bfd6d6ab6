import ArgumentParser
import Foundation
import LogCheckTestSupport
import Testing

@testable import dnp_logcheck

@Suite struct HelpTests {
  /// Patterns behave as the library of the machine does: its version belongs to a report of trouble.
  @Test func theVersionIsOneLineWithThatOfThePatternLibrary() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--version"])
    #expect(run.exitCode == 0)
    #expect(try /([0-9.]+) \(PCRE2 1[0-9]\.[0-9]+ [^\n]+\)\n/.wholeMatch(in: run.outputText)?.1 == Version.current[...])
  }

  /// An example comes before the list of options, and the exit codes are told.
  @Test func helpShowsAnExampleFirst() throws {
    let text = try CommandRun(BuiltProduct.dnpLogCheck, ["--help"]).outputText
    let example = try #require(text.firstRange(of: "EXAMPLES\n  dnp-logcheck capture.log"))
    let usage = try #require(text.firstRange(of: "USAGE:"))
    let codes = try #require(text.firstRange(of: "EXIT CODES"))
    #expect(example.upperBound < usage.lowerBound)
    #expect(codes.upperBound < usage.lowerBound)
  }

  @Test(arguments: DNPLogCheck.configuration.subcommands.map { $0._commandName })
  func everySubcommandExplainsItself(_ name: String) throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, [name, "--help"])
    #expect(run.exitCode == 0)
    #expect(run.outputText.hasPrefix("OVERVIEW: "))
  }
}
