import LogCheckModel

/// The first line of the summary: the verdict, what it is worth, and the six counts.
struct VerdictText {
  let summary: RunSummary
  let failOn: Severity
  let palette: Palette

  var line: String {
    let strong = palette.strong + verdict.word + palette.end
    return "\(unread)\(verdict.colour)\(strong)\(limits): \(counts)"
  }

  /// The verdict with what it leaves open.
  var headline: String { verdict.word + limits }

  /// The verdict in one or two words.
  var word: String { verdict.word }

  private var verdict: (word: String, colour: String) { Self.wording(summary.verdict, palette) }

  /// A verdict in one or two words, and the colour that they have.
  static func wording(_ verdict: RunSummary.Verdict, _ palette: Palette) -> (word: String, colour: String) {
    switch verdict {
    case .fail: ("FAIL", palette.bad)
    case .nothingDecided: ("NOTHING DECIDED", palette.doubtful)
    case .inconclusive: ("NOT PROVED", palette.doubtful)
    case .pass: ("PASS", palette.good)
    }
  }

  private var unread: String {
    let problems = summary.captures.count { $0.problem != nil }
    guard summary.exitCode == 2 else { return "" }
    let what = summary.captures.count == 1 ? "the capture" : "\(problems) of \(summary.captures.count) captures"
    return "\(palette.bad)\(palette.strong)COULD NOT READ\(palette.end) \(what); "
  }

  /// What the verdict leaves open.
  private var limits: String {
    guard summary.verdict == .pass || summary.verdict == .inconclusive else { return "" }
    var parts: [String] = []
    let unfinished = summary.unfinishedCount
    if unfinished > 0 { parts.append(TextLayout.counted(unfinished, "unfinished promise")) }
    let required = summary.undecidedRequired.count
    if required > 0 { parts.append(TextLayout.counted(required, "required rule") + " not decided") }
    let undecided = summary.undecidedCaptures.count
    if undecided > 0 {
      parts.append("\(undecided) of \(TextLayout.counted(summary.captures.count, "capture")) not decided")
    }
    let unproved = summary.unprovedCaptures.count
    if unproved > 0 {
      parts.append("\(unproved) of \(TextLayout.counted(summary.captures.count, "capture")) not proved")
    }
    let unknown = summary.count(.inconclusive)
    if unknown > 0 { parts.append("\(unknown) inconclusive") }
    let below = summary.rules.count {
      $0.verdict == .fail && !$0.isExperimental && !$0.isAccepted && $0.severity < failOn
    }
    if summary.waived > 0 { parts.append("\(summary.waived) waived") }
    if summary.known > 0 { parts.append("\(summary.known) failed as the baseline knows") }
    if below > 0 { parts.append("\(below) failed below --fail-on \(failOn.rawValue)") }
    return timing + (parts.isEmpty ? "" : " with \(TextLayout.joined(parts))")
  }

  /// What could not be judged since the stamps tell too little; a green run must not be read as if it had been.
  private var timing: String {
    if summary.isUntimed { return " (timing not judged: these lines have no times)" }
    let untold = summary.rules.count {
      $0.verdict == .inconclusive && $0.severity >= failOn && $0.reasons[.time, default: 0] > 0
    }
    return untold > 0
      ? " (timing of \(TextLayout.counted(untold, "rule")) not judged: the stamps tell no year, date or zone)" : ""
  }

  private var counts: String {
    let experimental = summary.rules.count { $0.verdict == .fail && $0.isExperimental }
    let broke = summary.rules.count { $0.verdict == .fail && !$0.isExperimental && !$0.isAccepted }
    let parts =
      [
        "\(summary.count(.pass)) passed",
        coloured("\(broke) failed", broke > 0 ? palette.bad : ""),
        coloured(
          "\(summary.count(.inconclusive)) inconclusive", summary.count(.inconclusive) > 0 ? palette.doubtful : ""),
        "\(summary.count(.notExercised)) not exercised",
        "\(summary.count(.notApplicable)) not applicable",
        "\(summary.waived) waived",
      ] + (summary.known > 0 ? ["\(summary.known) known from the baseline"] : [])
    let trials = experimental > 0 ? " (and \(TextLayout.counted(experimental, "experimental rule")) did not hold)" : ""
    return parts.joined(separator: ", ") + trials
  }

  private func coloured(_ text: String, _ colour: String) -> String {
    colour.isEmpty ? text : colour + text + palette.end
  }
}
