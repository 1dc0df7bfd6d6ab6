import LogCheckModel
import LogCheckRules

/// Reads a value of an evidence file as the declared type of its field.
///
/// A form that knows types is taken at its word: a text is no number there, and a number no text. Only `text` takes
/// numbers and truth, as they are written, and lists and objects, as being there.
enum SidecarField {
  /// `named` is the member's name, whose ending gives the unit of a duration; `isTable`: tables write truth as 0 and 1.
  static func value(
    _ node: SidecarNode, named name: LogText? = nil, as type: FieldType, isTable: Bool
  ) -> FieldValue {
    switch node.value {
    case .null: .absent
    case .boolean(let value):
      type == .boolean ? .boolean(value) : type == .text ? .text(LogText("\(value)")) : .malformed
    case .number(let text): number(text, name, as: type, isTable: isTable)
    case .text(let text): self.text(text, as: type)
    case .cell(let text): cell(text, name, as: type)
    case .instant(let instant): type == .instant ? .instant(instant, .absolute) : .malformed
    case .list(let items): list(items, as: type)
    case .object: type == .text ? .text(LogText("{}")) : .malformed
    }
  }

  private static func number(_ text: LogText, _ name: LogText?, as type: FieldType, isTable: Bool) -> FieldValue {
    switch type {
    case .text: return .text(text)
    case .integer, .number, .instant: return ValueParser.value(text.bytes.span, 0..<text.bytes.count, as: type)
    case .boolean:
      guard isTable else { return .malformed }
      return text.description == "1" ? .boolean(true) : text.description == "0" ? .boolean(false) : .malformed
    case .duration:
      guard let number = Double(text.description), number.isFinite else { return .malformed }
      let scaled = number * (isMilliseconds(name) ? 1e6 : 1e9)
      guard scaled.magnitude < 9e18 else { return .malformed }
      return .duration(LogDuration(nanoseconds: Int64(Int(nearest: scaled))))
    case .word, .list, .object: return .malformed
    }
  }

  private static func isMilliseconds(_ name: LogText?) -> Bool {
    guard let text = name?.description else { return false }
    return text.hasSuffix("_ms") || text.hasSuffix("Ms") || text.hasSuffix("Millis")
  }

  private static func text(_ text: LogText, as type: FieldType) -> FieldValue {
    switch type {
    case .word, .text, .instant, .duration:
      return ValueParser.value(text.bytes.span, 0..<text.bytes.count, as: type)
    case .integer, .number, .boolean, .list, .object:
      return ValueParser.isHidden(text.bytes.span, 0..<text.bytes.count, as: type) ? .redacted : .malformed
    }
  }

  private static func cell(_ text: LogText, _ name: LogText?, as type: FieldType) -> FieldValue {
    if type == .duration, Double(text.description) != nil { return number(text, name, as: type, isTable: true) }
    return ValueParser.value(text.bytes.span, 0..<text.bytes.count, as: type)
  }

  private static func list(_ items: [SidecarNode], as type: FieldType) -> FieldValue {
    guard type == .list else { return type == .text ? .text(LogText("[]")) : .malformed }
    var texts: [LogText] = []
    for item in items {
      switch item.value {
      case .text(let text), .number(let text), .cell(let text): texts.append(text)
      default: return .malformed
      }
    }
    return .list(texts)
  }
}
