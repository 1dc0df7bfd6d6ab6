import Foundation
import LogCheckModel
import LogCheckSamples
import LogCheckTestSupport
import Testing

/// Samples that are kept as edits give the captures that their author meant, or a message that helps the author.
@Suite struct SampleEditTests {
  private static let base = "one red apple\ntwo red pears\nthree plums, three\nfour\nfive\n"

  /// A folder with one base and one sample with these edits.
  private static func contents(_ edits: String, base: String = base) throws -> SampleFolder.Contents<FailingSample> {
    let folder = try TemporaryFolder()
    let indented = edits.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    return try contents(
      "  - rule: ripe\n    what: a fault\n    base: healthy/a.log\n" + indented.joined(separator: "\n"), base, folder)
  }

  private static func contents(
    _ samples: String, _ base: String, _ folder: TemporaryFolder
  ) throws -> SampleFolder.Contents<FailingSample> {
    try folder.write(base, to: "healthy/a.log")
    try folder.write("schema: dnp-samples/1\nsamples:\n\(samples)\n", to: "failing/fruit.yml")
    return SampleFolder(folder.url).failing()
  }

  @Test(arguments: [
    ("drop:\n- line: 2\n  text: pears", "one red apple\nthree plums, three\nfour\nfive\n"),
    ("drop:\n- lines: 2-4\n  first: pears\n  last: four", "one red apple\nfive\n"),
    ("replace:\n- line: 1\n  old: red apple\n  new: green pear", "one green pear\n"),
    ("replace:\n- line: 1\n  old: red apple\n  new: ''", "one \n"),
    ("replace:\n- {line: 1, old: one, new: 'a longer one'}\n- {line: 1, old: red, new: b}", "a longer one b apple\n"),
    ("insert:\n- after: 1\n  text: one\n  lines: new", "one red apple\nnew\n"),
    ("insert:\n- after: 0\n  lines: |\n    a: b\n\n    c # d", "a: b\n\nc # d\none red apple\n"),
    // Numbers are those of the base, whatever comes before.
    (
      "drop:\n- {line: 1, text: one}\nreplace:\n- {line: 2, old: two, new: 2}\ninsert:\n- {after: 1, text: one, lines: x}",
      "x\n2 red pears\n"
    ),
  ])
  func editsAreThoseOfTheBase(_ edits: String, _ beginning: String) throws {
    let contents = try Self.contents(edits)
    #expect(contents.problems == [])
    let sample = try #require(contents.samples.first)
    #expect(String(decoding: sample.sample.bytes, as: UTF8.self).hasPrefix(beginning))
    #expect(sample.sample.id == "failing/ripe/a.log" && sample.fails == ["ripe"])
  }

  @Test func theEndOfTheBaseCanBeEdited() throws {
    let sample = try #require(
      Self.contents("drop:\n- {line: 4, text: four}\ninsert:\n- {after: 5, text: five, lines: six}").samples.first)
    #expect(String(decoding: sample.sample.bytes, as: UTF8.self).hasSuffix("three plums, three\nfive\nsix\n"))
  }

  @Test func carriageReturnsAndSignsOfSeveralScalarsAreKept() throws {
    let base = "e\u{301}tude\r\n\r\n👩‍🚒 up\r\n"
    let sample = try #require(Self.contents("replace:\n- {line: 3, old: up, new: down}", base: base).samples.first)
    #expect(sample.sample.bytes == Array("e\u{301}tude\r\n\r\n👩‍🚒 down\r\n".utf8))
  }

  @Test(arguments: [
    (
      "drop:\n- {line: 3, text: pears}",
      "7:7: line 3 of healthy/a.log does not have `pears`; line 2 has it: correct the number"
    ),
    (
      "drop:\n- {line: 3, text: red}",
      "7:7: line 3 of healthy/a.log does not have `red`; lines 1, 2 have it: correct the number"
    ),
    (
      "drop:\n- {line: 3, text: kiwis}",
      "7:7: line 3 of healthy/a.log does not have `kiwis`; no line has it: copy a part of the line that is meant"
    ),
    ("drop:\n- {line: 6, text: five}", "7:7: there is no line 6 in healthy/a.log, which has 5"),
    ("drop:\n- {line: 0, text: five}", "7:7: there is no line 0 in healthy/a.log, which has 5"),
    (
      "drop:\n- {lines: 1-3, first: one, last: four}",
      "7:7: line 3 of healthy/a.log does not have `four`; line 4 has it: correct the number"
    ),
    (
      "drop:\n- {line: 1-3, text: one}",
      "7:7: several lines are `lines` with `first` and `last`, texts of the two"
    ),
    ("drop:\n- {lines: 3-1, first: one, last: four}", "7:15: `lines` is a number or a range as 38-41, not `3-1`"),
    ("drop:\n- {line: x, text: one}", "7:14: `line` is a number or a range as 38-41, not `x`"),
    ("drop:\n- {line: 2}", "7:7: a drop needs the key `text`"),
    ("drop:\n- {line: 2, txt: a}", "7:17: a drop has no key `txt`; did you mean `text`?"),
    (
      "drop:\n- {line: 1, text: one}\n- {lines: 1-2, first: one, last: two}",
      "8:7: line 1 is dropped in line 7 already"
    ),
    (
      "drop:\n- {line: 1, text: one}\nreplace:\n- {line: 1, old: one, new: two}",
      "9:7: line 1 is dropped in line 7"
    ),
    (
      "replace:\n- {line: 2, old: apple, new: x}",
      "7:7: line 2 of healthy/a.log does not have `apple`; line 1 has it: correct the number"
    ),
    (
      "replace:\n- {line: 3, old: three, new: x}",
      "7:7: `three` is 2 times in line 3 of healthy/a.log: quote more of it"
    ),
    ("replace:\n- {line: 3, old: plums, new: plums}", "7:7: `old` and `new` are the same"),
    (
      "replace:\n- {line: 1, old: one red, new: x}\n- {line: 1, old: red apple, new: y}",
      "8:7: another replacement changes a part of this text: join the two"
    ),
    (
      "replace:\n- {line: 1, old: one, new: \"x\\ny\"}",
      "7:32: `new` is a text of one line; other lines are inserted"
    ),
    ("replace:\n- {line: 1, old: '', new: x}", "7:22: `old` is a text, not nothing"),
    ("insert:\n- {after: 2, lines: x}", "7:7: an insertion after a line needs `text`, a text of that line"),
    ("insert:\n- {after: 0, text: one, lines: x}", "7:24: before the first line there is no `text`"),
    (
      "insert:\n- {after: 1, text: one, lines: x}\n- {after: 1, text: red, lines: y}",
      "8:7: line 7 inserts after line 1 already: join the two"
    ),
    ("insert: x", "6:13: `insert` is a list, not `x`"),
    ("expect: [ripe, ripe]\ndrop:\n- {line: 1, text: one}", "6:20: `ripe` is there twice"),
    ("expect: [sour]\ndrop:\n- {line: 1, text: one}", "6:13: `expect` names all rules that fail, ripe included"),
    ("", "3:5: a sample has edits: `drop`, `replace` or `insert`"),
    (
      "drop:\n- {line: 4, text: four}\ninsert:\n- {after: 4, text: four, lines: four}",
      "3:5: the edits change nothing in healthy/a.log"
    ),
    ("drops: []", "6:5: a sample has no key `drops`; did you mean `drop`?"),
    ("what: twice", "6:5: this key is in its map already, or it is no text"),
  ])
  func anEditThatDoesNotFitIsNamedExactly(_ edits: String, _ problem: String) throws {
    let contents = try Self.contents(edits)
    #expect(contents.problems.map(\.description) == ["SampleLogs/failing/fruit.yml:\(problem)"])
    #expect(contents.samples.isEmpty)
  }

  @Test(arguments: [
    ("healthy/b.log", "5:11: there is no capture SampleLogs/healthy/b.log; did you mean healthy/a.log?"),
    ("nowhere.txt", "5:11: there is no capture SampleLogs/nowhere.txt"),
  ])
  func aBaseThatIsNotThereIsNamed(_ base: String, _ problem: String) throws {
    let contents = try Self.contents(
      "  - rule: ripe\n    what: a fault\n    base: \(base)\n    drop: []", Self.base, try TemporaryFolder())
    #expect(contents.problems.map(\.description) == ["SampleLogs/failing/fruit.yml:\(problem)"])
  }

  @Test(arguments: ["no end", "", "\u{FFFD}"]) func aBaseIsWholeLinesOfText(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text == "\u{FFFD}" ? [0xFF, 0x0A] : Array(text.utf8), to: "healthy/a.log")
    try folder.write(
      "schema: dnp-samples/1\nsamples:\n- {rule: ripe, what: a, base: healthy/a.log, drop: []}\n", to: "failing/a.yml")
    #expect(
      SampleFolder(folder.url).failing().problems.map(\.message) == [
        "SampleLogs/healthy/a.log is not UTF-8, or its last line has no end"
      ])
  }

  @Test func aBrokenSampleLeavesTheOthersReadable() throws {
    let good = "  - {rule: ripe, what: a, base: healthy/a.log, drop: [{line: 1, text: one}]}\n"
    let contents = try Self.contents(
      good + "  - {rule: sour, what: b, base: healthy/a.log, drop: [{line: 1, text: two}]}\n" + good, Self.base,
      try TemporaryFolder())
    #expect(contents.samples.map(\.rule) == ["ripe"])
    #expect(
      contents.problems.map(\.description) == [
        "SampleLogs/failing/fruit.yml:4:55: line 1 of healthy/a.log does not have `two`; line 2 has it: correct the number",
        "SampleLogs/failing/fruit.yml:5:5: failing/ripe/a.log is in SampleLogs/failing/fruit.yml:3 already",
      ])
  }

  @Test func aFileOfAnotherSchemaIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("schema: dnp-rules/1\nsamples: []\n", to: "failing/fruit.yml")
    #expect(
      SampleFolder(folder.url).failing().problems.map(\.description) == [
        "SampleLogs/failing/fruit.yml:1:9: the schema is dnp-samples/1"
      ])
  }

  @Test func aFaultOfAScenarioIsAnEditOfItsCapture() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.base, to: "scenarios/S-1/scenario.log")
    let head =
      "schema: dnp-scenario/2\nid: S-1\ntitle: Fruit\ncapture: scenario.log\nexitCode: 0\nverdicts: {ripe: pass}\nfails: []\n"
    func read(_ faults: String) throws -> SampleFolder.Contents<WrittenScenario> {
      try folder.write(head + "faults:\n" + faults, to: "scenarios/S-1/expected.yml")
      return SampleFolder(folder.url).scenarios()
    }
    let fault = "- {id: M1, what: a, requirements: [REQ-1], fails: [ripe], drop: [{line: 1, text: one}]}\n"
    let scenario = try #require(try read(fault).samples.first)
    #expect(scenario.bytes == Array(Self.base.utf8) && scenario.verdicts == ["ripe": "pass"])
    #expect(scenario.faults.first?.sample.id == "scenarios/S-1/M1.log")
    #expect(scenario.faults.first?.sample.bytes == Array(Self.base.utf8.dropFirst("one red apple\n".utf8.count)))
    #expect(try read(fault + fault).problems.map(\.message) == ["there is a fault M1 already"])
    let traceless = "- {id: M1, what: a, requirements: [REQ-1], fails: []}\n"
    #expect(try read(traceless).samples.first?.faults.first?.sample.bytes == Array(Self.base.utf8))
    #expect(
      try read(traceless.replacing("fails: []", with: "fails: [ripe]")).problems.map(\.message) == [
        "a fault in which rules fail has edits: `drop`, `replace` or `insert`"
      ])
  }

  @Test func aBlankLineHasTheEmptyText() throws {
    let contents = try Self.contents("drop:\n- {line: 2, text: ''}", base: "one\n\ntwo\n")
    #expect(contents.samples.first?.sample.bytes == Array("one\ntwo\n".utf8))
    #expect(
      try Self.contents("drop:\n- {line: 1, text: ''}", base: "one\n\ntwo\n").problems.map(\.message) == [
        "line 1 of healthy/a.log does not have ``; line 2 has it: correct the number"
      ])
  }

  // MARK: edits out of captures

  @Test(arguments: [
    (
      "one red apple\nthree plums, three\nfour\nfive\n",
      "drop:\n  - line: 2\n    text: two red pears\n"
    ),
    (
      "one red apple\ntwo blue pears\nthree plums, three\nfour\nfive\n",
      "drop:\n  - line: 2\n    text: two red pears\ninsert:\n  - after: 2\n    text: two red pears\n    lines: |\n      two blue pears\n"
    ),
    (
      "  a: b\none red apple\ntwo red pears\nthree plums, three\nfour\nfive\n",
      "insert:\n  - after: 0\n    lines: |2\n        a: b\n"
    ),
    (
      "one red apple\nfive\n",
      "drop:\n  - lines: 2-4\n    first: two red pears\n    last: four\n"
    ),
  ])
  func theEditsOfACaptureAreFound(_ capture: String, _ text: String) throws {
    let base = try #require(SampleBase(path: "healthy/a.log", bytes: Array(Self.base.utf8)))
    let writer = try #require(EditWriter(base: base, sample: Array(capture.utf8)))
    #expect(writer.text(indentation: 0) == text)
  }

  /// A difference in a long line is quoted with enough around it.
  @Test func aTextInsideALineIsReplaced() throws {
    let line = { (state: String) in
      "2025-11-15 05:40:09 App[412] [DNP-FETCH] the task is \(state) for the first time (id=7, 'x': 1)\n"
    }
    let base = try #require(SampleBase(path: "healthy/a.log", bytes: Array(line("submitted").utf8)))
    let writer = try #require(EditWriter(base: base, sample: Array(line("refused").utf8)))
    #expect(
      writer.text(indentation: 0) == "replace:\n  - line: 1\n    old: is submitted\n    new: is refused\n")
  }

  /// Edits that are written are read as the same capture.
  @Test(.costly) func theEditsOfEverySampleGiveItAgain() throws {
    for sample in SampleCaptures.failing.samples {
      let bytes = [UInt8](try Data(contentsOf: RepositoryPaths.sampleLogs.appending(path: sample.base)))
      let base = try #require(SampleBase(path: sample.base, bytes: bytes))
      let writer = try #require(EditWriter(base: base, sample: sample.sample.bytes))
      let folder = try TemporaryFolder()
      try folder.write(bytes, to: sample.base)
      try folder.write(
        "schema: dnp-samples/1\nsamples:\n  - rule: a\n    what: b\n    base: \(sample.base)\n\(writer.text(indentation: 4))",
        to: "failing/a.yml")
      let contents = SampleFolder(folder.url).failing()
      #expect(contents.problems == [])
      let same = contents.samples.first?.sample.bytes == sample.sample.bytes
      #expect(same, "\(sample.sample.id)")
    }
  }

  // MARK: the samples of the repository

  @Test func theExampleOfTheReadmeFits() throws {
    let page = try String(contentsOf: RepositoryPaths.sampleLogs.appending(path: "README.md"), encoding: .utf8)
    let example = try #require(page.firstMatch(of: /```yaml\n((?s).*?)```/)?.1)
    let folder = try TemporaryFolder()
    let base = RepositoryPaths.sampleLogs.appending(path: "healthy/first-run.log")
    try folder.write([UInt8](Data(contentsOf: base)), to: "healthy/first-run.log")
    try folder.write(String(example), to: "failing/example.yml")
    let contents = SampleFolder(folder.url).failing()
    #expect(contents.problems == [] && contents.samples.map(\.fails) == [["another-rule", "task-registered-once"]])
  }

  @Test func eachSampleFitsItsBase() {
    #expect(SampleCaptures.failing.problems == [])
    #expect(SampleCaptures.scenarios.problems == [])
    #expect(SampleCaptures.failing.samples.count >= 339)
    #expect(SampleCaptures.scenarios.samples.flatMap(\.faults).count >= 326)
  }

  /// A reader finds a sample where its rule is.
  @Test func aSampleIsInTheFileOfItsRulesArea() {
    let rules = RepositoryPaths.files(
      below: RepositoryPaths.root.appending(path: "Rules", directoryHint: .isDirectory), extensions: ["yml"])
    let areas = Dictionary(
      rules.map {
        ($0.deletingPathExtension().lastPathComponent, $0.deletingLastPathComponent().lastPathComponent)
      }, uniquingKeysWith: { first, _ in first })
    for sample in SampleCaptures.failing.samples {
      #expect(sample.sample.mark.file == "SampleLogs/failing/\(areas[sample.rule] ?? "-").yml", "\(sample.rule)")
    }
  }

  /// Documents show a few samples, for which the whole capture is kept as well.
  @Test func aCaptureThatIsKeptWholeIsItsSample() throws {
    let folder = RepositoryPaths.sampleLogs.appending(path: "failing", directoryHint: .isDirectory)
    let whole = RepositoryPaths.files(below: folder, extensions: ["log", "ndjson", "json"])
    #expect(!whole.isEmpty && whole.count <= 12)
    for file in whole {
      let id = file.pathComponents.suffix(3).joined(separator: "/")
      let sample = try #require(SampleCaptures.failing.samples.first { $0.sample.id == id }, "\(id)")
      let same = sample.sample.bytes == [UInt8](try Data(contentsOf: file))
      #expect(same, "logcheck-dev sample \(id) > SampleLogs/\(id)")
    }
  }
}
