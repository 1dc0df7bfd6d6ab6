import LogCheckModel
import LogCheckReporting
import LogCheckResults

/// The progress of an audit, on a terminal.
struct FleetProgress {
  private let total: Int
  private var done: Int
  /// Runs that an earlier, interrupted audit had judged.
  private let before: Int
  private var failing = 0
  private var unreadable = 0
  private var area = StatusArea()
  private let start = SteadyClock.milliseconds
  private var lastDrawn = 0

  /// The interval at which the line is drawn again. Milliseconds.
  private static let drawTime = 200

  init(total: Int, done: Int) {
    self.total = total
    self.done = done
    before = done
  }

  mutating func take(_ record: AuditRecord) {
    done += 1
    if record.status == .error { unreadable += 1 } else if record.verdict == .fail { failing += 1 }
    let now = SteadyClock.milliseconds
    guard StatusArea.isThere, now - lastDrawn >= Self.drawTime else { return }
    lastDrawn = now
    area.draw([TextWidth.cut(text(after: now - start), to: StatusArea.size.columns - 1)])
  }

  mutating func end() { area.clear() }

  /// For example `1,200 of 20,000 runs, 31 failing, 2 unreadable, 410/s, 45 s left`.
  private func text(after milliseconds: Int) -> String {
    let rate = Double(done - before) / Double(max(1, milliseconds)) * 1000
    let left = rate > 0 ? Int(nearest: (Double(total - done) / rate).rounded(.down)) : 0
    let trouble = unreadable > 0 ? ", \(unreadable) unreadable" : ""
    return
      "\(done) of \(total) runs, \(failing) failing\(trouble), \(Int(nearest: rate))/s, \(ProgressLine.time(left)) left"
  }
}
