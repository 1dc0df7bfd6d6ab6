import Foundation
import LogCheckModel
import LogCheckRules
import Testing

/// The folder of this target's sources, where its rule files lie.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// The `.yml` files of a folder next to the tests, in the order of their names.
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

/// Compares a text with the recorded one. `LOGCHECK_RECORD=1` records it instead and fails, so that no run passes by
/// recording.
func expectRecorded(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let url = testFolder.appending(path: path)
  if ProcessInfo.processInfo.environment["LOGCHECK_RECORD"] == "1" {
    try text.write(to: url, atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    return
  }
  guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
    Issue.record("\(path) is missing; record it with LOGCHECK_RECORD=1", sourceLocation: sourceLocation)
    return
  }
  #expect(text == recorded, sourceLocation: sourceLocation)
}
