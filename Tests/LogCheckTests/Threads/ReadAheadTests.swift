import Foundation
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckSimulator
import LogCheckTestSupport
import Testing

@testable import LogCheck

/// A capture that a thread reads ahead is reported like one that is read where it is judged, to the byte.
@Suite struct ReadAheadTests {
  private static func report(of bytes: [UInt8], threads: Int, isStopped: () -> Bool = { false }) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "capture")
    try Data(bytes).write(to: file)
    var options = AuditOptions()
    options.failOn = .note
    options.threads = threads
    options.threadedBytes = 0
    options.keepsTimeline = true
    var audit = try Audit(Shipped.rules.get().ruleSet, options)
    var reporter = ReportFormat.json.make(ReportStyle())
    var output = ReportOutput()
    reporter.begin(
      RunHeader(toolVersion: "0", ruleCount: 0, inputs: ["capture"], failOn: options.failOn, isStrict: false),
      to: &output)
    audit.run([.file(Array(file.path.utf8), shown: "capture")], isStopped: isStopped) {
      reporter.report($0, to: &output)
    }
    reporter.end(audit.summary(), to: &output)
    return withExtendedLifetime(folder) { String(decoding: output.take(), as: UTF8.self) }
  }

  /// Far more than what is read at a time, with the sample in its middle.
  private static func amongNoise(_ sample: [UInt8]) throws -> [UInt8] {
    let writer = try #require(LogWriter.named("apple-default"))
    var noise = ForeignNoise(platform: .ios, seed: 3, decoys: true)
    func lines(from start: Int64) -> [UInt8] {
      let entries = (0..<6_000).map { noise.entry(at: LogInstant(nanoseconds: start + $0 * 1_000_000)) }
      return writer.write(entries, CaptureSettings(header: false, footer: false))
    }
    return lines(from: 1_700_000_000_000_000_000) + sample + lines(from: 1_790_000_000_000_000_000)
  }

  @Test(.tags(.long), arguments: Sample.tried) func samples(_ sample: Sample) throws {
    let bytes = try sample.bytes()
    let expected = try Self.report(of: bytes, threads: 1)
    #expect(expected.contains("\"capture\""))
    #expect(try Self.report(of: bytes, threads: 2) == expected)
  }

  @Test func aLongCapture() throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") })
    let bytes = try Self.amongNoise(sample.bytes())
    #expect(bytes.count > 1 << 20)
    let expected = try Self.report(of: bytes, threads: 1)
    #expect(expected.contains("\"pass\""))
    #expect(try Self.report(of: bytes, threads: 2) == expected)
    #expect(try Self.report(of: Gzip.stored(bytes), threads: 2) == Self.report(of: Gzip.stored(bytes), threads: 1))
  }

  /// Lines of the app here and there, so that threads scan the bytes ahead; then in succession, so that they stop, with
  /// a block of NUL among them; and again.
  @Test func aCaptureSparseAndDense() throws {
    let writer = try #require(LogWriter.named("apple-default"))
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") }).bytes()
    var noise = ForeignNoise(platform: .ios, seed: 5)
    var time = LogInstant(nanoseconds: 1_790_000_000_000_000_000)
    func sparse(_ size: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < size {
        let entries = (0..<1_500).map { _ in
          time = time + .milliseconds(3)
          var entry = noise.entry(at: time)
          if entry.message.utf8.count % 97 == 0 { entry.message = "[DNP-FETCH] of no known form" }
          return entry
        }
        bytes += writer.write(entries, CaptureSettings(header: false, footer: false))
      }
      return bytes
    }
    let logLines = [[UInt8]](repeating: sample, count: 60).flatMap(\.self)
    let bytes = sparse(3 << 20) + sample + [UInt8](repeating: 0, count: 5000) + logLines + sparse(4 << 20) + sample
    let expected = try Self.report(of: bytes, threads: 1)
    #expect(expected.contains("\"pass\""))
    #expect(try Self.report(of: bytes, threads: 2) == expected)
  }

  /// Cut in its trailer, in its middle, in its header: the lines before are judged, and the trouble is reported.
  @Test(.costly, arguments: [3, 200, 70_000, 1_100_000]) func aTornCapture(_ lost: Int) throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") })
    let packed = try Gzip.stored(Self.amongNoise(sample.bytes()))
    let torn = Array(packed.dropLast(lost))
    let expected = try Self.report(of: torn, threads: 1)
    #expect(expected.contains("I001"))
    #expect(try Self.report(of: torn, threads: 2) == expected)
  }

  @Test(arguments: [[], Array("no log\n".utf8), [0x1F, 0x8B, 0x08, 0x00], [0x50, 0x4B, 0x03, 0x04, 0x14]])
  func whatIsNoCapture(_ bytes: [UInt8]) throws {
    #expect(try Self.report(of: bytes, threads: 2) == Self.report(of: bytes, threads: 1))
  }

  /// A stopped run reports the lines that were read; the reader does not continue.
  @Test(.timeLimit(.minutes(10))) func stopping() throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") })
    let bytes = try Self.amongNoise(sample.bytes())
    var asked = 0
    let report = try Self.report(of: bytes, threads: 2) {
      asked += 1
      return asked > 1
    }
    #expect(report.contains("\"captures\""))
  }
}
