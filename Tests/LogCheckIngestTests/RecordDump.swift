import Foundation
import LogCheckIngest
import LogCheckModel

/// The records of a capture and their account as text, one line a record, for golden files.
struct RecordDump {
  var text = ""
  var counts = RecordAccount.Counts()

  init(of bytes: [UInt8], format: LogFormat) {
    var account = RecordAccount(format: format) { TagShape.opens($0) }
    var lines: [String] = []
    account.walk(bytes.span) { lines.append(Self.line($0)) }
    counts = account.counts
    lines.append(Self.summary(counts))
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Line, stamp, level, process, subsystem and category, message; what is not shown is `-`.
  private static func line(_ record: Record) -> String {
    var parts = [
      "\(record.position.line)", stamp(record), record.level.map { "\($0)" } ?? "-", process(record),
      subsystem(record),
    ]
    let extras = extras(record)
    if !extras.isEmpty { parts.append(extras) }
    parts.append("'" + escaped(record, record.message) + "'" + (record.isCut ? " (cut)" : ""))
    return parts.joined(separator: " | ")
  }

  private static func stamp(_ record: Record) -> String {
    if record.stampIsMalformed { return "malformed" }
    guard let stamp = record.stamp else { return "-" }
    let seconds = stamp.timeOfDay / 1_000_000_000
    var text = ""
    if let month = stamp.month, let day = stamp.day {
      text = (stamp.year.map { padded($0, 4) } ?? "----") + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
    } else {
      text = "----------T"
    }
    text += [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded(Int($0), 2) }.joined(separator: ":")
    var digits = 0
    var step = stamp.granularity.nanoseconds
    while step < 1_000_000_000 {
      step *= 10
      digits += 1
    }
    if digits > 0 { text += "." + padded(Int(stamp.timeOfDay % 1_000_000_000), 9).prefix(digits) }
    guard let offset = stamp.offsetSeconds else { return text }
    let minutes = abs(offset) / 60
    return text + (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }

  private static func process(_ record: Record) -> String {
    let process = record.processID.map { "\($0)" } ?? "-"
    let thread = record.threadID.map { ":\(String($0, radix: 16))" } ?? ""
    return "\(escaped(record, record.process))[\(process)\(thread)]"
  }

  private static func subsystem(_ record: Record) -> String {
    guard !record.subsystem.isEmpty || !record.category.isEmpty else { return "-" }
    return escaped(record, record.subsystem) + ":" + escaped(record, record.category)
  }

  private static func extras(_ record: Record) -> String {
    var extras: [String] = []
    if record.kind != .entry { extras.append("kind=\(record.kind)") }
    if !record.device.isEmpty { extras.append("device=\(escaped(record, record.device))") }
    if !record.boot.isEmpty { extras.append("boot=\(escaped(record, record.boot))") }
    if let monotonic = record.monotonic { extras.append("boot+\(monotonic.nanoseconds)ns") }
    if let ticks = record.ticks { extras.append("ticks=\(ticks)") }
    if !record.tag.isEmpty { extras.append("tag=\(escaped(record, record.tag))") }
    return extras.joined(separator: " ")
  }

  private static func escaped(_ record: Record, _ range: Range<Int>) -> String {
    var text = ""
    for scalar in String(decoding: record.text[range], as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func summary(_ counts: RecordAccount.Counts) -> String {
    var parts = [
      "lines \(counts.lines)", "records \(counts.records)", "continuation \(counts.continuationLines)",
      "blank \(counts.blankLines)", "not understood \(counts.notUnderstoodLines)",
    ]
    if counts.firstLines != counts.records { parts.append("first lines \(counts.firstLines)") }
    if counts.malformedStamps > 0 { parts.append("malformed stamps \(counts.malformedStamps)") }
    for kind in NoiseKind.allCases {
      if let count = counts.noise[kind] { parts.append("\(kind) \(count)") }
    }
    return "= " + parts.joined(separator: ", ")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// The shape of the plugin's tags, as the loaded rules would give their literals to the reader.
enum TagShape {
  private static let openings = ["[DNP-", "DNP-"].map { Array($0.utf8) }

  static func opens(_ line: Span<UInt8>) -> Bool {
    openings.contains { literal in
      line.count >= literal.count && literal.indices.allSatisfy { line[$0] == literal[$0] }
    }
  }
}
