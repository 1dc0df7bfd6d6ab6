import Foundation
import LogCheckTestSupport
import Testing

/// The reports of `merge` in the programs that read the reports of a run: the reviewed ones, which other tests compare with what is
/// written.
@Suite struct MergedReportReaderTests {
  private static let golden = RepositoryPaths.root.appending(
    path: "Tests/LogCheckResultsTests/Golden", directoryHint: .isDirectory)
  private static let sums = ["empty", "hostile", "mixed", "passing"]
  private static let formats: Set = ["junit", "markdown", "html", "openmetrics"]

  private static let readers =
    ForeignReader.all.filter { !formats.isDisjoint(with: $0.formats) && !$0.needs.contains("chromium") } + [
      // A page without a filter, as that of a history.
      ForeignReader(
        id: "Chromium and axe, for pages without scripts", formats: ["html"], program: "python",
        needs: ["chromium", "chromedriver"], arguments: ["SCRIPTS/browse_plain.py"],
        broken: #"<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><img src="x.png"></body></html>"#)
    ]
  private static let missing = readers.flatMap(\.missing)

  @Test(
    .enabled(
      if: missing.isEmpty || ForeignReader.areRequired,
      "missing: \(Set(missing).sorted().joined(separator: ", ")); .ci/validators.sh installs them"),
    arguments: readers)
  func takesTheReportsOfSums(reader: ForeignReader) throws {
    // A browser leaves its pictures next to the pages.
    let folder = try TemporaryFolder()
    for format in reader.formats {
      let files = try Self.sums.map { sum in
        let text = try String(contentsOf: Self.golden.appending(path: "\(sum).\(format)"), encoding: .utf8)
        return try folder.write(text, to: "\(sum).\(format)")
      }
      let run = try reader.read(files)
      #expect(run.exitCode == 0, "\(run.outputText.suffix(3000)) \(run.errorText.suffix(2000))")
      guard reader.counts else { continue }
      // Green there is green here.
      for line in run.outputText.split(separator: "\n") {
        let isBad = line.split(separator: "\t").last != "0"
        #expect(isBad == !line.hasPrefix("passing."), "\(line)")
      }
    }
  }
}
