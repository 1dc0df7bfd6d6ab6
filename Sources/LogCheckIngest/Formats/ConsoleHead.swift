import LogCheckModel

/// The text that Capacitor prints before the text of a web view's `console.log`. It is a header, not a part of what the
/// app wrote.
enum ConsoleHead {
  /// The length of Capacitor's sign with the two blanks after it.
  private static let signLength = 8
  /// The number of bytes of a message of Android's console in which its text is searched: no script has a longer
  /// address.
  private static let addressLimit = 2048

  /// The start of the text of a message: after `⚡️  [log] - ` on iOS, and on Android, in the tag `Capacitor/Console`,
  /// after `File: URL - Line N - Msg: `. In other messages it is their first byte.
  static func end(in record: borrowing Record) -> Int {
    let text = record.text.span
    let start = record.message.lowerBound
    let end = record.message.upperBound
    if start + signLength < end, XcodeConsoleReader.isCapacitorLine(text.extracting(start..<end)) {
      for level in ["log", "info", "warn", "error", "debug"] as [StaticString] {
        let bracket = start + signLength + 1 + level.utf8CodeUnitCount
        guard text.has("[", at: start + signLength), text.has(level, at: start + signLength + 1) else { continue }
        guard text.has("] - ", at: bracket), bracket + 4 <= end else { return start }
        return bracket + 4
      }
      return start
    }
    guard text.has("File: ", at: start), record.tag.count == 17,
      text.has("Capacitor/Console", at: record.tag.lowerBound),
      let label = text.firstIndex(of: " - Msg: ", from: start), label < start + addressLimit, label + 8 <= end
    else { return start }
    return label + 8
  }
}
