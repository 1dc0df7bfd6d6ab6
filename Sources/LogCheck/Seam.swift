import LogCheckEngine
import LogCheckModel

/// A place where a source's time goes back further than rows stand out of order.
///
/// Either the clock was set back, or lines follow that stood in the trace before: a capture joined to itself, two windows of one
/// log, or parts of one that overlap. The first row of the plugin tells which; until it comes, time stands still.
struct Seam {
  /// How it came out.
  enum End {
    /// The rows behind it had stood before it: nothing is missing, and no clock was set.
    case repetition
    /// The clock was set, as far as can be told.
    case clockStep(ReportedGap)
  }

  private let from: EventTime
  let line: Int
  /// Whether it lies where one part of a log ends and the next begins.
  let isJoin: Bool
  private(set) var isRepetition = false
  /// How far the rows behind it have come.
  private var reached: EventTime

  init(from: EventTime, line: Int, isJoin: Bool) {
    self.from = from
    reached = from
    self.line = line
    self.isJoin = isJoin
  }

  /// Takes the next time behind it; `false` where that goes back once more.
  mutating func goesOn(to time: EventTime, horizon: LogDuration) -> Bool {
    guard time.instant >= reached.instant - horizon else { return false }
    if time.instant > reached.instant { reached = time }
    return true
  }

  /// A row that was seen before stands behind it.
  mutating func meetsKnownLine() { isRepetition = true }

  /// How it ends where time has passed `latest` again, or no more comes.
  func end(before latest: EventTime) -> End {
    isRepetition ? .repetition : .clockStep(gap(from, latest))
  }

  /// How it ends with a row that was not seen before.
  func end(before latest: EventTime, at time: EventTime) -> End {
    .clockStep(gap(time.instant < from.instant ? time : from, latest))
  }

  /// What is open across the step has it in its interval, so that nothing of it can fail for absence.
  private func gap(_ from: EventTime, _ latest: EventTime) -> ReportedGap {
    ReportedGap(gap: CoverageGap(from: from, to: latest, reason: .clock), line: line)
  }
}
