import LogCheckModel

/// The verdict in one line, what it is worth, and the counts of rules.
struct VerdictText {
  let summary: RunSummary
  let failOn: Severity
  let palette: Palette

  var line: String { line(isVerbose: false) }

  /// With `isVerbose` every count is there, else those that say something.
  func line(isVerbose: Bool) -> String {
    let strong = palette.strong + verdict.word + palette.end
    let notifications = summary.outcomes.failures(summary.failingOutcomes)
    let failed = notifications > 0 ? TextLayout.counted(notifications, "notification") + " failed; " : ""
    return "\(unread)\(verdict.colour)\(strong)\(limits): \(failed)\(counts(isVerbose: isVerbose))"
  }

  /// The verdict with what it leaves open.
  var headline: String { verdict.word + limits }

  /// The verdict in one or two words.
  var word: String { verdict.word }

  /// The numbers of rules by verdict: the same in every report for people.
  struct Numbers: Equatable {
    var passed: Int
    /// Those below `--fail-on` included, waived, known and experimental ones left out.
    var failed: Int
    var belowLimit: Int
    var waived: Int
    var known: Int
    var onTrial: Int
    var inconclusive: Int
    var notExercised: Int
    var notApplicable: Int
  }

  var numbers: Numbers {
    func count(_ isMeant: (RuleSummary) -> Bool) -> Int { summary.rules.count { $0.verdict == .fail && isMeant($0) } }
    return Numbers(
      passed: summary.count(.pass), failed: count { !$0.isExperimental && !$0.isAccepted },
      belowLimit: count { !$0.isExperimental && !$0.isAccepted && $0.severity < failOn }, waived: summary.waived,
      known: summary.known, onTrial: count(\.isExperimental), inconclusive: summary.count(.inconclusive),
      notExercised: summary.count(.notExercised), notApplicable: summary.count(.notApplicable))
  }

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

  /// Says what could not be read, if that decides the exit code; with a blank at its end.
  var unread: String {
    let problems = summary.captures.count { $0.problem != nil }
    guard summary.exitCode == 2 else { return "" }
    let what = summary.captures.count == 1 ? "the capture" : "\(problems) of \(summary.captures.count) captures"
    return "\(palette.bad)\(palette.strong)COULD NOT READ\(palette.end) \(what); "
  }

  /// The limits of the verdict.
  private var limits: String {
    guard summary.verdict == .pass || summary.verdict == .inconclusive else { return "" }
    var parts = doubts
    let unknown = summary.count(.inconclusive)
    if unknown > 0 { parts.append(TextLayout.counted(unknown, "inconclusive rule")) }
    parts += acceptances
    return (timing.map { " (\($0))" } ?? "") + (parts.isEmpty ? "" : " with \(TextLayout.joined(parts))")
  }

  /// The reasons why the verdict is no pass, or would not have been.
  var doubts: [String] {
    var parts: [String] = []
    let suspicions = summary.suspicionCount
    if suspicions > 0 { parts.append("\(suspicions) probably broken") }
    let unfinished = summary.unfinishedCount
    if unfinished > 0 { parts.append(TextLayout.counted(unfinished, "unfinished promise")) }
    let unexcused = summary.outcomes.reduce(0) { $0 + $1.unproved.count }
    if unexcused > 0 { parts.append(TextLayout.counted(unexcused, "notification") + " that nothing excuses") }
    let wordings = summary.openByWording
    if wordings > 0 { parts.append(TextLayout.counted(wordings, "rule") + " open since lines may be worded otherwise") }
    let processes = summary.openByProcess
    if processes > 0 {
      parts.append(TextLayout.counted(processes, "rule") + " open since another process may be the app")
    }
    let long = summary.openByLength
    if long > 0 { parts.append(TextLayout.counted(long, "rule") + " open since lines are cut") }
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
    return parts
  }

  /// Failures that fail no run.
  var acceptances: [String] {
    var parts: [String] = []
    let below = numbers.belowLimit
    if summary.waived > 0 { parts.append(TextLayout.counted(summary.waived, "waived rule")) }
    let notifications = OutcomeQuestion.allCases.reduce(0) { $0 + summary.outcomes.waived($1) }
    if notifications > 0 { parts.append(TextLayout.counted(notifications, "waived notification")) }
    if summary.known > 0 { parts.append(TextLayout.counted(summary.known, "rule") + " failed as the baseline knows") }
    if below > 0 { parts.append(TextLayout.counted(below, "rule") + " failed below --fail-on \(failOn.rawValue)") }
    return parts
  }

  /// ``doubts``, or what else leaves the run open: rules that had to be decided (`--strict`), or lines that were misread.
  var reasons: [String] {
    guard doubts.isEmpty else { return doubts }
    let unknown = summary.count(.inconclusive)
    return [unknown > 0 ? TextLayout.counted(unknown, "inconclusive rule") : "lines that were not understood"]
  }

  /// The rules that could not be judged since the stamps are too coarse; a green run must not be read as if they had
  /// been.
  var timing: String? {
    guard summary.verdict == .pass || summary.verdict == .inconclusive else { return nil }
    if summary.isUntimed { return "timing not judged: these lines have no times" }
    let unreported = summary.rules.count {
      $0.verdict == .inconclusive && $0.severity >= failOn && $0.reasons[.time, default: 0] > 0
    }
    return unreported > 0
      ? "timing of \(TextLayout.counted(unreported, "rule")) not judged: the stamps show no year, date or zone" : nil
  }

  /// `107 rules passed, 2 failed`; with `isVerbose` every count is there, else those that say something. Those that the line of the
  /// verdict names are left out, unless `isWhole`.
  func counts(isVerbose: Bool, isWhole: Bool = false) -> String {
    let (experimental, broke) = (numbers.onTrial, numbers.failed)
    let isOpenNamed = !isWhole && (summary.verdict == .pass || summary.verdict == .inconclusive)
    let all: [(count: Int, words: String, colour: String, isShown: Bool)] = [
      (summary.count(.pass), "passed", "", true),
      (broke, "failed", broke > 0 ? palette.bad : "", broke > 0),
      (
        summary.count(.inconclusive), "inconclusive", summary.count(.inconclusive) > 0 ? palette.doubtful : "",
        summary.count(.inconclusive) > 0 && !isOpenNamed
      ),
      (summary.count(.notExercised), "not exercised", "", summary.count(.notExercised) > 0),
      (summary.count(.notApplicable), "not applicable", "", false),
      (summary.waived, "waived", "", summary.waived > 0 && !isOpenNamed),
      (summary.known, "known from the baseline", "", summary.known > 0 && !isOpenNamed),
    ]
    let parts = all.filter { isVerbose || $0.isShown }.enumerated().map { index, item in
      let count = index == 0 ? TextLayout.counted(item.count, "rule") : String(item.count)
      return coloured("\(count) \(item.words)", item.colour)
    }
    let trials = experimental > 0 ? " (and \(TextLayout.counted(experimental, "experimental rule")) did not hold)" : ""
    return parts.joined(separator: ", ") + trials
  }

  private func coloured(_ text: String, _ colour: String) -> String {
    colour.isEmpty ? text : colour + text + palette.end
  }
}
