import LogCheckModel
import LogCheckRules

extension Literal {
  /// As a rule file writes it.
  var words: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .text(let text): "\"\(text)\""
    case .duration(let duration): TimeText.duration(duration)
    case .instant(let instant): TimeText.instant(instant, .absolute)
    }
  }
}

extension FieldValue {
  /// As people read it.
  var words: String {
    switch self {
    case .absent: "(absent)"
    case .redacted: "(hidden)"
    case .malformed: "(unreadable)"
    case .truncated: "(cut)"
    case .text(let text): "\(text)"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .instant(let instant, let frame): TimeText.instant(instant, frame)
    case .duration(let duration): TimeText.duration(duration)
    case .list(let items): items.map { "\($0)" }.joined(separator: ",")
    }
  }
}
