import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Much of anything costs no more than its bytes, and hides nothing.
@Suite(.timeLimit(.minutes(10))) struct SizeTests {
  private static let logLine =
    "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "

  private func judge(_ bytes: [UInt8]) async throws -> Judgement { try await Judge.run(bytes) }

  @Test(arguments: [
    "", "\n", "x", "Timestamp                       Thread     Type        Activity             PID    TTL\n", "[\n]\n",
  ])
  func whatHoldsNoRecordIsNeverGreen(_ text: String) async throws {
    let judged = try await Judge.run(Array(text.utf8))
    #expect(judged.summary.exitCode == 3)
    #expect(judged.summary.verdict == .nothingDecided)
  }

  @Test func foreignLinesAloneNeverPass() async throws {
    let logLines = (0..<5000).map {
      "2025-11-15 06:00:00.\(100_000 + $0)+0000 0x1     Info  0x0   99     0    Other: nothing \($0)\n"
    }
    let judged = try await judge(Array(logLines.joined().utf8))
    #expect(judged.summary.exitCode == 3)
    #expect(judged.report(.text).contains("no event of the plugin is in it"))
  }

  @Test(.costly, arguments: [0x0A, 0x20, 0x09] as [UInt8])
  func blanksCostNothing(_ byte: UInt8) async throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") }).bytes()
    let plain = try await Judge.run(sample).verdicts
    let blanks = [UInt8](repeating: byte, count: 4 << 20) + [0x0A]
    let logLines = sample.logLines
    // After another program's line, to which they belong then.
    let foreign =
      Array(logLines[20].prefix(31))
      + Array(" 0x77       Default     0x0                  99     0    Other: on\n".utf8)
    let between = logLines[..<20].flatMap(\.self) + foreign + blanks + logLines[20...].flatMap(\.self)
    #expect(try await judge(between).verdicts == plain)
    // After very many empty lines the time of the last record is out of sight: an obligation due by it may stay open.
    let after = try await judge(sample + blanks).verdicts
    #expect(after.allSatisfy { $0.value == plain[$0.key] || $0.value == .inconclusive })
  }

  /// Beginnings of tags, tags without end, brackets in brackets.
  @Test(arguments: [
    String(repeating: "[DNP-", count: 1_600_000), "[DNP-" + String(repeating: "X", count: 1 << 20) + "]",
    String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000),
    "{\"event\":" + String(repeating: "[", count: 500_000),
  ])
  func tagsWithoutEndTakeLinearTime(_ text: String) async throws {
    let judged = try await judge(
      Array((Self.logLine + text + "\n" + Self.logLine + "[DNP-PLUGIN] status = ready\n").utf8))
    #expect(judged.summary.captures.first?.events == 1)
    #expect(judged.failures.allSatisfy { $0.position?.line == 1 })
  }

  /// The same in one line each.
  @Test func manyLinesOfTagsAloneTakeLinearTime() async throws {
    let judged = try await judge(Array(String(repeating: Self.logLine + "[DNP-]\n", count: 50_000).utf8))
    #expect(judged.summary.captures.first?.lines == 50_000)
  }

  @Test(.costly) func manyProcessesAndTagsTakeLinearTime() async throws {
    let logLines = (0..<50_000).map { number in
      "2025-11-15 06:00:00.\(100_000 + number)+0000 0x\(String(number, radix: 16))     Default     0x0         \(number + 1)      0    "
        + "App\(number): (Lib\(number)) [sub.system.\(number):cat\(number)] [DNP-T\(number)] something\n"
    }
    let judged = try await judge(Array(logLines.joined().utf8))
    #expect(judged.summary.captures.first?.unrecognised ?? 0 > 0 || judged.summary.captures.first?.events ?? 0 > 0)
    #expect(judged.summary.reportedFindings <= 1000)
  }

  /// Beyond a stated number devices are not distinguished, and nothing is certain about them.
  @Test(.costly, arguments: [900, 1000, 1001, 20_000])
  func devicesBeyondTheLimitAreOpenQuestions(count: Int) async throws {
    let logLines = (0..<count).map { number in
      let clock = "05:\((number / 60) % 60 + 100):\(number % 60 + 100)".replacing(":1", with: ":")
      return
        #"{"schema":"dnp.event/1","ts":"2025-11-15T\#(clock).000Z","event":"plugin.status","level":"info","device":"d\#(number)","#
        + #""session":"s\#(number)","seq":1,"fields":{"state":"ready"}}"# + "\n"
    }
    let judged = try await judge(Array(logLines.joined().utf8))
    let warning = judged.summary.diagnostics.first { $0.code == "I009" }
    #expect((warning != nil) == (count > 1000))
    if count > 1000 {
      #expect(warning?.message.hasPrefix("capture.log:1001: more than 1000 devices") == true)
      #expect(judged.summary.rules.contains { $0.reasons[.evicted] != nil })
    }
    #expect(judged.summary.captures.first?.events == count)
  }

  /// A long stretch of another program's lines between the halves of a capture.
  @Test func foreignLinesBetweenTwoCapturesHideNeither() async throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") }).bytes()
    let logLines = sample.logLines
    let last = try #require(logLines.last { $0.starts(with: Array("2025-".utf8)) })
    let foreign =
      Array(last.prefix(31)) + Array(" 0x77       Default     0x0                  99     0    Other: on\n".utf8)
    let stretch = [[UInt8]](repeating: foreign, count: 200_000).flatMap(\.self)
    let plain = try await Judge.run(sample)
    let judged = try await judge(
      sample + stretch + Array("=== Messages dropped during live streaming (use `log show`)\n".utf8) + sample)
    // Lines of the system are events as well, but none of the plugin.
    let repeated = try #require(judged.summary.captures.first?.duplicateLines?.count)
    #expect(repeated >= (try #require(plain.summary.captures.first).events))
    #expect(judged.summary.captures.first?.lines == 2 * logLines.count + 200_001)
  }
}
