import LogCheckModel
import Testing

@testable import LogCheckTrace

/// Lines that are being written go on as fast as the clock of the machine that reads them.
@Suite struct StreamPaceTests {
  /// Reads at these moments of lines with these stamps, in milliseconds.
  private func pace(_ reads: [(moment: Int64, stamp: Int64)], granularity: Int64 = 1) -> StreamPace {
    var pace = StreamPace()
    for read in reads {
      let time = EventTime(
        instant: LogInstant(nanoseconds: (7_200_000 + read.stamp) * 1_000_000), frame: .local,
        granularity: .milliseconds(granularity))
      pace.note(time, at: ReadingMoment(steady: .milliseconds(read.moment), seconds: 0, zoneOffset: 0))
    }
    return pace
  }

  /// Lines every 100 ms, each up to 40 ms on its way.
  private static let delays: [Int64] = [0, 12, 40, 3, 27, 8, 0, 31]
  private static let written = delays.indices.map { (moment: Int64($0) * 100 + delays[$0], stamp: Int64($0) * 100) }

  @Test func aLogThatIsBeingWrittenKeepsPace() {
    #expect(!pace(Array(Self.written.prefix(3))).isHeld)
    #expect(pace(Array(Self.written.prefix(4))).isHeld)
    #expect(pace(Self.written).isHeld)
  }

  /// The lines that the buffer of the device held come at once; then those of now.
  @Test func oldLinesBeforeItDoNotMatter() {
    let stored = (0..<50).map { (moment: Int64($0), stamp: Int64($0) * 60_000 - 3_600_000) }
    #expect(!pace(stored).isHeld)
    #expect(pace(stored + Self.written.map { ($0.moment + 60, $0.stamp) }).isHeld)
  }

  /// A stored log through a slow pipe, at a pace other than its own.
  @Test(arguments: [0.0, 0.5, 0.75, 1.3, 2, 60, 3600]) func aStoredLogDoesNotKeepPace(_ factor: Double) {
    let reads = (0..<200).map { (moment: Int64($0) * 100, stamp: Int64(Double($0) * 100 * factor)) }
    #expect(!pace(reads).isHeld)
  }

  /// Stamps of whole seconds agree with any short time: it takes three seconds.
  @Test(arguments: [(2900, false), (3100, true)]) func stampsOfSecondsTakeLonger(_ milliseconds: Int64, _ isHeld: Bool)
  {
    let reads = stride(from: Int64(0), through: milliseconds, by: 100).map { (moment: $0, stamp: $0 / 1000 * 1000) }
    #expect(pace(reads, granularity: 1000).isHeld == isHeld)
  }

  /// Once it is known, a line may be late for any time, but not ahead of the clock.
  @Test func aLineAheadOfTheClockEndsIt() {
    #expect(pace(Self.written + [(60_000, 800)]).isHeld)
    #expect(pace(Self.written + [(900, 2_800)]).isHeld)
    #expect(!pace(Self.written + [(900, 3_000)]).isHeld)
  }
}
