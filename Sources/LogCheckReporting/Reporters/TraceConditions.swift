import LogCheckModel

extension TracePicture {
  /// Draws conditions: what lasts as a pair, what does not as an instant.
  mutating func draw(_ device: DeviceOutcomes, of source: TimelineSource, _ process: Int, _ thread: Int) {
    let words = ConditionWords(paths: device.paths, namesCapture: true)
    let positions = ConditionPositions(source, device.paths)
    func point(_ line: HeldCondition.Line) -> TimelinePoint? {
      line.point ?? positions.row(before: line).flatMap { source.rows[$0].logged }
    }
    let last = source.rows.compactMap { $0.logged.flatMap(time) }.max() ?? 0
    for (number, condition) in device.conditions.enumerated() {
      // A line without a time is drawn at the beginning where no earlier one has a time.
      let from = point(condition.first).flatMap(time) ?? 0
      var event = TraceEvent(
        phase: condition.lasts ? .begin : .instant, process: process, thread: thread,
        name: ConditionWords.title(condition), time: from, category: "condition",
        arguments: Self.arguments(condition, words))
      guard condition.lasts else {
        events.append(event)
        continue
      }
      event.id = "\(process).condition.\(number)"
      events.append(event)
      event.phase = .end
      event.time = max(from, condition.end.map { point($0).flatMap(time) ?? from } ?? last)
      event.arguments = []
      events.append(event)
    }
  }

  private static func arguments(
    _ condition: HeldCondition, _ words: ConditionWords
  ) -> [(name: String, value: TraceEvent.Argument)] {
    var arguments: [(name: String, value: TraceEvent.Argument)] = [
      ("place", .text(words.position(condition.first))),
      ("kind", .text(CleanText.line(condition.explanation.kind))),
      ("side", .text(condition.explanation.side.rawValue)),
      ("lines", .number(Double(condition.lines))),
      ("explains", .text(condition.causes.isEmpty ? "no" : "yes")),
    ]
    if condition.lines > 1 { arguments.append(("last", .text(words.position(condition.last)))) }
    if condition.lasts {
      arguments.append(("end", .text(condition.end.map(words.position) ?? "none in the capture")))
    }
    return arguments
  }
}
