import LogCheckModel
import LogCheckRules
import LogCheckTestSupport

@testable import LogCheckEngine

extension Bench {
  /// The endings of the engine on a trace.
  func endings(_ items: [TraceItem], _ observation: Observation = Observation()) -> [Ending] {
    var engine = Engine(program)
    let source = SourceID(0)
    var conditions = observation.isCoarse ? Conditions.coarse : Conditions()
    conditions.facts.isDeclaredComplete = observation.isComplete
    conditions.facts.beginsAtStart = observation.beginsAtStart
    conditions.facts.isUnifiedLog = observation.isUnifiedLog
    engine.receive(.settings(conditions.facts), in: source)
    for gap in observation.gaps {
      engine.receive(
        .gap(
          CoverageGap(
            from: time(.milliseconds(gap.lowerBound), conditions), to: time(.milliseconds(gap.upperBound), conditions),
            reason: .gap)), in: source)
    }
    for line in observation.unread {
      guard let type = rules.event(named: line.name) else { continue }
      let time = time(.milliseconds(line.at), conditions)
      engine.receive(.gap(CoverageGap(from: time, to: time, reason: .truncated, types: [type])), in: source)
    }
    for (number, line) in observation.reworded.enumerated() {
      guard let type = rules.event(named: line.name) else { continue }
      let time = time(.milliseconds(line.at), conditions)
      engine.receive(
        .unknownLine(
          UnknownLineSeen(
            line: Evidence(role: .deciding, type: nil, position: LinePosition(), time: time, excerpt: LogExcerpt()),
            // Each has a separate text: whether two lines are of one text, and so of one event, is another question.
            meaning: LineMeaning(
              text: number, candidates: [LineMeaning.Candidate(event: type, strength: line.strength, reasons: [])]))),
        in: source)
    }
    var session = items.first?.session ?? 0
    engine.receive(.session(session, isSeen: observation.beginsSession), in: source)
    for item in items {
      if let step = observation.clockSteps[item.line] {
        engine.receive(
          .gap(
            CoverageGap(
              from: self.time(.milliseconds(step.lowerBound), conditions),
              to: self.time(.milliseconds(step.upperBound), conditions), reason: .clock)), in: source)
      }
      let time = time(.milliseconds(item.at), conditions)
      guard let type = rules.event(named: item.name) else {
        engine.receive(.time(time), in: source)
        continue
      }
      if item.session != session {
        session = item.session
        // What was due before the launch is decided before the session ends.
        engine.receive(.time(time), in: source)
        engine.receive(.session(session, isSeen: !item.isAdrift), in: source)
      }
      let definition = rules.events[type.index]
      engine.receive(
        .sighting(component: definition.components.first, type: type, level: definition.level(on: nil)), in: source)
      engine.receive(
        .event(
          Event(
            type: type, time: time, source: source, session: session, position: LinePosition(line: item.line),
            fields: definition.fields.map { item.values[$0.name] ?? .absent })), in: source)
    }
    return engine.finish(source).map(ending).sorted()
  }

  /// An outcome in the form of the oracle: by the line that decides a course, or begins an instance.
  private func ending(_ outcome: InstanceOutcome) -> Ending {
    let first = outcome.evidence.first?.position.line ?? 0
    let last = outcome.evidence.last?.position.line ?? 0
    let isFail = outcome.verdict == .fail
    let line =
      switch rules.rules.first?.body {
      case is RateRule, is ShareRule, is CounterRule: last
      case is MachineRule, is GaugeRule: isFail ? last : 0
      case is HashRule: last
      default: first
      }
    return Ending(line: line, verdict: outcome.verdict.word)
  }
}
