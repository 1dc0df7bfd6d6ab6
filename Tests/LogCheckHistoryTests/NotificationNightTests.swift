import Foundation
import LogCheckModel
import LogCheckReporting
import LogCheckResults
import LogCheckTestSupport
import Testing

@testable import LogCheckHistory

/// The report of a history begins with the devices whose notifications stopped in the last night.
@Suite struct NotificationNightTests {
  private static func record(
    _ device: String?, night: Int, _ kind: OutcomeEnding.Kind? = nil, _ causes: RecordedCause...
  ) -> AuditRecord {
    let day = "2026-11-0\(night)"
    var record = AuditRecord.sample("\(day)/\(device ?? "unknown").log", day: day, device: device)
    record.outcomes = .sample(
      kept: kind == nil ? 7 : 5, notFresh: kind == .lostContent ? 2 : 0, notShown: kind == .stopped ? 2 : 0,
      ending: kind.map { OutcomeEnding($0, since: "2026-11-0\(night - 1)", notifications: 2) }, causes: causes)
    return record
  }

  private static let denied = RecordedCause.sample("permission-denied", ending: 2, line: 261)
  private static let server = RecordedCause.sample("server-error", .server, .fits, ending: 2)

  /// Two nights: one device is silent in both, one since the second.
  private static func twoNights() throws -> ScratchHistory {
    let history = try ScratchHistory()
    try history.add([
      record("a", night: 2, .stopped, denied), record("b", night: 2), record("c", night: 2), record("d", night: 2),
    ])
    try history.add([
      record("a", night: 3, .stopped, denied), record("b", night: 3, .stopped, denied),
      record("c", night: 3, .lostContent, server), record("d", night: 3, .stopped), record("e", night: 3),
      .sample("f.log", day: "2026-11-03", device: "f"),
    ])
    return history
  }

  private static func text(_ history: ScratchHistory) throws -> [String] {
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    return HistoryText(analysis, [], file: "h.db", TextLayout(columns: 121)).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func theLastNightIsComparedWithTheOneBefore() throws {
    let lines = try Self.text(Self.twoNights())
    #expect(
      lines[0].hasPrefix("Nothing failed in the last night, 2026-11-03; in 4 runs notifications stopped or lost"))
    #expect(lines.contains { $0.hasPrefix("h.db: 2 nights from 2026-11-02 to 2026-11-03") })
    let start = try #require(lines.firstIndex { $0.hasPrefix("Devices whose") })
    #expect(
      lines[start...].prefix(11) == [
        "Devices whose notifications stopped or lost their content in the night of 2026-11-03, by cause:",
        "  2 devices, 2 runs: the title of permission-denied (user, certain), since 2026-11-02; 1 device the night before",
        "      on a and b",
        "      stopped in 2 runs; for example 2026-11-03/a.log:261",
        "  1 device, 1 run: the title of server-error (server, probable), since 2026-11-02; none the night before",
        "      on c",
        "      notifications lost their content; for example 2026-11-03/c.log",
        "  1 device, 1 run: cause unknown, since 2026-11-02; none the night before",
        "      on d",
        "      notifications stopped; for example 2026-11-03/d.log",
        "  In the last night, 35 notifications on 5 devices: 27 kept, 2 without fresh content, 6 not shown.",
      ])
  }

  /// The devices of the runs are not known: the night is not green all the same.
  @Test func notificationsThatStoppedOnUnknownDevicesAreNotGreen() throws {
    let history = try ScratchHistory()
    try history.add([Self.record(nil, night: 3, .stopped, Self.denied)])
    let headline = HistoryHeadline(try history.open(.reading).analysis(AnalysisOptions()), [])
    #expect(headline.state == .open, "\(headline.sentence)")
    #expect(headline.sentence.hasSuffix("; in 1 run notifications stopped or lost their content"))
  }

  @Test func whereNothingStoppedThereIsOneLine() throws {
    let history = try ScratchHistory()
    try history.add([Self.record("a", night: 2, .stopped, Self.denied)])
    try history.add([Self.record("a", night: 3), Self.record(nil, night: 3)])
    let lines = try Self.text(history)
    #expect(lines.contains("In the last night, 14 notifications on 1 device: 14 kept."))
    #expect(!lines.contains { $0.contains("stopped") })
  }

  @Test func aNightWithoutOutcomesHasNoWordAboutThem() throws {
    let history = try ScratchHistory()
    try history.add([Self.record("a", night: 2, .stopped, Self.denied)])
    try history.add([.sample("a.log", day: "2026-11-03")])
    #expect(try !Self.text(history).contains { $0.contains("otifications") })
  }

  @Test func causesBeyondTenAreCounted() throws {
    let history = try ScratchHistory()
    try history.add(
      (1...13).flatMap { cause in
        (0..<(cause == 13 ? 2 : 1)).map { run in
          var record = Self.record("\(cause)-\(run)", night: 3, .stopped, .sample("kind-\(cause)", ending: 2))
          record.id = "\(cause)-\(run).log"
          return record
        }
      } + [Self.record("z", night: 3, .stopped)])
    let night = try #require(try history.open(.reading).analysis(AnalysisOptions()).notifications)
    #expect(night.causes.count == 11 && night.causes[0].kind == "kind-13" && night.causes[10].totals.side == nil)
    #expect(night.causes[0].before == nil)
    #expect(night.rest == "and 3 more causes of 3 runs")
  }

  @Test func countsThatWereMadeUpStopAtTheirLimit() throws {
    let history = try ScratchHistory()
    try history.add(
      (0..<2000).map { number in
        var record = Self.record("\(number)", night: 3, .stopped, Self.denied)
        record.outcomes?.counts[.kept] = BoundedCount.limit
        record.outcomes?.ending?.notifications = BoundedCount.limit
        return record
      })
    let night = try #require(try history.open(.reading).analysis(AnalysisOptions()).notifications)
    #expect(night.counts[.kept] == BoundedCount.limit && night.counts.total == BoundedCount.limit)
    #expect(night.causes[0].totals.notifications == BoundedCount.limit && night.causes[0].devices == 2000)
  }

  @Test func programsGetTheSame() throws {
    let analysis = try Self.twoNights().open(.reading).analysis(AnalysisOptions())
    let text = HistoryJSON(analysis, []).text(toolVersion: "1", exitCode: 0)
    #expect(
      text.contains(
        #""notifications":{"day":"2026-11-03","dayBefore":"2026-11-02","runs":5,"devices":5,"counts":{"not shown":6,"#))
    #expect(
      text.contains(
        #"{"kind":"permission-denied","side":"user","title":"the title of permission-denied","devices":2,"longestOn":["a","b"],"#
          + #""stopped":2,"lostContent":0,"certain":2,"probable":0,"since":"2026-11-02","lastSince":"2026-11-02","devicesBefore":1,"#
          + #""runsBefore":1,"capture":"2026-11-03/a.log","line":261}"#))
    let schema = try JSONSchema(RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-history-1.schema.json"))
    #expect(try schema.violations(JSONTree(text)) == [])
  }

  @Test func foreignTextSteersNeitherTheTerminalNorThePage() throws {
    let text = "<script>alert(1)</script>\u{1B}[31m\u{202E}\n::error::x"
    let history = try ScratchHistory()
    var record = Self.record("a", night: 3, .stopped, .sample(text, title: text, ending: 2, line: 3, of: text))
    record.id = text
    try history.add([record])
    let analysis = try history.open(.reading).analysis(AnalysisOptions())
    let page = HistoryPage(analysis, [], file: "h.db", tool: "1").text
    for output in [try Self.text(history).joined(separator: "\n"), page] {
      #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}") && !output.contains("\n::"))
    }
    #expect(!page.contains("<script") && page.contains("id=\"notifications\""))
  }
}
