import LogCheckModel

extension CaptureFitness {
  /// For people: what fits a small terminal; with `listsAll` all captures, checks, rules and commands.
  package func text(_ palette: Palette = .plain, listsAll: Bool = false) -> String {
    let text = FitnessText(fitness: self, palette: palette, listsAll: listsAll)
    return text.fits ? text.text : FitnessText(fitness: self, palette: palette, listsAll: listsAll, goodLines: 1).text
  }
}

/// The output of `doctor` for people.
private struct FitnessText {
  let fitness: CaptureFitness
  let palette: Palette
  let listsAll: Bool
  /// The lines that a check takes whose answer is good, where not all are listed.
  var goodLines = 2

  private let layout = TextLayout.standard
  /// Captures that are written out where not all are.
  private static let capturesShown = 3
  private static let rulesShown = 5

  /// True if all is listed, or a small terminal shows the whole.
  var fits: Bool { listsAll || text.utf8.count { $0 == UInt8(ascii: "\n") } <= 23 }

  var text: String {
    var output = ReportOutput()
    writeHeadline(to: &output)
    writeCaptures(to: &output)
    writeRequired(to: &output)
    writeUndecided(to: &output)
    writeNotExercised(to: &output)
    writeCommands(to: &output)
    return String(decoding: output.take(), as: UTF8.self)
  }

  private func writeHeadline(to output: inout ReportOutput) {
    let (word, colour) =
      switch fitness.verdict {
      case .fit: ("FIT", palette.good)
      case .unfit: ("NOT FIT", palette.doubtful)
      case .unreadable: ("COULD NOT READ", palette.bad)
      }
    let counts =
      fitness.holdsEvents
      ? "\(TextLayout.counted(fitness.decided.count, "rule")) decided, \(fitness.undecidedRules) open, "
        + "\(fitness.notExercised.count) without an occasion, \(fitness.notApplicable.count) not applicable"
      : fitness.captures.count == 1 ? "nothing of the plugin in it" : "nothing of the plugin in them"
    output.line("\(colour)\(palette.strong)\(word)\(palette.end): \(counts)")
  }

  // MARK: Captures

  private func writeCaptures(to output: inout ReportOutput) {
    let flawed = fitness.captures.filter { capture in capture.checks.contains { $0.state != .good } }
    let isWhole = listsAll || fitness.captures.count <= Self.capturesShown
    for capture in isWhole ? fitness.captures : Array(flawed.prefix(Self.capturesShown)) {
      output.line()
      output.line("\(palette.strong)\(CleanText.path(capture.path))\(palette.end)")
      for check in capture.checks where isWhole || check.state != .good { write(check, to: &output) }
    }
    guard !isWhole else { return }
    let others = [
      (flawed.count - Self.capturesShown, "with a flaw"), (fitness.captures.count - flawed.count, "without a flaw"),
    ].filter { $0.0 > 0 }.map { "\(TextLayout.counted($0.0, "more capture")) \($0.1)" }
    output.line()
    output.line(TextLayout.joined(others) + " (-v)")
  }

  private func write(_ check: CaptureCheck, to output: inout ReportOutput) {
    let (mark, colour) =
      switch check.state {
      case .good: ("good", palette.good)
      case .doubtful: ("?   ", palette.doubtful)
      case .bad: ("BAD ", palette.bad)
      }
    let head = "  \(mark)  \(check.id): "
    var rows = layout.prose(check.text, after: head, indent: 8)
    if !listsAll, check.state == .good, rows.count > goodLines {
      rows = rows.prefix(goodLines - 1) + [rows[goodLines - 1] + " …"]
    }
    for (index, row) in rows.enumerated() {
      output.line(index > 0 ? row : "  \(colour)\(mark)\(palette.end)\(row.dropFirst(2 + mark.count))")
    }
  }

  // MARK: Rules

  private func writeRequired(to output: inout ReportOutput) {
    guard !fitness.undecidedRequired.isEmpty else { return }
    heading("Required, but not decided", to: &output)
    let groups = Dictionary(grouping: fitness.undecidedRequired) { fitness.requiringProfiles[$0] ?? "" }
    for (profile, rules) in groups.sorted(by: { $0.key < $1.key }) {
      list(rules, after: profile.isEmpty ? "  " : "  by profile \(CleanText.line(profile)): ", to: &output)
    }
  }

  private func writeUndecided(to output: inout ReportOutput) {
    guard !fitness.undecided.isEmpty else { return }
    heading("What cannot be known from it, and what would help", to: &output)
    for group in fitness.undecided {
      let count = listsAll ? "" : " (\(TextLayout.counted(group.rules.count, "rule")))"
      for row in layout.prose(group.reason.advice, after: "  \(group.reason.rawValue)\(count): ", indent: 4) {
        output.line(row)
      }
      if listsAll { list(group.rules, after: "    ", to: &output) }
    }
  }

  /// Lists the rules without an occasion, unless nothing of the plugin was captured.
  private func writeNotExercised(to output: inout ReportOutput) {
    guard listsAll, !fitness.notExercised.isEmpty, fitness.holdsEvents else { return }
    heading("Without an occasion in it", to: &output)
    let count = TextLayout.counted(fitness.notExercised.count, "rule")
    let text = "\(count): no line calls for them; what they are about was not done, or not captured"
    for row in layout.prose(text, after: "  ") { output.line(row) }
    list(fitness.notExercised, after: "    ", to: &output)
  }

  private func list(_ rules: [String], after start: String, to output: inout ReportOutput) {
    let shown = listsAll ? rules[...] : rules.prefix(rules.count > Self.rulesShown + 1 ? Self.rulesShown : rules.count)
    let more = rules.count > shown.count ? ["\(rules.count - shown.count) more (-v)"] : []
    for row in layout.list(shown.map { CleanText.line($0) } + more, after: start) { output.line(row) }
  }

  // MARK: Commands

  /// In brief the first command of each profile.
  private func writeCommands(to output: inout ReportOutput) {
    guard fitness.isImprovable, !fitness.commands.isEmpty else { return }
    var profiles: Set<String> = []
    let shown = fitness.commands.filter { profiles.insert($0.profile).inserted || listsAll }
    let more = fitness.commands.count - shown.count
    let note = more > 0 ? " (-v has \(TextLayout.counted(more, "more command")))" : ""
    heading("To capture everything" + note, to: &output)
    for command in shown {
      output.line("  \(CleanText.line(command.profile)), \(CleanText.line(command.title)):")
      output.line("    \(CleanText.withoutCommand(CleanText.line(command.command, limit: 1000)))")
    }
  }

  private func heading(_ text: String, to output: inout ReportOutput) {
    output.line()
    output.line("\(palette.strong)\(text)\(palette.end):")
  }
}

extension CaptureFitness {
  fileprivate var holdsEvents: Bool {
    captures.contains { $0.checks.contains { $0.id == "content" && $0.state == .good } }
  }
}
