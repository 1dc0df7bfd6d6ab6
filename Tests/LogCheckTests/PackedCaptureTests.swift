import LogCheck
import LogCheckModel
import Testing

/// A capture in gzip is judged as the same capture without; where it is damaged, what could be unpacked is, and the run says so.
@Suite struct PackedCaptureTests {
  private static let log =
    JobWorld.logLine(0, "[JOB] launched") + JobWorld.logLine(1, "[JOB] started a")
    + JobWorld.logLine(5, "[JOB] finished a")
    + JobWorld.logLine(60, "nothing", pid: 88, process: "otherd")
  private static let packed = Gzip.stored(Array(log.utf8))

  private func judge(_ bytes: [UInt8], in pieces: Int = 1) throws -> JobWorld.Outcome {
    guard pieces > 1 else { return try JobWorld.judge([.bytes(bytes, shown: "job.log.gz")]) }
    return try JobWorld.judge([.pieces(bytes.map { [$0] }, shown: "job.log.gz")])
  }

  @Test(arguments: [1, 2])
  func severalMembersAreOneCapture(pieces: Int) throws {
    let plain = try JobWorld.judge(Self.log)
    let bytes = Array(Self.log.utf8)
    let reported = try judge(Gzip.stored(Array(bytes[..<150])) + Gzip.stored(Array(bytes[150...])), in: pieces)
    #expect(reported.verdicts == plain.verdicts)
    #expect(reported.summary.exitCode == plain.summary.exitCode)
    #expect(reported.summary.captures.first?.lines == 4)
  }

  /// The text was whole, but that is unknown: the run could not check.
  @Test(arguments: [-8, -6, -1], [1, 2])
  func aWrongTrailerIsAnErrorAndTheLinesAreJudged(position: Int, pieces: Int) throws {
    var packed = Self.packed
    packed[packed.count + position] ^= 0x55
    let reported = try judge(packed, in: pieces)
    #expect(reported.summary.exitCode == 2)
    #expect(reported.summary.captures.first?.events == 3)
    #expect(
      reported.summary.captures.first?.problem?.contains("damaged near byte \(packed.count + (position < -4 ? -4 : 0))")
        == true)
  }

  @Test(arguments: [10, 11, 200, packed.count - 8, packed.count - 1])
  func aCutOneIsJudgedAsFarAsItGoes(length: Int) throws {
    let reported = try judge(Array(Self.packed.prefix(length)))
    #expect(reported.summary.exitCode == 2)
    #expect(reported.summary.captures.first?.problem?.contains("ends too early, at byte \(length)") == true)
    #expect(reported.summary.captures.first?.events == (length < 100 ? 0 : length == 200 ? 1 : 3))
    #expect(reported.summary.rules.allSatisfy { $0.fails == 0 })
  }

  @Test(arguments: [1, 2])
  func garbageAfterTheEndIsAWarning(pieces: Int) throws {
    let reported = try judge(Self.packed + [0x00, 0x01, 0xFF, 0x02] + [UInt8](repeating: 0, count: 8), in: pieces)
    #expect(reported.summary.exitCode == 0)
    #expect(reported.summary.captures.first?.events == 3)
    let warning = try #require(reported.summary.diagnostics.first)
    #expect(warning.code == "I008" && warning.severity == .warning)
    #expect(warning.message.contains("job.log.gz: the 4 bytes from byte \(Self.packed.count) on"))
  }

  @Test func paddingAfterTheEndIsIgnored() throws {
    let reported = try judge(Self.packed + [UInt8](repeating: 0, count: 700))
    #expect(reported.summary.exitCode == 0)
    #expect(reported.summary.diagnostics.isEmpty)
  }

  /// An appended log that is not packed is more than rubbish: it was not read.
  @Test(arguments: [1, 2])
  func textAfterTheEndIsAnError(pieces: Int) throws {
    let reported = try judge(Self.packed + Array(JobWorld.logLine(61, "[JOB] crashed a").utf8), in: pieces)
    #expect(reported.summary.exitCode == 2)
    #expect(
      reported.summary.captures.first?.problem?.contains("from byte \(Self.packed.count) on, there is text") == true)
  }

  @Test func packedTwiceIsUnpackedOnce() throws {
    let reported = try judge(Gzip.stored(Self.packed))
    #expect(reported.summary.exitCode == 2)
    #expect(reported.summary.captures.first?.problem?.contains("compressed with gzip twice") == true)
  }

  /// The name of the packed file is in its header: it names no file and is not shown.
  @Test func theNameInTheHeaderIsNotUsed() throws {
    var packed = Self.packed
    packed[3] |= 8
    packed.insert(contentsOf: Array("../../etc/\u{1B}[2Jpasswd".utf8) + [0], at: 10)
    let reported = try judge(packed)
    #expect(reported.verdicts == (try JobWorld.judge(Self.log).verdicts))
    #expect(reported.summary.captures.map(\.path) == ["job.log.gz"])
    #expect(reported.summary.diagnostics.isEmpty)
  }
}
