import Testing

@testable import logcheck_dev

/// `logcheck-dev words`: which texts it reads, what it finds in them, and how many words may be left.
@Suite struct WordTests {
  private static let list =
    """
    [words]
    behind, in work | after
    row, rows | line
    ^what | a noun phrase
    [names]
    told | report
    [allowed]
    row of a table | * | tables
    rows | docs/tables.md | it is about tables
    [allowed names]
    istold | Sources/Keys.swift | a key of a file
    told | Sources/Old | old
    [skipped]
    *+Generated.swift | generated
    Tests/Samples | input
    [left]
    Sources/Old | 2 | 1
    Sources/Old/Older | 3 | 0
    """

  private func hits(_ text: String, path: String) throws -> [String] {
    let kind = try #require(ProseKind(path: path))
    let file = kind.read(Array(text.utf8), path: path)
    return WordSearch(try WordList(Self.list)).hits(in: file, path: path).map { "\($0.line) \($0.word)" }
  }

  @Test(arguments: [
    ("// it is behind\nlet a = 1", ["1 behind"]),
    ("let behind = 1", []),
    ("/* one\n   behind */", ["2 behind"]),
    ("let a = \"x is behind\"", ["1 behind"]),
    ("let a = \"behind\"", []),
    ("let a = \"x is behin\\(behind)d y\"", []),
    ("let a = \"x \\(f(\"y is behind\")) z\"", ["1 behind"]),
    ("let a = #\"x \\n\" is behind\"#", ["1 behind"]),
    ("let a = \"\"\"\n  one \\\n  is behind\n  \"\"\"\n// behind", ["3 behind", "5 behind"]),
    ("let a = \"x \\\" y is behind\"", ["1 behind"]),
    ("let a = \"http://x y\" // behind", ["1 behind"]),
    ("// the one in\n// work", ["1 in work"]),
    ("// the one in.\n// Work", []),
    ("// the one in\n\n// work", []),
    ("/// What it is.\n/// What it does.", ["1 what"]),
    ("// What it is.", []),
    ("/// Knows what it is.", []),
    ("// A row of a table, and a row.", ["1 row"]),
    ("let isToldOf = 1\nisToldOf = 2", ["1 isToldOf"]),
    ("let retold = 1", []),
  ])
  func findsWordsInCommentsTextsAndNamesOfSwift(_ text: String, _ expected: [String]) throws {
    #expect(try hits(text, path: "Sources/A.swift") == expected)
  }

  @Test func leavesOutTheTextsOfTests() throws {
    #expect(try hits("let a = \"x is behind\" // behind", path: "Tests/A.swift") == ["1 behind"])
    #expect(try hits("let a = \"x is behind\"\n// behind", path: "Tests/A.swift") == ["2 behind"])
  }

  @Test(arguments: [
    ("It is behind `behind` it.", ["1 behind"]),
    ("```text\nbehind\n```\nbehind", ["4 behind"]),
    ("[a link](behind.md)", []),
    ("<!-- generated: x -->\nbehind\n<!-- end -->\nbehind", ["4 behind"]),
    ("the one in\nwork", ["1 in work"]),
    ("the one in\n\nwork", []),
    ("| the one in |\n| work |", []),
    ("What it is", []),
  ])
  func findsWordsInTheParagraphsOfAPage(_ text: String, _ expected: [String]) throws {
    #expect(try hits(text, path: "docs/a.md") == expected)
  }

  @Test(arguments: [
    ("title: it is behind\ntext: behind", ["1 behind"]),
    ("rationale: >-\n  one is\n  behind\nbehind: 1", ["3 behind"]),
    ("- name: behind\n  event: behind", ["1 behind"]),
    ("# behind\nid: behind", ["1 behind"]),
    ("- { id: is-told, lane: told }", ["1 is-told"]),
    ("reading: it is behind\nlimit: behind", ["1 behind", "2 behind"]),
    ("- id: store-is-told-once\n  id: store.told\n- id: untold-store", ["1 store-is-told-once", "2 store.told"]),
    ("\"description\": \"it is behind\"", ["1 behind"]),
  ])
  func findsWordsInTheSentencesOfARuleFile(_ text: String, _ expected: [String]) throws {
    #expect(try hits(text, path: "Rules/a.yml") == expected)
  }

  @Test(arguments: [
    ("# it is behind\nbehind", "a.sh", ["1 behind"]),
    ("behind # it is behind", "a.sh", ["1 behind"]),
    ("make: ## one behind", "Makefile", ["1 behind"]),
    ("x = \"#behind\"", "a.py", []),
    ("\"\"\"One.\n\nIs behind.\"\"\"\nbehind = 1", "a.py", ["3 behind"]),
  ])
  func findsWordsInTheCommentsOfAScript(_ text: String, _ name: String, _ expected: [String]) throws {
    #expect(try hits(text, path: name) == expected)
  }

  @Test func permitsAPhraseOnlyWhereTheListSaysSo() throws {
    #expect(try hits("Two rows.", path: "docs/tables.md") == [])
    #expect(try hits("Two rows.", path: "docs/a.md") == ["1 rows"])
    #expect(try hits("let isTold = 1\nlet wasTold = 1", path: "Sources/Keys.swift") == ["2 wasTold"])
    #expect(try hits("let isTold = 1", path: "Sources/Old/A.swift") == [])
  }

  @Test func skipsFilesByFolderAndByEnding() throws {
    let list = try WordList(Self.list)
    #expect(list.isSkipped("Sources/A+Generated.swift"))
    #expect(list.isSkipped("Tests/Samples/a.md"))
    #expect(!list.isSkipped("Tests/SamplesTests/a.md"))
  }

  @Test(arguments: ["[words]\nbehind", "[words]\nbehind |", "[left]\na | b | 1", "behind | after", "[x]\na | b"])
  func refusesALineThatIsNoEntryOfItsSection(_ text: String) {
    #expect(throws: WordList.FormatError.self) { try WordList(text) }
  }

  private func areas(_ counts: [(path: String, words: Int, names: Int)]) throws -> [WordCheck.Area] {
    let hits = counts.flatMap { path, words, names in
      (0..<words).map { WordSearch.Hit(path: path, line: $0, word: "row", advice: "line") }
        + (0..<names).map { WordSearch.Hit(path: path, line: $0, word: "told", advice: "report", isName: true) }
    }
    return WordCheck.areas(hits, list: try WordList(Self.list))
  }

  @Test(arguments: [
    ("README.md", 1, 0, true), ("README.md", 0, 1, true), ("README.md", 0, 0, false),
    ("Sources/Old/A.swift", 2, 1, false), ("Sources/Old/A.swift", 3, 0, true), ("Sources/Old/A.swift", 0, 2, true),
    ("Sources/Old/Older/A.swift", 3, 0, false), ("Sources/Older/A.swift", 1, 0, true),
  ])
  func aPartMayHaveNoMoreWordsThanItsCeiling(_ path: String, _ words: Int, _ names: Int, _ isOver: Bool) throws {
    #expect(try areas([(path, words, names)]).contains(where: \.isOver) == isOver)
  }

  @Test func loweringLowersEachNumberAndRaisesNone() throws {
    let areas = try areas([("Sources/Old/A.swift", 1, 7)])
    let lowered = WordCeilings.lowered(Self.list, to: areas)
    #expect(
      lowered == Self.list.replacing("Sources/Old | 2 | 1\nSources/Old/Older | 3 | 0", with: "Sources/Old | 1 | 1"))
  }

  @Test func aFinishedPartIsReportedWordByWord() throws {
    let area = try #require(areas([("README.md", 1, 0)]).first)
    #expect(area.report == "README.md:0: \"row\": line\n")
  }
}
