import LogCheckIngest
import LogCheckModel

extension FuzzTarget {
  /// The reader that looks only around wanted texts, against the walk over every line. Both must hand on the same records that hold a
  /// wanted text.
  static let framing = FuzzTarget("framing", "the fast reader finds the records that a walk over all lines finds") {
    bytes in
    var input = FuzzInput(bytes)
    let format = lineFormats[input.number(below: lineFormats.count)]
    // What is peeled off or repaired is not known to the walk, and a row of another format ends a record only in a capture.
    let text = input.rest.map { $0 >= 0x80 || ($0 < 0x20 && $0 != 0x0A) ? 0x20 : $0 }
    let fast = CollectingSink.reading([text], as: format, for: SoughtTexts.wanted).0
    guard !fast.isWrapped else { return nil }
    var account = RecordAccount(format: format)
    var walked: [CollectingSink.Row] = []
    account.walk(text.span) { record in
      if SoughtTexts.wanted.look(in: record.text).isWanted {
        walked.append(CollectingSink.row(record, isUnderstood: true))
      }
    }
    let counts = account.counts
    guard counts.lines == counts.sum else { return "the account does not add up: \(counts)" }
    let missed = walked.filter { row in
      !fast.rows.contains { $0.position.line == row.position.line && $0.text.starts(with: row.text.prefix(64)) }
    }
    return missed.isEmpty
      ? nil : "missed: \(missed.map { "\($0.position.line): \(String(decoding: $0.text, as: UTF8.self))" })"
  }

  private static let lineFormats = LogFormat.all.filter {
    if case .lines = $0.framing { !$0.carries.contains(.bareRows) } else { false }
  }
}
