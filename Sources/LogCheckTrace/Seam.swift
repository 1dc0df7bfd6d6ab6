import LogCheckEngine
import LogCheckModel

/// A position at which a source's time goes back further than lines are out of order.
///
/// Either the clock was set back, or lines follow that were in the trace before: a capture joined to itself, two
/// windows of one log, or parts of one that overlap. The first line of the plugin decides which; until it comes, time
/// does not advance.
struct Seam {
  /// The result of a seam.
  enum End {
    /// The lines after it had come before it: nothing is missing, and no clock was set.
    case repetition
    /// The clock was set, as far as is known.
    case clockStep(ReportedGap)
  }

  private let from: EventTime
  let line: Int
  /// True if it lies where one part of a log ends and the next begins.
  let isJoin: Bool
  private(set) var isRepetition = false
  /// The latest time of the lines after it.
  private var reached: EventTime

  init(from: EventTime, line: Int, isJoin: Bool) {
    self.from = from
    reached = from
    self.line = line
    self.isJoin = isJoin
  }

  /// Takes the next time after it; `false` if that goes back once more.
  mutating func goesOn(to time: EventTime, horizon: LogDuration) -> Bool {
    guard time.instant >= reached.instant - horizon else { return false }
    if time.instant > reached.instant { reached = time }
    return true
  }

  /// A line that was seen before comes after it.
  mutating func meetsKnownLine() { isRepetition = true }

  /// The result if time has passed `latest` again, or if no more lines come.
  func end(before latest: EventTime) -> End {
    isRepetition ? .repetition : .clockStep(gap(from, latest))
  }

  /// The result of a line that was not seen before.
  func end(before latest: EventTime, at time: EventTime) -> End {
    .clockStep(gap(time.instant < from.instant ? time : from, latest))
  }

  /// The gap lies in the interval of everything that is open across the step, so that none of it can fail for absence.
  private func gap(_ from: EventTime, _ latest: EventTime) -> ReportedGap {
    ReportedGap(gap: CoverageGap(from: from, to: latest, reason: .clock), line: line)
  }
}
