import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// The kinds that follow a course of events.
extension RuleCompiler {
  mutating func rate(_ body: RateRule) throws(PatternError) -> any Monitor {
    return RateMonitor(
      context: try context(), event: try compile(body.event), maximum: body.maximum,
      length: try compile(body.length, for: body.event))
  }

  mutating func overlap(_ body: OverlapRule) throws(PatternError) -> any Monitor {
    _ = bind(body.begin)
    return OverlapMonitor(
      context: try context(), begin: try compile(body.begin), end: try compile(body.end),
      longest: try body.longest.map { length throws(PatternError) in try compile(length, for: body.begin) })
  }

  mutating func machine(_ body: MachineRule) throws(PatternError) -> any Monitor {
    var stays: [Int: CompiledExpression] = [:]
    for stay in body.stays { stays[stay.state] = try compile(stay.longest, for: body.alphabet) }
    let table = StateTable(
      states: body.states, initial: body.initial,
      arrows: body.arrows.map { arrows in arrows.map { StateTable.Arrow(label: $0.label, target: $0.target) } },
      ignoresOthers: body.ignoresOthers, final: StateSet(body.final))
    return MachineMonitor(
      context: try context(), table: table, labels: try compile(body.labels),
      resetOn: try body.resetOn.map { selector throws(PatternError) in try compile(selector) }, stays: stays,
      sessionStarts: sessionStarts)
  }

  mutating func gauge(_ body: GaugeRule) throws(PatternError) -> any Monitor {
    return GaugeMonitor(
      context: try context(), up: try compile(body.up), down: try compile(body.down),
      set: try body.set.map { set throws(PatternError) in
        GaugeMonitor.Value(selector: try compile(set.event), value: try compile(set.value, for: set.event))
      }, resetOn: try body.resetOn.map { selector throws(PatternError) in try compile(selector) },
      sessionStarts: sessionStarts, minimum: body.minimum, maximum: body.maximum)
  }

  mutating func counter(_ body: CounterRule) throws(PatternError) -> any Monitor {
    return CounterMonitor(
      context: try context(), event: try compile(body.event), value: try compile(body.value, for: body.event),
      neverFalls: body.neverFalls,
      step: try body.step.map { step throws(PatternError) in try compile(step, for: body.event) },
      risesWith: try body.risesWith.map { selector throws(PatternError) in try compile(selector) },
      orWith: try body.orWith.map { selector throws(PatternError) in try compile(selector) },
      resetOn: try body.resetOn.map { selector throws(PatternError) in try compile(selector) },
      sessionStarts: sessionStarts)
  }
}
