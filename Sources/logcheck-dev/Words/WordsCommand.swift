import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Searches comments, documents, messages, rules and identifiers for words of `.ci/words.txt`.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: "Find words that this project replaces by plainer ones (.ci/words.txt).")

  @Option(help: "The folder of the package.")
  var root = "."

  @Option(help: ArgumentHelp("Print every such word below this path, also where some are allowed.", valueName: "path"))
  var list: String?

  @Flag(help: "Write lower numbers into .ci/words.txt where fewer words are left.")
  var lower = false

  func run() throws {
    let folder = URL(filePath: root)
    let file = folder.appending(path: ".ci/words.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let words: WordList
    do { words = try WordList(text) } catch { throw ValidationError(".ci/words.txt: \(error)") }
    let check = try WordCheck(root: folder, list: words)
    if let list {
      for hit in check.hits where WordList.path(hit.path, isIn: list) { print(hit.report) }
      return
    }
    if lower { try Data(WordCeilings.lowered(text, to: check.areas).utf8).write(to: file) }
    let over = check.areas.filter(\.isOver)
    for area in over { print(area.report, terminator: "") }
    if !lower, over.isEmpty, check.areas.contains(where: \.isUnder) {
      print("fewer words are left than .ci/words.txt says: `logcheck-dev words --lower` writes the new numbers")
    }
    if !over.isEmpty { throw ExitCode.failure }
  }
}

extension WordSearch.Hit {
  /// As compilers print it, so that editors find the line.
  var report: String { "\(path):\(line): \"\(word)\": \(advice)" }
}

extension WordCheck.Area {
  /// Every word of a finished part; the counts of a part in which some are left.
  var report: String {
    guard let ceiling else { return hits.map { $0.report + "\n" }.joined() }
    return """
      \(ceiling.path): \(words) words and \(names) names of .ci/words.txt, at most \(ceiling.words) and \(ceiling.names) \
      are allowed; `logcheck-dev words --list \(ceiling.path)` prints them

      """
  }
}

/// The numbers at the end of `.ci/words.txt`.
enum WordCeilings {
  /// The text with each number lowered to what is left. A part in which nothing is left loses its line, and no number rises.
  static func lowered(_ text: String, to areas: [WordCheck.Area]) -> String {
    let left = Dictionary(
      areas.compactMap { area in area.ceiling.map { ($0.path, (area, $0)) } }, uniquingKeysWith: { first, _ in first })
    var section: Substring = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      if line.hasPrefix("[") { section = line }
      let path = line.split(separator: "|").first.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
      guard section == "[left]", let (area, ceiling) = left[path] else { return String(line) }
      let words = min(area.words, ceiling.words)
      let names = min(area.names, ceiling.names)
      return words + names == 0 ? nil : "\(path) | \(words) | \(names)"
    }
    return lines.joined(separator: "\n")
  }
}
