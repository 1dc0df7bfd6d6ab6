import LogCheckModel

/// Reads `lanes` and `timeline`, when the events of all files are known.
struct TimelineDecoder {
  private let shown: ShownValues
  private let problems: RuleProblems
  private(set) var lanes: [LaneDefinition] = []
  private(set) var entries: [TimelineEntry] = []
  private var laneMarks: [String: SourceMark] = [:]
  private var entryMarks: [String: SourceMark] = [:]

  /// `ofFiles` are the events from evidence files.
  init(catalogue: EventCatalogue, ofFiles: Set<EventTypeID>, problems: RuleProblems) {
    shown = ShownValues(catalogue: catalogue, ofFiles: ofFiles, problems: problems)
    self.problems = problems
  }

  /// Adds the lanes of one file to those of the files before it.
  mutating func decode(lanes node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "lanes", atMost: RuleFileLimits.listed) {
      guard let map = MapReader(item, .lane, problems) else { continue }
      let id = map.name("id", .lane, &laneMarks)
      guard let title = map.text("title"), let id else { continue }
      lanes.append(LaneDefinition(id: id, title: title, mark: item.mark))
    }
  }

  /// Adds the entries of one file; the lanes of all files are known.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "entries of the timeline") { decodeEntry(item) }
  }

  private mutating func decodeEntry(_ node: RuleNode) {
    guard let map = MapReader(node, .timelineEntry, problems) else { return }
    let id = map.name("id", .timelineEntry, &entryMarks)
    let event = shown.event(in: map)
    let lane = map.value("lane").flatMap {
      map.values.word($0, of: lanes.enumerated().map { ($0.element.id, $0.offset) })
    }
    let kind = map.word("mark", as: TimelineMark.self)
    let scope = shown.scope(of: event)
    let label = map.value("label").flatMap { shown.label($0, scope) }
    let at = map.value("at").flatMap { shown.expressions.expression($0, scope, giving: .instant) }
    let until = map.value("until").flatMap { shown.expressions.expression($0, scope, giving: .instant) }
    let key = map.value("key").flatMap { shown.name($0, scope) }
    let run = map.value("run").flatMap { shown.name($0, scope) }
    let success = map.value("success").flatMap { shown.expressions.condition($0, scope) }
    let value = map.value("value").flatMap { shown.measure($0, scope) }
    if let kind, kind != .planned, map.has("until") {
      problems.report(.unusable("until", because: "only a planned event has a window"), at: map.keyPosition("until"))
    }
    guard let id, let event, let lane, let kind, let label else { return }
    var entry = TimelineEntry(id: id, event: event, lane: lane, kind: kind, label: label, mark: node.mark)
    entry.at = at
    entry.until = until
    entry.key = key
    entry.run = run
    entry.success = success
    entry.value = value?.expression
    entries.append(entry)
  }
}

extension MapReader {
  /// A name that may be given once in all files.
  func name(_ key: String, _ kind: RuleProblem.NameKind, _ marks: inout [String: SourceMark]) -> String? {
    guard let name = text(key) else { return nil }
    guard let position = value(key)?.position, values.name(name, kind, at: position) else { return name }
    if let first = marks[name] {
      problems.report(.duplicateName(name, of: kind, first: first.words), at: position)
    }
    marks[name] = marks[name] ?? position.mark
    return name
  }
}
