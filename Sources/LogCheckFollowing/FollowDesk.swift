package import LogCheckModel

/// The surroundings that following needs.
package struct FollowDesk {
  /// The time by a clock that only goes forward, which says how long a file has been silent. No verdict depends on it.
  package var milliseconds: () -> Int
  /// Waits so many milliseconds; may end early.
  package var sleep: (Int) -> Void
  /// Takes each note at once.
  package var note: (Diagnostic) -> Void

  package init(
    milliseconds: @escaping () -> Int, sleep: @escaping (Int) -> Void, note: @escaping (Diagnostic) -> Void = { _ in }
  ) {
    self.milliseconds = milliseconds
    self.sleep = sleep
    self.note = note
  }
}

/// Notes on followed files: each is reported at once; the first ones are kept for the report, and the rest is counted.
struct FollowNotes {
  private(set) var kept: [Diagnostic] = []
  private(set) var more = 0

  /// Notes that a report holds: a log that is rotated each minute would else fill the memory in weeks.
  static let limit = 200

  mutating func take(_ note: Diagnostic) { if kept.count < Self.limit { kept.append(note) } else { more += 1 } }

  /// All for the report.
  var all: [Diagnostic] {
    guard more > 0 else { return kept }
    let message =
      "\(more) more note\(more == 1 ? "" : "s") on followed files \(more == 1 ? "was" : "were") printed as they came"
    return kept + [Diagnostic(code: "I047", severity: .note, message: message)]
  }
}
