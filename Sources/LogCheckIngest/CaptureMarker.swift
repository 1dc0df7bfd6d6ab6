package import LogCheckModel

/// A line by which the capturing tool says that the capture does not hold everything.
package struct CaptureMarker: Sendable {
  package enum Kind: String, Sendable {
    /// Lines were dropped.
    case loss
    /// The tool was cut off from the log: where records follow, those in between are missing; else the capture ended so.
    case interruption
    /// The wall clock was set.
    case clockStep
    /// The record before it came several times but is written once.
    case repetition
  }
  package var kind: Kind
  package var position: LinePosition
  /// The nearest stamps before and after it, if there are any.
  package var before: CivilStamp?
  package var after: CivilStamp?

  package init(kind: Kind, position: LinePosition, before: CivilStamp?, after: CivilStamp?) {
    self.kind = kind
    self.position = position
    self.before = before
    self.after = after
  }
}
