import Foundation
import LogCheckTestSupport

/// A Markdown page of the repository, as the tests of the documents see it.
struct DocumentPage: CustomStringConvertible {
  /// From the package's folder.
  let path: String
  let lines: [String]

  var description: String { path }

  /// The pages a reader comes to: those in the root, and everything in docs.
  static let all: [DocumentPage] = {
    let root = RepositoryPaths.root
    let base = root.path(percentEncoded: false)
    let top = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    let urls =
      top.filter { $0.pathExtension == "md" }.sorted { $0.path() < $1.path() }
      + RepositoryPaths.files(below: root.appending(path: "docs", directoryHint: .isDirectory), extensions: ["md"])
      + ["Rules/README.md", "SampleLogs/README.md", "Benchmarks/README.md"].map { root.appending(path: $0) }
    return urls.compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return DocumentPage(
        path: String(url.path(percentEncoded: false).dropFirst(base.count)), lines: text.components(separatedBy: "\n"))
    }
  }()

  /// A fenced block.
  struct Block: CustomStringConvertible {
    let page: String
    /// The line its text begins in, from 1.
    let line: Int
    let language: String
    let lines: [String]
    /// The line above the fence.
    let mark: String

    var description: String { "\(page):\(line)" }

    /// Marked to be run by the tests.
    var isRun: Bool { language == "sh" && mark == "<!-- run -->" }
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (start: Int, language: String)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let begin = open {
        blocks.append(
          Block(
            page: path, line: begin.start + 2, language: begin.language, lines: Array(lines[(begin.start + 1)..<index]),
            mark: begin.start > 0 ? lines[begin.start - 1] : ""))
        open = nil
      } else {
        open = (index, String(line.dropFirst(3)))
      }
    }
    return blocks
  }

  /// The targets of links that lead to files, without the heading after `#`.
  var fileLinks: [String] {
    text.flatMap { line in
      line.matches(of: /\]\(([^)\s#]+)(?:#[^)]*)?\)/).map { String($0.1) }.filter { !$0.contains("://") }
    }
  }

  /// The links to headings of Markdown pages: the page, empty for this one, and the name after `#`.
  var headingLinks: [(page: String, heading: String)] {
    text.flatMap { line in
      line.matches(of: /\]\(([^)\s#]*)#([^)\s]+)\)/).map { (page: String($0.1), heading: String($0.2)) }
        .filter { $0.page.isEmpty || ($0.page.hasSuffix(".md") && !$0.page.contains("://")) }
    }
  }

  /// The names by which links lead to its headings, as GitHub makes them.
  var headingNames: Set<String> {
    Set(
      text.filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.dropFirst().replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
        return String(
          title.lowercased().compactMap { letter -> Character? in
            letter == " " ? "-" : letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
          })
      })
  }

  /// The lines outside of fenced blocks.
  private var text: [String] {
    var isCode = false
    return lines.filter { line in
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }
}
