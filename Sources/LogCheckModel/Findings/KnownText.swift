/// Lines of one text that an event explains.
package struct KnownText: Sendable {
  /// The words that all lines have, with slots for their values: untrusted.
  package var text: String
  package var count: Int
  package var capture: String
  /// The first such line.
  package var first: UnrecognisedLine
  /// The identifier of the event, and what it says that happened.
  package var event: String
  package var title: String

  package init(text: String, count: Int, capture: String, first: UnrecognisedLine, event: String, title: String) {
    self.text = text
    self.count = count
    self.capture = capture
    self.first = first
    self.event = event
    self.title = title
  }
}
