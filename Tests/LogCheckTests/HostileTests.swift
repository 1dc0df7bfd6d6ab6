import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// Whatever the bytes are: the run ends, decides nothing it cannot know, and counts the lines.
@Suite struct HostileTests {
  private func lineCount(_ bytes: [UInt8]) -> Int {
    bytes.count { $0 == 0x0A } + (bytes.last.map { $0 == 0x0A } ?? true ? 0 : 1)
  }

  @Test(.tags(.long)) func randomBytesDecideNothing() async throws {
    for seed in Extent.seeds(30, whole: 300) {
      var generator = SeededGenerator(seed: seed)
      // Beginnings by which other encodings and files of no text are known are left to other tests.
      var bytes: [UInt8] = [0x41]
      for _ in 0..<generator.number(in: 0..<4000) { bytes.append(UInt8(truncatingIfNeeded: generator.next())) }
      let judged = try await Judge.run(bytes)
      #expect(judged.summary.verdict == .nothingDecided, "seed \(seed)")
      #expect(judged.summary.exitCode == 3 || judged.summary.exitCode == 2, "seed \(seed)")
    }
  }

  @Test(.tags(.long), arguments: Sample.healthy)
  func aDamagedSampleIsReadToItsEnd(sample: Sample) async throws {
    let bytes = try sample.bytes()
    for seed in Extent.seeds(2, whole: 12, salt: UInt64(bytes.count)) {
      var generator = SeededGenerator(seed: seed)
      var damaged = bytes
      for _ in 0..<generator.number(in: 1..<40) {
        let position = generator.number(in: 4..<damaged.count)
        switch generator.number(in: 0..<5) {
        case 0: damaged[position] = UInt8(truncatingIfNeeded: generator.next())
        case 1: damaged.remove(at: position)
        case 2: damaged.insert(0x0A, at: position)
        case 3: damaged.insert(contentsOf: damaged[position..<min(damaged.count, position + 90)], at: position)
        default: damaged[position] ^= 1 << UInt8(generator.number(in: 0..<7))
        }
      }
      let judged = try await Judge.run(damaged)
      let capture = try #require(judged.summary.captures.first)
      #expect(capture.problem == nil, "seed \(seed)")
      #expect(capture.lines == lineCount(damaged), "seed \(seed)")
      #expect(capture.bytes == damaged.count, "seed \(seed)")
      #expect((0...3).contains(judged.summary.exitCode), "seed \(seed)")
      #expect(judged.failures.allSatisfy { !$0.evidence.isEmpty }, "seed \(seed)")
    }
  }

  @Test func whatIsNoLogDecidesNothing() async throws {
    let captures: [(name: String, bytes: [UInt8])] = [
      ("nothing", []),
      (
        "a picture",
        [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10] + Array("JFIF".utf8) + (0..<9000).map { UInt8($0 * 7 & 0xFF) }
      ),
      ("zeros", [UInt8](repeating: 0, count: 70_000)),
      ("a line without end", [UInt8](repeating: 0x61, count: 1_200_000)),
      ("line ends", [UInt8](repeating: 0x0A, count: 3000)),
      ("deep JSON", [UInt8](repeating: 0x5B, count: 20_000) + [UInt8](repeating: 0x5D, count: 20_000)),
      (
        "deep JSON in an event",
        Array("{\"event\":\"plugin.load\",\"fields\":".utf8) + [UInt8](repeating: 0x7B, count: 9000)
      ),
      ("tags alone", Array(String(repeating: "[DNP-FETCH]\n", count: 500).utf8)),
      ("prose", Array("The quick brown fox.\nIt jumps.\n".utf8)),
    ]
    for (name, bytes) in captures {
      let judged = try await Judge.run(bytes)
      #expect(judged.summary.verdict == .nothingDecided, "\(name)")
      let isText = judged.summary.captures.allSatisfy { $0.problem == nil }
      #expect(judged.summary.exitCode == (isText ? 3 : 2), "\(name)")
      // Tags alone show that they are known ones, and nothing else.
      #expect(Set(judged.rules(.pass)).isSubset(of: ["tags-are-known"]) && judged.failures.isEmpty, "\(name)")
    }
  }

  /// Lines of a sample between rubbish keep their meaning.
  @Test func garbageBetweenLinesChangesNoVerdict() async throws {
    let sample = try #require(Sample.healthy.first { $0.name.hasSuffix("first-run.log") })
    let logLines = try sample.bytes().logLines
    let whole = try await Judge.run(logLines.flatMap(\.self)).verdicts
    let searches = Set(try Shipped.rules.get().ruleSet.rules.filter { $0.tags.contains("privacy") }.map(\.id))
    let rubbish: [[UInt8]] = [
      [0, 0, 0, 0x0A], [0xFF, 0xFE, 0xFF, 0x0A], [UInt8](repeating: 0x78, count: 200_000) + [0x0A],
      [0x1B, 0x5B, 0x33, 0x0A],
      [UInt8](repeating: 0x7B, count: 5000) + [0x0A], Array("2025-99-99 99:99:99 nonsense\n".utf8),
    ]
    for (number, line) in rubbish.enumerated() {
      var bytes: [UInt8] = []
      for (index, logLine) in logLines.enumerated() {
        bytes += logLine
        if index % 9 == 4 { bytes += line }
      }
      let judged = try await Judge.run(bytes)
      // A line that rubbish makes too long to be kept cannot be searched to its end, and a search says so.
      let moved = judged.verdicts.filter {
        $0.value != whole[$0.key] && !(searches.contains($0.key) && $0.value == .inconclusive)
      }
      #expect(moved.isEmpty, "rubbish \(number)")
      #expect(judged.summary.captures.first?.lines == lineCount(bytes))
    }
  }
}
