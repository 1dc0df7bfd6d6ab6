import LogCheckModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of the IANA database as `zic` compiles it (RFC 9636, version 2 and later).
struct CompiledZone {
  private var changes: [ZoneClock.Change] = []
  private var first = 0
  private var yearly = ""

  /// `nil` for a file of another form.
  init?(_ data: [UInt8]) {
    guard let header = Header(data, at: 0), header.version >= 0x32 else { return nil }
    let start = header.end(timeLength: 4)
    guard let header = Header(data, at: start) else { return nil }
    let times = start + Header.length
    let indices = times + header.times * 8
    let types = indices + header.times
    let end = header.end(timeLength: 8)
    guard end < data.count, header.types > 0 else { return nil }
    func offset(_ type: Int) -> Int { Int(Int32(truncatingIfNeeded: Self.number(data, at: types + type * 6, 4))) }
    first = offset(0)
    for index in 0..<header.times {
      let time = Self.number(data, at: times + index * 8, 8)
      let offset = offset(Int(data[indices + index]))
      if time <= ZoneClock.begin {
        first = offset
      } else if offset != (changes.last?.offset ?? first) {
        changes.append(ZoneClock.Change(time: time, offset: offset))
      }
    }
    yearly = String(decoding: data[(end + 1)...].prefix { $0 != 0x0A }, as: UTF8.self)
  }

  var tableLine: String { ZoneClock.text(first: first, changes: changes, yearly: yearly) }

  /// The zones of a folder with their names, sorted by the bytes of the names.
  static func files(in folder: URL) throws -> [(name: String, zone: CompiledZone)] {
    var zones: [(name: String, zone: CompiledZone)] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      // The same zones with other counts of leap seconds, and files that name no zone.
      let name = path
      guard !name.hasPrefix("posix/"), !name.hasPrefix("right/"), !name.contains("."), name != "localtime",
        let data = try? Data(contentsOf: folder.appending(path: path)), let zone = CompiledZone([UInt8](data))
      else { continue }
      zones.append((name, zone))
    }
    return zones.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private struct Header {
    static let length = 44
    let version: UInt8
    let times: Int
    let types: Int
    private let start: Int
    private let others: Int
    private let leaps: Int

    init?(_ data: [UInt8], at start: Int) {
      guard data.count >= start + Self.length, Array(data[start..<start + 4]) == Array("TZif".utf8) else { return nil }
      func count(_ index: Int) -> Int { CompiledZone.number(data, at: start + 20 + index * 4, 4) }
      version = data[start + 4]
      others = count(0) + count(1) + count(5)
      leaps = count(2)
      times = count(3)
      types = count(4)
      self.start = start
    }

    func end(timeLength: Int) -> Int {
      start + Self.length + times * (timeLength + 1) + types * 6 + leaps * (timeLength + 4) + others
    }
  }

  private static func number(_ data: [UInt8], at start: Int, _ length: Int) -> Int {
    data[start..<start + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
