package import LogCheckModel

/// The sum of audit records. Adding is associative and commutative, and an empty sum changes nothing, so that records can be added on
/// any machine in any order.
package struct MergedResults: Mergeable {
  package var runs = RunCounts()
  /// Totals over all captures.
  package var captures = 0
  package var bytes = 0
  package var lines = 0
  package var events = 0
  /// By the ids of rules.
  package var rules = BoundedTable<RuleTotals>()
  package var devices = BoundedTable<RunCounts>()
  package var builds = BoundedTable<RunCounts>()
  /// By days, `2026-11-27`.
  package var days = BoundedTable<RunCounts>()
  /// Failures by their fingerprints.
  package var findings = BoundedTable<FindingTotals>()
  package var measures = BoundedTable<MeasureTotals>()
  /// Runs by the digest of the rules that judged them, and by the version of the tool.
  package var digests = BoundedTable<RunCounts>()
  package var tools = BoundedTable<RunCounts>()
  /// Failures beyond those that records list.
  package var findingsNotListed = 0
  /// Outcomes of notifications.
  package var outcomes = OutcomeTotals()

  package init() {}

  package init(_ record: AuditRecord) {
    runs = RunCounts(record)
    captures = record.captures.count
    for capture in record.captures {
      BoundedCount.add(capture.bytes, to: &bytes)
      BoundedCount.add(capture.lines, to: &lines)
      BoundedCount.add(capture.events, to: &events)
    }
    for rule in record.rules { rules.add(RuleTotals(rule, in: record), to: LogText(rule.id)) }
    if let device = record.device { devices.add(runs, to: LogText(device)) }
    if let build = record.build { builds.add(runs, to: LogText(build)) }
    if let day = record.day { days.add(runs, to: LogText(day)) }
    var counted: Set<LogText> = []
    for finding in record.findings where counted.insert(LogText(finding.fingerprint)).inserted {
      findings.add(FindingTotals(finding, day: record.day), to: LogText(finding.fingerprint))
    }
    for (name, histogram) in record.measures { measures.add(MeasureTotals(histogram), to: LogText(name)) }
    digests.add(runs, to: LogText(record.rulesDigest))
    tools.add(runs, to: LogText(record.tool))
    findingsNotListed = record.findingsNotListed
    outcomes = OutcomeTotals(record)
  }

  package mutating func add(_ other: Self) {
    runs.add(other.runs)
    BoundedCount.add(other.captures, to: &captures)
    BoundedCount.add(other.bytes, to: &bytes)
    BoundedCount.add(other.lines, to: &lines)
    BoundedCount.add(other.events, to: &events)
    rules.add(other.rules)
    devices.add(other.devices)
    builds.add(other.builds)
    days.add(other.days)
    findings.add(other.findings)
    measures.add(other.measures)
    digests.add(other.digests)
    tools.add(other.tools)
    BoundedCount.add(other.findingsNotListed, to: &findingsNotListed)
    outcomes.add(other.outcomes)
  }
}

/// Runs by their verdict, and the days of the first and the last.
package struct RunCounts: Mergeable {
  package var passes = 0
  package var fails = 0
  package var inconclusive = 0
  package var nothingDecided = 0
  /// Runs that decided nothing, as the user accepts.
  package var allowed = 0
  /// Runs with a capture that could not be read to its end.
  package var errors = 0
  package var days = DaySpan()

  package init() {}

  package init(_ record: AuditRecord) {
    days = DaySpan(record.day)
    if record.isAllowed {
      allowed = 1
      return
    }
    guard record.status == .judged, let verdict = record.verdict else {
      errors = 1
      return
    }
    switch verdict {
    case .pass: passes = 1
    case .fail: fails = 1
    case .inconclusive: inconclusive = 1
    case .nothingDecided: nothingDecided = 1
    }
  }

  package var total: Int {
    [passes, fails, inconclusive, nothingDecided, allowed, errors].reduce(into: 0) { BoundedCount.add($1, to: &$0) }
  }

  package mutating func add(_ other: Self) {
    BoundedCount.add(other.passes, to: &passes)
    BoundedCount.add(other.fails, to: &fails)
    BoundedCount.add(other.inconclusive, to: &inconclusive)
    BoundedCount.add(other.nothingDecided, to: &nothingDecided)
    BoundedCount.add(other.allowed, to: &allowed)
    BoundedCount.add(other.errors, to: &errors)
    days.add(other.days)
  }
}

/// The first and the last day of something, as far as days are known.
package struct DaySpan: Mergeable {
  package private(set) var first: String?
  package private(set) var last: String?

  package init() {}

  package init(_ day: String?) { (first, last) = (day, day) }

  package init(first: String?, last: String?) { (self.first, self.last) = (first, last) }

  package mutating func add(_ other: Self) {
    if let day = other.first { first = first.map { min($0, day) } ?? day }
    if let day = other.last { last = last.map { max($0, day) } ?? day }
  }
}

/// A rule over many runs.
package struct RuleTotals: Mergeable {
  package var severity = Severity.note
  /// Instances by verdict.
  package var passes = 0
  package var fails = 0
  package var inconclusive = 0
  package var cancelled = 0
  package var accepted = 0
  /// Runs by the verdict of the rule in them.
  package var runsPassed = 0
  package var runsFailed = 0
  /// Runs that its failures did not fail: they were accepted, the rule is experimental, or its severity is too low.
  package var runsExcused = 0
  package var runsOpen = 0
  package var days = DaySpan()
  /// The days of runs in which it failed, those that it did not fail included.
  package var failDays = DaySpan()

  package init() {}

  package init(_ rule: RuleResult, in record: AuditRecord) {
    severity = rule.severity
    passes = rule.passes
    fails = rule.fails
    inconclusive = rule.inconclusive
    cancelled = rule.cancelled
    accepted = rule.accepted
    days = DaySpan(record.day)
    switch rule.verdict {
    case .pass: runsPassed = 1
    case .fail:
      if rule.hasFailed, rule.severity >= record.failOn { runsFailed = 1 } else { runsExcused = 1 }
      failDays = DaySpan(record.day)
    case .inconclusive: runsOpen = 1
    case .notExercised, .notApplicable: break
    }
  }

  package mutating func add(_ other: Self) {
    severity = max(severity, other.severity)
    BoundedCount.add(other.passes, to: &passes)
    BoundedCount.add(other.fails, to: &fails)
    BoundedCount.add(other.inconclusive, to: &inconclusive)
    BoundedCount.add(other.cancelled, to: &cancelled)
    BoundedCount.add(other.accepted, to: &accepted)
    BoundedCount.add(other.runsPassed, to: &runsPassed)
    BoundedCount.add(other.runsFailed, to: &runsFailed)
    BoundedCount.add(other.runsExcused, to: &runsExcused)
    BoundedCount.add(other.runsOpen, to: &runsOpen)
    days.add(other.days)
    failDays.add(other.failDays)
  }
}

/// A failure over many runs.
package struct FindingTotals: Mergeable {
  /// The number of runs in which it occurs.
  package var runs = 0
  package var severity = Severity.note
  package var rule: String?
  /// The sentence of one of the failures: the first in the order of their bytes.
  package var message: String?
  package var days = DaySpan()

  package init() {}

  package init(_ finding: RecordedFinding, day: String?) {
    runs = 1
    severity = finding.severity
    rule = finding.rule
    message = finding.message
    days = DaySpan(day)
  }

  package mutating func add(_ other: Self) {
    BoundedCount.add(other.runs, to: &runs)
    severity = max(severity, other.severity)
    rule = Self.first(rule, other.rule)
    message = Self.first(message, other.message)
    days.add(other.days)
  }

  private static func first(_ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return left ?? right }
    return right.utf8.lexicographicallyPrecedes(left.utf8) ? right : left
  }
}

/// Durations of many runs.
package struct MeasureTotals: Mergeable {
  package var histogram = DurationHistogram()

  package init() {}

  package init(_ histogram: DurationHistogram) { self.histogram = histogram }

  package mutating func add(_ other: Self) { histogram.add(other.histogram) }
}
