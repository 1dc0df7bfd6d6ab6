import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import Testing

/// Every entry of the timeline and every metric that ships is shown by some capture.
@Suite struct TimelineEntryTests {
  /// Lines for entries that the healthy samples do not show.
  static let lines = [
    "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3 beyond bounds'",
    "[DNP-SYSTEM] System clock changed", "[DNP-SYSTEM] Low Power Mode on=true",
    "[DNP-SCHEDULER] Removed pending notification id=a", "[DNP-SCHEDULER] notification drift > 180s id=a drift=240s",
  ]

  @Test func noneIsWithoutACaptureThatShowsIt() async throws {
    let rules = try Shipped.rules.get().ruleSet
    var options = AuditOptions()
    options.keepsTimeline = true
    var shown: Set<String> = []
    var counted: Set<String> = []
    let captures = try Sample.healthy.map { try $0.bytes() } + [Self.lines.flatMap { Array("\($0)\n".utf8) }]
    for bytes in captures {
      let timeline = try #require(try await Judge.run(bytes, options).summary.timeline)
      shown.formUnion(timeline.sources.flatMap(\.rows).map(\.entry))
      counted.formUnion(timeline.metrics.filter { $0.series.contains(where: Self.isCounted) }.map(\.name))
      // Lanes and entries of timeline rows exist.
      #expect(
        timeline.sources.flatMap(\.rows).allSatisfy { timeline.lanes.indices.contains($0.lane) && !$0.label.isEmpty })
    }
    #expect(rules.timeline.map(\.id).filter { !shown.contains($0) } == [])
    #expect(rules.metrics.map(\.name).filter { !counted.contains($0) } == [])
    #expect(rules.timeline.count > 40)
  }

  private static func isCounted(_ series: MetricSeries) -> Bool {
    switch series.reading {
    case .value(let value): value > 0
    case .histogram(let histogram): histogram.count > 0
    }
  }

  /// No label and no key of the shipped entries can contain a title, a body or a token.
  @Test func labelsNameNoFreeText() throws {
    let rules = try Shipped.rules.get().ruleSet
    let secret = ["title", "body", "message", "error", "token", "config", "args", "did_hash", "if_none_match", "etag"]
    for entry in rules.timeline {
      let text = "\(entry.label) \(String(describing: entry.key)) \(String(describing: entry.run))"
      for name in secret { #expect(!text.contains("\"\(name)\""), "\(entry.id) shows \(name)") }
    }
  }
}
