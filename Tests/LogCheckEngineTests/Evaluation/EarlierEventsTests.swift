import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckEngine

/// A search among earlier events finds what a look at each of them finds.
@Suite struct EarlierEventsTests {
  private static let fields: FieldTables = {
    var definition = EventDefinition(name: "note", mark: SourceMark(file: "events.yml", line: 1, column: 1))
    definition.fields = [FieldDefinition(name: "id", type: .text), FieldDefinition(name: "n", type: .integer)]
    return FieldTables([definition])
  }()

  private static func own(_ name: String) -> CompiledExpression { .field(of: .current, .named(fields[name])) }
  private static func bound(_ name: String, _ position: Int = 0) -> CompiledExpression {
    .field(of: .bound(position), .named(fields[name]))
  }

  private static func event(_ id: FieldValue, _ number: Int64, second: Int64) -> Event {
    let instant = LogInstant(nanoseconds: second * 1_000_000_000)
    return Event(
      type: EventTypeID(0), time: EventTime(instant: instant, frame: .absolute, granularity: .milliseconds(1)),
      fields: [id, .integer(number)])
  }

  /// Guards of the shapes that rules have.
  private static var guards: [CompiledExpression] {
    let sameID = CompiledExpression.binary(.equal, .fallback(own("id"), bound("id")), bound("id"))
    let recent = CompiledExpression.binary(
      .lessOrEqual, .binary(.subtract, .field(of: .bound(0), .time), .field(of: .current, .time)),
      .constant(.duration(TimeRange(exactly: 3_000_000_000))))
    let sameNumber = CompiledExpression.binary(.equal, own("n"), bound("n", 1))
    let later = CompiledExpression.binary(.greater, own("n"), bound("n", 1))
    return [
      sameID, recent, sameNumber, later, .binary(.and, sameID, sameNumber), .binary(.and, recent, sameID),
      .binary(.and, later, sameID), .binary(.and, .binary(.and, sameNumber, recent), sameID),
    ]
  }

  @Test(arguments: 0..<8, [false, true]) func aSearchFindsWhatALookAtEachFinds(
    _ index: Int, _ isSecondBound: Bool
  ) {
    let expression = Self.guards[index]
    let evaluator = Evaluator()
    let ids: [FieldValue] = [.text(LogText("a")), .text(LogText("b")), .absent, .redacted]
    let all: [Event] = (0..<40).map { (number: Int) -> Event in
      Self.event(ids[number * 7 % 4], Int64(number * 5 % 6), second: Int64(number / 3))
    }
    let parts = GuardParts(expression)
    var earlier = EarlierEvents(parts)
    var found = 0
    for (number, event) in all.enumerated() {
      let bound: [Event?] = [event, isSecondBound ? all[number / 2] : nil]
      func truth(_ other: Event) -> Truth { evaluator.truth(expression, bound: bound, current: other) }
      var isUnknown = false
      let answer = earlier.searchBackwards(
        bound, fails: { evaluator.truth($0, bound: bound, current: $1) == .no }
      ) { other in
        switch truth(other) {
        case .yes: return .found
        case .no: return .goOn
        case .unknown:
          isUnknown = true
          return parts.canHold(bound) ? .goOn : .ended
        }
      }
      let expected = all[..<number].reversed().first { truth($0) == .yes }
      #expect((answer == .found) == (expected != nil))
      if expected == nil { #expect(isUnknown == all[..<number].contains { truth($0) != .no }) }
      found += expected == nil ? 0 : 1
      earlier.append(event)
    }
    #expect(isSecondBound || !parts.canHold([all[0], nil]) || found > 5)
  }

  @Test func whatIsNoLongerKeptIsKnownToBeTooOld() {
    let recent = Self.guards[1]
    let evaluator = Evaluator()
    var earlier = EarlierEvents(GuardParts(recent))
    let limit = RuleContext.instanceLimit
    for number in 0...limit { earlier.append(Self.event(.absent, 0, second: Int64(number))) }
    #expect(earlier.wereEvicted)
    func answer(_ second: Int) -> EarlierEvents.Step {
      let bound: [Event?] = [Self.event(.absent, 0, second: Int64(second))]
      return earlier.searchBackwards(bound, fails: { evaluator.truth($0, bound: bound, current: $1) == .no }) { _ in
        .goOn
      }
    }
    #expect(answer(limit + 9) == .ended)
    // The first of those that are kept is within three seconds.
    #expect(answer(limit / 2) == .goOn)
  }
}
