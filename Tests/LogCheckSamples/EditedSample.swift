package import LogCheckModel
import LogCheckRules

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A capture that is kept as edits of another one.
package struct EditedSample: Sendable {
  /// Its path below SampleLogs, under which it is written out: `failing/RULE/first-run.log`.
  package var id: String
  /// The fault in it, in words.
  package var what: String
  package var bytes: [UInt8]
  /// Its position in the file of edits.
  package var mark: SourceMark

  /// Writes it under its id below a folder, and returns the file.
  @discardableResult
  package func write(below folder: URL) throws -> URL {
    let file = folder.appending(path: id)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
    return file
  }
}

/// A healthy capture with one fault, and the rules that fail in it.
package struct FailingSample: Sendable {
  /// The rule that it was made for.
  package var rule: String
  /// All rules that fail in it, sorted.
  package var fails: [String]
  /// The path of its base below SampleLogs.
  package var base: String
  package var sample: EditedSample

  package static let schema = "dnp-samples/1"

  static func read(_ node: RuleNode, in folder: SampleFolder) throws(SampleProblem) -> FailingSample {
    let map = try SampleMap(
      node, "a sample", keys: ["rule", "what", "base", "expect"] + SampleEdits.keys, required: ["rule", "what", "base"])
    guard let rule = try map.text("rule"), let what = try map.text("what"), let path = try map.text("base") else {
      preconditionFailure()
    }
    let base = try folder.base(path, at: map.mark("base"))
    let fails = try map.texts("expect") ?? [rule]
    guard fails.contains(rule) else {
      throw SampleProblem("`expect` names all rules that fail, \(rule) included", at: map.mark("expect"))
    }
    let edits = try SampleEdits(map)
    guard !edits.isEmpty else {
      throw SampleProblem("a sample has edits: `drop`, `replace` or `insert`", at: node)
    }
    let name = path.split(separator: "/").last ?? ""
    return FailingSample(
      rule: rule, fails: fails.sorted(), base: path,
      sample: EditedSample(
        id: "failing/\(rule)/\(name)", what: what, bytes: try edits.applied(to: base, at: node.mark), mark: node.mark))
  }
}
