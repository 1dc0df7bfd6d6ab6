#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares the words of the repository with the ceilings of the list.
struct WordCheck {
  /// The hits that one ceiling covers; `nil` for all finished parts.
  struct Area {
    let ceiling: WordList.Ceiling?
    let hits: [WordSearch.Hit]

    var words: Int { hits.count { !$0.isName } }
    var names: Int { hits.count { $0.isName } }

    var isOver: Bool { words > (ceiling?.words ?? 0) || names > (ceiling?.names ?? 0) }
    var isUnder: Bool { words < (ceiling?.words ?? 0) || names < (ceiling?.names ?? 0) }
  }

  private static let roots = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift", "Sources", "Tests", "Rules", "docs",
    "Benchmarks", "SampleLogs/README.md", "SampleLogs/failing", "SampleLogs/scenarios", ".ci", ".github",
  ]

  let hits: [WordSearch.Hit]
  let areas: [Area]

  init(root: URL, list: WordList) throws {
    let search = WordSearch(list)
    hits = try Self.paths(in: root).filter { !list.isSkipped($0) }.flatMap { path in
      guard let kind = ProseKind(path: path) else { return [WordSearch.Hit]() }
      return search.hits(in: kind.read(Array(try Data(contentsOf: root.appending(path: path))), path: path), path: path)
    }
    areas = Self.areas(hits, list: list)
  }

  /// The hits in the areas of the list: the finished part first, then in the order of the ceilings.
  static func areas(_ hits: [WordSearch.Hit], list: WordList) -> [Area] {
    let byArea = Dictionary(grouping: hits) { list.ceiling(for: $0.path) }
    return [Area(ceiling: nil, hits: byArea[nil] ?? [])]
      + list.ceilings.map { Area(ceiling: $0, hits: byArea[$0] ?? []) }
  }

  private static func paths(in root: URL) -> [String] {
    roots.flatMap { path in
      let file = root.appending(path: path).path(percentEncoded: false)
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: file)) ?? []
      guard below.isEmpty else { return below.sorted().map { "\(path)/\($0)" } }
      return FileManager.default.fileExists(atPath: file) ? [path] : []
    }
  }
}
