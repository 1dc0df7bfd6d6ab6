/// Lines of one text that no event explains, with the events that they may be.
package struct UnknownText: Sendable {
  /// An event that the lines may be.
  package struct Candidate: Hashable, Sendable {
    /// The identifier of the event.
    package var event: String
    /// The title of the event; the identifier if its definition has no title.
    package var title: String
    /// 0 to 100.
    package var points: Int
    /// True if the lines are that event rather than any other.
    package var isProbable: Bool
    /// The evidence for it; words of the line, which may hold anything.
    package var reasons: [String]

    package init(event: String, title: String, points: Int, isProbable: Bool, reasons: [String]) {
      self.event = event
      self.title = title
      self.points = points
      self.isProbable = isProbable
      self.reasons = reasons
    }
  }

  /// The words that all lines have, with slots for their values: untrusted.
  package var text: String
  /// The component that the lines name; empty where they name none.
  package var component: String
  package var count: Int
  package var capture: String
  /// The first such line.
  package var first: UnrecognisedLine
  /// The first such line in each further capture.
  package var further: [CaptureLine] = []
  /// The best first.
  package var candidates: [Candidate]
  /// Events that the lines say did not happen.
  package var denied: [String]

  package init(
    text: String, component: String, count: Int, capture: String, first: UnrecognisedLine, candidates: [Candidate],
    denied: [String] = []
  ) {
    self.text = text
    self.component = component
    self.count = count
    self.capture = capture
    self.first = first
    self.candidates = candidates
    self.denied = denied
  }
}
