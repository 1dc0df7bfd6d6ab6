import LogCheckModel
import LogCheckRules
import LogCheckTestSupport

/// The capture of a trace.
struct Observation {
  /// Stretches with missing lines, in milliseconds.
  var gaps: [ClosedRange<Int64>] = []
  /// Lines that cannot be read, in milliseconds, and the events that they may be.
  var unread: [(at: Int64, name: String)] = []
  /// Lines in words that no event explains, with the events that they may be and how surely.
  var reworded: [(at: Int64, name: String, strength: LineMeaning.Strength)] = []
  /// Steps of the clock, each between the line that is named and the one before.
  var clockSteps: [Int: ClosedRange<Int64>] = [:]
  var isComplete = true
  var beginsSession = true
  var beginsAtStart = false
  /// True if stamps are of whole seconds.
  var isCoarse = false
  var isUnifiedLog = false
}

/// A part of a trace that a capture may not show.
enum Loss: CaseIterable {
  /// A stretch of lines, with any launch in it; other launches are known by their process.
  case stretch
  /// A stretch of lines, with whatever says that a session began.
  case silentStretch
  /// Lines that cannot be read, each separately.
  case lines
  /// Lines in other words: it is known what they are, or only what they could be.
  case wording, hint
  case head, tail
  /// One of the components.
  case alpha, beta
  case level, sink
  case fractions
  /// Some values, including those that tie events together.
  case values
  /// The real time: the clock is set forward once.
  case clock

  /// True if all lines of a component, a level or a sink are lost.
  var isOfComponents: Bool { [.alpha, .beta, .level, .sink].contains(self) }

  /// Chooses what is lost of a trace.
  func marked(_ items: [TraceItem], of rules: RuleSet, _ numbers: inout SeededNumbers) -> [TraceItem] {
    let start = numbers.next(below: items.count)
    let length = 1 + numbers.next(below: 5)
    return items.enumerated().map { position, item in
      var item = item
      item.isLost =
        switch self {
        case .stretch, .silentStretch: position >= start && position < start + length
        case .lines, .wording, .hint: numbers.once(in: 6)
        case .head: position < start
        case .tail: position > start
        case .alpha: Self.component(of: item, in: rules) == "ALPHA"
        case .beta: Self.component(of: item, in: rules) == "BETA"
        case .level: item.name == "q.quiet"
        case .sink: item.name == "r.printed"
        case .fractions, .values, .clock: false
        }
      if self == .clock, position >= start, start > 0 { item.shift = Int64(length) * 3000 }
      return item
    }.hidden(self == .values || numbers.once(in: 4), &numbers)
  }

  private static func component(of item: TraceItem, in rules: RuleSet) -> String? {
    guard let type = rules.event(named: item.name) else { return nil }
    return rules.events[type.index].components.first.map { rules.components[$0].name }
  }

  /// The remaining trace, and its observation.
  func capture(of items: [TraceItem]) -> (items: [TraceItem], observation: Observation) {
    var observation = Observation()
    let lost = items.filter(\.isLost)
    var left = items.filter { !$0.isLost }
    for position in left.indices { left[position].values.merge(left[position].shown) { _, shown in shown } }
    // A session whose launch is lost is known by its process.
    for position in left.indices {
      let session = left[position].session
      left[position].isAdrift = lost.contains { $0.session == session && $0.name == "s.launch" }
    }
    switch self {
    case .stretch, .silentStretch:
      if let first = lost.first, let last = lost.last { observation.gaps = [first.at...last.at] }
      if self == .silentStretch { left = TraceItem.inSessions(left) }
    case .lines:
      observation.unread = lost.map { ($0.at, $0.name) }
      left = TraceItem.inSessions(left)
    case .wording, .hint:
      observation.reworded = lost.map { ($0.at, $0.name, self == .hint ? .possible : .probable) }
      left = TraceItem.inSessions(left)
    case .head: observation.beginsSession = lost.isEmpty || left.first?.name == "s.launch"
    case .alpha, .beta, .level: observation.isComplete = false
    case .sink:
      observation.isComplete = false
      observation.isUnifiedLog = true
    case .fractions: observation.isCoarse = true
    case .clock:
      for position in left.indices {
        left[position].at += left[position].shift
        guard position > 0, left[position].shift > left[position - 1].shift else { continue }
        observation.clockSteps[left[position].line] = left[position - 1].at...left[position].at
      }
    case .tail, .values: break
    }
    return (left, observation)
  }
}

extension [TraceItem] {
  /// The same, with some values that a capture does not show.
  func hidden(_ isHidden: Bool, _ numbers: inout SeededNumbers) -> [TraceItem] {
    guard isHidden else { return self }
    return map { item in
      var item = item
      guard numbers.once(in: 4) else { return item }
      for name in item.values.keys.sorted() where numbers.once(in: 3) {
        item.shown[name] = numbers.pick([.redacted, .malformed, .truncated])
      }
      return item
    }
  }

  /// The same with some values that are hidden, missing, or no values of their type.
  func obscured(_ numbers: inout SeededNumbers) -> [TraceItem] {
    map { item in
      var item = item
      guard numbers.once(in: 4) else { return item }
      for name in item.values.keys.sorted() where numbers.once(in: name == "id" ? 6 : 2) {
        // A key that is absent belongs to whatever is open.
        item.values[name] = numbers.pick(name == "id" ? [.redacted, .malformed] : [.redacted, .absent, .malformed])
      }
      return item
    }
  }
}
