package import LogCheckModel
import LogCheckRules

/// Doubts about records that are damaged, cut or do not fit their format.
extension EventClassifier {
  /// The events that a line may be although it does not fit its format: those that begin like the text after a tag in
  /// it, or that an object in it names.
  package func doubt(aboutNotUnderstood record: Record) -> RecordDoubt? {
    doubt(about: record.text.span, record.message, isCut: record.isCut)
  }

  private func doubt(about text: Span<UInt8>, _ range: Range<Int>, isCut: Bool) -> RecordDoubt? {
    let end = range.upperBound
    var types: Set<EventTypeID> = []
    var position = range.lowerBound
    var hasObject = false
    while position < end {
      if position == range.lowerBound || text[position - 1] <= 0x20,
        let tag = header.logTag(text, at: position, to: end)
      {
        var start = position + tag.length
        while start < end, text[start] == 0x20 { start += 1 }
        types.formUnion(unreadable.types(of: tag.component, from: text, LeadingMarks.end(text, start..<end)..<end))
      }
      if TextDamage.begins(text, at: position) {
        position += text[position] == 0 ? 1 : 3
        guard position < end else { break }
        if let tag = beheadedTags.match(text, at: position, to: end) {
          types.formUnion(unreadable.types(of: tag.value))
        }
      }
      if let tag = tags.match(text, at: position, to: end) {
        var start = position + tag.length
        while start < end, text[start] <= 0x20 || text[start] == 0x3A { start += 1 }
        types.formUnion(
          unreadable.types(of: tag.value, from: text, LeadingMarks.end(text, start..<max(start, end))..<end))
        types.formUnion(tags.damaged(text, at: position, to: end, after: 2).flatMap(unreadable.types(of:)))
        position += tag.length
        continue
      }
      types.formUnion(tags.damaged(text, at: position, to: end, after: 2).flatMap(unreadable.types(of:)))
      if text[position] == 0x7B, !hasObject {
        hasObject = true
        switch structured.read(text, position..<end, isCut: isCut) {
        case .event(let event): types.insert(event.type)
        case .broken(let type): types.formUnion(unreadable.doubt(aboutObjectOf: type).types)
        case .none, .unknown: break
        }
      }
      position += 1
    }
    return types.isEmpty ? nil : RecordDoubt(types: types, reason: .malformed)
  }

  /// The events that a structured event with an unknown name may be if bytes of its name were lost.
  func doubt(aboutNameIn text: Span<UInt8>, _ object: Range<Int>) -> RecordDoubt? {
    let line = firstLine(text, object)
    guard TextDamage.touches(text, line) else { return nil }
    for position in line where text[position] == 0x22 && text.has("\"event\"", at: position) {
      guard let start = text.firstIndex(of: 0x22, from: position + 7, to: line.upperBound),
        let end = text.firstIndex(of: 0x22, from: start + 1, to: line.upperBound),
        TextDamage.touches(text, start + 1..<end)
      else { continue }
      return RecordDoubt(types: unreadable.doubt(aboutObjectOf: nil).types, reason: .malformed)
    }
    return nil
  }

  /// The events that a message may be if it ends within a tag, after at least four bytes of it: fewer may be the
  /// beginning of any word.
  func doubt(aboutTagCutOff text: Span<UInt8>, _ body: Range<Int>) -> RecordDoubt? {
    guard body.count >= 4 else { return nil }
    let types = Set(tags.cut(text, body).flatMap(unreadable.types(of:)))
    return types.isEmpty ? nil : RecordDoubt(types: types, reason: .truncated)
  }

  /// The range up to the first line end: lines of other processes may follow in the same record.
  func firstLine(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<(text.firstIndex(of: 0x0A, from: range.lowerBound, to: range.upperBound) ?? range.upperBound)
  }

  /// A message without its later lines if these lost bytes: one of them may have been a separate record, so that it only
  /// raises a doubt.
  func withoutDamagedLines(_ text: Span<UInt8>, _ message: Range<Int>, _ loss: TextLoss) -> Range<Int> {
    guard loss.mayBeDamaged else { return message }
    let first = firstLine(text, message)
    return loss.touches(text, first.upperBound..<message.upperBound) ? first : message
  }

  /// Adds the events that a record may be because bytes of it were lost: its tag may have been another one, and a line
  /// after the first may have been a separate record whose beginning was lost.
  func addDamage(of record: Record, to classification: inout Classification) {
    let text = record.text.span
    let message = record.message
    let position = LeadingMarks.end(text, message)
    var types = classification.doubt?.types ?? []
    if position < message.upperBound {
      let damaged = tags.damaged(text, at: position, to: message.upperBound, after: 1)
      if !damaged.isEmpty {
        types.formUnion(damaged.flatMap(unreadable.types(of:)))
        // The damaged bytes are not the tag of any component.
        classification.kind = .unrecognised(component: nil)
      }
    }
    // If a header is damaged, the tag may have been read as a part of it.
    var rest = 0..<text.count
    if case .foreign = classification.kind {
    } else {
      rest = text.firstIndex(of: 0x0A, from: position, to: message.upperBound).map { $0..<message.upperBound } ?? 0..<0
    }
    if let doubt = doubt(about: text, rest, isCut: record.isCut) { types.formUnion(doubt.types) }
    var marks = [Bool](repeating: false, count: ofAnyComponent.count)
    if anyLiterals.markAll(in: text, rest, &marks) {
      for index in marks.indices where marks[index] {
        types.insert(EventTypeID(patterns[ofAnyComponent[index]].event))
      }
    }
    guard !types.isEmpty else { return }
    classification.doubt = RecordDoubt(types: types, reason: classification.doubt?.reason ?? .malformed)
    classification.isDamaged = true
  }
}

extension ClassifiedEvent {
  /// Marks absent fields as truncated if bytes were lost: a field may have been there under a name that cannot be read.
  mutating func doubtAbsentFields(where isDamaged: Bool) {
    guard isDamaged else { return }
    for index in fields.indices where fields[index] == .absent { fields[index] = .truncated }
  }
}
