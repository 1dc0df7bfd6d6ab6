import LogCheckModel

/// Reads `vocabulary`: the words in which unknown lines are compared with events.
struct VocabularyDecoder {
  let components: ComponentCatalogue
  let problems: RuleProblems
  private(set) var vocabulary = Vocabulary()
  private var conceptIndex: [String: Int] = [:]

  init(components: ComponentCatalogue, problems: RuleProblems) {
    self.components = components
    self.problems = problems
  }

  /// Adds the words of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    guard let map = MapReader(node, .vocabulary, problems) else { return }
    for entry in entries("concepts", "concepts", map) { decodeConcept(entry) }
    Self.add(map.texts("forms", atMost: RuleFileLimits.values).map(\.text), to: &vocabulary.forms)
    for entry in entries("keys", "keys of the same meaning", map) {
      let keys = texts(entry, map)
      if let index = vocabulary.keys.firstIndex(where: { $0.name == entry.key }) {
        Self.add(keys, to: &vocabulary.keys[index].keys)
      } else {
        vocabulary.keys.append(Vocabulary.KeyFamily(name: entry.key, keys: keys.joined(separator: "\n")))
      }
    }
    for entry in entries("values", "words of values", map) {
      let words = texts(entry, map)
      if let index = vocabulary.values.firstIndex(where: { $0.name == entry.key }) {
        Self.add(words, to: &vocabulary.values[index].words)
      } else {
        vocabulary.values.append(Vocabulary.ValueFamily(name: entry.key, words: words.joined(separator: "\n")))
      }
    }
    for entry in entries("components", "components", map) { decodeComponent(entry) }
  }

  /// Reports concepts that a component implies and that no file has.
  func check(_ roots: [MapReader]) {
    for root in roots {
      guard let node = root.value("vocabulary"), case .map(let sections) = node.content,
        let section = sections.first(where: { $0.key == "components" }), case .map(let entries) = section.value.content
      else { continue }
      for entry in entries {
        guard case .map(let keys) = entry.value.content else { continue }
        let named = keys.filter { ["implies", "says"].contains($0.key) }
        for item in named.flatMap({ NodeReader(problems: RuleProblems()).items($0.value, of: "concepts") }) {
          guard let name = item.scalar?.text, conceptIndex[name] == nil else { continue }
          let names = vocabulary.concepts.map(\.name)
          problems.report(
            .unknownWord(name, allowed: names, nearest: problems.nearest(to: name, in: names)), at: item.position)
        }
      }
    }
  }

  private mutating func decodeConcept(_ entry: RuleNode.Entry) {
    guard NodeReader(problems: problems).name(entry.key, .field, at: entry.keyPosition),
      let map = MapReader(entry.value, .concept, problems)
    else { return }
    let sort = map.word("sort", as: Vocabulary.Sort.self)
    let index: Int
    if let known = conceptIndex[entry.key] {
      index = known
      if let sort { vocabulary.concepts[index].sort = sort }
    } else if let sort {
      index = vocabulary.concepts.count
      conceptIndex[entry.key] = index
      vocabulary.concepts.append(Vocabulary.Concept(name: entry.key, sort: sort, mark: entry.keyPosition.mark))
    } else {
      if !map.has("sort") {
        problems.report(.missingKey("sort", of: KeyTable.concept.owner, meaning: "what it does"), at: entry.keyPosition)
      }
      return
    }
    let limit = RuleFileLimits.values
    Self.add(map.texts("words", atMost: limit).map(\.text), to: &vocabulary.concepts[index].words)
    Self.add(map.texts("likely", atMost: limit).map(\.text), to: &vocabulary.concepts[index].likely)
    Self.add(map.texts("weak", atMost: limit).map(\.text), to: &vocabulary.concepts[index].weak)
  }

  private mutating func decodeComponent(_ entry: RuleNode.Entry) {
    guard let index = components.index(of: entry.key) else {
      let nearest = problems.nearest(to: entry.key, in: components.names)
      return problems.report(.unknownComponent(entry.key, nearest: nearest), at: entry.keyPosition)
    }
    guard let map = MapReader(entry.value, .componentWords, problems) else { return }
    var words = Vocabulary.ComponentWords(component: index)
    words.implies = map.texts("implies", atMost: RuleFileLimits.listed).map(\.text)
    words.says = map.texts("says", atMost: RuleFileLimits.listed).map(\.text)
    words.isAny = map.boolean("any") ?? false
    vocabulary.components.append(words)
  }

  private static func add(_ words: [String], to text: inout String) {
    guard !words.isEmpty else { return }
    if !text.isEmpty { text += "\n" }
    text += words.joined(separator: "\n")
  }

  private func entries(_ key: String, _ what: String, _ map: MapReader) -> [RuleNode.Entry] {
    map.value(key).map { map.values.entries($0, of: what, atMost: RuleFileLimits.values) } ?? []
  }

  private func texts(_ entry: RuleNode.Entry, _ map: MapReader) -> [String] {
    map.values.texts(entry.value, of: "`\(entry.key)`", atMost: RuleFileLimits.values).map(\.text)
  }
}
