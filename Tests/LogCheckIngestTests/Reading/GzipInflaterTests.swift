import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckIngest

/// gzip made by the system's own tool, so that nothing of ours packs what we unpack.
@Suite struct GzipInflaterTests {
  private static func packed(_ text: [UInt8]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "capture")
    try Data(text).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", file.path(percentEncoded: false)]
    try process.run()
    process.waitUntilExit()
    return [UInt8](try Data(contentsOf: folder.appending(path: "capture.gz")))
  }

  private static func unpacked(_ bytes: [UInt8], chunk: Int, limit: UnpackLimit? = .standard) throws -> [UInt8] {
    let inflater = GzipInflater(limit)
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let end = min(bytes.count, position + chunk)
      inflater.give(bytes.span.extracting(position..<end))
      while inflater.hasMore {
        let before = text.count
        try inflater.inflate(into: &text, limit: 1000)
        #expect(text.count - before <= 1000)
      }
      position = end
    }
    try inflater.finish()
    return text
  }

  private static let text = Array(
    String(repeating: "2025-11-15 05:40:00 a line of text that repeats\n", count: 2000).utf8)

  @Test(arguments: [1, 7, 4096, 1_000_000])
  func whatWasPackedComesOutHoweverItArrives(chunk: Int) throws {
    let packed = try Self.packed(Self.text)
    #expect(try Self.unpacked(packed, chunk: chunk) == Self.text)
    #expect(try Self.unpacked(packed + packed, chunk: chunk) == Self.text + Self.text)
  }

  @Test(arguments: [1, 10, 40, 60, 99])
  func aCutFileSaysWhereItEnds(percent: Int) throws {
    let packed = try Self.packed(Self.text)
    let cut = Array(packed.prefix(max(1, packed.count * percent / 100)))
    #expect(throws: GzipProblem.truncated(at: cut.count)) { try Self.unpacked(cut, chunk: 4096) }
  }

  @Test func aWrongChecksumIsNotPassedOver() throws {
    var packed = try Self.packed(Self.text)
    packed[packed.count - 6] ^= 0xFF
    #expect(throws: GzipProblem.self) { try Self.unpacked(packed, chunk: 4096) }
  }

  /// Text that is 200 times as large as what it is packed in, against limits on both sides of that.
  @Test(arguments: [1, 7, 4096, 1_000_000])
  func whatUnpacksToTooMuchIsNotUnpackedToItsEnd(chunk: Int) throws {
    let packed = try Self.packed(Self.text)
    try #require(Self.text.count / packed.count > 100)
    for limit in [nil, UnpackLimit(free: Self.text.count, ratio: 1), UnpackLimit(free: 0, ratio: 1000)] {
      #expect(try Self.unpacked(packed, chunk: chunk, limit: limit) == Self.text)
    }
    let limit = UnpackLimit(free: Self.text.count / 2, ratio: 50)
    let inflater = GzipInflater(limit)
    var text: [UInt8] = []
    var problem: GzipProblem?
    for start in stride(from: 0, to: packed.count, by: chunk) {
      inflater.give(packed.span.extracting(start..<min(packed.count, start + chunk)))
      while problem == nil, inflater.hasMore {
        do throws(GzipProblem) { try inflater.inflate(into: &text, limit: 1000) } catch { problem = error }
      }
    }
    guard case .swells(let position, let size, limit) = problem else {
      Issue.record("\(problem.map { "\($0)" } ?? "it was unpacked")")
      return
    }
    #expect(size > limit.free && size <= limit.free + 1000 && position * limit.ratio <= size)
    #expect(text == Array(Self.text.prefix(size)))
    #expect(!inflater.hasMore)
  }

  @Test func trailingGarbageIsLeftOut() throws {
    let packed = try Self.packed(Self.text)
    #expect(try Self.unpacked(packed + Array("garbage".utf8), chunk: 4096) == Self.text)
  }
}
