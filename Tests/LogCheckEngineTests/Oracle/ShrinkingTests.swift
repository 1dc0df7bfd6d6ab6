import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckEngine

/// A disagreement is reported by the smallest rule and trace that show it.
@Suite struct ShrinkingTests {
  /// An oracle that is wrong about one thing: an answer at its very deadline comes too late.
  @Test func aWrongAnswerShrinksToTwoLines() throws {
    let rule = """
      kind: response
      when: a.start as s
      where: 'ok || n == 0'
      expect_one_of:
        - { event: b.done, where: 'n >= s.n', within: 2s }
        - { event: b.note, within: 2s }
      forbid: [{ event: a.stop, where: 'ok' }]
      ends: { supersedes: true, cancelled_by: [{ event: a.step }] }
      """
    func isWrong(_ rule: String, _ items: [TraceItem]) -> Bool {
      guard let agreement = try? Agreement(rule, names: []), rule.contains("within") else { return false }
      let late = items.map { item in
        var item = item
        if item.name.hasPrefix("b.") { item.at += 1 }
        return item
      }
      let wrong = Oracle(agreement.bench.rules, late)?.endings() ?? []
      return agreement.engine(items).contains { !wrong.contains($0) && $0.verdict == "pass" }
    }
    var numbers = SeededNumbers(seed: 1)
    let maker = TraceMaker(names: ["a.start", "b.done", "b.note", "a.stop", "a.step", "tick", "s.launch"])
    var found = 0
    for _ in 0..<400 where found < 5 {
      let items = maker.trace(&numbers)
      guard isWrong(rule, items) else { continue }
      found += 1
      let least = Shrinking.least(rule, items, while: isWrong)
      #expect(least.items.count <= 3, "\(least)")
      #expect(least.rule.split(separator: "\n").count <= 4, "\(least.rule)")
      #expect(!least.rule.contains("forbid") && !least.rule.contains("ends") && !least.rule.contains("||"))
      #expect(isWrong(least.rule, least.items))
    }
    #expect(found == 5)
  }

  /// A monitor of another rule replaces one that is wrong.
  @Test func aWrongMonitorShrinksToTheLineItMissed() throws {
    let right = try Agreement("kind: never\nevent: a.start\nwhere: 'n < 2'", names: ["a.start"])
    let wrong = try Agreement("kind: never\nevent: a.start\nwhere: 'n < 1'", names: ["a.start"])
    func differ(_ rule: String, _ items: [TraceItem]) -> Bool { wrong.engine(items) != right.worlds(items).first }
    var numbers = SeededNumbers(seed: 2)
    let items = TraceMaker(names: ["a.start", "b.note"]).trace(&numbers)
    try #require(differ("", items))
    let least = Shrinking.least("", items, while: differ).items
    #expect(least.map(\.name) == ["a.start"])
    #expect(least.first?.values["n"] == .integer(1))
  }
}
