import LogCheckModel

/// Events and records, passed to the rules that watch them.
extension Engine {
  mutating func judge(_ event: Event, in id: SourceID) {
    let routes = program.routes[event.type.index]
    let program = program
    with(id) { source, evaluator in
      if let time = event.time {
        source.state.lives.note(event.session, at: time)
        for setter in program.clockSetters where setter.accepts(event, bound: [], with: evaluator) != .no {
          // Stamps on both sides of it cannot be compared; deadlines between them are not known to have passed.
          source.state.coverage.add(Self.gap(beforeClockSetAt: time, since: source.state.lastEventTime))
        }
        Self.advance(&source, to: time, evaluator)
        source.state.settleLife(at: time)
      }
      let isCopy = if case .adjacent = event.repetition { true } else { false }
      for index in routes {
        source.touched[index] = true
        if isCopy {
          source.monitors[index]?.observeCopy(event, in: &source.state, with: evaluator)
        } else {
          source.monitors[index]?.observe(event, in: &source.state, with: evaluator)
        }
      }
      if source.state.crowdedDeadlines != nil { Self.compactDeadlines(&source) }
      if let time = event.time { source.state.lastEventTime = time }
      source.state.nearMisses.saw(event)
      source.state.circumstances.observe(event, program.circumstances, evaluator)
      program.outcomes.observe(event, &source.state.ledger, evaluator)
    }
    if collector != nil, let timeline = program.timeline { collector?.observe(event, timeline, evaluator) }
  }

  /// Each record is judged alone: their order does not matter.
  mutating func judge(_ record: SeenRecord, in id: SourceID) {
    let routes = record.form == nil ? program.textRoutes : program.recordRoutes
    with(id) { source, evaluator in
      for index in routes {
        source.touched[index] = true
        source.monitors[index]?.observe(record, in: &source.state, with: evaluator)
      }
    }
  }
}
