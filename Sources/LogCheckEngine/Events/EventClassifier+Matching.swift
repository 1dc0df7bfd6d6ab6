import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Matching of texts against the patterns of the loaded events.
extension EventClassifier {
  /// The first pattern of a component that fits the body.
  func match(
    _ text: Span<UInt8>, _ body: Range<Int>, _ component: Int, _ loss: TextLoss, _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    let first = body.isEmpty ? UInt8(0) : text[body.lowerBound]
    let slot = component * 256 + Int(ASCII.lowered(first))
    var bytes: ByteSet?
    var isFirst = true
    for index in Int(candidateStarts[slot])..<Int(candidateStarts[slot + 1]) {
      let candidate = Int(candidates[index])
      guard patterns[candidate].mayBegin(text, at: body.lowerBound) else { continue }
      // Most texts match the first template that may fit; only if it does not, the bytes that occur in the text are
      // collected. A pattern of a user may be costly and is not tried if it cannot match.
      if isFirst, patterns[candidate].isTemplate {
        isFirst = false
      } else if let needs = patterns[candidate].ready()?.pattern.needs {
        let held = bytes ?? ByteSet(of: text.extracting(body.lowerBound...))
        bytes = held
        guard needs.areMet(by: held, count: text.count - body.lowerBound) else { continue }
      }
      if let event = match(candidate, text, body, component, loss, &stopped) { return event }
    }
    return nil
  }

  func matchAny(
    _ record: Record, _ text: Span<UInt8>, _ message: Range<Int>, _ component: Int?, _ loss: TextLoss,
    _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    guard !ofAnyComponent.isEmpty else { return nil }
    var marks = [Bool](repeating: false, count: ofAnyComponent.count)
    guard anyLiterals.markAll(in: text, message, &marks) else { return nil }
    for index in ofAnyComponent.indices where marks[index] {
      let writer = writers[patterns[ofAnyComponent[index]].event].writer(of: record)
      if writer == .other { continue }
      guard var event = match(ofAnyComponent[index], text, message, component, loss, &stopped) else { continue }
      event.isOfSystem = writer == .system
      return event
    }
    return nil
  }

  private func match(
    _ index: Int, _ text: Span<UInt8>, _ range: Range<Int>, _ component: Int?, _ loss: TextLoss,
    _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    let pattern = patterns[index]
    guard let compiled = pattern.ready() else {
      stopped = stopped ?? EventTypeID(pattern.event)
      return nil
    }
    guard runs(compiled, of: pattern, text, from: range.lowerBound, &stopped) else { return nil }
    let tail = compiled.tailGroup.flatMap(matcher.capture) ?? (pattern.isTemplate ? nil : range)
    return event(of: pattern, compiled, text, range, pairsIn: tail.map { [$0] } ?? [], component, loss)
  }

  /// True if a pattern fits the text from an offset on; its groups are then those of ``matcher``.
  func runs(
    _ compiled: EventPattern.Compiled, of pattern: EventPattern, _ text: Span<UInt8>, from start: Int,
    _ stopped: inout EventTypeID?
  ) -> Bool {
    switch matcher.match(compiled.pattern, in: text, from: start) {
    case .noMatch: return false
    case .fault:
      stopped = stopped ?? EventTypeID(pattern.event)
      return false
    case .match: return true
    }
  }

  /// The event of a pattern that just matched, with fields from its groups and from pairs in some parts of the text.
  func event(
    of pattern: EventPattern, _ compiled: EventPattern.Compiled, _ text: Span<UInt8>, _ range: Range<Int>,
    pairsIn tails: [Range<Int>], _ component: Int?, _ loss: TextLoss
  ) -> ClassifiedEvent {
    var fields = [FieldValue](repeating: .absent, count: pattern.types.count)
    var objects: [Range<Int>] = []
    for (field, group) in compiled.groups {
      guard var range = matcher.capture(group) else { continue }
      if pattern.types[field] == .object {
        range = range.lowerBound..<PairScanner.valueEnd(text, from: range.lowerBound, to: range.upperBound, as: .object)
        objects.append(range)
      }
      fields[field] = value(text, range, loss, as: pattern.types[field])
    }
    for tail in tails where !tail.isEmpty && !pattern.pairs.isEmpty {
      fillPairs(pattern, text, tail, loss, &fields, &objects)
    }
    if pattern.readsNested { NestedFields.fill(&fields, of: pattern.definition) }
    let line = range.lowerBound..<(text.firstIndex(of: 0x0A, from: range.lowerBound) ?? text.count)
    if loss.lacksItsEnd || loss.touches(text, line) {
      // If the end of a record is missing or bytes were lost, an absent field may have been in the missing part.
      let named = compiled.groups.map(\.field) + pattern.pairs.map(\.field) + pattern.pairs.compactMap(\.object)
      for field in named where fields[field] == .absent {
        fields[field] = .truncated
      }
      // The same holds for an object, and for the fields that are read from it.
      if pattern.readsNested { NestedFields.fill(&fields, of: pattern.definition) }
    }
    for constant in pattern.constants where fields[constant.field] == .absent {
      fields[constant.field] = constant.value
    }
    return ClassifiedEvent(
      type: EventTypeID(pattern.event), component: component ?? pattern.component, fields: fields,
      text: MatchedText(event: EventTypeID(pattern.event), part: .text(pattern.textIndex)))
  }

  /// Fills fields with `key=value` pairs: objects first, since the pairs inside them are not pairs of the message.
  private func fillPairs(
    _ pattern: EventPattern, _ text: Span<UInt8>, _ tail: Range<Int>, _ loss: TextLoss, _ fields: inout [FieldValue],
    _ objects: inout [Range<Int>]
  ) {
    let positions = PairPositions(text, tail)
    var found: [(field: Int, range: Range<Int>)] = []
    for pair in pattern.pairs {
      guard let field = pair.object, fields[field] == .absent,
        let range = positions.value(of: pair.key, in: text, as: .object, outside: objects),
        pair.field == field || Self.beginsObject(text, range)
      else { continue }
      found.append((field, range))
    }
    for (field, range) in found where fields[field] == .absent {
      guard !found.contains(where: { $0.range != range && $0.range.contains(range.lowerBound) }) else { continue }
      fields[field] = value(text, range, loss, as: .object)
      objects.append(range)
    }
    for pair in pattern.pairs where fields[pair.field] == .absent && pair.object != pair.field {
      let type = pattern.types[pair.field]
      if let range = positions.value(of: pair.key, in: text, as: type, outside: objects) {
        // The object already fills the field of the same name.
        if objects.contains(where: { $0.lowerBound == range.lowerBound }) { continue }
        let isContradicted = positions.isContradicted(range, of: pair.key, in: text, as: type, outside: objects)
        fields[pair.field] = isContradicted ? .malformed : value(text, range, loss, as: type)
      }
    }
  }

  private static func beginsObject(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    if position < range.upperBound, text[position] == 0x22 { position += 1 }
    return position < range.upperBound && text[position] == 0x7B
  }

  /// Reads a value, or returns `.truncated` if it may have been longer: `6` may have been `65` if the record breaks off
  /// or is damaged right after it.
  private func value(_ text: Span<UInt8>, _ range: Range<Int>, _ loss: TextLoss, as type: FieldType) -> FieldValue {
    // The text of an object itself shows if it breaks off.
    let mayChange = type == .object ? loss.touches(text, range) : loss.mayChange(text, range)
    guard !mayChange else { return .truncated }
    if type == .word { return ValueParser.value(text, DecorationScanner.withoutMarks(text, range), as: type) }
    let value = ValueParser.value(text, range, as: type)
    // `begin=2025-11-15T05:35:00Z for daily-1`
    guard value == .malformed, let end = DecorationScanner.valueEnd(text, range), end < range.upperBound,
      TrailingDecoration.pairs(text, end..<range.upperBound, keys: [])?.isEmpty == true
    else { return value }
    return ValueParser.value(text, range.lowerBound..<end, as: type)
  }
}
