package import LogCheckModel

/// Something that happens to an app and is nobody's failure: it may explain one, or be a limit of the platform.
package struct Circumstance: Sendable {
  package var id: String
  package var title: String
  /// What shows that it began, or that it happened.
  package var event: EventSelector
  /// What shows that it is over; without it, it is at one moment.
  package var until: EventSelector?
  /// What the platform does not do then, where that is a limit of it.
  package var limit: String?
  package var mark: SourceMark

  package init(id: String, title: String, event: EventSelector, mark: SourceMark) {
    self.id = id
    self.title = title
    self.event = event
    self.mark = mark
  }
}
