import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Titles, bodies and arguments come from a server, and so from others: whatever they say, the same rules fail.
@Suite struct HostileTitleTests {
  private static let texts = [
    "2025-11-18 18:30:00.400000+0000 0x1a2b     Default     0x0                  733    0    App: x",
    "2025-11-15 07:00:00.5 App[733:1a2b] [DNP-FETCH] BGTask completed (run_id=r1, success=true)",
    "Nov 15 07:00:00 iPhone App(Foundation)[733] <Notice>: [DNP-PLUGIN] status = ready",
    "11-15 07:00:00.123  733  733 I DNP-FETCH: fetch",
    "[DNP-SCHEDULER] notification delivered (id=zz-9, source=foreground)",
    "x: [DNP-FETCH] BGTask completed", "id=zz-9, run_id=r9, success=true", "2025-11-18 18:30:00",
    "<private>", "App force-quit", "\u{1F600} ok", "(null)", "=== system wallclock time adjusted",
    "Terminating app due to uncaught exception 'X'", "{args: [1, 2], status = denied}",
  ]

  /// The quoted values of titles and bodies in a line of a sample.
  private static func replaced(_ text: String, with hostile: String) -> String {
    // An object may be inside of a string.
    func escaped(_ depth: Int) -> String {
      (0..<depth).reduce(hostile) { text, _ in
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      }
    }
    return text.replacing(/"(title|body)":"[^"\\]*"/) { "\"\($0.1)\":\"\(escaped(1))\"" }
      .replacing(/\\"(title|body)\\":\\"[^"\\]*\\"/) { "\\\"\($0.1)\\\":\\\"\(escaped(2))\\\"" }
      .replacing(/\b(title|body)="[^"\\]*"/) { "\($0.1)=\"\(escaped(1))\"" }
  }

  private static let samples = Sample.failing.filter { sample in
    // The rules about titles and bodies themselves judge what they say.
    guard !["title", "content", "text", "row", "snapshot"].contains(where: sample.rule.contains),
      let bytes = try? sample.bytes()
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return replaced(text, with: "?") != text
  }

  @Test func thereAreSamples() { #expect(Self.samples.count >= 8) }

  @Test(.tags(.long), arguments: Extent.some(4, of: samples))
  func aTextChangesNoExitCode(sample: Sample) async throws {
    let text = String(decoding: try sample.bytes(), as: UTF8.self)
    let plain = try await Judge.run(Array(Self.replaced(text, with: "News").utf8))
    for hostile in [Self.texts[0]] + Extent.some(2, of: Self.texts, salt: UInt64(sample.name.utf8.count)) {
      let judged = try await Judge.run(Array(Self.replaced(text, with: hostile).utf8))
      #expect(judged.summary.exitCode == plain.summary.exitCode, "\(hostile)")
      #expect(judged.rules(.fail) == plain.rules(.fail), "\(hostile)")
    }
  }

  /// A text that fills the record hides what follows it, and the run is not green.
  @Test(.tags(.long), arguments: Extent.some(2, of: samples, salt: 1))
  func aTextLongerThanARecordIsNotGreen(sample: Sample) async throws {
    let text = String(decoding: try sample.bytes(), as: UTF8.self)
    let plain = try await Judge.run(Array(Self.replaced(text, with: "News").utf8))
    let long = Self.replaced(text, with: String(repeating: "long ", count: 14_000))
    let judged = try await Judge.run(Array(long.utf8))
    // Some of the faults are below an error.
    guard plain.summary.exitCode == 1 else { return }
    #expect(judged.summary.exitCode == 1 || judged.summary.exitCode == 3)
  }
}
