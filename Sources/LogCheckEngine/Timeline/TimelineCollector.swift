package import LogCheckModel
import LogCheckRules

/// A timeline row as the engine knows it: times on the trace's timeline, captures by number.
package struct CollectedRow: Sendable {
  /// Index into ``RuleSet/timeline``.
  package var entry: Int
  package var source: SourceID
  package var session: Int
  package var position: LinePosition
  package var logged: EventTime?
  package var at: EventTime?
  package var until: EventTime?
  package var key: String?
  package var run: String?
  package var succeeded: Bool?
  package var value: TimelineValue?
  package var label: String
}

/// The parts of the timeline of a trace.
package struct CollectedTimeline: Sendable {
  /// In the order in which the engine saw their events: that of log time in each source.
  package var rows: [CollectedRow] = []
  /// Timeline rows beyond the limit, by the index of their source, with the time of the first.
  package var omitted: [Int: (count: Int, from: EventTime?)] = [:]
  package var metrics: MetricTally
}

/// Collects the entries of the timeline. It is independent of the monitors and decides nothing.
struct TimelineCollector {
  private(set) var collected: CollectedTimeline
  private let limit: Int
  /// Names for keys that must not be shown: the same for the same key.
  private var aliases: [String: String] = [:]

  init(_ ruleSet: RuleSet, limit: Int) {
    collected = CollectedTimeline(metrics: MetricTally(ruleSet.metrics))
    self.limit = limit
  }

  /// A duplicate line adds nothing.
  mutating func observe(_ event: Event, _ compiled: CompiledTimeline, _ evaluator: Evaluator) {
    guard let route = compiled.routes[event.type.index], event.repetition == .none || event.repetition == .untimed
    else { return }
    for index in route.entries where compiled.entries[index].event.accepts(event, bound: [], with: evaluator) == .yes {
      guard collected.rows.count < limit else {
        collected.omitted[event.source.index, default: (0, event.time)].count += 1
        continue
      }
      collected.rows.append(row(index, compiled.entries[index], event, evaluator))
    }
    for index in route.metrics where compiled.metrics[index].event.accepts(event, bound: [], with: evaluator) == .yes {
      collected.metrics.count(index, compiled.metrics[index], event, evaluator)
    }
  }

  private mutating func row(
    _ index: Int, _ entry: CompiledTimeline.Entry, _ event: Event, _ evaluator: Evaluator
  ) -> CollectedRow {
    func value(_ expression: CompiledExpression?) -> EvalValue? {
      expression.map { evaluator.value($0, bound: [], current: event) }
    }
    var label = ""
    for piece in entry.label {
      switch piece {
      case .text(let words): label += words
      case .value(let expression):
        label += ShownText.label(
          evaluator.value(expression, bound: [], current: event), isHidden: event.holdsHidden)
      }
    }
    var row = CollectedRow(
      entry: index, source: event.source, session: event.session, position: event.position, logged: event.time,
      label: label)
    row.at = value(entry.at).flatMap(Self.time)
    row.until = value(entry.until).flatMap(Self.time)
    row.key = name(value(entry.key), event)
    row.run = name(value(entry.run), event)
    if case .truth(let truth) = value(entry.success) {
      row.succeeded = truth == .yes ? true : truth == .no ? false : nil
    }
    row.value = value(entry.value).flatMap(TimelineValue.init)
    return row
  }

  private mutating func name(_ value: EvalValue?, _ event: Event) -> String? {
    guard let name = value.flatMap(ShownText.name) else { return nil }
    guard event.holdsHidden else { return aliases[name] ?? name }
    let alias = aliases[name] ?? "hidden \(aliases.count + 1)"
    aliases[name] = alias
    return alias
  }

  private static func time(_ value: EvalValue) -> EventTime? {
    guard case .instant(let range, let frame) = value else { return nil }
    // The beginning of the step: of stamps of whole seconds the second that they name.
    let step = LogInstant(nanoseconds: range.high) - LogInstant(nanoseconds: range.low)
    return EventTime(
      instant: LogInstant(nanoseconds: range.low), frame: frame, granularity: max(step, .milliseconds(1)))
  }
}

extension TimelineValue {
  /// A number or a length of time; of one that is known between two ends only the lower end.
  init?(_ value: EvalValue) {
    switch value {
    case .integer(let number): self = .number(Double(number))
    case .number(let number) where number.isFinite: self = .number(number)
    case .duration(let range): self = .duration(LogDuration(nanoseconds: range.low))
    default: return nil
    }
  }

  /// As metrics count it: durations in seconds.
  var amount: Double {
    switch self {
    case .number(let number): number
    case .duration(let duration): Double(duration.nanoseconds) / 1_000_000_000
    }
  }
}
