package import LogCheckModel
package import LogCheckRules

/// Makes events from evidence files, as their kinds declare it.
package struct SidecarEvents {
  private let ruleSet: RuleSet
  private let kind: SidecarKind
  /// Distinguishes the file from others of the run.
  private let file: LogText

  package init(_ kind: SidecarKind, in ruleSet: RuleSet, file: LogText) {
    self.kind = kind
    self.ruleSet = ruleSet
    self.file = file
  }

  /// One event and what it is made from.
  package struct Found: Sendable {
    package var type: EventTypeID
    package var fields: [FieldValue]
    package var form: StructuredForm
    package var node: SidecarNode
    /// The name of the part, by its position.
    fileprivate var name: LogText?
  }

  /// The positions in an object of the items that identify the kind.
  package static func outers(_ contents: SidecarContents, of kind: SidecarKind) -> [SidecarNode] {
    guard contents.form == .object else { return [contents.root] }
    return parts(kind.within, of: contents.root).map(\.node).filter { kind.fit($0.names) != nil }
  }

  /// The device that the file names; `nil` where it names none.
  package static func device(_ contents: SidecarContents, of kind: SidecarKind) -> LogText? {
    guard let path = kind.device else { return nil }
    let roots: [SidecarNode]
    if case .list(let rows) = contents.root.value { roots = rows } else { roots = outers(contents, of: kind) }
    var found: Set<LogText> = []
    for root in roots {
      for part in parts(path, of: root) {
        switch part.node.value {
        case .text(let text), .cell(let text): found.insert(text)
        default: break
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Hands on every event of the file, in the order of the declaration and of the file.
  package func events(of contents: SidecarContents, each: (Found) -> Void) {
    for event in kind.becomes {
      if contents.form == .object {
        for outer in Self.parts(kind.within, of: contents.root) where kind.fit(outer.node.names) != nil {
          give(event, outer, each)
        }
      } else if case .list(let rows) = contents.root.value {
        for row in rows { give(event, Part(node: row), each) }
      }
    }
  }

  private struct Part {
    var node: SidecarNode
    var name: LogText?
  }

  private func give(_ event: SidecarEvent, _ outer: Part, _ each: (Found) -> Void) {
    for var part in Self.parts(event.from, of: outer.node) {
      part.name = part.name ?? outer.name
      each(found(event, part, outer))
    }
  }

  private func found(_ event: SidecarEvent, _ part: Part, _ outer: Part) -> Found {
    let definition = ruleSet.events[event.type.index]
    var fields = [FieldValue](repeating: .absent, count: definition.fields.count)
    var known: Set<LogText> = []
    for mapping in event.fields {
      let type = definition.fields[mapping.field].type
      for source in mapping.values {
        if case .path(let path) = source, case .member(let name) = path.steps.first { known.insert(name) }
        guard fields[mapping.field] == .absent else { continue }
        switch source {
        case .name:
          fields[mapping.field] =
            part.name.map { ValueParser.value($0.bytes.span, 0..<$0.bytes.count, as: type) } ?? .absent
        case .value: fields[mapping.field] = SidecarField.value(part.node, as: type, isTable: kind.form != .object)
        case .file: fields[mapping.field] = .text(file)
        case .path(let path): fields[mapping.field] = value(path, of: part.node, as: type)
        case .outer(let path): fields[mapping.field] = value(path, of: outer.node, as: type)
        }
      }
    }
    var form = StructuredForm()
    form.type = event.type
    form.isOfFile = true
    form.envelope = [FieldValue](repeating: .absent, count: ruleSet.envelope.count)
    form.fields = fields
    form.strangers = Array(part.node.names.filter { !known.contains($0) }.prefix(StructuredForm.strangerLimit))
    for constant in definition.constants where fields[constant.field] == .absent {
      fields[constant.field] = constant.value
    }
    return Found(type: event.type, fields: fields, form: form, node: part.node)
  }

  private func value(_ path: SidecarPath, of node: SidecarNode, as type: FieldType) -> FieldValue {
    let parts = Self.parts(path, of: node)
    // A way with `*` or `[]` in it gives a list of all it leads to.
    if path.steps.contains(where: { $0 == .everyItem || $0 == .everyMember }) {
      guard type == .list else { return .malformed }
      // If the list itself is missing, its content is unknown; an empty one is known to be empty.
      let end = path.steps.firstIndex { $0 == .everyItem || $0 == .everyMember } ?? path.steps.count
      let lists = Self.parts(SidecarPath(steps: Array(path.steps[..<end])), of: node)
      guard let list = lists.first else { return .absent }
      switch list.node.value {
      case .list, .object: break
      case .null: return .absent
      default: return .malformed
      }
      var items: [LogText] = []
      for part in parts {
        guard case .text(let text) = SidecarField.value(part.node, as: .text, isTable: kind.form != .object) else {
          return .malformed
        }
        items.append(text)
      }
      return .list(items)
    }
    guard let found = parts.first else { return .absent }
    let last = path.steps.last.flatMap { step in if case .member(let name) = step { name } else { nil } }
    return SidecarField.value(found.node, named: last, as: type, isTable: kind.form != .object)
  }

  private static func parts(_ path: SidecarPath, of root: SidecarNode) -> [Part] {
    var parts = [Part(node: root)]
    for step in path.steps {
      switch step {
      case .member(let name):
        parts = parts.compactMap { part in part.node.member(name).map { Part(node: $0, name: part.name) } }
      case .everyItem:
        parts = parts.flatMap { part -> [Part] in
          guard case .list(let items) = part.node.value else { return [] }
          return items.map { Part(node: $0, name: part.name) }
        }
      case .everyMember:
        parts = parts.flatMap { part -> [Part] in
          guard case .object(let members) = part.node.value else { return [] }
          return members.map { Part(node: $0.node, name: $0.name) }
        }
      }
    }
    return parts
  }
}
