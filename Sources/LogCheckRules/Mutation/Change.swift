import LogCheckModel

/// A value after one small change, and what was changed.
struct Change<Value> {
  var what: String
  var value: Value

  init(_ what: String, _ value: Value) {
    self.what = what
    self.value = value
  }

  /// The same change as part of something larger.
  func map<Other>(_ transform: (Value) -> Other) -> Change<Other> { Change<Other>(what, transform(value)) }

  /// The same change, described with its context.
  func within(_ position: String) -> Self { Self("\(position): \(what)", value) }
}

extension Array {
  /// The list without each of its items in turn, if at least `least` remain, and with each item changed.
  func changes(
    atLeast least: Int = 0, name: (Element) -> String, changing: (Element) -> [Change<Element>]
  ) -> [Change<[Element]>] {
    var changes: [Change<[Element]>] = []
    for (index, item) in enumerated() {
      let isAlone = count == 1
      if count > least {
        var rest = self
        rest.remove(at: index)
        changes.append(Change(isAlone ? "without it" : "without \(name(item))", rest))
      }
      for change in changing(item) {
        var changed = self
        changed[index] = change.value
        changes.append(Change(isAlone ? change.what : "\(name(item)): \(change.what)", changed))
      }
    }
    return changes
  }
}

extension EventSelector {
  /// One event type of several left out; the guard left out or changed.
  func changes(in ruleSet: RuleSet) -> [Change<EventSelector>] {
    var changes: [Change<EventSelector>] = []
    if types.count > 1 {
      for type in types {
        var changed = self
        changed.types.removeAll { $0 == type }
        changes.append(Change("without \(ruleSet.events[type.index].name)", changed))
      }
    }
    guard let guardExpression else { return changes }
    if !guardExpression.isConjunction, !guardExpression.readsOrigin {
      var changed = self
      changed.guardExpression = nil
      changes.append(Change("without `\(guardExpression.text)`", changed))
    }
    for change in guardExpression.changes {
      var changed = self
      changed.guardExpression = change.value
      changes.append(Change(change.what, changed))
    }
    return changes
  }

  /// The events by name, for people.
  func names(in ruleSet: RuleSet) -> String { types.map { ruleSet.events[$0.index].name }.joined(separator: "|") }
}

extension Int {
  /// One more and, where that is not below `least`, one less.
  func changes(least: Int) -> [Change<Int>] {
    let less = self > least ? [Change("\(self - 1) instead of \(self)", self - 1)] : []
    return [Change("\(self + 1) instead of \(self)", self + 1)] + less
  }
}
