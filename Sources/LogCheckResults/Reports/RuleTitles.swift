import LogCheckModel

/// The sentences of rule files that reports about sums print with the ids of rules and the names of measures.
///
/// A sum may hold ids that these rule files do not have. They are printed without a title.
package struct RuleTitles: Sendable {
  package struct Rule: Sendable {
    package var title: String
    /// The next step after a failure.
    package var remediation: String

    package init(title: String, remediation: String) {
      self.title = title
      self.remediation = remediation
    }
  }

  /// By the bytes of the id, as sums have them.
  private var rules: [LogText: Rule] = [:]
  private var measures: [LogText: String] = [:]

  package init() {}

  package mutating func add(_ rule: Rule, of id: String) { rules[LogText(id)] = rule }

  package mutating func add(measure: String, help: String) { measures[LogText(measure)] = help }

  func rule(_ id: LogText) -> Rule? { rules[id] }

  func help(_ measure: LogText) -> String? { measures[measure] }
}
