import LogCheckModel
import LogCheckRules

/// The capture that edits start from, in lines.
package struct SampleBase: Sendable {
  /// Its path below SampleLogs.
  let path: String
  let bytes: [UInt8]
  /// Its lines, without their ends.
  let lines: [String]

  /// Edits change texts, so the base is UTF-8 and ends with a whole line; `nil` where it is not so.
  package init?(path: String, bytes: [UInt8]) {
    guard bytes.last == 0x0A, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    self.path = path
    self.bytes = bytes
    // Not by characters: a carriage return and a line end are one.
    lines = text.utf8.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
  }

  /// Checks that a line has a text, so that an edit cannot hit another line when its base changes.
  func check(_ number: Int, has text: String, at mark: SourceMark) throws(SampleProblem) {
    guard lines.indices ~= number - 1 else {
      throw SampleProblem("there is no line \(number) in \(path), which has \(lines.count)", at: mark)
    }
    // Every line contains the empty text; it is that of a blank line.
    func matches(_ line: String) -> Bool { text.isEmpty ? line.isEmpty : line.contains(text) }
    guard !matches(lines[number - 1]) else { return }
    let others = lines.indices.filter { matches(lines[$0]) }.map { "\($0 + 1)" }
    let advice =
      switch others.count {
      case 0: "no line has it: copy a part of the line that is meant"
      case 1: "line \(others[0]) has it: correct the number"
      default: "lines \(others.prefix(8).joined(separator: ", ")) have it: correct the number"
      }
    throw SampleProblem("line \(number) of \(path) does not have `\(text.shortened)`; \(advice)", at: mark)
  }
}
