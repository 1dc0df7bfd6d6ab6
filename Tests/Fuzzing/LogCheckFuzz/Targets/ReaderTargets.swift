import LogCheckIngest
import LogCheckModel

extension FuzzTarget {
  /// A target for each format's reader.
  static let readers = LogFormat.all.map { format in
    FuzzTarget("reader-\(format.id.name)", "what it says of a record lies within the record") { bytes in
      _ = format.certainty(bytes.span)
      var record = Record()
      for line in bytes.split(separator: 0x0A, maxSplits: 8) { _ = format.reader.role(of: Array(line).span) }
      guard format.reader.read(bytes.span, into: &record) else { return nil }
      return ReaderTarget.problem(in: record)
    }
  }
}

enum ReaderTarget {
  /// Every part must lie within the text, and a stamp must be one that a calendar has.
  static func problem(in record: Record) -> String? {
    let parts: [(String, Range<Int>)] = [
      ("message", record.message), ("process", record.process), ("subsystem", record.subsystem),
      ("category", record.category), ("tag", record.tag), ("device", record.device), ("boot", record.boot),
    ]
    for (name, range) in parts where range.lowerBound < 0 || range.upperBound > record.text.count {
      return "\(name) is \(range) of \(record.text.count) bytes"
    }
    if let stamp = record.stamp {
      guard (0..<86_400_000_000_000).contains(stamp.timeOfDay) else { return "time of day \(stamp.timeOfDay)" }
      if let offset = stamp.offsetSeconds, abs(offset) > 14 * 3600 { return "an offset of \(offset) s" }
      if let month = stamp.month, !(1...12).contains(month) { return "month \(month)" }
      if record.stampIsMalformed { return "a stamp that is said to be none" }
    }
    return nil
  }
}

/// A line as each format prints it.
enum ReaderLead {
  static func logLine(of format: String) -> [UInt8] { Array((logLines[format] ?? "some words").utf8) }

  private static let logLines = [
    "apple-default":
      "2025-11-15 06:00:25.000000+0000 0x1a2b     Default     0x0                  700    0    Runner: [JOB] words",
    "apple-compact": "2025-11-15 06:00:25.000 Df Runner[700:1a2b] [com.example:job] words",
    "apple-syslog": "2025-11-15 06:00:25.000000+0000  localhost Runner[700]: words",
    "android-threadtime": "11-15 06:00:25.000   700   701 D Tag     : words",
    "android-brief": "D/Tag     (  700): words",
    "bsd-syslog": "Nov 15 06:00:25 phone Runner[700]: words",
  ]
}
