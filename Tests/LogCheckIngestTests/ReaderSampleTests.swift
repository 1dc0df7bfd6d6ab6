import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// The sample captures of every format compared with their records as a person last reviewed them.
@Suite struct ReaderSampleTests {
  static let folder = RepositoryPaths.sampleLogs.appending(path: "formats", directoryHint: .isDirectory)
  static let samples = RepositoryPaths.files(below: folder, extensions: ["log", "json", "ndjson", "logcat"])
    .filter { !$0.pathComponents.contains("wrappers") }

  @Test(arguments: samples) func recordsAreTheGoldenOnes(_ sample: URL) throws {
    let format = try #require(Self.format(of: sample))
    let dump = RecordDump(of: [UInt8](try Data(contentsOf: sample)), format: format)
    let outcome = GoldenFile(sample.appendingPathExtension("records.txt")).compare(dump.text)
    #expect(outcome == .same, "\(outcome)")
  }

  @Test(arguments: samples) func linesAddUp(_ sample: URL) throws {
    let format = try #require(Self.format(of: sample))
    let bytes = [UInt8](try Data(contentsOf: sample))
    let counts = RecordDump(of: bytes, format: format).counts
    #expect(counts.sum == counts.lines)
    let ends = bytes.count { $0 == 0x0A }
    #expect(counts.lines == (bytes.last == 0x0A ? ends : ends + 1))
    #expect(counts.records > 0)
  }

  @Test(arguments: samples) func noOtherFormatIsAsSure(_ sample: URL) throws {
    let format = try #require(Self.format(of: sample))
    let lines = [UInt8](try Data(contentsOf: sample)).split(separator: 0x0A).map { line in
      Array(line.reversed().drop { $0 == 0x0D }.reversed())
    }
    let sums = LogFormat.all.map { format in
      (id: format.id, sum: lines.reduce(0) { $0 + format.certainty($1.span) })
    }
    let own = try #require(sums.first { $0.id == format.id }).sum
    for other in sums where other.id != format.id {
      #expect(other.sum < own, "\(other.id) is as sure of it as \(format.id)")
    }
  }

  @Test(arguments: samples) func windowsLineEndsChangeNothing(_ sample: URL) throws {
    let format = try #require(Self.format(of: sample))
    let bytes = [UInt8](try Data(contentsOf: sample))
    var withReturns: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A { withReturns.append(0x0D) }
      withReturns.append(byte)
    }
    #expect(RecordDump(of: withReturns, format: format).text == RecordDump(of: bytes, format: format).text)
  }

  @Test(arguments: LogFormat.all.map(\.id)) func everyFormatHasSamples(_ id: FormatID) {
    #expect(Self.samples.contains { Self.format(of: $0)?.id == id })
  }

  /// The format of the folder, as it is fitted to the lines of the sample.
  private static func format(of sample: URL) -> LogFormat? {
    LogFormat.named(sample.deletingLastPathComponent().lastPathComponent).map { format in
      let bytes = (try? Data(contentsOf: sample)).map { [UInt8]($0) } ?? []
      return format.fitted(to: bytes.split { $0 == 0x0A || $0 == 0x0D }.map { Array($0) })
    }
  }
}
