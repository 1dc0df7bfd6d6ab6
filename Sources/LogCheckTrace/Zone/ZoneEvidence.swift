import LogCheckEngine
package import LogCheckModel
package import LogCheckRules

/// The evidence of lines for the zone of their stamps: an event that was written at 06:48:07 and says that it is
/// 05:48:07Z puts the stamps an hour east of UTC.
package struct ZoneEvidence: Sendable {
  /// A line that shows when it was written, besides its stamp.
  struct Witness: Sendable {
    var line: Int
    /// The time that the line states, in UTC.
    var said: LogInstant
    /// Seconds east of UTC.
    var offset: Int
  }

  /// The offsets that were seen, each with how many lines show it and the first of them.
  private(set) var offsets: [Int: (count: Int, first: Witness)] = [:]
  /// Lines that show when they were written, whatever the result is.
  package private(set) var lines = 0

  package init() {}

  /// So many lines must agree.
  static let needed = 3
  /// Zones differ from UTC by whole quarters of an hour, from -12:00 to +14:00.
  private static let step: Int64 = 900 * 1_000_000_000
  private static let range = -12 * 3600...14 * 3600
  /// By how much the two clocks of one line may differ: the value is often cut to seconds, and is read before the line is written.
  private static let tolerance = LogDuration.seconds(2)
  /// More different offsets than a year of travels has are kept of no capture.
  private static let limit = 8

  /// Takes what a line with that stamp says of the moment at which it was written.
  ///
  /// Gives whether it shows an offset.
  @discardableResult
  mutating func note(_ stamp: CivilStamp?, said value: FieldValue?, line: Int) -> Bool {
    guard let stamp, stamp.month != nil, stamp.offsetSeconds == nil, case .instant(let said, .absolute)? = value else {
      return false
    }
    lines += 1
    guard let offset = Self.offset(of: stamp, from: said) else { return false }
    let witness = Witness(line: line, said: said, offset: offset)
    if var seen = offsets[offset] {
      seen.count += 1
      offsets[offset] = seen
    } else if offsets.count < Self.limit {
      offsets[offset] = (1, witness)
    }
    return true
  }

  /// The one offset that enough lines show, and that no line contradicts.
  var agreed: (count: Int, first: Witness)? {
    guard offsets.count == 1, let seen = offsets.values.first, seen.count >= Self.needed else { return nil }
    return seen
  }

  private static func offset(of stamp: CivilStamp, from said: LogInstant) -> Int? {
    let year = Calendar.date(daysSinceEpoch: Int(said.nanoseconds / (86_400 * 1_000_000_000))).year
    // A stamp without a year is of the year that puts it nearest.
    let positions = [year - 1, year, year + 1].compactMap { stamp.localInstant(assumingYear: $0) }
    guard let nearest = positions.min(by: { ($0 - said).magnitude < ($1 - said).magnitude }) else { return nil }
    let difference = (nearest - said).nanoseconds
    let steps = (Double(difference) / Double(step)).rounded()
    guard steps.magnitude < 100 else { return nil }
    let seconds = Int(nearest: steps) * 900
    guard range.contains(seconds) else { return nil }
    let rest = LogDuration(nanoseconds: difference - Int64(Int(nearest: steps)) * step).magnitude
    return rest <= max(tolerance, stamp.granularity) ? seconds : nil
  }
}

extension ZoneEvidence {
  /// Takes what a record says of the moment at which it was written: the time of a structured event, or the field that an event names.
  ///
  /// Gives whether it shows an offset.
  @discardableResult
  package mutating func note(_ inspect: RecordAnalysis, of record: Record, _ events: [EventDefinition]) -> Bool {
    if let said = inspect.origin?.time { return note(record.stamp, said: said, line: record.position.line) }
    guard case .event(let event) = inspect.classification.kind, let field = events[event.type.index].clockField else {
      return false
    }
    return note(record.stamp, said: event.fields[field], line: record.position.line)
  }
}
