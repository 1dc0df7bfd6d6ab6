import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Captures that begin with other text than the log: build output, a shell's history, a bug report.
@Suite struct FormatSearchTests {
  private static let samples = Sample.healthy.filter {
    ["first-run.log", "android.log", "bare-lines.log", "debugger-launch.log"].contains($0.url.lastPathComponent)
  }

  private static func preamble(_ lines: Int) -> [UInt8] {
    Array((1...lines).map { "compile step \($0)\n" }.joined().utf8)
  }

  /// Beyond the lines and the bytes that the detector inspects first.
  @Test(arguments: samples, [3, 401, 8_000])
  func theLogIsFoundAfterForeignLines(_ sample: Sample, _ lines: Int) async throws {
    let plain = try await Judge.run(sample.bytes())
    let late = try await Judge.run(Self.preamble(lines) + sample.bytes())
    let (expected, found) = (try #require(plain.summary.captures.first), try #require(late.summary.captures.first))
    #expect(found.format == expected.format)
    #expect(found.events == expected.events)
    #expect(found.lines == expected.lines + lines)
    #expect((found.first, found.last) == (expected.first, expected.last))
    #expect(late.failures.map(\.rule) == plain.failures.map(\.rule))
  }

  @Test func theFirstAndTheLastStampAreReportedWhateverTheirLinesSay() async throws {
    func line(_ time: String, _ text: String) -> String {
      "2025-11-15 \(time).000000+0000 0x1a2b     Default     0x0                  412    0    \(text)\n"
    }
    let other = (10..<59).map { line("09:\($0):00", "otherd: x") }.joined()
    let log =
      "a preamble\n" + line("09:00:36", "otherd: x") + other
      + line("10:00:00", "App: [DNP-PLUGIN] status = ready") + line("11:30:05", "otherd: x\n  and more")
    let capture = try #require(try await Judge.run(Array(log.utf8)).summary.captures.first)
    #expect(capture.first == "2025-11-15T09:00:36.000000Z")
    #expect(capture.last == "2025-11-15T11:30:05.000000Z")
  }

  /// One line of a hundred names a format: the report says that this is a guess.
  @Test func aFormatRecognisedByOneLineIsAGuess() async throws {
    let log =
      String(decoding: Self.preamble(60), as: UTF8.self)
      + "2025-11-15 05:32:45.200 xcodebuild[412:1a2b] x\n" + String(decoding: Self.preamble(60), as: UTF8.self)
    let summary = try await Judge.run(Array(log.utf8)).summary
    #expect(summary.captures.first?.format == "xcode-console")
    #expect(summary.diagnostics.contains { $0.code == "I054" && $0.message.contains("1 of 121 inspected lines") })
  }
}
