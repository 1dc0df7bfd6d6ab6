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

/// The lines of one source that no event explains and that may be events: while there are such, what is missing may have been said in
/// other words.
struct UnknownLines {
  /// By the index of the event that a line may be: the number of the line, and how surely.
  private var byType: [Int: [Mention]] = [:]
  private var lines: [UnknownLineSeen] = []
  /// What came after the first lines, as one stretch.
  private var rest: Rest?
  /// Texts that are known not to be an event: ``pair(_:_:)``.
  private var excluded: Set<Int> = []
  /// Texts of which some line may be an event.
  private var texts: Set<Int> = []

  private struct Mention {
    var line: Int
    var strength: LineMeaning.Strength
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

  var isEmpty: Bool { lines.isEmpty }

  /// How many texts there are of which some line may be an event.
  var textCount: Int { texts.count }

  mutating func add(_ seen: UnknownLineSeen) {
    guard !seen.meaning.candidates.isEmpty else { return }
    texts.insert(seen.meaning.text)
    guard lines.count < Self.limit else {
      extendRest(by: seen)
      return
    }
    lines.append(seen)
    for candidate in seen.meaning.candidates {
      byType[candidate.event.index, default: []].append(
        Mention(line: lines.count - 1, strength: candidate.strength))
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

  /// The line that may be one of these events in `[from, to]`, at least that surely; an end that is `nil` reaches without bound.
  func answer(
    _ strength: (EventTypeID) -> LineMeaning.Strength, of types: [EventTypeID], from: EventTime?, to: EventTime?
  ) -> UnknownAnswer? {
    guard !lines.isEmpty else { return nil }
    var best: (line: Int, type: EventTypeID, strength: LineMeaning.Strength)?
    var found: Set<Int> = []
    for type in types {
      let wanted = strength(type)
      for mention in byType[type.index] ?? [] where mention.strength >= wanted {
        let seen = lines[mention.line]
        guard Self.isWithin(seen.line.time, seen.line.time, from, to), !isExcluded(seen.meaning, type) else { continue }
        found.insert(mention.line)
        if best.map({ $0.strength < mention.strength }) ?? true { best = (mention.line, type, mention.strength) }
      }
    }
    if let best {
      let seen = lines[best.line]
      return UnknownAnswer(
        line: seen.line, event: best.type,
        reasons: seen.meaning.candidates.first { $0.event == best.type }?.reasons ?? [], others: found.count - 1)
    }
    guard let rest, Self.isWithin(rest.from, rest.to, from, to) else { return nil }
    for type in types {
      guard let known = rest.strengths[type.index], known >= strength(type) else { continue }
      return UnknownAnswer(line: rest.first.line, event: type, reasons: [], others: rest.count - 1)
    }
    return nil
  }

  /// What is printed while the event is there in known words is not the event. Only short waits show that: in a long one, two things may
  /// have happened.
  mutating func contrast(with type: EventTypeID, from: EventTime?, to: EventTime?) {
    guard let mentions = byType[type.index], let from, let to, from.frame == to.frame,
      to.instant - from.instant <= Self.contrastLength
    else { return }
    for mention in mentions {
      let seen = lines[mention.line]
      guard let time = seen.line.time, time.frame == from.frame, time.instant >= from.instant,
        time.instant <= to.instant
      else { continue }
      excluded.insert(Self.pair(seen.meaning, type))
    }
  }

  /// One minute.
  private static let contrastLength = LogDuration.seconds(60)

  private func isExcluded(_ meaning: LineMeaning, _ type: EventTypeID) -> Bool {
    !excluded.isEmpty && excluded.contains(Self.pair(meaning, type))
  }

  /// One number for a text and an event; there are fewer than a million events.
  private static func pair(_ meaning: LineMeaning, _ type: EventTypeID) -> Int { meaning.text << 20 | type.index }

  private static func isWithin(_ first: EventTime?, _ last: EventTime?, _ from: EventTime?, _ to: EventTime?) -> Bool {
    if let first, let to, first.frame == to.frame, first.instant > to.instant { return false }
    if let last, let from, last.frame == from.frame, last.instant + last.granularity < from.instant { return false }
    return true
  }
}
