package import LogCheckIngest
import LogCheckModel
import LogCheckReporting
package import LogCheckRules
import LogCheckTrace

/// Says what a capture is and what speaks for it, without judging it.
package enum CaptureProbe {
  /// The description of a capture.
  package struct Answer {
    package let text: String
    /// True if its format, or its kind of evidence, is known.
    package let isKnown: Bool
  }

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// If the beginning of a capture does not determine its format, the lines around the first text that the rules want
  /// do.
  package static func inspect(
    at input: AuditInput, for ruleSet: RuleSet, _ layers: GivenLayers = GivenLayers()
  ) -> Result<Answer, Problem> {
    switch SidecarFile.inspect(at: input, 0, kinds: ruleSet.evidence) {
    case .other: break
    case .evidence(let file): return .success(Answer(text: explained(file), isKnown: true))
    case .unreadable(let kind, let reason):
      return .failure(Problem(description: "evidence of the kind \(kind) that cannot be read: \(reason)"))
    case .ambiguous(let kinds):
      return .failure(Problem(description: "it may be evidence of several kinds: \(kinds.joined(separator: ", "))"))
    }
    var options = ReadingOptions(wanted: WantedLiterals.texts(of: ruleSet))
    options.explainsFormat = true
    options.layers = layers
    var reader = CaptureReader(options)
    var sink = IgnoringSink()
    let most = isStream(input) ? Self.mostOfStream : .max
    do {
      let isWhole = try CaptureFeed.read(input, &reader, into: &sink, within: ReadingLimit()) { _, reader, count in
        isKnown(reader) || count >= most
      }
      if !isWhole, !isKnown(reader) { try reader.finish(to: &sink) }
      if let problem = reader.detection?.problem { return .failure(Problem(description: "\(problem)")) }
    } catch {
      return .failure(Problem(description: "\(error)"))
    }
    guard let detection = reader.detection else {
      return .success(Answer(text: "empty: there is nothing to detect", isKnown: false))
    }
    return .success(Answer(text: explained(detection), isKnown: detection.format != nil))
  }

  private static func explained(_ file: SidecarFile) -> String {
    var count = ""
    if case .list(let rows) = file.contents.root.value { count = ", \(rows.count) rows" }
    let skipped = file.contents.skippedCount > 0 ? ", \(file.contents.skippedCount) passed over" : ""
    let damage = file.contents.damage.map { "; line \($0.line): \($0.reason)" } ?? ""
    return "evidence, \(file.kind.id): \(file.kind.title)\(count)\(skipped)\(damage)"
  }

  /// Bytes of a stream in which the first line of a known format, or with text of the plugin, is searched: it may have no end.
  private static let mostOfStream = 64 << 20

  private static func isKnown(_ reader: CaptureReader) -> Bool { reader.detection != nil && reader.orderIsKnown }

  /// True if nothing says how long the input is.
  private static func isStream(_ input: AuditInput) -> Bool {
    switch input {
    case .pieces: false
    case .standardInput: true
    case .file(let path, _): FileSource.regularSize(path: path) == nil
    }
  }

  private static func explained(_ detection: Detection) -> String {
    var text: String
    if let format = detection.format {
      let votes = detection.votes.first { $0.format == format.id }
      text = "\(format.id): \(votes?.lines ?? 0) of \(detection.lines) inspected lines are its records"
      let others = detection.votes.filter { $0.format != format.id }.prefix(3)
      if !others.isEmpty {
        text += "; also " + others.map { "\($0.format) \($0.lines)" }.joined(separator: ", ")
      }
    } else if detection.lines == 0 {
      text = "no lines of text"
    } else {
      text = "no known format: none of \(detection.lines) inspected lines is a record of one"
    }
    if !detection.wrappers.isEmpty {
      text += "; inside \(detection.wrappers.map { CleanText.line($0.name) }.joined(separator: ", "))"
    }
    if let width = detection.width, !width.isSaid {
      text += "; \(width.wraps ? "wrapped" : "cut") at \(width.columns) columns"
    }
    if detection.hasColour { text += "; with terminal colours (ansi)" }
    if let example = detection.example {
      text += "\n  before: \(shown(example.before))\n  after:  \(shown(example.after))"
    }
    return text
  }

  private static func shown(_ line: [UInt8]) -> String {
    CleanText.line(String(decoding: line, as: UTF8.self), limit: 160)
  }
}

private struct IgnoringSink: RecordSink {
  mutating func receive(_ event: ReaderEvent) {}
}
