package import LogCheckEngine
package import LogCheckIngest

/// The options of a trace, known before its first record.
package struct TraceOptions: Sendable {
  package var clock = ClockOptions()
  /// The conditions of each source, as far as the user states them.
  package var settings = SourceSettings()
  /// The interval in which the trace is judged.
  package var window = TimeWindow()
  /// The end of the input, if the user states it.
  package var endedAt: TimeWindow.Bound?
  /// The user vouches that the build prints only texts that the rules know.
  package var knowsVocabulary = false
  /// True if passes that no report lists are only counted (``TraceAssembler/takeCounts()``).
  package var countsPasses = false
  /// True if the recognised events are kept for ``TraceAssembler/takeEvents()``.
  package var keepsEvents = false
  /// True if there are other captures to compare with.
  package var keepsOrigin = false
  /// True if the summaries report the outcome of every line.
  package var keepsAccount = false
  /// True if the engine keeps the facts that it receives (``Engine/receivedFacts``).
  package var keepsFacts = false
  /// The number of timeline rows that are kept; `nil` if no report has a timeline.
  package var timelineLimit: Int?

  package init() {}
}
