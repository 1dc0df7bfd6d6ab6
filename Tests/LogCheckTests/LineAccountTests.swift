import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The account of a capture's lines adds up, whatever the bytes are and however they come.
@Suite struct LineAccountTests {
  private static var options: AuditOptions {
    var options = AuditOptions()
    options.keepsAccount = true
    return options
  }

  private func account(_ pieces: [[UInt8]]) async throws -> LineAccount {
    let judged = try await Judge.run([.pieces(pieces, shown: "capture.log")], Self.options)
    return try #require(judged.summary.captures.first?.account)
  }

  private func account(_ text: String) async throws -> LineAccount { try await account([Array(text.utf8)]) }

  /// Lines as the tool counts them: ended by LF, a last one without an end counts, blocks of NUL do not.
  private static func rowCount(_ bytes: [UInt8]) -> Int {
    var kept: [UInt8] = []
    for run in bytes.chunked(by: { ($0 == 0) == ($1 == 0) }) where run.first != 0 || run.count < 512 { kept += run }
    return kept.count { $0 == 0x0A } + (kept.last.map { $0 == 0x0A } ?? true ? 0 : 1)
  }

  private static func mutant(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var mutant = bytes
    for _ in 0..<generator.number(in: 1..<12) {
      let position = generator.number(in: 4..<mutant.count)
      switch generator.number(in: 0..<7) {
      // CR is another test's: if records follow it, it ends lines.
      case 0: mutant[position] = [0xFF, 0x00, 0x0A, 0x1B, 0x7B, 0x22, 0xC3][generator.number(in: 0..<7)]
      case 1: mutant.remove(at: position)
      case 2: mutant.insert(0x0A, at: position)
      case 3: mutant.insert(contentsOf: mutant[position..<min(mutant.count, position + 300)], at: position)
      case 4: mutant.insert(contentsOf: [UInt8](repeating: 0, count: generator.number(in: 1..<1500)), at: position)
      case 5: mutant.insert(contentsOf: [UInt8](repeating: 0x78, count: 70_000), at: position)
      default: mutant[position] ^= 1 << UInt8(generator.number(in: 4..<7))
      }
    }
    return mutant
  }

  @Test(.tags(.long), arguments: Sample.few + Extent.some(4, whole: 10, of: Sample.tried))
  func theLinesOfASampleAddUp(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let seed = UInt64(sample.name.utf8.reduce(5) { $0 &* 31 &+ Int($1) }.magnitude) &+ Extent.seed
    var generator = SeededGenerator(seed: seed)
    for number in 0..<Extent.count(3, whole: 6) {
      let mutant = number == 0 ? bytes : Self.mutant(of: bytes, &generator)
      let whole = try await account([mutant])
      #expect(whole.sum == whole.read, "seed \(seed), mutant \(number)")
      #expect(whole.read == Self.rowCount(mutant), "seed \(seed), mutant \(number)")
      #expect(whole.bytes == mutant.count, "seed \(seed), mutant \(number)")
      let kinds = [whole.records, whole.continuations, whole.wrappers, whole.noise, whole.skipped]
      #expect(kinds.allSatisfy { $0 >= 0 }, "seed \(seed), mutant \(number)")
      let pieces = Disguise.cut(mutant, seed: seed &+ UInt64(number))
      #expect(try await account(pieces) == whole, "seed \(seed), mutant \(number), cut")
    }
  }

  private static let header = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    "

  @Test func eachLineIsCountedOnce() async throws {
    let text =
      "Timestamp                       Thread     Type        Activity             PID    TTL\n"
      + Self.header + "App: [DNP-PLUGIN] status = ready\n" + "and more of it\n" + "\n" + Self.header
      + "Other: nothing of interest\n" + "=== Messages dropped\n" + "lost its header [DNP-FETCH] x\n"
    let account = try await account(text)
    #expect(account.read == 7)
    #expect(account.sum == 7)
    #expect(account.records == 1 && account.continuations == 2)
    #expect(account.skipped == 1)
    #expect(account.lossMarkers == 1 && account.wrappers == 1)
    #expect(account.noise == 2)
  }

  /// Objects on several lines each, and all on one line.
  @Test(arguments: [("\n", 3), ("", 1)])
  func linesOfObjectsAddUp(_ end: String, _ records: Int) async throws {
    func object(_ message: String) -> String {
      let members = [
        #""timestamp" : "2025-11-15 06:00:00.000000+0000""#, #""eventMessage" : "\#(message)""#, #""processID" : 412"#,
        #""processImagePath" : "/App""#, #""messageType" : "Default""#, #""eventType" : "logEvent""#,
      ]
      return "{" + end + members.joined(separator: "," + end) + end + "}"
    }
    let objects = ["[DNP-PLUGIN] status = ready", "[DNP-PLUGIN] load()", "[DNP-FETCH] x"].map(object)
    let text = "[" + objects.joined(separator: "," + end) + "]" + end
    let account = try await account(text)
    #expect(account.read == Self.rowCount(Array(text.utf8)))
    #expect(account.sum == account.read)
    #expect(account.records == records && account.skipped == 0)
  }

  /// In whatever pieces: a character may be cut by the end of one.
  @Test(arguments: [1, 2, 3, 64])
  func bytesThatAreNoTextAreCounted(size: Int) async throws {
    let bytes: [UInt8] =
      Array("foreign caf".utf8) + [0xE9, 0x0A] + Array("a → b 😀\n".utf8) + [0xF0, 0x9F, 0x98, 0x0A, 0xC0, 0xAF, 0x0A]
      + [0xED, 0xA0, 0x80, 0x0A] + Array("end".utf8) + [0xE2, 0x86]
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(try await account(pieces).repairedBytes == 1 + 3 + 2 + 3 + 2)
  }

  @Test func unitsOfUTF16ThatAreNoTextAreCounted() async throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Array("plain text\n".utf16) + [0xD800] + Array("x\n".utf16) + [0xDC00] {
      bytes += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    }
    let account = try await account([bytes])
    #expect(account.repairedBytes == 4)
    #expect(account.read == 3)
  }

  @Test func theRunHasAllOfItsCaptures() async throws {
    let logLine = Self.header + "App: [DNP-PLUGIN] status = ready\n"
    let inputs: [AuditInput] = [
      .bytes(Array((logLine + logLine).utf8), shown: "a.log"), .bytes(Array("prose\n".utf8), shown: "b.log"),
      .bytes([0x28, 0xB5, 0x2F, 0xFD, 1], shown: "c.log"),
    ]
    let judged = try await Judge.run(inputs, Self.options)
    let account = try #require(judged.summary.account)
    #expect(account.lines.read == 3 && account.lines.sum == 3)
    #expect(account.lines.duplicates == 1)
    #expect(account.files == 2 && account.unreadFiles == 1)
    #expect(account.lines.bytes == 2 * logLine.utf8.count + 6 + 5)
  }

  @Test func noAccountWithoutTheOption() async throws {
    let judged = try await Judge.run(Array("prose\n".utf8))
    #expect(judged.summary.account == nil && judged.summary.captures.first?.account == nil)
  }
}

extension [UInt8] {
  /// Runs of neighbours that belong together.
  fileprivate func chunked(by belong: (UInt8, UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var runs: [ArraySlice<UInt8>] = []
    var start = 0
    for index in indices.dropFirst() where !belong(self[index - 1], self[index]) {
      runs.append(self[start..<index])
      start = index
    }
    if start < count { runs.append(self[start...]) }
    return runs
  }
}
