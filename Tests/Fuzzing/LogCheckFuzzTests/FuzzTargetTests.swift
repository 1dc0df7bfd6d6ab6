import Foundation
import LogCheckFuzz
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The properties of the fuzz targets hold for kept inputs, for the samples, and for both with a few bytes changed.
@Suite struct FuzzTargetTests {
  private static let targets = FuzzTarget.all.map(\.id)

  @Test func everyTargetHasANameOfItsOwn() {
    #expect(Set(Self.targets).count == Self.targets.count)
    #expect(Self.targets.count > 30)
  }

  /// Inputs that once found something, or that reach far into the code: Inputs/<target>/. And mutants of them.
  @Test(.costly, .tags(.long), arguments: targets)
  func holdsForTheKeptInputs(_ id: String) throws {
    let target = try #require(FuzzTarget.named(id))
    let check = target.prepare()
    let inputs = try FuzzInputs.files(for: id).map { [UInt8](try Data(contentsOf: $0)) }
    var mutator = ByteMutator(seed: 13 &+ Extent.seed)
    for (number, bytes) in inputs.enumerated() {
      #expect(check(bytes) == nil, "\(FuzzInputs.files(for: id)[number].lastPathComponent)")
      let slow = target.executions < 10_000_000
      for _ in 0..<Extent.count(slow ? 4 : 40, whole: slow ? 40 : 400) {
        let mutant = mutator.mutant(of: bytes, other: inputs[(number + 1) % inputs.count])
        #expect(check(mutant) == nil, "\(mutant)")
      }
    }
  }

  @Test(.costly, .tags(.long), arguments: targets)
  func holdsForPiecesOfSamplesAndMutantsOfThem(_ id: String) throws {
    let target = try #require(FuzzTarget.named(id))
    let check = target.prepare()
    var random = SeededGenerator(seed: 7 &+ Extent.seed)
    var mutator = ByteMutator(seed: 11 &+ Extent.seed)
    let slow = target.executions < 10_000_000
    for sample in Extent.some(16, of: FuzzInputs.samples) {
      for _ in 0..<Extent.count(slow ? 1 : 2, whole: slow ? 2 : 8) {
        let start = random.number(in: 0..<max(1, sample.count))
        let piece = Array(sample[start..<min(sample.count, start + random.number(in: 1..<FuzzTarget.longestInput))])
        #expect(check(piece) == nil, "a piece from \(start)")
        let mutant = mutator.mutant(of: piece, other: sample)
        #expect(check(mutant) == nil, "\(mutant)")
      }
    }
  }

  /// The targets can fail: each property is asked of something that does not have it.
  @Test func aBrokenPropertyIsReported() {
    #expect(SafeText.steeringSign(in: [0x41, 0x1B]) == 0x1B)
    #expect(SafeText.steeringSign(in: [0x41, 0x0A]) == nil)
    #expect(SafeText.commands(ArraySlice("::error::x".unicodeScalars.map(\.value))))
    #expect(MarkupCheck.problem(in: "<a b=\"1\">x &amp; y</a>") == nil)
    for broken in ["<a>", "<a></b>", "a & b", "<a b='1'/>", "<a b=\"<\"/>", "x > y", "</a>", "< a/>"] {
      #expect(MarkupCheck.problem(in: broken) != nil, "\(broken)")
    }
  }
}

enum FuzzInputs {
  static func files(for target: String) -> [URL] {
    let folder = RepositoryPaths.root.appending(path: "Tests/Fuzzing/LogCheckFuzzTests/Inputs/\(target)")
    return ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
      .sorted { $0.path < $1.path }
  }

  /// One sample of each kind of file that the tool ships.
  static let samples: [[UInt8]] = {
    let folder = RepositoryPaths.root.appending(path: "SampleLogs", directoryHint: .isDirectory)
    let files = RepositoryPaths.files(below: folder, extensions: ["log", "json", "ndjson", "jsonl", "txt"])
    let chosen = files.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let rules = RepositoryPaths.files(
      below: RepositoryPaths.root.appending(path: "Rules", directoryHint: .isDirectory), extensions: ["yml"])
    return (chosen + rules.prefix(3)).compactMap { try? [UInt8](Data(contentsOf: $0)) }
  }()
}
