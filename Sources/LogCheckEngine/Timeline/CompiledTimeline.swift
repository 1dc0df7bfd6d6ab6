import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Entries of the timeline and metrics made ready.
struct CompiledTimeline {
  struct Entry {
    var event: CompiledSelector
    var label: [Piece] = []
    var at: CompiledExpression?
    var until: CompiledExpression?
    var key: CompiledExpression?
    var run: CompiledExpression?
    var success: CompiledExpression?
    var value: CompiledExpression?
  }

  enum Piece {
    case text(String)
    case value(CompiledExpression)
  }

  struct Metric {
    var event: CompiledSelector
    /// By label: where its value comes from, and the values it may have in small letters.
    var labels: [(value: CompiledExpression, known: [LogText])] = []
    var value: CompiledExpression?
  }

  /// The timeline rows that an event type may form, and the metrics for which it may count.
  struct Route {
    var entries: [Int] = []
    var metrics: [Int] = []
  }

  private(set) var entries: [Entry] = []
  private(set) var metrics: [Metric] = []
  /// By the index of the event type.
  private(set) var routes: [Int: Route] = [:]

  init(_ ruleSet: RuleSet, _ fields: FieldTables, problems: inout [Diagnostic]) {
    let compiler = ExpressionCompiler(fields: fields, parameters: [:], hasProvenPatterns: ruleSet.hasProvenPatterns)
    for (index, entry) in ruleSet.timeline.enumerated() {
      do throws(PatternError) {
        entries.append(try Self.compiled(entry, compiler))
      } catch {
        entries.append(Entry(event: CompiledSelector(types: [])))
        problems.append(Self.problem("timeline entry \(entry.id)", error, entry.mark))
      }
      for type in Set(entry.event.types) { routes[type.index, default: Route()].entries.append(index) }
    }
    for (index, metric) in ruleSet.metrics.enumerated() {
      do throws(PatternError) {
        metrics.append(try Self.compiled(metric, compiler))
      } catch {
        metrics.append(Metric(event: CompiledSelector(types: [])))
        problems.append(Self.problem("metric \(metric.name)", error, metric.mark))
      }
      for type in Set(metric.event.types) { routes[type.index, default: Route()].metrics.append(index) }
    }
  }

  private static func compiled(_ entry: TimelineEntry, _ compiler: ExpressionCompiler) throws(PatternError) -> Entry {
    func part(_ expression: Expression?) throws(PatternError) -> CompiledExpression? {
      guard let expression else { return nil }
      return try compiler.compile(expression, current: entry.event.types, currentAlias: entry.event.alias)
    }
    var compiled = Entry(event: try compiler.compile(entry.event))
    for piece in entry.label {
      switch piece {
      case .text(let words): compiled.label.append(.text(words))
      case .value(let expression): if let value = try part(expression) { compiled.label.append(.value(value)) }
      }
    }
    compiled.at = try part(entry.at)
    compiled.until = try part(entry.until)
    compiled.key = try part(entry.key)
    compiled.run = try part(entry.run)
    compiled.success = try part(entry.success)
    compiled.value = try part(entry.value)
    return compiled
  }

  private static func compiled(
    _ metric: LogCheckRules.Metric, _ compiler: ExpressionCompiler
  ) throws(PatternError) -> Metric {
    var compiled = Metric(event: try compiler.compile(metric.event))
    for label in metric.labels {
      let value = try compiler.compile(
        label.value, current: metric.event.types, currentAlias: metric.event.alias)
      compiled.labels.append((value, label.values.map { LogText(bytes: LogText($0).bytes.map(ASCII.lowered)) }))
    }
    if let value = metric.value {
      compiled.value = try compiler.compile(value, current: metric.event.types, currentAlias: metric.event.alias)
    }
    return compiled
  }

  private static func problem(_ owner: String, _ error: PatternError, _ mark: SourceMark) -> Diagnostic {
    Diagnostic(
      code: "E003", severity: .error, message: "\(owner): a pattern does not compile: \(error)", mark: mark)
  }
}
