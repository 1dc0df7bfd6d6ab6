import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The chunking of the bytes makes no difference to a single byte of the report.
@Suite struct ChunkingTests {
  @Test(.costly, .tags(.long), arguments: Sample.tried)
  func aSampleGivesTheSameReportInAnyPieces(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let whole = try await Judge.run(bytes).report()
    let seed = Extent.seed
    var cuts = [("seed \(seed)", Self.cut(bytes, seed: seed, longest: 700)), ("lines", bytes.logLines)]
    if sample.name.hasPrefix("healthy") { cuts.append(("bytes", bytes.map { [$0] })) }
    for (name, pieces) in cuts {
      let reported = try await Judge.run([.pieces(pieces, shown: "capture.log")]).report()
      #expect(reported == whole, "cut by \(name)")
    }
  }

  /// Long enough that reading begins before the end is there.
  @Test(.costly, .tags(.long), arguments: LogWriter.all.map(\.id), Extent.seeds(1, whole: 4))
  func aLongCaptureGivesTheSameReportInAnyPieces(id: String, seed: UInt64) async throws {
    let writer = try #require(LogWriter.named(id))
    let bytes = Self.long(writer)
    try #require(bytes.count > 80_000)
    let whole = try await Judge.run(bytes).report()
    let pieces = Self.cut(bytes, seed: seed, longest: seed % 3 == 2 ? 65_536 : 20_000)
    #expect(try await Judge.run([.pieces(pieces, shown: "capture.log")]).report() == whole, "seed \(seed)")
  }

  private static func long(_ writer: LogWriter) -> [UInt8] {
    let isAndroid = writer.traits.parts.contains(.tag)
    let platform: CapturePlatform = isAndroid ? .android : .ios
    let style: LineStyle = writer.traits.parts.contains(.structuredOnly) ? .structured : .words
    let story = DisguisedStory.entries(platform, style)
    let noisy = NoisyEntries(story.makeIterator(), noise: ForeignNoise(platform: platform, seed: 4), density: 8)
    var bytes: [UInt8] = []
    var stream = CaptureStream(writer: writer)
    stream.begin(into: &bytes)
    var noise = ForeignNoise(platform: platform, seed: 5)
    var last = story[0].instant
    for entry in noisy {
      stream.append(entry, into: &bytes)
      last = entry.instant
    }
    while bytes.count < 90_000 {
      last = last + .milliseconds(400)
      stream.append(noise.entry(at: last), into: &bytes)
    }
    stream.end(into: &bytes)
    return bytes
  }

  private static func cut(_ bytes: [UInt8], seed: UInt64, longest: Int) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    var pieces: [[UInt8]] = []
    var position = 0
    while position < bytes.count {
      let end = min(bytes.count, position + generator.number(in: 1..<longest))
      pieces.append(Array(bytes[position..<end]))
      position = end
    }
    return pieces
  }
}

/// Some days of a healthy device.
enum DisguisedStory {
  static func entries(_ platform: CapturePlatform, _ style: LineStyle, days: Int = 2) -> [LogEntry] {
    Scenario.named(platform == .ios ? "happy-path" : "happy-path-android").map {
      Array($0.run(Scenario.Options(style: style, days: days)))
    } ?? []
  }
}
