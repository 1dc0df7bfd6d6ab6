import Foundation
import LogCheckTestSupport
import Testing

/// The command `watch`, with scripts in the roles of the programs that print logs.
@Suite struct WatchCommandTests {
  /// A script named `adb`, with its work at the first start and at each later one.
  private func scratch(first: String, later: String = "exit 1") throws -> Scratch {
    let scratch = try Scratch()
    let program = """
      #!/bin/bash
      say() { echo "2026-03-05 $1 +0000   412   431 I $2: $3"; }
      echo "$@" >>starts
      if [ $(wc -l <starts) = 1 ]; then
      \(first)
      else
      \(later)
      fi

      """
    let file = try scratch.folder.write(program, to: "bin/adb")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
    return scratch
  }

  /// Runs it until `condition` holds, then sends SIGINT; prints the exit code at last. In the shell.
  private static func line(_ options: String, until condition: String) -> String {
    """
    PATH="$PWD/bin:$PATH" dnp-logcheck watch android --fail-on warning \(options) >out 2>err & tool=$!
    for i in $(seq 1200); do \(condition) && break; sleep 0.05; done
    kill -INT $tool; wait $tool; echo "exit $?"
    """
  }

  private static let rejected =
    #"say 06:00:00.000 Capacitor/Console '[DNP-JS] reject scheduleDailyNotification (callback_id=1, code=NO_SUCH_CODE, message=x)'"#
  private static let configured = "say 06:00:00.000 DNP-PLUGIN 'configure() called'"
  private static let tenSecondsLater = "say 06:00:10.000 ActivityManager 'Start proc 4711:com.example.mail/u0a213'"

  @Test func aFindingIsShownWhileTheProgramRuns() async throws {
    let scratch = try scratch(first: Self.rejected + "; sleep 600")
    let run = try await scratch.laterShell(
      Self.line("-- -b all", until: "grep -q '^android:1:[0-9]*: [ew]' out") + "\npgrep -f 'sleep 60[0]' | wc -l")
    #expect(run.outputText.hasPrefix("exit 1\n"), "\(run.outputText)")
    #expect(try scratch.text("out").contains("FAIL"))
    #expect(try scratch.text("starts") == "logcat -v threadtime -v year -v zone -T 1 -b all\n")
    #expect(try scratch.text("err").contains("watching: adb logcat -v threadtime -v year -v zone -T 1 -b all\n"))
  }

  /// The program is ended with the run, and what it has started as well.
  @Test func nothingGoesOnAfterTheEnd() async throws {
    let scratch = try scratch(first: Self.rejected + "; (trap '' HUP; echo $BASHPID >child; exec sleep 601) & wait")
    let run = try await scratch.laterShell(
      Self.line("", until: "[ -s child ] && [ -s out ]") + "\nps -o stat= -p $(cat child) | grep -v Z")
    #expect(run.outputText == "exit 1\n")
  }

  /// The control: in one log without a gap the line that is missing is a failure.
  @Test func aMissingLineIsAFailure() async throws {
    let scratch = try scratch(first: "\(Self.configured); \(Self.tenSecondsLater); touch written; sleep 600")
    let run = try await scratch.laterShell(Self.line("", until: "grep -q '^android:1:[0-9]*: [ew]' out"))
    #expect(run.outputText == "exit 1\n")
  }

  @Test func afterAnEndItIsStartedAgainAndWhatMayBeMissingIsNoFailure() async throws {
    let scratch = try scratch(
      first: "\(Self.configured); echo 'device went away' >&2; exit 7",
      later: "\(Self.tenSecondsLater); touch written; sleep 600")
    let run = try await scratch.laterShell(Self.line("--report jsonl", until: "[ -e written ]"))
    #expect(run.outputText == "exit 3\n")
    let complaints = try scratch.text("err")
    #expect(
      complaints.contains("adb ended (exit code 7)") && complaints.contains("it is started again"), "\(complaints)")
    #expect(complaints.contains("device went away"))
    #expect(try scratch.text("out").contains(#""lines":2"#))
  }

  /// A program may leave another one that holds its output open, and prints nothing.
  @Test func aProgramThatLeavesItsOutputOpenIsStartedAgain() async throws {
    let scratch = try scratch(
      first: "sleep 5 & \(Self.rejected); sleep 0.2; exit 7", later: "touch again; sleep 600")
    let run = try await scratch.laterShell(Self.line("", until: "[ -e again ]"))
    #expect(run.outputText == "exit 1\n")
    #expect(try scratch.text("err").contains("adb ended (exit code 7)"))
    #expect(try scratch.text("out").contains("android:1:"))
  }

  /// Lines that such a program still prints are read.
  @Test func whatAProgramThatWasLeftPrintsIsRead() async throws {
    let scratch = try scratch(
      first: "(sleep 0.5; \(Self.rejected); sleep 600) & exit 7", later: "touch again; sleep 600")
    let run = try await scratch.laterShell(Self.line("", until: "[ -e again ]"))
    #expect(run.outputText == "exit 1\n")
    #expect(try scratch.text("out").contains("android:1:"))
  }

  /// Lines are counted through all starts.
  @Test func aFindingAfterAnEndHasItsLine() async throws {
    let three = (1...3).map { "say 06:00:0\($0).000 ActivityManager 'number \($0)'" }.joined(separator: "; ")
    let scratch = try scratch(first: three + "; exit 1", later: Self.rejected + "; sleep 600")
    let run = try await scratch.laterShell(Self.line("", until: "grep -q '^android:4:[0-9]*: warning: ' out"))
    #expect(run.outputText == "exit 1\n")
    #expect(try scratch.text("out").contains("android:4:"))
  }

  @Test func aProgramThatIsNotThereIsNamedWithWhatItNeeds() throws {
    let scratch = try Scratch()
    let run = try scratch.shell("PATH=$(dirname $(command -v dnp-logcheck)) dnp-logcheck watch android")
    #expect(run.exitCode == 2)
    #expect(
      run.errorText.contains("watch android: there is no program adb on the PATH; it needs Android's platform tools"))
  }

  @Test func aProgramThatEndsAtOnceIsGivenUp() async throws {
    let scratch = try scratch(first: "echo 'no devices' >&2; exit 1", later: "echo 'no devices' >&2; exit 1")
    let run = try await scratch.laterShell(#"PATH="$PWD/bin:$PATH" dnp-logcheck watch android"#)
    #expect(run.exitCode == 2)
    #expect(
      run.errorText.contains("watch android: adb ended 3 times at once (exit code 1)")
        && run.errorText.contains("it needs Android's platform tools"), "\(run.errorText)")
    #expect(run.errorText.contains("no devices"))
    #expect(try scratch.text("starts").split(separator: "\n").count == 3)
  }

  @Test(.costly) func aProgramThatPrintsNothingIsAskedAfter() async throws {
    let scratch = try scratch(first: "echo '- waiting for device -' >&2; sleep 600")
    let run = try await scratch.laterShell(Self.line("", until: "grep -q 'printed nothing' err"))
    #expect(run.outputText == "exit 3\n")
    let complaints = try scratch.text("err")
    #expect(complaints.contains("adb: - waiting for device -\n"))
    #expect(complaints.contains("-T 1 has printed nothing for 10 s; it needs: Android's platform tools"))
  }

  /// The words of a program for people may hold anything.
  @Test func noControlCharacterOfTheProgramReachesTheTerminal() async throws {
    let scratch = try scratch(first: #"printf '\033]0;owned\007\n' >&2; \#(Self.rejected); sleep 600"#)
    _ = try await scratch.laterShell(Self.line("", until: "grep -q owned err"))
    let complaints = try scratch.text("err")
    #expect(complaints.contains("owned"))
    #expect(!complaints.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }

  /// A rule file that a user was sent must not start a program.
  @Test func noRuleFileAddsAProgram() throws {
    let scratch = try Scratch()
    try scratch.folder.write(
      """
      schema: dnp-rules/1
      profiles:
        - { id: other, title: other, aspect: food, watch_with: { name: other, command: touch owned, needs: nothing } }

      """, to: "other.yml")
    let run = try scratch.shell("dnp-logcheck watch other --rules other.yml; echo $?; ls owned")
    #expect(run.outputText == "64\n")
    #expect(run.errorText.contains("these can: android, device, simulator"))
  }

  @Test(arguments: ["watch", "watch android device", "watch android --max-bytes 5", "watch android --include x"])
  func misuseIsAnswered(_ words: String) throws {
    #expect(try CommandRun.shell("dnp-logcheck \(words)").exitCode == 64)
  }
}
