import Foundation
import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The shipped events know every line of the plugin in the scenarios.
@Suite struct ScenarioEventsTests {
  private let rules: RuleSet
  private let classifier: EventClassifier

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Rules/events")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }
    var (rules, problems) = RuleLoader.load(
      try files.map { RuleFileText(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) })
    classifier = EventClassifier(rules, problems: &problems)
    self.rules = rules
    try #require(problems.filter { $0.severity == .error }.map { "\($0)" } == [])
  }

  private func classify(_ entry: LogEntry) -> Classification {
    var record = Record()
    func append(_ text: String?) -> Range<Int> { record.append(Array((text ?? "").utf8).span) }
    record.message = append(entry.message)
    record.tag = append(entry.tag)
    record.subsystem = append(entry.subsystem)
    record.category = append(entry.category)
    return classifier.classify(record)
  }

  @Test(.costly, arguments: Scenario.all.map(\.id), CapturePlatform.allCases)
  func everyLineOfThePluginIsAnEventInBothStyles(id: String, platform: CapturePlatform) throws {
    let scenario = try #require(Scenario.named(id))
    func reported(_ style: LineStyle) -> [String] {
      let entries = scenario.run(Scenario.Options(platform: platform, style: style, days: 3)).prefix(500)
      // What the system logs in the process of the app is no line of the plugin.
      let own = entries.filter { $0.processID >= 6000 && $0.subsystem?.hasPrefix("com.apple.") != true }
      return own.map { entry in
        let found = classify(entry)
        guard case .event(let event) = found.kind else {
          Issue.record("no event: \(entry.message)")
          return ""
        }
        #expect(found.stoppedEvent == nil)
        for (index, value) in event.fields.enumerated() where value == .malformed {
          Issue.record("\(rules.events[event.type.index].fields[index].name) is malformed: \(entry.message)")
        }
        return rules.events[event.type.index].name
      }
    }
    let words = reported(.words)
    #expect(words.count >= 8)
    #expect(words == reported(.structured))
  }

  /// The plugin's lines in faulty stories; if the fault is that a line is malformed, it is not a line of the plugin
  /// there.
  @Test(.costly, arguments: Scenario.all.filter { PhoneTests.ids.contains($0.id) }.flatMap { $0.faults.map(\.id) })
  func everyLineOfAFaultyStoryIsAnEventInBothStyles(id: String) throws {
    let scenario = try #require(Scenario.all.first { $0.faults.contains { $0.id == id } })
    func reported(_ style: LineStyle) -> [String] {
      let entries = scenario.run(Scenario.Options(style: style, faults: [id]))
      let own = entries.filter { entry in
        ["[DNP-", "DNP-", "{\"schema\":"].contains { entry.message.hasPrefix($0) }
      }
      return own.map { entry in
        guard case .event(let event) = classify(entry).kind else {
          Issue.record("no event: \(entry.message)")
          return ""
        }
        return rules.events[event.type.index].name
      }
    }
    #expect(reported(.words) == reported(.structured))
  }

  @Test(arguments: CapturePlatform.allCases)
  func noNoiseIsAnEvent(platform: CapturePlatform) {
    var noise = ForeignNoise(platform: platform, seed: 21)
    // Readers hand on only what holds one of these.
    let literals = rules.components.flatMap(\.tags) + rules.events.flatMap(\.literals)
    for _ in 0..<2000 {
      let entry = noise.entry(at: LogInstant(nanoseconds: 0))
      guard literals.contains(where: entry.message.contains) else { continue }
      guard case .foreign = classify(entry).kind else {
        Issue.record("taken for the plugin's: \(entry.message)")
        return
      }
    }
  }
}
