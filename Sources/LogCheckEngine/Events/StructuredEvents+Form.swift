import LogCheckModel
import LogCheckRules

/// The form of structured events, for the rules that judge it.
extension StructuredEvents {
  /// The members that every envelope may have, declared or not.
  static let ownMembers: Set<String> = ["event", "fields", "ts", "mono_ms", "level", "device", "boot_id"]

  /// The form of the object in `text[range]`; `nil` where it is not meant as an event.
  func form(_ text: Span<UInt8>, _ range: Range<Int>, isCut: Bool) -> StructuredForm? {
    let object = text.extracting(range)
    let (name, _) = eventName(object)
    guard name != nil || Self.namesEvent(object) else { return nil }
    var form = StructuredForm()
    form.type = name.flatMap { types[$0] }.map(EventTypeID.init)
    let definition = form.type.map { ruleSet.events[$0.index] }
    form.envelope = [FieldValue](repeating: .absent, count: ruleSet.envelope.count)
    form.fields = [FieldValue](repeating: .absent, count: definition?.fields.count ?? 0)
    do throws(JSONProblem) {
      var members = JSONMembers()
      var nested: Range<Int>?
      var own = OwnFields()
      while let member = try members.next(in: object) {
        let name = key(of: member, object)
        let isOfEnvelope = takeEnvelope(member, object, name, &form)
        if name == "fields" {
          nested = member.kind == .object ? member.value : nil
          form.hasMalformedFields = member.kind != .object && member.kind != .null
        } else if !takeField(member, object, name, isEnvelope: true, definition, &form, &own), !isOfEnvelope {
          addStranger(name, isOwn: Self.ownMembers.contains(name) || ruleSet.sessionNames.contains(name), &form)
        }
      }
      if name == nil { return nil }
      if let nested { try takeFields(object.extracting(nested), definition, &form, &own) }
      if let definition { NestedFields.fill(&form.fields, of: definition) }
      form.hasMostOfEnvelope = isMost(ofRequired: zip(ruleSet.envelope, form.envelope).count { Self.isThere($0, $1) })
    } catch {
      form.damage = Self.damage(error, object, isCut)
    }
    return form
  }

  private static func isThere(_ member: EnvelopeMember, _ value: FieldValue) -> Bool {
    if case .absent = value { false } else { member.isRequired }
  }

  private func takeFields(
    _ inner: Span<UInt8>, _ definition: EventDefinition?, _ form: inout StructuredForm, _ own: inout OwnFields
  ) throws(JSONProblem) {
    var members = JSONMembers()
    while let member = try members.next(in: inner) {
      let name = key(of: member, inner)
      if !takeField(member, inner, name, isEnvelope: false, definition, &form, &own) {
        // An unknown event declares no field.
        addStranger(name, isOwn: definition == nil, &form)
      }
    }
  }

  private static func damage(_ problem: JSONProblem, _ object: Span<UInt8>, _ isCut: Bool) -> InconclusiveReason {
    switch problem {
    case .unfinished: return .truncated
    case .unexpected(let position), .tooDeep(let position):
      if position < object.count, ValueParser.isHiddenMark(object, at: position) { return .redacted }
      return isCut ? .truncated : .malformed
    }
  }

  func key(of member: JSONMember, _ object: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    JSONText.append(object, of: member.key, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func takeEnvelope(
    _ member: JSONMember, _ object: Span<UInt8>, _ name: String, _ form: inout StructuredForm
  ) -> Bool {
    guard let index = ruleSet.envelope.firstIndex(where: { $0.name == name }) else { return false }
    let declared = ruleSet.envelope[index]
    let reported = value(member, object, name: name, as: declared.type)
    if case .text(let text) = reported, !declared.words.isEmpty, !declared.words.contains(text) {
      form.envelope[index] = .malformed
    } else {
      form.envelope[index] = reported
      noteZone(of: reported, member, object, name, &form)
      if case .text = reported, declared.words.count == 1 { form.bearsMark = true }
    }
    return true
  }

  private func takeField(
    _ member: JSONMember, _ object: Span<UInt8>, _ name: String, isEnvelope: Bool, _ definition: EventDefinition?,
    _ form: inout StructuredForm, _ own: inout OwnFields
  ) -> Bool {
    guard let definition,
      let index = fieldIndex(name, definition, isObject: Self.isObject(member, object))
    else { return false }
    var found = value(member, object, name: name, as: definition.fields[index].type)
    // A text that is no object is taken as it is where it is only read.
    if case .text = found, definition.fields[index].type == .object { found = .malformed }
    fill(
      index, with: found, of: name, isNull: member.kind == .null, isEnvelope: isEnvelope, definition, &form.fields, &own
    )
    noteZone(of: found, member, object, name, &form)
    return true
  }

  private func noteZone(
    of reported: FieldValue, _ member: JSONMember, _ object: Span<UInt8>, _ name: String, _ form: inout StructuredForm
  ) {
    guard case .instant(_, let frame) = reported, form.unzoned.count < StructuredForm.strangerLimit else { return }
    // A count since 1970 has no zone to give, and its unit must be guessed.
    var text: [UInt8] = []
    if member.kind == .string { JSONText.append(object, of: member.value, to: &text) }
    var position = 0
    if frame == .absolute, text.span.isoDate(at: &position) != nil { return }
    form.unzoned.append(LogText(name))
  }

  private func addStranger(_ name: String, isOwn: Bool, _ form: inout StructuredForm) {
    guard !isOwn, form.strangers.count < StructuredForm.strangerLimit else { return }
    form.strangers.append(LogText(name))
  }
}
