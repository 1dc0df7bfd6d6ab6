import LogCheckModel

/// Values as labels show them.
enum ShownText {
  /// Bytes of one value that are shown; identifiers are shorter.
  private static let limit = 64
  /// The replacements for a value that must not be shown, and for one that is missing or cannot be read.
  private static let hidden = "…"
  private static let unknown = "?"

  /// A value in a label; `isHidden` where the record holds what no report may show.
  static func label(_ value: EvalValue, isHidden: Bool) -> String {
    switch value {
    case .truth(.yes): "yes"
    case .truth(.no): "no"
    case .duration(let range): TimeText.duration(LogDuration(nanoseconds: range.low))
    case .unknown(.redacted), .truth(.unknown(.redacted)): hidden
    case .text, .integer, .number: isHidden ? hidden : name(value) ?? unknown
    case .unknown, .truth(.unknown), .instant, .list, .object: unknown
    }
  }

  /// A value that distinguishes items; `nil` if there is none.
  static func name(_ value: EvalValue) -> String? {
    switch value {
    case .text(let text): shortened(text)
    case .integer(let number): String(number)
    case .number(let number): String(number)
    default: nil
    }
  }

  private static func shortened(_ text: LogText) -> String {
    guard text.bytes.count > limit else { return text.description }
    var end = limit
    while end > 0, text.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: text.bytes[..<end], as: UTF8.self) + hidden
  }
}
