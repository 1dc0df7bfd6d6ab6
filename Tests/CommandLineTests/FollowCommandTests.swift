import Foundation
import LogCheckTestSupport
import Testing

/// The command `follow`, as a process.
@Suite struct FollowCommandTests {
  /// A running `follow` of files in a folder.
  private final class Running {
    let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      process.executableURL = BuiltProduct.dnpLogCheck
      process.arguments = ["follow"] + FollowCommandTests.rules + arguments
      process.currentDirectoryURL = folder.url
      process.environment = CommandRun.environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      try process.run(within: 600)
    }

    deinit {
      if process.isRunning { process.terminate() }
    }

    /// Waits for the next bytes of the output, or of what is complained of.
    func next() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }
    func nextComplaint() -> String { String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self) }

    /// Sends a signal and gives what comes until the command has ended.
    func end(_ signal: Int32 = SIGINT) throws -> String {
      kill(process.processIdentifier, signal)
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static let rules = [
    "--no-built-in-rules", "--rules",
    RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml").path(percentEncoded: false),
  ]

  private static func logLine(_ time: String, _ process: String, _ message: String) -> String {
    "2025-11-15 \(time).000000+0000 0x1a2b     Default     0x0                  700    0    \(process): \(message)\n"
  }

  private static let hanging =
    logLine("06:00:00", "Runner", "[JOB] started a1") + logLine("06:00:40", "otherd", "still here")
  private static let done =
    logLine("06:01:00", "Runner", "[JOB] started b2") + logLine("06:01:05", "Runner", "[JOB] finished b2")

  /// Of another time: no other capture can hold what this one lacks.
  private static let elsewhere =
    logLine("09:00:00", "Runner", "[JOB] started c3") + logLine("09:00:05", "Runner", "[JOB] finished c3")

  private static func append(_ text: String, to file: URL) throws {
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsItWithTheReportAtOnce(_ signal: Int32) throws {
    let folder = try TemporaryFolder()
    let command = try Running(["a.log", "b.log"], in: folder)
    // Both are waited for.
    var notes = ""
    while !notes.contains("b.log"), case let more = command.nextComplaint(), !more.isEmpty { notes += more }
    #expect(notes.contains("dnp-logcheck: note: a.log: there is no such file yet"))
    try folder.write(Self.hanging + Self.done, to: "a.log")
    try folder.write(Self.elsewhere, to: "b.log")
    Thread.sleep(forTimeInterval: 1.5)
    let asked = Date()
    let report = try command.end(signal)
    // Less than the five seconds that it gives to lines on their way, also on a busy machine.
    #expect(Date().timeIntervalSince(asked) < 4)
    #expect(report.contains("FAIL  1 of 2 captures failed, 1 rule broke"))
    #expect(report.contains("a.log:1:97: error: a job that begins is done within half a minute"))
    #expect(command.process.terminationReason == .exit)
    #expect(command.process.terminationStatus == 1)
    withExtendedLifetime(folder) {}
  }

  @Test(.timeLimit(.minutes(10)))
  func aFindingIsPrintedWhileTheFileIsWritten() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "a.log")
    let command = try Running(["a.log"], in: folder)
    try Self.append(Self.hanging, to: file)
    #expect(command.next().hasPrefix("a.log:1:97: error: a job that begins is done within half a minute"))
    #expect(command.process.isRunning)
    _ = try command.end()
    withExtendedLifetime(folder) {}
  }

  @Test(.timeLimit(.minutes(10)))
  func aSilentFileCostsNoProcessorTime() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.done, to: "a.log")
    let (rules, url) = (Self.rules.joined(separator: " "), folder.url)
    @Sendable func spent(_ seconds: Int) throws -> Double {
      let line =
        "TIMEFORMAT='%U %S'; time (dnp-logcheck follow \(rules) a.log >out\(seconds) 2>err\(seconds) &"
        + " sleep \(seconds); kill -INT $!; wait $!)"
      let run = try CommandRun.shell(line, in: url)
      return run.errorText.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.reduce(0, +)
    }
    async let long = waiting { try spent(6) }
    async let short = waiting { try spent(2) }
    let idle = try await long - short
    #expect(idle < 0.4, "four seconds of silence cost \(idle) s")
    withExtendedLifetime(folder) {}
  }

  /// Killed in the middle, it continues; findings that were printed are no news, and are in the last report.
  @Test(.timeLimit(.minutes(10)))
  func aKilledRunGoesOnFromItsState() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.hanging, to: "a.log")
    let first = try Running(["--state", "state", "a.log"], in: folder)
    #expect(first.next().hasPrefix("a.log:1:97: error: "))
    // The reported findings are written to the state after it.
    Thread.sleep(forTimeInterval: 1)
    _ = try first.end(SIGKILL)
    #expect(first.process.terminationReason == .uncaughtSignal)
    try Self.append(Self.done, to: file)

    let second = try Running(["--state", "state", "--report", "text", "--report", "json=r.json", "a.log"], in: folder)
    #expect(second.nextComplaint().contains("note: goes on where the last run stopped"))
    Thread.sleep(forTimeInterval: 1)
    let report = try second.end()
    #expect(report.hasPrefix("1. error: a job that begins is done within half a minute"))
    #expect(report.contains("1 rule passed, 1 failed"))
    let checked = try CommandRun(
      BuiltProduct.dnpLogCheck, Self.rules + ["--report", "json=c.json", "a.log"], in: folder.url)
    #expect(checked.exitCode == 1)
    #expect(
      try String(contentsOf: folder.url.appending(path: "r.json"), encoding: .utf8)
        == String(contentsOf: folder.url.appending(path: "c.json"), encoding: .utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("state"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(.timeLimit(.minutes(10)))
  func aStateOfOtherOptionsOrOfAnotherRunIsRefusedAndLeftAsItIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.done, to: "a.log")
    let first = try Running(["--state", "state", "a.log"], in: folder)
    // Its first state holds what it read; from then on no other run may use the file.
    for _ in 0..<1200 where (try? Data(contentsOf: folder.url.appending(path: "state")).isEmpty) ?? true {
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.sleep(forTimeInterval: 1)
    func refusal(_ arguments: [String]) throws -> String {
      let run = try CommandRun(BuiltProduct.dnpLogCheck, ["follow"] + Self.rules + arguments, in: folder.url)
      #expect(run.exitCode == 2)
      #expect(run.output == [])
      return run.errorText
    }
    #expect(
      try refusal(["--state", "state", "a.log"])
        == "dnp-logcheck: the state state cannot be used: another run uses it\n")
    _ = try first.end()
    let before = try Data(contentsOf: folder.url.appending(path: "state"))
    #expect(
      try refusal(["--state", "state", "--year", "2025", "a.log"]).contains(
        "--year changed: it was not given, now it is 2025"))
    #expect(try refusal(["--state", "state", "b.log"]).contains("the files changed: it was "))
    #expect(try refusal(["--state", "state", "--select", "job-finishes", "a.log"]).contains("--select changed"))
    try folder.write("a note of somebody's\n", to: "other")
    #expect(try refusal(["--state", "other", "a.log"]).contains("it is no state of dnp-logcheck; name another file"))
    #expect(try refusal(["--state", "no/such/folder", "a.log"]).contains("cannot be used: its folder is not there"))
    #expect(try Data(contentsOf: folder.url.appending(path: "state")) == before)
  }

  @Test(arguments: [
    ([], "name the files to follow"),
    (["-"], "standard input cannot be followed"),
    (["."], "is no regular file"),
    (["pipe"], "a pipe is read as it comes by: dnp-logcheck pipe"),
    (["a.log", "a.log.1"], "a.log.1 is what rotation leaves of a.log"),
    (["--state", "state", "--live-clock", "a.log"], "--state and --live-clock cannot be combined"),
    (["--state", "a.log", "a.log"], "--state would write over the capture a.log"),
    (["--state", "x", "--report", "json=x", "a.log"], "--state and --report cannot share the file x"),
    (["--report", "json=a.log", "a.log"], "--report would write over the capture a.log"),
  ])
  func whatCannotBeFollowedIsBadUsage(_ arguments: [String], _ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.done, to: "a.log")
    _ = try CommandRun.shell("mkfifo pipe", in: folder.url)
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["follow"] + Self.rules + arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains(words), "\(run.errorText)")
    withExtendedLifetime(folder) {}
  }
}
