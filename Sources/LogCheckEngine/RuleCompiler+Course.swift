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
}
