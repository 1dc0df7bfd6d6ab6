import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport

/// The defect of the text of a test.
struct BenchProblem: Error, CustomStringConvertible {
  let description: String
}

/// A rule over a small vocabulary of events, judging traces written in the short form of rule files.
struct Bench {
  static let vocabulary = SmallVocabulary.text

  let rules: RuleSet
  let program: Program
  private let steps: [[RuleTest.Step]]

  /// A rule, as the lines after its id and title, and one trace for each source.
  init(_ rule: String, _ traces: [[String]]) throws {
    var text = Self.vocabulary + "rules:\n  - id: bench\n    title: what the bench tests\n"
    for line in rule.split(separator: "\n") { text += "    \(line)\n" }
    text += "    tests:\n"
    for (index, trace) in traces.enumerated() {
      text += "      - name: trace \(index)\n        events:\n"
      for line in trace { text += "          - '\(line)'\n" }
      text += "        expect: pass\n"
    }
    text += "      - { name: none, events: [\"0s tick\"], expect: fail }\n"
    let (rules, diagnostics) = RuleLoader.load([RuleFileText(path: "bench.yml", bytes: Array(text.utf8))])
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let loaded = rules.rules.first else {
      throw BenchProblem(description: errors.map(rendered).joined(separator: "\n"))
    }
    var problems: [Diagnostic] = []
    program = Program(rules, problems: &problems)
    guard problems.isEmpty else { throw BenchProblem(description: problems.map(\.message).joined(separator: "\n")) }
    self.rules = rules
    steps = loaded.tests.dropLast().map { test in
      if case .events(let steps) = test.input { steps } else { [] }
    }
  }

  /// The conditions under which a trace was taken.
  struct Conditions {
    var granularity = LogDuration.milliseconds(1)
    var frame = TimeFrame.absolute
    /// Lines whose stamps are of another frame.
    var otherFrames: [Int: TimeFrame] = [:]
    var isTimed = true
    /// True if the trace begins with the beginning of a session.
    var sessionStart = true
    var facts = SourceSettings()
    /// Added to every time.
    var shift = LogDuration.zero
    /// Added before the first event.
    var gaps: [CoverageGap] = []

    init() { facts.isDeclaredComplete = true }

    static var partial: Self {
      var conditions = Self()
      conditions.facts.isDeclaredComplete = false
      return conditions
    }

    static var coarse: Self {
      var conditions = Self()
      conditions.granularity = .seconds(1)
      return conditions
    }

    static var untimed: Self {
      var conditions = Self()
      conditions.isTimed = false
      return conditions
    }
  }

  /// Runs the traces, one source each, in the order of their times.
  func outcomes(_ conditions: Conditions = Conditions()) -> [InstanceOutcome] {
    var engine = Engine(program)
    var sessions = [Int](repeating: 0, count: steps.count)
    for source in steps.indices {
      engine.receive(.settings(conditions.facts), in: SourceID(source))
      for gap in conditions.gaps { engine.receive(.gap(gap), in: SourceID(source)) }
      engine.receive(.session(0, isSeen: conditions.sessionStart), in: SourceID(source))
    }
    var queue: [(at: LogDuration, source: Int, line: Int, step: RuleTest.Step)] = []
    for (source, steps) in steps.enumerated() {
      for (line, step) in steps.enumerated() { queue.append((step.at, source, line + 1, step)) }
    }
    // Lines of one source keep their order, whatever their times.
    if steps.count > 1 { queue.sort { $0.at < $1.at } }
    for (at, source, line, step) in queue {
      run(step, at, SourceID(source), line, &sessions[source], conditions, &engine)
    }
    return steps.indices.flatMap { engine.finish(SourceID($0)) }
  }

  private func run(
    _ step: RuleTest.Step, _ at: LogDuration, _ source: SourceID, _ line: Int, _ session: inout Int,
    _ conditions: Conditions, _ engine: inout Engine
  ) {
    var time = time(at, conditions)
    if let frame = conditions.otherFrames[line] { time.frame = frame }
    switch step {
    case .tick: if conditions.isTimed { engine.receive(.time(time), in: source) }
    case .gap(let length, _):
      let from = self.time(at - length, conditions)
      engine.receive(
        .gap(CoverageGap(from: conditions.isTimed ? from : nil, to: conditions.isTimed ? time : nil, reason: .gap)),
        in: source)
      if conditions.isTimed { engine.receive(.time(time), in: source) }
    case .event(_, let type, let fields, _):
      let definition = rules.events[type.index]
      if definition.startsSession != nil {
        session += line == 1 ? 0 : 1
        engine.receive(.session(session, isSeen: true), in: source)
      }
      engine.receive(
        .sighting(component: definition.components.first, type: type, level: definition.level(on: nil)), in: source)
      engine.receive(
        .event(
          Event(
            type: type, time: conditions.isTimed ? time : nil, source: source, session: session,
            position: LinePosition(line: line),
            fields: NestedFields.filled(fields, of: definition).map { shifted($0, conditions.shift) },
            excerpt: LogExcerpt(definition.name))), in: source)
    }
  }

  func time(_ moment: LogDuration, _ conditions: Conditions) -> EventTime {
    var instant = RuleTest.beginning + conditions.shift + moment
    instant.nanoseconds -= instant.nanoseconds % max(1, conditions.granularity.nanoseconds)
    return EventTime(instant: instant, frame: conditions.frame, granularity: conditions.granularity)
  }

  private func shifted(_ value: FieldValue, _ shift: LogDuration) -> FieldValue {
    guard case .instant(let instant, let frame) = value else { return value }
    return .instant(instant + shift, frame)
  }
}

extension RuleTest.Step {
  fileprivate var at: LogDuration {
    switch self {
    case .event(let at, _, _, _), .tick(let at), .gap(_, let at): at
    }
  }
}

/// The verdicts of a rule on a trace, sorted: `pass`, `fail`, `cancelled`, or the reason of an inconclusive one.
func judge(_ rule: String, _ trace: [String], _ conditions: Bench.Conditions = .init()) throws -> [String] {
  try Bench(rule, [trace]).outcomes(conditions).map(\.verdict.word).sorted()
}

extension InstanceVerdict {
  /// One word for each.
  var word: String {
    switch self {
    case .pass: "pass"
    case .fail: "fail"
    case .cancelled: "cancelled"
    case .inconclusive(let reason): reason.rawValue
    }
  }
}

extension Bench {
  /// The outcomes of so many events of one type, each with its number in a field, a millisecond apart.
  func crowd(_ count: Int, of name: String, keyedBy field: String) -> [InstanceOutcome] {
    guard let type = rules.event(named: name), let index = rules.events[type.index].fieldIndex(field) else { return [] }
    var engine = Engine(program)
    let source = SourceID(0)
    engine.receive(.settings(Conditions().facts), in: source)
    engine.receive(.session(0, isSeen: true), in: source)
    var fields = [FieldValue](repeating: .absent, count: rules.events[type.index].fields.count)
    for number in 0..<count {
      fields[index] = .integer(Int64(number))
      engine.receive(
        .event(
          Event(type: type, time: time(.milliseconds(Int64(number)), Conditions()), source: source, fields: fields)),
        in: source)
    }
    return engine.finish(source)
  }
}
