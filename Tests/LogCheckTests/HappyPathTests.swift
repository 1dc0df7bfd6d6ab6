import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The first run of the plugin's own example passes in whatever it was captured with.
@Suite struct HappyPathTests {
  private static let wrappings: [[String]] = [
    ["crlf"], ["utf8-bom"], ["utf16le"], ["ansi"], ["bad-utf8"], ["github-actions"], ["gh-run-view"], ["appium"],
  ]

  /// The rules that the first run must show, if the format has times.
  private static let core = [
    "configure-before-scheduling", "happy-path-complete", "happy-path-in-order", "prefetch-lead-is-five-minutes",
    "schedule-call-arms-or-says-why", "schedule-is-persisted", "plugin-loads-at-launch",
  ]

  private func capture(_ writer: LogWriter, _ wrapping: [String]) throws -> [UInt8] {
    let story = writer.traits.parts.contains(.tag) ? "happy-path-android" : "SCN-01"
    let style: LineStyle = writer.traits.parts.contains(.structuredOnly) ? .structured : .words
    var entries = Array(try #require(Scenario.named(story)).run(Scenario.Options(style: style)))
    // Only the app writes to the file of its events.
    if style == .structured { entries.removeAll { !$0.message.hasPrefix("{") || $0.message.hasPrefix("{\"msg\"") } }
    var bytes = writer.write(entries)
    for id in wrapping { bytes = CaptureWrapper.named(id)?.wrap(bytes, from: entries[0].instant) ?? [] }
    return bytes
  }

  /// Lines that are known by a text with quotation marks in it, where the format spells those otherwise.
  @Test(arguments: ["apple-json", "apple-ndjson"])
  func linesWithQuotationMarksAreFoundInJSON(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    let scenario = try #require(Scenario.named("SCN-02"))
    let judgement = try await Judge.run(writer.write(scenario.run()))
    #expect(judgement.verdicts["phase-one-methods-are-there"] == .pass)
  }

  @Test(.costly, .tags(.long), arguments: LogWriter.all.map(\.id))
  func aWrappedFirstRunIsJudgedAsTheBareOne(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    let bare = try await Judge.run(try capture(writer, []))
    #expect(bare.failures.isEmpty, "\(bare.failures.map { "\($0.rule): \($0.message)" })")
    #expect(!bare.rules(.pass).isEmpty)
    let seed = UInt64(id.utf8.reduce(1) { $0 &* 31 &+ Int($1) }.magnitude)
    for wrapping in Extent.some(1, whole: 3, of: Self.wrappings, salt: seed) {
      // No tool colours a JSON document.
      if wrapping == ["ansi"], ["apple-json", "android-studio-json"].contains(id) { continue }
      let wrapped = try await Judge.run(try capture(writer, wrapping))
      let moved = wrapped.verdicts.filter { $0.value != bare.verdicts[$0.key] }
      #expect(moved.isEmpty, "\(id) \(wrapping)")
    }
  }

  @Test(arguments: LogWriter.all.map(\.id))
  func theCoreOfTheFirstRunPassesInEveryFormatWithTimes(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    guard writer.traits.granularity != nil, !writer.traits.parts.contains(.tag) else { return }
    let judged = try await Judge.run(try capture(writer, []))
    for rule in Self.core {
      let reasons = judged.findings.filter { $0.rule == rule }.map { "\($0.verdict): \($0.message)" }
      #expect(judged.verdicts[rule] == .pass, "\(id): \(rule): \(reasons)")
    }
  }

  /// The captures for measuring throughput are healthy, cycle after cycle.
  @Test(arguments: [
    "apple-default", "apple-ndjson", "idevicesyslog", "dnp-events", "android-threadtime", "android-studio-json",
  ])
  func theBenchIsHealthy(id: String) async throws {
    let writer = try #require(LogWriter.named(id))
    let platforms: [CapturePlatform] =
      id == "dnp-events" ? [.ios, .android] : [writer.traits.parts.contains(.tag) ? .android : .ios]
    for platform in platforms {
      let style: LineStyle = writer.traits.parts.contains(.structuredOnly) ? .structured : .words
      let run = try #require(Scenario.named("bench")).run(Scenario.Options(platform: platform, style: style))
      // The seventh cycle begins half a minute later.
      let end = Scenario.sampleNotification + .seconds(61 * 60 + 30)
      let judged = try await Judge.run(writer.write(run.prefix(while: { $0.instant < end }).filter(writer.holds)))
      #expect(judged.failures.isEmpty, "\(judged.failures.map { "\($0.rule): \($0.message)" })")
      for rule in ["announced-prefetch-is-submitted", "schedule-is-persisted", "schedule-call-arms-or-says-why"] {
        #expect(judged.verdicts[rule] == .pass, "\(rule)")
      }
    }
  }
}
