package import LogCheckModel

/// A line of the plugin that no event explains, with what it may be.
package struct UnknownLineSeen: Sendable {
  /// Its time is `nil` where nothing shows when it was written.
  package var line: Evidence
  package var meaning: LineMeaning

  package init(line: Evidence, meaning: LineMeaning) {
    self.line = line
    self.meaning = meaning
  }
}

/// The number of unknown lines that all sources of an engine may keep one by one.
///
/// A line takes about half a KiB. A thousand devices, each up to its own limit, would need two GiB.
struct UnknownLineBudget {
  static let limit = 16_384

  private var left = limit

  /// Takes one line off; `false` where nothing is left.
  mutating func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}

/// The lines of one source that no event explains and that may be events: while there are such, what is missing may have been said in
/// other words.
struct UnknownLines {
  /// By the index of the event that a line may be.
  private var byType: [Int: Mentions] = [:]
  private var lines: [UnknownLineSeen] = []
  /// The lines after the first ones, as one stretch.
  private var rest: Rest?
  /// Texts that are known not to be an event: ``pair(_:_:)``.
  private var excluded: Set<Int> = []

  /// A line that may be an event, by its number, and how surely.
  private struct Mention {
    var line: Int
    var strength: LineMeaning.Strength
  }

  /// Lines that may be one event.
  private struct Mentions {
    var all: [Mention] = []
    /// Their instants, as long as all have one of the same frame and none is before the one ahead of it.
    var instants: [LogInstant]? = []
    private var frame: TimeFrame?
    /// The longest time in which one of them may have been written.
    private var widest = LogDuration.zero

    mutating func add(_ mention: Mention, at time: EventTime?) {
      all.append(mention)
      guard let time, frame ?? time.frame == time.frame, (instants?.last ?? time.instant) <= time.instant else {
        instants = nil
        return
      }
      frame = time.frame
      widest = max(widest, time.granularity)
      instants?.append(time.instant)
    }

    /// Those that may lie in `[from, to]`, and perhaps others around it: each pass of a long capture may ask.
    func around(_ from: EventTime?, _ to: EventTime?) -> ArraySlice<Mention> {
      guard let instants else { return all[...] }
      var (low, high) = (0, all.count)
      if let from, from.frame == frame { low = Self.first(instants) { $0 + widest >= from.instant } }
      if let to, to.frame == frame { high = max(low, Self.first(instants) { $0 > to.instant }) }
      return all[low..<high]
    }

    /// The index of the first for which it holds, where it holds for all after it as well.
    private static func first(_ instants: [LogInstant], where holds: (LogInstant) -> Bool) -> Int {
      var (low, high) = (0, instants.count)
      while low < high {
        let middle = (low + high) / 2
        if holds(instants[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private struct Rest {
    var first: UnknownLineSeen
    var from: EventTime?
    var to: EventTime?
    var count = 1
    var strengths: [Int: LineMeaning.Strength] = [:]
  }

  /// Lines of a source that are kept one by one; all after them count for their stretch as a whole.
  static let limit = 4096

  var isEmpty: Bool { lines.isEmpty && rest == nil }

  /// Keeps a line, as long as the source and all sources together may keep more.
  mutating func add(_ seen: UnknownLineSeen, _ budget: inout UnknownLineBudget) {
    guard !seen.meaning.candidates.isEmpty else { return }
    guard lines.count < Self.limit, budget.take() else {
      extendRest(by: seen)
      return
    }
    lines.append(seen)
    for candidate in seen.meaning.candidates {
      byType[candidate.event.index, default: Mentions()].add(
        Mention(line: lines.count - 1, strength: candidate.strength), at: seen.line.time)
    }
  }

  private mutating func extendRest(by seen: UnknownLineSeen) {
    if rest == nil {
      rest = Rest(first: seen, from: seen.line.time, to: seen.line.time, count: 0)
    } else if let from = rest?.from, let to = rest?.to, let time = seen.line.time, time.frame == from.frame {
      if time.instant < from.instant { rest?.from = time }
      if time.instant > to.instant { rest?.to = time }
    } else {
      rest?.from = nil
      rest?.to = nil
    }
    rest?.count += 1
    for candidate in seen.meaning.candidates {
      let known = rest?.strengths[candidate.event.index] ?? candidate.strength
      rest?.strengths[candidate.event.index] = max(known, candidate.strength)
    }
  }

  /// The line that may be one of these events in `[from, to]`, at least that surely; an end that is `nil` reaches without bound. A line
  /// that holds one of the `expected` identifiers counts as one grade surer.
  func answer(
    _ strength: (EventTypeID) -> LineMeaning.Strength, of types: [EventTypeID], from: EventTime?, to: EventTime?,
    expecting expected: [LogText] = []
  ) -> UnknownAnswer? {
    guard !isEmpty else { return nil }
    var best: (line: Int, type: EventTypeID, strength: Int, held: LogText?)?
    var found: Set<Int> = []
    for type in types {
      let wanted = strength(type).rawValue
      let least = wanted - (expected.isEmpty ? 0 : 1)
      for mention in byType[type.index]?.around(from, to) ?? [] where mention.strength.rawValue >= least {
        let seen = lines[mention.line]
        guard Self.isWithin(seen.line.time, seen.line.time, from, to), !isExcluded(seen.meaning, type) else { continue }
        let held = expected.first { seen.line.excerpt.names($0) }
        let strength = mention.strength.rawValue + (held == nil ? 0 : 1)
        guard strength >= wanted else { continue }
        found.insert(mention.line)
        if best.map({ $0.strength < strength }) ?? true { best = (mention.line, type, strength, held) }
      }
    }
    if let best {
      let seen = lines[best.line]
      let reasons = seen.meaning.candidates.first { $0.event == best.type }?.reasons ?? []
      return UnknownAnswer(
        line: seen.line, event: best.type,
        reasons: (best.held.map { ["names \"\($0.description)\", for which the event is missing"] } ?? []) + reasons,
        others: found.count - 1)
    }
    guard let rest, Self.isWithin(rest.from, rest.to, from, to) else { return nil }
    for type in types {
      guard let known = rest.strengths[type.index],
        known.rawValue + (expected.isEmpty ? 0 : 1) >= strength(type).rawValue
      else { continue }
      return UnknownAnswer(line: rest.first.line, event: type, reasons: [], others: rest.count - 1)
    }
    return nil
  }

  /// A line that is printed while the event is there in known words is not the event. Only short waits show that: in a
  /// long one, two things may have happened.
  mutating func contrast(with type: EventTypeID, from: EventTime?, to: EventTime?) {
    guard let mentions = byType[type.index], let from, let to, from.frame == to.frame,
      to.instant - from.instant <= Self.contrastLength
    else { return }
    for mention in mentions.around(from, to) {
      let seen = lines[mention.line]
      guard let time = seen.line.time, time.frame == from.frame, time.instant >= from.instant,
        time.instant <= to.instant, let pair = Self.pair(seen.meaning, type)
      else { continue }
      excluded.insert(pair)
    }
  }

  /// One minute.
  private static let contrastLength = LogDuration.seconds(60)

  private func isExcluded(_ meaning: LineMeaning, _ type: EventTypeID) -> Bool {
    !excluded.isEmpty && Self.pair(meaning, type).map(excluded.contains) ?? false
  }

  /// One number for a text and an event; events are fewer than a million.
  private static func pair(_ meaning: LineMeaning, _ type: EventTypeID) -> Int? {
    meaning.text.map { $0 << 20 | type.index }
  }

  private static func isWithin(_ first: EventTime?, _ last: EventTime?, _ from: EventTime?, _ to: EventTime?) -> Bool {
    if let first, let to, first.frame == to.frame, first.instant > to.instant { return false }
    if let last, let from, last.frame == from.frame, last.instant + last.granularity < from.instant { return false }
    return true
  }
}
