import LogCheckModel

/// Reads `outcomes` and `conditions`, when the events of all files are known.
struct OutcomeDecoder {
  private let shown: ShownValues
  private let problems: RuleProblems
  private(set) var definitions: [OutcomeDefinition] = []
  private var firstPosition: FilePosition?
  private(set) var conditions: [OutcomeCondition] = []
  private(set) var bounds: OutcomeBounds?
  private var marks: [String: SourceMark] = [:]
  private var conditionMarks: [String: SourceMark] = [:]
  private var simulated: [(condition: String, position: FilePosition)] = []

  /// `ofFiles` are the events from evidence files.
  init(catalogue: EventCatalogue, ofFiles: Set<EventTypeID>, problems: RuleProblems) {
    shown = ShownValues(catalogue: catalogue, ofFiles: ofFiles, problems: problems)
    self.problems = problems
  }

  /// Adds the signs of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "outcomes") { decodeSign(item) }
  }

  /// Adds the conditions of one file.
  mutating func decode(conditions node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "conditions") { decodeCondition(item) }
  }

  /// The times of outcomes; those of a later file win.
  mutating func decode(bounds node: RuleNode) {
    guard let map = MapReader(node, .outcomeBounds, problems) else { return }
    func time(_ key: String) -> LogDuration? { map.value(key).flatMap { map.values.duration($0) } }
    let (late, window, lead, run, blocked) = (time("late"), time("window"), time("lead"), time("run"), time("blocked"))
    guard let late, let window, let lead, let run, let blocked else { return }
    bounds = OutcomeBounds(late: late, window: window, lead: lead, run: run, blocked: blocked)
  }

  /// When all files are read.
  func check() {
    if let firstPosition, bounds == nil {
      problems.report(.unusable("outcomes", because: "no file has `outcome_bounds`"), at: firstPosition)
    }
    for (condition, position) in simulated where !conditions.contains(where: { $0.id == condition }) {
      problems.report(.unusable("on_simulator", because: "there is no condition `\(condition)`"), at: position)
    }
  }

  private mutating func decodeSign(_ node: RuleNode) {
    guard let map = MapReader(node, .outcome, problems) else { return }
    let id = map.name("id", .outcome, &marks)
    let sign = map.word("shows", as: OutcomeSign.self)
    let event = shown.event(in: map)
    let scope = shown.scope(of: event)
    var values: [OutcomeValue: Expression] = [:]
    for value in OutcomeValue.allCases {
      guard let node = map.value(value.rawValue) else { continue }
      values[value] =
        switch value {
        case .key, .run, .hash, .word: shown.name(node, scope)
        case .due, .begin, .moment: shown.expressions.expression(node, scope, giving: .instant)
        case .ok, .all, .foreground: shown.expressions.condition(node, scope)
        case .period: shown.expressions.expression(node, scope, giving: .duration)
        }
    }
    firstPosition = firstPosition ?? node.position
    guard let id, let sign, let event else { return }
    var definition = OutcomeDefinition(id: id, sign: sign, event: event, mark: node.mark)
    definition.values = values
    definitions.append(definition)
  }

  private mutating func decodeCondition(_ node: RuleNode) {
    guard let map = MapReader(node, .condition, problems) else { return }
    let id = map.name("id", .condition, &conditionMarks)
    let title = map.text("title")
    let derived = map.has("derived") ? map.word("derived", as: DerivedCause.self) : nil
    let event =
      map.has("derived") && !map.has("event") ? EventSelector(types: [], mark: node.mark) : shown.event(in: map)
    let scope = shown.scope(of: event)
    let selectors = SelectorDecoder(shown.expressions)
    let until = map.value("until").flatMap { selectors.selector($0, ExpressionScope()) }
    let side = map.word("side", as: OutcomeSide.self)
    let certainty = map.word("certainty", as: OutcomeCertainty.self)
    let stages = OutcomeStage.allCases.map { ($0.rawValue, $0) }
    let explains = map.value("explains").map { list in
      NodeReader(problems: problems).list(list, of: "explains").compactMap { map.values.word($0, of: stages) }
    }
    let run = map.value("run").flatMap { shown.name($0, scope) }
    let kind = map.text("kind")
    let next = map.text("next")
    let limit = map.text("limit")
    let overrides = map.value("overrides").map { list in
      let reader = NodeReader(problems: problems)
      return reader.list(list, of: "overrides").compactMap { reader.text($0) }
    }
    if let other = map.text("on_simulator"), let position = map.value("on_simulator")?.position {
      simulated.append((other, position))
    }
    guard let id, let title, let event, let side, let certainty, let explains else { return }
    var condition = OutcomeCondition(
      id: id,
      OutcomeExplanation(kind: kind ?? id, side: side, certainty: certainty, title: title, next: next, limit: limit),
      event: event, explains: explains, mark: node.mark)
    condition.derived = derived
    condition.until = until
    condition.run = run
    condition.onSimulator = map.text("on_simulator")
    condition.overrides = overrides ?? []
    conditions.append(condition)
  }
}
