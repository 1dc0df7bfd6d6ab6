import LogCheckModel

/// Reads `evidence`, when the events of all files are known.
struct EvidenceDecoder {
  let catalogue: EventCatalogue
  let problems: RuleProblems
  private(set) var kinds: [SidecarKind] = []
  private var firstMarks: [String: SourceMark] = [:]

  init(catalogue: EventCatalogue, problems: RuleProblems) {
    self.catalogue = catalogue
    self.problems = problems
  }

  /// Adds the kinds of one file to those of the files before it.
  mutating func decode(_ node: RuleNode) {
    for item in NodeReader(problems: problems).list(node, of: "kinds of evidence") { decodeKind(item) }
  }

  private mutating func decodeKind(_ node: RuleNode) {
    guard let map = MapReader(node, .sidecar, problems) else { return }
    let id = map.text("id") ?? ""
    if let idNode = map.value("id"), !id.isEmpty { claim(id, at: idNode.position) }
    let form = map.word("form", as: SidecarForm.self)
    var kind = SidecarKind(id: id, form: form ?? .object, mark: node.mark)
    kind.title = map.text("title") ?? ""
    kind.summary = map.text("summary") ?? ""
    kind.platform = map.word("platform", as: Platform.self)
    decodeNames(map, into: &kind)
    kind.within = path(map, "within") ?? kind.within
    kind.device = path(map, "device")
    if kind.form != .object, map.has("within") {
      problems.report(.unusable("within", because: "only an object has members"), at: map.keyPosition("within"))
    }
    if let list = map.value("becomes") {
      for item in map.values.items(list, of: "`becomes`", atMost: RuleFileLimits.listed) {
        if let event = event(item) { kind.becomes.append(event) }
      }
    }
    kinds.append(kind)
  }

  private mutating func claim(_ id: String, at position: FilePosition) {
    guard NodeReader(problems: problems).name(id, .evidence, at: position) else { return }
    if let first = firstMarks[id] {
      problems.report(.duplicateName(id, of: .evidence, first: first.words), at: position)
    } else {
      firstMarks[id] = position.mark
    }
  }

  private func decodeNames(_ map: MapReader, into kind: inout SidecarKind) {
    guard let node = map.value("known_by"), let names = MapReader(node, .knownBy, problems) else { return }
    func texts(_ key: String) -> [LogText] {
      names.texts(key, atMost: RuleFileLimits.listed).map { LogText($0.text) }
    }
    kind.has = texts("has")
    kind.some = texts("some")
    kind.lacks = texts("lacks")
    if kind.some.isEmpty {
      if names.has("at_least") { problems.report(.neededTogether("at_least", needs: "some"), at: node.position) }
      // Anything at all would be such a file.
      if kind.has.isEmpty { problems.report(.missingKey("has", of: "`known_by`"), at: node.position) }
    } else {
      kind.atLeast = names.integer("at_least", in: 1...kind.some.count) ?? 1
    }
  }

  private func event(_ node: RuleNode) -> SidecarEvent? {
    guard let map = MapReader(node, .sidecarEvent, problems) else { return nil }
    let index = type(map, "event")
    var from = SidecarPath(steps: [])
    if let reported = path(map, "from") { from = reported }
    guard let index else { return nil }
    var event = SidecarEvent(type: index, from: from)
    if let fields = map.value("fields") {
      for entry in map.values.entries(fields, of: "fields and paths", atMost: RuleFileLimits.listed) {
        guard let field = catalogue.events[index.index].fieldIndex(entry.key) else {
          guard !catalogue.isBroken(index.index) else { continue }
          let names = catalogue.events[index.index].fields.map(\.name)
          problems.report(
            .unknownField(entry.key, of: "the event", nearest: problems.nearest(to: entry.key, in: names)),
            at: entry.keyPosition)
          continue
        }
        if catalogue.events[index.index].fields[field].type == .object {
          let reason = "the values of a file are addressed by paths, as in `permissions.camera`"
          problems.report(.unusable(entry.key, because: reason), at: entry.keyPosition)
          continue
        }
        let values = map.values.texts(entry.value, of: "paths", atMost: RuleFileLimits.listed).compactMap { item in
          let source = source(item.text)
          if source == nil { problems.report(.badValue(item.text, type: Self.pathWords), at: item.node.position) }
          return source
        }
        event.fields.append(SidecarEvent.Mapping(field: field, values: values))
      }
    }
    return event
  }

  private func type(_ map: MapReader, _ key: String) -> EventTypeID? {
    guard let name = map.text(key), let node = map.value(key) else { return nil }
    guard let index = catalogue.index(of: name) else {
      problems.report(
        .unknownEvent(name, nearest: problems.nearest(to: name, in: Array(catalogue.names))), at: node.position)
      return nil
    }
    // If lines reported the event as well, lines could also hide it: it would be unknown if all of them were seen.
    if !catalogue.events[index].patterns.isEmpty {
      problems.report(.unusable(name, because: "lines report this event"), at: node.position)
    }
    return EventTypeID(index)
  }

  private func source(_ text: String) -> SidecarEvent.Source? {
    switch text {
    case "$name": .name
    case "$value": .value
    case "$file": .file
    case _ where text.hasPrefix("^"): Self.path(String(text.dropFirst())).map { .outer($0) }
    default: Self.path(text).map { .path($0) }
    }
  }

  private func path(_ map: MapReader, _ key: String) -> SidecarPath? {
    guard let text = map.text(key), let node = map.value(key) else { return nil }
    guard let path = Self.path(text) else {
      problems.report(.badValue(text, type: Self.pathWords), at: node.position)
      return nil
    }
    return path
  }

  private static let pathWords = "a path into the file, as in `a.b`, `a[]` or `a.*`"

  /// Names divided by dots, `*` for every member, `[]` after a name for every item.
  private static func path(_ text: String) -> SidecarPath? {
    var steps: [SidecarPath.Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      var name = part
      var items = 0
      while name.hasSuffix("[]") {
        name = name.dropLast(2)
        items += 1
      }
      if name == "*" {
        steps.append(.everyMember)
      } else if !name.isEmpty {
        guard !name.contains("[") else { return nil }
        steps.append(.member(LogText(String(name))))
      } else if items == 0 {
        return nil
      }
      steps += [SidecarPath.Step](repeating: .everyItem, count: items)
    }
    return steps.isEmpty ? nil : SidecarPath(steps: steps)
  }
}
