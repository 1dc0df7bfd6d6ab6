import LogCheckModel

/// Reads the values of an event that are printed outside of evidence: words and numbers, never free text.
struct ShownValues {
  let expressions: ExpressionDecoder
  private let ofFiles: Set<EventTypeID>
  private let problems: RuleProblems

  init(catalogue: EventCatalogue, ofFiles: Set<EventTypeID>, problems: RuleProblems) {
    expressions = ExpressionDecoder(catalogue: catalogue, problems: problems)
    self.ofFiles = ofFiles
    self.problems = problems
  }

  /// The event of an entry or a metric: one that itself has a time.
  func event(in map: MapReader) -> EventSelector? {
    guard let event = SelectorDecoder(expressions).selector(in: map, ExpressionScope()) else { return nil }
    if event.types.contains(where: ofFiles.contains) {
      problems.report(
        .unusable("event", because: "evidence files have no time"), at: map.keyPosition("event"))
    }
    return event
  }

  /// The scope of expressions about the event. An unknown event has unknown fields.
  func scope(of event: EventSelector?) -> ExpressionScope {
    var scope = ExpressionScope()
    scope.own = event ?? EventSelector(types: [], mark: SourceMark(file: "", line: 0, column: 0))
    return scope
  }

  /// A number or a duration.
  func measure(_ node: RuleNode, _ scope: ExpressionScope) -> TypeChecker.Typed? {
    guard let typed = expressions.typed(node, scope) else { return nil }
    guard typed.type == .duration || typed.type.isNumeric else {
      problems.report(.wrongResult(expected: "a number or a duration", found: typed.type.words), at: node.position)
      return nil
    }
    return typed
  }

  /// A word or a whole number that distinguishes items.
  func name(_ node: RuleNode, _ scope: ExpressionScope) -> Expression? {
    guard let typed = expressions.typed(node, scope) else { return nil }
    guard [.text, .integer, .json, .any].contains(typed.type) else {
      problems.report(.wrongResult(expected: "a word or a whole number", found: typed.type.words), at: node.position)
      return nil
    }
    return isShowable(typed.expression, scope, at: node.position) ? typed.expression : nil
  }

  /// Words with values in braces.
  func label(_ node: RuleNode, _ scope: ExpressionScope) -> [LabelPiece]? {
    guard let text = NodeReader(problems: problems).text(node) else { return nil }
    var pieces: [LabelPiece] = []
    var isGood = true
    var rest = Array(text.utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      if open > rest.startIndex { pieces.append(.text(String(decoding: rest[..<open], as: UTF8.self))) }
      let inside = rest[(open + 1)...]
      guard let close = inside.firstIndex(of: UInt8(ascii: "}")) else {
        problems.report(.unusable("label", because: "a brace is not closed"), at: node.position(ofByte: open))
        return nil
      }
      if let value = value(inside[..<close], at: { node.position(ofByte: open + 1 + $0) }, scope) {
        pieces.append(.value(value))
      } else {
        isGood = false
      }
      rest = inside[(close + 1)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(decoding: rest, as: UTF8.self))) }
    return isGood ? pieces : nil
  }

  private func value(
    _ bytes: ArraySlice<UInt8>, at position: @escaping (Int) -> FilePosition, _ scope: ExpressionScope
  ) -> Expression? {
    do throws(ExpressionError) {
      let node = try ExpressionParser.parse(String(decoding: bytes, as: UTF8.self))
      let checker = TypeChecker(catalogue: expressions.catalogue, scope: scope, problems: problems, position: position)
      let typed = checker.check(node)
      if typed.type == .instant {
        problems.report(
          .wrongResult(expected: "a word, a number or a duration", found: typed.type.words), at: position(0))
        return nil
      }
      return isShowable(typed.expression, scope, at: position(0)) ? typed.expression : nil
    } catch {
      problems.report(error.problem, at: position(error.offset))
      return nil
    }
  }

  /// True if it uses no field of free text or of a list: a title, a body or an error's text may hold personal data.
  private func isShowable(_ expression: Expression, _ scope: ExpressionScope, at position: FilePosition) -> Bool {
    guard let own = scope.own else { return true }
    for name in expression.fields {
      for type in own.types {
        let event = expressions.catalogue.events[type.index]
        guard let index = event.fieldIndex(name) else { continue }
        let fieldType = event.fields[index].type
        guard fieldType == .text || fieldType == .list || fieldType == .object else { continue }
        let kind = fieldType == .object ? "an object" : "a \(fieldType.rawValue)"
        problems.report(.unusable(name, because: "\(kind) of the log is printed as evidence only"), at: position)
        return false
      }
    }
    return true
  }
}

extension Expression {
  /// Names of the fields whose values may be in the result: fields that are only compared are not.
  fileprivate var fields: [String] {
    switch self {
    case .literal, .parameter, .isOneOf, .matches, .not: []
    case .field(_, let name): [name]
    case .negate(let inner): inner.fields
    case .binary(let symbol, let left, let right):
      switch symbol {
      case .add, .subtract, .multiply, .divide: left.fields + right.fields
      default: []
      }
    case .call(let function, let arguments):
      switch function {
      case .lower, .host, .abs, .min, .max: arguments.flatMap(\.fields)
      case .len, .present, .zoned, .type, .whole, .dailyMinute, .subset, .localDay, .localMinute, .isLocalMinute: []
      }
    case .nested(let operand, _): operand.fields
    case .fallback(let first, let second): first.fields + second.fields
    }
  }
}
