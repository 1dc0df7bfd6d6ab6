import LogCheck
import LogCheckModel
import LogCheckRules
import Testing

/// Lines that look like the plugin's and come from another process: the origin decides, and remaining doubts are
/// reported.
@Suite struct ForeignSpeakerTests {
  private static let healthy =
    JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(5, "[JOB] started a")
    + JobWorld.logLine(6, "[JOB] finished a")
    + JobWorld.logLine(20, "[JOB] started b") + JobWorld.logLine(21, "[JOB] finished b")
  private static let end = JobWorld.logLine(90, "[JOB] launched")

  private static func foreign(_ second: Double, _ message: String) -> String {
    JobWorld.logLine(second, message, pid: 88, process: "otherd")
  }

  /// Another process says that something crashed: that is no fault of the plugin.
  @Test(arguments: [0.5, 10, 30])
  func aLineOfAnotherProcessFailsNothing(second: Double) throws {
    let outcome = try JobWorld.judge(
      (Self.healthy + Self.foreign(second, "[JOB] crashed a") + Self.end).split(separator: "\n").sorted()
        .map { $0 + "\n" }.joined())
    #expect(outcome.summary.rules.allSatisfy { $0.fails == 0 })
    #expect(outcome.verdict("never-crashes") == "pass")
  }

  /// The lines of the app itself stay its fault, whatever other processes log.
  @Test func aLineOfTheAppStaysItsFault() throws {
    let log = Self.healthy + JobWorld.logLine(30, "[JOB] crashed b") + Self.foreign(40, "[JOB] started z") + Self.end
    #expect(try JobWorld.judge(log).verdict("never-crashes") == "fail")
  }

  /// Another process says that it is done: the app did not.
  @Test func aLineOfAnotherProcessPassesNoRule() throws {
    let log =
      Self.healthy + JobWorld.logLine(30, "[JOB] started c") + Self.foreign(31, "[JOB] finished c") + Self.end
    #expect(
      try JobWorld.judge(Self.healthy + JobWorld.logLine(30, "[JOB] started c") + Self.end).verdict("finishes")
        == "fail")
    #expect(try JobWorld.judge(log).verdict("finishes") == "fail")
  }

  /// Whatever another process prints first, the app is the one that was launched.
  @Test func aLineBeforeTheFirstOfTheAppHidesNothing() throws {
    let log =
      Self.foreign(-1, "[JOB] finished z") + Self.healthy + JobWorld.logLine(30, "[JOB] started c") + Self.end
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "fail")
    #expect(outcome.verdict("never-crashes") == "pass")
    #expect(outcome.verdict("finishes-once") == "pass")
  }

  /// The number of its lines makes no process the app.
  @Test(arguments: [1, 25, 400])
  func manyLinesOfAnotherProcessFailNothing(count: Int) throws {
    let foreign = (0..<count).map { Self.foreign(30 + Double($0) / 100, "[JOB] crashed a\($0)") }.joined()
    let outcome = try JobWorld.judge(Self.healthy + foreign + Self.end)
    #expect(outcome.summary.rules.allSatisfy { $0.fails == 0 })
    #expect(outcome.verdict("never-crashes") == "pass")
  }

  /// Two processes with the same evidence: what fails in both readings fails, and what fails in one is open, not green.
  @Test func whatFailsInEachReadingFails() throws {
    let other = [0.2, 1, 2].map { $0 + 0.001 }
    let both =
      JobWorld.logLine(0, "[JOB] launched") + Self.foreign(other[0], "[JOB] launched")
      + JobWorld.logLine(1, "[JOB] started a") + Self.foreign(other[1], "[JOB] started a") + Self.end
      + Self.foreign(91, "[JOB] launched")
    #expect(try JobWorld.judge(both).verdict("finishes") == "fail")
    let one =
      JobWorld.logLine(0, "[JOB] launched") + Self.foreign(other[0], "[JOB] launched")
      + JobWorld.logLine(1, "[JOB] started a") + Self.foreign(other[1], "[JOB] started a")
      + Self.foreign(other[2], "[JOB] finished a") + Self.end + Self.foreign(91, "[JOB] launched")
    let outcome = try JobWorld.judge(one)
    #expect(outcome.verdict("finishes") == "inconclusive grouping")
    #expect(outcome.summary.exitCode == 3)
  }

  /// An extension runs from the bundle of the app: what it logs, the app logs.
  @Test func aProcessOfTheAppsBundleIsTheApp() throws {
    func entry(_ second: Int, _ message: String, path: String, pid: Int) -> String {
      #"{"eventMessage":"\#(message)","eventType":"logEvent","subsystem":"","category":"","threadID":1,"bootUUID":"","#
        + #""processImagePath":"\#(path)","timestamp":"2025-11-15 06:00:\#(second < 10 ? "0" : "")\#(second).000000+0000","#
        + #""machTimestamp":0,"messageType":"Default","processID":\#(pid)}"# + "\n"
    }
    let bundle = "/private/var/containers/Bundle/Application/6F0E/Runner.app"
    func log(_ path: String) -> String {
      entry(0, "[JOB] launched", path: bundle + "/Runner", pid: 7)
        + entry(1, "[JOB] started a", path: bundle + "/Runner", pid: 7)
        + entry(5, "[JOB] finished a", path: path, pid: 8)
        + entry(59, "[JOB] started b", path: bundle + "/Runner", pid: 7)
    }
    #expect(
      try JobWorld.judge(log(bundle + "/PlugIns/Service.appex/Service")).verdict("finishes").hasPrefix(
        "inconclusive end"))
    #expect(try JobWorld.judge(log("/usr/libexec/otherd")).verdict("finishes") == "fail")
    let other = "/private/var/containers/Bundle/Application/77AA/Other.app/Other"
    #expect(try JobWorld.judge(log(other)).verdict("finishes") == "fail")
  }

  /// Tags in the middle of what others say are words.
  @Test(arguments: [
    "I saw [JOB] crashed a", "x [JOB] crashed a", "\"[JOB] crashed a\"", "Runner[700]: [JOB] crashed a",
    "rows:\n  [JOB] crashed a",
  ])
  func aTagInTheMiddleIsNoLineOfThePlugin(_ message: String) throws {
    let plain = try JobWorld.judge(Self.healthy + Self.end)
    let outcome = try JobWorld.judge(Self.healthy + Self.foreign(30, message) + Self.end)
    #expect(outcome.verdicts == plain.verdicts)
    #expect(outcome.summary.captures.first?.events == plain.summary.captures.first?.events)
  }

  /// A message of another process with a later line that begins with a tag: that line may have been printed by the app into the same
  /// console, or be a part of the message. It fails nothing and passes nothing. In JSON the message ends where its string does.
  @Test func aTaggedLineInTheMessageOfAnotherProcessDecidesNothing() throws {
    let forged =
      Self.healthy + Self.foreign(30, "note\n[JOB] crashed a\n0x1a2b Default 0x0 700 0 Runner crashed") + Self.end
    #expect(try JobWorld.judge(forged).verdict("never-crashes") == "inconclusive grouping")
    let acquitted =
      Self.healthy + JobWorld.logLine(30, "[JOB] started c") + Self.foreign(31, "note\n[JOB] finished c") + Self.end
    #expect(try JobWorld.judge(acquitted).verdict("finishes") != "pass")
    let logLines = [
      JSONLine.entry(0, "[JOB] launched"), JSONLine.entry(5, "[JOB] started a"), JSONLine.entry(6, "[JOB] finished a"),
    ]
    let whole = JSONLine.entry(
      30, "note\\n2025-11-15 06:00:30.000000+0000 0x1a2b Default 0x0 700 0 Runner: [JOB] crashed a")
    let outcome = try JobWorld.judge((logLines + [whole, JSONLine.entry(90, "x")]).joined(separator: "\n") + "\n")
    // The app's own message quotes a line of a log: it may say what happened.
    #expect(outcome.verdict("never-crashes") == "inconclusive malformed")
  }

  /// Tags that are not quite one. The rules of the vocabulary know `[X-ALPHA]` and `[X-BETA]`; marks that are not ASCII
  /// may come before and after a tag.
  @Test(
    arguments: [
      ("[X-ALPHA] Said no", 1), ("[X-]ALPHA] Said no", 0), ("[X-ALPHA Said no", 0), ("X-ALPHA] Said no", 0),
      ("[[X-ALPHA]] Said no", 0), ("[x-alpha] Said no", 0), ("[X_ALPHA] Said no", 0), ("[X ALPHA] Said no", 0),
      ("[ X-ALPHA ] Said no", 0), ("[X-ALPHA][X-BETA] Said no", 0), ("[X-BETA] [X-ALPHA] Said no", 0),
      ("so [X-ALPHA] Said no", 0), ("[X-ALPHA]: Said no", 1), ("[X-ALPHA]Said no", 1), ("[X-ALPHA]\u{301} Said no", 1),
      ("\u{200B}[X-ALPHA] Said no", 1), ("[X-АLPHA] Said no", 0), ("［X-ALPHA］ Said no", 0),
    ])
  func aTagIsReadAsPrinted(_ message: String, _ fails: Int) throws {
    let rule = """
      kind: never
      event: a.said
      where: what == "no"
      """
    let judged = try OwnRules.judge(
      rule, logLines: OwnRules.logLines(["[X-ALPHA] Said yes", message, "[X-BETA] Said done"]))
    #expect(judged.summary.rules.first?.fails == fails, "\(judged.word)")
  }

  /// Invalid process and thread numbers.
  @Test(arguments: ["-700", "99999999999999999999", "0x2bc", "", "7e2", "٧٠٠"])
  func aLineWithoutAProcessIDMayBelongToAnotherProcess(_ number: String) throws {
    let logLine = JobWorld.logLine(30, "[JOB] crashed a").replacing("700   ", with: number.padding(6))
    let outcome = try JobWorld.judge(Self.healthy + logLine + Self.end)
    #expect(outcome.summary.captures.first?.problem == nil)
    #expect(outcome.verdict("never-crashes") != "pass")
  }

  /// The system gives a number away again: another launch, not the same one going on.
  @Test func aProcessNumberUsedAgainIsAnotherLaunch() throws {
    let log =
      Self.healthy + JobWorld.logLine(60, "[JOB] launched", pid: 701)
      + JobWorld.logLine(120, "[JOB] launched", pid: 700)
    #expect(try JobWorld.judge(log).summary.captures.first?.sessions == 3)
  }

  /// Text that other languages would run, fill in or look up stays text.
  @Test(arguments: [
    "%s%n%x%@", "${jndi:ldap://x/a}", "{{7*7}}", "$(exit 7)", "`exit 7`", "\\(1+1)", "!!python/object:os.system",
    "&a *a",
    "../../../etc/passwd", "'; DROP TABLE runs;--", "(a+)+$", "<b onload=x>",
  ])
  func commandsOfOtherLanguagesAreText(_ text: String) throws {
    let rule = """
      kind: never
      event: a.said
      """
    let judged = try OwnRules.judge(
      rule, logLines: OwnRules.logLines(["[X-ALPHA] Said \(text)", "[X-BETA] Said done"]))
    #expect(judged.summary.rules.first?.fails == 1)
    #expect(judged.failures.first?.evidence.first?.text.hasSuffix("Said \(text)") == true)
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
