import LogCheckModel

extension CaptureFitness {
  /// For people. With `listsAll` also the rules that had no occasion.
  package func text(_ palette: Palette = .plain, listsAll: Bool = false) -> String {
    var output = ReportOutput()
    output.line(headline(palette))
    for capture in captures {
      output.line()
      output.line("\(palette.strong)\(CleanText.path(capture.path))\(palette.end)")
      for check in capture.checks { Self.write(check, palette, to: &output) }
    }
    if !undecidedRequired.isEmpty {
      Self.heading("Required, but not decided", palette, to: &output)
      let groups = Dictionary(grouping: undecidedRequired) { requiringProfiles[$0] ?? "" }
      for (profile, rules) in groups.sorted(by: { $0.key < $1.key }) {
        let head = profile.isEmpty ? "  " : "  by profile \(CleanText.line(profile)): "
        for row in TextLayout.standard.list(rules.map { CleanText.line($0) }, after: head) { output.line(row) }
      }
    }
    if !undecided.isEmpty {
      Self.heading("What cannot be known from it, and what would help", palette, to: &output)
      for group in undecided {
        for row in TextLayout.standard.prose(group.reason.advice, after: "  \(group.reason.rawValue): ") {
          output.line(row)
        }
        for row in TextLayout.standard.list(group.rules.map { CleanText.line($0) }, after: "    ") { output.line(row) }
      }
    }
    // Where nothing of the plugin was captured, that is all there is to say.
    if !notExercised.isEmpty, holdsEvents {
      Self.heading("Without an occasion in it", palette, to: &output)
      let hint = listsAll ? "" : "; --verbose lists them"
      for row in TextLayout.standard.prose(
        "\(TextLayout.counted(notExercised.count, "rule")): no line calls for them; what they are about was not done, or not captured\(hint)",
        after: "  ")
      {
        output.line(row)
      }
      if listsAll {
        for row in TextLayout.standard.list(notExercised.map { CleanText.line($0) }, after: "    ") { output.line(row) }
      }
    }
    if isImprovable, !commands.isEmpty {
      Self.heading("To capture everything", palette, to: &output)
      for command in commands {
        output.line("  \(CleanText.line(command.profile)), \(CleanText.line(command.title)):")
        output.line("    \(CleanText.withoutCommand(CleanText.line(command.command, limit: 1000)))")
      }
    }
    return String(decoding: output.take(), as: UTF8.self)
  }

  private var holdsEvents: Bool {
    captures.contains { $0.checks.contains { $0.id == "content" && $0.state == .good } }
  }

  private func headline(_ palette: Palette) -> String {
    let counts =
      "\(TextLayout.counted(decided.count, "rule")) decided, \(undecidedRules) open, \(notExercised.count) without an occasion, "
      + "\(notApplicable.count) not applicable"
    let (word, colour) =
      switch verdict {
      case .fit: ("FIT", palette.good)
      case .unfit: ("NOT FIT", palette.doubtful)
      case .unreadable: ("COULD NOT READ", palette.bad)
      }
    return "\(colour)\(palette.strong)\(word)\(palette.end): \(counts)"
  }

  private static func write(_ check: CaptureCheck, _ palette: Palette, to output: inout ReportOutput) {
    let (mark, colour) =
      switch check.state {
      case .good: ("good", palette.good)
      case .doubtful: ("?   ", palette.doubtful)
      case .bad: ("BAD ", palette.bad)
      }
    let head = "  \(mark)  \(check.id): "
    for (index, row) in TextLayout.standard.prose(check.text, after: head, indent: 8).enumerated() {
      output.line(index > 0 ? row : "  \(colour)\(mark)\(palette.end)\(row.dropFirst(2 + mark.count))")
    }
  }

  private static func heading(_ text: String, _ palette: Palette, to output: inout ReportOutput) {
    output.line()
    output.line("\(palette.strong)\(text)\(palette.end):")
  }
}
