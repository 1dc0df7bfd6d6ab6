import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Lines that no tool writes: every reader must refuse or read them, and never reach outside their bytes.
@Suite struct HostileLineTests {
  @Test(arguments: LogFormat.all.map(\.id.name)) func damagedSamplesAreBorne(_ name: String) throws {
    let format = try #require(LogFormat.named(name))
    var random = SplitMix64(state: UInt64(name.utf8.count))
    let folder = ReaderSampleTests.folder.appending(path: name)
    let logLines = try RepositoryPaths.files(below: folder, extensions: ["log", "json", "ndjson", "logcat"]).flatMap {
      file in
      [UInt8](try Data(contentsOf: file)).split(separator: 0x0A).map(Array.init)
    }
    try #require(!logLines.isEmpty)
    for _ in 0..<4000 {
      var logLine = logLines[random.next(below: logLines.count)]
      for _ in 0...random.next(below: 4) { damage(&logLine, logLines, &random) }
      try check(logLine, format)
    }
  }

  @Test(arguments: LogFormat.all.map(\.id.name)) func everyPrefixOfALineIsAccepted(_ name: String) throws {
    let format = try #require(LogFormat.named(name))
    let folder = ReaderSampleTests.folder.appending(path: name)
    for file in RepositoryPaths.files(below: folder, extensions: ["log", "json", "ndjson", "logcat"]) {
      for logLine in [UInt8](try Data(contentsOf: file)).split(separator: 0x0A).prefix(8) {
        for end in 0...min(400, logLine.count) { try check(Array(logLine.prefix(end)), format) }
      }
    }
  }

  /// Long lines made of texts that the readers search for, which must not take time that grows with the square of the
  /// length.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "[", "]", "[1]", "}[1] <", "{", "}", "(", ")", "\t", ": ", " | ", "\\", "\\134", "\\M-", "<", "[a:", "1", "\u{0}",
      "=",
      "---", "[1:1", "06:39:58.301442-1000\t", "\"", " [a][b]",
    ]) func longLinesTakeLinearTime(_ piece: String) throws
  {
    let heads = [
      "", "2025-11-15 06:39:58.301442+0100 0x2b41f Default 0x0 4127 0 App: ", "2025-11-15 06:39:58.301 Df App",
      "2025-11-15 06:39:58.301442+0100  localhost App", "2025-11-15 06:39:58.301442+0100 App", "Type: Error | ",
      "06:39:58.301442-1000\tApp\t", "Nov 15 06:39:58 App", "2025-11-15 06:39:58.301442 App{}",
      "2025-11-15T06:39:58Z host App 1 - ", "2025-11-15 06:39:23.171019 (", "{\"msg\":\"",
      "11-15 06:39:58.301  4127  4127 I ", "11-15 06:39:58.301 I/", "11-15 06:39:58.301 1-2/p I/",
      "2025-11-15 06:39:58.301  1-2  ", "I/", "I(", "[ 11-15 06:39:58.301  1:  2 I/", "{\"header\":{\"tag\":\"",
      "{\"event\":\"",
    ]
    let body = [UInt8](String(repeating: piece, count: 16_384 / piece.utf8.count).utf8)
    for head in heads {
      for format in LogFormat.all { try check(Array(head.utf8) + body, format) }
    }
  }

  private func check(_ logLine: [UInt8], _ format: LogFormat) throws {
    #expect((0...100).contains(format.certainty(logLine.span)))
    _ = format.reader.role(of: logLine.span)
    var record = Record()
    guard format.reader.read(logLine.span, into: &record) else { return }
    let whole = 0...record.text.count
    for range in [
      record.message, record.process, record.subsystem, record.category, record.device, record.boot, record.tag,
    ] {
      try #require(whole.contains(range.lowerBound) && whole.contains(range.upperBound))
    }
    #expect(record.processID ?? 0 >= 0)
    #expect(!(record.stampIsMalformed && record.stamp != nil))
  }

  private func damage(_ logLine: inout [UInt8], _ logLines: [[UInt8]], _ random: inout SplitMix64) {
    let position = random.next(below: logLine.count + 1)
    switch random.next(below: 6) {
    case 0: logLine.removeSubrange(position...)
    case 1: logLine.removeSubrange(..<position)
    case 2 where position < logLine.count: logLine[position] = UInt8(truncatingIfNeeded: random.next())
    case 3: logLine.insert(Array("[]():{}<>|\t\n\\0\"-".utf8)[random.next(below: 16)], at: position)
    case 4: logLine.insert(contentsOf: logLines[random.next(below: logLines.count)], at: position)
    default: if position < logLine.count { logLine.remove(at: position) }
    }
  }
}

/// The generator of the paper "Fast Splittable Pseudorandom Number Generators": same seed, same lines.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }
}
