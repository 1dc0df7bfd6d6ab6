import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

@testable import LogCheckIngest

/// The findings of another thread about the bytes change nothing that is read from them.
@Suite struct ScannedBlockTests {
  /// Texts and bytes of a few letters, so that texts overlap and begin alike; seldom a NUL.
  private static func world(_ seed: UInt64) -> (wanted: WantedTexts, bytes: [UInt8]) {
    var numbers = SeededNumbers(seed: seed)
    let alphabet = Array("ab[]\n".utf8)
    func some(_ count: Int) -> [UInt8] { (0..<count).map { _ in alphabet[numbers.next(below: alphabet.count)] } }
    // The longest is longer than the longest searched text.
    let texts = [some(120)] + (0..<numbers.next(below: 8)).map { _ in some(3 + numbers.next(below: 30)) }
    var bytes = some(numbers.next(below: 9000))
    for _ in 0..<numbers.next(below: 60) {
      bytes += texts[numbers.next(below: texts.count)] + some(numbers.next(below: 200))
    }
    if numbers.next(below: 8) == 0, !bytes.isEmpty { bytes[numbers.next(below: bytes.count)] = 0 }
    return (WantedTexts(texts), bytes)
  }

  private static func pieces(_ bytes: [UInt8], _ numbers: inout SeededNumbers, upTo longest: Int) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var position = 0
    while position < bytes.count {
      var end = min(bytes.count, position + 1 + numbers.next(below: longest))
      // Often after a block of NUL.
      if numbers.next(below: 2) == 0, let gap = bytes[position..<end].firstIndex(of: 0) {
        end = bytes[gap...].firstIndex { $0 != 0 } ?? bytes.count
      }
      pieces.append(Array(bytes[position..<end]))
      position = end
    }
    return pieces
  }

  private static func block(_ pieces: [[UInt8]], _ wanted: WantedTexts) -> ScannedBlock {
    var block = ScannedBlock(wanted)
    block.empty()
    for piece in pieces { block.append(piece.span) }
    return block
  }

  @Test(arguments: UInt64(0)..<100) func findings(_ seed: UInt64) throws {
    let (wanted, bytes) = Self.world(seed)
    var numbers = SeededNumbers(seed: seed)
    let block = Self.block(Self.pieces(bytes, &numbers, upTo: 5000), wanted)
    let room = ScannedBlock.headroom
    #expect(block.count == bytes.count)
    #expect(block.findings.holdsNUL == bytes.contains(0))
    let known = block.findings.known
    #expect(known == room..<max(room, room + bytes.count - wanted.longest + 1))
    var hits: [LiteralScanner.Hit] = []
    var position = 0
    while let hit = wanted.scanner?.next(in: bytes.span, from: position), hit.start + room < known.upperBound {
      hits.append(LiteralScanner.Hit(start: hit.start + room, literal: hit.literal))
      position = hit.start + 1
    }
    #expect(block.findings.hits == hits)
    for _ in 0..<40 {
      let ends = [numbers.next(below: bytes.count + 1), numbers.next(below: bytes.count + 1)].sorted()
      guard let counted = block.findings.counted(in: room + ends[0]..<room + ends[1]) else { continue }
      #expect(counted.range.lowerBound >= room + ends[0] && counted.range.upperBound <= room + ends[1])
      let inside = bytes[counted.range.lowerBound - room..<counted.range.upperBound - room]
      #expect(counted.lineEnds == inside.count { $0 == 0x0A })
    }
  }

  /// Texts lie before, within and after the known range, and across its ends.
  @Test(arguments: UInt64(0)..<100) func whatABufferFindsByThem(_ seed: UInt64) throws {
    let (wanted, bytes) = Self.world(seed)
    var numbers = SeededNumbers(seed: seed)
    // Within a text where there is one.
    let found = wanted.scanner?.next(in: bytes.span, from: numbers.next(below: bytes.count + 1))
    let cut = found.map { hit in
      let length = wanted.length(of: hit)
      return hit.start + [1, length - 1, numbers.next(below: length + 1)][numbers.next(below: 3)]
    }
    let position = cut ?? numbers.next(below: bytes.count + 1)
    var plain = LineBuffer(leavesOutNULs: true)
    plain.append(bytes.span)
    var buffer = LineBuffer(leavesOutNULs: true)
    buffer.append(bytes.span.extracting(0..<position))
    var block = Self.block([Array(bytes[position...])], wanted)
    buffer.append(&block)
    #expect((buffer.scanned == nil) == bytes[position...].contains(0))
    #expect(buffer.bytes == bytes)
    for _ in 0..<60 {
      let isNear = numbers.next(below: 2) == 0
      func end(_ reach: Int) -> Int {
        isNear
          ? max(0, min(bytes.count, position - reach + numbers.next(below: 2 * reach)))
          : numbers.next(below: bytes.count + 1)
      }
      let from = end(150)
      let to = max(from, end(300))
      #expect(
        buffer.nextText(of: wanted, from: from, to: to) == plain.nextText(of: wanted, from: from, to: to),
        "\(from)..<\(to), cut at \(position)")
      #expect(buffer.lineEnds(in: from..<to) == plain.lineEnds(in: from..<to), "\(from)..<\(to), cut at \(position)")
    }
  }

  // MARK: Whole captures

  /// All calls of a reader.
  private struct Reported: RecordSink {
    var lines: [String] = []

    mutating func begin(_ detection: Detection) { lines.append("\(detection.format?.id.name ?? "-")") }
    mutating func receive(_ record: Record) { lines.append("\(record.position) \(record.lineCount) \(record.text)") }
    mutating func passTime(_ stamp: CivilStamp, ticks: UInt64?, at position: LinePosition) {
      lines.append("\(stamp) \(position)")
    }
    mutating func receive(_ marker: CaptureMarker) { lines.append("\(marker)") }
    mutating func receive(notUnderstood record: Record) { lines.append("not \(record.position) \(record.text)") }
    mutating func receive(beyondLimit record: Record) { lines.append("beyond \(record.position)") }
  }

  private static func reported(
    _ wanted: WantedTexts, keepsAccount: Bool, _ read: (inout CaptureReader, inout Reported) throws -> Void
  ) throws -> (Reported, ReadingCounts) {
    var options = ReadingOptions(wanted: wanted)
    options.keepsAccount = keepsAccount
    var reader = CaptureReader(options)
    var reported = Reported()
    try read(&reader, &reported)
    try reader.finish(to: &reported)
    return (reported, reader.counts)
  }

  /// Others' lines with those of an app here and there, and now and then something else.
  private static func capture(
    _ writer: LogWriter, seed: UInt64, disturb: (inout [UInt8], inout SeededNumbers) -> Void
  ) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    let platform: CapturePlatform = writer.traits.parts.contains(.tag) ? .android : .ios
    var noise = ForeignNoise(platform: platform, seed: seed, decoys: seed % 2 == 1)
    var bytes: [UInt8] = []
    var stream = CaptureStream(writer: writer)
    stream.begin(into: &bytes)
    var time = LogInstant(nanoseconds: 1_790_000_000_000_000_000)
    for _ in 0..<2_500 {
      time = time + .milliseconds(400)
      var entry = noise.entry(at: time)
      if numbers.next(below: 40) == 0 { entry.message = "[DNP-FETCH] started \(numbers.next(below: 1000))" }
      stream.append(entry, into: &bytes)
      disturb(&bytes, &numbers)
    }
    stream.end(into: &bytes)
    return bytes
  }

  private static let wanted = WantedTexts(["[DNP-", "BGTask", "com.example"].map { Array($0.utf8) })

  private static func compare(_ parts: (Reported, ReadingCounts), _ whole: (Reported, ReadingCounts), _ what: Comment) {
    let difference = zip(parts.0.lines, whole.0.lines).first { $0 != $1 }
    #expect(difference.map { "\($0.0.prefix(80)), not \($0.1.prefix(80))" } == nil, what)
    #expect(parts.0.lines.count == whole.0.lines.count, what)
    #expect(parts.1 == whole.1, what)
  }

  /// In blocks of any size, and now and then without, as a file's end is read; some contain blocks of NUL.
  @Test(arguments: LogWriter.all.map(\.id), LongSearch.isWhole ? [UInt64(1), 2] : [2])
  func aCaptureInBlocksIsTheCapture(_ id: String, _ seed: UInt64) throws {
    let bytes = Self.capture(try #require(LogWriter.named(id)), seed: seed) { bytes, numbers in
      guard seed == 2, numbers.next(below: 400) == 0 else { return }
      bytes += [UInt8](repeating: 0, count: 400 + numbers.next(below: 400))
    }
    let keepsAccount = seed == 2
    let whole = try Self.reported(Self.wanted, keepsAccount: keepsAccount) { reader, reported in
      try reader.feed(bytes.span, to: &reported)
    }
    #expect(whole.0.lines.count > 100)
    for longest in [3_000, 100_000, 600_000] {
      var numbers = SeededNumbers(seed: seed)
      var block = ScannedBlock(Self.wanted)
      let parts = try Self.reported(Self.wanted, keepsAccount: keepsAccount) { reader, reported in
        for piece in Self.pieces(bytes, &numbers, upTo: longest) {
          guard numbers.next(below: 4) > 0 else {
            try reader.feed(piece.span, to: &reported)
            continue
          }
          block.empty()
          for part in Self.pieces(piece, &numbers, upTo: 70_000) { block.append(part.span) }
          try reader.feed(&block, to: &reported)
        }
      }
      Self.compare(parts, whole, "blocks of up to \(longest)")
    }
  }

  /// Lines longer than is tolerated are cut where they are so when they are read without blocks.
  @Test(arguments: UInt64(0)..<12) func linesWithoutEnd(_ seed: UInt64) throws {
    let bytes = Self.capture(try #require(LogWriter.named("apple-default")), seed: seed) { bytes, numbers in
      guard numbers.next(below: 700) == 0 else { return }
      bytes += [UInt8](repeating: 0x78, count: 800_000 + numbers.next(below: 900_000))
      bytes += Array("[DNP-FETCH] far in it".utf8)
      if numbers.next(below: 2) == 0 { bytes.append(0x0A) }
    }
    let step = CaptureReader.readSize
    let plain = try Self.reported(Self.wanted, keepsAccount: false) { reader, reported in
      for start in stride(from: 0, to: bytes.count, by: step) {
        try reader.feed(bytes.span.extracting(start..<min(bytes.count, start + step)), to: &reported)
      }
    }
    var block = ScannedBlock(Self.wanted)
    let parts = try Self.reported(Self.wanted, keepsAccount: false) { reader, reported in
      for start in stride(from: 0, to: bytes.count, by: step) {
        block.empty()
        block.append(bytes.span.extracting(start..<min(bytes.count, start + step)))
        try reader.feed(&block, to: &reported)
      }
    }
    Self.compare(parts, plain, "seed \(seed)")
  }
}
