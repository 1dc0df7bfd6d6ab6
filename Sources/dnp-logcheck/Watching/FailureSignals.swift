import LogCheckModel
import LogCheckReporting

/// Calls the user when something fails: by a command, and by the bell of the terminal.
final class FailureSignals {
  private let command: FailureCommand?
  private let rings: Bool
  private let failOn: Severity
  private var lastRing: Int?
  /// The preliminary failures that were signalled; they are not signalled again when they are certain.
  private var signalled: Set<Position> = []

  private struct Position: Hashable {
    var fingerprint: String
    var capture: String?
    var line: Int?
  }

  /// The bell rings no more often. Milliseconds.
  private static let ringTime = 1000

  init(command: String?, rings: Bool, failOn: Severity) {
    self.command = command.map { FailureCommand($0) }
    self.rings = rings
    self.failOn = failOn
  }

  /// Signals a failure that fails the run, or would fail it under its condition.
  func take(_ finding: Finding) {
    guard command != nil || rings, finding.verdict == .fail, finding.acceptance == nil, !finding.isExperimental,
      finding.severity >= failOn
    else { return }
    let position = Position(
      fingerprint: finding.fingerprint, capture: finding.position?.capture, line: finding.position?.line)
    if finding.condition != nil {
      guard signalled.insert(position).inserted else { return }
    } else if signalled.remove(position) != nil {
      return
    }
    command?.take(FindingObject.text(finding))
    ring()
  }

  private func ring() {
    let now = SteadyClock.milliseconds
    guard rings, StatusArea.isThere, lastRing.map({ now - $0 >= Self.ringTime }) ?? true else { return }
    lastRing = now
    StandardStreams.report("\u{7}")
  }

  /// To be called often during the run.
  func advance() { command?.advance() }

  /// Waits for the command where it is still to run.
  func finish() { command?.finish() }
}
