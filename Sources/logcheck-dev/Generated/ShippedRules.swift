import LogCheck
import LogCheckModel
import LogCheckRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rules of the repository, out of which pages and schemas are made.
enum ShippedRules {
  /// Marks name the files from the package's folder.
  private static func files(in root: URL) throws -> [RuleFileText] {
    let folder = root.appending(path: "Rules")
    return try RuleArchives.files(below: folder).map { url in
      RuleFileText(path: RuleArchives.path(of: url, below: folder), bytes: Array(try Data(contentsOf: url)))
    }
  }

  /// Those that are judged by.
  static func ruleSet(in root: URL) throws -> RuleSet {
    let texts = try files(in: root)
    do throws(UnusableRules) {
      return try RuleLibrary(files: texts).ruleSet
    } catch {
      throw BrokenRules(text: error.diagnostics.map { rendered($0) }.joined(separator: "\n"))
    }
  }

  /// All that stands in the files, rules that are no longer judged by included.
  static func loaded(in root: URL) throws -> RuleSet {
    let (rules, diagnostics) = RuleLoader.load(try files(in: root))
    guard diagnostics.isEmpty else {
      throw BrokenRules(text: diagnostics.map { rendered($0) }.joined(separator: "\n"))
    }
    return rules
  }
}

/// The rule files cannot be read, so nothing can be told of them.
struct BrokenRules: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
