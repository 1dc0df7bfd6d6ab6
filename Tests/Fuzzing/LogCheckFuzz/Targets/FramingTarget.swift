import LogCheckIngest
import LogCheckModel

extension FuzzTarget {
  /// The reader that looks only around wanted texts must hand on every line that holds one, unless the format calls that line noise.
  static let framing = FuzzTarget(
    "framing", "no line with a wanted text is passed over, and the walk over all lines adds up"
  ) {
    bytes in
    var input = FuzzInput(bytes)
    let format = lineFormats[input.number(below: lineFormats.count)]
    // Text that is unwrapped or repaired differs in the record from the line; bytes that are not text are not read.
    let text = input.rest.map { $0 >= 0x7F || ($0 < 0x20 && $0 != 0x0A) ? 0x20 : $0 }
    var account = RecordAccount(format: format)
    account.walk(text.span) { _ in }
    let counts = account.counts
    guard counts.lines == counts.sum else { return "the account does not add up: \(counts)" }
    let fast = CollectingSink.reading([text], as: format, for: SoughtTexts.wanted).0
    guard !fast.isWrapped else { return nil }
    for (index, logLine) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = Array(logLine)
      guard SoughtTexts.wanted.inspect(in: line).isWanted else { continue }
      if case .noise = format.reader.role(of: line.span) { continue }
      let number = index + 1
      let taken = fast.logLines.contains { holds($0, line, number) }
      if !taken { return "line \(number) of \(format.id) is passed over: \(String(decoding: logLine, as: UTF8.self))" }
    }
    return nil
  }

  /// A record may hold lines before the one in question, and in formats of objects only values of it.
  private static func holds(_ logLine: CollectingSink.SeenLine, _ line: [UInt8], _ number: Int) -> Bool {
    let covers = (logLine.position.line..<logLine.position.line + logLine.lineCount).contains(number)
    return covers || (logLine.position.line <= number && logLine.text.span.holds(line.span))
  }

  private static let lineFormats = LogFormat.all.filter { if case .lines = $0.framing { true } else { false } }
}
