import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// A capture that ends too early shows less: never a fault that is not there, never that a fault is not there.
@Suite struct TruncationTests {
  @Test(.tags(.long), arguments: Sample.healthy)
  func aHealthyCaptureFailsNowhereBeforeItsEnd(sample: Sample) async throws {
    let bytes = try sample.bytes()
    var generator = SeededGenerator(seed: 11)
    var end = 0
    var positions: [(number: Int, position: Int)] = []
    for (number, logLine) in bytes.logLines.enumerated() {
      positions += [(number, end), (number, end + generator.number(in: 0..<logLine.count))]
      end += logLine.count
    }
    for (number, position) in Extent.some(6, of: positions, salt: UInt64(bytes.count)) {
      let judged = try await Judge.run(Array(bytes[..<position]))
      #expect(
        judged.failures.isEmpty,
        "cut at byte \(position), line \(number + 1): \(judged.failures.map { "\($0.rule): \($0.message)" })")
    }
  }

  /// A seen fault stays a fault as long as the lines that show it are there; an unseen one stays open until its time
  /// has passed.
  @Test(.tags(.long), arguments: Extent.some(60, of: Sample.failing))
  func aFaultIsNeverCutToAPass(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let logLines = bytes.logLines
    let faults = try await Judge.run(bytes).failures
    let seed = UInt64(sample.name.utf8.reduce(3) { $0 &* 31 &+ Int($1) }.magnitude)
    for count in Extent.some(2, whole: 5, of: Array(1..<logLines.count), salt: seed) {
      var generator = SeededGenerator(seed: seed &+ UInt64(count))
      let rest = logLines[count].prefix(
        generator.isTrue(1, in: 2) ? 0 : generator.number(in: 0..<logLines[count].count))
      let judged = try await Judge.run(logLines[..<count].flatMap(\.self) + rest)
      for fault in faults {
        let lines = fault.evidence.map(\.line)
        guard let first = lines.first, let last = lines.max(), first <= count else { continue }
        let reported = judged.verdicts[fault.rule]
        if fault.absence == nil, last <= count {
          // A line that is cut off right after the one that decides may be of the same instant, and another event.
          if last == count, !rest.isEmpty, reported == .inconclusive { continue }
          #expect(reported == .fail, "\(sample.name): \(fault.rule) after \(count) rows, seed \(seed)")
        } else if fault.absence != nil, last <= count {
          #expect(
            reported == .fail || reported == .inconclusive,
            "\(sample.name): \(fault.rule) after \(count) rows, seed \(seed)")
        }
      }
    }
  }
}
