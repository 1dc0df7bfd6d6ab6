import Foundation
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

/// The dashboards of `history report` in the programs that read the page of a run.
@Suite struct HistoryPageReaderTests {
  private static let readers =
    ForeignReader.all.filter { $0.id == "the Nu checker of the W3C" } + [
      ForeignReader(
        id: "Chromium and axe, for dashboards", formats: ["html"], program: "python",
        needs: ["chromium", "chromedriver"],
        arguments: ["SCRIPTS/browse_plain.py"],
        broken: #"<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><img src="x.png"></body></html>"#)
    ]
  private static let missing = readers.flatMap(\.missing)

  /// Pages of histories: a fleet with regressions and one without, foreign texts, no night, one night.
  private static func pages() throws -> (folder: TemporaryFolder, files: [URL]) {
    let folder = try TemporaryFolder()
    var fleet = FleetSample(seed: 1)
    fleet.devices = 12
    let nights = fleet.nights
    var quiet = fleet
    quiet.hasRegressions = false
    var inputs = ["fleet": (0..<nights).map { fleet.lines(of: $0) }.joined()]
    inputs["quiet"] = (0..<nights).map { quiet.lines(of: $0) }.joined()
    inputs["hostile"] = hostile
    inputs["empty"] = ""
    inputs["one"] = AuditRecord.sample("a.log", rules: [.failed("r")]).line
    var files: [URL] = []
    for (name, lines) in inputs.sorted(by: { $0.key < $1.key }) {
      try folder.write(lines, to: "\(name).jsonl")
      for line in ["import \(name).db \(name).jsonl", "report \(name).db -o \(name).html --at-most lateness=3m"] {
        let run = try CommandRun.shell("dnp-logcheck history \(line)", in: folder.url)
        #expect(run.exitCode == 0, "\(run.errorText)")
      }
      files.append(folder.url.appending(path: "\(name).html"))
    }
    return (folder, files)
  }

  private static var hostile: String {
    let text =
      "<script>alert(1)</script>\"'><img src=x> \u{1B}[31m\u{202E}\u{0}&amp; " + String(repeating: "w", count: 300)
    return (1...9).map { night in
      var record = AuditRecord.sample(
        text, day: "2026-11-0\(night)", device: text, build: text,
        rules: [night % 2 == 0 ? .failed(text) : .passed(text), .passed("")])
      record.measures[text] = DurationHistogram(30_000 * night, -DurationHistogram.limit * (night % 2))
      return record.line + "\n"
    }.joined()
  }

  @Test(
    .enabled(
      if: missing.isEmpty || ForeignReader.areRequired,
      "missing: \(Set(missing).sorted().joined(separator: ", ")); .ci/validators.sh installs them"),
    arguments: readers)
  func takesTheDashboards(reader: ForeignReader) throws {
    let (folder, files) = try Self.pages()
    let run = try reader.read(files)
    #expect(run.exitCode == 0, "\(folder.url.path()): \(run.outputText.suffix(3000)) \(run.errorText.suffix(2000))")
  }

  @Test(
    .enabled(if: missing.isEmpty || ForeignReader.areRequired, "missing: see above"), arguments: readers)
  func refusesWhatIsBroken(reader: ForeignReader) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(reader.broken, to: "broken.html")
    #expect(try reader.read([file]).exitCode != 0)
  }
}
