import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// The kinds that follow a course of events.
extension RuleCompiler {
  mutating func rate(_ body: RateRule) throws(PatternError) -> (any Monitor, Set<EventTypeID>) {
    let monitor = RateMonitor(
      context: try context(), event: try compile(body.event), maximum: body.maximum,
      length: try compile(body.length, for: body.event))
    return (monitor, types([body.event]))
  }

  mutating func overlap(_ body: OverlapRule) throws(PatternError) -> (any Monitor, Set<EventTypeID>) {
    _ = bind(body.begin)
    let monitor = OverlapMonitor(
      context: try context(), begin: try compile(body.begin), end: try compile(body.end),
      longest: try body.longest.map { length throws(PatternError) in try compile(length, for: body.begin) })
    return (monitor, types([body.begin, body.end]))
  }

  mutating func machine(_ body: MachineRule) throws(PatternError) -> (any Monitor, Set<EventTypeID>) {
    var stays: [Int: CompiledExpression] = [:]
    for stay in body.stays { stays[stay.state] = try compile(stay.longest, for: body.alphabet) }
    let table = StateTable(
      states: body.states, initial: body.initial,
      arrows: body.arrows.map { arrows in arrows.map { StateTable.Arrow(label: $0.label, target: $0.target) } },
      ignoresOthers: body.ignoresOthers, final: StateSet(body.final))
    let monitor = MachineMonitor(
      context: try context(), table: table, labels: try compile(body.labels),
      resetOn: try body.resetOn.map { selector throws(PatternError) in try compile(selector) }, stays: stays,
      sessionStarts: sessionStarts)
    return (monitor, types(body.labels + [body.resetOn]))
  }
}
