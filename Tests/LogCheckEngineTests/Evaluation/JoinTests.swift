import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckEngine

/// A join that spares a guard says what the guard would say, for values of every kind.
@Suite struct JoinTests {
  private static let values: [FieldValue] = [
    .absent, .redacted, .malformed, .truncated, .text(LogText("a")), .text(LogText("b")), .integer(1), .integer(2),
    .number(1), .number(1.5), .boolean(true), .boolean(false),
    .instant(LogInstant(nanoseconds: 5), .absolute), .instant(LogInstant(nanoseconds: 6), .absolute),
    .instant(LogInstant(nanoseconds: 6), .local), .duration(.seconds(1)), .duration(.seconds(2)),
    .list([LogText("a")]), .list([LogText("b")]),
  ]

  private static var here: CompiledExpression { CompiledExpression.field(of: .current, .named(fields["id"])) }
  private static var there: CompiledExpression { CompiledExpression.field(of: .bound(0), .named(fields["id"])) }
  private static var fields: FieldTables {
    FieldTables([definition("with", ["id"]), definition("without", ["other"])])
  }

  private static func definition(_ name: String, _ fields: [String]) -> EventDefinition {
    var definition = EventDefinition(name: name, mark: SourceMark(file: "events.yml", line: 1, column: 1))
    definition.fields = fields.map { FieldDefinition(name: $0, type: .text) }
    return definition
  }

  private static var constants: [CompiledExpression] {
    [
      .constant(.text(LogText("a"))), .constant(.integer(1)), .constant(.number(1)), .constant(.truth(.yes)),
      .constant(.truth(.no)), .constant(.unknown(.absent)), .constant(.duration(TimeRange(exactly: 1_000_000_000))),
    ]
  }

  /// Events of a type with the field, and of one without.
  private static func events(_ value: FieldValue) -> [Event] {
    [
      Event(type: EventTypeID(0), time: nil, fields: [value]), Event(type: EventTypeID(1), time: nil, fields: [value]),
      Event(type: EventTypeID(0), time: nil),
    ]
  }

  @Test(arguments: [Expression.BinaryOperator.equal, .notEqual]) func equality(_ symbol: Expression.BinaryOperator)
    throws
  {
    let evaluator = Evaluator()
    var pairs = [(Self.here, Self.there), (Self.there, Self.here), (Self.here, Self.here)]
    for constant in Self.constants { pairs += [(Self.here, constant), (constant, Self.there)] }
    var decided = 0
    for (left, right) in pairs {
      let plain = CompiledExpression.binary(symbol, left, right)
      guard let equality = FieldEquality(plain) else { continue }
      for one in Self.values.flatMap(Self.events) {
        for other in Self.values.flatMap(Self.events) {
          if equality.holds(bound: [other], current: one) != nil { decided += 1 }
          let expected = evaluator.truth(plain, bound: [other], current: one)
          #expect(evaluator.truth(.equality(equality), bound: [other], current: one) == expected)
          let value = evaluator.value(.equality(equality), bound: [other], current: one)
          #expect(value == evaluator.value(plain, bound: [other], current: one))
        }
      }
      #expect(
        evaluator.truth(.equality(equality), bound: [], current: nil) == evaluator.truth(plain, bound: [], current: nil)
      )
    }
    #expect(decided > 100)
  }

  @Test func whatIsRuledOutIsNotAccepted() throws {
    let evaluator = Evaluator()
    let equal = CompiledExpression.binary(.equal, Self.here, Self.there)
    let fast = CompiledExpression.equality(try #require(FieldEquality(equal)))
    let either = CompiledExpression.binary(.equal, .fallback(Self.here, Self.there), Self.there)
    let unknown = CompiledExpression.constant(.unknown(.redacted))
    let second = CompiledExpression.field(of: .current, .named(Self.fields["other"]))
    let text = CompiledExpression.constant(.text(LogText("a")))
    let guards: [CompiledExpression] = [
      .binary(.equal, .fallback(Self.here, .fallback(second, Self.there)), Self.there),
      .binary(.equal, .fallback(.fallback(Self.here, second), text), Self.there),
      .binary(.equal, Self.there, .fallback(second, Self.here)),
      equal, fast, either, .binary(.equal, Self.there, Self.here), .binary(.and, unknown, fast),
      .binary(.and, either, unknown),
      .binary(.and, .binary(.and, .constant(.truth(.yes)), fast), .constant(.truth(.no))),
    ]
    var ruledOut = 0
    for guardExpression in guards {
      let joins = Join.demanded(by: guardExpression)
      #expect(joins.count == 1)
      for one in Self.values.flatMap(Self.events) {
        for other in Self.values.flatMap(Self.events) where joins[0].rulesOut(one, of: other) {
          ruledOut += 1
          #expect(evaluator.truth(guardExpression, bound: [other], current: one) == .no)
        }
      }
    }
    #expect(ruledOut > 50)
  }

  @Test func whatDemandsNothing() throws {
    let unequal = CompiledExpression.binary(.notEqual, Self.here, Self.there)
    let equal = CompiledExpression.equality(try #require(FieldEquality(.binary(.equal, Self.here, Self.there))))
    let second = CompiledExpression.field(of: .bound(1), .named(Self.fields["id"]))
    let other = CompiledExpression.fallback(.constant(.text(LogText("a"))), Self.here)
    let number = CompiledExpression.fallback(Self.here, .constant(.integer(1)))
    let guards: [CompiledExpression] = [
      unequal, .equality(try #require(FieldEquality(unequal))), .not(equal), .binary(.or, equal, equal),
      .binary(.equal, Self.here, .constant(.integer(1))), .binary(.equal, .fallback(Self.here, second), Self.there),
      .binary(.equal, other, Self.there), .binary(.equal, number, Self.there), .call(.present, [equal]),
    ]
    for guardExpression in guards { #expect(Join.demanded(by: guardExpression).isEmpty) }
  }

  @Test func anEventThatIsBoundLaterIsCompared() {
    let second = CompiledExpression.field(of: .bound(1), .named(Self.fields["id"]))
    let joins = Join.demanded(by: .binary(.equal, Self.here, second))
    #expect(joins.map(\.binding) == [1])
    // Tables of instances know only the event that opened one.
    let selector = CompiledSelector(types: [EventTypeID(0)], guardExpression: .binary(.equal, Self.here, second))
    #expect(Joins([selector])[Event(type: EventTypeID(0), time: nil)].isEmpty)
  }

  @Test func anIndexLeavesOutNothingThatMayBeEqual() {
    let join = Join.demanded(by: .binary(.equal, Self.here, Self.there))[0]
    let events = (Self.values + Self.values.reversed()).flatMap(Self.events)
    var leftOut = 0
    for first in events.indices {
      // The first value decides which sort has an index.
      let rotated = Array(events[first...] + events[..<first])
      var index = ValueIndex()
      for (number, event) in rotated.enumerated() { index.insert(number, join.valueOfCurrent(event)) }
      for opener in events {
        guard let numbers = index.numbers(equalTo: join.valueOfBound(opener)) else { continue }
        #expect(numbers == numbers.sorted())
        let others = rotated.indices.filter { !numbers.contains($0) }
        leftOut += others.count
        #expect(others.allSatisfy { join.rulesOut(rotated[$0], of: opener) })
      }
    }
    #expect(leftOut > 500)
  }

  /// One selector without a join, or one that its join does not rule out, and the instance is asked.
  @Test func allSelectorsOfAType() throws {
    let equal = CompiledExpression.binary(.equal, Self.here, Self.there)
    let tied = CompiledSelector(types: [EventTypeID(0)], guardExpression: equal)
    let loose = CompiledSelector(types: [EventTypeID(0)], guardExpression: .constant(.truth(.no)))
    let bare = CompiledSelector(types: [EventTypeID(1)])
    let event = Event(type: EventTypeID(0), time: nil, fields: [.integer(1)])
    let foreign = Event(type: EventTypeID(0), time: nil, fields: [.integer(2)])
    #expect(Joins([tied, bare])[event].ruleOut(event, of: foreign))
    #expect(!Joins([tied, bare])[event].ruleOut(event, of: event))
    #expect(Joins([tied, tied])[event].ruleOut(event, of: foreign))
    #expect(!Joins([tied, loose])[event].ruleOut(event, of: foreign))
    #expect(!Joins([loose])[event].ruleOut(event, of: foreign))
    #expect(!Joins([tied, bare])[Event(type: EventTypeID(1), time: nil)].ruleOut(event, of: foreign))
    #expect(!Joins([])[event].ruleOut(event, of: foreign))
  }
}
