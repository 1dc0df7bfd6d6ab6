import LogCheckModel

/// The part of the text report that says what each capture was.
struct CaptureText {
  let style: ReportStyle

  private static let gapsShown = 5
  private static let textsShown = 3
  /// The most captures that are named without `-v`; those that hold nothing of note are only counted.
  private static let capturesShown = 20

  func write(_ captures: [CaptureSummary], to output: inout ReportOutput) {
    guard !captures.isEmpty else { return }
    output.line()
    if captures.count == 1, let capture = captures.first, !style.isVerbose, capture.problem == nil || capture.lines > 0
    {
      return writeInShort(capture, to: &output)
    }
    output.line("\(style.palette.strong)\(captures.count == 1 ? "Capture" : "Captures")\(style.palette.end):")
    guard captures.count > 1, !style.isVerbose else {
      for capture in captures { write(capture, isOneOfMany: captures.count > 1, to: &output) }
      return
    }
    writeList(of: captures, to: &output)
  }

  /// Those that failed first; those that passed are counted.
  private func writeList(of captures: [CaptureSummary], to output: inout ReportOutput) {
    let order: [CaptureSummary] = captures.enumerated().sorted {
      (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset)
    }.map(\.element)
    let named = order.filter { rank(of: $0) < Self.ranks || !notes(on: $0).isEmpty }
    let shown = named.prefix(Self.capturesShown)
    let width = shown.map { verdict(of: $0).word.count }.max() ?? 0
    for capture in shown { writeLine(capture, width, to: &output) }
    let passed = captures.count - named.count
    var rest: [String] = []
    if named.count > shown.count { rest.append("\(named.count - shown.count) more of them") }
    if passed > 0 { rest.append("\(TextLayout.counted(passed, "capture")) passed without a remark") }
    if !rest.isEmpty { output.line((shown.isEmpty ? "  " : "  and ") + rest.joined(separator: ", and ") + " (-v)") }
  }

  private static let ranks = 4

  /// 0 for what failed, ``ranks`` for what passed.
  private func rank(of capture: CaptureSummary) -> Int {
    if capture.problem != nil { return 1 }
    return switch capture.verdict {
    case .fail: 0
    case .inconclusive: 2
    case .nothingDecided: 3
    case .pass: Self.ranks
    case nil: 3
    }
  }

  /// The only capture, in a line, and what to beware of.
  private func writeInShort(_ capture: CaptureSummary, to output: inout ReportOutput) {
    let shown = TextLayout.shortened(CleanText.line(capture.path), to: style.layout.width / 2)
    var facts = [
      capture.formatWords, TextLayout.counted(capture.lines, "line"),
      TextLayout.counted(capture.events, "plugin event"),
      TextLayout.counted(capture.sessions, "app session"),
    ]
    if let span = capture.span { facts.append(span) }
    if !capture.profileNames.isEmpty {
      facts.append("judged as " + TextLayout.joined(capture.profileNames))
    } else if capture.events > 0, !capture.profileReason.isEmpty {
      facts.append(CleanText.line(capture.profileReason))
    }
    let rows = style.layout.prose("\(shown): " + facts.joined(separator: ", "), after: "Capture: ", indent: 2)
    for (index, row) in rows.enumerated() {
      output.line(
        index == 0 ? row.replacing(shown, with: style.linked(shown, to: capture.path), maxReplacements: 1) : row)
    }
    writeTroubles(of: capture, to: &output)
  }

  private func writeTroubles(of capture: CaptureSummary, to output: inout ReportOutput) {
    writeGaps(of: capture, to: &output)
    writeRepeated(of: capture, to: &output)
    writeUnrecognised(of: capture, to: &output)
    writeDamage(of: capture, to: &output)
    writeAdvice(on: capture, to: &output)
  }

  /// One of several captures: its verdict, what it is, and how many things about it want a look.
  private func writeLine(_ capture: CaptureSummary, _ width: Int, to output: inout ReportOutput) {
    let (word, colour) = verdict(of: capture)
    let path = style.linked(
      TextLayout.shortened(CleanText.line(capture.path), to: style.layout.width / 2), to: capture.path)
    let facts = ([capture.formatWords, TextLayout.counted(capture.events, "plugin event")] + notes(on: capture))
      .joined(separator: ", ")
    output.line(
      "  \(colour)\(TextLayout.padded(word, width))\(colour.isEmpty ? "" : style.palette.end)  \(path): \(facts)")
  }

  private func notes(on capture: CaptureSummary) -> [String] {
    var notes: [String] = []
    if let problem = capture.problem { notes.append(CleanText.line(problem, limit: 100)) }
    if !capture.gaps.isEmpty { notes.append(TextLayout.counted(capture.gaps.count, "gap")) }
    if capture.unrecognised > 0 { notes.append(TextLayout.counted(capture.unrecognised, "unknown plugin line")) }
    if capture.notUnderstood > 0 { notes.append(TextLayout.counted(capture.notUnderstood, "damaged line")) }
    return notes
  }

  private func write(_ capture: CaptureSummary, isOneOfMany: Bool, to output: inout ReportOutput) {
    if let problem = capture.problem, capture.lines == 0 {
      output.line("  \(style.linked(CleanText.line(capture.path), to: capture.path)):")
      warn("could not be read: \(CleanText.line(problem, limit: 400))", to: &output)
      return
    }
    // A path that is wider than the terminal would be broken inside its words there.
    let shown = TextLayout.shortened(CleanText.line(capture.path), to: style.layout.width - 3)
    let path = style.linked(shown, to: capture.path)
    output.line("  \(path): \(isOneOfMany ? coloured(verdict(of: capture)) : "")\(capture.formatWords)")
    var facts = [
      TextLayout.counted(capture.lines, "line"), TextLayout.counted(capture.events, "plugin event"),
      TextLayout.counted(capture.sessions, "app session"),
    ]
    if let first = capture.first, let last = capture.last {
      facts.append(
        first == last ? "at \(CleanText.line(first))" : "\(CleanText.line(first)) to \(CleanText.line(last))")
    }
    list(facts, to: &output)
    if let profile = capture.profile {
      say("judged as \(CleanText.line(profile)): \(CleanText.line(capture.profileReason))", to: &output)
    } else if capture.events > 0, !capture.profileReason.isEmpty {
      say(CleanText.line(capture.profileReason), to: &output)
    }
    for choice in capture.otherProfiles {
      let what = "\(CleanText.line(choice.aspect)) \(CleanText.line(choice.id))"
      say("judged as \(what): \(CleanText.line(choice.reason))", to: &output)
    }
    writeTroubles(of: capture, to: &output)
  }

  /// Its own verdict, where it has one.
  private func verdict(of capture: CaptureSummary) -> (word: String, colour: String) {
    if capture.problem != nil, capture.lines == 0 { return ("COULD NOT READ", style.palette.bad) }
    return capture.verdict.map { VerdictText.wording($0, style.palette) } ?? ("", "")
  }

  private func coloured(_ verdict: (word: String, colour: String)) -> String {
    verdict.word.isEmpty ? "" : "\(verdict.colour)\(verdict.word)\(style.palette.end), "
  }

  private func writeGaps(of capture: CaptureSummary, to output: inout ReportOutput) {
    for gap in capture.gaps.prefix(style.isVerbose ? capture.gaps.count : Self.gapsShown) {
      warn(gap.sentence, to: &output)
    }
    let more = capture.gaps.count - Self.gapsShown
    if more > 0, !style.isVerbose { warn("and \(TextLayout.counted(more, "more gap"))", to: &output) }
  }

  private func writeRepeated(of capture: CaptureSummary, to output: inout ReportOutput) {
    guard let rows = capture.duplicateLines else { return }
    let from = rows.from.map { CleanText.line($0) } ?? "an unknown time"
    let to = rows.to.map { CleanText.line($0) } ?? "an unknown time"
    warn(
      TextLayout.counted(rows.count, "line") + " seen twice, from \(from) to \(to), the first at line \(rows.line): "
        + "judged once", to: &output)
  }

  private func writeUnrecognised(of capture: CaptureSummary, to output: inout ReportOutput) {
    guard let list = UnknownTextList(capture) else { return }
    warn(list.heading + ":", to: &output)
    let limit = style.isVerbose ? list.available : Self.textsShown
    for item in list.items(atMost: limit, width: style.layout.width - 14) {
      let count = TextLayout.padded("\(item.count)x", 6)
      output.line("      \(count)\(item.text)")
      for line in style.layout.prose(item.note, after: "            ") { output.line(line) }
    }
    let more = list.lines(beyond: limit)
    let hint = list.available > limit ? " (--verbose shows more)" : ""
    if more > 0 { output.line("      and \(TextLayout.counted(more, "more line"))\(hint)") }
    let adoption = list.adoption.map { ", `\($0)` takes over those that probably are one" } ?? ""
    let advice = "`\(list.command)` compares them with the events\(adoption)"
    for line in style.layout.prose(advice, after: "      ") { output.line(line) }
  }

  private func writeDamage(of capture: CaptureSummary, to output: inout ReportOutput) {
    if capture.notUnderstood > 0 {
      let lines = capture.notUnderstoodLines.prefix(5).map { String($0) }
      let more = capture.notUnderstood > lines.count ? ", …" : ""
      warn(
        TextLayout.counted(capture.notUnderstood, "line")
          + " that the format does not explain and that may be the plugin's"
          + (lines.isEmpty ? "" : " (\(lines.joined(separator: ", "))\(more))"), to: &output)
    }
    if capture.cutRecords > 0 {
      warn(TextLayout.counted(capture.cutRecords, "record") + " longer than 64 KiB, cut", to: &output)
    }
    if let cuts = capture.cutWords { warn(cuts, to: &output) }
    if let wraps = capture.unreadWords { warn(wraps, to: &output) }
    if capture.repairedRecords > 0 {
      warn(TextLayout.counted(capture.repairedRecords, "record") + " with bytes that are no UTF-8", to: &output)
    }
    if capture.endsInsideLine { warn("the last line has no end: the capture may have been cut", to: &output) }
  }

  private func writeAdvice(on capture: CaptureSummary, to output: inout ReportOutput) {
    if let problem = capture.problem {
      let what = capture.lines == 0 ? "could not be read" : "could not be read to its end"
      warn("\(what): \(CleanText.line(problem, limit: 400))", to: &output)
      return
    }
    guard capture.events == 0 else { return }
    if capture.lines == 0 {
      warn("it is empty: nothing could be judged", to: &output)
      return
    }
    if capture.format == nil {
      warn("no reader knows it; `dnp-logcheck formats detect` says why, --format names one", to: &output)
    }
    guard capture.contradictingFormat == nil else { return warn(capture.emptyWords, to: &output) }
    warn("no event of the plugin is in it: is it the right app, captured from before its launch?", to: &output)
    for command in Self.commands { output.line("      \(command)") }
  }

  /// Captures that hold everything, one per kind of system.
  private static let commands = [
    "simulator  xcrun simctl spawn booted log stream --level debug --style ndjson",
    "device     idevicesyslog, or the console of Xcode",
    "Android    adb logcat -v threadtime -v year -v zone",
  ]

  private func list(_ items: [String], to output: inout ReportOutput) {
    for row in style.layout.list(items, after: "    ") { output.line(row) }
  }

  private func say(_ text: String, to output: inout ReportOutput) {
    for row in style.layout.prose(text, after: "    ") { output.line(row) }
  }

  private func warn(_ text: String, to output: inout ReportOutput) {
    let palette = style.palette
    for row in style.layout.prose(text, after: "    ") {
      output.line("    \(palette.doubtful)\(row.dropFirst(4))\(palette.end)")
    }
  }
}

extension GapSummary {
  /// The missing stretch or the changed clock, with position and time, for people.
  var sentence: String {
    let what = reason == .gap ? "lines are missing" : "the clock was set, or time stepped back,"
    guard count == 1 else { return "\(what) \(count) times, the first at line \(line), at unknown times" }
    let from = from.map { CleanText.line($0) } ?? "an unknown time"
    let to = to.map { CleanText.line($0) } ?? "the end"
    return "\(what) at line \(line), \(from) to \(to)"
  }
}
