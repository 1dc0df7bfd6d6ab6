import LogCheckIngest
import LogCheckModel
import Testing

/// One record read from its text, its parts as strings.
struct ReadRecord {
  let record: Record

  /// Reads `text` by `format`; `nil` where it is no record of it.
  init?(_ format: LogFormat, _ text: String) { self.init(format, bytes: Array(text.utf8)) }

  init?(_ format: LogFormat, bytes: [UInt8]) {
    var record = Record()
    guard format.reader.read(bytes.span, into: &record) else { return nil }
    self.record = record
  }

  var message: String { part(record.message) }
  var tag: String { part(record.tag) }
  var process: String { part(record.process) }
  var subsystem: String { part(record.subsystem) }
  var category: String { part(record.category) }
  var device: String { part(record.device) }
  var boot: String { part(record.boot) }

  private func part(_ range: Range<Int>) -> String { String(decoding: record.text[range], as: UTF8.self) }
}

extension LogFormat {
  /// The role of a line.
  func role(_ line: String) -> LineRole {
    let bytes = Array(line.utf8)
    return reader.role(of: bytes.span)
  }

  /// The certainty of the format for a line.
  func sureness(_ line: String) -> Int {
    let bytes = Array(line.utf8)
    return certainty(bytes.span)
  }
}

/// A stamp in few words; without a zone unless given.
func stamp(
  _ year: Int?, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int, nanosecond: Int = 0,
  digits: Int = 3, offset: Int? = nil
) -> CivilStamp? {
  var step: Int64 = 1_000_000_000
  for _ in 0..<digits { step /= 10 }
  return CivilStamp(
    year: year, month: month, day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond,
    offsetSeconds: offset, granularity: LogDuration(nanoseconds: step))
}

/// Reads `text`, which must be a record of `format`.
func readRecord(_ format: LogFormat, _ text: String) throws -> ReadRecord {
  let record = ReadRecord(format, text)
  return try #require(record, "no record of \(format.id): \(text)")
}
