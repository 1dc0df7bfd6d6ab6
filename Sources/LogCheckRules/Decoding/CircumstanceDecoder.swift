import LogCheckModel

/// Reads `circumstances`, when the events of all files are known.
struct CircumstanceDecoder {
  let catalogue: EventCatalogue
  let problems: RuleProblems
  private(set) var circumstances: [Circumstance] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(catalogue: EventCatalogue, problems: RuleProblems) {
    self.catalogue = catalogue
    self.problems = problems
  }

  /// Adds the circumstances of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "circumstances") { decodeItem(item) }
  }

  private mutating func decodeItem(_ node: RuleNode) {
    guard let map = MapReader(node, .circumstance, problems) else { return }
    let id = map.text("id")
    if let id, let position = map.value("id")?.position, map.values.name(id, .circumstance, at: position) {
      if let first = firstMarks[id] {
        problems.report(.duplicateName(id, of: .circumstance, first: first.words), at: position)
      }
      firstMarks[id] = firstMarks[id] ?? position.mark
    }
    let title = map.text("title")
    let limit = map.text("limit")
    let selectors = SelectorDecoder(ExpressionDecoder(catalogue: catalogue, problems: problems))
    let scope = ExpressionScope(parameters: [])
    let event = selectors.selector(in: map, scope)
    let until = map.value("until").flatMap { selectors.selector($0, scope) }
    guard let id, let title, let event else { return }
    var circumstance = Circumstance(id: id, title: title, event: event, mark: node.mark)
    circumstance.until = until
    circumstance.limit = limit
    circumstances.append(circumstance)
  }
}
