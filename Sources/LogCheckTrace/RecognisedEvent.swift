package import LogCheckEngine
package import LogCheckModel

/// An event that is kept for readers of events, with the text of its definition that its line matched.
package struct RecognisedEvent: Sendable {
  package var event: Event
  /// `nil` for an event of an evidence file.
  package var text: MatchedText?
}
