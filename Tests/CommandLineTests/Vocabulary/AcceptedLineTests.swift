import Foundation
import LogCheckTestSupport
import Testing

/// The line that `--accept` names, in one capture or several.
@Suite struct AcceptedLineTests {
  private static let text = "Submitted background refresh request, begins not before"
  private static let other = "Handed refresh request to iOS, earliest"
  private static let event = "fetch.bgtask.submitted"
  /// The unknown text is in line 38 of each.
  private static let line = 38

  /// `a.log` and `c.log` have one text, the others another.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let reworded = RepositoryPaths.root.appending(path: "SampleLogs/reworded/first-run.log")
    let text = try String(contentsOf: reworded, encoding: .utf8)
    #expect(text.contains(Self.text))
    for name in ["a.log", "c.log"] { try folder.write(text, to: name) }
    for name in ["b.log", "b:7=x.log", "7"] { try folder.write(text.replacing(Self.text, with: Self.other), to: name) }
    return folder
  }

  private func accept(
    _ choice: String, _ captures: [String], in folder: TemporaryFolder
  ) throws -> (run: CommandRun, file: String?) {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary"] + captures + ["--write", "words.yml", "--accept", choice],
      in: folder.url)
    return (run, try? String(contentsOf: folder.url.appending(path: "words.yml"), encoding: .utf8))
  }

  private static let accepted = [
    ("a.log:38", ["a.log", "b.log"], text), ("b.log:38", ["a.log", "b.log"], other),
    ("b:7=x.log:38", ["a.log", "b:7=x.log"], other), ("7:38", ["a.log", "7"], other),
    ("./b.log:38", ["a.log", "./b.log"], other),
    // The text of a further capture is the text of the first.
    ("c.log:38", ["a.log", "b.log", "c.log"], text),
    // One capture, or one text in all.
    ("38", ["b.log"], other), ("b.log:38", ["b.log"], other), ("38", ["a.log", "c.log"], text),
  ]

  @Test(.costly, .tags(.long), arguments: Extent.some(2, of: accepted))
  func theLineOfACaptureIsTaken(_ line: String, _ captures: [String], _ words: String) throws {
    let (run, file) = try accept("\(line)=\(Self.event)", captures, in: folder())
    #expect(run.exitCode == 0, "\(run.outputText) \(run.errorText)")
    let expected = words == Self.text ? "Submitted background refresh" : "Handed refresh request"
    #expect(file?.contains(expected) == true)
    #expect(file?.contains(words == Self.text ? "Handed refresh request" : "Submitted background refresh") == false)
  }

  @Test(.costly) func aLineOfSeveralCapturesIsRefusedWithTheChoices() throws {
    let (run, file) = try accept("38=\(Self.event)", ["a.log", "b:7=x.log", "c.log"], in: folder())
    #expect(run.exitCode == 64)
    #expect(file == nil)
    #expect(run.errorText.contains("a.log:38=\(Self.event)") && run.errorText.contains("b:7=x.log:38=\(Self.event)"))
  }

  private static let refused = [
    ("40", ["a.log"], "the closest: 38"), ("1", ["a.log", "b.log"], "the closest: a.log:38, b.log:38"),
    ("a.log:40", ["a.log", "b.log"], "the closest: a.log:38"),
    ("d.log:38", ["a.log", "b.log"], "the closest: a.log:38, b.log:38"),
  ]

  @Test(.costly, .tags(.long), arguments: Extent.some(2, of: refused))
  func aLineThatIsNoTextIsRefusedWithTheClosest(_ line: String, _ captures: [String], _ closest: String) throws {
    let (run, file) = try accept("\(line)=\(Self.event)", captures, in: folder())
    #expect(run.exitCode == 64)
    #expect(file == nil)
    #expect(run.errorText.contains(closest + "\n"), "\(run.errorText)")
  }

  @Test(arguments: [
    "38", "38=", "=x", ":38=x.y", "0=x.y", "-1=x.y", "+1=x.y", "a.log=x.y", "a.log:=x.y", "38:a.log=x.y",
  ])
  func whatNamesNoLineIsBadUsage(_ choice: String) throws {
    let (run, file) = try accept(choice, ["a.log"], in: folder())
    #expect(run.exitCode == 64)
    #expect(file == nil)
  }

  @Test(.costly) func standardInputIsNamedByAHyphen() throws {
    let folder = try folder()
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck,
      ["vocabulary", "-", "b.log", "--write", "words.yml", "--accept=-:38=\(Self.event)"], in: folder.url,
      input: folder.url.appending(path: "a.log"))
    #expect(run.exitCode == 0, "\(run.errorText)")
    let file = try String(contentsOf: folder.url.appending(path: "words.yml"), encoding: .utf8)
    #expect(file.contains("Submitted background refresh"))
  }

  /// Names of files reach no terminal unescaped.
  @Test(.costly, .tags(.long)) func aHostileNameIsEscaped() throws {
    let folder = try folder()
    let name = "e\u{1B}[31m.log"
    try folder.write(String(contentsOf: folder.url.appending(path: "a.log"), encoding: .utf8), to: name)
    for line in Extent.some(1, of: ["38", "b.log:1", "\(name):1"]) {
      let (run, _) = try accept("\(line)=\(Self.event)", ["b.log", name], in: folder)
      #expect(run.exitCode == 64)
      #expect(!run.errorText.utf8.contains(0x1B))
    }
  }
}
