import LogCheckModel
import LogCheckRules

/// A value of the log that a check names, in words.
struct ValuePart: Equatable {
  /// The field, as people read it: `content hash`, `args.title`.
  var name: String
  var value: EvalValue
  /// The value, short enough for a sentence.
  var text: String
  /// The line of the value: ` in line 364`.
  var at: String

  var isValue: String { text == "missing" ? "\(name)\(at) is missing" : "\(name) is \(text)\(at)" }
}

extension CheckSentence.View {
  /// The value that an expression names, if it names one: a field, a member of an object, and both in small letters.
  func part(_ expression: Expression) -> ValuePart? {
    switch expression {
    case .field(let alias, let name):
      guard let event = event(alias), let value = value(expression) else { return nil }
      return ValuePart(
        name: name == "time" ? "the time" : name.split(separator: "_").joined(separator: " "), value: value,
        text: event.holdsHidden ? "hidden" : name == "line" ? "\(event.position.line)" : value.shownText,
        at: event.position.line > 0 ? " in line \(event.position.line)" : "")
    case .nested(let inner, let steps):
      guard var part = part(inner), let value = value(expression) else { return nil }
      for step in steps {
        switch step {
        case .member(let name): part.name += ".\(name)"
        case .item(let index): part.name += "[\(index)]"
        }
      }
      part.name = part.name.split(separator: " ").joined(separator: "_")
      part.value = value
      if part.text != "hidden" { part.text = value.shownText }
      return part
    case .call(.lower, let arguments): return arguments.first.flatMap(part)
    case .call(.len, let arguments):
      guard var part = arguments.first.flatMap(part), let value = value(expression) else { return nil }
      part.name = "the length of \(part.name)"
      part.value = value
      part.text = value.shownText
      return part
    case .call(.type, let arguments):
      guard var part = arguments.first.flatMap(part), let value = value(expression) else { return nil }
      part.name = "the type of \(part.name)"
      part.value = value
      part.text = value.plainText ?? value.shownText
      return part
    case .fallback(let first, let second):
      guard let part = part(first) else { return nil }
      if case .unknown(.absent) = part.value { return self.part(second) ?? part }
      return part
    default: return nil
    }
  }
}

extension CheckSentence.View {
  /// The value of any expression, for a sentence; `hidden` where the log system hid the event that it names.
  func words(of expression: Expression) -> String {
    if case .fallback(let first, let second) = expression {
      let value = value(first)
      if case .unknown(.absent)? = value { return words(of: second) }
      return words(of: first)
    }
    return part(expression)?.text ?? value(expression)?.shownText ?? "unreadable"
  }
}

extension EvalValue {
  /// The value for a sentence, at most ``shownLength`` characters of a text.
  var shownText: String {
    switch self {
    case .unknown(.absent): "missing"
    case .unknown: "unreadable"
    case .truth(.yes): "true"
    case .truth(.no): "false"
    case .truth(.unknown): "unknown"
    case .integer(let number): String(number)
    case .number(let number): Int64(exactly: number).map { String($0) } ?? String(describing: number)
    case .text(let text), .object(let text): Self.quoted(text)
    case .duration(let range): TimeText.exactDuration(LogDuration(nanoseconds: range.low))
    case .instant(let range, let frame): TimeText.inSentence(LogInstant(nanoseconds: range.low), frame)
    case .list(let items):
      "[" + items.prefix(8).map(Self.quoted).joined(separator: ", ") + (items.count > 8 ? ", …" : "") + "]"
    }
  }

  /// A text as it is; `nil` for any other value.
  var plainText: String? { if case .text(let text) = self { text.description } else { nil } }

  private static let shownLength = 60

  /// A word as it is, anything else in quotation marks. Log text is data: what a terminal could take for a command is replaced.
  private static func quoted(_ text: LogText) -> String {
    var shown = ""
    var isWord = !text.bytes.isEmpty
    for (index, scalar) in text.description.unicodeScalars.enumerated() {
      guard index < shownLength else {
        shown += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
        shown.unicodeScalars.append("\u{FFFD}")
        isWord = false
      case .spaceSeparator:
        shown += " "
        isWord = false
      default:
        shown.unicodeScalars.append(scalar)
        if scalar == "\"" || scalar == "," || scalar == ";" { isWord = false }
      }
    }
    return isWord ? shown : "\"\(shown)\""
  }
}

extension Int {
  /// `once`, `twice`, `3 times`.
  var times: String {
    switch self {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(self) times"
    }
  }
}
