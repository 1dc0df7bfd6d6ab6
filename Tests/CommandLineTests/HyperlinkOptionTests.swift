import Foundation
import LogCheckTestSupport
import Testing

/// Links of the text report as a terminal gets them.
@Suite struct HyperlinkOptionTests {
  private static let sample = "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log"

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(BuiltProduct.dnpLogCheck, arguments + ["--report", "text", Self.sample])
  }

  @Test func linksLeadToTheCaptureAndChangeNothingElse() throws {
    let linked = try run("--hyperlinks", "always").outputText
    let form = /\u{1B}\]8;;file:\/\/[A-Za-z0-9._~-]*(\/[^\u{1B}]+)\u{1B}\\([^\u{1B}]*)\u{1B}\]8;;\u{1B}\\/
    let targets = linked.matches(of: form).map { String($0.1).removingPercentEncoding }
    #expect(targets.count > 1)
    #expect(Set(targets) == [RepositoryPaths.root.appending(path: Self.sample).path(percentEncoded: false)])
    #expect(linked.replacing(form) { String($0.output.2) } == (try run("--hyperlinks", "never").outputText))
  }

  @Test func whatIsNoTerminalGetsNone() throws { #expect(try !run().output.contains(0x1B)) }
}
