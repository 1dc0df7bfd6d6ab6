import Foundation
import LogCheck
import LogCheckModel
import LogCheckRules

/// The rules of the repository, out of which pages and schemas are made.
enum ShippedRules {
  /// Marks name the files from the package's folder.
  static func ruleSet(in root: URL) throws -> RuleSet {
    let folder = root.appending(path: "Rules")
    let files = try BuiltInRulesFile.files(below: folder).map { url in
      RuleFileText(path: BuiltInRulesFile.path(of: url, below: folder), bytes: Array(try Data(contentsOf: url)))
    }
    do throws(UnusableRules) {
      return try RuleLibrary(files: files).ruleSet
    } catch {
      throw BrokenRules(text: error.diagnostics.map { rendered($0) }.joined(separator: "\n"))
    }
  }
}

/// The rule files cannot be read, so nothing can be told of them.
struct BrokenRules: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
