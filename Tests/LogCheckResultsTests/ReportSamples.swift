import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckResults

/// Sums by name, made by hand from records.
struct ReportSample: Sendable, CustomTestStringConvertible {
  let name: String
  let records: [AuditRecord]

  var testDescription: String { name }

  var results: MergedResults { records.reduce(into: MergedResults()) { $0.add(MergedResults($1)) } }

  static let all: [ReportSample] = [empty, passing, mixed, silent, healthy, hostile]

  static let titles: RuleTitles = {
    var titles = RuleTitles()
    titles.add(
      RuleTitles.Rule(title: "A background run ends within its budget", remediation: "Move the upload out of the run."),
      of: "run-within-budget")
    titles.add(
      RuleTitles.Rule(title: "A notification comes within its tolerance", remediation: "See the alarm's permission."),
      of: "delivery-within-tolerance")
    titles.add(RuleTitles.Rule(title: "A stored content is fresh", remediation: ""), of: "content-is-fresh")
    titles.add(measure: "notification_drift_seconds", help: "delivery minus scheduled time")
    return titles
  }()

  static let empty = ReportSample(name: "empty", records: [])

  /// Two devices, one night, nothing wrong.
  static let passing = ReportSample(
    name: "passing",
    records: ["phone", "tablet"].map { device in
      var record = run("2026-11-26", device, "b1", rules: [passed("run-within-budget"), passed("content-is-fresh")])
      record.measures["notification_drift_seconds"] = histogram([-200, 0, 1500])
      return record
    })

  /// Three nights of three devices: build b2 fails a rule, a warning fails nothing, one rule is never decided, a run is left open, one
  /// decides nothing, one cannot be read, and two sets of rules judged.
  static let mixed = ReportSample(
    name: "mixed",
    records: [
      run("2026-11-24", "phone", "b1", rules: [passed("run-within-budget"), failed("content-is-fresh", .warning)]),
      run("2026-11-24", "tablet", "b1", rules: [passed("run-within-budget"), open("reboot-is-survived")]),
      run("2026-11-25", "phone", "b2", rules: [failed("run-within-budget", .error, 3), open("reboot-is-survived")]),
      run("2026-11-25", "tablet", "b1", rules: [passed("run-within-budget")], digest: "00000000000000bb"),
      run(
        "2026-11-26", "phone", "b2",
        rules: [failed("run-within-budget", .error), failed("delivery-within-tolerance", .error)]),
      run("2026-11-26", "tablet", "b1", verdict: .inconclusive, rules: [open("run-within-budget")]),
      run("2026-11-26", nil, nil, verdict: .nothingDecided),
      unreadable("2026-11-26", "watch"),
    ].map { record in
      var record = record
      if record.device == "phone" { record.measures["notification_drift_seconds"] = histogram([400, 62_000]) }
      return record
    })

  /// Notifications stopped on three devices for two causes and on one for none, and lost their content on two.
  static let silent = ReportSample(
    name: "silent",
    records: [
      silenced("phone", .stopped, [denied(12, line: 261)]), silenced("tablet", .stopped, [denied(9, line: 88)]),
      silenced("watch", .stopped, [.sample("force-quit", .user, .fits, title: "the user closed the app", ending: 2)]),
      silenced("car", .stopped, [.sample("unexplained", .open, .open, title: "no line shows why", ending: 3)]),
      silenced("board", .lostContent, [server(.shown)]), silenced("desk", .lostContent, [server(.fits)]),
      notified("lamp"), run("2026-11-26", "clock", "b1", rules: [passed("run-within-budget")]),
    ])

  static let healthy = ReportSample(name: "healthy", records: ["phone", "tablet"].map(notified))

  private static func notified(_ device: String) -> AuditRecord {
    var record = run("2026-11-26", device, "b1", rules: [passed("run-within-budget")])
    record.outcomes = .sample(kept: 1200)
    return record
  }

  private static func silenced(
    _ device: String, _ kind: OutcomeEnding.Kind, _ causes: [RecordedCause]
  ) -> AuditRecord {
    var record = run("2026-11-26", device, "b1", rules: [passed("run-within-budget")])
    let count = causes.reduce(0) { $0 + $1.ending }
    record.outcomes = .sample(
      kept: 14 - count, notFresh: kind == .lostContent ? count : 0, notShown: kind == .stopped ? count : 0,
      ending: OutcomeEnding(kind, since: "2026-11-\(26 - count)", notifications: count), causes: causes)
    record.outcomes?.unproved = causes.contains { $0.side == .open } ? count : 0
    return record
  }

  private static func denied(_ days: Int, line: Int) -> RecordedCause {
    .sample("permission-denied", title: "the user does not allow notifications", ending: days, line: line)
  }

  private static func server(_ certainty: OutcomeCertainty) -> RecordedCause {
    .sample(
      "server-error", .server, certainty, title: "the server answered with an error", ending: 4, line: 40,
      of: "night/server.log")
  }

  static func run(
    _ day: String?, _ device: String?, _ build: String?, verdict: RunSummary.Verdict? = nil, rules: [RuleResult] = [],
    digest: String = "00000000000000aa"
  ) -> AuditRecord {
    let id = "night/\(day ?? "none")/\(device ?? "none")/app.log"
    var record = AuditRecord(id: id, status: .judged, exitCode: 0, tool: "1.4.0", rulesDigest: digest)
    record.verdict = verdict ?? (rules.contains { $0.hasFailed && $0.severity == .error } ? .fail : .pass)
    record.exitCode = record.verdict == .fail ? 1 : record.verdict == .pass ? 0 : 3
    record.day = day
    record.device = device
    record.build = build
    record.rules = rules
    var capture = AuditedCapture(path: id)
    capture.bytes = 123_456
    capture.lines = 1200
    capture.events = 40
    record.captures = [capture]
    record.findings = rules.filter { $0.fails > 0 }.map { rule in
      RecordedFinding(
        rule: rule.id, severity: rule.severity, fingerprint: "f0f0f0f0f0f0f0f0".prefix(8) + "\(rule.id.count)",
        message: "\(rule.id): expected 30 s, observed 45 s")
    }
    return record
  }

  private static func unreadable(_ day: String, _ device: String) -> AuditRecord {
    var record = AuditRecord(
      id: "night/\(day)/\(device)/app.log.gz", status: .error, exitCode: 2, tool: "1.4.0",
      rulesDigest: "00000000000000aa")
    record.day = day
    record.device = device
    record.problem = "its gzip data ends too early"
    record.captures = [AuditedCapture(path: record.id)]
    return record
  }

  static func passed(_ id: String) -> RuleResult {
    var rule = RuleResult(id: id, verdict: .pass, severity: .error)
    rule.passes = 2
    return rule
  }

  static func failed(_ id: String, _ severity: Severity, _ fails: Int = 1) -> RuleResult {
    var rule = RuleResult(id: id, verdict: .fail, severity: severity)
    rule.fails = fails
    return rule
  }

  static func open(_ id: String) -> RuleResult {
    var rule = RuleResult(id: id, verdict: .inconclusive, severity: .error)
    rule.inconclusive = 1
    return rule
  }

  static func histogram(_ values: [Int]) -> DurationHistogram {
    var histogram = DurationHistogram()
    for value in values { histogram.add(value) }
    return histogram
  }
}

/// Texts that are used against terminals, CI systems, browsers and parsers, in every field of records.
extension ReportSample {
  static let hostileTexts = [
    "\u{1B}[31mred\u{1B}]8;;https://evil.example\u{1B}\\", "::error::x\n##[error]y", "##vso[task.complete]",
    "</script><script>alert(1)</script>", "\"'><img src=x onerror=y>&amp;", "| a | b |\n| --- |", "@somebody #12 GH-1",
    "[x](https://evil.example) <https://evil.example> www.evil.example", "\u{202E}\u{2066}\u{200B}\u{0}\u{85}\u{2028}",
    "```\n/close `x` ``", "a{b=\"c\"} 1\n# EOF\\n\\\"", "]]>\u{FFFE}\u{FFFF}", "", "   ", "caf\u{E9}", "cafe\u{301}",
    String(repeating: "w", count: 5000), String(repeating: "<&>\"' ", count: 100), "日本語 👩\u{200D}💻 \u{5E9}\u{5DC}",
  ]

  static let hostile = ReportSample(
    name: "hostile",
    records: hostileTexts.enumerated().flatMap { index, text in
      [RunSummary.Verdict.fail, .inconclusive].map { verdict in
        var rule = failed(text, [.error, .warning, .note][index % 3])
        if verdict == .inconclusive { rule.verdict = .inconclusive }
        var record = run("2026-11-\(10 + index)", text, text, verdict: verdict, rules: [rule], digest: text)
        record.id = text
        record.tool = text
        record.profile = text
        record.problem = text
        if index.isMultiple(of: 5) { record.status = .error }
        record.captures[0].path = text
        record.captures[0].format = text
        record.findings = [
          RecordedFinding(rule: text, severity: rule.severity, fingerprint: text, message: text)
        ]
        record.findings[0].evidence = [RecordedLine(capture: text, line: 1, time: text, text: text)]
        var cause = RecordedCause(
          kind: text, side: OutcomeSide.allCases[index % 8], certainty: .shown, title: text, stage: .shown)
        cause.ending = 1
        cause.isShown(by: index, of: text)
        record.outcomes = .sample(
          notShown: 2, ending: OutcomeEnding(.stopped, since: record.day, notifications: 2), causes: [cause])
        record.measures[text] = histogram([index * 1000, -DurationHistogram.limit, DurationHistogram.limit])
        return record
      }
    })

  /// The same texts in the rule files.
  static let hostileTitles: RuleTitles = {
    var titles = RuleTitles()
    for text in hostileTexts {
      titles.add(RuleTitles.Rule(title: text, remediation: text), of: text)
      titles.add(measure: text, help: text)
    }
    return titles
  }()
}
