package import LogCheckModel

/// A capture of a few lines, and the outcomes that must be found in it.
package struct OutcomeTest: Sendable {
  package var name: String
  package var log: String
  /// The platform, where the lines do not show it.
  package var platform: Platform?
  /// The numbers of notifications by result; none of the results that are missing.
  package var results: [OutcomeResult: Int] = [:]
  /// The kinds of the causes, the one with the greatest effect first.
  package var causes: [String] = []
  /// The number of notifications with which something is wrong that nothing excuses.
  package var unproved = 0
  package var mark: SourceMark

  package init(name: String, log: String, mark: SourceMark) {
    self.name = name
    self.log = log
    self.mark = mark
  }
}
