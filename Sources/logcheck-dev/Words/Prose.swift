/// One line of text that people read, cut out of a file.
struct ProseLine: Equatable {
  let number: Int
  let text: [UInt8]
}

/// Consecutive lines that read as one text: a comment, a paragraph, the value of a key. A phrase may be split over two of them.
struct Passage: Equatable {
  var lines: [ProseLine]
  /// The passage is a documentation comment, so that its first sentence is a summary.
  var isDocumentation = false
}

/// The identifiers of a file and the line in which each first occurs.
typealias Names = [String: Int]

/// The prose and the names of one file.
struct ProseFile: Equatable {
  var passages: [Passage] = []
  var names: Names = [:]
}

/// The files whose texts are checked, by how their comments look.
enum ProseKind {
  case swift, c, markdown, rules, script

  /// `nil` for files without prose.
  init?(path: String) {
    switch path.split(separator: "/").last.map(String.init) ?? "" {
    case "Makefile": self = .script
    case let name where name.hasSuffix(".swift"): self = .swift
    case let name where name.hasSuffix(".c") || name.hasSuffix(".h"): self = .c
    case let name where name.hasSuffix(".md"): self = .markdown
    case let name where name.hasSuffix(".yml") || name.hasSuffix(".schema.json"): self = .rules
    case let name where name.hasSuffix(".sh") || name.hasSuffix(".py") || name == "run": self = .script
    default: return nil
    }
  }

  func read(_ bytes: [UInt8], path: String) -> ProseFile {
    switch self {
    // The texts of tests are their inputs and what the tool prints, which its own sources hold.
    case .swift: SwiftProse.read(bytes, withTexts: !path.hasPrefix("Tests/"), withNames: true)
    case .c: SwiftProse.read(bytes, withTexts: false, withNames: false)
    case .markdown: ProseFile(passages: MarkdownProse.read(bytes.textLines))
    case .rules: ProseFile(passages: RuleProse.read(bytes.textLines), names: RuleProse.ids(bytes.textLines))
    case .script: ProseFile(passages: ScriptProse.read(bytes.textLines))
    }
  }
}

extension [UInt8] {
  /// The lines, without their ends.
  var textLines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

extension Collection<UInt8> {
  var withoutIndentation: SubSequence {
    drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
