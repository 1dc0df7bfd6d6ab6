import Foundation
import LogCheckTestSupport
import Testing

/// The formats exist so that other programs read them: these programs do.
@Suite struct ForeignReaderTests {
  private static let readers = ForeignReader.all.filter { $0.isInstalled || ForeignReader.areRequired }
  private static let missing = ForeignReader.all.filter { !$0.isInstalled }.flatMap(\.missing)

  @Test(
    .enabled(
      if: missing.isEmpty || ForeignReader.areRequired,
      "missing: \(Set(missing).sorted().joined(separator: ", ")); .ci/validators.sh installs them"))
  func everyReaderIsThere() { #expect(Self.missing == []) }

  @Test(.costly, .tags(.long), arguments: readers)
  func takesTheReportsOfAllRuns(reader: ForeignReader) async throws {
    let reports = try await ReportFiles.all.value
    for format in reader.formats {
      let run = try reader.read(
        reports.files(format), plain: reports.plainFiles(format),
        extent: Extent.isWhole ? "--every" : "--some=2:\(Extent.seed)")
      #expect(run.exitCode == 0, "\(format): \(run.outputText.suffix(2000)) \(run.errorText.suffix(2000))")
      guard reader.counts, run.exitCode == 0 else { continue }
      let reported = Self.counts(run.outputText)
      for item in reports.runs {
        let counts = try #require(reported["\(item.name).\(format)"], "\(item.name)")
        // Green there is green here; a failure that the waivers of a run leave is no error of SARIF, but its exit may be 2 or 3.
        if let exitCode = item.exitCode {
          #expect((counts.bad == 0) == (exitCode == 0) || (format == "sarif" && counts.bad == 0), "\(item.name)")
        }
        if let checks = item.checks, format != "sarif" {
          #expect(counts == (format == "junit" ? item.occasions : checks.count, checks.bad), "\(item.name)")
        }
      }
    }
  }

  @Test(arguments: readers)
  func refusesWhatIsBroken(reader: ForeignReader) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(reader.broken, to: "broken.\(reader.formats.first ?? "")")
    #expect(try reader.read([file]).exitCode != 0)
    // What one run of the browser says of each page.
    guard reader.isBrowser else { return }
    let plain = try folder.write(reader.broken, to: "plain.html")
    let run = try reader.read([file], plain: [plain])
    for page in [file, plain] { #expect(run.outputText.contains("\(page.lastPathComponent): "), "\(run.outputText)") }
  }

  private static func counts(_ text: String) -> [String: (count: Int, bad: Int)] {
    var counts: [String: (count: Int, bad: Int)] = [:]
    for row in text.split(separator: "\n") {
      let columns = row.split(separator: "\t")
      guard columns.count == 3, let count = Int(columns[1]), let bad = Int(columns[2]) else { continue }
      counts[String(columns[0])] = (count, bad)
    }
    return counts
  }
}
