package import LogCheckModel
import LogCheckRules

/// A problem of a file of edits, with its position.
package struct SampleProblem: Error, Hashable, CustomStringConvertible {
  package var mark: SourceMark
  package var message: String

  init(_ message: String, at mark: SourceMark) {
    self.mark = mark
    self.message = message
  }

  init(_ message: String, at node: RuleNode) { self.init(message, at: node.mark) }

  package var description: String { "\(mark.file):\(mark.line):\(mark.column): \(message)" }
}
