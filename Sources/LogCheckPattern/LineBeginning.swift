import Synchronization

/// A pattern at the beginning of lines, for any thread.
///
/// Threads wait for each other: it is for the few lines of a capture that are inspected.
package final class LineBeginning: Sendable {
  private let pattern: Pattern
  private let matcher = Mutex(PatternMatcher())

  package init(_ source: String) throws(PatternError) {
    pattern = try Pattern(source, isCaseless: false, isAnchored: true)
  }

  /// The end of what the pattern matches; `nil` if the line does not begin with it, or the match was stopped.
  package func end(in line: Span<UInt8>) -> Int? {
    matcher.withLock { matcher in
      guard case .match = matcher.match(pattern, in: line) else { return nil }
      return matcher.capture(0)?.upperBound
    }
  }
}
