import LogCheckModel
import LogCheckRules

/// Looks for a trace that a rule and its mutant judge differently: one of the rule's own, changed in one place.
struct TraceSearch {
  let rule: Rule
  let ruleSet: RuleSet
  /// Values that events have in the tests of all rules, by type.
  let samples: EventSamples
  private let values: RuleValues
  private let types: [EventTypeID]

  init(_ rule: Rule, in ruleSet: RuleSet, samples: EventSamples) {
    self.rule = rule
    self.ruleSet = ruleSet
    self.samples = samples
    values = RuleValues(rule)
    let launches = ruleSet.events.indices.filter { ruleSet.events[$0].startsSession == 1 }.map(EventTypeID.init)
    types = Set(rule.selectors.flatMap(\.types) + launches.prefix(1)).sorted { $0.index < $1.index }
  }

  /// Every trace to try, those with the smallest changes first.
  func candidates() -> [RuleTest] {
    var candidates: [RuleTest] = []
    for test in rule.tests {
      guard case .events(let steps) = test.input else { continue }
      for changed in edits(of: steps) {
        for isLong in [false, true] {
          var candidate = test
          candidate.input = .events(isLong ? changed + [.tick(at: end(of: changed))] : changed)
          candidates.append(candidate)
          if case .never = rule.body, test.captureComplete {
            candidate.captureComplete = false
            candidates.append(candidate)
          }
        }
      }
    }
    return candidates
  }

  /// Traces with two values changed, of the shorter tests: many, for where one change is not enough.
  func candidatesOfTwoChanges() -> [RuleTest] {
    var candidates: [RuleTest] = []
    for test in rule.tests {
      guard case .events(let steps) = test.input, steps.count <= Self.shortTrace else { continue }
      for (index, _) in steps.enumerated() {
        for once in ownValues(of: index, in: steps) {
          for later in index..<steps.count {
            for twice in ownValues(of: later, in: once) {
              guard candidates.count < Self.mostOfTwoChanges else { return candidates }
              var candidate = test
              candidate.input = .events(twice)
              candidates.append(candidate)
            }
          }
        }
      }
    }
    return candidates
  }

  private static let shortTrace = 4
  private static let mostOfTwoChanges = 20_000

  /// When every duty of the trace is over.
  private func end(of steps: [RuleTest.Step]) -> LogDuration {
    (steps.last?.time ?? .zero) + (values.durations.max() ?? .seconds(60)) + .seconds(60)
  }

  private func edits(of steps: [RuleTest.Step]) -> [[RuleTest.Step]] {
    var all: [[RuleTest.Step]] = [steps]
    for index in steps.indices {
      var rest = steps
      rest.remove(at: index)
      if !rest.isEmpty { all.append(rest) }
      all += moves(of: index, in: steps)
      all += otherValues(of: index, in: steps)
      all += insertions(at: index, in: steps)
    }
    return all + insertions(at: steps.count, in: steps)
  }

  /// The step, and all behind it, so long after an earlier one as the rule may ask.
  private func moves(of index: Int, in steps: [RuleTest.Step]) -> [[RuleTest.Step]] {
    var all: [[RuleTest.Step]] = []
    for earlier in steps[..<index] {
      for duration in values.nearDurations where duration > .zero {
        let shift = earlier.time + duration - steps[index].time
        guard shift != .zero, earlier.time + duration >= steps[index - 1].time else { continue }
        all.append(steps[..<index] + steps[index...].map { $0.moved(to: $0.time + shift) })
      }
    }
    return all
  }

  /// The event with another value in one field.
  private func ownValues(of index: Int, in steps: [RuleTest.Step]) -> [[RuleTest.Step]] {
    guard case .event(let time, let type, let fields, let mark) = steps[index] else { return [] }
    var all: [[RuleTest.Step]] = []
    for (field, definition) in ruleSet.events[type.index].fields.enumerated() {
      for value in values.candidates(definition.type, fields[field]) where value != fields[field] {
        var changed = fields
        changed[field] = value
        var trace = steps
        trace[index] = .event(at: time, type: type, fields: changed, mark: mark)
        all.append(trace)
      }
    }
    return all
  }

  private func otherValues(of index: Int, in steps: [RuleTest.Step]) -> [[RuleTest.Step]] {
    guard case .event(let time, let type, _, let mark) = steps[index] else { return [] }
    var all = ownValues(of: index, in: steps)
    // Another event of the rule in its place.
    for other in types where other != type {
      for fields in samples.fields(of: other, like: steps, in: ruleSet) {
        var trace = steps
        trace[index] = .event(at: time, type: other, fields: fields, mark: mark)
        all.append(trace)
      }
    }
    return all
  }

  private func insertions(at index: Int, in steps: [RuleTest.Step]) -> [[RuleTest.Step]] {
    guard let mark = rule.tests.first?.mark else { return [] }
    let before = index > 0 ? steps[index - 1].time : nil
    let after = index < steps.count ? steps[index].time : nil
    let times: [LogDuration] =
      switch (before, after) {
      case (let before?, let after?):
        [LogDuration(nanoseconds: (before.nanoseconds + after.nanoseconds) / 2 / 1_000_000 * 1_000_000)]
      case (let before?, nil): [before + .seconds(1)]
      default: []
      }
    var all: [[RuleTest.Step]] = []
    for time in times {
      for type in types {
        for fields in samples.fields(of: type, like: steps, in: ruleSet) {
          var trace = steps
          trace.insert(.event(at: time, type: type, fields: fields, mark: mark), at: index)
          all.append(trace)
        }
      }
    }
    return all
  }
}
