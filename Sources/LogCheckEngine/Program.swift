package import LogCheckModel
import LogCheckPattern
package import LogCheckRules

/// A compiled rule set: the initial monitors, and the monitors that want each event.
package struct Program {
  package let ruleSet: RuleSet
  /// By rule; `nil` where the rule did not compile.
  let monitors: [(any Monitor)?]
  /// By rule: true if it has a result at the end of a source without any of its events.
  let decidesUntouched: [Bool]
  /// By event type.
  let traits: [TypeTraits]
  /// By event type: whether only the judged app logs it. It belongs to a component, or is known by the tag of one.
  package let belongsToComponents: [Bool]
  /// By rule.
  let positions: [RuleCounting]
  /// By rule: whether the checklist shows it.
  let listed: [Bool]
  /// Monitors by event type.
  let routes: [[Int]]
  /// Monitors that look at records as such: at structured ones, and at all others.
  let recordRoutes: [Int]
  let textRoutes: [Int]
  let circumstances: CompiledCircumstances
  let outcomes: CompiledOutcomes
  /// Events that report that the clock was set by then.
  let clockSetters: [CompiledSelector]
  /// `nil` if it was not requested.
  let timeline: CompiledTimeline?
  /// The search for texts that must not be logged; `nil` if no rule asks for it.
  package let scanner: TextScanner?

  /// The use of the timeline's entries: most runs show none, and compiling them takes a tenth of a start.
  package enum TimelineUse: Sendable {
    case ignored
    /// Problems are reported, unless the entries are known to have none.
    case checked
    /// ``Engine/timeline`` is collected.
    case kept
  }

  /// Compiles `ruleSet`; each rule that cannot be compiled is a diagnostic and is left out.
  package init(_ ruleSet: RuleSet, timeline use: TimelineUse = .checked, problems: inout [Diagnostic]) {
    self.ruleSet = ruleSet
    traits = ruleSet.events.map(TypeTraits.init)
    let tags = ruleSet.components.flatMap(\.tags)
    belongsToComponents = ruleSet.events.map { event in
      !event.components.isEmpty
        || !event.literals.isEmpty && event.literals.allSatisfy { literal in tags.contains { literal.hasPrefix($0) } }
    }
    positions = RuleCounting.of(ruleSet.rules)
    listed = ruleSet.rules.map { $0.tags.contains(Rule.checklistTag) }
    var monitors: [(any Monitor)?] = []
    var routes = [[Int]](repeating: [], count: ruleSet.events.count)
    var recordRoutes: [Int] = []
    var textRoutes: [Int] = []
    var scanner = TextScanner()
    let fields = FieldTables(ruleSet.events)
    let sessionStarts = ruleSet.events.indices.filter { ruleSet.events[$0].startsSession != nil }.map(EventTypeID.init)
    for (index, rule) in ruleSet.rules.enumerated() {
      var compiler = RuleCompiler(rule, index: index, in: ruleSet, fields, sessionStarts)
      do {
        guard let monitor = try compiler.compile() else {
          monitors.append(nil)
          let message = "rule \(rule.id): the kind `\(rule.body.kind)` has no monitor"
          problems.append(Diagnostic(code: "E004", severity: .error, message: message, mark: rule.mark))
          continue
        }
        if let body = rule.body as? PrivacyRule {
          try scanner.add(body, of: index, isProven: ruleSet.hasProvenPatterns)
        }
        if rule.readsText || rule.readsForm { recordRoutes.append(index) }
        if rule.readsText { textRoutes.append(index) }
        monitors.append(monitor)
        for type in compiler.types { routes[type.index].append(index) }
      } catch {
        monitors.append(nil)
        problems.append(
          Diagnostic(
            code: "E002", severity: .error, message: "rule \(rule.id): a pattern does not compile: \(error)",
            hint: "see the PCRE2 pattern syntax", mark: rule.mark))
      }
    }
    for body in ruleSet.hiders {
      // They compiled when nothing was left out, or else no rule does.
      try? scanner.add(body, of: TextScanner.noComponent, isProven: ruleSet.hasProvenPatterns)
    }
    if !ruleSet.hasProvenPatterns {
      for sort in ruleSet.secretSorts { Self.check(sort, problems: &problems) }
    }
    circumstances = CompiledCircumstances(ruleSet, fields, problems: &problems)
    outcomes = CompiledOutcomes(ruleSet, fields, problems: &problems)
    clockSetters = Self.clockSetters(of: ruleSet, fields, problems: &problems)
    let isWanted = use == .kept || (use == .checked && !ruleSet.hasProvenPatterns)
    let compiled = isWanted ? CompiledTimeline(ruleSet, fields, problems: &problems) : nil
    timeline = use == .kept ? compiled : nil
    self.monitors = monitors
    decidesUntouched = monitors.map { $0?.decidesUntouched ?? false }
    self.routes = routes
    self.recordRoutes = recordRoutes
    self.textRoutes = textRoutes
    self.scanner = scanner.isEmpty ? nil : scanner
  }

  /// The defects of the patterns of a sort of secrets, which only `redact` runs.
  private static func check(_ sort: SecretSort, problems: inout [Diagnostic]) {
    var sources = sort.allowed
    for case .pattern(let source) in sort.detectors { sources.append(source) }
    for source in sources {
      do {
        _ = try Pattern(source, isCaseless: false)
      } catch {
        problems.append(
          Diagnostic(
            code: "E002", severity: .error, message: "redact \(sort.id): a pattern does not compile: \(error)",
            hint: "see the PCRE2 pattern syntax", mark: sort.mark))
      }
    }
  }

  private static func clockSetters(
    of ruleSet: RuleSet, _ fields: FieldTables, problems: inout [Diagnostic]
  ) -> [CompiledSelector] {
    let expressions = ExpressionCompiler(
      fields: fields, parameters: [:], hasProvenPatterns: ruleSet.hasProvenPatterns)
    return ruleSet.clockSetters.compactMap { setter in
      do throws(PatternError) {
        return try expressions.compile(setter)
      } catch {
        problems.append(
          Diagnostic(
            code: "E003", severity: .error, message: "sets_clock: a pattern does not compile: \(error)",
            mark: setter.mark))
        return nil
      }
    }
  }

  /// True if some rule uses events of that type, or a circumstance depends on it.
  package func wants(_ type: EventTypeID) -> Bool {
    !routes[type.index].isEmpty || circumstances.routes[type.index] != nil
      || outcomes.routes[type.index] != nil
      || clockSetters.contains { $0.types.contains(type) }
  }

  /// True if a rule uses events of that type.
  package func watches(_ rule: Int, _ type: EventTypeID) -> Bool { routes[type.index].contains(rule) }

  /// True if what a rule says of one event depends on those before it.
  package func keepsState(_ rule: Int) -> Bool {
    type(of: ruleSet.rules[rule].body).keepsState
  }

  /// True if an outcome might be different if the events of its rule had come in another order.
  package func restsOnOrder(_ outcome: InstanceOutcome) -> Bool {
    outcome.evidence.count > 1 || outcome.restsOnUnseen || outcome.absence != nil || keepsState(outcome.rule)
  }

  package var keepsTimeline: Bool { timeline != nil }

  /// True if some rule inspects records as such.
  package var watchesRecords: Bool { !recordRoutes.isEmpty }
}

extension Rule {
  /// True if a rule of this kind inspects the text of records, and not only their events.
  fileprivate var readsText: Bool { body is PrivacyRule }

  /// True if it inspects the form of structured ones.
  fileprivate var readsForm: Bool { body is SchemaRule }
}
