import Foundation
import LogCheckTestSupport
import Testing

@testable import LogCheckIngest

/// A format that cannot win any more is not asked about the rest of the lines: the same one wins.
@Suite struct FormatVoteTests {
  private static let samples: [URL] = {
    let files = FileManager.default.enumerator(
      at: RepositoryPaths.sampleLogs, includingPropertiesForKeys: [.isRegularFileKey])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }()

  @Test func theShortVoteIsTheWholeVote() throws {
    var formats: Set<String> = []
    for url in Self.samples {
      let bytes = Array(try Data(contentsOf: url).prefix(FormatDetector.sampleBytes))
      // A few lines of another capture in front, so that the first lines do not decide.
      for start in [0, bytes.count / 3, bytes.count / 2] {
        let sample = Array(bytes[start...]) + Array(bytes[..<start])
        let whole = FormatDetector.detect(sample.span, isWhole: true)
        let short = FormatDetector.detect(sample.span, isWhole: true, isExplained: false)
        #expect(whole.format?.id == short.format?.id, "\(url.lastPathComponent)")
        if let format = whole.format { formats.insert(format.id.name) }
      }
    }
    #expect(Self.samples.count > 100 && formats.count > 5)
  }

  /// Captures pasted together from all samples, of whose formats none has the first lines for itself.
  @Test(arguments: 0..<60 as Range<UInt64>) func theSameFormatWinsAmongMixedLines(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var sample: [UInt8] = []
    for _ in 0..<2 + numbers.next(below: 5) {
      let url = Self.samples[numbers.next(below: Self.samples.count)]
      let lines = Array(try Data(contentsOf: url).prefix(65_536)).split(separator: 0x0A)
      sample += lines.prefix(1 + numbers.next(below: 40)).flatMap { Array($0) + [0x0A] }
    }
    let whole = FormatDetector.detect(sample.span, isWhole: true)
    #expect(whole.format?.id == FormatDetector.detect(sample.span, isWhole: true, isExplained: false).format?.id)
    for line in sample.split(separator: 0x0A) {
      let bytes = Array(line)
      for format in LogFormat.all { #expect((0...LogFormat.fullCertainty).contains(format.certainty(bytes.span))) }
    }
  }
}
