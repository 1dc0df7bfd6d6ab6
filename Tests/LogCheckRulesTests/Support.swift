import Foundation
import LogCheckModel
import LogCheckRules

/// The folder of this target's sources, where its rule files lie.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// The `.yml` files of a folder beside the tests, in the order of their names.
func ruleFiles(in folder: String) throws -> [RuleFileText] {
  let urls = try FileManager.default.contentsOfDirectory(
    at: testFolder.appending(path: folder), includingPropertiesForKeys: nil)
  return try urls.filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }.map { url in
    RuleFileText(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }
}

/// Loads one file given as text.
func load(_ text: String, path: String = "rules.yml") -> (rules: RuleSet, diagnostics: [Diagnostic]) {
  RuleLoader.load([RuleFileText(path: path, bytes: Array(text.utf8))])
}
