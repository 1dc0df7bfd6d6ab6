import LogCheckModel
import LogCheckRules

/// The expressions of rules, by what docs/expressions.md says of them.
extension Oracle {
  /// The scope of an expression: the event it belongs to, and earlier ones by their names.
  struct Sight {
    var own: Int?
    var named: [String: Int] = [:]

    /// The same with one more event, where it has a name.
    func with(_ selector: EventSelector, _ position: Int) -> Sight {
      guard let alias = selector.alias else { return self }
      var sight = self
      sight.named[alias] = position
      return sight
    }

    func at(_ position: Int) -> Sight { Sight(own: position, named: named) }
  }

  func read(_ expression: Expression, _ sight: Sight) -> Reading {
    switch expression {
    case .literal(let literal): return Reading(literal)
    case .parameter(let name):
      return rule.parameters.first { $0.name == name }.map { Reading($0.value) } ?? .absent
    case .field(let alias, let name):
      guard let position = alias.map({ sight.named[$0] }) ?? sight.own else { return .absent }
      return field(name, of: position)
    case .not(let inner): return opposite(read(inner, sight))
    case .negate(let inner):
      switch read(inner, sight) {
      case .known(.integer(let value)): return .known(.integer(-value))
      case .known(.number(let value)): return .known(.number(-value))
      case .known(.duration(let value)): return .known(.duration(-value))
      case .known: return .unreadable
      case let unknown: return unknown
      }
    case .binary(.and, let left, let right): return both(read(left, sight), read(right, sight))
    case .binary(.or, let left, let right):
      return opposite(both(opposite(read(left, sight)), opposite(read(right, sight))))
    case .binary(let symbol, let left, let right): return binary(symbol, read(left, sight), read(right, sight))
    case .isOneOf(let inner, let choices):
      let value = read(inner, sight)
      return choices.map { isOne(value, of: read($0, sight)) }.reduce(.known(.truth(false))) {
        opposite(both(opposite($0), opposite($1)))
      }
    case .matches(let inner, let pattern):
      guard case .known(.text(let bytes)) = read(inner, sight) else { return missing(read(inner, sight)) }
      return .known(.truth(holds(pattern, bytes)))
    case .nested: return .unreadable
    case .call(.present, let arguments):
      return .known(.truth(arguments.first.map { read($0, sight) } != .absent))
    case .call(let function, let arguments): return call(function, arguments.map { read($0, sight) })
    case .fallback(let inner, let other):
      let value = read(inner, sight)
      return value == .absent ? read(other, sight) : value
    }
  }

  private func field(_ name: String, of position: Int) -> Reading {
    switch name {
    case "time": .known(.instant((RuleTest.beginning + .milliseconds(items[position].at)).nanoseconds))
    case "session": .known(.integer(Int64(items[position].session)))
    case "line": .known(.integer(Int64(items[position].line)))
    case "pid", "tid": .absent
    default: Reading(items[position].values[name])
    }
  }

  /// The unknown itself; what is known and does not fit cannot be read.
  private func missing(_ value: Reading) -> Reading { value == .absent ? .absent : .unreadable }

  private func opposite(_ value: Reading) -> Reading {
    value.truth.map { .known(.truth(!$0)) } ?? missing(value)
  }

  private func both(_ left: Reading, _ right: Reading) -> Reading {
    if left.truth == false || right.truth == false { return .known(.truth(false)) }
    if left.truth == nil { return missing(left) }
    if right.truth == nil { return missing(right) }
    return .known(.truth(true))
  }

  private func binary(_ symbol: Expression.BinaryOperator, _ left: Reading, _ right: Reading) -> Reading {
    guard case .known(let one) = left else { return left }
    guard case .known(let other) = right else { return right }
    func truth(_ value: Bool?) -> Reading { value.map { .known(.truth($0)) } ?? .unreadable }
    switch symbol {
    case .equal: return truth(one.isEqual(to: other))
    case .notEqual: return truth(!one.isEqual(to: other))
    case .less: return truth(one.isLess(than: other))
    case .greater: return truth(other.isLess(than: one))
    case .lessOrEqual: return truth(other.isLess(than: one).map(!))
    case .greaterOrEqual: return truth(one.isLess(than: other).map(!))
    case .add: return one.adding(other, sign: 1).map(Reading.known) ?? .unreadable
    case .subtract: return one.adding(other, sign: -1).map(Reading.known) ?? .unreadable
    case .multiply: return one.scaled(by: other, isDivision: false).map(Reading.known) ?? .unreadable
    case .divide: return one.scaled(by: other, isDivision: true).map(Reading.known) ?? .unreadable
    case .and, .or: return .unreadable
    }
  }

  /// True if it is the choice, or one of its items if the choice is a list.
  private func isOne(_ value: Reading, of choice: Reading) -> Reading {
    guard case .known(.text(let text)) = value, case .known(.list(let items)) = choice else {
      return binary(.equal, value, choice)
    }
    if items.contains(text) { return .known(.truth(true)) }
    return items.contains(Array("...".utf8)) ? .unreadable : .known(.truth(false))
  }

  private func call(_ function: Expression.Function, _ arguments: [Reading]) -> Reading {
    var known: [Reading.Known] = []
    for argument in arguments {
      guard case .known(let value) = argument else { return argument }
      known.append(value)
    }
    guard let first = known.first else { return .unreadable }
    switch (function, first) {
    // Every instant of a random trace has a zone.
    case (.zoned, .instant): return .known(.truth(true))
    case (.abs, .integer(let value)): return .known(.integer(abs(value)))
    case (.abs, .number(let value)): return .known(.number(abs(value)))
    case (.abs, .duration(let value)): return .known(.duration(abs(value)))
    case (.len, .text(let text)): return .known(.integer(Int64(text.count)))
    case (.len, .list(let items)): return .known(.integer(Int64(items.count)))
    case (.lower, .text(let text)):
      return .known(.text(Array(String(decoding: text, as: UTF8.self).lowercased().utf8)))
    case (.min, _), (.max, _):
      guard let second = known.last, let isLess = second.isLess(than: first) else { return .unreadable }
      return .known(isLess == (function == .min) ? second : first)
    default: return .unreadable
    }
  }

  func holds(_ pattern: String, _ bytes: [UInt8]) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return String(decoding: bytes, as: UTF8.self).firstMatch(of: regex) != nil
  }
}
