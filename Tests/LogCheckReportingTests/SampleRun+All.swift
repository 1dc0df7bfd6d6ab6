import LogCheckModel
import LogCheckReporting

extension SampleRun {
  /// The runs that every reporter is shown.
  static let all: [SampleRun] = [.none, .one, .many, .inconclusive, .notes, .hostile, .timeline, .conditions]

  /// Nothing was recognised in an empty capture, and another cannot be read.
  static let none: SampleRun = {
    var empty = CaptureSummary(path: "<stdin>")
    empty.profileReason = "nothing in the capture shows a profile; name one with --profile"
    var missing = CaptureSummary(path: "gone.log")
    missing.problem = "there is no such file"
    var run = SampleRun(
      name: "none",
      summary: RunSummary(
        .nothingDecided, 2,
        [
          RuleSummary("stored", "a schedule is stored", .notExercised),
          RuleSummary("ready", "the plugin is ready within five seconds", .notExercised),
        ], captures: [empty, missing]))
    run.header.inputs = ["<stdin>", "gone.log"]
    run.summary.undecidedRequired = ["ready"]
    run.summary.diagnostics = [
      Diagnostic(code: "I001", severity: .error, message: "gone.log: cannot be read: there is no such file"),
      Diagnostic(
        code: "I002", severity: .note, message: "<stdin> was named more than once and is read once",
        hint: "name it once"),
    ]
    return run
  }()

  /// One rule broke, by the absence of a line.
  static let one: SampleRun = {
    let stored = RuleSummary("stored", "a schedule call stores its schedule", .fail, passes: 2, fails: 1)
    var run = SampleRun(
      name: "one",
      findings: [
        Finding(
          of: stored, "no schedule.stored by 2025-11-15T05:40:11.200Z after schedule.called",
          next: "Look for an error of the store, and for a success that is returned before the write.",
          [FindingEvidence(12, "2025-11-15T05:40:01.200Z", "[STORE] schedule() called (id=daily-1)")],
          absence: ("2025-11-15T05:40:01.200Z", "2025-11-15T05:40:11.200Z"))
      ],
      summary: RunSummary(
        .fail, 1,
        [
          RuleSummary("ready", "the plugin is ready within five seconds", .pass, passes: 1), stored,
          RuleSummary("drift", "a late delivery is logged", .notExercised),
          RuleSummary("android-only", "an alarm fires", .notApplicable),
        ]))
    run.summary.checklist = .sample
    return run
  }()

  /// Many rules broke, one of them often, over two captures; a rule on trial and one below --fail-on are among them.
  static let many: SampleRun = {
    let often = RuleSummary("ready", "the plugin is ready within five seconds", .fail, fails: 500)
    let trial = RuleSummary("on-trial", "an idea about retries", .fail, isExperimental: true, fails: 1)
    let mild = RuleSummary("late", "a delivery is punctual", .fail, severity: .warning, passes: 3, fails: 1)
    var rules = [often, trial, mild]
    var findings = (0..<12).map { number in
      Finding(
        of: often, "no plugin.ready by 2025-11-\(10 + number)T06:20:06Z after plugin.configured",
        next: "Look at the lines between configure() and the end of the wait.",
        [FindingEvidence(100 + 4 * number, "2025-11-\(10 + number)T06:20:01Z", "[APP] configure() called")],
        absence: ("2025-11-\(10 + number)T06:20:01Z", "2025-11-\(10 + number)T06:20:06Z"))
    }
    findings.insert(
      Finding(
        of: trial, "retry.started must not happen",
        [FindingEvidence(60, "2025-11-10T06:20:03Z", "[APP] retry 1", .deciding)]), at: 1)
    findings.insert(
      Finding(
        of: mild, "does not hold: abs(d.time - d.scheduled) <= 180s (measured 4 min 5 s)",
        next: "Compare the armed trigger with the wall clock.",
        [
          FindingEvidence(31, "2025-11-09T05:57:05.500Z", "[APP] delivered daily-1", .deciding, capture: "day.log"),
          FindingEvidence(30, "2025-11-09T05:57:05Z", "[APP] armed daily-1", capture: "day.log"),
        ]), at: 3)
    for number in 1...10 {
      let rule = RuleSummary("rule-\(number)", "promise number \(number)", .fail, fails: number == 10 ? 7 : 1)
      rules.append(rule)
      findings.append(
        Finding(
          of: rule, "sample.event must not happen",
          [FindingEvidence(900 + number, "2025-12-01T00:00:00.\(100 + number)Z", "[APP] wrong \(number)", .deciding)]))
    }
    var run = SampleRun(
      name: "many", findings: findings,
      summary: RunSummary(.fail, 1, rules, captures: [.sample("day.log"), .sample("night.log")]))
    run.header.inputs = ["day.log", "night.log"]
    run.summary.unreportedFindings = 494
    return run
  }()

  /// Nothing broke, but much is open, in a strict run.
  static let inconclusive: SampleRun = {
    let stored = RuleSummary("stored", "a schedule is stored", .inconclusive, passes: 1, reasons: [.end: 2, .gap: 1])
    let rules = [
      stored,
      RuleSummary("ready", "the plugin is ready within five seconds", .inconclusive, reasons: [.end: 1]),
      RuleSummary("lead", "the lead is five minutes", .inconclusive, reasons: [.redacted: 4]),
      RuleSummary("launch", "the plugin loads at launch", .pass, passes: 1),
      RuleSummary("never-seen", "an alarm is logged", .notExercised),
    ]
    var capture = CaptureSummary.sample()
    capture.profile = nil
    capture.profileReason = "nothing in the capture shows a profile; name one with --profile"
    capture.wrappers = ["github-actions"]
    capture.gaps = (1...7).map { number in
      GapSummary(
        reason: number == 2 ? .clock : .gap, from: "2025-11-15T05:4\(number):00Z",
        to: number == 7 ? nil : "2025-11-15T05:4\(number):30Z", line: 10 * number)
    }
    capture.unrecognised = 5
    capture.unrecognisedLines = (1...4).map {
      UnrecognisedLine(line: $0, text: "412 App: [NEW] thing \($0)", message: "[NEW] thing \($0)")
    }
    capture.unknownTextCount = 2
    capture.unknownTexts = [
      UnknownText(
        text: "[NEW] thing {number}", component: "NEW", count: 4, capture: capture.path,
        first: capture.unrecognisedLines[0],
        candidates: [
          UnknownText.Candidate(
            event: "thing.done", title: "the thing was done", points: 61, isProbable: true, reasons: ["says \"thing\""]),
          UnknownText.Candidate(
            event: "thing.begun", title: "the thing began", points: 40, isProbable: false, reasons: []),
        ])
    ]
    capture.notUnderstood = 2
    capture.notUnderstoodLines = [33, 34]
    capture.cutRecords = 1
    capture.repairedRecords = 3
    capture.endsInsideLine = true
    var run = SampleRun(
      name: "inconclusive",
      findings: [
        Finding(
          of: stored, "the capture ends before step 2 of 3, schedule.stored", verdict: .inconclusive(.end),
          [FindingEvidence(12, "2025-11-15T05:40:01.200", "[STORE] schedule() called")])
      ],
      summary: RunSummary(.inconclusive, 3, rules, captures: [capture]))
    run.header.isStrict = true
    run.summary.undecidedRequired = ["never-seen", "stored"]
    return run
  }()

  /// Everything held, some of it with a note; two rules break below --fail-on or on trial.
  static let notes: SampleRun = {
    let mild = RuleSummary("late", "a delivery is punctual", .fail, severity: .note, fails: 1)
    let trial = RuleSummary("on-trial", "an idea about retries", .fail, isExperimental: true, fails: 2)
    let order = "order judged; the lines carry no time"
    return SampleRun(
      name: "notes",
      findings: [
        Finding(
          of: trial, "retry.started must not happen", next: "Say whether this rule is right.",
          [FindingEvidence(3, nil, "[APP] retry 1", .deciding)]),
        Finding(of: mild, "does not hold: d.time <= d.due", [FindingEvidence(9, nil, "[APP] delivered", .deciding)]),
      ],
      summary: RunSummary(
        .pass, 0,
        [
          RuleSummary("in-order", "the steps come in order", .pass, passes: 1, notes: [order: 1]),
          RuleSummary(
            "complete", "the steps are complete", .pass, passes: 3, notes: [order: 3, "refused and logged": 1]),
          RuleSummary("open", "a task runs", .inconclusive, reasons: [.environment: 1]), mild, trial,
        ]))
  }()

  /// Every text that comes from outside tries something.
  static let hostile: SampleRun = {
    let escapes =
      "\u{1B}[31mred\u{1B}[0m\u{1B}]0;title\u{7}\u{1B}]8;;https://evil.example\u{1B}\\link\u{9B}2J\u{8}\u{0}"
    let hidden = "a\u{202E}b\u{2066}c\u{200B}d\u{FEFF}e\u{2028}f\u{2029}g\u{85}h\u{E0041}i\u{3164}j"
    let commands = "::error::owned\n::stop-commands::x\r\n##[error]x ##vso[task.complete]y ##teamcity[message]z"
    let path = "::error file=x::\u{1B}[2J\nevil:1: error: fake.log"
    var rule = RuleSummary(
      "stored", "::set-output name=x::\(hidden)", .fail, fails: 1, notes: ["::warning::\(escapes)": 1])
    rule.reasons = [.end: 1]
    rule.inconclusive = 1
    var capture = CaptureSummary.sample(path)
    capture.profileReason = "##[group]the capture holds \"\(escapes)\""
    capture.unrecognised = 3
    capture.unrecognisedLines = [
      UnrecognisedLine(line: 1, text: commands), UnrecognisedLine(line: 2, text: "bytes \u{FFFD}\u{FFFD} repaired"),
      UnrecognisedLine(line: 3, text: "\t\t  ::debug::" + String(repeating: "x", count: 390), omittedBytes: 70_000),
    ]
    capture.unknownTextCount = 1
    capture.unknownTexts = [
      UnknownText(
        text: "::notice::\(escapes)\(hidden)", component: "X", count: 2, capture: path,
        first: capture.unrecognisedLines[0],
        candidates: [
          UnknownText.Candidate(
            event: "::error::a", title: commands, points: 50, isProbable: true, reasons: ["says \(escapes)"])
        ], denied: ["##[error]b"])
    ]
    capture.problem = "bad \(escapes)"
    var evidence = FindingEvidence(7, "2025-11-15T05:40:01.200Z", commands, capture: path)
    evidence.text = "412 App: \(commands)"
    var run = SampleRun(
      name: "hostile",
      findings: [
        Finding(
          of: rule, "::endgroup::\(escapes)", next: "  ::add-mask::\(hidden) section_start:1:x ##[section]y",
          [
            evidence, FindingEvidence(8, "2025-11-15T05:40:02Z", hidden, .step, capture: path),
            FindingEvidence(
              9, nil, "\"quoted\\\" " + String(repeating: "long ", count: 4000), .deciding, capture: path),
          ])
      ],
      summary: RunSummary(.fail, 2, [rule], captures: [capture]))
    run.header.inputs = [path]
    run.summary.timeline = .hostile(escapes + hidden + commands)
    run.summary.checklist = .hostile(commands + hidden + escapes)
    run.summary.undecidedRequired = ["::error::unknown"]
    run.summary.diagnostics = [
      Diagnostic(
        code: "I002", severity: .note, message: "::error::\(escapes)", hint: hidden,
        mark: SourceMark(file: path, line: 1, column: 2))
    ]
    return run
  }()
}
