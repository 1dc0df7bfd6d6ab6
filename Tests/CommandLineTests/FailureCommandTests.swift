import Foundation
import LogCheckTestSupport
import Testing

/// `--on-failure`: a command for each failure.
@Suite struct FailureCommandTests {
  private static func log(_ code: String, count: Int = 1) -> String {
    (1...count).map {
      "2026-03-05 06:00:\(String(format: "%02d", $0)).000000+0000 0x1a2b Default 0x0 412 0 App: [DNP-JS] reject "
        + "scheduleDailyNotification (callback_id=\($0), code=\(code), message=x)\n"
    }.joined()
  }

  @Test func itGetsTheFindingOnItsStandardInput() throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.log("NO_SUCH_CODE"), to: "a.log")
    let run = try scratch.shell("dnp-logcheck check a.log --fail-on warning --on-failure 'cat >>found'; echo $?")
    #expect(run.outputText.hasSuffix("1\n"))
    let lines = try scratch.text("found").split(separator: "\n")
    let first = try JSONTree(String(try #require(lines.first)))
    #expect(first["type"]?.text == "finding")
    #expect(first["verdict"]?.text == "fail")
    #expect(first["condition"] == nil)
    #expect(first["evidence"]?.items?.first?["line"]?.number == 1)
    let all = try scratch.shell("dnp-logcheck check a.log --report jsonl | grep -c '^{.type.:.finding.*verdict.:.fail'")
    #expect(all.outputText == "\(lines.count)\n")
  }

  /// Text of a log is data: it is no word of the command.
  @Test func textOfTheLogIsNeverRun() throws {
    let scratch = try Scratch()
    let name = "a;touch owned;$(touch owned)`touch owned`.log"
    try scratch.folder.write(
      Self.log("NO_SUCH_CODE").replacing("message=x", with: "message=x;touch owned"), to: name)
    let run = try scratch.shell(
      "dnp-logcheck check a*.log --fail-on warning --on-failure 'cat >>found'; ls owned; grep -c owned found")
    #expect(run.outputText.contains("FAIL") && !run.outputText.contains("\nowned\n"), "\(run.outputText)")
    #expect(try scratch.text("found").contains("owned"))
  }

  @Test(arguments: ["exit 5", "kill -9 $$", "no-such-command", "exec <&-"])
  func itsFailureChangesNothing(_ command: String) throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.log("NO_SUCH_CODE"), to: "a.log")
    #expect(try scratch.shell("dnp-logcheck check a.log --fail-on warning --on-failure '\(command)'").exitCode == 1)
  }

  @Test func theyRunOneAtATimeAndAllOfThem() async throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.log("NO_SUCH_CODE", count: 9), to: "a.log")
    let run = try await scratch.laterShell(
      "dnp-logcheck check a.log --fail-on warning --on-failure 'mkdir lock || touch twice; sleep 0.02; cat >>found; rmdir lock' >/dev/null; "
        + "ls twice; grep -c '' found; dnp-logcheck check a.log --report jsonl | grep -c '^{.type.:.finding.*verdict.:.fail'"
    )
    let numbers = run.outputText.split(separator: "\n")
    #expect(numbers.count == 2 && numbers[0] == numbers[1], "\(run.outputText)")
  }

  @Test func aHealthyLogRunsNothing() throws {
    let scratch = try Scratch()
    let run = try scratch.shell("dnp-logcheck check night.log --on-failure 'touch ran' >/dev/null; ls ran")
    #expect(run.outputText.isEmpty)
  }

  /// Standard output has the report alone.
  @Test func itsOutputIsNotMixedWithTheReport() throws {
    let scratch = try Scratch()
    try scratch.folder.write(Self.log("NO_SUCH_CODE"), to: "a.log")
    let run = try scratch.shell("dnp-logcheck check a.log --fail-on warning --report json --on-failure 'echo xyzzy'")
    #expect(!run.outputText.contains("xyzzy"))
    #expect(run.errorText.contains("xyzzy"))
  }

  /// More failures than the command keeps up with are counted.
  @Test func tooManyAreCounted() async throws {
    let scratch = try Scratch()
    let lines = Self.log("NO_SUCH_CODE", count: 59)
    try scratch.folder.write(
      ["06:00:", "06:01:", "06:02:"].map { lines.replacing("06:00:", with: $0) }.joined(), to: "b.log")
    let run = try await scratch.laterShell(
      "dnp-logcheck check b.log --fail-on warning --on-failure 'cat >>found; sleep 0.01' --report jsonl 2>err "
        + "| grep -c '^{.type.:.finding.*verdict.:.fail'; grep -c '' found; "
        + "grep -o '[0-9]* more failures came than the command kept up with' err | cut -d' ' -f1")
    let numbers = run.outputText.split(separator: "\n").compactMap { Int($0) }
    #expect(numbers.count == 3 && numbers[1] > 100 && numbers[0] == numbers[1] + numbers[2], "\(run.outputText)")
  }
}
