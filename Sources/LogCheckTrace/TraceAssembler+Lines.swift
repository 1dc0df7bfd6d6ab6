import LogCheckEngine
import LogCheckIngest
import LogCheckModel

/// The position of a record in its trace: its source, its time, and the equal lines before it.
extension TraceAssembler {
  /// Holds a record until the next stamp, or locates it at once.
  mutating func hold(_ record: Record, _ analysis: RecordAnalysis) {
    if let last = waitsForStamp(record, analysis.origin) { return lines.untimed.hold(record, analysis, after: last) }
    if !lines.untimed.waiting.isEmpty { releaseUntimed(before: clock.time(of: record, analysis.origin)) }
    locate(record, analysis, during: nil)
  }

  /// The last stamp, if a record waits for the next one, which is the latest time at which it was written.
  private func waitsForStamp(_ record: Record, _ origin: StructuredOrigin?) -> EventTime? {
    guard record.stamp == nil, current.traits.contains(.timeOfDay), !lines.untimed.isFull, sources.devices <= 1
    else { return nil }
    if case .instant = origin?.time { return nil }
    return clock.last
  }

  /// Locates the records that wait: they were written before `time`, or at a time that nothing shows.
  mutating func releaseUntimed(before time: EventTime?) {
    guard !lines.untimed.waiting.isEmpty else { return }
    let span = lines.untimed.span(to: time)
    for (record, analysis) in lines.untimed.release() { locate(record, analysis, during: span) }
  }

  /// The position of a record in its trace.
  struct Position {
    /// The source of its process.
    var track: Int
    /// The other sources that it belongs to: lines of the system, and lines that name no process, are of each.
    var others: [Int]
    var repetition: Event.Repetition
  }

  /// Finds the source of a record, moves its time on, and determines if the record was seen before; `nil` for a certain
  /// copy, which is only counted. If the time `isSpan`, the record has no stamp, and equal ones need not be copies.
  mutating func position(
    _ record: Record, _ origin: StructuredOrigin?, of writer: LineWriter, at time: EventTime?, isSpan: Bool = false
  ) -> Position? {
    var (index, others) = assign(record, origin, of: writer)
    sources.tracks[index].seeBoot(of: record, origin, at: time, &engine)
    for other in others { sources.tracks[other].seeBoot(of: record, origin, at: time, &engine) }
    guard let time else {
      closeJoin(at: nil)
      // No later time will end it, and what comes may be decided at once.
      closeDoubt(at: nil)
      return Position(
        track: index, others: others, repetition: lines.memory.meet(record, at: nil) == .new ? .none : .untimed)
    }
    if isSpan {
      return Position(
        track: index, others: others, repetition: lines.memory.meet(record, at: nil) == .new ? .none : .untimed)
    }
    pass(time, DeviceCounter(record, origin), record.position.line, index)
    let acquaintance = lines.memory.meet(record, at: time)
    if acquaintance == .new {
      report(sources.tracks[index].takeNewLine(at: time, &engine))
    } else {
      current.addDuplicate(record, at: shown(time))
      if sources.tracks[index].isCopy(at: time) { return nil }
    }
    if sources.tracks[index].isSevered {
      sources.sever()
      let next = assign(record, origin, of: writer)
      if next.track != index { pass(time, DeviceCounter(record), record.position.line, next.track) }
      (index, others) = next
    }
    if let sequence = origin?.sequence {
      report(
        sources.tracks[index].takeSequence(
          sequence, session: origin?.session, processID: record.processID, at: time, line: record.position.line,
          &engine))
    }
    return Position(
      track: index, others: others,
      repetition: acquaintance == .new ? .none : acquaintance == .seenLast ? .adjacent : .apart)
  }
}
