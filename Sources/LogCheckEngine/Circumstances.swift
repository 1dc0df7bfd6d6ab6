package import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Circumstances made ready to be noticed.
struct CompiledCircumstances {
  struct Item {
    var event: CompiledSelector
    var until: CompiledSelector?
  }

  private(set) var items: [Item] = []
  /// By the index of the event type: those that it may begin or end.
  private(set) var routes: [Int: [Int]] = [:]

  init() {}

  init(_ ruleSet: RuleSet, _ fields: FieldTables, problems: inout [Diagnostic]) {
    let expressions = ExpressionCompiler(
      fields: fields, parameters: [:], hasProvenPatterns: ruleSet.hasProvenPatterns)
    for (index, circumstance) in ruleSet.circumstances.enumerated() {
      do throws(PatternError) {
        var item = Item(event: try expressions.compile(circumstance.event))
        if let until = circumstance.until { item.until = try expressions.compile(until) }
        items.append(item)
      } catch {
        items.append(Item(event: CompiledSelector(types: [])))
        problems.append(
          Diagnostic(
            code: "E003", severity: .error,
            message: "circumstance \(circumstance.id): a pattern does not compile: \(error)",
            mark: circumstance.mark))
      }
      let types = circumstance.event.types + (circumstance.until?.types ?? [])
      for type in Set(types) { routes[type.index, default: []].append(index) }
    }
  }
}

/// The circumstances that a source was in.
struct CircumstanceLog {
  private struct Span {
    var index: Int
    var event: Evidence
    var end: LogInstant?
  }

  /// The latest ones, which findings mention.
  private var spans: [Span] = []
  private(set) var seen: [Int: SeenCircumstance] = [:]

  private static let limit = 256
  private static let reported = 5

  mutating func observe(_ event: Event, _ compiled: CompiledCircumstances, _ evaluator: Evaluator) {
    guard let indices = compiled.routes[event.type.index], event.repetition == .none else { return }
    for index in indices {
      let item = compiled.items[index]
      if let until = item.until, until.accepts(event, bound: [], with: evaluator) != .no, let time = event.time {
        for position in spans.indices where spans[position].index == index && spans[position].end == nil {
          spans[position].end = time.instant
        }
      }
      guard item.event.accepts(event, bound: [], with: evaluator) == .yes else { continue }
      let evidence = Evidence(role: .step, event: event)
      seen[index, default: SeenCircumstance(circumstance: index, count: 0, first: evidence)].count += 1
      if spans.count == Self.limit { spans.removeFirst() }
      spans.append(Span(index: index, event: evidence, end: item.until == nil ? event.time?.instant : nil))
    }
  }

  /// The circumstances between the first and the last time of a failure.
  func around(_ outcome: InstanceOutcome) -> [CircumstanceOfOutcome] {
    guard !spans.isEmpty else { return [] }
    let times = outcome.evidence.compactMap(\.time) + [outcome.absence?.from, outcome.absence?.to].compactMap(\.self)
    guard let frame = times.first?.frame else { return [] }
    let instants = times.filter { $0.frame == frame }.map(\.instant)
    guard let from = instants.min(), let to = instants.max() else { return [] }
    let lines = Set(outcome.evidence.map(\.position))
    var reported: [CircumstanceOfOutcome] = []
    for span in spans.reversed() {
      guard let time = span.event.time, time.frame == frame, time.instant <= to, span.end.map({ $0 >= from }) ?? true,
        !lines.contains(span.event.position), !reported.contains(where: { $0.circumstance == span.index })
      else { continue }
      reported.append(CircumstanceOfOutcome(circumstance: span.index, event: span.event))
      if reported.count == Self.reported { break }
    }
    return reported.reversed()
  }
}

/// The number of times that a circumstance was seen in a source.
package struct SeenCircumstance: Sendable {
  /// Its index in the rule set.
  package var circumstance: Int
  package var count: Int
  package var first: Evidence
}
