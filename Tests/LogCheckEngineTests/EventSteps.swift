import LogCheckModel
import LogCheckRules

@testable import LogCheckEngine

/// The steps of a source, including those that the short form of rule files cannot write: duplicate lines, steps of the
/// clock, and sessions whose beginning was not seen. Times are seconds.
enum EventStep {
  case event(String, Int64, Event.Repetition = .none, values: [String: FieldValue] = [:])
  /// The previous line once more.
  case copy(String, Int64, values: [String: FieldValue] = [:])
  /// The clock was stepped.
  case clock(Int64)
  /// Another session, whose launch was not seen.
  case session
}

extension Bench {
  /// The verdicts on the steps, sorted. Every event has `x` in its field `id` unless it says otherwise.
  func verdicts(_ steps: [EventStep], sessionStart: Bool = true) -> [String] {
    var engine = Engine(program)
    let source = SourceID(0)
    var session = 0
    engine.receive(.settings(Conditions().facts), in: source)
    engine.receive(.session(0, isSeen: sessionStart), in: source)
    for (index, step) in steps.enumerated() {
      switch step {
      case .clock(let second):
        let time = time(.seconds(second), Conditions())
        engine.receive(.gap(CoverageGap(from: time, to: time, reason: .clock)), in: source)
      case .session:
        session += 1
        engine.receive(.session(session, isSeen: false), in: source)
      case .event(let name, let second, let repetition, let values):
        observe(name, second, repetition, values, line: index + 1, session, &engine)
      case .copy(let name, let second, let values):
        observe(name, second, .adjacent, values, line: index + 1, session, &engine)
      }
    }
    return engine.finish(source).map(\.verdict.word).sorted()
  }

  private func observe(
    _ name: String, _ second: Int64, _ repetition: Event.Repetition, _ values: [String: FieldValue], line: Int,
    _ session: Int, _ engine: inout Engine
  ) {
    guard let type = rules.event(named: name) else { return }
    let definition = rules.events[type.index]
    let values = values.merging(["id": .text(LogText("x"))]) { given, _ in given }
    let fields = definition.fields.map { values[$0.name] ?? .absent }
    let event = Event(
      type: type, time: repetition == .untimed ? nil : time(.seconds(second), Conditions()), session: session,
      position: LinePosition(line: line), fields: fields, excerpt: LogExcerpt(name),
      repetition: repetition)
    engine.receive(.sighting(component: definition.components.first, type: type, level: .notice), in: SourceID(0))
    engine.receive(.event(event), in: event.source)
  }
}
