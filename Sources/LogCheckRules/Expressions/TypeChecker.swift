import LogCheckModel

/// Finds the type of every part of an expression, and turns it into the form that the engine evaluates.
///
/// A part with an error has the type ``ValueType/any``, so that one mistake is reported once and the rest is still
/// checked.
struct TypeChecker {
  typealias Typed = (expression: Expression, type: ValueType)

  let catalogue: EventCatalogue
  let scope: ExpressionScope
  let problems: RuleProblems
  /// The position of a byte of the expression's text.
  let position: (Int) -> FilePosition

  func check(_ node: ExpressionNode) -> Typed {
    switch node.kind {
    case .literal(let literal): return (.literal(literal), ValueType(literal))
    case .parameter(let name): return (.parameter(name), parameterType(name, node))
    case .field(let alias, let name): return field(alias, name, node)
    case .nested(let base, let steps): return nested(base, steps)
    case .not(let inner): return (.not(operand(inner, of: "!", .boolean)), .boolean)
    case .negate(let inner): return negation(inner)
    case .binary(let symbol, let left, let right): return binary(symbol, left, right, node)
    case .isOneOf(let left, let choices): return isOneOf(left, choices)
    case .isOfSet(let left, let name, let offset): return isOneOf(left, words(of: name, at: offset))
    case .matches(let left, let pattern):
      let (expression, type) = check(left)
      // An object is matched as it is written.
      if type != .object, !type.fits(.text) {
        _ = fail(.wrongOperand(operation: "=~", expected: ValueType.text.words, found: type.words), left)
      }
      return (.matches(expression, pattern: pattern), .boolean)
    case .call(let name, let arguments): return call(name, arguments, node)
    case .fallback(let left, let right): return fallback(left, right, node)
    }
  }

  // MARK: Names

  private func parameterType(_ name: String, _ node: ExpressionNode) -> ValueType {
    if let parameter = scope.parameters.first(where: { $0.name == name }) { return ValueType(parameter.value) }
    let nearest = problems.nearest(to: name, in: scope.parameters.map(\.name))
    return fail(.unknownParameter(name, nearest: nearest), node)
  }

  /// A field, or, where no event has the name before the point, a member of the own field of that name.
  private func field(_ alias: String?, _ name: String, _ node: ExpressionNode) -> Typed {
    if let alias, isOwnField(alias) {
      return nested(
        ExpressionNode(kind: .field(alias: nil, name: alias), offset: node.offset), [.member(LogText(name))])
    }
    return (.field(alias: alias, name: name), fieldType(alias, name, node))
  }

  /// True if a bare name is a field of the own event, and no event is named so.
  private func isOwnField(_ name: String) -> Bool {
    guard scope.alias(name) == nil, let own = scope.own else { return false }
    return own.types.contains { catalogue.events[$0.index].fieldIndex(name) != nil }
  }

  private func nested(_ base: ExpressionNode, _ steps: [JSONStep]) -> Typed {
    let (expression, type) = check(base)
    if case .nested(let field, let before) = expression { return (.nested(field, before + steps), .json) }
    guard [.object, .json, .any].contains(type) else {
      _ = fail(.noMembers(type.words), base)
      return (.nested(expression, steps), .any)
    }
    return (.nested(expression, steps), .json)
  }

  private func fieldType(_ alias: String?, _ name: String, _ node: ExpressionNode) -> ValueType {
    if let alias {
      guard let selector = scope.alias(alias) else {
        return fail(.unknownAlias(alias, nearest: problems.nearest(to: alias, in: scope.aliasNames)), node)
      }
      return type(of: name, in: selector, node)
    }
    guard let own = scope.own else { return fail(.fieldNeedsAlias(name), node) }
    return type(of: name, in: own, node)
  }

  /// The type of a field in those events of a selector that have it. Where some have none, it is absent there.
  private func type(of name: String, in selector: EventSelector, _ node: ExpressionNode) -> ValueType {
    if let common = EventCatalogue.common.first(where: { $0.name == name }) { return common.type }
    if selector.alias == Ends.opening, selector.types.isEmpty {
      let fields = EventCatalogue.common.map(\.name)
      let nearest = problems.nearest(to: name, in: fields)
      return fail(.unknownField(name, of: "`opening`", nearest: nearest, fields: fields), node)
    }
    guard !selector.types.isEmpty, !selector.types.contains(where: { catalogue.isBroken($0.index) }) else {
      return .any
    }
    let events = selector.types.map { catalogue.events[$0.index] }
    let types = events.compactMap { event in event.fieldIndex(name).map { ValueType(event.fields[$0].type) } }
    guard let first = types.first else {
      let owner = events.map { "`\($0.name)`" }.joined(separator: " or ")
      let fields = EventCatalogue.fieldNames(of: events)
      let nearest = problems.nearest(to: name, in: fields)
      return fail(.unknownField(name, of: owner, nearest: nearest, fields: fields), node)
    }
    var joined = first
    for type in types.dropFirst() {
      guard let next = joined.joined(with: type) else {
        return fail(.differingTypes(field: name, first: joined.words, second: type.words), node)
      }
      joined = next
    }
    return joined
  }

  // MARK: Operators

  private func binary(
    _ symbol: Expression.BinaryOperator, _ left: ExpressionNode, _ right: ExpressionNode, _ node: ExpressionNode
  ) -> Typed {
    if symbol == .and || symbol == .or {
      let sides = (operand(left, of: symbol.rawValue, .boolean), operand(right, of: symbol.rawValue, .boolean))
      return (.binary(symbol, sides.0, sides.1), .boolean)
    }
    let (left, leftType) = check(left)
    let (right, rightType) = check(right)
    let expression = Expression.binary(symbol, left, right)
    if let type = Self.result(of: symbol, leftType, rightType) { return (expression, type) }
    let type = fail(.mismatchedTypes(operation: symbol.rawValue, left: leftType.words, right: rightType.words), node)
    return (expression, type)
  }

  /// The type that an operator gives; `nil` where it does not work between these types.
  private static func result(
    of symbol: Expression.BinaryOperator, _ left: ValueType, _ right: ValueType
  ) -> ValueType? {
    switch symbol {
    case .and, .or: return .boolean
    // Two objects are compared by their members, not by their text.
    case .equal, .notEqual:
      return left == .object || right == .object || left.joined(with: right) == nil ? nil : .boolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return left.joined(with: right).map { $0.isOrdered } == true ? .boolean : nil
    case .add, .subtract, .multiply, .divide:
      if left == .any || right == .any { return .any }
      if left.isNumeric, right.isNumeric { return symbol == .divide ? .number : left.joined(with: right) }
    }
    switch (symbol, left, right) {
    case (.add, .duration, .duration), (.subtract, .duration, .duration), (.subtract, .instant, .instant):
      return .duration
    case (.add, .instant, .duration), (.add, .duration, .instant), (.subtract, .instant, .duration): return .instant
    case (.multiply, .duration, let factor) where factor.isNumeric: return .duration
    case (.multiply, let factor, .duration) where factor.isNumeric: return .duration
    case (.divide, .duration, let divisor) where divisor.isNumeric: return .duration
    default: return nil
    }
  }

  private func negation(_ inner: ExpressionNode) -> Typed {
    let (expression, type) = check(inner)
    guard type.isNumeric || type == .duration else {
      return (
        .negate(expression),
        fail(.wrongOperand(operation: "-", expected: "a number or a duration", found: type.words), inner)
      )
    }
    return (.negate(expression), type)
  }

  /// The words of a declared set; an unknown one is reported.
  private func words(of name: String, at offset: Int) -> [ExpressionNode] {
    guard let words = catalogue.sets[name] else {
      let known = catalogue.sets.keys.sorted()
      problems.report(.unknownSet(name, nearest: problems.nearest(to: name, in: known)), at: position(offset))
      return []
    }
    return words.map { ExpressionNode(kind: .literal(.text(LogText($0))), offset: offset) }
  }

  private func isOneOf(_ left: ExpressionNode, _ choices: [ExpressionNode]) -> Typed {
    let (expression, type) = check(left)
    let checked = choices.map { choice in
      let (expression, choiceType) = check(choice)
      // A list stands for its items, which are texts.
      if type == .object || choiceType == .object || type.joined(with: choiceType) == nil,
        !(type == .text && choiceType == .list)
      {
        _ = fail(.mismatchedTypes(operation: "in", left: type.words, right: choiceType.words), choice)
      }
      return expression
    }
    return (.isOneOf(expression, checked), .boolean)
  }

  private func fallback(_ left: ExpressionNode, _ right: ExpressionNode, _ node: ExpressionNode) -> Typed {
    let (left, leftType) = check(left)
    let (right, rightType) = check(right)
    let type =
      leftType.joined(with: rightType)
      ?? fail(.mismatchedTypes(operation: "??", left: leftType.words, right: rightType.words), node)
    return (.fallback(left, right), type)
  }

  // MARK: Functions

  private func call(_ name: String, _ arguments: [ExpressionNode], _ node: ExpressionNode) -> Typed {
    if name == Self.same { return same(arguments, node) }
    let checked = arguments.map { check($0) }
    guard let function = Expression.Function(rawValue: name) else {
      let known = Expression.Function.allCases.map(\.rawValue) + ["instant", Self.same]
      return (
        .literal(.boolean(false)), fail(.unknownFunction(name, nearest: problems.nearest(to: name, in: known)), node)
      )
    }
    let expression = Expression.call(function, checked.map(\.expression))
    guard checked.count == function.argumentCount else {
      let expected = function.argumentCount == 2 ? "two values" : "one value"
      return (expression, fail(.wrongArgumentCount(function: name, expected: expected, found: checked.count), node))
    }
    return (expression, result(of: function, checked.map(\.type), arguments, node))
  }

  private static let same = "same"

  /// `same(x, y)`: a value that is absent is no other value. It is written out as `(x ?? y) == y`.
  private func same(_ arguments: [ExpressionNode], _ node: ExpressionNode) -> Typed {
    guard arguments.count == 2 else {
      let problem = RuleProblem.wrongArgumentCount(function: Self.same, expected: "two values", found: arguments.count)
      return (.literal(.boolean(false)), fail(problem, node))
    }
    let (value, type) = check(arguments[0])
    let (wanted, wantedType) = check(arguments[1])
    let expression = Expression.binary(.equal, .fallback(value, wanted), wanted)
    if type != .object, wantedType != .object, type.joined(with: wantedType) != nil { return (expression, .boolean) }
    return (expression, fail(.mismatchedTypes(operation: Self.same, left: type.words, right: wantedType.words), node))
  }

  private func result(
    of function: Expression.Function, _ types: [ValueType], _ arguments: [ExpressionNode], _ node: ExpressionNode
  ) -> ValueType {
    func need(_ condition: Bool, _ expected: String, _ index: Int, _ result: ValueType) -> ValueType {
      guard !condition else { return result }
      let problem = RuleProblem.wrongOperand(
        operation: function.rawValue, expected: expected, found: types[index].words)
      return fail(problem, arguments[index])
    }
    switch function {
    case .present:
      switch arguments[0].kind {
      case .field, .nested: return .boolean
      default:
        return fail(.wrongOperand(operation: "present", expected: "a field", found: "an expression"), arguments[0])
      }
    case .zoned:
      guard case .field = arguments[0].kind else {
        return fail(.wrongOperand(operation: "zoned", expected: "a field", found: "an expression"), arguments[0])
      }
      return need([.instant, .any].contains(types[0]), "an instant", 0, .boolean)
    case .len: return need([.text, .list, .json, .any].contains(types[0]), "a text or a list", 0, .integer)
    case .subset:
      for index in types.indices where !types[index].fits(.list) { return need(false, "a list", index, .boolean) }
      return .boolean
    case .lower, .host: return need(types[0].fits(.text), "a text", 0, .text)
    case .dailyMinute: return need(types[0].fits(.text), "a text", 0, .integer)
    case .localDay, .localMinute, .isLocalMinute:
      let zone = types.count - 1
      let result: ValueType = if case .isLocalMinute = function { .boolean } else { .integer }
      guard types[0].fits(.instant) || types[0].isNumeric else {
        return need(false, "an instant, or a count since 1970", 0, result)
      }
      if zone == 2, !types[1].isNumeric, types[1] != .any { return need(false, "a number", 1, result) }
      return need(types[zone].fits(.text), "the name of a time zone", zone, result)
    case .type: return need([.object, .json, .any].contains(types[0]), "an object or a path into one", 0, .text)
    case .whole: return need(types[0].fits(.object), "an object", 0, .boolean)
    case .abs: return need(types[0].isNumeric || types[0] == .duration, "a number or a duration", 0, types[0])
    case .min, .max:
      var joined = types[0]
      for index in types.indices {
        guard let next = joined.joined(with: types[index]), next.isOrdered else {
          let expected = index == 0 || !joined.isOrdered ? "numbers, durations or instants" : joined.words
          return need(false, expected, index, .any)
        }
        joined = next
      }
      return joined
    }
  }

  // MARK: Reports

  /// An operand that must have one type.
  private func operand(_ node: ExpressionNode, of operation: String, _ expected: ValueType) -> Expression {
    let (expression, type) = check(node)
    if !type.fits(expected) {
      _ = fail(.wrongOperand(operation: operation, expected: expected.words, found: type.words), node)
    }
    return expression
  }

  private func fail(_ problem: RuleProblem, _ node: ExpressionNode) -> ValueType {
    problems.report(problem, at: position(node.offset))
    return .any
  }
}
