import LogCheckModel

/// Reads the events that a rule names: `name`, `name as alias`, `first | second as alias`, a list of names, or a map with
/// `event` and `where`.
final class SelectorDecoder {
  let expressions: ExpressionDecoder
  private let problems: RuleProblems
  /// Names given so far in this rule.
  private var aliases: Set<String> = []
  /// Every selector read, for the checks of `key`.
  private(set) var selectors: [EventSelector] = []

  init(_ expressions: ExpressionDecoder) {
    self.expressions = expressions
    problems = expressions.problems
  }

  /// One event of a rule. `guardNode` is the `where` next to its key, if there is one.
  func selector(_ node: RuleNode, where guardNode: RuleNode? = nil, _ scope: ExpressionScope) -> EventSelector? {
    guard case .map = node.content else { return finished(names(node), node, guardNode, scope) }
    guard let map = MapReader(node, .selector, problems), let event = map.value("event") else { return nil }
    if let guardNode, map.has("where") {
      problems.report(.unusable("where", because: "the event already has one"), at: guardNode.position)
    }
    return finished(names(event), node, map.value("where") ?? guardNode, scope)
  }

  /// The event of a map that has `event`, `where` and other keys.
  func selector(in map: MapReader, _ scope: ExpressionScope) -> EventSelector? {
    map.value("event").flatMap { selector($0, where: map.value("where"), scope) }
  }

  /// The event that a key of a map names.
  func selector(ofKey text: String, at position: FilePosition) -> EventSelector? {
    guard let names = names(text, at: position, byte: { _ in position }) else { return nil }
    let selector = EventSelector(types: names.types, alias: names.alias, mark: position.mark)
    selectors.append(selector)
    return selector
  }

  /// Several events, each a separate selector.
  func selectors(_ node: RuleNode?, of what: String, _ scope: ExpressionScope) -> [EventSelector] {
    guard let node else { return [] }
    return NodeReader(problems: problems).items(node, of: what, atMost: RuleFileLimits.listed).compactMap {
      selector($0, scope)
    }
  }

  private func finished(
    _ names: (types: [EventTypeID], alias: String?)?, _ node: RuleNode, _ guardNode: RuleNode?, _ scope: ExpressionScope
  ) -> EventSelector? {
    // A guard of an unknown event is still read, with an event of unknown fields.
    var selector = EventSelector(types: names?.types ?? [], alias: names?.alias, mark: node.mark)
    if let guardNode { selector.guardExpression = expressions.condition(guardNode, scope.at(selector)) }
    guard names != nil else { return nil }
    selectors.append(selector)
    return selector
  }

  /// The events that a text or a list names. Unknown ones are reported.
  private func names(_ node: RuleNode) -> (types: [EventTypeID], alias: String?)? {
    let reader = NodeReader(problems: problems)
    if case .list = node.content {
      let names = reader.texts(node, of: "events", atMost: RuleFileLimits.listed)
      return (known(names.map { type(named: $0.text, at: $0.node.position) }), nil)
    }
    return reader.text(node).flatMap { names($0, at: node.position) { node.position(ofByte: $0) } }
  }

  private func names(
    _ text: String, at position: FilePosition, byte: (Int) -> FilePosition
  ) -> (types: [EventTypeID], alias: String?)? {
    guard let parts = Self.parts(of: text) else {
      problems.report(.badSelector(text), at: position)
      return nil
    }
    if let alias = parts.alias { declare(alias, at: position) }
    return (known(parts.names.map { type(named: $0.text, at: byte($0.offset)) }), parts.alias)
  }

  /// The events, or none if one is unknown: then the fields of the selector are unknown.
  private func known(_ types: [EventTypeID?]) -> [EventTypeID] {
    types.contains(nil) ? [] : types.compactMap(\.self)
  }

  private func declare(_ alias: String, at position: FilePosition) {
    let kind = RuleProblem.NameKind.alias
    if !kind.accepts(alias) {
      problems.report(.badName(alias, of: kind), at: position)
    } else if ["true", "false", "in", "as", Ends.opening].contains(alias) {
      problems.report(.reservedName(alias, of: kind), at: position)
    } else if !aliases.insert(alias).inserted {
      problems.report(.duplicateAlias(alias), at: position)
    }
  }

  private func type(named name: String, at position: FilePosition) -> EventTypeID? {
    if let index = expressions.catalogue.index(of: name) { return EventTypeID(index) }
    problems.report(
      .unknownEvent(name, nearest: problems.nearest(to: name, in: expressions.catalogue.names)), at: position)
    return nil
  }

  /// `a`, `a as x`, `a | b as x`.
  private static func parts(of text: String) -> (names: [(text: String, offset: Int)], alias: String?)? {
    let words = words(of: text)
    var names: [(text: String, offset: Int)] = []
    var expectsName = true
    for (index, word) in words.enumerated() {
      if word.text == "as" {
        guard !expectsName, index == words.count - 2 else { return nil }
        return (names, words[index + 1].text)
      }
      guard (word.text == "|") != expectsName else { return nil }
      if expectsName { names.append(word) }
      expectsName.toggle()
    }
    return expectsName ? nil : (names, nil)
  }

  /// Runs between blanks; `|` is a separate word.
  private static func words(of text: String) -> [(text: String, offset: Int)] {
    var words: [(text: String, offset: Int)] = []
    var current: [UInt8] = []
    let bytes = Array(text.utf8)
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x20
      let isBar = byte == UInt8(ascii: "|")
      guard isBar || byte == 0x20 || byte == 0x0A || byte == 0x09 else {
        current.append(byte)
        continue
      }
      if !current.isEmpty { words.append((String(decoding: current, as: UTF8.self), index - current.count)) }
      current = []
      if isBar { words.append(("|", index)) }
    }
    return words
  }
}
