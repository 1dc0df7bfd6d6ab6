import Foundation
import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckTestSupport
import Testing

/// A file that changes while it is read.
@Suite struct CutOffWhileReadTests {
  private static let logLine = "2025-11-15 05:40:01.020 Df App[412:1a2b] [X-BETA] Said x\n"

  /// `change` is called at the first read.
  private func judge(threads: Int, _ change: @escaping (URL) throws -> Void) throws -> RunSummary {
    let folder = try TemporaryFolder()
    let file = try folder.write(String(repeating: Self.logLine, count: 20_000), to: "own.log")
    var options = AuditOptions()
    options.threads = threads
    options.threadedBytes = 0
    let rule = "kind: response\nwhen: b.said\nexpect: { event: b.said, within: 5s }"
    var audit = try Audit(OwnRules.library(rule).ruleSet, options)
    var isFirst = true
    var problem: (any Error)?
    var watch = RunWatch()
    watch.read = { _ in
      guard isFirst else { return }
      isFirst = false
      do { try change(file) } catch { problem = error }
    }
    withExtendedLifetime(folder) {
      audit.run([.file(Array(file.path.utf8), shown: "own.log")], watch: watch) { _ in }
    }
    if let problem { throw problem }
    return audit.summary()
  }

  /// The lines that were there are judged, and the run could not check its whole input.
  @Test func whatIsCutOffMeanwhileIsNotReadToItsEnd() throws {
    let summary = try judge(threads: 1) { file in
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 300_000)
      try handle.close()
    }
    let capture = try #require(summary.captures.first)
    #expect(summary.exitCode == 2)
    #expect(
      capture.problem == "it was cut off while it was read, after 300000 of \(Self.logLine.utf8.count * 20_000) bytes")
    #expect(capture.bytes == 300_000 && capture.lines > 5000)
    #expect(summary.diagnostics.map(\.code) == ["I001"])
  }

  @Test(arguments: [1, 2]) func whatGrowsMeanwhileIsReadAsFarAsItGoes(_ threads: Int) throws {
    let summary = try judge(threads: threads) { file in
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(Self.logLine.utf8))
      try handle.close()
    }
    #expect(summary.captures.first?.problem == nil)
    #expect((summary.captures.first?.lines ?? 0) >= 20_000)
    #expect(summary.exitCode != 2)
  }

  /// A process that has it open continues reading it, whatever file has its name now.
  @Test func whatIsReplacedMeanwhileIsReadAsItWas() throws {
    let summary = try judge(threads: 1) { file in
      let other = file.deletingLastPathComponent().appending(path: "other.log")
      try Data("nothing\n".utf8).write(to: other)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: other, to: file)
    }
    #expect(summary.captures.first?.lines == 20_000)
    #expect(summary.exitCode != 2)
  }
}
