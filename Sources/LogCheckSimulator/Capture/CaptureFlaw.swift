import LogCheckModel

/// A defect of a capture, compared with the lines that were logged, as real captures have it.
package struct CaptureFlaw: Sendable, Identifiable {
  package let id: String
  /// One sentence for lists.
  package let summary: String
  /// True if the log system says where lines are missing.
  var hasGap = false
  /// The only format that shows it; `nil` where every format does.
  package var writer: String?
  let effect: @Sendable (inout Utterance, inout FlawedStretch) -> Effect

  enum Effect { case kept, changed, lost }

  package static let all: [CaptureFlaw] = [
    CaptureFlaw(id: "no-debug", summary: "the tool was not asked for debug lines") { line, _ in
      line.level <= .debug ? .lost : .kept
    },
    CaptureFlaw(id: "no-info", summary: "the tool was not asked for info and debug lines") { line, _ in
      line.level <= .info ? .lost : .kept
    },
    CaptureFlaw(id: "redacted", summary: "values are hidden, as on a phone without a logging profile") { line, _ in
      line.hideValues() ? .changed : .kept
    },
    CaptureFlaw(id: "hole", summary: "the tool dropped lines for half a minute, and says so", hasGap: true) {
      line, stretch in
      stretch.holds(line.instant) ? .lost : .kept
    },
    CaptureFlaw(id: "hole-in-run", summary: "the tool dropped the end of a run, and says so", hasGap: true) {
      line, stretch in
      // From a moment after the request on, for as long as a run takes.
      if line.label == "fetch", stretch.wasHeld == nil {
        stretch.gap = line.instant + .milliseconds(100)..<line.instant + .seconds(2)
        stretch.wasHeld = line.instant
      }
      return stretch.wasHeld != nil && stretch.holds(line.instant) ? .lost : .kept
    },
    CaptureFlaw(id: "cut-in-run", summary: "the capture ends five seconds into a run") { line, stretch in
      if line.label == "start", stretch.end == nil { stretch.end = line.instant + .seconds(5) }
      return stretch.end.map { line.instant > $0 } == true ? .lost : .kept
    },
    CaptureFlaw(id: "behind-submit", summary: "the capture begins when the task has been submitted") { line, stretch in
      if line.label == "submit", stretch.begin == nil { stretch.begin = line.instant + .seconds(2) }
      return stretch.begin.map { line.instant > $0 } == true ? .kept : .lost
    },
    CaptureFlaw(id: "filtered", summary: "a filter left the lines of the fetch, the scheduler and the plugin") {
      line, _ in
      guard case .plugin(let component, let tag) = line.speaker else { return .lost }
      let row = (tag ?? component.rawValue) + line.text
      return ["FETCH", "SCHEDULER", "PLUGIN"].contains { row.contains($0) } ? .kept : .lost
    },
    CaptureFlaw(id: "late", summary: "the capture begins when a third of the story is over") { line, stretch in
      line.instant < stretch.firstThird ? .lost : .kept
    },
    CaptureFlaw(id: "early-end", summary: "the capture ends when two thirds of the story are over") { line, stretch in
      line.instant > stretch.secondThird ? .lost : .kept
    },
    CaptureFlaw(
      id: "mixed-console", summary: "a console in which the plugin prints half of its lines without a stamp",
      writer: "xcode-console"
    ) { line, stretch in
      if case .plugin = line.speaker { line.isPrinted = stretch.draw.isTrue(1, in: 2) }
      return .kept
    },
  ]

  package static func named(_ id: String) -> CaptureFlaw? { all.first { $0.id == id } }
}

/// The stretch of a story in which its capture has its flaws.
struct FlawedStretch: Sendable {
  let firstThird: LogInstant
  let secondThird: LogInstant
  /// The stretch that the tool dropped; a flaw that puts it elsewhere sets it.
  var gap: Range<LogInstant>
  var wasHeld: LogInstant?
  var isMarked = false
  /// The times at which the capture begins and ends.
  var begin: LogInstant?
  var end: LogInstant?
  /// The random choices for single lines.
  var draw: SeededGenerator

  init(from start: LogInstant, to end: LogInstant, seed: UInt64) {
    draw = SeededGenerator(seed: SeededGenerator.seed(of: 4, from: seed))
    let third = LogDuration(nanoseconds: max(0, (end - start).nanoseconds / 3))
    firstThird = start + third
    secondThird = end - third
    let seconds = Int(max(1, (end - start).nanoseconds / 1_000_000_000))
    let begin = start + .seconds(Int64(draw.number(in: 0..<seconds)))
    gap = begin..<(begin + .seconds(30))
  }

  func holds(_ instant: LogInstant) -> Bool { gap.contains(instant) }
}

extension Utterance {
  /// Hides the values of fields in the text; returns true if there were any.
  fileprivate mutating func hideValues() -> Bool {
    guard case .plugin = speaker else { return false }
    var hasHidden = false
    for index in fields.indices where words.contains("{\(fields[index].name)}") {
      // Numbers and flags are public by default.
      switch fields[index].value {
      case .integer, .boolean: continue
      case .text, .instant, .list, .hidden:
        fields[index].value = .hidden
        hasHidden = true
      }
    }
    return hasHidden
  }
}
