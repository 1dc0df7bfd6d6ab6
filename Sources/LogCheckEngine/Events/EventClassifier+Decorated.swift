import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Events whose text has something around it: `⏰ 1/2 [pi=0x7a] Alarm set for daily-1 ✅`.
///
/// Only lines that match no event as they are written are matched this way. A wrong event is worse than no event, so
/// the text around the known one must be decoration, the text must have two words or a word and a value, and just one
/// event may fit.
extension EventClassifier {
  /// A longer line is a dump, not a message.
  private static let longestLine = 2048
  /// The number of bytes after decoration that must be readable before a text may be a hidden or cut event.
  private static let leastBytes = 8

  func matchDecorated(
    _ text: Span<UInt8>, _ marked: Range<Int>, _ body: Range<Int>, _ starts: [Int], _ component: Int, _ loss: TextLoss,
    _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    var line = firstLine(text, body)
    while line.upperBound > line.lowerBound, text[line.upperBound - 1] <= 0x20 {
      line = line.lowerBound..<line.upperBound - 1
    }
    guard !line.isEmpty, line.count <= Self.longestLine, !loss.lacksItsEnd,
      !loss.touches(text, marked.lowerBound..<line.upperBound)
    else { return nil }
    var found: ClassifiedEvent?
    for start in [line.lowerBound] + starts where start < line.upperBound {
      let fits = events(text, start..<line.upperBound, component, loss, isFirst: start == line.lowerBound, &stopped)
      for event in fits {
        guard found == nil || found?.type == event.type else { return nil }
        found = found ?? event
      }
    }
    return found
  }

  /// The doubt about a line that cannot be read to its end and whose text begins after decoration.
  func doubt(
    aboutDecorated text: Span<UInt8>, _ body: Range<Int>, _ starts: [Int], _ component: Int, _ loss: TextLoss
  ) -> RecordDoubt? {
    for start in starts {
      // A shorter text may be the rest of any event.
      guard body.upperBound - start >= Self.leastBytes,
        !(start..<start + Self.leastBytes).contains(where: { text[$0] == 0x3C || TextDamage.begins(text, at: $0) })
      else { continue }
      let rest = start..<body.upperBound
      let doubt = unreadable.doubt(about: text, rest, marked: rest, component: component, isCut: loss.lacksItsEnd)
      if let doubt { return doubt }
    }
    return nil
  }

  /// The offsets at which a text may begin after decoration. Another component's tag is not decoration.
  func decoratedStarts(_ text: Span<UInt8>, _ body: Range<Int>, _ component: Int) -> [Int] {
    let line = firstLine(text, body)
    guard line.count <= Self.longestLine else { return [] }
    return LeadingDecoration.ends(text, line) { start in
      tags.match(text, at: start, to: line.upperBound).map { $0.value != component } == true
    }
  }

  /// The events that a text may be from an offset on. If several patterns of one event match, the longest text is used.
  private func events(
    _ text: Span<UInt8>, _ body: Range<Int>, _ component: Int, _ loss: TextLoss, isFirst: Bool,
    _ stopped: inout EventTypeID?
  ) -> [ClassifiedEvent] {
    let first = text[body.lowerBound]
    let slot = component * 256 + Int(ASCII.lowered(first))
    var found: [(end: Int, event: ClassifiedEvent)] = []
    for index in Int(candidateStarts[slot])..<Int(candidateStarts[slot + 1]) {
      let pattern = patterns[Int(candidates[index])]
      guard pattern.mayBegin(text, at: body.lowerBound) else { continue }
      // The text as it is written after its decoration; the whole line was already matched this way.
      if !isFirst, let event = undecoratedEnd(pattern, text, body, component, loss, &stopped) { return [event] }
      guard let compiled = pattern.readyForDecoration(),
        runs(compiled, of: pattern, text, from: body.lowerBound, &stopped),
        let tail = compiled.tailGroup.flatMap(matcher.capture), Self.isSpecific(text, body.lowerBound..<tail.lowerBound)
      else { continue }
      let pairs = TrailingDecoration.pairs(
        text, tail.lowerBound..<max(tail.lowerBound, body.upperBound), keys: pattern.keys,
        isOfRefusal: DecorationWords.holdDoubt(text, body.lowerBound..<tail.lowerBound))
      guard let pairs else { continue }
      let event = self.event(of: pattern, compiled, text, body, pairsIn: pairs, component, loss)
      if let known = found.firstIndex(where: { $0.event.type == event.type }) {
        if found[known].end < tail.lowerBound { found[known] = (tail.lowerBound, event) }
      } else if !found.contains(where: { $0.end == tail.lowerBound }) {
        // If several events match the same text, the first one is used, as without decoration.
        found.append((tail.lowerBound, event))
      }
    }
    return found.map(\.event)
  }

  /// The event of a pattern that fits from an offset on as it does without decoration, if nothing after its text puts
  /// it in doubt.
  private func undecoratedEnd(
    _ pattern: EventPattern, _ text: Span<UInt8>, _ body: Range<Int>, _ component: Int, _ loss: TextLoss,
    _ stopped: inout EventTypeID?
  ) -> ClassifiedEvent? {
    guard let compiled = pattern.ready(), runs(compiled, of: pattern, text, from: body.lowerBound, &stopped),
      let whole = matcher.capture(0), whole.lowerBound == body.lowerBound
    else { return nil }
    let tail = compiled.tailGroup.flatMap(matcher.capture)
    let end = min(tail?.lowerBound ?? whole.upperBound, body.upperBound)
    guard Self.isSpecific(text, body.lowerBound..<end) else { return nil }
    if !pattern.takesTheRest, holdsDoubt(text, end..<body.upperBound, of: pattern) { return nil }
    let pairs = pattern.isTemplate ? tail.map { [$0] } ?? [] : [body]
    return event(of: pattern, compiled, text, body, pairsIn: pairs, component, loss)
  }

  /// True if a word after a text casts doubt on its meaning; the values of fields do not.
  private func holdsDoubt(_ text: Span<UInt8>, _ range: Range<Int>, of pattern: EventPattern) -> Bool {
    guard !range.isEmpty else { return false }
    let pairs = PairPositions(text, range)
    let values = pattern.pairs.compactMap { pair in
      pairs.value(of: pair.key, in: text, as: pattern.types[pair.field]).map {
        $0.lowerBound - pair.key.bytes.count - 1..<$0.upperBound
      }
    }.sorted { $0.lowerBound < $1.lowerBound }
    var start = range.lowerBound
    for value in values where value.upperBound > start {
      if value.lowerBound > start, DecorationWords.holdDoubt(text, start..<value.lowerBound) { return true }
      start = value.upperBound
    }
    return start < range.upperBound && DecorationWords.holdDoubt(text, start..<range.upperBound)
  }

  /// True if a text has two words, or a word and a value: `START` may be printed by any program.
  private static func isSpecific(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var words = 0
    var isInside = false
    for index in range {
      let isWord = ASCII.isAlphanumeric(text[index])
      if isWord, !isInside { words += 1 }
      isInside = isWord
      if words > 1 { return true }
    }
    return false
  }
}
