package import LogCheckModel

/// A capture that is still being written, as lines of text: the checklist of the last runs, then the active rules:
/// failed ones first, then those that wait, those that are open, and those that held.
package struct LiveChecklist {
  private let palette: Palette

  package init(palette: Palette = .plain) { self.palette = palette }

  /// The state of a rule, in the order in which lines are printed.
  enum Standing: Int, Comparable {
    case failed, preliminary, waiting, open, held

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    init(_ rule: LiveRule) {
      self =
        rule.fails > 0
        ? .failed
        : rule.preliminary + rule.heldBack > 0
          ? .preliminary : rule.waiting > 0 ? .waiting : rule.inconclusive > 0 ? .open : .held
    }

    var word: String {
      switch self {
      case .failed: "FAILED"
      case .preliminary: "fails?"
      case .waiting: "waits"
      case .open: "open"
      case .held: "held"
      }
    }
  }

  /// At most so many lines and columns; the last line counts the rest.
  package func rows(_ state: LiveState, width: Int, height: Int) -> [String] {
    var rows = [TextWidth.cut(head(state), to: width)]
    let steps = ChecklistRows(state.checklist, isOfSeveralCaptures: false).rows
    // Half of the room at most: the last lines, since the log continues there.
    rows += steps.suffix(max(0, (height - 2) / 2)).map { step($0, width) }
    let rules = state.rules.map { (standing: Standing($0), rule: $0) }
      .sorted { ($0.standing, $0.rule.due ?? "", $0.rule.id) < ($1.standing, $1.rule.due ?? "", $1.rule.id) }
    // The last events take two lines where there is room for more than the rules.
    let last =
      height >= Self.heightForEvents
      ? unknown(state, width) + state.lastEvents.suffix(Self.eventsShown).map { self.last($0, width, state.time) } : []
    let room = max(1, height - 1 - rows.count - last.count)
    let shown = rules.count > room ? Array(rules.prefix(room - 1)) : rules
    for (standing, rule) in shown {
      let word = TextLayout.padded(standing.word, 6)
      let words = Self.words(rule, at: state.time)
      let matter = CleanText.line(Self.matter(of: rule), limit: 400)
      // Where little of the line is seen, it begins with what the rule is about.
      let text = width < Self.wide ? Self.narrow(standing, rule, words, matter) : "\(words): \(matter)"
      let row = TextWidth.cut("  \(word)  \(text)", to: width)
      // A terminal too narrow for the word itself shows it without its colour.
      rows.append(
        row.hasPrefix("  " + word + " ") ? "  \(colour(standing))\(word)\(palette.end)\(row.dropFirst(8))" : row)
    }
    if shown.count < rules.count { rows.append(TextWidth.cut("  and \(rules.count - shown.count) more", to: width)) }
    rows += last
    // With one more line the terminal would scroll and the cursor would not find back.
    return Array(rows.prefix(max(1, height - 1)))
  }

  private static func narrow(_ standing: Standing, _ rule: LiveRule, _ words: String, _ matter: String) -> String {
    guard standing == .waiting, let left = rule.left else { return "\(matter) (\(words))" }
    return "\(Self.words(left)) left: \(matter)"
  }

  /// Columns from which on a line has room for the numbers before its sentence.
  private static let wide = 72
  /// From so many lines on the last events are shown, and how many.
  private static let heightForEvents = 8
  private static let eventsShown = 2

  /// The sentence of the failure; otherwise the promise of the rule.
  private static func matter(of rule: LiveRule) -> String { rule.fails > 0 ? rule.sentence ?? rule.title : rule.title }

  private func last(_ event: LiveEvent, _ width: Int, _ now: String?) -> String {
    let time = event.time.map { Self.clock($0, on: now) + ", " } ?? ""
    return TextWidth.cut("  event   \(time)line \(event.line): \(CleanText.line(event.title, limit: 240))", to: width)
  }

  /// The text of the plugin that no event explains and that occurs most often among those that may be an event.
  private func unknown(_ state: LiveState, _ width: Int) -> [String] {
    guard let text = state.unknownTexts.first(where: { !$0.candidates.isEmpty }) ?? state.unknownTexts.first else {
      return []
    }
    let more = state.unknownTextCount > 1 ? " (and \(TextLayout.counted(state.unknownTextCount - 1, "more text")))" : ""
    return [
      TextWidth.cut("  unknown line \(text.first.line)\(more): \(UnknownTextList.meaning(of: text))", to: width)
    ]
  }

  private func step(_ row: ChecklistRows.Row, _ width: Int) -> String {
    let indent = row.isStep ? "    " : "  "
    let plain = TextWidth.cut("\(indent)\(row.state.sign) \(row.text)", to: width)
    let lead = indent + row.state.sign
    guard plain.hasPrefix(lead + " ") else { return plain }
    return indent + palette.sign(of: row.state) + plain.dropFirst(lead.count)
  }

  private func head(_ state: LiveState) -> String {
    // Bytes without an event say that something is read, and that it is not the plugin's.
    var parts = ["\(TextLayout.counted(state.events, "event")) in \(Self.size(state.bytes))"]
    if let time = state.time { parts.append("log time \(Self.clock(time, on: nil))") }
    if let silence = state.silence, silence > .seconds(1) { parts.append("silent for \(Self.words(silence))") }
    parts.append("Ctrl-C ends it with the summary")
    return parts.joined(separator: "; ")
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 10 << 10
      ? TextLayout.counted(bytes, "byte") : bytes < 10 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB"
  }

  private static func reason(_ reason: InconclusiveReason) -> String {
    switch reason {
    case .level: "no line of its level so far"
    case .notCaptured: "no line of its part so far"
    case .vocabulary: "an unknown line may say it"
    default: reason.rawValue
    }
  }

  /// The words of a line about a rule before its title.
  static func words(_ rule: LiveRule, at now: String?) -> String {
    var parts: [String] = []
    if rule.fails > 0 { parts.append("\(rule.fails) failed") }
    if rule.preliminary > 0 {
      // A rule of all profiles waits where one of them has other limits for it.
      let condition =
        rule.condition.isEmpty ? "with the limits of no profile" : "if this is \(CleanText.line(rule.condition))"
      parts.append("\(rule.preliminary) failed \(condition) (--profile says so)")
    }
    if rule.heldBack > 0 {
      let reasons = TextLayout.joined(rule.heldReasons.map(reason))
      parts.append("\(rule.heldBack) failed unless the line is only not in this log: \(reasons)")
    }
    if rule.waiting > 0 {
      let more = rule.waiting > 1 ? ", and \(rule.waiting - 1) more" : ""
      let line = rule.line.map { " (line \($0)\(more))" } ?? more
      let left = rule.left.map { "\(words($0)) left, " } ?? ""
      parts.append("\(left)until \(rule.due.map { clock($0, on: now) } ?? "some time")\(line)")
    }
    if rule.inconclusive > 0 { parts.append("\(rule.inconclusive) open") }
    if rule.passes > 0 { parts.append("\(rule.passes) held") }
    return parts.joined(separator: ", ")
  }

  /// The time of day of a time as reports print it, after its day if that is another than that of `now`; the whole if
  /// it is written in another way.
  static func clock(_ time: String, on now: String?) -> String {
    let clean = CleanText.line(time)
    guard let mark = clean.firstIndex(of: "T") else { return clean }
    let hours = clean[clean.index(after: mark)...].prefix(8)
    guard hours.count == 8 else { return clean }
    let isToday = now.map { CleanText.line($0).hasPrefix(clean[...mark]) } ?? false
    return isToday ? String(hours) : clean[..<mark] + " " + hours
  }

  static func words(_ time: LogDuration) -> String {
    let seconds = time.nanoseconds / 1_000_000_000
    return seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min"
  }

  private func colour(_ standing: Standing) -> String {
    switch standing {
    case .failed: palette.bad
    case .preliminary: palette.doubtful
    case .waiting: palette.strong
    case .open: palette.doubtful
    case .held: palette.good
    }
  }

  /// The changes since `earlier`, for readers without a screen: a line for each step of the checklist that came or
  /// broke, and for each rule whose state or deadline changed.
  package func changes(from earlier: LiveState, to state: LiveState) -> [String] {
    let known = Set(Self.steps(earlier.checklist).map(\.key))
    let steps = Self.steps(state.checklist).filter { !known.contains($0.key) }.map {
      CleanText.withoutCommand($0.text(on: state.time))
    }
    return steps + changes(of: earlier, in: state) + unknownTexts(since: earlier, in: state)
  }

  /// A line for each new text that no event explains.
  private func unknownTexts(since earlier: LiveState, in state: LiveState) -> [String] {
    let known = Set(earlier.unknownTexts.map(\.text))
    return state.unknownTexts.filter { !known.contains($0.text) }.map { text in
      CleanText.withoutCommand(
        "unknown line \(text.first.line) \(UnknownTextList.meaning(of: text)): \(CleanText.line(text.text, limit: 240))"
      )
    }
  }

  /// A step of the checklist that was decided.
  private struct Step {
    struct Key: Hashable {
      var rule: String
      var capture: String?
      var begins: Int?
      var number: Int
      var state: ChecklistRun.State
    }

    var key: Key
    var step: ChecklistRun.Step

    func text(on now: String?) -> String {
      let time = step.time.map { LiveChecklist.clock($0, on: now) + " " } ?? ""
      let line = step.line.map { "line \($0) " } ?? ""
      let note = step.note.map { ": " + CleanText.line($0, limit: 200) } ?? ""
      return "\(time)\(step.state.sign) \(line)\(CleanText.line(step.title, limit: 240))\(note)"
    }
  }

  private static func steps(_ checklist: Checklist) -> [Step] {
    checklist.runs.flatMap { run in
      run.steps.enumerated().filter { $1.state == .done || $1.state == .missing }.map { number, step in
        Step(
          key: Step.Key(
            rule: run.rule, capture: run.capture, begins: run.begins, number: number, state: step.state), step: step)
      }
    }
  }

  private func changes(of earlier: LiveState, in state: LiveState) -> [String] {
    let known = Dictionary(earlier.rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return state.rules.compactMap { rule in
      if let old = known[rule.id], Standing(old) == Standing(rule), old.due == rule.due,
        old.preliminary == rule.preliminary, old.heldBack == rule.heldBack
      {
        return nil
      }
      let time = state.time.map { Self.clock($0, on: $0) + " " } ?? ""
      return CleanText.withoutCommand(
        "\(time)\(Standing(rule).word) \(Self.words(rule, at: state.time)): \(CleanText.line(Self.matter(of: rule), limit: 400))"
      )
    }
  }
}
