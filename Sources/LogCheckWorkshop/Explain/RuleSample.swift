import LogCheckModel
import LogCheckRuleLibrary
package import LogCheckRules

/// A small log on which a rule passes: the lines that belong together, and the values that are the same in them.
package struct RuleSample: Hashable, Sendable {
  /// The lines, with the time of the day.
  package var lines: [String]
  /// `run_id=r1 in both`.
  package var shared: [String]

  private static let linesShown = 4
  private static let sharedShown = 3

  /// Out of the rule's handwritten tests: the first that passes if it is short, else the shortest; `nil` where none has a line.
  package init?(_ rule: Rule, in ruleSet: RuleSet) {
    let passing = rule.handwrittenTests.filter { $0.expectation.verdict == .pass && $0.evidence.isEmpty }
    let sizes = passing.map { (test: $0, size: Self.size($0)) }.filter { $0.size > 0 }
    let short = sizes.first { $0.size <= Self.linesShown && $0.size > 1 }
    guard let test = short?.test ?? sizes.min(by: { $0.size < $1.size })?.test else { return nil }
    switch test.input {
    case .log(let text):
      lines = text.split(separator: "\n").prefix(Self.linesShown).map(String.init)
      shared = []
    case .events(let steps):
      let events = steps.compactMap { step -> (time: LogDuration, event: EventDefinition, fields: [FieldValue])? in
        guard case .event(let time, let type, let fields, _) = step else { return nil }
        return (time, ruleSet.events[type.index], fields)
      }
      lines = events.prefix(Self.linesShown).map { item in
        Self.clock(item.time) + "  " + SampleLine(event: item.event, fields: item.fields, ruleSet: ruleSet).text
      }
      shared = Self.shared(events.prefix(Self.linesShown).map { ($0.event, $0.fields) })
    }
  }

  /// As ``text`` wrote it.
  package init(text: String) {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = parts.firstIndex(of: "") ?? parts.endIndex
    lines = Array(parts[..<end])
    shared = Array(parts[end...].dropFirst())
  }

  package var text: String { (lines + (shared.isEmpty ? [] : [""] + shared)).joined(separator: "\n") }

  private static func size(_ test: RuleTest) -> Int {
    switch test.input {
    case .log(let text): text.split(separator: "\n").count
    case .events(let steps): steps.count { if case .event = $0 { true } else { false } }
    }
  }

  private static func clock(_ time: LogDuration) -> String {
    let text = TimeText.instant(RuleTest.beginning + time, .absolute, step: .milliseconds(1))
    // Between the day and the zone.
    return String(text.drop { $0 != "T" }.dropFirst().prefix { $0 != "Z" && $0 != "+" })
  }

  /// The values that two or more lines have in a field of one name.
  private static func shared(_ events: [(event: EventDefinition, fields: [FieldValue])]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for (event, fields) in events {
      for (index, value) in fields.enumerated() {
        guard !event.constants.contains(where: { $0.field == index }), let text = SampleLine.text(of: value) else {
          continue
        }
        let item = "\(event.fields[index].name)=\(text)"
        if counts[item] == nil { order.append(item) }
        counts[item, default: 0] += 1
      }
    }
    let common = order.filter { counts[$0, default: 0] > 1 }
    return common.prefix(sharedShown).map { item in
      let count = counts[item, default: 0]
      return item + (count < events.count ? " in \(count) of them" : count == 2 ? " in both" : " in all")
    }
  }
}

extension RuleSample {
  /// The sample of a rule: out of its tests, or of the built-in ones.
  static func known(of rule: Rule, in ruleSet: RuleSet) -> RuleSample? {
    rule.tests.isEmpty ? BuiltInRules.sample(of: rule).map(RuleSample.init(text:)) : RuleSample(rule, in: ruleSet)
  }
}
