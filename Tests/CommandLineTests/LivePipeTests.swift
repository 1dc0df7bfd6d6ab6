import Foundation
import LogCheckTestSupport
import Testing

/// A capture that is still being written: findings come at once, and a signal gives the summary.
@Suite struct LivePipeTests {
  /// The command with a pipe at each end.
  private final class Running {
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ arguments: [String]) throws {
      process.executableURL = BuiltProduct.dnpLogCheck
      process.arguments = ["--no-built-in-rules", "--rules", "Tests/CommandLineTests/Inputs/rules.yml"] + arguments
      process.currentDirectoryURL = RepositoryPaths.root
      process.environment = CommandRun.environment
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run(within: 600)
    }

    deinit {
      if process.isRunning { process.terminate() }
    }

    func write(_ logLines: [String]) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(logLines.map { $0 + "\n" }.joined().utf8))
    }

    func writeBytes(_ bytes: [UInt8]) throws { try input.fileHandleForWriting.write(contentsOf: Data(bytes)) }

    func close() throws { try input.fileHandleForWriting.close() }

    /// Waits for the next bytes of the output.
    func next() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

    /// As ``next()``, where that takes seconds; with the time at which it came, since the test itself may go on much later.
    func laterNext() async throws -> (text: String, time: Date) {
      let handle = output.fileHandleForReading
      let (data, time) = try await waiting { (handle.availableData, Date()) }
      return (String(decoding: data, as: UTF8.self), time)
    }

    /// The output until the command ends.
    func rest() throws -> String {
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static func logLine(_ time: String, _ process: String, _ message: String) -> String {
    "2025-11-15 \(time).000000+0000 0x1a2b     Default     0x0                  700    0    \(process): \(message)"
  }

  private static let started = logLine("06:00:00", "Runner", "[JOB] started a1")
  private static let finished = logLine("06:00:05", "Runner", "[JOB] finished a1")
  private static let hanging = logLine("06:00:06", "Runner", "[JOB] started b2")
  private static let pastTheDeadline = logLine("06:00:40", "otherd", "still here")

  /// The last stamp is one second before the deadline; five are given to lines on their way.
  @Test(.timeLimit(.minutes(10)))
  func aDeadlinePassesByTheClockWhereThatIsAskedFor() async throws {
    let command = try Running(["--live-clock"])
    try command.write([Self.hanging, Self.logLine("06:00:35", "otherd", "still here")])
    let begin = Date()
    let (reported, end) = try await command.laterNext()
    #expect(reported.hasPrefix("<stdin>:1:97: error: a job that begins is done within half a minute"))
    #expect((5..<25).contains(end.timeIntervalSince(begin)))
    try command.close()
    let summary = try command.rest().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(summary.hasSuffix("FAIL 1 rule broke") && summary.contains("the stream was silent for up to"), "\(summary)")
    #expect(command.process.terminationStatus == 1)
  }

  /// A job starts 29 s ago and was to be done within 30 s; seven seconds after the last line, of now, the stream ends.
  /// Five are given to lines on their way. The same of yesterday is a stored log, and the silence of the stream means
  /// nothing for it.
  @Test(.timeLimit(.minutes(10)), arguments: [(0, 1), (-86_400, 3)])
  func aSilentStreamHasEndedByTheClock(_ age: Int, _ status: Int32) async throws {
    let command = try Running([])
    let now = Date()
    let logLines = [(-29, "Runner", "[JOB] started a1"), (0, "otherd", "still here")].map { seconds, process, message in
      let stamp = (now + TimeInterval(age + seconds)).formatted(.iso8601.dateTimeSeparator(.space)).dropLast()
      return "\(stamp).000000+0000 0x1a2b     Default     0x0                  700    0    \(process): \(message)"
    }
    try command.write(logLines)
    try await Task.sleep(for: .seconds(7))
    try command.close()
    let summary = try command.rest().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(summary.contains("before the stream ended, by the clock of this machine") == (status == 1))
    #expect(command.process.terminationStatus == status, "\(summary)")
  }

  @Test(.timeLimit(.minutes(10)))
  func theRulesInPlayArePrintedOnStandardError() throws {
    let scratch = try TemporaryFolder()
    let logLines = [Self.started, Self.finished, Self.hanging].map { $0 + "\n" }.joined()
    let file = try scratch.write(logLines, to: "rows.log").path(percentEncoded: false)
    let run = try withExtendedLifetime(scratch) {
      try CommandRun.shell(
        "(cat \(file); sleep 1) | dnp-logcheck --live --quiet --no-built-in-rules"
          + " --rules Tests/CommandLineTests/Inputs/rules.yml")
    }
    #expect(
      run.errorText.contains(
        "06:00:06 waits 30 s left, until 06:00:36 (line 3), 1 held: a job that begins is done within half a minute\n"))
    #expect(run.outputText.hasPrefix("NOT PROVED with 1 unfinished promise"))
  }

  @Test(.timeLimit(.minutes(10)))
  func aFailureIsReportedAsSoonAsTheDecidingLineArrives() throws {
    let command = try Running([])
    try command.write([Self.started])
    try command.write([Self.pastTheDeadline])
    // The input stays open: what comes now was not held back until its end.
    let reported = command.next()
    #expect(reported.hasPrefix("<stdin>:1:97: error: a job that begins is done within half a minute"))
    #expect(command.process.isRunning)
    try command.close()
    #expect(try command.rest().contains("FAIL  1 rule broke"))
    #expect(command.process.terminationStatus == 1)
  }

  @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalGivesTheSummaryAndTheExitFollowsTheVerdict(_ signal: Int32) throws {
    let command = try Running([])
    try command.write([Self.started, Self.finished, Self.hanging, Self.pastTheDeadline])
    _ = command.next()
    kill(command.process.processIdentifier, signal)
    let summary = try command.rest()
    #expect(summary.contains("FAIL  1 rule broke"))
    #expect(command.process.terminationReason == .exit)
    #expect(command.process.terminationStatus == 1)
  }

  /// The user stops the program and lets it continue: the lines written meanwhile are all there.
  @Test(.timeLimit(.minutes(10)))
  func aPauseOfTheProgramLosesNothing() throws {
    let command = try Running([])
    try command.write([Self.started])
    kill(command.process.processIdentifier, SIGSTOP)
    try command.write([Self.finished, Self.hanging])
    usleep(300_000)
    kill(command.process.processIdentifier, SIGCONT)
    try command.write([Self.pastTheDeadline])
    try command.close()
    #expect(try command.rest().contains("FAIL  1 rule broke"))
    #expect(command.process.terminationStatus == 1)
  }

  /// Byte by byte, with pauses in the middle of a character and of a line, and without the end of the last line.
  @Test(.timeLimit(.minutes(10)), arguments: [0, 30, 100])
  func verdictsDoNotDependOnHowTheLinesArrive(_ cut: Int) throws {
    let crash = Self.logLine("06:00:09", "Runner", "[JOB] crashed: é→👍")
    let all = Array(
      [Self.started, Self.finished, Self.hanging, crash, Self.pastTheDeadline].joined(separator: "\n").utf8)
    let bytes = Array(all.dropLast(cut))
    let command = try Running(["--verbose"])
    let inCharacter = all.count - Self.pastTheDeadline.utf8.count - 3
    for (index, byte) in bytes.enumerated() {
      if index == inCharacter || index == inCharacter - 20 { usleep(500_000) }
      try command.writeBytes([byte])
    }
    try command.close()
    let scratch = try TemporaryFolder()
    let file = try scratch.write(bytes, to: "rows.log")
    let whole = try withExtendedLifetime(scratch) {
      try CommandRun(
        BuiltProduct.dnpLogCheck,
        ["--no-built-in-rules", "--rules", "Tests/CommandLineTests/Inputs/rules.yml", "--verbose"], input: file)
    }
    // A stream prints its findings before the verdict, a file after it.
    #expect(
      try command.rest().split(separator: "\n").sorted() == whole.outputText.split(separator: "\n").sorted())
    #expect(command.process.terminationStatus == whole.exitCode)
  }

  /// The first signal asks for the report, which here waits for a reader that never comes; the second is obeyed at once.
  @Test(.timeLimit(.minutes(10)))
  func aSecondSignalEndsTheProgramAtOnce() async throws {
    let scratch = try Scratch()
    let run = try await scratch.laterShell(
      "mkfifo pipe in; sleep 60 >in & writer=$!; dnp-logcheck --report json=pipe --report text <in >out & tool=$!; sleep 1; "
        + "kill -INT $tool; sleep 1; kill -0 $tool && echo waits; kill -INT $tool; wait $tool; echo $?; kill -KILL $writer"
    )
    #expect(run.outputText == "waits\n130\n")
  }

  @Test(.timeLimit(.minutes(10)))
  func aSignalBeforeAnythingCameIsNotGreen() throws {
    // The report of the run's beginning shows that the signals are watched.
    let command = try Running(["--report", "jsonl"])
    _ = command.next()
    kill(command.process.processIdentifier, SIGINT)
    #expect(try command.rest().contains("\"verdict\":\"nothingDecided\""))
    #expect(command.process.terminationStatus == 3)
  }

  /// A log that is being written and never pauses: its finding is printed before the stream ends.
  @Test func aFindingOfASteadyStreamIsPrintedAtOnce() async throws {
    let scratch = try Scratch()
    let run = try await scratch.laterShell(
      #"""
      { for i in $(seq 80); do
          message="otherd: x"
          [ $i = 1 ] && message="App: [DNP-PLUGIN] configure() called"
          [ $i = 20 ] && message="App: [DNP-JS] reject scheduleDailyNotification (callback_id=1, code=NO_SUCH_CODE, message=x)"
          echo "$(date -u '+%Y-%m-%d %H:%M:%S.%6N+0000') 0x1a2b Info 0x0 412 0 $message"
          sleep 0.02
        done; touch ended; } | dnp-logcheck | while read -r line; do [ -e ended ] || echo "$line"; done | grep -c '^<stdin>:20:'
      """#)
    #expect(run.outputText == "1\n")
  }

  /// A stored log is what it is, however its bytes come through a pipe.
  @Test func aStoredLogInPiecesHasTheFormatOfTheWholeFile() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      #"""
      for i in $(seq 25); do echo "2025-11-15 05:32:45.200 xcodebuild[412:1a2b] step $i"; done >head.log
      { cat head.log; sleep 0.1; cat night.log; } | dnp-logcheck --report jsonl | grep -o '"format":"[a-z-]*"'
      cat head.log night.log >whole.log; dnp-logcheck --report jsonl whole.log | grep -o '"format":"[a-z-]*"'
      """#)
    #expect(run.outputText == #""format":"apple-default"\#n"format":"apple-default"\#n"#)
  }
}
