import LogCheckModel
import LogCheckRules

/// A pair of fields, of an event and of the event that opened an instance, that a guard requires to be equal: if they
/// certainly differ, the guard need not be evaluated.
struct Join {
  /// Of the current event.
  private let current: FieldIndices
  /// Of the one that opened the instance.
  private let opening: FieldIndices

  /// Those that a guard demands.
  static func demanded(by guardExpression: CompiledExpression) -> [Self] {
    guardExpression.conjuncts.compactMap { condition in
      guard case .binary(.equal, let left, let right) = condition else { return nil }
      return Self(left, equals: right) ?? Self(right, equals: left)
    }
  }

  private init?(_ left: CompiledExpression, equals right: CompiledExpression) {
    guard case .field(of: .bound(0), .named(let opening)) = right else { return nil }
    switch left {
    case .field(of: .current, .named(let current)),
      // Where it has none, it is equal to anything.
      .fallback(.field(of: .current, .named(let current)), .field(of: .bound(0), .named(opening))):
      self.current = current
      self.opening = opening
    default: return nil
    }
  }

  /// True if both have values of one kind that are not equal.
  func rulesOut(_ event: Event, of opener: Event) -> Bool {
    guard let index = current[event.type], index < event.fields.count, let other = opening[opener.type],
      other < opener.fields.count
    else { return false }
    switch (event.fields[index], opener.fields[other]) {
    case (.text(let one), .text(let other)): return one != other
    case (.integer(let one), .integer(let other)): return one != other
    case (.boolean(let one), .boolean(let other)): return one != other
    case (.duration(let one), .duration(let other)): return one != other
    case (.instant(let one, let frame), .instant(let other, let otherFrame)): return frame == otherFrame && one != other
    default: return false
    }
  }
}

/// The joins of all selectors that an event may match, by its type: an event does not concern an instance if each
/// selector has a join that rules the event out.
struct Joins {
  /// By selector; empty for the types for which one selector requires none. A rule names few types.
  private var byType: [(type: EventTypeID, joins: [[Join]])] = []

  init(_ selectors: [CompiledSelector]) {
    let demanded = selectors.map { $0.guardExpression.map(Join.demanded) ?? [] }
    for (index, selector) in selectors.enumerated() where !demanded[index].isEmpty {
      for type in selector.types where !byType.contains(where: { $0.type == type }) {
        let asked = selectors.indices.filter { selectors[$0].types.contains(type) }
        let joins = asked.map { demanded[$0] }
        if joins.allSatisfy({ !$0.isEmpty }) { byType.append((type, joins)) }
      }
    }
  }

  /// Those to ask of each instance for an event.
  subscript(event: Event) -> [[Join]] {
    for known in byType where known.type.index == event.type.index { return known.joins }
    return []
  }
}

extension [[Join]] {
  /// True if no selector can accept the event for an instance.
  func ruleOut(_ event: Event, of opener: Event) -> Bool {
    for joins in self {
      guard joins.contains(where: { $0.rulesOut(event, of: opener) }) else { return false }
    }
    return !isEmpty
  }
}
