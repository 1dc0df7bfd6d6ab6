import Foundation
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// The reports of the sample runs equal the reviewed ones.
@Suite struct GoldenReportTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/LogCheckReportingTests/Golden")

  @Test(arguments: SampleRun.all, ReportFormat.all)
  func eachFormatReportsEachRunAsRecorded(run: SampleRun, format: ReportFormat) {
    // One page keeps the style.
    let file = GoldenFile(
      Self.folder.appending(path: "\(run.name).\(format.id)"), isWithoutStyle: format.id == "html" && run.name != "one")
    let outcome = file.compare(run.report(format))
    #expect(outcome == .same, "\(outcome)")
  }

  @Test(arguments: SampleRun.all)
  func theTextReportIsColouredAsRecorded(run: SampleRun) {
    let file = GoldenFile(Self.folder.appending(path: "\(run.name).colour.text"))
    let outcome = file.compare(run.report(.text, ReportStyle(palette: .terminal)))
    #expect(outcome == .same, "\(outcome)")
  }

  @Test(arguments: SampleRun.all)
  func theVerboseTextReportIsAsRecorded(run: SampleRun) {
    let file = GoldenFile(Self.folder.appending(path: "\(run.name).verbose.text"))
    let outcome = file.compare(run.report(.text, ReportStyle(isVerbose: true)))
    #expect(outcome == .same, "\(outcome)")
  }

  @Test func everyFileInTheFolderBelongsToARunAndAFormat() throws {
    let wanted = SampleRun.all.flatMap { run in
      ReportFormat.all.map { "\(run.name).\($0.id)" } + ["\(run.name).colour.text", "\(run.name).verbose.text"]
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
    #expect(Set(found) == Set(wanted))
  }

  @Test(arguments: SampleRun.all, ReportFormat.all)
  func theSameRunGivesTheSameBytesAgain(run: SampleRun, format: ReportFormat) {
    #expect(run.report(format) == run.report(format))
  }

  @Test(arguments: SampleRun.all, ReportFormat.all.filter { !["text", "lines"].contains($0.id) })
  func formatsForProgramsKnowNoColourAndNoTerseness(run: SampleRun, format: ReportFormat) {
    let plain = run.report(format)
    #expect(
      run.report(format, ReportStyle(palette: .terminal, isQuiet: true, isVerbose: format.id != "junit")) == plain)
  }
}
