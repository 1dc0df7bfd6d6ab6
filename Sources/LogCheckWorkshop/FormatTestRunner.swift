import LogCheckIngest
package import LogCheckModel

/// Compares what a declared format reads of its samples with what they say.
package struct FormatTestRunner {
  private let definition: FormatDefinition
  private let format: LogFormat

  package init(_ definition: FormatDefinition) {
    self.definition = definition
    format = LogFormat(definition)
  }

  /// One result for each sample, and for each line that is no record; empty where it is as it must be.
  package func run() -> [(name: String, mark: SourceMark, problems: [String])] {
    var results: [(name: String, mark: SourceMark, problems: [String])] = []
    for (index, sample) in definition.samples.enumerated() {
      results.append(("\(definition.id): sample \(index + 1)", sample.mark, problems(sample)))
    }
    for (index, other) in definition.others.enumerated() {
      let line = Array(other.text.utf8)
      let isRead = format.reader.role(of: line.span) == .starts
      results.append(
        ("\(definition.id): other \(index + 1)", other.mark, isRead ? ["the line is read as a record"] : []))
    }
    return results
  }

  private func problems(_ sample: FormatSample) -> [String] {
    let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var bytes = Array(sample.text.utf8)
    while bytes.last == 0x0A { bytes.removeLast() }
    var record = Record()
    guard format.reader.read(bytes.span, into: &record) else { return ["no pattern fits the line"] }
    var problems: [String] = []
    for (index, line) in lines.enumerated().dropFirst() where format.reader.role(of: line.span) == .starts {
      problems.append("line \(index + 1) begins a record")
    }
    let found = Self.parts(of: record)
    for key in Set(found.keys).union(sample.parts.keys).sorted() where found[key] != sample.parts[key] {
      problems.append("\(key): expected \(Self.shown(sample.parts[key])), found \(Self.shown(found[key]))")
    }
    return problems
  }

  private static func shown(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "nothing" }

  private static func parts(of record: Record) -> [String: String] {
    var parts: [String: String] = [:]
    func take(_ key: String, _ range: Range<Int>) {
      if !range.isEmpty { parts[key] = String(decoding: record.text[range], as: UTF8.self) }
    }
    parts["message"] = String(decoding: record.text[record.message], as: UTF8.self)
    take("tag", record.tag)
    take("process", record.process)
    take("subsystem", record.subsystem)
    take("category", record.category)
    parts["pid"] = record.processID.map { "\($0)" }
    parts["thread"] = record.threadID.map { "\($0)" }
    parts["level"] = record.level.map { "\($0)" }
    parts["time"] = record.stampIsMalformed ? "no time" : record.stamp.map(time)
    return parts
  }

  /// `YYYY-MM-DD HH:MM:SS.mmm +0100`, with the parts that the stamp shows.
  private static func time(_ stamp: CivilStamp) -> String {
    var text = ""
    if let month = stamp.month, let day = stamp.day {
      if let year = stamp.year { text += padded(year, 4) + "-" }
      text += padded(month, 2) + "-" + padded(day, 2) + " "
    }
    let seconds = Int(stamp.timeOfDay / 1_000_000_000)
    text += [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
    var digits = 0
    var step = stamp.granularity.nanoseconds
    while step < 1_000_000_000, digits < 9 {
      step *= 10
      digits += 1
    }
    if digits > 0 {
      text += "." + padded(Int(stamp.timeOfDay % 1_000_000_000), 9).prefix(digits)
    }
    if let offset = stamp.offsetSeconds {
      let minutes = abs(offset) / 60
      text += " \(offset < 0 ? "-" : "+")\(padded(minutes / 60, 2))\(padded(minutes % 60, 2))"
    }
    return text
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
