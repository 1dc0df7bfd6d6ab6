import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Each device is judged by its own lines.
@Suite struct SourceTests {
  private func structured(_ device: String) throws -> [[UInt8]] {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("structured.log") })
    let text = String(decoding: try sample.bytes(), as: UTF8.self)
    #expect(text.contains("\"device\":\"iphone-1\""))
    // Without the numbers, by which a removed line would be known to be missing.
    let uncounted = text.replacing(/"seq":\d+,/, with: "")
    return Array(uncounted.replacing("\"device\":\"iphone-1\"", with: "\"device\":\"\(device)\"").utf8).logLines
  }

  private func interleaved(_ left: [[UInt8]], _ right: [[UInt8]]) -> [UInt8] {
    var logLines: [[UInt8]] = []
    for index in 0..<max(left.count, right.count) {
      if index < left.count { logLines.append(left[index]) }
      if index < right.count { logLines.append(right[index]) }
    }
    return logLines.flatMap(\.self)
  }

  /// Whatever line one device lacks, the same line of another device does not replace it.
  @Test func anEventOfOneDeviceDischargesNoDutyOfAnother() async throws {
    let first = try structured("phone-1")
    let second = try structured("phone-2")
    var failing = 0
    for missing in first.indices {
      var left = first
      left.remove(at: missing)
      let alone = try await Judge.run(left.flatMap(\.self))
      let interleavedRun = try await Judge.run(interleaved(left, second))
      #expect(interleavedRun.rules(.fail) == alone.rules(.fail), "row \(missing + 1) is missing")
      failing += alone.failures.isEmpty ? 0 : 1
    }
    #expect(failing >= 5)
  }

  /// Two phones in one log that names processes only: what one of them lacks stays open, whatever the other did.
  @Test(arguments: ["SCN-105-M1", "SCN-105-M2", "SCN-105-M3", "SCN-105-M4"])
  func whatIsSaidOfTwoProcessesStaysOpen(fault: String) async throws {
    let scenario = try #require(Scenario.named("SCN-105"))
    let writer = try #require(LogWriter.named("apple-ndjson"))
    for seed in 1...5 as ClosedRange<UInt64> {
      let entries = Array(scenario.run(Scenario.Options(seed: seed, faults: [fault])))
      let judged = try await Judge.run(writer.write(entries))
      #expect(judged.failures.isEmpty, "seed \(seed)")
      let requirement = try #require(scenario.faults.first { $0.id == fault }?.requirements.first)
      let rules = judged.summary.rules.filter { $0.requirements.contains("REQ-0\(requirement)") }
      #expect(rules.contains { $0.verdict == .inconclusive }, "seed \(seed)")
    }
  }

  @Test(.costly, arguments: ["first-run.log", "daily-cycle.log", "missed-window.log", "denied.log", "android.log"])
  func anotherCaptureChangesNoFault(name: String) async throws {
    let other = try #require(Sample.healthy.first { $0.name.hasSuffix("fetch-errors.log") })
    for sample in Sample.failing where sample.url.lastPathComponent == name {
      let alone = try await Judge.run(sample.bytes())
      let both = try await Judge.run([
        .bytes(other.bytes(), shown: "other.log"), .bytes(sample.bytes(), shown: "capture.log"),
      ])
      #expect(both.rules(.fail) == alone.rules(.fail), "\(sample.name)")
    }
  }

  /// The rotated parts of one log are one trace, in whatever order the parts are named.
  @Test(
    .costly, arguments: ["daily-cycle.log", "first-run.log", "missed-window.log", "android.log", "troubled-runs.log"])
  func rotatedPartsAreOneTraceInAnyOrder(name: String) async throws {
    let sample = try #require(Sample.healthy.first { $0.url.lastPathComponent == name })
    let logLines = try sample.bytes().logLines
    let whole = try await Judge.run(logLines.flatMap(\.self))
    let folder = try TemporaryFolder()
    let cuts = [0, logLines.count / 3, logLines.count * 2 / 3, logLines.count]
    let names = ["device.log.2", "device.log.1", "device.log"]
    var parts: [AuditInput] = []
    for (index, name) in names.enumerated() {
      try folder.write(logLines[cuts[index]..<cuts[index + 1]].flatMap(\.self), to: name)
      parts.append(.file(Array(folder.path(name).utf8), shown: name))
    }
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1], [2, 0, 1], [1, 0, 2]] {
      let reported = try await Judge.run(order.map { parts[$0] })
      let moved = reported.verdicts.filter { $0.value != whole.verdicts[$0.key] }
      #expect(moved.isEmpty, "\(order.map { names[$0] })")
    }
  }
}
