import LogCheckEngine
import LogCheckIngest
import LogCheckModel

/// The evidence for the origin of a trace, kept to find out if another one is of the same device.
package struct TraceOrigin {
  /// Marks of events with stamps of a millisecond or finer: two devices do not log the same event with the same values, from the
  /// same process, then.
  private var exactMarks = MarkSample()
  /// Marks of events with coarser stamps, which only count if they have a process id.
  private var coarseMarks = MarkSample()
  /// True if every event had a stamp of a millisecond or finer.
  private var isExact = true
  package private(set) var hasEvents = false
  private var formats: [String: FormatTraits] = [:]
  private var devices: Set<[UInt8]> = []
  private var namesDevices = true
  private var span = Span()
  private var eventSpan = Span()
  /// The process ids of each app, with their spans.
  private var processes: [[UInt8]: [Int32: Span]] = [:]
  /// True if ``span`` holds real times; false for those of a timeline whose year is unknown.
  private var isPlaced = false

  private static let processLimit = 256

  /// The relation of two traces, as far as they show it.
  package enum Relation {
    /// Of two devices, or without a time in common: neither can hold what the other lacks.
    case apart
    case same
    case open
  }

  /// From when to when, in one frame.
  private struct Span {
    var first: LogInstant?
    var last: LogInstant?
    var frame: TimeFrame?
    var isMixed = false
    var granularity = LogDuration.zero

    mutating func note(_ time: EventTime) {
      if let frame, frame != time.frame { isMixed = true }
      frame = time.frame
      if first.map({ time.instant < $0 }) ?? true { first = time.instant }
      if last.map({ time.instant > $0 }) ?? true { last = time.instant }
      granularity = max(granularity, time.granularity)
    }

    /// True if some time may lie in both.
    func mayMeet(_ other: Self) -> Bool {
      guard let first, let last, let otherFirst = other.first, let otherLast = other.last else { return true }
      guard !isMixed, !other.isMixed, frame == other.frame else { return true }
      return first <= otherLast + other.granularity && otherFirst <= last + granularity
    }

    /// True if `time` lies well inside.
    func holds(_ other: Self) -> Bool {
      guard let first, let last, let otherFirst = other.first, let otherLast = other.last else { return false }
      guard !isMixed, !other.isMixed, frame == other.frame else { return false }
      let margin = LogDuration.seconds(2)
      return (first + margin < otherFirst && otherFirst < last - margin)
        || (first + margin < otherLast && otherLast < last - margin)
    }
  }

  mutating func note(_ format: LogFormat) { formats[format.id.name] = format.carries }

  mutating func pass(_ time: EventTime) { span.note(time) }

  /// Takes an event in, before its instants are put on the trace's timeline.
  mutating func note(
    _ event: ClassifiedEvent, at time: EventTime?, pid: Int32?, process: [UInt8], device: [UInt8], isKnown: Bool
  ) {
    hasEvents = true
    if isKnown || !device.isEmpty { devices.insert(device) } else { namesDevices = false }
    guard let time else {
      isExact = false
      return
    }
    eventSpan.note(time)
    if let pid, !process.isEmpty { note(process, pid, time) }
    let step = max(time.granularity.nanoseconds, 1_000_000)
    let tick = time.instant.nanoseconds / step
    var hasher = Hasher()
    hasher.combine(event.type)
    hasher.combine(tick)
    hasher.combine(event.fields)
    hasher.combine(pid)
    if time.granularity <= .milliseconds(1) {
      exactMarks.insert(hasher.finalize(), at: tick)
    } else {
      isExact = false
      hasher.combine(device)
      if pid != nil { coarseMarks.insert(hasher.finalize(), at: tick) }
    }
  }

  private mutating func note(_ process: [UInt8], _ pid: Int32, _ time: EventTime) {
    guard processes.count < Self.processLimit || processes[process] != nil else { return }
    guard processes[process, default: [:]].count < Self.processLimit || processes[process]?[pid] != nil else { return }
    processes[process, default: [:]][pid, default: Span()].note(time)
  }

  /// All lines are read; `isPlaced` if the trace has its date and year.
  mutating func finish(isPlaced: Bool) { self.isPlaced = isPlaced }

  // MARK: Comparing

  /// docs/decisions/0015 states the rule.
  package func relation(to other: Self) -> Relation {
    guard hasEvents, other.hasEvents, canShareTime(with: other), !isOfAnotherSystem(than: other) else { return .apart }
    if exactMarks.meets(other.exactMarks) || coarseMarks.meets(other.coarseMarks) { return .same }
    if provesOtherDevices(than: other) || speaksBetween(other) || other.speaksBetween(self) { return .apart }
    return isExact && other.isExact && hasTheClock(of: other) ? .apart : .open
  }

  /// From when to when it may share time with another trace whose times are as well known, in nanoseconds; `nil` where its times
  /// may be any day's.
  package var reach: ClosedRange<Int64>? {
    guard isPlaced, !span.isMixed, !eventSpan.isMixed, span.frame == .absolute, eventSpan.frame == .absolute,
      let first = span.first, let last = span.last, let eventFirst = eventSpan.first, let eventLast = eventSpan.last
    else { return nil }
    let step = max(span.granularity, eventSpan.granularity)
    let low = min(first, eventFirst) - step
    let high = max(last, eventLast) + step
    return low.nanoseconds...max(low, high).nanoseconds
  }

  private func canShareTime(with other: Self) -> Bool {
    // Times of day without a date, or of an unknown year next to a known one, may be any day's.
    let areDated =
      formats.values.allSatisfy { $0.contains(.date) } && other.formats.values.allSatisfy { $0.contains(.date) }
    guard isPlaced == other.isPlaced, isPlaced || areDated else { return true }
    return eventSpan.mayMeet(other.span) || other.eventSpan.mayMeet(span)
  }

  private func isOfAnotherSystem(than other: Self) -> Bool {
    func systems(_ formats: [String: FormatTraits]) -> FormatTraits {
      formats.values.reduce(into: []) { $0.formUnion($1.intersection([.apple, .android])) }
    }
    let (mine, others) = (systems(formats), systems(other.formats))
    return !mine.isEmpty && !others.isEmpty && mine.isDisjoint(with: others)
  }

  /// At one time a machine has one name; only captures of one format write it in one way.
  private func provesOtherDevices(than other: Self) -> Bool {
    guard namesDevices, other.namesDevices, devices.isDisjoint(with: other.devices) else { return false }
    return Set(formats.keys) == Set(other.formats.keys)
  }

  /// True if an app of this trace speaks under one process id before and after it speaks under another one in the other trace: on
  /// one device it runs once.
  private func speaksBetween(_ other: Self) -> Bool {
    guard isPlaced == other.isPlaced else { return false }
    for (process, mine) in processes {
      guard let others = other.processes[process], Set(mine.keys).isDisjoint(with: others.keys) else { continue }
      for span in mine.values where others.values.contains(where: span.holds) { return true }
    }
    return false
  }

  /// True if both give the same line the same stamp.
  private func hasTheClock(of other: Self) -> Bool {
    guard isPlaced == other.isPlaced, eventSpan.frame == other.eventSpan.frame, !eventSpan.isMixed,
      !other.eventSpan.isMixed
    else { return false }
    if Set(formats.keys) == Set(other.formats.keys), formats.count == 1 { return true }
    let all = Array(formats.values) + Array(other.formats.values)
    let isUnified = all.allSatisfy { $0.isSuperset(of: [.apple, .unifiedLog]) && !$0.contains(.deviceOnly) }
    return isUnified || all.allSatisfy { $0.contains(.android) }
  }
}

/// As many marks as are kept of a long trace: chosen by their time, so that two traces keep the same ones.
private struct MarkSample {
  private var marks: [Int: UInt64] = [:]
  private var mask: UInt64 = 0

  private static let limit = 65_536

  mutating func insert(_ mark: Int, at tick: Int64) {
    // The golden ratio's digits spread neighbouring ticks over the whole range.
    let position = (UInt64(bitPattern: tick) &* 0x9E37_79B9_7F4A_7C15) >> 20
    guard position & mask == 0 else { return }
    marks[mark] = position
    while marks.count > Self.limit, mask < .max >> 24 {
      mask = mask << 1 | 1
      marks = marks.filter { $0.value & mask == 0 }
    }
    if marks.count > Self.limit { marks.removeValue(forKey: mark) }
  }

  func meets(_ other: Self) -> Bool {
    let (few, many) = marks.count < other.marks.count ? (marks, other.marks) : (other.marks, marks)
    return few.keys.contains { many[$0] != nil }
  }
}
