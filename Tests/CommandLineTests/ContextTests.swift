import Foundation
import LogCheckTestSupport
import Testing

/// Lines of the log around the failures (`--context`, `-C`).
@Suite struct ContextTests {
  private static let sample = RepositoryPaths.root.appending(
    path: "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log"
  ).path(percentEncoded: false)

  private static func window(_ run: CommandRun) -> [String] {
    let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let head = lines.firstIndex(of: "Lines around the failures:") else { return [] }
    return Array(lines[(head + 1)...].prefix { !$0.isEmpty })
  }

  @Test(arguments: ["-C 2", "--context 2", "-C2"])
  func contextPrintsTheLinesBeforeAndAfterAFailure(_ option: String) throws {
    let scratch = try Scratch()
    let run = try scratch.shell("cp \(Self.sample) a.log; dnp-logcheck \(option) --report text a.log")
    let log = try scratch.text("a.log").split(separator: "\n")
    let shown = Self.window(run)
    #expect(shown.first == "  a.log:")
    // The submit that came too late is line 38.
    let numbers = shown.dropFirst().map { $0.drop { $0 == " " || $0 == ">" }.prefix(while: \.isNumber) }
    #expect(numbers == ["36", "37", "38", "39", "40"], "\(run.outputText)")
    #expect(shown.filter { $0.hasPrefix("  > ") }.count == 1 && shown[3].hasPrefix("  > 38  \(log[37].prefix(60))"))
  }

  @Test func withoutTheOptionNoContextIsPrinted() throws {
    #expect(try Self.window(Scratch().shell("dnp-logcheck --report text \(Self.sample)")).isEmpty)
    #expect(try Self.window(Scratch().shell("dnp-logcheck -C 3 --report text night.log")).isEmpty)
  }

  /// Captures that cannot be read a second time are named, and the verdict is the same.
  @Test func streamsAndPackedFilesAreNamed() throws {
    let run = try Scratch().shell(
      "cat \(Self.sample) | dnp-logcheck -C 1 --report text -; gzip -c \(Self.sample) > a.log.gz; dnp-logcheck -C 1 --report text a.log.gz"
    )
    #expect(run.exitCode == 1)
    #expect(Self.window(run).isEmpty)
    let words = run.outputText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("<stdin>: --context shows nothing of it, since it cannot be read a second time"))
    #expect(words.contains("a.log.gz: --context shows nothing of it"))
  }

  /// A JSON format spells a line otherwise than it is shown elsewhere; one with records of several lines has no line to show.
  @Test(arguments: [("apple-ndjson", true), ("apple-compact", true), ("idevicesyslog", true), ("apple-json", false)])
  func formatsThatSpellLinesOtherwise(_ writer: String, _ isShown: Bool) throws {
    let run = try Scratch().shell(
      "dnp-logcheck simulate SCN-21 --fault SCN-21-M1 --noise 1 --writer \(writer) > a.log; "
        + "dnp-logcheck --year 2025 --time-zone +0000 -C 1 --report text a.log")
    #expect(run.exitCode == 1)
    #expect(Self.window(run).isEmpty != isShown, "\(run.outputText)")
    #expect(run.outputText.contains("--context shows nothing of it") != isShown)
  }

  /// A structured event is escaped within a line of JSON.
  @Test func escapedEventIsFound() throws {
    let scratch = try Scratch()
    func logLine(_ second: Int, _ event: String, _ fields: String) -> String {
      let body =
        #"{\"schema\":\"dnp.event/1\",\"ts\":\"2025-11-15T05:40:0\#(second).000Z\",\"level\":\"info\",\"component\":\"FETCH\","#
        + #"\"event\":\"\#(event)\",\"platform\":\"ios\",\"fields\":{\#(fields)}}"#
      return
        #"{"timestamp":"2025-11-15 05:40:0\#(second).000000+0000","eventType":"logEvent","messageType":"Default","processID":7,"threadID":1,"#
        + #""processImagePath":"/App","subsystem":"","category":"","eventMessage":"\#(body)"}"# + "\n"
    }
    let log =
      logLine(1, "fetch.bgtask.pending_count", #"\"count\":1"#)
      + logLine(2, "fetch.bgtask.pending_count", #"\"count\":2"#)
      + logLine(3, "fetch.bgtask.pending_count", #"\"count\":1"#)
    try scratch.folder.write(log, to: "a.log")
    let run = try scratch.shell("dnp-logcheck -C 1 --select REQ-060 --report text a.log")
    #expect(run.exitCode == 1, "\(run.outputText)\(run.errorText)")
    #expect(Self.window(run).count == 4, "\(run.outputText)")
  }

  /// A secret near a failure stays hidden, and nothing steers the terminal.
  @Test func contextMasksSecrets() throws {
    let scratch = try Scratch()
    let token = "eyJhbGciOiJFUzI1NksifQ.eyJpc3MiOiJkaWQ6ZXRocjoweDEyMyJ9.c2lnbmF0dXJlc2lnbmF0dXJl"
    let lines = try String(contentsOfFile: Self.sample, encoding: .utf8).split(separator: "\n").map(String.init)
    let head = String(lines[37].prefix { $0 != "[" })
    let log = lines[..<37] + ["\(head)[DNP-FETCH] Authorization: Bearer \(token) \u{1B}[2J"] + lines[37...]
    try scratch.folder.write(log.joined(separator: "\n") + "\n", to: "a.log")
    let run = try scratch.shell("dnp-logcheck -C 3 --select REQ-052 --report text a.log")
    #expect(Self.window(run).count >= 7)
    #expect(!run.outputText.contains("c2lnbmF0dXJlc2lnbmF0dXJl") && !run.outputText.contains("\u{1B}"))
  }

  /// Also where another thread reads a long file, and the rules that look for secrets are left out.
  @Test(.costly, arguments: ["--select REQ-052", "--ignore privacy --select REQ-052", ""])
  func noThreadShowsASecret(_ options: String) throws {
    let scratch = try Scratch()
    let token = "eyJhbGciOiJFUzI1NksifQ.eyJpc3MiOiJkaWQ6ZXRocjoweDEyMyJ9.c2lnbmF0dXJlc2lnbmF0dXJl"
    let log = try String(contentsOfFile: Self.sample, encoding: .utf8)
    let last = try #require(log.split(separator: "\n").last { $0.contains("] ") })
    let head = last.prefix { $0 != "[" }
    let noise = String(
      repeating: "2025-11-15 05:41:41.000000+0000 0x1 Default 0x0 7 0 SpringBoard: idle\n", count: 30_000)
    try scratch.folder.write(log + "\(head)[DNP-FETCH] Authorization: Bearer \(token)\n" + noise, to: "long.log")
    let run = try scratch.shell("dnp-logcheck \(options) --report text long.log")
    #expect(run.outputText.contains("Authorization: Bearer ey"), "\(run.outputText)")
    #expect(!run.outputText.contains("c2lnbmF0dXJlc2lnbmF0dXJl"))
  }

  @Test(arguments: ["-1", "101", "x"]) func otherNumbersAreBadUsage(_ number: String) throws {
    #expect(try Scratch().shell("dnp-logcheck --context=\(number) night.log").exitCode == 64)
  }
}
