import LogCheckModel
import LogCheckReporting
import LogCheckSimulator

/// Runs whose every text is made of what has been used against terminals, CI systems and parsers, by chance.
struct HostileInput {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let pieces = [
    // Terminals.
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]8;;https://evil.example\u{1B}\\", "\u{1B}]52;c;ZWNobw==\u{7}",
    "\u{1B}P+q\u{1B}\\", "\u{1B}_x\u{1B}\\", "\u{1B}c", "\u{1B}[31m", "\u{1B}[0m", "\u{9B}31m", "\u{9D}0;x\u{9C}",
    "\u{0}",
    "\u{8}", "\u{7F}", "\u{E}", "\u{F}", "\u{B}", "\u{C}", "\r", "\n", "\r\n", "\t",
    // What hides or reorders.
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}",
    "\u{AD}",
    "\u{2028}", "\u{2029}", "\u{85}", "\u{A0}", "\u{3000}", "\u{E0041}", "\u{E0100}", "\u{3164}", "\u{115F}", "\u{34F}",
    "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "\u{E000}", "\u{F0000}", "\u{FFFD}", "\u{FE0F}",
    // Commands.
    "::", ":", "::error::", "::error file=a,line=1::x", "::stop-commands::t", "::add-mask::s",
    "\n::set-output name=x::y",
    "##[error]", "##", "#", "[", "##vso[task.complete]", "##teamcity[message text='x']", "section_start:1:x",
    "section_end:1:x",
    "travis_fold:start:x", "--- x", "+++ x", "~~~ x", "^^^ +++",
    // Parsers.
    "\"", "\\", "\\u0000", "\\ud800", "{\"a\":1}", "]]>", "</script>", "%0A", "%", "'", "`", "|", "<", "&amp;", "${x}",
    // Markdown, and what trackers make of it.
    "@somebody", "#12", "![x](https://evil.example/x.png)", "[x](https://evil.example)", "<https://evil.example>",
    "<img src=x onerror=y>", "<!--", "https://evil.example/a", "www.evil.example", "a@evil.example", "**", "__", "~~~",
    "```", "``", "$x$", "/close", "deadbeefcafe", "GH-12", "owner/name#3", "&#64;", "\\|", "| a | b |", "| --- |", "- ",
    "1. ",
    "> ", "    ", "[^1]", ":smile:", "!7",
    // What is fine.
    " ", "  ", "a", "plain text", "é", "e\u{301}", "日本語", "\u{2192}", "👍🏽", "👩\u{200D}💻", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
  ]

  private mutating func text(_ most: Int = 8) -> String {
    let text = (0..<random.number(in: 0..<most + 1)).map { _ in random.element(of: Self.pieces) ?? "" }.joined()
    return random.isTrue(1, in: 40) ? text + String(repeating: text + "long ", count: 60) : text
  }

  private mutating func time() -> String? {
    random.isTrue(1, in: 4) ? nil : "2025-11-15T05:4\(random.number(in: 0..<10)):00Z"
  }

  private mutating func rule(_ number: Int) -> RuleSummary {
    var rule = RuleSummary(
      id: "rule-\(number)" + text(2), title: text(), severity: random.element(of: Severity.allCases) ?? .error,
      requirements: [text(2)], isExperimental: random.isTrue(1, in: 4),
      verdict: random.element(of: RuleVerdict.allCases) ?? .fail)
    if rule.verdict == .fail { rule.fails = random.number(in: 1..<40) }
    if rule.verdict == .inconclusive {
      rule.inconclusive = 1
      rule.reasons = [random.element(of: InconclusiveReason.allCases) ?? .end: 1]
    }
    if random.isTrue(1, in: 3) { rule.notes = [text(): 2] }
    return rule
  }

  private mutating func evidence(_ path: String) -> FindingEvidence {
    let message = text(12)
    return FindingEvidence(
      role: random.element(of: [.trigger, .step, .deciding]) ?? .step, capture: path,
      line: random.number(in: 1..<1000), time: time(), event: text(2), text: text(3) + message,
      message: random.isTrue(1, in: 2) ? message : nil, omittedBytes: random.isTrue(1, in: 5) ? 77 : 0)
  }

  private mutating func finding(_ rules: [RuleSummary], _ path: String) -> Finding? {
    guard let rule = random.element(of: rules) else { return nil }
    let reason = random.element(of: InconclusiveReason.allCases) ?? .end
    let evidence = (0..<random.number(in: 0..<4)).map { _ in self.evidence(path) }
    return Finding(
      of: rule, text(), verdict: rule.fails > 0 ? .fail : .inconclusive(reason), next: text(), evidence,
      absence: random.isTrue(1, in: 2) ? (time(), time()) : nil)
  }

  private mutating func capture(_ path: String) -> CaptureSummary {
    var capture = CaptureSummary(path: path)
    if random.isTrue(2, in: 3) { capture.format = text(2) }
    capture.wrappers = [text(1)]
    if random.isTrue(1, in: 2) { capture.profile = text(2) }
    capture.profileReason = text()
    capture.lines = random.number(in: 0..<3)
    capture.events = random.number(in: 0..<3)
    capture.first = time()
    capture.last = time()
    capture.gaps = [GapSummary(reason: .gap, from: time(), to: time(), line: 1)]
    capture.unrecognised = 3
    let message = text()
    capture.unrecognisedLines = [
      UnrecognisedLine(line: 1, text: text(12)), UnrecognisedLine(line: 2, text: text() + message, message: message),
    ]
    capture.notUnderstood = random.number(in: 0..<3)
    capture.endsInsideLine = random.isTrue(1, in: 2)
    if random.isTrue(1, in: 3) { capture.problem = text() }
    return capture
  }

  mutating func run() -> SampleRun {
    let path = text(4)
    let rules = (0..<random.number(in: 1..<15)).map { self.rule($0) }
    let reported = rules.filter { $0.fails > 0 || $0.inconclusive > 0 }
    var summary = RunSummary(
      random.element(of: [.pass, .fail, .inconclusive, .nothingDecided]) ?? .pass,
      Int32(random.number(in: 0..<4)), rules, captures: [capture(path), capture(text(4))])
    summary.undecidedRequired = [text(3)]
    summary.diagnostics = [
      Diagnostic(
        code: "I001", severity: .warning, message: text(), hint: text(),
        mark: SourceMark(file: path, line: 1, column: 1))
    ]
    if random.isTrue(1, in: 2) { summary.checklist = .hostile(text()) }
    var run = SampleRun(name: "hostile", summary: summary)
    run.header.inputs = [path, text(4)]
    run.header.toolVersion = text(2)
    run.header.isStrict = random.isTrue(1, in: 2)
    run.findings = (0..<random.number(in: 0..<12)).compactMap { _ in finding(reported, path) }
    return run
  }

  // MARK: Timelines

  /// A run with a timeline: points on every ruler, at the ends of the range, or none; keys and labels that try something.
  mutating func runWithTimeline() -> SampleRun {
    var run = run()
    let keys = [text(2), text(2), "daily-1"]
    var timeline = RunTimeline()
    timeline.lanes = (0..<3).map { TimelineLane(id: "lane\($0)", title: text(3)) }
    for number in 1..<random.number(in: 2..<5) {
      var source = TimelineSource(
        name: "device \(number)", identity: random.isTrue(1, in: 2) ? text(2) : nil,
        captures: [random.element(of: run.header.inputs) ?? ""])
      source.rows = (0..<random.number(in: 0..<40)).map { _ in row(keys, source.captures[0]) }
      source.gaps = (0..<random.number(in: 0..<3)).map { _ in
        TimelineGap(reason: random.element(of: InconclusiveReason.allCases) ?? .gap, from: point(), to: point())
      }
      if random.isTrue(1, in: 3) { source.omitted = OmittedRows(count: 3, from: point()) }
      timeline.sources.append(source)
    }
    run.summary.timeline = timeline
    for index in run.findings.indices where random.isTrue(2, in: 3) { run.findings[index].moment = point() }
    return run
  }

  private mutating func row(_ keys: [String], _ capture: String) -> TimelineRow {
    var row = TimelineRow(
      entry: "entry", lane: random.number(in: 0..<4), mark: random.element(of: TimelineMark.allCases) ?? .happened,
      label: text(), capture: capture, line: random.number(in: 1..<1000),
      session: random.isTrue(1, in: 50) ? .max : random.number(in: 0..<3))
    row.logged = point()
    if random.isTrue(1, in: 2) { row.at = point() }
    if random.isTrue(1, in: 3) { row.until = point() }
    if random.isTrue(1, in: 2) { row.key = random.element(of: keys) }
    if random.isTrue(1, in: 3) { row.run = text(1) }
    if random.isTrue(1, in: 2) { row.succeeded = random.isTrue(1, in: 2) }
    switch random.number(in: 0..<4) {
    case 0: row.value = .duration(LogDuration(nanoseconds: random.isTrue(1, in: 4) ? .min : 300_500_000_000))
    case 1: row.value = .number(random.element(of: [0, -2.5, 3, .infinity, .nan, .greatestFiniteMagnitude]) ?? 0)
    default: break
    }
    row.concernsAll = row.key == nil
    return row
  }

  private mutating func point() -> TimelinePoint? {
    guard !random.isTrue(1, in: 8) else { return nil }
    let instant: Int64 =
      switch random.number(in: 0..<20) {
      case 0: .min
      case 1: .max
      default: 1_763_185_200_000_000_000 + Int64(random.number(in: 0..<200_000)) * 1_000_000_000
      }
    let isReal = random.isTrue(4, in: 5)
    return TimelinePoint(
      instant: LogInstant(nanoseconds: instant),
      frame: isReal ? .absolute : random.element(of: [.local, .undated]) ?? .local,
      granularity: .milliseconds(1), isReal: isReal, day: !isReal && random.isTrue(1, in: 2) ? 2 : nil)
  }

  // MARK: Conditions

  /// The same with conditions whose kinds and titles try something, on any ruler.
  mutating func runWithConditions() -> SampleRun {
    var run = runWithTimeline()
    var sources = run.summary.timeline?.sources ?? []
    for index in sources.indices {
      sources[index].source = SourceID(index)
      var device = DeviceOutcomes()
      device.source = SourceID(index)
      device.captures = sources[index].captures
      device.paths = [0: device.captures[0]]
      device.conditions = (0..<random.number(in: 1..<30)).map { _ in condition() }
      device.omittedConditions = random.number(in: 0..<3)
      run.summary.outcomes.append(device)
    }
    run.summary.timeline?.sources = sources
    return run
  }

  private mutating func condition() -> HeldCondition {
    func line(_ point: TimelinePoint?, _ number: Int) -> HeldCondition.Line {
      var line = HeldCondition.Line(position: LinePosition(line: number), instant: point?.instant, stamp: nil)
      line.point = point
      return line
    }
    let explanation = OutcomeExplanation(
      kind: text(2), side: random.element(of: OutcomeSide.allCases) ?? .user, certainty: .fits, title: text(),
      next: text())
    var condition = HeldCondition(
      explanation, first: line(point(), random.number(in: 1..<1000)), lasts: random.isTrue(2, in: 3))
    if condition.lasts, random.isTrue(1, in: 2) { condition.end = line(point(), random.number(in: 1..<1000)) }
    condition.lines = random.number(in: 1..<4)
    return condition
  }
}
