import Foundation
import LogCheckTestSupport
import Testing

@testable import LogCheckIngest

/// The scan finds what a search byte by byte finds, whatever the texts, and never reads past the end.
@Suite struct LiteralScannerTests {
  /// Bytes that end where memory ends: the page after them may not be read.
  @safe
  private final class GuardedBytes {
    private let map: UnsafeMutableRawPointer
    private let size: Int
    let bytes: UnsafeRawBufferPointer

    init(_ content: [UInt8]) throws {
      let page = Int(getpagesize())
      size = (content.count + page - 1) / page * page + page
      let mapped = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      unsafe map = try #require(mapped)
      try #require(unsafe mprotect(map + size - page, page, PROT_NONE) == 0)
      let start = unsafe map + size - page - content.count
      for (index, byte) in content.enumerated() {
        unsafe start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
      }
      unsafe bytes = UnsafeRawBufferPointer(start: start, count: content.count)
    }

    deinit { unsafe munmap(map, size) }
  }

  private static func naive(_ texts: [[UInt8]], in bytes: [UInt8], from: Int, to end: Int) -> LiteralScanner.Hit? {
    for start in from..<max(from, end) {
      for (index, text) in texts.enumerated() where start + text.count <= end {
        if bytes[start..<start + text.count].elementsEqual(text) { return .init(start: start, literal: index) }
      }
    }
    return nil
  }

  /// Texts and bytes of a few letters, so that windows and beginnings meet; now and then long texts, whose windows lie far in.
  private static func world(_ seed: UInt64) -> (texts: [[UInt8]], bytes: [UInt8]) {
    var numbers = SeededNumbers(seed: seed)
    // The last one holds bytes that differ in the highest bit alone.
    let alphabet = [Array("ab[]".utf8), Array("abcdefgh-:[]DNP \n".utf8), [0x61, 0xE1, 0x62, 0xE2, 0x0A, 0x8A]][
      numbers.next(below: 3)]
    func some(_ count: Int) -> [UInt8] { (0..<count).map { _ in alphabet[numbers.next(below: alphabet.count)] } }
    let texts = (0..<1 + numbers.next(below: 40)).map { _ in
      some(3 + (numbers.next(below: 5) == 0 ? numbers.next(below: 50) : numbers.next(below: 6)))
    }
    var bytes = some(numbers.next(below: 200))
    for _ in 0..<numbers.next(below: 6) {
      bytes += texts[numbers.next(below: texts.count)] + some(numbers.next(below: 80))
    }
    for _ in 0..<numbers.next(below: 4) where !bytes.isEmpty {
      bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
    }
    return (texts, bytes)
  }

  @Test(.tags(.long), arguments: Extent.seeds(12, whole: 400), ScanWay.available)
  func theScanFindsWhatASlowSearchFinds(_ seed: UInt64, _ way: ScanWay) throws {
    let (texts, bytes) = Self.world(seed)
    let scanner = try #require(LiteralScanner(texts, way: way))
    let guarded = try GuardedBytes(bytes)
    for from in 0...bytes.count {
      #expect(
        unsafe scanner.next(in: guarded.bytes, from: from, to: bytes.count)
          == Self.naive(texts, in: bytes, from: from, to: bytes.count))
    }
    // A text that extends past the end is not found.
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<20 where !bytes.isEmpty {
      let end = numbers.next(below: bytes.count)
      let from = numbers.next(below: bytes.count)
      #expect(
        unsafe scanner.next(in: guarded.bytes, from: from, to: end) == Self.naive(texts, in: bytes, from: from, to: end)
      )
    }
  }

  /// The same over many blocks.
  @Test(.tags(.long), arguments: Extent.seeds(2, whole: 40), ScanWay.available)
  func theScanFindsTheSameInLongBytes(_ seed: UInt64, _ way: ScanWay) throws {
    var bytes: [UInt8] = []
    var texts: [[UInt8]] = []
    for part in 0..<30 as Range<UInt64> {
      let world = Self.world(seed * 31 + part)
      bytes += world.bytes
      if part == 0 { texts = world.texts }
      bytes += texts[0]
    }
    let scanner = try #require(LiteralScanner(texts, way: way))
    let guarded = try GuardedBytes(bytes)
    var position = 0
    var hits = 0
    while true {
      let hit = unsafe scanner.next(in: guarded.bytes, from: position, to: bytes.count)
      #expect(hit == Self.naive(texts, in: bytes, from: position, to: bytes.count))
      guard let hit else { break }
      hits += 1
      position = hit.start + 1
    }
    #expect(hits > 0)
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func lineEndsAreCounted(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let bytes = (0..<numbers.next(below: 20_000)).map { _ in
      UInt8(numbers.next(below: 3) == 0 ? 10 : numbers.next(below: 256))
    }
    let guarded = try GuardedBytes(bytes)
    #expect(unsafe newlineCount(guarded.bytes) == bytes.count { $0 == 10 })
  }
}
