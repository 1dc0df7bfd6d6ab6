import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `schema` rule: structured events are of the form that is declared for them.
struct SchemaMonitor: Monitor {
  let context: RuleContext
  /// `nil` for every structured event.
  let event: CompiledSelector?
  /// Fields that must be there, by the event's type.
  let requiredFields: [EventTypeID: [Int]]
  /// Members of the envelope that are required, by their index in it.
  let requiredMembers: [Int]
  let allowsUnknownFields: Bool
  let checksTypes: Bool
  let needsOffsets: Bool

  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {}

  mutating func observe(_ record: SeenRecord, in source: inout SourceState, with evaluator: Evaluator) {
    guard let form = record.form, event != nil || !form.isOfFile else { return }
    func report(_ verdict: InstanceVerdict, _ detail: String, of parts: [String] = []) {
      var outcome = context.unsaid(verdict, in: source, evidence: [record.evidence])
      outcome.brokenParts = parts
      source.report(ofText: outcome) {
        "\(form.type.map($0.name) ?? "an unknown structured event"): \(detail)"
      }
    }
    if let event {
      guard let type = form.type, event.types.contains(type) else { return }
      if form.damage == nil, event.guardExpression != nil {
        let isMeant =
          record.event.map { event.accepts($0, bound: [], with: evaluator) } ?? .unknown(.malformed)
        switch isMeant {
        case .no: return
        case .unknown(let reason): return report(.inconclusive(reason), "it is unknown whether the rule is about it")
        case .yes: break
        }
      }
    }
    if let damage = form.damage { return report(.inconclusive(damage), "it cannot be read to its end") }
    // The text around it is unknown, so that it may be a part of something else.
    guard record.isUnderstood else { return report(.inconclusive(.malformed), "the format does not explain its line") }
    let (wrong, open) = judge(form, in: source.ruleSet)
    if let first = wrong.first {
      // A name that is damaged is not missing, and a value that is damaged may have been another one.
      if let damage = record.damage { return report(.inconclusive(damage), "bytes of it are damaged") }
      let more = wrong.count > 1 ? " and \(wrong.count - 1) more" : ""
      report(.fail, first.words + more, of: wrong.map(\.name))
    } else if let open {
      report(.inconclusive(open.reason), "it is unknown whether \(open.name) is as declared")
    } else {
      report(.pass, "it is of the declared form")
    }
  }

  /// The values that differ from the declaration, and the first value that may differ.
  private func judge(
    _ form: StructuredForm, in rules: RuleSet
  ) -> (wrong: [(name: String, words: String)], open: (name: String, reason: InconclusiveReason)?) {
    var wrong: [(name: String, words: String)] = []
    var open: (name: String, reason: InconclusiveReason)?
    func check(_ value: FieldValue, _ name: String, isRequired: Bool, isTyped: Bool) {
      switch value {
      case .absent: if isRequired { wrong.append((name, "\(name) is missing")) }
      case .malformed: if isTyped { wrong.append((name, "\(name) is not what it must be")) }
      case .redacted: if isRequired || isTyped { open = open ?? (name, .redacted) }
      case .truncated: if isRequired || isTyped { open = open ?? (name, .truncated) }
      default: break
      }
    }
    if event == nil {
      for (index, member) in rules.envelope.enumerated() {
        check(
          form.envelope[index], member.name, isRequired: member.isRequired || requiredMembers.contains(index),
          isTyped: true)
      }
    }
    if let type = form.type {
      let required = requiredFields[type] ?? []
      for (index, field) in rules.events[type.index].fields.enumerated() {
        check(form.fields[index], field.name, isRequired: required.contains(index), isTyped: checksTypes)
      }
    }
    if needsOffsets { wrong += form.unzoned.map { ("\($0)", "\($0) is no text with an offset") } }
    if form.hasMalformedFields { wrong.append(("fields", "`fields` is no object")) }
    if !allowsUnknownFields, !form.strangers.isEmpty { wrong.append(("undeclared", "it has undeclared members")) }
    return (wrong, open)
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {}

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) {}
}

extension SchemaRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    var fields: [EventTypeID: [Int]] = [:]
    for type in event?.types ?? [] {
      fields[type] = required.compactMap { compiler.ruleSet.events[type.index].fieldIndex($0) }
    }
    let members = event == nil ? required : []
    return SchemaMonitor(
      context: try compiler.context(),
      event: try event.map { selector throws(PatternError) in try compiler.compile(selector) }, requiredFields: fields,
      requiredMembers: members.compactMap { name in compiler.ruleSet.envelope.firstIndex { $0.name == name } },
      allowsUnknownFields: allowsUnknownFields, checksTypes: checksTypes,
      needsOffsets: needsOffsets)
  }
}
