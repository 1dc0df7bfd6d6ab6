import LogCheck
import LogCheckRuleLibrary
import LogCheckRules

/// Judges many small captures.
enum TwoThreads {
  /// The results of `judge` for each item, in their order. Each of the two threads compiles the rules for itself.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], rules: RuleSet, _ judge: @escaping @Sendable (Item, Audit) throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: [(Int, Result)].self) { group in
      for half in [0, 1] {
        group.addTask {
          let audit = try Audit(rules, AuditOptions())
          return try items.indices.filter { $0 & 1 == half }.map { ($0, try judge(items[$0], audit)) }
        }
      }
      var results: [(Int, Result)] = []
      for try await part in group { results += part }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

extension RuleSet {
  /// The rules of a folder, or the built-in ones.
  static func ofFolder(_ folder: String?) throws -> RuleSet {
    try RuleLibrary(paths: folder.map { [Array($0.utf8)] } ?? [], includesBuiltIn: folder == nil).ruleSet
  }
}
