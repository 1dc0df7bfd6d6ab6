import LogCheckModel

/// The plugin's lines of a capture that no event explains, by text, with what they may be.
struct UnknownTextList {
  struct Item {
    /// Lines with this text.
    var count: Int
    /// As a report may print it.
    var text: String
    /// `line 38: probably fetch.bgtask.submitted, the system took the background task request`
    var note: String
  }

  private let capture: CaptureSummary

  /// `nil` for a capture without such lines.
  init?(_ capture: CaptureSummary) {
    guard capture.unrecognised > 0 else { return nil }
    self.capture = capture
  }

  /// `9 plugin lines that no event knows, in 3 texts`
  var heading: String {
    let lines = TextLayout.counted(
      capture.unrecognised, "plugin line that no event knows", "plugin lines that no event knows")
    return capture.unknownTextCount > 0 && capture.unrecognised > 1
      ? "\(lines), in \(TextLayout.counted(capture.unknownTextCount, "text"))" : lines
  }

  /// The number of texts, or of lines if texts were not compared, that could be listed.
  var available: Int { capture.unknownTexts.isEmpty ? capture.unrecognisedLines.count : capture.unknownTexts.count }

  /// The first ones; each text has at most `width` columns.
  func items(atMost limit: Int, width: Int) -> [Item] {
    guard !capture.unknownTexts.isEmpty else {
      return capture.unrecognisedLines.prefix(limit).map { line in
        Item(count: 1, text: Self.text(of: line, width), note: "line \(line.line)")
      }
    }
    return capture.unknownTexts.prefix(limit).map { text in
      Item(
        count: text.count,
        text: text.count > 1
          ? CleanText.line(text.text, limit: width)
          : Self.text(of: text.first, width),
        note: "line \(text.first.line): \(Self.meaning(of: text))")
    }
  }

  /// Lines that are in none of so many items.
  func lines(beyond limit: Int) -> Int {
    let listed =
      capture.unknownTexts.isEmpty
      ? min(limit, capture.unrecognisedLines.count) : capture.unknownTexts.prefix(limit).reduce(0) { $0 + $1.count }
    return max(0, capture.unrecognised - listed)
  }

  /// The command that compares the lines with the events.
  var command: String {
    "dnp-logcheck vocabulary \(capture.path == "<stdin>" ? "CAPTURE" : CleanText.path(capture.path))"
  }

  /// The command that adopts those that probably are an event; `nil` if there are none.
  var adoption: String? {
    capture.unknownTexts.contains { $0.candidates.first?.isProbable == true } ? "--write words.yml" : nil
  }

  /// `probably fetch.bgtask.submitted, the system took the background task request`
  static func meaning(of text: UnknownText) -> String {
    var best = text.candidates.prefix(1)
    for index in best.indices { best[index].reasons = [] }
    return VocabularyText.answers(Array(best), denied: best.isEmpty ? text.denied : []).joined(separator: "; ")
  }

  private static func text(of line: UnrecognisedLine, _ width: Int) -> String {
    LineText.shown(line.text, message: line.message, omitted: line.omittedBytes, limit: width)
  }
}
