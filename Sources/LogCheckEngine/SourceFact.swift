package import LogCheckModel

/// A fact about one source: the only form in which the engine learns anything.
///
/// The facts of a source are an ordered list. Verdicts depend on the rules and on these lists alone.
package enum SourceFact: Sendable {
  /// The next event in order of time. It moves log time to its own.
  case event(Event)
  /// The stamp of a line, or a moment after the first one: every obligation that was due before it is decided.
  case time(EventTime)
  /// A component, an event type or a level that appears in the source; some lines show only one of them.
  case sighting(component: Int?, type: EventTypeID?, level: LogLevel?, throughNSLog: Bool = false)
  /// A record for the rules about lines. It is judged as it is read, in addition to its event.
  case record(SeenRecord)
  /// A line of the plugin that no event explains.
  case unknownLine(UnknownLineSeen)
  /// The earliest stamp so far. The time of the engine may be earlier than the stamps of the lines.
  case firstTime(EventTime)
  /// An app session with that number begins with the next event; `isSeen` if the capture shows its beginning.
  case session(Int, isSeen: Bool)
  /// An event that comes after later ones, further than events are put into order: passes without it are doubtful.
  case lateEvent(Event, startsSession: Bool)
  /// A stretch for which the capture does not hold everything.
  case gap(CoverageGap)
  /// The conditions under which the source was captured.
  case settings(SourceSettings)
  /// The platform on which the plugin ran, once it is known; outcomes that were doubtful without it are decided again
  /// at the end.
  case platform(Platform?)
  /// Every line of the input is the plugin's, so that a filter may have dropped some of its components.
  case filtered
  /// It is doubtful from now on which events belong to this source.
  case doubtfulGrouping
  /// Events of another app or device are among those of this source; with `hidesNothing` their processes distinguish
  /// them.
  case mixture(hidesNothing: Bool = false)
  /// All events of that type are known: files hold them, and these were read whole.
  case complete(EventTypeID)
}

/// The conditions under which a source was captured, known before or while its events come.
package struct SourceSettings: Sendable {
  package var isUnifiedLog = false
  package var isDeclaredComplete = false
  /// Nothing was logged after the end of the input, so that what was due soon after it did not come.
  package var isOver = false
  package var isGroupingDoubtful = false
  package var beginsAtStart = false
  /// The level that the capture was made with, if the user stated it.
  package var declaredLevel: LogLevel?
  package var platform: Platform?
  /// True if no outcome is only counted.
  package var reportsEveryOutcome = false

  package init() {}
}
