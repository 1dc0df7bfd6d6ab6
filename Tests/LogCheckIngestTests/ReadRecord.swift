import LogCheckIngest
import LogCheckModel

/// A record read from text, with its parts as strings.
struct ReadRecord {
  let record: Record

  /// The record that `format` reads from `text`; `nil` where it is none.
  init?(_ text: String, as format: LogFormat) { self.init(bytes: Array(text.utf8), as: format) }

  init?(bytes: [UInt8], as format: LogFormat) {
    var record = Record()
    guard format.reader.read(bytes.span, into: &record) else { return nil }
    self.record = record
  }

  var message: String { text(record.message) }
  var process: String { text(record.process) }
  var subsystem: String { text(record.subsystem) }
  var category: String { text(record.category) }
  var device: String { text(record.device) }
  var boot: String { text(record.boot) }
  var tag: String { text(record.tag) }

  private func text(_ range: Range<Int>) -> String { String(decoding: record.text[range], as: UTF8.self) }
}

extension LogFormat {
  func role(of line: String) -> LineRole { reader.role(of: Array(line.utf8).span) }

  func certainty(of line: String) -> Int { certainty(Array(line.utf8).span) }
}
