import LogCheckModel
import LogCheckSimulator
import Testing

@Suite struct ForeignNoiseTests {
  @Test(arguments: CapturePlatform.allCases)
  func noiseNeverHoldsATagOfThePlugin(platform: CapturePlatform) {
    var noise = ForeignNoise(platform: platform, seed: 9)
    var texts = ""
    for _ in 0..<2000 {
      let entry = noise.entry(at: LogInstant(nanoseconds: 0))
      #expect(entry.tag?.hasPrefix("DNP-") != true)
      #expect(entry.process != "App")
      texts += entry.message + "\n"
    }
    for tag in ["DNP-", "DN|", "DailyNotification", "dailynotification", "\"event\""] { #expect(!texts.contains(tag)) }
    // The noise contains the hard cases: near misses, several lines, backslashes, brackets, scripts, bad characters.
    for piece in ["[DNP", "DNP_FETCH", "\\", "]", "\u{FFFD}", "{\""] { #expect(texts.contains(piece), "\(piece)") }
    #expect(texts.unicodeScalars.contains { $0.value > 0x3000 })
  }

  @Test func densityIsKeptInTheLongRun() {
    let base = (0..<1000).map {
      LogEntry(instant: LogInstant(nanoseconds: $0 * 1000), process: "App", processID: 1, message: "mine")
    }
    let noisy = Array(
      NoisyEntries(base.makeIterator(), noise: ForeignNoise(platform: .ios, seed: 1), density: 2.5))
    #expect(noisy.count == 3500)
    #expect(noisy.filter { $0.message == "mine" } == base)
    #expect(zip(noisy, noisy.dropFirst()).allSatisfy { $0.instant <= $1.instant })
  }

  @Test(arguments: [-1, 0, Double.nan, Double.infinity])
  func aDensityThatIsNoneAddsNothing(density: Double) {
    let base = [LogEntry(instant: LogInstant(nanoseconds: 0), process: "App", processID: 1, message: "mine")]
    let noisy = NoisyEntries(base.makeIterator(), noise: ForeignNoise(platform: .ios, seed: 1), density: density)
    #expect(Array(noisy) == base)
  }

  /// The clock since boot of the noise agrees with that of the entries around it.
  @Test func noiseCountsFromTheSameBoot() {
    let base = [
      LogEntry(
        instant: LogInstant(nanoseconds: 50_000_000_000), process: "App", processID: 1, message: "mine",
        monotonic: .seconds(20))
    ]
    let noisy = NoisyEntries(base.makeIterator(), noise: ForeignNoise(platform: .ios, seed: 1), density: 4)
    for entry in noisy {
      #expect(entry.monotonic.map { entry.instant - $0 } == LogInstant(nanoseconds: 30_000_000_000))
    }
  }
}
