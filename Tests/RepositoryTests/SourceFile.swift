import Foundation
import LogCheckTestSupport

/// A Swift file below Sources, as the layering tests see it.
struct SourceFile: CustomStringConvertible {
  /// From Sources: `LogCheckIngest/Reading/FileSource.swift`.
  let path: String
  let lines: [Substring]

  var description: String { path }

  var target: String { String(path.prefix { $0 != "/" }) }

  static let all = files(below: "Sources")

  /// The Swift files below a folder of the repository.
  private static func files(below folder: String) -> [SourceFile] {
    let sources = RepositoryPaths.root.appending(path: folder, directoryHint: .isDirectory)
    let base = sources.path(percentEncoded: false)
    return RepositoryPaths.files(below: sources, extensions: ["swift"]).compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(
        path: String(url.path(percentEncoded: false).dropFirst(base.count)),
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The modules that the files below a folder of the repository import.
  static func imports(below folder: String) -> Set<String> {
    files(below: folder).reduce(into: []) { $0.formUnion($1.imports) }
  }

  /// The folders below Sources, which are the targets.
  static let targets = Set(all.map(\.target))

  /// Modules of all import lines, whatever their access level.
  var imports: Set<String> {
    let import_ =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    // Searching for a text is much cheaper than matching a pattern on every line of the package.
    return Set(lines.filter { $0.contains("import ") }.compactMap { $0.firstMatch(of: import_).map { String($0.1) } })
  }

  /// The numbers of lines that hold one of these texts.
  func lines(withAnyOf texts: [String]) -> [Int] {
    lines.indices.filter { index in texts.contains { lines[index].contains($0) } }.map { $0 + 1 }
  }

  /// The same, comments not counted.
  func codeLines(withAnyOf texts: [String]) -> [Int] {
    lines(withAnyOf: texts).filter { number in
      let code = lines[number - 1].components(separatedBy: "//")[0]
      return texts.contains { code.contains($0) }
    }
  }

  /// True if the file is, or lies below, one of these paths.
  func lies(in paths: [String]) -> Bool {
    paths.contains { $0.hasSuffix(".swift") ? path == $0 : path.hasPrefix($0 + "/") }
  }
}
