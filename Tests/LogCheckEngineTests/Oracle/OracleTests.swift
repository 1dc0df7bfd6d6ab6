import LogCheckModel
import Testing

@testable import LogCheckEngine

/// The engine, which sees one event after the other, and a judge that sees the whole trace must agree.
@Suite struct OracleTests {
  private static let names = [
    "a.start", "a.start", "a.stop", "a.done", "b.done", "b.done", "b.note", "s.launch", "tick",
  ]

  static let rules = [
    "kind: response\nwhen: a.start\nexpect: { event: b.done, within: 2s }",
    "kind: response\nwhen: a.start\nexpect: { event: b.done, where: ok, within: 2s }\nforbid: [b.note]",
    "kind: response\nwhen: a.start\nkey: [id]\nexpect: { event: b.done, within: 5s }\nends: { supersedes: true }",
    "kind: response\nwhen: a.start\nwhere: ok\nkey: [id]\nexpect: { event: b.done, within: 5s }\nforbid: [b.note]\n"
      + "ends: { cancelled_by: [a.stop], supersedes: true }",
    "kind: never\nevent: b.note\nwhere: ok", "kind: never\nevent: b.note\nbetween: { open: a.start, close: a.stop }",
    "kind: never\nevent: b.note\nkey: [id]\nbetween: { open: a.start, close: a.stop }",
    "kind: precedes\nevent: b.done\nrequires: a.done\nscope: session",
    "kind: precedes\nevent: b.done\nkey: [id]\nrequires: a.done\nscope: session\nsince: a.start",
    "kind: precedes\nevent: b.done\nrequires: { event: a.done, where: ok }\nscope: { within_past: 2s }",
    "kind: precedes\nevent: b.done\nkey: [id]\nrequires: a.done\nscope: capture\nsince: a.stop",
    "kind: count\nevent: b.done\nper: { open: a.start, close: a.stop, at_most: 5s }\nexactly: 1",
    "kind: count\nevent: b.done\nkey: [id]\nper: { open: a.start, at_most: 2s }\nat_most: 1",
    "kind: count\nevent: b.done\nwhere: ok\nper: { open: a.start, close: a.stop, at_most: 5s }\nat_least: 2",
    "kind: count\nevent: b.done\nkey: [id]\nper: session\nat_most: 1",
    "kind: count\nevent: b.done\nper: capture\nat_most: 2",
  ]

  private static let traces: UInt64 = 300

  @Test(arguments: rules) func engineAndOracleAgreeOnEveryInstance(_ rule: String) throws {
    let bench = try Bench(rule, [["0s tick"]])
    func differ(_ items: [TraceItem]) -> Bool {
      bench.endings(items) != (Oracle(bench.rules, items)?.endings().sorted() ?? [])
    }
    var decided: Set<String> = []
    for seed in 0..<Self.traces {
      var numbers = SeededNumbers(seed: seed)
      let items = TraceItem.trace(of: Self.names, &numbers)
      decided.formUnion(bench.endings(items).map(\.verdict))
      guard differ(items) else { continue }
      let least = Self.shrunk(items, while: differ)
      Issue.record(
        "seed \(seed): \(least); engine \(bench.endings(least)), oracle \(Oracle(bench.rules, least)?.endings() ?? [])")
      return
    }
    // A rule that is never decided shows nothing.
    #expect(decided.isSuperset(of: ["pass", "fail"]))
  }

  /// Whatever stretch is missing, what is decided is what the whole trace says.
  @Test(arguments: rules) func missingLinesOnlyLeaveOpen(_ rule: String) throws {
    let bench = try Bench(rule, [["0s tick"]])
    let isTied = rule.contains("kind: count") && rule.contains("key:")
    for seed in 0..<Self.traces {
      var numbers = SeededNumbers(seed: seed ^ 0xABCD)
      let items = TraceItem.trace(of: Self.names, &numbers)
      let start = numbers.next(below: items.count)
      let hidden = start..<min(items.count, start + 1 + numbers.next(below: 5))
      // With a key, what is counted is tied over a hole: the same name is then not used again.
      if isTied, items[hidden].contains(where: { $0.name == "a.start" || $0.name == "a.stop" }) { continue }
      let oracle = try #require(Oracle(bench.rules, items))
      let whole = oracle.endings()
      for var ending in bench.endings(items, hidden: hidden) {
        let isRight: Bool
        ending.line = oracle.beginning(of: ending.line)
        switch ending.verdict {
        case "fail": isRight = whole.contains(ending)
        // What was lifted and answered all the same is no fault.
        case "pass": isRight = whole.contains { $0.line == ending.line && ["pass", "cancelled"].contains($0.verdict) }
        default: isRight = true
        }
        #expect(isRight, "seed \(seed): \(items), hidden \(hidden): \(ending), whole \(whole)")
      }
    }
  }

  /// Drops lines as long as the engine and the oracle differ.
  private static func shrunk(_ items: [TraceItem], while differ: ([TraceItem]) -> Bool) -> [TraceItem] {
    var items = items
    var place = 0
    while place < items.count {
      var fewer = items
      fewer.remove(at: place)
      fewer = TraceItem.inSessions(fewer)
      if differ(fewer) {
        items = fewer
        place = 0
      } else {
        place += 1
      }
    }
    return items
  }
}
