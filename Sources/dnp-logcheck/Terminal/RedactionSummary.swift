import LogCheckModel
import LogCheckRedaction
import LogCheckReporting

/// A capture that was redacted.
struct RedactedCapture {
  let input: RedactionInput
  /// The path at which it waits.
  let file: [UInt8]
  /// Its destination.
  let output: RunFiles.Output
  let counts: RedactionCounts
  /// True if it was packed, or not in UTF-8.
  let isConverted: Bool
}

/// The messages of a redaction, on standard error.
enum RedactionSummary {
  /// Reports why nothing was written.
  static func refuse(_ comparison: VerdictComparison, _ captures: [RedactedCapture], _ redaction: Redaction) {
    StandardStreams.complain(
      "dnp-logcheck: nothing was written, since the redacted captures would be judged otherwise:")
    for text in comparison.differences { StandardStreams.complain("  \(CleanText.line(text, limit: 600))") }
    let replaced = redaction.sorts.indices.filter { sort in captures.contains { $0.counts.sorts[sort].finds > 0 } }
    let names = replaced.map { redaction.sorts[$0].id }.joined(separator: ", ")
    StandardStreams.complain("Replaced were: \(names.isEmpty ? "nothing" : names).")
    StandardStreams.complain("Keep the one that those lines need (--keep SORT), or leave out the rule (--ignore RULE).")
  }

  /// Reports the replaced texts by output, and the limits of a redaction.
  static func report(_ captures: [RedactedCapture], _ redaction: Redaction, _ summary: RunSummary, kept: [String]) {
    for capture in captures { report(capture, redaction) }
    let decided = "\(summary.count(.pass)) passed, \(summary.count(.fail)) failed, "
    let open = "\(summary.count(.inconclusive)) inconclusive"
    StandardStreams.complain("judged before and after: the same (rules: \(decided)\(open))")
    if !kept.isEmpty { StandardStreams.complain("left as they were: \(kept.joined(separator: ", "))") }
    if redaction.omitted > 0 {
      StandardStreams.complain("\(redaction.omitted) finds were replaced only where their form identifies them")
    }
    StandardStreams.complain(
      "Patterns find what has a form. Names of persons in free text, and free wording, have none: read "
        + "the files before you give them away.")
  }

  private static func report(_ capture: RedactedCapture, _ redaction: Redaction) {
    let counts = capture.counts
    let converted = capture.isConverted ? ", unpacked and in UTF-8" : ""
    StandardStreams.complain(
      "\(capture.output.shown): \(lines(counts.changedLines)) of \(counts.lines) changed\(converted)")
    for (sort, found) in zip(redaction.sorts, counts.sorts) where found.finds > 0 {
      StandardStreams.complain("  \(sort.id): \(found.finds) in \(lines(found.lines)) (\(sort.title))")
    }
    guard counts.unsearchableCount > 0 else { return }
    let positions = counts.unsearchable.map(String.init).joined(separator: ", ")
    StandardStreams.complain(
      "  \(counts.unsearchableCount) stretches could not be searched to their end; all their letters and digits were replaced "
        + "(line \(positions)\(counts.unsearchableCount > counts.unsearchable.count ? " and more" : ""))")
  }

  private static func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }
}
