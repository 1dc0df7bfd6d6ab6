/// The information in the first lines of a capture about how it was made.
package struct CaptureHead: Hashable, Sendable {
  /// The filter by which the tool left lines out: untrusted text.
  package var filter: String?
  /// True if the tool says that it left out what is logged at info and debug.
  package var skipsInfoAndDebug = false

  package init(filter: String? = nil, skipsInfoAndDebug: Bool = false) {
    self.filter = filter
    self.skipsInfoAndDebug = skipsInfoAndDebug
  }
}

/// The known part of the time of a capture's lines.
package enum TimeKnowledge: String, Hashable, Sendable, CaseIterable {
  case none
  /// Times of the day without a date.
  case noDate
  case noYear
  case noZone
  case full
}
