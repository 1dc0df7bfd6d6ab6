import LogCheckModel
import LogCheckSimulator
import Testing

/// Lines with texts that captures are scanned for, but not of the plugin.
@Suite struct DecoyTests {
  private static let writers = [
    "apple-default", "apple-compact", "apple-ndjson", "idevicesyslog", "android-threadtime", "android-studio-json",
  ]

  /// Each one costs a look at the whole record: that is what they are for. And none is taken for more than it is.
  @Test(arguments: writers)
  func everyDecoyIsReadAndIsNotAnEvent(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    let platform = try #require(writer.platform)
    var noise = ForeignNoise(platform: platform, seed: 5, decoys: true)
    let entries = (0..<300).map { noise.entry(at: LogInstant(nanoseconds: 1_763_184_000_000_000_000 + $0 * 1_000_000)) }
    let bytes = writer.write(entries, CaptureSettings(header: false, footer: false))
    let judgement = try await Judge.run(bytes)
    let capture = try #require(judgement.summary.captures.first)
    #expect(capture.format == id)
    #expect(capture.candidates == 300)
    #expect(capture.events == 0)
    #expect(capture.unrecognised == 0)
    #expect(judgement.findings.isEmpty)
  }
}
