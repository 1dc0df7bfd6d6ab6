import LogCheckIngest

/// The same with the format named first.
extension ReadRecord {
  init?(_ format: LogFormat, _ text: String) { self.init(text, as: format) }

  init?(_ format: LogFormat, bytes: [UInt8]) { self.init(bytes: bytes, as: format) }
}

extension LogFormat {
  func role(_ line: String) -> LineRole { role(of: line) }

  func sureness(_ line: String) -> Int { certainty(of: line) }
}
