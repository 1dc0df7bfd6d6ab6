import LogCheckModel
package import LogCheckRules

/// The rule files that the tool carries, without the tests of their rules.
extension BuiltInRules {
  /// All files, by path. Marks name the lines of the repository's files.
  package static var files: [RuleFileText] {
    get throws(DamagedArchive) {
      var files: [RuleFileText] = []
      for archive in fileArchives { files += try archive.entries().map { RuleFileText($0) } }
      return files
    }
  }

  /// The file of that path, as marks give it.
  package static func file(at path: String) -> RuleFileText? {
    let entries = archive(of: path, in: fileArchives).flatMap { try? $0.entries() }
    return entries?.first { $0.name == path }.map { RuleFileText($0) }
  }

  /// The examples that ``RuleExplanation`` prints from the tests of a built-in rule.
  package static func examples(of rule: Rule) -> String? {
    let entries = archive(of: rule.mark.file, in: exampleArchives).flatMap { try? $0.entries() }
    return entries?.first { $0.name == rule.id }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The lines on which a built-in rule passes, as ``RuleSample`` writes them.
  package static func sample(of rule: Rule) -> String? {
    let entries = archive(of: rule.mark.file, in: exampleArchives).flatMap { try? $0.entries() }
    return entries?.first { $0.name == sampleName(of: rule.id) }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The name by which the archive of examples has the lines of a rule.
  package static func sampleName(of id: String) -> String { id + "/sample" }

  /// The name of the archive that holds a file: one for each folder of Rules/.
  package static func archiveName(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func archive(of path: String, in archives: [EmbeddedArchive]) -> EmbeddedArchive? {
    let name = archiveName(of: path)
    return archives.first { $0.name == name }
  }
}

extension RuleFileText {
  fileprivate init(_ entry: EmbeddedArchive.Entry) {
    self.init(path: entry.name, bytes: entry.bytes, lacksTests: true)
  }
}
