import LogCheckModel
import LogCheckRules

@testable import LogCheckEngine

/// Numbers that are the same for the same seed (SplitMix64).
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[next(below: items.count)] }
}

/// A line of a random trace.
struct TraceItem: CustomStringConvertible {
  /// Milliseconds from the beginning; never less than those of the line before.
  var at: Int64
  /// An event of the bench, or `tick`.
  var name: String
  var id: Int
  var isOK: Bool
  /// From 1; stays when lines around it are dropped.
  var line: Int
  var session = 0

  var description: String { "\(line): \(at)ms \(name) id=\(id) ok=\(isOK)" }

  /// A trace over these events, in steps that often hit deadlines of whole seconds.
  static func trace(of names: [String], _ numbers: inout SeededNumbers) -> [TraceItem] {
    var at: Int64 = 0
    let count = 1 + numbers.next(below: 24)
    return inSessions(
      (1...count).map { line in
        at += numbers.pick([0, 1, 500, 1000, 1000, 2000, 5000])
        return TraceItem(
          at: at, name: numbers.pick(names), id: numbers.next(below: 2), isOK: numbers.next(below: 3) > 0, line: line)
      })
  }

  /// The same lines with the sessions that their launches begin.
  static func inSessions(_ items: [TraceItem]) -> [TraceItem] {
    var session = 0
    return items.enumerated().map { place, item in
      var item = item
      if item.name == "s.launch", place > 0 { session += 1 }
      item.session = session
      return item
    }
  }
}

/// What became of an instance: the line it began with (0 for a whole capture), and the verdict.
struct Ending: Hashable, Comparable {
  var line: Int
  var verdict: String

  static func < (left: Self, right: Self) -> Bool { (left.line, left.verdict) < (right.line, right.verdict) }
}

extension Bench {
  /// What the engine makes of a trace. The lines whose places are in `hidden` are missing from it.
  func endings(_ items: [TraceItem], hidden: Range<Int>? = nil) -> [Ending] {
    var engine = Engine(program)
    let source = SourceID(0)
    let conditions = Conditions()
    engine.setFacts(conditions.facts, of: source)
    engine.beginSession(0, isSeen: true, in: source)
    for component in rules.components.indices {
      engine.see(component: component, type: nil, level: .debug, in: source)
    }
    var session = 0
    for (place, item) in items.enumerated() {
      let time = time(.milliseconds(item.at), conditions)
      if let hidden, hidden.contains(place) {
        guard place == hidden.lowerBound else { continue }
        let end = self.time(.milliseconds(items[hidden.upperBound - 1].at), conditions)
        engine.addGap(CoverageGap(from: time, to: end, reason: .gap), in: source)
        continue
      }
      guard let type = rules.event(named: item.name) else {
        engine.advance(to: time, in: source)
        continue
      }
      if item.name == "s.launch" {
        session += place == 0 ? 0 : 1
        engine.beginSession(session, isSeen: true, in: source)
      }
      let fields = rules.events[type.index].fields.map { field -> FieldValue in
        switch field.name {
        case "id": .text(LogText("\(item.id)"))
        case "ok": .boolean(item.isOK)
        default: .absent
        }
      }
      engine.observe(
        Event(
          type: type, time: time, source: source, session: session, position: LinePosition(line: item.line),
          fields: fields))
    }
    return engine.finish(source).map {
      Ending(line: $0.evidence.first?.position.line ?? 0, verdict: $0.verdict.word)
    }.sorted()
  }
}
