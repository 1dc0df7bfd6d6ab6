import LogCheckModel

/// The names that an expression can use: the event it belongs to, earlier events by their names, and the rule's
/// parameters.
struct ExpressionScope {
  /// The event whose fields are seen by their bare names.
  var own: EventSelector?
  var aliases: [EventSelector] = []
  var parameters: [Parameter] = []

  func alias(_ name: String) -> EventSelector? {
    if own?.alias == name { return own }
    return aliases.last { $0.alias == name }
  }

  var aliasNames: [String] { (aliases + (own.map { [$0] } ?? [])).compactMap(\.alias) }

  /// The scope with one more event that later expressions can see.
  func with(_ selector: EventSelector?) -> Self {
    guard let selector, selector.alias != nil else { return self }
    var scope = self
    scope.aliases.append(selector)
    return scope
  }

  /// The scope as the guard of an event sees it.
  func at(_ selector: EventSelector) -> Self {
    var scope = self
    scope.own = selector
    return scope
  }
}
