import Foundation
import LogCheckIngest
import LogCheckTestSupport
import Testing

@testable import LogCheck

/// Blocks come whole and in turn, whichever thread read them.
@Suite struct ScanAheadTests {
  private static let wanted = WantedTexts([Array("[DNP-".utf8)])

  /// The content of the blocks, by reading them; `isStopped` is called with the number of those before.
  private static func read(
    _ bytes: [UInt8], from start: Int, isStopped: @escaping (Int) -> Bool = { _ in false },
    change: (URL) throws -> Void = { _ in }
  ) throws -> (end: Int, sizes: [Int], text: [UInt8]) {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "capture")
    try Data(bytes).write(to: url)
    let file = try ScanAhead.SharedFile(path: Array(url.path.utf8))
    try change(url)
    var sizes: [Int] = []
    var text: [UInt8] = []
    let end = try ScanAhead(file, Self.wanted).read(from: start, isStopped: { isStopped(sizes.count) }) { block in
      sizes.append(block.count)
      text += block.read
      // Its memory is used again.
      block.empty()
    }
    return withExtendedLifetime(folder) { (end, sizes, text) }
  }

  private static func bytes(_ count: Int) -> [UInt8] {
    var numbers = SeededNumbers(seed: 7)
    return (0..<count).map { _ in UInt8(numbers.next(below: 256)) }
  }

  @Test(arguments: [0, 1, 524_287, 524_288, 524_289, 4_000_000], [0, 1, 300_000])
  func allBytesInTurn(_ count: Int, _ start: Int) throws {
    let bytes = Self.bytes(count)
    let found = try Self.read(bytes, from: start)
    #expect(found.end == max(count, start))
    #expect(found.text.elementsEqual(bytes.dropFirst(start)))
    #expect(found.sizes.dropLast().allSatisfy { $0 == 524_288 })
  }

  /// A block that was begun is handed over; the next read continues at its end.
  @Test func stopped() throws {
    let bytes = Self.bytes(20_000_000)
    let found = try Self.read(bytes, from: 10, isStopped: { $0 >= 3 })
    #expect(found.sizes.count >= 3 && found.end < bytes.count)
    #expect(found.end == 10 + found.text.count)
    #expect(found.text.elementsEqual(bytes[10..<found.end]))
  }

  @Test(arguments: [0, 100, 524_288, 1_000_000]) func cutOffMeanwhile(_ left: Int) throws {
    let bytes = Self.bytes(5_000_000)
    let found = try Self.read(
      bytes, from: 0,
      change: { url in
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: UInt64(left))
        try handle.close()
      })
    #expect(found.end == left)
    #expect(found.text.elementsEqual(bytes[..<left]))
  }

  @Test func aThrownErrorIsReported() throws {
    struct Trouble: Error {}
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "capture")
    try Data(Self.bytes(3_000_000)).write(to: url)
    let file = try ScanAhead.SharedFile(path: Array(url.path.utf8))
    #expect(throws: Trouble.self) {
      _ = try ScanAhead(file, Self.wanted).read(from: 0, isStopped: { false }) { _ in throw Trouble() }
    }
    _ = folder
  }

  /// Of the last MiB.
  @Test func density() {
    var density = LineDensity()
    #expect(!density.isLow)
    density.see(logLines: 0, in: (1 << 20) - 1)
    #expect(!density.isLow)
    density.see(logLines: 31, in: 1)
    #expect(density.isLow)
    density.see(logLines: 1000, in: 1000)
    #expect(density.isLow)
    density.see(logLines: 0, in: 1 << 20)
    #expect(!density.isLow)
    density.see(logLines: 63, in: 2 << 20)
    #expect(density.isLow)
    density.see(logLines: 32, in: 1 << 20)
    #expect(!density.isLow)
  }
}
