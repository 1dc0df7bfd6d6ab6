/// Lines of a capture around one that a finding shows.
package struct LogWindow: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// From 1.
    package var number: Int
    /// As the log has it, without what must not be shown: untrusted bytes.
    package var text: String
    /// True if a finding shows it.
    package var isShown: Bool

    package init(number: Int, text: String, isShown: Bool) {
      self.number = number
      self.text = text
      self.isShown = isShown
    }
  }

  package var capture: String
  /// In the order of their numbers.
  package var lines: [Line]

  package init(capture: String, lines: [Line]) {
    self.capture = capture
    self.lines = lines
  }
}
