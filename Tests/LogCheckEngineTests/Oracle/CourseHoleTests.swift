import LogCheckModel
import Testing

@testable import LogCheckEngine

/// The kinds that follow a course: what is missing or cannot be read leaves open, and never changes sides.
@Suite struct CourseHoleTests {
  private static let names = [
    "a.start", "a.start", "a.stop", "a.done", "b.done", "b.done", "b.note", "s.launch", "tick",
  ]

  /// Rules of one instance, so that a pass is one on the whole trace.
  static let whole = [
    "kind: rate\nevent: b.done\nat_most: 2\nin: 5s",
    "kind: rate\nevent: { event: b.done, where: ok }\nat_most: 1\nin: 3s",
    "kind: machine\ninitial: \"off\"\ntransitions: { \"off\": { a.start: up }, up: { a.done: \"off\", b.note: up } }\n"
      + "reset_on: s.launch",
    "kind: machine\ninitial: \"off\"\nother: ignore\nstay: { up: 5s }\nreset_on: s.launch\nevents:\n"
      + "  go: { event: a.start, where: ok }\ntransitions: { \"off\": { go: up }, up: { a.stop: \"off\", a.done: up } }",
    "kind: gauge\nup: a.start\ndown: [a.done, { event: a.stop, where: ok }]\nreset_on: s.launch\nat_most: 1",
    "kind: gauge\nup: { event: a.start, where: ok }\ndown: a.done\nset: { event: b.note, value: \"n\" }\n"
      + "reset_on: s.launch\nat_most: 2\nat_least: 1",
    "kind: counter\nevent: { event: b.done, where: ok }\nvalue: \"n\"\nreset_on: s.launch",
    "kind: counter\nevent: b.done\nvalue: \"n\"\nrises_by: 1\nreset_on: { event: a.start, where: ok }",
    "kind: counter\nevent: { event: b.done, where: ok }\nvalue: \"n\"",
  ]
  static let tied =
    whole.map { $0 + "\nkey: [id]" } + [
      "kind: overlap\nbegin: a.start\nend: { event: a.done, where: ok }\nat_most: 4s",
      "kind: overlap\nbegin: { event: a.start, where: ok }\nend: a.done\nkey: [id]\n"
        + "ends: { session: true, cancelled_by: [b.note] }",
      "kind: rate\nevent: b.done\nat_most: 1\nin: 4s\nkey: [id]\nends: { session: true }",
      "kind: machine\ninitial: \"off\"\ntransitions: { \"off\": { a.start: up }, up: { a.done: \"off\", b.note: up } }\n"
        + "key: [id]\nends: { session: true, cancelled_by: [{ event: a.stop, where: ok }] }",
    ]

  private static let traces: UInt64 = 400

  @Test(arguments: whole + tied) func whatIsOpenNeverChangesSides(_ rule: String) throws {
    let bench = try Bench(rule, [["0s tick"]])
    var decided: Set<String> = []
    for seed in 0..<Self.traces {
      var numbers = SeededNumbers(seed: seed ^ 0x5EED)
      var items = TraceItem.trace(of: Self.names, &numbers)
      // Half of the traces show how things began.
      if seed & 1 == 0 { items[0].name = "s.launch" }
      items = TraceItem.inSessions(items)
      let whole = bench.endings(items).map(\.verdict)
      decided.formUnion(whole)
      let start = numbers.next(below: items.count)
      let hidden = start..<min(items.count, start + 1 + numbers.next(below: 5))
      let unread = Set((0..<3).map { _ in numbers.next(below: items.count) })
      let told = [bench.endings(items, hidden: hidden), bench.endings(items, unread: unread)]
      for (place, verdicts) in told.map({ $0.map(\.verdict) }).enumerated() {
        let what = "seed \(seed): \(items), \(place == 0 ? "hidden \(hidden)" : "unread \(unread)")"
        #expect(!verdicts.contains("fail") || whole.contains("fail"), "\(what): \(verdicts), whole \(whole)")
        guard Self.whole.contains(rule) else { continue }
        #expect(
          !verdicts.contains("pass") || whole == ["pass"] || whole.isEmpty, "\(what): \(verdicts), whole \(whole)")
      }
    }
    // A rule that is never decided shows nothing.
    #expect(decided.isSuperset(of: ["pass", "fail"]))
  }
}
