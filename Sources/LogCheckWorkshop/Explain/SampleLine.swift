import LogCheckModel
import LogCheckRules

/// An event of a test as a line of the log: the template that shows most of its values, and the others as pairs.
struct SampleLine {
  let event: EventDefinition
  let fields: [FieldValue]
  let ruleSet: RuleSet

  private struct Rendered {
    var text = ""
    var used: Set<Int> = []
  }

  var text: String {
    let rendered = event.texts.compactMap { text -> Rendered? in
      guard case .template(let pieces, _) = text.pattern else { return nil }
      return render(pieces)
    }
    let best = rendered.enumerated().max { left, right in
      (left.element.used.count, right.offset) < (right.element.used.count, left.offset)
    }?.element
    let line = best.map(\.text) ?? event.name
    let pairs = fields.indices.compactMap { index -> String? in
      guard best?.used.contains(index) != true, !isConstant(index), let text = Self.text(of: fields[index]) else {
        return nil
      }
      return "\(key(index))=\(text)"
    }
    return tag(before: line) + line + (pairs.isEmpty ? "" : " (\(pairs.joined(separator: ", ")))")
  }

  /// The value as a line has it; `nil` where it is not in the line.
  static func text(of value: FieldValue) -> String? {
    switch value {
    case .absent, .truncated, .malformed: nil
    case .redacted: "<private>"
    case .text(let text): text.description.contains(where: \.isNewline) ? nil : text.description
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .duration(let value): TimeText.duration(value)
    case .instant(let instant, let frame): TimeText.instant(instant, frame)
    case .object(let text): text.description.contains(where: \.isNewline) ? nil : text.description
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    }
  }

  private func isConstant(_ index: Int) -> Bool {
    event.constants.contains { $0.field == index && $0.value == fields[index] }
  }

  /// The name of a field in `key=value`.
  private func key(_ index: Int) -> String {
    let keys = event.pairs.filter { $0.field == index }.map(\.key)
    let name = event.fields[index].name
    return keys.contains(name) ? name : keys.first ?? name
  }

  private func tag(before line: String) -> String {
    guard let tag = event.components.first.flatMap({ ruleSet.components[$0].tags.first }), tag.hasPrefix("["),
      !line.hasPrefix("[")
    else { return "" }
    return tag + " "
  }

  /// `nil` where a value that must be in the line is missing.
  private func render(_ pieces: [TemplatePiece]) -> Rendered? {
    var result = Rendered()
    for piece in pieces {
      switch piece {
      case .text(let text): result.text += text
      case .blank: result.text += " "
      case .arrow: result.text += "→"
      case .rest: break
      case .field(let index, _):
        guard let text = Self.text(of: fields[index]) else { return nil }
        result.text += text
        result.used.insert(index)
      case .words(let words, let field):
        if let field {
          guard let text = Self.text(of: fields[field]) else { return nil }
          result.text += text
          result.used.insert(field)
        } else {
          result.text += words.first ?? ""
        }
      case .optional(let inner):
        guard let part = render(inner), !part.used.isEmpty else { continue }
        result.text += part.text
        result.used.formUnion(part.used)
      }
    }
    return result
  }
}
