import LogCheckModel

/// Reads `components`.
struct ComponentDecoder {
  let problems: RuleProblems
  /// All components by their index and name.
  private(set) var catalogue = ComponentCatalogue()
  private var firstTags: [LogText: SourceMark] = [:]

  init(problems: RuleProblems) { self.problems = problems }

  /// Adds the components of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for entry in NodeReader(problems: problems).entries(node, of: "components") { decode(entry) }
  }

  private mutating func decode(_ entry: RuleNode.Entry) {
    let values = NodeReader(problems: problems)
    guard values.name(entry.key, .component, at: entry.keyPosition) else { return }
    guard entry.key != "any" else {
      return problems.report(.reservedName("any", of: .component), at: entry.keyPosition)
    }
    if let first = catalogue.index(of: entry.key) {
      let mark = catalogue.definitions[first].mark
      problems.report(.duplicateName(entry.key, of: .component, first: mark.words), at: entry.keyPosition)
      return
    }
    var component = ComponentDefinition(name: entry.key, mark: entry.keyPosition.mark)
    defer { catalogue.add(component) }
    guard let map = MapReader(entry.value, .component, problems) else { return }
    component.summary = map.text("summary") ?? ""
    component.tags = tags(of: map)
    component.logTags = map.texts("log_tags").map(\.text)
    component.subsystems = map.texts("subsystems").map(\.text)
    component.categories = map.texts("categories").map(\.text)
    component.isEssential = map.boolean("essential") ?? false
    if map.has("categories"), !map.has("subsystems") {
      problems.report(.neededTogether("categories", needs: "subsystems"), at: map.keyPosition("categories"))
    }
    if !["tags", "log_tags", "subsystems"].contains(where: { map.has($0) }) {
      problems.report(.missingKey("tags", of: "a component"), at: entry.keyPosition)
    }
  }

  /// A tag must not stand for two components.
  private mutating func tags(of map: MapReader) -> [String] {
    map.texts("tags").map { tag in
      if let first = firstTags[LogText(tag.text)] {
        problems.report(.duplicateName(tag.text, of: .tag, first: first.words), at: tag.node.position)
      }
      firstTags[LogText(tag.text)] = tag.node.mark
      return tag.text
    }
  }
}

/// The components of all files, as events and rules look them up.
struct ComponentCatalogue {
  private(set) var definitions: [ComponentDefinition] = []
  private var indexByName: [String: Int] = [:]

  var names: [String] { definitions.map(\.name) }

  func index(of name: String) -> Int? { indexByName[name] }

  mutating func add(_ definition: ComponentDefinition) {
    indexByName[definition.name] = definitions.count
    definitions.append(definition)
  }
}

extension SourceMark {
  /// The position in a sentence.
  var words: String { "\(file):\(line)" }
}
