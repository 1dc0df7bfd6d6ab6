import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// A capture in another encoding is the same capture, or it is named and not judged.
@Suite struct EncodingTests {
  private static func utf16(_ bytes: [UInt8], isBigEndian: Bool, mark: Bool) -> [UInt8] {
    var units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    if mark { units.insert(0xFEFF, at: 0) }
    return units.flatMap { unit in
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  @Test(.tags(.long), arguments: Sample.few)
  func aCaptureInUTF16IsJudgedTheSame(sample: Sample) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes).verdicts
    for isBigEndian in [false, true] {
      for mark in [true, false] {
        let other = Self.utf16(bytes, isBigEndian: isBigEndian, mark: mark)
        #expect(try await Judge.run(other).verdicts == plain, "big endian \(isBigEndian), mark \(mark)")
        let pieces = Disguise.cut(other, seed: 6)
        #expect(try await Judge.run([.pieces(pieces, shown: "capture.log")]).verdicts == plain, "in pieces")
      }
    }
  }

  /// Half a unit, half a character, halves in the wrong order.
  @Test(.tags(.long), arguments: Extent.some(3, whole: 8, of: Sample.healthy))
  func damagedUTF16FailsNothing(sample: Sample) async throws {
    let bytes = Self.utf16(try sample.bytes(), isBigEndian: false, mark: true)
    for count in [1, 2, 3] {
      let judged = try await Judge.run(Array(bytes.dropLast(count)))
      #expect(judged.failures.isEmpty && judged.summary.captures.first?.problem == nil, "\(count) bytes short")
    }
    var options = AuditOptions()
    options.keepsAccount = true
    let halves: [UInt8] = [0x0A, 0, 0x00, 0xDC, 0x00, 0xD8, 0x41, 0, 0x0A, 0]
    let judged = try await Judge.run(bytes + halves, options)
    #expect(judged.failures.isEmpty)
    #expect(judged.summary.account?.lines.repairedBytes == 4)
  }

  private static func utf32(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + String(decoding: bytes, as: UTF8.self)).unicodeScalars.flatMap { scalar -> [UInt8] in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> UInt32(8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: Sample.healthy.prefix(4), [false, true])
  func aCaptureInUTF32IsJudgedTheSame(sample: Sample, isBigEndian: Bool) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes)
    let judged = try await Judge.run(Self.utf32(bytes, isBigEndian: isBigEndian))
    #expect(judged.summary.captures.first?.events == plain.summary.captures.first?.events)
    #expect(judged.summary.exitCode == plain.summary.exitCode)
  }

  /// Cut inside a unit, and units that are no character.
  @Test func damagedUTF32FailsNothing() async throws {
    let bytes = Self.utf32(try #require(Sample.healthy.first).bytes(), isBigEndian: false)
    for count in 1...5 {
      let judged = try await Judge.run(Array(bytes.dropLast(count)))
      #expect(judged.failures.isEmpty && judged.summary.captures.first?.problem == nil, "\(count) bytes short")
    }
    var options = AuditOptions()
    options.keepsAccount = true
    let noCharacters: [UInt8] = [0x0A, 0, 0, 0, 0, 0, 0x11, 0, 0, 0xD8, 0, 0, 0x0A, 0, 0, 0]
    let judged = try await Judge.run(bytes + noCharacters, options)
    #expect(judged.failures.isEmpty)
    #expect(judged.summary.account?.lines.repairedBytes == 8)
  }

  /// Characters of four bytes across every edge of a buffer.
  @Test(arguments: [4, 8, 16, 32, 64, 128, 256, 1024])
  func aCharacterAcrossTheEdgeOfABufferStaysWhole(kibibytes: Int) async throws {
    let logLine = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "
    for shift in 0..<4 {
      let foreign = Array((logLine.replacing("412", with: "99 ").replacing("App", with: "Oth") + "nothing\n").utf8)
      var bytes: [UInt8] = []
      while bytes.count + foreign.count < kibibytes * 1024 - 200 { bytes += foreign }
      let start = Array((logLine + "[DNP-PLUGIN] ").utf8)
      let fill = kibibytes * 1024 - bytes.count - start.count - 40 - shift
      let message = String(repeating: "x", count: fill) + String(repeating: "😀", count: 20)
      bytes += start + Array((message + "\n").utf8)
      var options = AuditOptions()
      options.keepsAccount = true
      let pieces = [Array(bytes[..<(kibibytes * 1024)]), Array(bytes[(kibibytes * 1024)...])]
      let judged = try await Judge.run([.pieces(pieces, shown: "capture.log")], options)
      let capture = try #require(judged.summary.captures.first)
      #expect(capture.repairedRecords == 0 && capture.account?.repairedBytes == 0, "shift \(shift)")
      #expect(capture.unrecognised == 1)
    }
  }

  /// Marks that combine, joined pictures, flags without end: bytes like others.
  @Test(.timeLimit(.minutes(10)), arguments: ["\u{0301}", "👨‍👩‍👧", "🇦"])
  func clustersWithoutEndCostNoMoreThanOtherText(_ piece: String) async throws {
    let logLine = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "
    let text = logLine + "[DNP-PLUGIN] e" + String(repeating: piece, count: 200_000) + "\n"
    let judged = try await Judge.run(Array(text.utf8))
    #expect(judged.summary.captures.first?.cutRecords == 1)
    _ = judged.report(.text)
  }

  /// A tag is these bytes, whatever follows it or looks like it.
  @Test(arguments: [
    ("[DNP-PLUGIN]\u{0301} status = ready", 0), ("[\u{0301}DNP-PLUGIN] status = ready", 0),
    ("[DNP-PL\u{0423}GIN] status = ready", 0), ("[\u{FF24}NP-PLUGIN] status = ready", 0),
    ("[DNP-PLUGIN] status = ready", 1),
  ])
  func aBracketedWordThatIsNotATagIsIgnored(_ message: String, _ events: Int) async throws {
    let logLine = "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  412    0    App: "
    let judged = try await Judge.run(Array((logLine + message + "\n").utf8))
    let capture = try #require(judged.summary.captures.first)
    #expect(capture.events == events || message.hasPrefix("[DNP-PLUGIN]\u{0301}"))
    #expect(judged.failures.isEmpty || !message.hasPrefix("[DNP-PLUGIN]"))
  }

  /// Digits of other scripts make no stamp and no number.
  @Test func digitsOfOtherScriptsAreNoStamp() async throws {
    let logLine = "٢٠٢٥-١١-١٥ ٠٦:٠٠:٠٠.٠٠٠٠٠٠+٠٠٠٠ 0x1a2b     Default     0x0                  ٤١٢    0    App: "
    let judged = try await Judge.run(Array((logLine + "[DNP-PLUGIN] status = ready\n").utf8))
    #expect(judged.summary.exitCode == 3)
    #expect(judged.summary.captures.first?.first == nil)
  }

  /// Two spellings of one letter are two texts.
  @Test func identifiersAreComparedByTheirBytes() {
    #expect(LogText("caf\u{E9}") != LogText("cafe\u{301}"))
    #expect(Set([LogText("caf\u{E9}"), LogText("cafe\u{301}")]).count == 2)
  }
}
