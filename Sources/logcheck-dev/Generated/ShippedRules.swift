import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rules of the repository, from which pages and schemas are generated.
enum ShippedRules {
  /// The rule files, with their paths from the package's folder.
  private static func files(in root: URL) throws -> [RuleFileText] {
    let folder = root.appending(path: "Rules")
    return try RuleArchives.files(below: folder).map { url in
      RuleFileText(path: RuleArchives.path(of: url, below: folder), bytes: Array(try Data(contentsOf: url)))
    }
  }

  /// The rules that judge captures.
  static func ruleSet(in root: URL) throws -> RuleSet {
    let texts = try files(in: root)
    do throws(UnusableRules) {
      return try RuleLibrary(files: texts).ruleSet
    } catch {
      throw BrokenRules(text: error.diagnostics.map { rendered($0) }.joined(separator: "\n"))
    }
  }

  /// Everything in the files, including rules that no longer judge captures.
  static func loaded(in root: URL) throws -> RuleSet {
    let (rules, diagnostics) = RuleLoader.load(try files(in: root))
    guard diagnostics.isEmpty else {
      throw BrokenRules(text: diagnostics.map { rendered($0) }.joined(separator: "\n"))
    }
    return rules
  }
}

/// An error: the rule files cannot be read.
struct BrokenRules: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
