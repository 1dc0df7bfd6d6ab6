import LogCheckModel
import LogCheckRules

/// The values that events have in the tests of rules.
struct EventSamples {
  private var byType: [EventTypeID: [[FieldValue]]] = [:]
  private static let limit = 6

  init(_ ruleSet: RuleSet) {
    for rule in ruleSet.named {
      for test in rule.tests {
        guard case .events(let steps) = test.input else { continue }
        for case .event(_, let type, let fields, _) in steps where !(byType[type] ?? []).contains(fields) {
          if (byType[type]?.count ?? 0) < Self.limit { byType[type, default: []].append(fields) }
        }
      }
    }
  }

  /// Values for an event of that type: none, as in other tests, and those with the values that fields of the same name have in
  /// the trace.
  func fields(of type: EventTypeID, like steps: [RuleTest.Step], in ruleSet: RuleSet) -> [[FieldValue]] {
    let definition = ruleSet.events[type.index]
    var none = [FieldValue](repeating: .absent, count: definition.fields.count)
    for constant in definition.constants { none[constant.field] = constant.value }
    var all: [[FieldValue]] = []
    for fields in (byType[type] ?? []) + [none] {
      var adapted = fields
      for case .event(_, let other, let values, _) in steps.reversed() {
        for (index, field) in definition.fields.enumerated() {
          guard let source = ruleSet.events[other.index].fieldIndex(field.name), values[source].isTold,
            ruleSet.events[other.index].fields[source].type == field.type
          else { continue }
          adapted[index] = values[source]
        }
      }
      for candidate in [adapted, fields] where !all.contains(candidate) { all.append(candidate) }
    }
    return all
  }
}
