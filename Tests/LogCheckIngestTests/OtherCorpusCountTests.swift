import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Real captures of Android, CI wrappers, encodings and build tools, counted here and by a program of another language
/// (Tests/corpus-counts/count_other.py). The captures are not part of the repository; without them the suite is skipped.
@Suite(.enabled(if: RepositoryPaths.corpus != nil, "needs the captures next to the repository"))
struct OtherCorpusCountTests {
  struct Expected: Decodable {
    var encoding: String
    var repairs: Int
    var physicalLines: Int
    var wrapper: String?
    var unwrapped: Int?
    var nslogLines: Int
    var format: String?
    var lines: Int?
    var records: Int?
    var continuation: Int?
    var blank: Int?
    var notUnderstood: Int?
    var noise: [String: Int]?
    var levels: [String: Int]?
    var digest: String?
  }

  static let expected: [String: Expected] = {
    let file = RepositoryPaths.corpusCounts.appending(path: "other.json")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Expected].self, from: data)) ?? [:]
  }()

  @Test func theCountsAreThere() {
    #expect(Self.expected.count == 22)
  }

  @Test(arguments: expected.keys.sorted()) func bytesAreDecodedAndUnwrapped(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    let capture = try Capture(name, wrapper: expected.wrapper)
    #expect(capture.encoding.rawValue == expected.encoding)
    #expect(capture.repairs == expected.repairs)
    #expect(capture.physicalLines == expected.physicalLines)
    #expect(capture.unwrapped == expected.unwrapped)
  }

  @Test(arguments: expected.keys.sorted()) func noOtherWrapperFindsALine(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    let lines = try Capture(name, wrapper: nil).lines
    for wrapper in LineWrapper.all where wrapper.id != expected.wrapper {
      let found = lines.count { wrapper.contentStart($0.span) != nil }
      #expect(found == 0, "\(wrapper.id)")
    }
  }

  @Test(arguments: expected.keys.sorted().filter { expected[$0]?.format != nil })
  func bothProgramsReadTheSame(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    let format = try #require(expected.format.flatMap(LogFormat.named))
    let text = try Capture(name, wrapper: expected.wrapper).text
    var account = RecordAccount(format: format)
    var levels: [String: Int] = [:]
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    account.walk(text.span) { record in
      levels[record.level.map { "\($0)" } ?? "none", default: 0] += 1
      add(record.text[record.tag])
      add([0x1F])
      add(record.text[record.message])
      add([0x0A])
    }
    let counts = account.counts
    #expect(counts.sum == counts.lines)
    #expect(counts.malformedStamps == 0)
    #expect(counts.lines == expected.lines)
    #expect(counts.records == expected.records)
    #expect(counts.continuationLines == expected.continuation)
    #expect(counts.blankLines == expected.blank)
    #expect(counts.notUnderstoodLines == expected.notUnderstood)
    #expect(Dictionary(uniqueKeysWithValues: counts.noise.map { ("\($0)", $1) }) == expected.noise)
    if let wanted = expected.levels { #expect(levels == wanted) }
    if let wanted = expected.digest { #expect(String(digest, radix: 16).leftPadded(to: 16) == wanted) }
  }

  /// A file that is not a log of a readable format must not pass for one: it has no records but NSLog's.
  @Test(arguments: expected.keys.sorted().filter { expected[$0]?.format == nil })
  func capturesOfNoFormatHoldOnlyNSLogLines(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    let lines = try Capture(name, wrapper: expected.wrapper).lines
    for format in LogFormat.all {
      let known = lines.count { format.certainty($0.span) > 0 }
      #expect(known == (format.id.name == "xcode-console" ? expected.nslogLines : 0), "\(format.id)")
    }
  }

  @Test(arguments: expected.keys.sorted()) func theDetectorNamesTheSame(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    let text = try Capture(name, wrapper: nil).text
    let sample = Array(text.prefix(FormatDetector.sampleBytes))
    let detection = FormatDetector.detect(sample.span, isWhole: sample.count == text.count)
    #expect(detection.wrappers.map(\.id) == [expected.wrapper].compactMap { $0 })
    #expect(detection.format?.id.name == expected.format ?? (expected.nslogLines > 0 ? "xcode-console" : nil))
  }
}

/// A capture decoded to UTF-8, its wrapper taken off the lines that have it and the others left out.
private struct Capture {
  var encoding: ByteEncoding
  var repairs = 0
  var physicalLines = 0
  var unwrapped: Int?
  var lines: [[UInt8]] = []

  var text: [UInt8] { lines.reduce(into: []) { $0 += $1 + [0x0A] } }

  init(_ name: String, wrapper id: String?) throws {
    let corpus = try #require(RepositoryPaths.corpus)
    let bytes = [UInt8](try Data(contentsOf: corpus.appending(path: name)))
    let prefix = Array(bytes.prefix(ByteEncoding.prefixLength))
    encoding = ByteEncoding.detect(prefix.span)
    var text: [UInt8] = []
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      var decoder = UTF16Decoder(isBigEndian: encoding == .utf16BigEndian)
      decoder.decode(bytes.span, into: &text)
      decoder.finish(into: &text)
      repairs = decoder.repairs
    default:
      let start = bytes.span.byteOrderMarkLength(at: 0)
      let content = Array(bytes[start...])
      repairs = UTF8Repair.append(content.span, to: &text)
    }
    lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.reversed().drop { $0 == 0x0D }.reversed())
    }
    if lines.last == [] { lines.removeLast() }
    physicalLines = lines.count
    guard let wrapper = LineWrapper.all.first(where: { $0.id == id }) else { return }
    lines = lines.compactMap { line in wrapper.contentStart(line.span).map { Array(line[$0...]) } }
    unwrapped = lines.count
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - count)) + self
  }
}
