import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The verdicts on a story do not depend on the day, the zone or the clock of its stamps.
@Suite struct ClockTests {
  private static let day: Int64 = 86_400
  /// Days after the sample's: the day after, the end of February of a leap year, New Year, the days of daylight saving.
  private static let days: [Int64] = [1, 47, 837, 136, 352, 3650]
  private static let zones = [-43_200, -12_600, 0, 3600, 20_700, 50_400]

  private struct Story {
    var notification = Scenario.sampleNotification
    var days = 1

    func entries(_ writer: LogWriter) -> [LogEntry] {
      let isAndroid = writer.traits.parts.contains(.tag)
      let isStructured = writer.traits.parts.contains(.structuredOnly)
      let options = Scenario.Options(
        style: isStructured ? .structured : .words, notification: notification, days: days)
      let story = Scenario.named(isAndroid ? "happy-path-android" : "happy-path")
      let entries = story.map { Array($0.run(options)) } ?? []
      return isStructured ? entries.filter { $0.message.hasPrefix("{\"schema\"") } : entries
    }
  }

  private func salt(_ id: String) -> UInt64 { id.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) } }

  private func moved(_ reported: Judgement, from base: Judgement) -> [String: String] {
    reported.verdicts.filter { $0.value != base.verdicts[$0.key] }
      .reduce(into: [:]) { $0[$1.key] = "\(base.verdicts[$1.key].map { "\($0)" } ?? "-") -> \($1.value)" }
  }

  /// The answers that changed, open questions aside.
  private func turned(_ reported: Judgement, from base: Judgement) -> [String: String] {
    moved(reported, from: base).filter { !$0.value.contains("inconclusive") }
  }

  @Test(.costly, .tags(.long), arguments: Extent.some(12, of: LogWriter.all.map(\.id), salt: 1))
  func anotherDayGivesTheSameVerdicts(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    let base = try await Judge.run(writer.write(Story().entries(writer)))
    #expect(base.failures.isEmpty, "\(base.failures.map { "\($0.rule): \($0.message)" })")
    for days in Extent.some(1, whole: 2, of: Self.days, salt: salt(id)) {
      var story = Story()
      story.notification = story.notification + .seconds(days * Self.day)
      let reported = try await Judge.run(writer.write(story.entries(writer)))
      #expect(reported.failures.isEmpty, "\(id), \(days) days on")
      // A leap day in an unknown year, and nights in which clocks are changed, may leave a question open.
      #expect(turned(reported, from: base).isEmpty, "\(id), \(days) days on")
      if writer.traits.parts.isSuperset(of: [.year, .zone, .date]) {
        #expect(moved(reported, from: base).isEmpty, "\(id), \(days) days on")
      }
    }
  }

  @Test(.costly, .tags(.long), arguments: Extent.some(12, of: LogWriter.all.map(\.id), salt: 2))
  func anotherZoneGivesTheSameVerdicts(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    let entries = Story().entries(writer)
    let base = try await Judge.run(writer.write(entries))
    for zone in Extent.some(1, whole: 2, of: Self.zones, salt: salt(id)) {
      let capture = writer.write(entries, CaptureSettings(offsetSeconds: zone))
      let reported = try await Judge.run(capture)
      #expect(reported.failures.isEmpty, "\(id), zone \(zone)")
      #expect(turned(reported, from: base).isEmpty, "\(id), zone \(zone)")
      if writer.traits.parts.contains(.zone), writer.traits.parts.contains(.date) {
        #expect(moved(reported, from: base).isEmpty, "\(id), zone \(zone)")
      }
      // With a given zone and year, a capture without them is as good as one with them.
      if writer.traits.parts.contains(.date), writer.traits.granularity != nil {
        var options = AuditOptions()
        options.clock = ClockOptions(year: 2025, offset: { _ in zone })
        var atHome = AuditOptions()
        atHome.clock = ClockOptions(year: 2025, offset: { _ in 0 })
        let here = try await Judge.run(capture, options)
        let there = try await Judge.run(writer.write(entries), atHome)
        #expect(moved(here, from: there).isEmpty, "\(id), zone \(zone) given")
      }
    }
  }

  /// The device travels: from some entry on its local clock is an hour apart, and only some formats say so.
  @Test(.tags(.long), arguments: LogWriter.all.map(\.id), [3600, -3600])
  func aChangeOfTheLocalClockFailsNothing(id: String, change: Int) async throws {
    let writer = try #require(LogWriter.named(id))
    // One stream that changes its settings in its middle; documents of JSON close only once.
    guard !["apple-json", "android-studio-json"].contains(id) else { return }
    // By day an hour that no stamp shows looks like an hour of silence; ClockDoubtTests check the stamps of the night.
    let parts = writer.traits.parts
    guard change < 0 || writer.traits.granularity == nil || parts.isSuperset(of: [.zone, .date]) else { return }
    let entries = Story(days: 2).entries(writer)
    for position in Extent.some(1, whole: 2, of: Array(1..<entries.count), salt: salt(id)) {
      let before = writer.write(entries[..<position], CaptureSettings(footer: false))
      let after = writer.write(
        entries[position...], CaptureSettings(offsetSeconds: change, header: false, footer: false))
      let reported = try await Judge.run(before + after)
      #expect(
        reported.failures.isEmpty, "\(id), row \(position): \(reported.failures.map { "\($0.rule): \($0.message)" })")
    }
  }

  /// The clock is set, and the log says so: nothing across the step is a fault for the time it took.
  @Test(.tags(.long), arguments: [-7200, -600, 600, 7200])
  func aMarkedStepOfTheClockFailsNothing(step: Int64) async throws {
    let writer = try #require(LogWriter.named("apple-default"))
    // A delivery itself contains its time; by the clock after the step it would be off by the step.
    let entries = Story().entries(writer).map { entry in
      var entry = entry
      entry.message = entry.message.replacing(", source=", with: ", actual=\(entry.instant.inUTC), source=")
      return entry
    }
    #expect(entries.contains { $0.message.contains(", actual=2025-11-15T05:53:") })
    for position in Extent.some(2, whole: 6, of: Array(1..<entries.count)) {
      let before = writer.write(entries[..<position], CaptureSettings(footer: false))
      let marker = LogEntry(
        instant: entries[position - 1].instant, process: "kernel", processID: 0,
        message: "=== system wallclock time adjusted")
      let shifted = entries[position...].map { entry in
        var entry = entry
        entry.instant = entry.instant + .seconds(step)
        return entry
      }
      let after = writer.write([marker] + shifted, CaptureSettings(header: false))
      let reported = try await Judge.run(before + after)
      let absent = reported.failures.filter { $0.absence != nil }
      #expect(absent.isEmpty, "row \(position): \(absent.map { "\($0.rule): \($0.message)" })")
    }
  }
}
