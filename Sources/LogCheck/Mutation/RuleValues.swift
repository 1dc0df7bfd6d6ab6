import LogCheckModel
import LogCheckRules

/// The constants of a rule, and values near them: what it takes to stand on either side of a boundary.
struct RuleValues {
  private(set) var durations: Set<LogDuration> = []
  private var integers: Set<Int64> = []
  private var texts: Set<LogText> = []

  init(_ rule: Rule) {
    for parameter in rule.parameters { add(parameter.value) }
    for selector in rule.selectors {
      if let expression = selector.guardExpression { add(expression) }
    }
    switch rule.body {
    case .response(let body):
      for alternative in body.alternatives {
        switch alternative.deadline {
        case .within(let expression), .by(let expression): add(expression)
        case nil: break
        }
        if let after = alternative.after { add(after) }
      }
    case .sequence(let body):
      add(body.within)
      if let each = body.each { add(each) }
    case .precedes(let body): if case .within(let expression) = body.scope { add(expression) }
    case .count(let body): add(body.scope)
    case .relate(let body):
      if let within = body.within { add(within) }
      for check in body.checks { add(check.expression) }
    case .rate(let body): add(body.length)
    case .overlap(let body): if let longest = body.longest { add(longest) }
    case .machine(let body): for stay in body.stays { add(stay.longest) }
    case .counter(let body): if let step = body.step { add(step) }
    case .set(let body): add(body.scope)
    case .domain(let body):
      for field in body.fields {
        switch field.domain {
        case .oneOf(let values), .noneOf(let values): for value in values { add(value) }
        case .range(let low, let high): for case let end? in [low, high] { add(end) }
        case .matches: break
        }
      }
    case .never, .gauge, .hash, .schema, .privacy: break
    }
  }

  private mutating func add(_ scope: CountRule.Scope) {
    if case .between(_, _, let longest) = scope { add(longest) }
  }

  private mutating func add(_ literal: Literal) {
    switch literal {
    case .duration(let value): durations.insert(value.magnitude)
    case .integer(let value): integers.insert(value)
    case .text(let value): texts.insert(value)
    case .number, .boolean, .instant: break
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression {
    case .literal(let literal): add(literal)
    case .parameter, .field: break
    case .not(let operand), .negate(let operand): add(operand)
    case .binary(_, let left, let right), .fallback(let left, let right):
      add(left)
      add(right)
    case .isOneOf(let operand, let choices): for part in [operand] + choices { add(part) }
    case .matches(let operand, _): add(operand)
    case .call(_, let arguments): for argument in arguments { add(argument) }
    }
  }

  /// The durations themselves, a little more and a little less, and sums and differences of two.
  var nearDurations: [LogDuration] {
    let all = durations.sorted()
    var near: Set<Int64> = []
    for first in all {
      for base in [first] + all.flatMap({ [first + $0, first - $0] }) {
        let eighth = LogDuration(nanoseconds: base.nanoseconds / 8 / 1_000_000 * 1_000_000)
        for value in [base, base + eighth, base - eighth, base + .milliseconds(1), base - .milliseconds(1)] {
          near.insert(value.nanoseconds)
        }
      }
    }
    return near.sorted().map(LogDuration.init(nanoseconds:))
  }

  /// Values of a type that may make a difference, beside the one that is there.
  func candidates(_ type: FieldType, _ value: FieldValue) -> [FieldValue] {
    var all: [FieldValue] = [.absent]
    switch type {
    case .boolean: all += [.boolean(true), .boolean(false)]
    case .integer:
      for near in integers.sorted() { all += [near - 1, near, near + 1].map(FieldValue.integer) }
      if case .integer(let there) = value, there < .max, there > .min {
        all += [.integer(there + 1), .integer(there - 1)]
      }
    case .number:
      for near in integers.sorted() { all += [near - 1, near, near + 1].map { .number(Double($0)) } }
    case .text, .word:
      all.append(.text(LogText("other")))
      if case .text(let there) = value {
        let text = there.description
        all += [text.uppercased(), text.prefix(1).uppercased() + text.dropFirst()].map { .text(LogText($0)) }
      }
      for text in texts.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
        all += [.text(text), .text(LogText(text.description.uppercased()))]
      }
    case .instant:
      if case .instant(let there, let frame) = value {
        for duration in nearDurations { all += [.instant(there + duration, frame), .instant(there - duration, frame)] }
      } else {
        all.append(.instant(RuleTest.beginning + .seconds(600), .absolute))
      }
    case .duration:
      all += nearDurations.map(FieldValue.duration)
      if case .duration(let there) = value {
        all += nearDurations.flatMap { [.duration(there + $0), .duration(there - $0)] }
      }
    case .list: break
    }
    return all
  }
}
