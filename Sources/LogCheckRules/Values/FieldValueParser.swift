import LogCheckModel

/// Reads the value of a field as a rule or a test writes it.
enum FieldValueParser {
  /// Returns `nil` if the text is not a value of the type. `beginning` is the instant to which `+10m` is added, if such
  /// a value is allowed.
  static func value(of text: String, as type: FieldType, since beginning: LogInstant? = nil) -> FieldValue? {
    switch type {
    case .word, .text: return .text(LogText(text))
    case .integer: return NodeReader.isDecimal(text) ? Int64(text).map { .integer($0) } : nil
    case .number: return number(text).map { .number($0) }
    case .boolean: return boolean(text).map { .boolean($0) }
    case .duration:
      guard case .duration(let duration) = DurationParser.parse(text, isSigned: true) else { return nil }
      return .duration(duration)
    case .instant: return instant(text, since: beginning)
    case .object:
      // An incomplete object may be written, too: a capture may hold it. Without a brace it is a text instead of an
      // object.
      return text.utf8.first == UInt8(ascii: "{") ? .object(LogText(text)) : .text(LogText(text))
    case .list:
      return .list(
        text.isEmpty
          ? []
          : text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            LogText(bytes: Array($0))
          })
    }
  }

  /// The notation of a value of the type, for messages.
  static func words(for type: FieldType) -> String {
    switch type {
    case .word, .text: "a text"
    case .integer: "a whole number"
    case .number: "a number, as in `3` or `0.5`"
    case .boolean: "`true` or `false`"
    case .duration: "a duration, as in `250ms` or `1m30s`"
    case .instant: "an instant, as in `+10m` or `2025-11-15T05:53:00Z`"
    case .list: "a list, as in `a,b`"
    case .object: "an object, as in `{\"a\":1}`"
    }
  }

  /// The words that a message may use for truth values.
  private static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1", "ok", "success", "succeeded": true
    case "false", "no", "0", "failed", "failure": false
    default: nil
    }
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    guard parts.joined().allSatisfy(ASCII.isDigit) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func instant(_ text: String, since beginning: LogInstant?) -> FieldValue? {
    if let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      guard let beginning, case .duration(let duration) = DurationParser.parse(text, isSigned: true) else { return nil }
      return .instant(beginning + duration, .absolute)
    }
    return InstantParser.parse(text).map { .instant($0.instant, $0.frame) }
  }
}
