import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// However many threads judge the captures of a run, its report is the same to the byte.
@Suite struct ThreadedAuditTests {
  private static func report(_ inputs: [AuditInput], threads: Int, format: ReportFormat) throws -> String {
    var options = AuditOptions()
    options.failOn = .note
    options.threads = threads
    options.threadedBytes = 0
    var audit = try Audit(Shipped.rules.get().ruleSet, options)
    var reporter = format.make(ReportStyle())
    var output = ReportOutput()
    reporter.begin(
      RunHeader(
        toolVersion: "0", ruleCount: 0, inputs: inputs.map(\.shown), failOn: options.failOn, isStrict: false),
      to: &output)
    audit.run(inputs) { reporter.report($0, to: &output) }
    reporter.end(audit.summary(), to: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  private static func samples(_ seed: UInt64) throws -> [AuditInput] {
    var random = SeededGenerator(seed: seed)
    return try Extent.some(90, of: Sample.healthy + Sample.failing, salt: seed).map { sample in
      // Cut into pieces, so that findings are reported on the way.
      let bytes = try sample.bytes()
      let pieces = stride(from: 0, to: bytes.count, by: 4096).map { Array(bytes[$0..<min($0 + 4096, bytes.count)]) }
      return AuditInput.pieces(pieces, shown: sample.name)
    }.shuffled(using: &random)
  }

  @Test(.costly, .tags(.long), arguments: [2, 3, 7]) func samplesJudgedInParallelAreReportedInOrder(_ threads: Int)
    throws
  {
    let inputs = try Self.samples(UInt64(threads))
    let expected = try Self.report(inputs, threads: 1, format: .jsonLines)
    #expect(expected.contains("\"fail\""))
    #expect(try Self.report(inputs, threads: threads, format: .jsonLines) == expected)
  }

  /// An unreadable file among readable ones, one that is named twice, and one without any event.
  @Test(.tags(.long)) func anInputErrorIsReportedInInputOrder() throws {
    var inputs = Array(try Self.samples(5).prefix(6))
    inputs.insert(.file(Array("/there/is/no/such.log".utf8), shown: "no-such.log"), at: 2)
    inputs.insert(.bytes([], shown: "empty.log"), at: 4)
    inputs.insert(.bytes([0x1F, 0x8B, 0x08, 0x00], shown: "torn.gz"), at: 5)
    let expected = try Self.report(inputs, threads: 1, format: .json)
    #expect(expected.contains("torn.gz"))
    #expect(try Self.report(inputs, threads: 4, format: .json) == expected)
  }
}
