import LogCheckModel
import LogCheckRules

extension RuleTest.Step {
  /// The step as a line of `events`; `nil` where a value cannot be written in one.
  func line(in ruleSet: RuleSet) -> String? {
    switch self {
    case .tick(let time): return "\(time.ruleText) tick"
    case .gap(let length, let time): return "\(time.ruleText) gap \(length.ruleText)"
    case .event(let time, let type, let fields, _):
      let definition = ruleSet.events[type.index]
      var words = [time.ruleText, definition.name]
      for (index, value) in fields.enumerated() {
        if case .absent = value { continue }
        if definition.constants.contains(where: { $0.field == index && $0.value == value }) { continue }
        guard let text = value.lineText else { return nil }
        words.append("\(definition.fields[index].name)=\(text)")
      }
      return words.joined(separator: " ")
    }
  }
}

extension FieldValue {
  /// The value as a line of `events` writes it; `nil` where it has no such form.
  fileprivate var lineText: String? {
    switch self {
    case .absent, .truncated: nil
    case .redacted: "~"
    case .malformed: "!"
    case .text(let text): text.lineText
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .duration(let value): value.ruleText
    case .instant(let instant, .absolute):
      (instant - RuleTest.beginning).nanoseconds < 0
        ? TimeText.instant(instant, .absolute, step: .milliseconds(1)) : "+" + (instant - RuleTest.beginning).ruleText
    case .instant: nil
    case .object(let text): text.lineText
    case .list(let items): LogText(items.map(\.description).joined(separator: ",")).lineText
    }
  }
}

extension LogText {
  /// The text as one word, in quotes where it needs them.
  fileprivate var lineText: String? {
    let text = description
    guard !text.contains(where: \.isNewline) else { return nil }
    let isPlain = !text.isEmpty && !text.contains(" ") && !text.contains("\"") && text != "~" && text != "!"
    if isPlain { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
