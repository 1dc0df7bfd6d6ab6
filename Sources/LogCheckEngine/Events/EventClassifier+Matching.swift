import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Which event a text is, by the patterns of the loaded events.
extension EventClassifier {
  /// The first pattern of a component that fits the body.
  func match(
    _ text: Span<UInt8>, _ body: Range<Int>, _ component: Int, _ loss: TextLoss, _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    let first = body.isEmpty ? UInt8(0) : text[body.lowerBound]
    let slot = component * 256 + Int((0x41...0x5A).contains(first) ? first + 0x20 : first)
    var bytes: ByteSet?
    var isFirst = true
    for index in Int(candidateStarts[slot])..<Int(candidateStarts[slot + 1]) {
      let candidate = Int(candidates[index])
      guard patterns[candidate].mayBegin(text, at: body.lowerBound) else { continue }
      // Most texts are what the first template that may fit says: what a text holds is found out where it is not. A pattern of a
      // user may be costly, and is not tried where it cannot match.
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
    _ text: Span<UInt8>, _ message: Range<Int>, _ component: Int?, _ loss: TextLoss, _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    guard !ofAnyComponent.isEmpty else { return nil }
    var marks = [Bool](repeating: false, count: ofAnyComponent.count)
    guard anyLiterals.markAll(in: text, message, &marks) else { return nil }
    for index in ofAnyComponent.indices where marks[index] {
      if let event = match(ofAnyComponent[index], text, message, component, loss, &stopped) { return event }
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
    switch matcher.match(compiled.pattern, in: text, from: range.lowerBound) {
    case .noMatch: return nil
    case .fault:
      stopped = stopped ?? EventTypeID(pattern.event)
      return nil
    case .match: break
    }
    var fields = [FieldValue](repeating: .absent, count: pattern.types.count)
    for (field, group) in compiled.groups {
      guard let range = matcher.capture(group) else { continue }
      fields[field] = value(text, range, loss, as: pattern.types[field])
    }
    let tail = compiled.tailGroup.flatMap(matcher.capture) ?? (pattern.isTemplate ? nil : range)
    if let tail, !tail.isEmpty, !pattern.pairs.isEmpty {
      let places = PairPlaces(text, tail)
      for (key, field) in pattern.pairs where fields[field] == .absent {
        let type = pattern.types[field]
        if let range = places.value(of: key, in: text, as: type) {
          fields[field] = value(text, range, loss, as: type)
        }
      }
    }
    let line = range.lowerBound..<(text.firstIndex(of: 0x0A, from: range.lowerBound) ?? text.count)
    if loss.isCut || loss.touches(text, line) {
      // What is not in a record whose end is missing may have stood behind its end; so it may where bytes were lost.
      for field in compiled.groups.map(\.field) + pattern.pairs.map(\.field) where fields[field] == .absent {
        fields[field] = .truncated
      }
    }
    for constant in pattern.constants where fields[constant.field] == .absent {
      fields[constant.field] = constant.value
    }
    return ClassifiedEvent(
      type: EventTypeID(pattern.event), component: component ?? pattern.component, fields: fields)
  }

  /// Of a record whose end is missing, a value that reaches the end may go on: `6` may have been `65`. So may one beside damage.
  private func value(_ text: Span<UInt8>, _ range: Range<Int>, _ loss: TextLoss, as type: FieldType) -> FieldValue {
    loss.mayChange(text, range) ? .truncated : ValueParser.value(text, range, as: type)
  }
}
