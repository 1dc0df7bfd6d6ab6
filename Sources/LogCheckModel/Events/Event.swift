/// The index of an event type in the loaded event catalogue.
package struct EventTypeID: Hashable, Sendable {
  package var index: Int

  package init(_ index: Int) { self.index = index }
}

/// The index of a source: one device in one boot, as far as the captures show.
package struct SourceID: Hashable, Sendable {
  package var index: Int

  package init(_ index: Int) { self.index = index }
}

/// The time at which an event was logged.
package struct EventTime: Hashable, Sendable {
  package var instant: LogInstant
  package var frame: TimeFrame
  /// The step of the stamp. Stamps of whole seconds make comparisons at a boundary undecidable.
  package var granularity: LogDuration

  /// True if it is the time between the stamps of other lines, since the line has none.
  package var isSpan: Bool

  package init(instant: LogInstant, frame: TimeFrame, granularity: LogDuration, isSpan: Bool = false) {
    self.instant = instant
    self.frame = frame
    self.granularity = granularity
    self.isSpan = isSpan
  }
}

/// A record understood: what happened, when, its position, and the values it carried.
///
/// It never changes, and everyone who keeps it keeps the same one: rules bind events, and verdicts show them, by the thousand.
package final class Event: Sendable {
  package let type: EventTypeID
  /// `nil` where the capture shows no time for it.
  package let time: EventTime?
  /// The distance of the zone of its stamp from UTC in seconds; `nil` where the stamp has no zone.
  package let stampOffset: Int32?
  /// The name of the device's time zone then, as the event or one before it says.
  package let timeZone: FieldValue
  /// Time since boot if the record has it; only comparable inside one source.
  package let monotonic: LogInstant?
  package let source: SourceID
  /// Counts app launches inside the source, from 0.
  package let session: Int
  package let position: LinePosition
  package let processID: Int32?
  package let threadID: UInt64?
  package let level: LogLevel?
  /// Values in the order of the event type's fields.
  package let fields: [FieldValue]
  /// The fields among the first 64 that are instants without a zone, a bit for each.
  package let unzoned: UInt64
  /// The beginning of the record as evidence for people.
  package let excerpt: LogExcerpt
  /// The relation of the event to an equal line before it.
  package let repetition: Repetition
  /// True if its record holds what no report may show: of its values none is shown either.
  package let holdsHidden: Bool

  /// The possible meanings of a duplicate line.
  package enum Repetition: Hashable, Sendable {
    case none
    /// The same text again, without a time: only what counts is in doubt, since lines without times are often alike.
    case untimed
    /// The same line again, with no other of its time in between: a copy, or it happened twice. Only the number of
    /// events depends on which.
    case adjacent
    /// The same line again, after another one of its time.
    case apart
  }

  package init(
    type: EventTypeID, time: EventTime?, stampOffset: Int32? = nil, timeZone: FieldValue = .absent,
    monotonic: LogInstant? = nil, source: SourceID = SourceID(0), session: Int = 0,
    position: LinePosition = LinePosition(), processID: Int32? = nil, threadID: UInt64? = nil,
    level: LogLevel? = nil, fields: [FieldValue] = [], unzoned: UInt64 = 0, excerpt: LogExcerpt = LogExcerpt(),
    repetition: Repetition = .none, holdsHidden: Bool = false
  ) {
    self.type = type
    self.time = time
    self.stampOffset = stampOffset
    self.timeZone = timeZone
    self.monotonic = monotonic
    self.source = source
    self.session = session
    self.position = position
    self.processID = processID
    self.threadID = threadID
    self.level = level
    self.fields = fields
    self.unzoned = unzoned
    self.excerpt = excerpt
    self.repetition = repetition
    self.holdsHidden = holdsHidden
  }

  /// The same event in another source.
  package func inSource(_ source: SourceID) -> Event {
    Event(
      type: type, time: time, stampOffset: stampOffset, timeZone: timeZone, monotonic: monotonic,
      source: source, session: session, position: position, processID: processID, threadID: threadID, level: level,
      fields: fields, unzoned: unzoned, excerpt: excerpt,
      repetition: repetition, holdsHidden: holdsHidden)
  }

  /// The same event in that session, with that name of the device's time zone.
  package func placed(inSession session: Int, timeZone: FieldValue) -> Event {
    guard session != self.session || timeZone != self.timeZone else { return self }
    return Event(
      type: type, time: time, stampOffset: stampOffset, timeZone: timeZone, monotonic: monotonic,
      source: source, session: session, position: position, processID: processID, threadID: threadID, level: level,
      fields: fields, unzoned: unzoned, excerpt: excerpt,
      repetition: repetition, holdsHidden: holdsHidden)
  }
}
