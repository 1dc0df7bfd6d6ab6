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
    var place: Place
    var isMap: Bool
    var items: [RuleNode] = []
    var entries: [RuleNode.Entry] = []
    var keys: [LogText: Place] = [:]
    /// The key whose value comes next.
    var key: Key?
  }

  /// A key of a map; without text where it was refused, so that its value is passed over.
  private struct Key {
    var text: String?
    var place: Place
  }

  init(source: SourceText, problems: RuleProblems) {
    self.source = source
    self.problems = problems
  }

  /// Takes the next event; `false` ends the walk.
  mutating func take(_ event: YAMLEvent) -> Bool {
    let place = Place(source: source, offset: source.byteOffset(ofScalar: event.start))
    if event.hasAnchor { refuse(.anchor, at: place) }
    if event.hasTag { refuse(.tag, at: place) }
    switch event.kind {
    case .documentStart:
      documents += 1
      guard documents == 1 else { return stop(.severalDocuments, at: place) }
    case .alias(let name):
      refuse(.alias(name: name), at: place)
      add(RuleNode(content: .list([]), place: place))
    case .scalar(let text, let style):
      guard count() else { return stop(.tooManyNodes, at: place) }
      let end = max(place.offset, source.byteOffset(ofScalar: event.end))
      let scalar = RuleNode.Scalar(text: text, style: style, range: place.offset..<end)
      add(RuleNode(content: .scalar(scalar), place: place))
    case .listStart, .mapStart:
      guard count() else { return stop(.tooManyNodes, at: place) }
      guard open.count < RuleFileLimits.depth else { return stop(.tooDeep, at: place) }
      var isMap = false
      if case .mapStart = event.kind { isMap = true }
      open.append(Collection(place: place, isMap: isMap))
    case .collectionEnd:
      guard let collection = open.popLast() else { break }
      let content: RuleNode.Content = collection.isMap ? .map(collection.entries) : .list(collection.items)
      add(RuleNode(content: content, place: collection.place))
    }
    return true
  }

  /// The tree, unless something was refused.
  func finish() -> RuleNode? {
    guard !isRefused else { return nil }
    guard let root, !(root.scalar.map { $0.isPlain && ["", "~", "null"].contains($0.text) } ?? false) else {
      problems.report(.emptyDocument, at: Place(source: source, offset: 0))
      return nil
    }
    return root
  }

  private mutating func count() -> Bool {
    nodes += 1
    return nodes <= RuleFileLimits.nodes
  }

  private mutating func refuse(_ problem: RuleProblem, at place: Place) {
    isRefused = true
    problems.report(problem, at: place)
  }

  private mutating func stop(_ problem: RuleProblem, at place: Place) -> Bool {
    refuse(problem, at: place)
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
      open[last].entries.append(RuleNode.Entry(key: text, keyPlace: key.place, value: node))
      return
    }
    open[last].key = Key(text: accepted(node, in: last), place: node.place)
  }

  /// The text of a key that is one and stands for the first time.
  private mutating func accepted(_ node: RuleNode, in index: Int) -> String? {
    guard let scalar = node.scalar else {
      problems.report(.keyIsNotText(found: node.kindWords), at: node.place)
      return nil
    }
    if let first = open[index].keys[LogText(scalar.text)] {
      problems.report(.duplicateKey(scalar.text, firstLine: first.mark.line), at: node.place)
      return nil
    }
    open[index].keys[LogText(scalar.text)] = node.place
    return scalar.text
  }
}
