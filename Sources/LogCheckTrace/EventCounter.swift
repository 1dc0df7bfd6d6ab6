import LogCheckEngine
import LogCheckModel

/// Follows the numbers by which an app counts its structured events: one that is left out is an event that is missing.
struct EventCounter {
  /// The process or session that counts, as far as lines show it.
  private struct Speaker: Hashable {
    var session: LogText?
    var processID: Int32?
  }

  private struct Last {
    var sequence: Int64
    var time: EventTime?
  }

  private var last: [Speaker: Last] = [:]

  /// Apps that are followed at once; of more none is, rather than the wrong one.
  private static let limit = 1024
  /// Lines are out of order by less than so many.
  private static let disorder: Int64 = 64

  /// Takes the number of a line; returns the stretch in which events are missing, if there is one.
  mutating func count(
    _ sequence: Int64, session: LogText?, processID: Int32?, at time: EventTime?
  ) -> CoverageGap? {
    let evidenceReporter = Speaker(session: session, processID: session == nil ? processID : nil)
    guard let before = last[evidenceReporter] else {
      if last.count < Self.limit { last[evidenceReporter] = Last(sequence: sequence, time: time) }
      return nil
    }
    let (distance, isOverflow) = sequence.subtractingReportingOverflow(before.sequence)
    // A late line; or, far lower, an app that was launched again.
    if !isOverflow, distance <= 0, distance > -Self.disorder, sequence != 0 { return nil }
    last[evidenceReporter] = Last(sequence: sequence, time: time)
    return !isOverflow && distance > 1 ? CoverageGap(from: before.time, to: time, reason: .gap) : nil
  }
}
