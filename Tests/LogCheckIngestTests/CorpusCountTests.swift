import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Real captures, counted by the readers and by a program of another language that knows nothing of them
/// (Tests/corpus-counts). The captures are not part of the repository; without them the suite is skipped.
@Suite(.enabled(if: RepositoryPaths.corpus != nil, "needs the captures next to the repository"))
struct CorpusCountTests {
  struct Expected: Decodable {
    var format: String
    var lines: Int
    var records: Int
    var continuation: Int
    var blank: Int
    var notUnderstood: Int
    var noise: [String: Int]?
  }

  static let expected: [String: Expected] = {
    let file = RepositoryPaths.corpusCounts.appending(path: "apple.json")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Expected].self, from: data)) ?? [:]
  }()

  @Test(arguments: expected.keys.sorted()) func bothProgramsCountTheSame(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    let corpus = try #require(RepositoryPaths.corpus)
    let bytes = [UInt8](try Data(contentsOf: corpus.appending(path: name)))
    let format = try #require(LogFormat.named(expected.format))
    var account = RecordAccount(format: format)
    account.walk(bytes.span) { _ in }
    let counts = account.counts
    #expect(counts.lines == expected.lines)
    #expect(counts.records == expected.records)
    #expect(counts.continuationLines == expected.continuation)
    #expect(counts.blankLines == expected.blank)
    #expect(counts.notUnderstoodLines == expected.notUnderstood)
    #expect(Dictionary(uniqueKeysWithValues: counts.noise.map { ("\($0)", $1) }) == expected.noise ?? [:])
    #expect(counts.sum == counts.lines)
    #expect(counts.malformedStamps == 0)
  }

  @Test func theCountsAreThere() {
    #expect(Self.expected.count >= 39)
  }

  @Test(arguments: expected.keys.sorted()) func noOtherFormatIsSurer(_ name: String) throws {
    let expected = try #require(Self.expected[name])
    guard expected.records > 0 else { return }
    let corpus = try #require(RepositoryPaths.corpus)
    let lines = [UInt8](try Data(contentsOf: corpus.appending(path: name))).split(separator: 0x0A).prefix(400)
      .map { line in Array(line.reversed().drop { $0 == 0x0D }.reversed()) }
    let sums = LogFormat.all.map { format in
      (name: format.id.name, sum: lines.reduce(0) { $0 + format.certainty($1.span) })
    }
    let own = try #require(sums.first { $0.name == expected.format }).sum
    for other in sums where other.name != expected.format {
      #expect(other.sum < own, "\(other.name) is as sure of it as \(expected.format)")
    }
  }
}
