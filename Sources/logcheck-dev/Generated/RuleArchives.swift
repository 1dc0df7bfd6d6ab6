import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Swift files that hold the rule files and the examples of `explain`: one archive for each folder of Rules/.
enum RuleArchives {
  /// The rule files without tests.
  static func files(of rules: URL, keeping current: String?) throws -> String {
    let entries = try files(below: rules).map { url in
      EmbeddedArchive.Entry(
        name: path(of: url, below: rules), bytes: withoutTests(try String(contentsOf: url, encoding: .utf8)))
    }
    let folders = grouped(entries.map { (BuiltInRules.archiveName(of: $0.name), $0) })
    return try file("fileArchives").text(folders, keeping: current)
  }

  /// The tests of each rule that `explain` prints, at length and in brief.
  static func examples(in ruleSet: RuleSet, keeping current: String?) throws -> String {
    let entries = ruleSet.named.flatMap { rule in
      let archive = BuiltInRules.archiveName(of: rule.mark.file)
      let text = RuleExplanation.examples(of: rule, in: ruleSet)
      let sample = RuleSample(rule, in: ruleSet).map { sample in
        (archive, EmbeddedArchive.Entry(name: BuiltInRules.sampleName(of: rule.id), bytes: Array(sample.text.utf8)))
      }
      return [(archive, EmbeddedArchive.Entry(name: rule.id, bytes: Array(text.utf8)))] + [sample].compactMap(\.self)
    }
    return try file("exampleArchives").text(grouped(entries), keeping: current)
  }

  private static func file(_ property: String) -> ArchiveFile {
    ArchiveFile(source: "Rules/", type: "BuiltInRules", property: property, imports: ["LogCheckRules"])
  }

  /// The path of a file from the root of the repository.
  static func path(of file: URL, below rules: URL) -> String {
    "Rules" + file.standardizedFileURL.path.dropFirst(rules.standardizedFileURL.path.count)
  }

  static func files(below folder: URL) -> [URL] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return (paths ?? []).filter { $0.hasSuffix(".yml") }.sorted().map { folder.appending(path: $0) }
  }

  private static func grouped(_ entries: [(archive: String, entry: EmbeddedArchive.Entry)]) -> [ArchiveFile.Content] {
    var contents: [ArchiveFile.Content] = []
    for (archive, entry) in entries {
      if contents.last?.name == archive {
        contents[contents.count - 1].entries.append(entry)
      } else {
        contents.append((archive, [entry]))
      }
    }
    return contents
  }

  /// Empties the lines of the key `tests` of a rule: lines that are indented more, or are items of a list under it; and those of
  /// `outcome_tests`. The empty lines stay, so that marks have the line numbers of the file in the repository.
  static func withoutTests(_ text: String) -> [UInt8] {
    var isInTests = false
    var isInOutcomeTests = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      if isInTests {
        let indent = line.prefix { $0 == " " }.count
        if line.isEmpty || indent > 4 || (indent == 4 && line.dropFirst(4).first == "-") { return "" }
      }
      if isInOutcomeTests, line.isEmpty || line.hasPrefix(" ") { return "" }
      isInOutcomeTests = line == "outcome_tests:"
      isInTests = line == "    tests:"
      return isInTests || isInOutcomeTests ? "" : line
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
