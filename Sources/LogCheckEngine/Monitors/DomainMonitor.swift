import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `domain` rule: each event's fields hold only values out of their domains.
struct DomainMonitor: Monitor {
  let context: RuleContext
  let event: CompiledSelector
  let fields: [Field]
  let missing: MissingField

  struct Field {
    var name: String
    var value: CompiledExpression
    var domain: Domain
  }

  enum Domain {
    /// These values, or all but these.
    case listed([EvalValue], isAllowed: Bool, ignoresCase: Bool)
    case range(from: CompiledExpression?, to: CompiledExpression?)
    case matching(Pattern)
  }

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    let evidence = [Evidence(role: .deciding, event: event)]
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: return
    case .unknown(let reason):
      source.report(
        context.outcome(
          .inconclusive(reason), "it is unknown whether \(source.name(event.type)) is of the kind the rule is about",
          in: source, evidence: evidence))
      return
    case .yes: break
    }
    var outside: [(name: String, words: String)] = []
    var open: (reason: InconclusiveReason, field: String)?
    var judged = 0
    for field in self.fields {
      guard let truth = judge(field, of: event, with: evaluator) else { continue }
      judged += 1
      switch truth {
      case .yes: break
      case .no: outside.append((field.name, sentence(field, of: event, with: evaluator)))
      case .unknown(let reason): open = open ?? (reason, field.name)
      }
    }
    // The value of one field counts, even if another one is hidden.
    if !outside.isEmpty {
      let detail =
        context.message?.text([], current: event, with: evaluator) ?? outside.map(\.words).joined(separator: "; ")
      source.report(context.failure(detail, of: outside.map(\.name), in: source, evidence: evidence))
    } else if let open {
      let detail = "it is unknown whether \(open.field) of \(source.name(event.type)) is in its domain"
      source.report(context.outcome(.inconclusive(open.reason), detail, in: source, evidence: evidence))
    } else if judged == 0 {
      source.report(
        context.unsaid(.cancelled, in: source, evidence: evidence),
        saying: { "\($0.name(event.type)) has none of the fields" })
    } else {
      source.report(
        context.unsaid(.pass, in: source, evidence: evidence), saying: { _ in "the values are in their domains" })
    }
  }

  /// Yes if a field of the event is in its domain; `nil` if it is absent and may be missing.
  private func judge(_ field: Field, of event: Event, with evaluator: Evaluator) -> Truth? {
    let value = evaluator.value(field.value, bound: [], current: event)
    switch value {
    case .unknown(.absent):
      switch missing {
      case .fail: return .no
      case .skip: return nil
      case .open: return .unknown(.absent)
      }
    case .unknown(let reason), .truth(.unknown(let reason)): return .unknown(reason)
    case .list(let items):
      var result = Truth.yes
      for item in items {
        result = result && (item.isElided ? .unknown(.redacted) : holds(field.domain, .text(item), with: evaluator))
      }
      return result
    default: return holds(field.domain, value, with: evaluator)
    }
  }

  /// The value of a field that is outside its domain, and the values that it may have.
  private func sentence(_ field: Field, of event: Event, with evaluator: Evaluator) -> String {
    let name = field.name.split(separator: "_").joined(separator: " ")
    let value = evaluator.value(field.value, bound: [], current: event)
    if case .unknown(.absent) = value { return "\(name) is missing" }
    let start = "\(name) is \(event.holdsHidden ? "hidden" : value.shownText)"
    switch field.domain {
    case .listed(let values, let isAllowed, _):
      let shown = values.prefix(12).map(\.shownText).joined(separator: ", ")
      let rest = values.count > 12 ? ", and \(values.count - 12) more" : ""
      return "\(start); \(isAllowed ? "allowed" : "not allowed"): \(shown)\(rest)"
    case .range(let low, let high):
      let bounds = [("at least", low), ("at most", high)].compactMap { word, bound in
        bound.map { "\(word) \(evaluator.value($0, bound: [], current: nil).shownText)" }
      }
      return "\(start); allowed: \(bounds.joined(separator: " and "))"
    case .matching: return "\(start), which is not of the expected form"
    }
  }

  private func holds(_ domain: Domain, _ value: EvalValue, with evaluator: Evaluator) -> Truth {
    switch domain {
    case .listed(let values, let isAllowed, let ignoresCase):
      let value = ignoresCase ? value.lowered : value
      var isListed = Truth.no
      for listed in values {
        isListed = isListed || Arithmetic.equal(value, listed)
        if isListed == .yes { break }
      }
      return isAllowed ? isListed : !isListed
    case .range(let low, let high):
      var result = Truth.yes
      for (bound, symbol) in [(low, Expression.BinaryOperator.greaterOrEqual), (high, .lessOrEqual)] {
        guard let bound else { continue }
        switch Arithmetic.apply(symbol, value, evaluator.value(bound, bound: [], current: nil)) {
        case .truth(let truth): result = result && truth
        case .unknown(let reason): result = result && .unknown(reason)
        default: result = result && .unknown(.malformed)
        }
      }
      return result
    case .matching(let pattern): return evaluator.matches(value, pattern)
    }
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {}

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {}
}

extension LogText {
  /// True if, as an item of a list, it replaces items that the writer left out.
  var isElided: Bool { self == LogText("...") || self == LogText("…") }
}

extension EvalValue {
  /// A text in small letters, as far as ASCII has them; any other value as it is.
  var lowered: Self {
    guard case .text(let text) = self else { return self }
    return .text(LogText(bytes: text.bytes.map(ASCII.lowered)))
  }
}

extension DomainRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    var fields: [DomainMonitor.Field] = []
    for field in self.fields {
      fields.append(
        DomainMonitor.Field(
          name: field.name, value: try compiler.compile(field.value, for: event),
          domain: try compiler.compile(field.domain, ignoringCase: ignoresCase)))
    }
    return DomainMonitor(
      context: try compiler.context(), event: try compiler.compile(event), fields: fields, missing: missing)
  }
}

extension RuleCompiler {
  fileprivate func compile(
    _ domain: DomainRule.Domain, ignoringCase: Bool
  ) throws(PatternError) -> DomainMonitor.Domain {
    func values(_ literals: [Literal]) -> [EvalValue] {
      literals.map { literal in
        let value = ExpressionCompiler.value(of: literal)
        return ignoringCase ? value.lowered : value
      }
    }
    switch domain {
    case .oneOf(let literals): return .listed(values(literals), isAllowed: true, ignoresCase: ignoringCase)
    case .noneOf(let literals): return .listed(values(literals), isAllowed: false, ignoresCase: ignoringCase)
    case .range(let low, let high):
      return .range(
        from: try low.map { end throws(PatternError) in
          try expressions.compile(end, current: [], currentAlias: nil)
        },
        to: try high.map { end throws(PatternError) in
          try expressions.compile(end, current: [], currentAlias: nil)
        })
    case .matches(let pattern):
      return .matching(try Pattern(pattern, isCaseless: ignoringCase, isProven: ruleSet.hasProvenPatterns))
    }
  }
}
