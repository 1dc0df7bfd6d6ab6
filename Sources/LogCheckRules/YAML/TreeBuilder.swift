internal import LogCheckModel

/// Builds the tree from events and refuses what a rule file must not hold.
struct TreeBuilder {
  private let source: SourceText
  private let problems: RuleProblems
  private var open: [Collection] = []
  private var root: RuleNode?
  private var nodes = 0
  private var documents = 0
  private var isRefused = false

  /// A list or map whose end has not come yet.
  private struct Collection {
    var position: FilePosition
    var isMap: Bool
    var items: [RuleNode] = []
    var entries: [RuleNode.Entry] = []
    var keys: [LogText: FilePosition] = [:]
    /// The key whose value comes next.
    var key: Key?
  }

  /// A key of a map; without text where it was refused, so that its value is passed over.
  private struct Key {
    var text: String?
    var position: FilePosition
  }

  init(source: SourceText, problems: RuleProblems) {
    self.source = source
    self.problems = problems
  }

  /// Takes the next event; `false` ends the walk.
  mutating func take(_ event: YAMLEvent) -> Bool {
    let position = FilePosition(source: source, offset: source.byteOffset(ofScalar: event.start))
    if event.hasAnchor { refuse(.anchor, at: position) }
    if event.hasTag { refuse(.tag, at: position) }
    switch event.kind {
    case .documentStart:
      documents += 1
      guard documents == 1 else { return stop(.severalDocuments, at: position) }
    case .alias(let name):
      refuse(.alias(name: name), at: position)
      add(RuleNode(content: .list([]), position: position))
    case .scalar(let text, let style):
      guard count() else { return stop(.tooManyNodes, at: position) }
      let end = max(position.offset, source.byteOffset(ofScalar: event.end))
      let scalar = RuleNode.Scalar(text: text, style: style, range: position.offset..<end)
      add(RuleNode(content: .scalar(scalar), position: position))
    case .listStart, .mapStart:
      guard count() else { return stop(.tooManyNodes, at: position) }
      guard open.count < RuleFileLimits.depth else { return stop(.tooDeep, at: position) }
      var isMap = false
      if case .mapStart = event.kind { isMap = true }
      open.append(Collection(position: position, isMap: isMap))
    case .collectionEnd:
      guard let collection = open.popLast() else { break }
      let content: RuleNode.Content = collection.isMap ? .map(collection.entries) : .list(collection.items)
      add(RuleNode(content: content, position: collection.position))
    }
    return true
  }

  /// The tree, unless something was refused.
  func finish() -> RuleNode? {
    guard !isRefused else { return nil }
    guard let root, !(root.scalar.map { $0.isPlain && ["", "~", "null"].contains($0.text) } ?? false) else {
      problems.report(.emptyDocument, at: FilePosition(source: source, offset: 0))
      return nil
    }
    return root
  }

  private mutating func count() -> Bool {
    nodes += 1
    return nodes <= RuleFileLimits.nodes
  }

  private mutating func refuse(_ problem: RuleProblem, at position: FilePosition) {
    isRefused = true
    problems.report(problem, at: position)
  }

  private mutating func stop(_ problem: RuleProblem, at position: FilePosition) -> Bool {
    refuse(problem, at: position)
    return false
  }

  private mutating func add(_ node: RuleNode) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let last = open.count - 1
    guard open[last].isMap else {
      open[last].items.append(node)
      return
    }
    if let key = open[last].key {
      open[last].key = nil
      guard let text = key.text else { return }
      open[last].entries.append(RuleNode.Entry(key: text, keyPosition: key.position, value: node))
      return
    }
    open[last].key = Key(text: accepted(node, in: last), position: node.position)
  }

  /// The text of a valid key that occurs for the first time.
  private mutating func accepted(_ node: RuleNode, in index: Int) -> String? {
    guard let scalar = node.scalar else {
      problems.report(.keyIsNotText(found: node.kindWords), at: node.position)
      return nil
    }
    if let first = open[index].keys[LogText(scalar.text)] {
      problems.report(.duplicateKey(scalar.text, firstLine: first.mark.line), at: node.position)
      return nil
    }
    open[index].keys[LogText(scalar.text)] = node.position
    return scalar.text
  }
}
