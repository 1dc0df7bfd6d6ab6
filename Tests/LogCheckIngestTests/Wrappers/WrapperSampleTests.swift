import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// The sample captures of every wrapper: the unwrapped text, read by the format that the file is named after, compared
/// with the text that a person last reviewed.
@Suite struct WrapperSampleTests {
  static let folder = RepositoryPaths.sampleLogs.appending(path: "formats/wrappers", directoryHint: .isDirectory)
  static let samples = RepositoryPaths.files(below: folder, extensions: ["log"])

  @Test(arguments: samples) func theInsideIsTheGoldenOne(_ sample: URL) throws {
    let inside = try Inside(of: sample)
    let dump = RecordDump(of: inside.text, format: try #require(Self.format(of: sample)))
    let head = "unwrapped \(inside.unwrapped) of \(inside.lines) lines, stamped \(inside.stamped)\n"
    let outcome = GoldenFile(sample.appendingPathExtension("records.txt")).compare(head + dump.text)
    #expect(outcome == .same, "\(outcome)")
    #expect(dump.counts.records > 0)
  }

  @Test(arguments: samples) func noOtherWrapperIsFound(_ sample: URL) throws {
    let lines = try lines(of: sample)
    for wrapper in LineWrapper.all where wrapper.id != Self.wrapperID(of: sample) {
      let found = lines.count { wrapper.contentStart($0.span) != nil }
      #expect(found == 0, "\(wrapper.id) would unwrap \(found) lines")
    }
  }

  @Test(arguments: LineWrapper.all.map(\.id)) func everyWrapperHasSamples(_ id: String) {
    #expect(Self.samples.contains { Self.wrapperID(of: $0) == id })
  }

  static func wrapperID(of sample: URL) -> String { sample.deletingLastPathComponent().lastPathComponent }

  private static func format(of sample: URL) -> LogFormat? {
    let stem = sample.deletingPathExtension().lastPathComponent
    return LogFormat.all.filter { stem.hasPrefix($0.id.name) }.max { $0.id.name.count < $1.id.name.count }
  }
}

private func lines(of sample: URL) throws -> [[UInt8]] {
  [UInt8](try Data(contentsOf: sample)).split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
}

/// A sample with its wrapper, or its colours, taken off; lines that are not wrapped stay as they are.
private struct Inside {
  var text: [UInt8] = []
  var lines = 0
  var unwrapped = 0
  var stamped = 0

  init(of sample: URL) throws {
    let id = WrapperSampleTests.wrapperID(of: sample)
    let wrapper = LineWrapper.all.first { $0.id == id }
    for line in try LogCheckIngestTests.lines(of: sample).dropLast() {
      lines += 1
      if let wrapper {
        let start = wrapper.contentStart(line.span)
        if start != nil { unwrapped += 1 }
        if wrapper.stamp(line.span) != nil { stamped += 1 }
        text += line[(start ?? 0)...]
      } else {
        try #require(id == "ansi")
        if line.contains(0x1B) { unwrapped += 1 }
        AnsiStrip.append(line.span, to: &text)
      }
      text.append(0x0A)
    }
  }
}
