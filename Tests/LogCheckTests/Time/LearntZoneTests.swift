import LogCheck
import LogCheckIngest
import LogCheckModel
import Testing

/// Stamps without a zone, and lines that say when they were written: in the capture that is meant, a device at +01:00.
@Suite struct LearntZoneTests {
  /// Five starts of the task; `said` is what the line says, by the hour of its stamp.
  private static func starts(_ stamps: [String], said: (Int) -> String, day: (Int) -> String = { _ in "2025-12-15" })
    -> String
  {
    var log = "\(day(0)) \(stamps[0].prefix(2)):39:00.000 Df MyApp[123:456] [DNP-PLUGIN] Plugin loaded\n"
    for (number, stamp) in stamps.enumerated() {
      log +=
        "\(day(number)) \(stamp) Df MyApp[123:456] [DNP-FETCH] BGTask started (run_id=r\(number), actual=\(said(number)))\n"
    }
    return log
  }

  private static let stamps = ["06:40:07.100", "07:40:07.400", "08:40:06.900"]
  private static let utc = ["05:40:07", "06:40:07", "07:40:07"]

  private static func judge(_ log: String, _ options: AuditOptions = AuditOptions()) async throws -> Judgement {
    try await Judge.run(Array(log.utf8), options)
  }

  private static func code(_ judged: Judgement, _ code: String) -> Diagnostic? {
    judged.summary.diagnostics.first { $0.code == code }
  }

  @Test func threeLinesThatAgreeGiveTheZone() async throws {
    let judged = try await Self.judge(Self.starts(Self.stamps) { "2025-12-15T\(Self.utc[$0])Z" })
    #expect(Self.code(judged, "I058")?.message.contains("taken as +01:00") == true)
    #expect(judged.summary.captures[0].timeKnowledge == .full)
    #expect(judged.summary.captures[0].first == "2025-12-15T05:39:00Z")
  }

  /// Two lines may agree by chance; lines that differ show that something else is meant, or that the clock was moved.
  @Test(arguments: [
    ["05:40:07", "06:40:07", ""], ["05:40:07", "06:40:07", "06:40:07"], ["05:40:07", "06:40:07", "05:10:07"],
    ["05:33:00", "06:33:00", "07:33:00"],
  ])
  func tooFewOrContradictingLinesGiveNone(_ said: [String]) async throws {
    let judged = try await Self.judge(Self.starts(Self.stamps) { said[$0].isEmpty ? "..." : "2025-12-15T\(said[$0])Z" })
    #expect(Self.code(judged, "I058") == nil)
    #expect(judged.summary.captures[0].timeKnowledge == .noZone)
  }

  /// Past a jump of the stamps the clock may be another one, so that each stretch needs a line that shows the zone: summer time ended in that
  /// night, and the device may have travelled by day.
  @Test(arguments: ["2025-10-26 07:40:07.900", "2025-10-25 08:58:00.000", "2025-10-25 08:20:00.000"])
  func stretchWithoutSuchALineEndsIt(_ stamp: String) async throws {
    let log = Self.starts(Self.stamps, said: { "2025-10-25T\(Self.utc[$0])Z" }, day: { _ in "2025-10-25" })
    let before = try await Self.judge(log)
    #expect(before.summary.captures[0].timeKnowledge == .full)
    let judged = try await Self.judge(log + "\(stamp) Df MyApp[123:456] [DNP-PLUGIN] App became active\n")
    #expect(Self.code(judged, "I058") == nil)
    #expect(judged.summary.captures[0].timeKnowledge == .noZone)
  }

  @Test func zoneThatWasGivenIsDoubted() async throws {
    var options = AuditOptions()
    options.clock.offset = { _ in 3 * 3600 }
    let judged = try await Self.judge(Self.starts(Self.stamps) { "2025-12-15T\(Self.utc[$0])Z" }, options)
    let warning = Self.code(judged, "I060")
    #expect(warning?.severity == .warning)
    #expect(warning?.message.contains("is --time-zone +03:00 wrong?") == true)
    #expect(warning?.hint?.contains("--time-zone +01:00") == true)
    #expect(judged.summary.captures[0].zoneDoubt?.contains("is --time-zone +03:00 wrong?") == true)
    options.clock.offset = { _ in 3600 }
    let right = try await Self.judge(Self.starts(Self.stamps) { "2025-12-15T\(Self.utc[$0])Z" }, options)
    #expect(Self.code(right, "I060") == nil && Self.code(right, "I058") == nil)
  }

  /// Stamps with a zone need no other, whatever the lines say.
  @Test func stampsWithAZoneStayAsTheyAre() async throws {
    let log = Self.starts(Self.stamps.map { $0 + "000+0300" }) { "2025-12-15T\(Self.utc[$0])Z" }
    let judged = try await Self.judge(log.replacing(" Df MyApp[123:456] ", with: " 0x1 Default 0x0 123 0 MyApp: "))
    #expect(Self.code(judged, "I058") == nil && Self.code(judged, "I060") == nil)
  }

  /// Of stamps without a year, too.
  @Test func yearIsNotNeeded() async throws {
    let logLines = (0..<3).map { number in
      "Dec 15 \(Self.stamps[number]) iPhone MyApp[123] <Notice>: [DNP-FETCH] BGTask started (run_id=r\(number), "
        + "actual=2025-12-15T\(Self.utc[number])Z)\n"
    }
    let judged = try await Self.judge(logLines.joined())
    #expect(Self.code(judged, "I058")?.message.contains("taken as +01:00") == true)
    #expect(judged.summary.captures[0].timeKnowledge == .full)
  }
}
