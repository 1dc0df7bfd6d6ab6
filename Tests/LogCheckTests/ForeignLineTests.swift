import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Lines of another process in the samples: they hide no failure and make none.
@Suite struct ForeignLineTests {
  /// A false excuse for each circumstance, and texts that would keep or break a promise.
  private static let excuses: [String] =
    CircumstanceTests.courses.map(\.begins) + CircumstanceTests.courses.compactMap(\.ends) + [
      "[DNP-SCHEDULER] notification delivered (id=zz-9, source=foreground)",
      "[DNP-FETCH] BGTask completed (run_id=r1, success=true)", "[DNP-PLUGIN] status = ready",
      "[DNP-FETCH] BGTask handler registered (id=com.timesafari.dailynotification.fetch, ok=false)",
      "[DNP-FETCH] BGAppRefreshTask expired", "DNP-REACTIVATION: App launch recovery completed",
      "[DNP-STORAGE] Failed to save", "REQUESTING START: bgRefresh-com.timesafari.dailynotification.fetch:4C1A02",
      "=== system wallclock time adjusted", "Darwin Kernel Version 23.1.0: Mon Oct  9 21:32:02 PDT 2023",
    ]

  /// The line of another process with the time and the form of a line of the app; `nil` where the line names no process.
  private static func foreign(_ line: String, _ message: String) -> String? {
    if line.hasPrefix("{"), line.contains("\"processImagePath\"") {
      let escaped = message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return line.replacing(/"eventMessage":"(?:[^"\\]|\\.)*"/, with: "\"eventMessage\":\"\(escaped)\"")
        .replacing(/"processImagePath":"[^"]*"/, with: "\"processImagePath\":\"/usr/libexec/otherd\"")
        .replacing(/"processID":\d+/, with: "\"processID\":9999")
    }
    if let match = line.firstMatch(of: /^(\S+ \S+ +0x\w+ +\w+ +0x\w+ +)(\d+)( +\d+ +)([\w ]+): .*/) {
      return "\(match.1)9999\(match.3)otherd: \(message)\n"
    }
    if let match = line.firstMatch(of: /^(\S+ \S+ \w\w? +)(\w+)\[\d+:(\w+)\].*/) {
      return "\(match.1)otherd[9999:\(match.3)] \(message)\n"
    }
    if let match = line.firstMatch(of: /^(\w{3} +\d+ [\d:.]+ (?:\S+ )?)(\w+)(?:\(\w+\))?\[\d+\]( <\w+>)?: .*/) {
      return "\(match.1)otherd[9999]\(match.3 ?? ""): \(message)\n"
    }
    return nil
  }

  private static func withForeignLines(_ sample: Sample, seed: UInt64) throws -> [UInt8]? {
    var lines = String(decoding: try sample.bytes(), as: UTF8.self).split(separator: "\n").map { "\($0)\n" }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let message = excuses[generator.number(in: 0..<excuses.count)]
      let position = generator.number(in: 0..<lines.count)
      // Only a line with a header can be imitated.
      guard let index = (position..<lines.count).first(where: { foreign(lines[$0], message) != nil }),
        let line = foreign(lines[index], message)
      else { continue }
      lines.insert(line, at: generator.number(in: 0..<2) + index)
    }
    guard lines.contains(where: { $0.contains("otherd") }) else { return nil }
    return Array(lines.joined().utf8)
  }

  private static let samples = Extent.some(12, of: Sample.failing) + Extent.some(4, of: Sample.healthy, salt: 1)

  @Test(.tags(.long), arguments: samples)
  func tenLinesOfAnotherProcessDecideNothing(sample: Sample) async throws {
    let plain = try await Judge.run(sample.bytes())
    for seed in Extent.seeds(1, whole: 3) {
      guard let bytes = try Self.withForeignLines(sample, seed: seed &+ UInt64(sample.name.utf8.count)) else { return }
      let judged = try await Judge.run(bytes)
      // Few lines of the app, without bundle and subsystem, and the other process prints a launch as well: which one is the app stays open.
      if sample.name.hasSuffix("/background-refresh-off.log"), judged.summary.exitCode == 3 {
        #expect(Set(judged.rules(.fail)).isSubset(of: plain.rules(.fail)))
        continue
      }
      #expect(judged.summary.exitCode == plain.summary.exitCode, "seed \(seed)")
      #expect(judged.rules(.fail) == plain.rules(.fail), "seed \(seed)")
    }
  }
}
