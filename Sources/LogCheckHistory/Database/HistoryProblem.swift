/// The reason why a history cannot be opened, read or written, as a sentence with untrusted text in it.
package struct HistoryProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
  /// True if the file would have to be opened for writing.
  var isOfReadOnlyAccess = false

  package init(_ description: String) { self.description = description }
}
