import LogCheckModel
import LogCheckReporting

/// Numbers of a sum in words.
enum CountWords {
  /// `1,234,567`: a fleet has large numbers.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var text = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// `1 run`, `1,234 runs`.
  static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// The part as a number from 0 to 1; `nil` of nothing.
  static func part(_ count: Int, of whole: Int) -> Double? {
    whole > 0 && count >= 0 ? min(1, Double(count) / Double(whole)) : nil
  }

  /// `3.5%`. Only nothing is `0%`, and only everything is `100%`.
  static func share(_ count: Int, of whole: Int) -> String {
    guard let part = part(count, of: whole) else { return "" }
    if count == 0 { return "0%" }
    if count >= whole { return "100%" }
    let tenths = min(999, max(1, Int(nearest: part * 1000)))
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
  }

  /// `2026-11-01 to 2026-11-27`, `on 2026-11-27`; `nil` if no day is known.
  static func days(_ span: DaySpan) -> String? {
    guard let first = span.first, let last = span.last else { return nil }
    return first == last ? "on \(first)" : "\(first) to \(last)"
  }

  /// A duration in milliseconds.
  static func duration(_ milliseconds: Int?) -> String {
    milliseconds.map { TimeText.duration(.milliseconds(Int64($0))) } ?? ""
  }

  /// A name of a record as a clean line; records may hold anything.
  static func name(_ key: LogText) -> String {
    let name = CleanText.line(key.description, limit: 120)
    return name.allSatisfy(\.isWhitespace) ? "(no name)" : name
  }
}

extension BoundedTable {
  /// A sentence about the keys that the table does not keep, if there are some; `words` describes their sum.
  func omission(_ things: String, _ words: (Value) -> String) -> String? {
    guard level > 0 else { return nil }
    return "\(CountWords.grouped(values.count)) of more \(things) are listed in the sum, which keeps "
      + "\(CountWords.grouped(Self.limit)) at most; the others \(words(others)) in all, so none of them can have more. "
      + "Those that are listed have exact counts."
  }

  /// The number of keys in words.
  func counted(_ one: String, _ many: String? = nil) -> String {
    level > 0
      ? "more than \(CountWords.counted(values.count, one, many))" : CountWords.counted(values.count, one, many)
  }
}
