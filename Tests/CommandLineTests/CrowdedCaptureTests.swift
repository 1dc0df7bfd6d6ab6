import Foundation
import LogCheckTestSupport
import Testing

/// Captures of one thing again and again: they take no more memory than others, and each line at most three times as long.
@Suite(.enabled(if: !CommandRun.isSanitized)) struct CrowdedCaptureTests {
  private static let head = "0x1a2b     Default     0x0                  412    0    App: (DNP) "

  private static func stamp(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = "\(two(seconds / 3600 % 24)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    let fraction = String(milliseconds % 1000 + 1000).dropFirst()
    return "2025-11-\(two(10 + seconds / 86_400)) \(clock).\(fraction)000+0000"
  }

  private static func logLine(_ milliseconds: Int, _ text: String) -> String {
    "\(stamp(milliseconds)) \(head)\(text)\n"
  }

  private static func seconds(_ log: String) throws -> Double {
    let scratch = try Scratch()
    let first = try scratch.text("night.log").prefix { $0 != "\n" }
    try scratch.folder.write("\(first)\n\(log)", to: "crowd.log")
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<2 {
      let time = try clock.measure {
        let run = try scratch.shell("dnp-logcheck --quiet --exit-zero crowd.log")
        #expect(run.exitCode == 0, "\(run.errorText)")
      }
      best = min(best, Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
    }
    return best
  }

  /// Lines that once took too much memory, as many within a second as are given.
  enum Crowd: CaseIterable {
    /// They wait for their order, and open instances whose deadlines are hours later.
    case failures
    case triggers
    /// Without stamps each is decided at once, with all that was open.
    case untimed

    func log(_ count: Int) -> String {
      (0..<count).map { number in
        let failure = "[DNP-FETCH] Fetch failed: timeout \(number)"
        return switch self {
        case .failures: CrowdedCaptureTests.logLine(number * 1000 / count, failure)
        case .triggers:
          CrowdedCaptureTests.logLine(
            number * 1000 / count, "[DNP-FETCH] BGTask submitted (earliestBeginDate=2025-11-10T09:00:00Z)")
        case .untimed: failure + "\n"
        }
      }.joined()
    }
  }

  /// A limit of 256 MiB for all memory that is written to, as docs/reliability.md promises; 400,000 waiting events took 3 GB. A sample of
  /// 20,000 has 96 MiB, which is less than they took.
  @Test(.tags(.long), arguments: Extent.some(1, of: Crowd.allCases)) func crowdedSecondTakesLittleMemory(_ crowd: Crowd)
    throws
  {
    let scratch = try Scratch()
    try scratch.folder.write(crowd.log(Extent.isWhole ? 400_000 : 20_000), to: "crowd.log")
    let run = try scratch.shell(
      "ulimit -d \(Extent.isWhole ? 262_144 : 98_304); dnp-logcheck --quiet --exit-zero crowd.log")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }

  @Test(.costly, .tags(.long)) func triggersOfOneKindCostLittleMoreThanOtherLines() throws {
    let count = Extent.isWhole ? 20_000 : 5000
    let plain = try Self.seconds(
      (0..<count).map { Self.logLine($0 * 3000, "[DNP-FETCH] Fetch failed: timeout \($0)") }.joined())
    let submits = try Self.seconds(
      (0..<count).map {
        let begin = Self.stamp(max(0, $0 * 3000 - 2_000_000)).prefix(19).replacing(" ", with: "T")
        return Self.logLine($0 * 3000, "[DNP-FETCH] BGTask submitted (earliestBeginDate=\(begin)Z)")
      }.joined())
    #expect(submits < 3 * plain + 0.5, "\(submits) s, others \(plain) s")
    let continued = try Self.seconds(
      Self.logLine(0, "[DNP-FETCH] Fetch failed: timeout")
        + (0..<count).map { "[DNP-FETCH] Fetch failed: timeout \($0)\n" }.joined())
    #expect(continued < 3 * plain + 0.5, "\(continued) s, others \(plain) s")
  }
}
