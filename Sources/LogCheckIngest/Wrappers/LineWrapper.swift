package import LogCheckModel

/// A prefix that another tool put in front of every line of a capture: removed before the format is detected.
package struct LineWrapper: Sendable, Identifiable {
  package let id: String
  /// One sentence for `dnp-logcheck formats`.
  package let summary: String
  /// The start of the wrapped text in a line, or `nil` if the line is not wrapped in this way.
  package let contentStart: @Sendable (_ line: Span<UInt8>) -> Int?
  /// The wrapper's own stamp: the time at which the tool saw the line. Used only for records that have none, and only
  /// if the user vouches for it (``ReadingOptions/trustsWrapperStamps``).
  package let stamp: @Sendable (_ line: Span<UInt8>) -> CivilStamp?

  package init(
    id: String, summary: String, contentStart: @escaping @Sendable (_ line: Span<UInt8>) -> Int?,
    stamp: @escaping @Sendable (_ line: Span<UInt8>) -> CivilStamp? = { _ in nil }
  ) {
    self.id = id
    self.summary = summary
    self.contentStart = contentStart
    self.stamp = stamp
  }
}

extension LineWrapper {
  /// Every known wrapper, outermost first: the order in which they are tried, each at most once a line.
  package static let all: [LineWrapper] = [
    .ghRunView,
    .githubActions,
    .fastlane,
    .xharness,
    .xcodebuild,
    .appium,
  ]
}
