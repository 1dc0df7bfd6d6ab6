package import LogCheckModel

/// An event in the life of an app that is not a failure of the app: it may explain one, or be a limit of the platform.
package struct Circumstance: Sendable {
  package var id: String
  package var title: String
  /// The event that shows that it began, or that it happened.
  package var event: EventSelector
  /// The event that shows that it is over; without one, the circumstance lasts for a moment.
  package var until: EventSelector?
  /// The limit of the platform, if the circumstance is one.
  package var limit: String?
  /// True if it is a condition of outcomes, which reports list with its days.
  package var isCondition = false
  package var mark: SourceMark

  package init(id: String, title: String, event: EventSelector, mark: SourceMark) {
    self.id = id
    self.title = title
    self.event = event
    self.mark = mark
  }
}
