import LogCheckEngine
import LogCheckModel

/// The facts about what the trace could show that concern more than one source, or sources that have not appeared yet.
struct TraceCoverage {
  /// Gaps that were reported before some source appeared: they may be its too.
  private(set) var reported: [ReportedGap] = []
  /// Lines that the format does not explain, since the last time that passed.
  private var doubt: ReportedGap?
  /// Lines are missing between two captures; the latest time before.
  private var join: EventTime??
  /// Lines of the trace without any text that the rules look for.
  private var foreignLines = 0
  /// The known time until which nothing more was logged.
  var inputEnd: InputEnd

  private static let limit = 4096
  /// Headings of a log tool, and rests of messages of several lines, are no sign that an input was not filtered.
  private static let foreignLinesOfFiltered = 4

  init(_ options: TraceOptions) { inputEnd = InputEnd(stated: options.endedAt) }

  /// Keeps a gap for sources that appear later; beyond the limit the last one grows, which can only add doubt.
  mutating func remember(_ gap: ReportedGap) {
    if reported.count < Self.limit {
      reported.append(gap)
    } else {
      reported[reported.count - 1].gap.cover(gap.gap)
    }
  }

  /// A line since the last time may be an event, of whichever source.
  mutating func openDoubt(_ gap: CoverageGap, line: Int) {
    if doubt == nil { doubt = ReportedGap(gap: gap, line: line) } else { doubt?.gap.cover(gap) }
  }

  /// Ends the open doubt at that time: the possible event lies before it.
  mutating func takeDoubt(at time: EventTime?) -> ReportedGap? {
    guard var closed = doubt else { return nil }
    doubt = nil
    closed.gap.to = time
    return closed
  }

  /// Lines are missing after the capture that ended at `time`.
  mutating func openJoin(after time: EventTime?) { join = .some(time) }

  /// Ends the gap between two captures at the beginning of the second one.
  mutating func takeJoin(at time: EventTime?) -> CoverageGap? {
    guard let from = join else { return nil }
    join = nil
    return CoverageGap(from: from, to: time, reason: .gap)
  }

  mutating func addForeign(_ lines: Int) { foreignLines += max(0, lines) }

  /// True if every line of the input is the plugin's, so that a filter may have dropped some of its components.
  var areAllLinesPlugins: Bool { foreignLines <= Self.foreignLinesOfFiltered }
}
