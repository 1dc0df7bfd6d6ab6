import LogCheckModel
import LogCheckRules

/// A value of an event and one of an event that is bound before, which a guard requires to be equal: if they certainly differ, the guard
/// need not be evaluated.
struct Join {
  private let current: Side
  private let bound: Side
  /// The index of the bound event; 0 is the event that opened the instance.
  let binding: Int

  /// `a ?? b ?? "text"`: the first field that the event has, else a constant.
  private struct Side {
    var fields: [FieldIndices] = []
    var constant: FieldValue?

    /// `nil` if the event has none of the fields and there is no constant: then it may be equal to anything.
    func value(of event: Event) -> FieldValue? {
      for indices in fields {
        guard let index = indices[event.type], index < event.fields.count else { continue }
        if event.fields[index] != .absent { return event.fields[index] }
      }
      return constant
    }
  }

  /// Those that a guard demands.
  static func demanded(by guardExpression: CompiledExpression) -> [Self] {
    guardExpression.conjuncts.compactMap { condition in
      guard case .binary(.equal, let left, let right) = condition else { return nil }
      return Self(left, equals: right) ?? Self(right, equals: left)
    }
  }

  private init?(_ left: CompiledExpression, equals right: CompiledExpression) {
    guard case .field(of: .bound(let binding), .named(let other)) = right else { return nil }
    self.binding = binding
    bound = Side(fields: [other])
    var side = Side()
    var choices = left.choices
    switch choices.last {
    case .constant(.text(let text)):
      side.constant = .text(text)
      choices.removeLast()
    // Where the event has none, it is equal to anything.
    case .field(of: .bound(binding), .named(other)): choices.removeLast()
    default: break
    }
    for choice in choices {
      guard case .field(of: .current, .named(let indices)) = choice else { return nil }
      side.fields.append(indices)
    }
    guard !side.fields.isEmpty else { return nil }
    current = side
  }

  /// The value that must be equal, of the current event; `nil` if it has no such field.
  func valueOfCurrent(_ event: Event) -> FieldValue? { current.value(of: event) }

  /// The same of the bound event.
  func valueOfBound(_ event: Event) -> FieldValue? { bound.value(of: event) }

  /// True if both have values of one sort that are not equal.
  func rulesOut(_ event: Event, of bound: Event) -> Bool {
    switch (valueOfCurrent(event), valueOfBound(bound)) {
    case (.text(let one), .text(let other)): one != other
    case (.integer(let one), .integer(let other)): one != other
    case (.boolean(let one), .boolean(let other)): one != other
    case (.duration(let one), .duration(let other)): one != other
    case (.instant(let one, let frame), .instant(let other, let otherFrame)): frame == otherFrame && one != other
    default: false
    }
  }
}

/// The joins of all selectors that an event may match, by its type: an event does not concern an instance if each
/// selector has a join that rules the event out.
struct Joins {
  /// By selector; empty for the types for which one selector requires none. A rule names few types.
  private var byType: [(type: EventTypeID, joins: [[Join]])] = []

  init(_ selectors: [CompiledSelector]) {
    let demanded = selectors.map { selector in
      (selector.guardExpression.map(Join.demanded) ?? []).filter { $0.binding == 0 }
    }
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

extension CompiledExpression {
  /// The expressions of `a ?? b ?? c`, in the order in which they are asked for.
  fileprivate var choices: [CompiledExpression] {
    if case .fallback(let one, let other) = self { one.choices + other.choices } else { [self] }
  }
}
