import LogCheckModel

/// Reads the expressions of a rule from its nodes.
struct ExpressionDecoder {
  let catalogue: EventCatalogue
  let problems: RuleProblems

  /// An expression of one type; `nil` with a problem reported otherwise.
  func expression(_ node: RuleNode, _ scope: ExpressionScope, giving expected: ValueType) -> Expression? {
    guard let typed = typed(node, scope) else { return nil }
    guard typed.type.fits(expected) else {
      problems.report(.wrongResult(expected: expected.words, found: typed.type.words), at: node.position(ofByte: 0))
      return nil
    }
    return typed.expression
  }

  /// A guard or a check.
  func condition(_ node: RuleNode, _ scope: ExpressionScope) -> Expression? {
    expression(node, scope, giving: .boolean)
  }

  /// A duration that is longer than zero, as far as that is known before running.
  func duration(_ node: RuleNode, _ scope: ExpressionScope) -> Expression? {
    guard let scalar = node.scalar else {
      problems.report(.wrongType(expected: "a duration", found: node.kindWords), at: node.position)
      return nil
    }
    switch DurationParser.parse(scalar.text, isSigned: true) {
    case .bareNumber:
      problems.report(.bareNumberForDuration(scalar.text), at: node.position)
      return nil
    case .tooLong:
      problems.report(.durationOutOfRange(scalar.text, isSigned: false), at: node.position)
      return nil
    case .duration, .malformed: break
    }
    guard let expression = expression(node, scope, giving: .duration) else { return nil }
    if case .duration(let value) = ConstantFolding.value(of: expression, scope.parameters),
      value <= .zero || value > DurationParser.longest
    {
      problems.report(.durationOutOfRange(scalar.text, isSigned: false), at: node.position)
      return nil
    }
    return expression
  }

  /// A field of an event by its bare name, with its type; a problem is reported where the event has none.
  func field(_ name: String, of event: EventSelector, at position: FilePosition, _ scope: ExpressionScope)
    -> TypeChecker.Typed
  {
    let checker = TypeChecker(
      catalogue: catalogue, scope: scope.at(event), problems: problems, position: { _ in position })
    return checker.check(ExpressionNode(kind: .field(alias: nil, name: name), offset: 0))
  }

  /// Any expression, with its type.
  func typed(_ node: RuleNode, _ scope: ExpressionScope) -> TypeChecker.Typed? {
    guard let scalar = node.scalar, !(scalar.isPlain && scalar.text.isEmpty) else {
      problems.report(.wrongType(expected: "an expression", found: node.kindWords), at: node.position)
      return nil
    }
    do throws(ExpressionError) {
      let parsed = try ExpressionParser.parse(scalar.text)
      let checker = TypeChecker(
        catalogue: catalogue, scope: scope, problems: problems, position: { node.position(ofByte: $0) })
      return checker.check(parsed)
    } catch {
      problems.report(error.problem, at: node.position(ofByte: error.offset))
      return nil
    }
  }
}
