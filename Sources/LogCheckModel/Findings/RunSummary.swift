/// The properties of a run that are known before anything is read.
package struct RunHeader: Sendable {
  package var toolVersion: String
  package var ruleCount: Int
  package var inputs: [String]
  package var failOn: Severity
  package var isStrict: Bool
  /// True if failures were compared with those of an earlier run.
  package var hasBaseline: Bool
  /// The documentation of a rule, if the project names it.
  package var rulePages: RulePages?

  package init(
    toolVersion: String, ruleCount: Int, inputs: [String], failOn: Severity, isStrict: Bool, hasBaseline: Bool = false,
    rulePages: RulePages? = nil
  ) {
    self.rulePages = rulePages
    self.toolVersion = toolVersion
    self.ruleCount = ruleCount
    self.inputs = inputs
    self.failOn = failOn
    self.isStrict = isStrict
    self.hasBaseline = hasBaseline
  }
}

/// The format and the content of one capture.
package struct CaptureSummary: Sendable {
  package var path: String
  package var format: String?
  /// The format that its lines have, if the user named another one, and no line looks like a record of that one.
  package var contradictingFormat: String?
  package var wrappers: [String] = []
  package var profile: String?
  /// The reason for that profile.
  package var profileReason = ""
  /// Its other profiles, such as a generation of the plugin.
  package var otherProfiles: [ChosenAspect] = []
  package var bytes = 0
  /// Exact.
  package var lines = 0
  /// Records that held a wanted text.
  package var candidates = 0
  package var events = 0
  package var sessions = 0
  package var first: String?
  package var last: String?
  package var timeKnowledge = TimeKnowledge.none
  /// The zones of its stamps.
  package var offsets = StampOffsets()
  /// The first and the last time on the wall, as its lines show them; `nil` without a date.
  package var wall: (first: LogInstant, last: LogInstant)?
  /// The zone that its lines show, where neither stamps nor options say one: seconds east of UTC, `+01:00`; and how many lines show it.
  package var learntZone: (offset: Int, zone: String, lines: Int)?
  /// The evidence of lines against the zone that its stamps were taken for.
  package var zoneDoubt: String?
  /// Parts of the plugin that speak in every whole capture and are silent in this one.
  package var silentComponents: [String] = []
  /// The lowest level among the lines of the plugin.
  package var lowestLevel: LogLevel?
  package var head = CaptureHead()
  package var gaps: [GapSummary] = []
  /// Duplicate lines of the plugin, if there are any.
  package var duplicateLines: DuplicateLines?
  /// Lines of the plugin that no event knows: how many, and the first few.
  package var unrecognised = 0
  package var unrecognisedLines: [UnrecognisedLine] = []
  /// The same by their texts, those that occur most often first: how many texts, and the first few.
  package var unknownTextCount = 0
  package var unknownTexts: [UnknownText] = []
  package var notUnderstood = 0
  package var notUnderstoodLines: [Int] = []
  package var cutRecords = 0
  /// Records whose end (a mark such as `…`, or the width of all lines) shows that they were cut, and the line of the first; 0 for none.
  package var markedCuts = 0
  package var firstMarkedCut = 0
  /// True if a record was cut: a rule that is open for it (`truncated`) keeps a run from being green.
  package var isCut: Bool { cutRecords > 0 || markedCuts > 0 }
  /// Lines on which a pattern was too costly and was stopped.
  package var patternFaults = 0
  /// The first of them.
  package var firstPatternFault: StoppedPattern?
  package var repairedRecords = 0
  package var endsInsideLine = false
  /// Records with text of the plugin after their kept part, and the first few, by line number.
  package var beyondLimit = 0
  package var beyondLimitLines: [Int] = []
  /// Lines that hold text of the app in their middle, or in a later line of a message, and the first few by their numbers.
  package var embedded = 0
  package var embeddedLines: [Int] = []
  /// True if so much text of the plugin is no event that nothing about the capture is proved.
  package var isUnread: Bool {
    unreadRecords > 0 || embedded >= 3 || embedded > 0 && embedded * 20 >= events + embedded
  }
  /// The width at which its lines were cut or wrapped, in characters, if they show one.
  package var lineWidth: (columns: Int, isWrapped: Bool)?
  /// Records that were wrapped so that nothing shows their text, and lines without what is around the others.
  package var unreadRecords = 0
  /// Two processes that log in turn as the app.
  package var mixture: ProcessMixture?
  /// The line at which more devices and boots had come than are distinguished.
  package var overflowLine: Int?
  /// Blocks of NUL: how many, and the first few.
  package var nulBlockCount = 0
  package var nulBlocks: [NULBlock] = []
  /// `nil` if it was not requested, and for files that are not a log.
  package var account: LineAccount?
  /// The reason why it could not be read, or not to its end.
  package var problem: String?
  /// The verdict on this capture alone; `nil` if it was judged together with others.
  package var verdict: RunSummary.Verdict?

  package init(path: String) { self.path = path }
}

/// A profile by which a capture is judged, for another question than what the plugin ran on.
package struct ChosenAspect: Hashable, Sendable {
  package var aspect: String
  package var id: String
  package var reason: String

  package init(aspect: String, id: String, reason: String) {
    self.aspect = aspect
    self.id = id
    self.reason = reason
  }
}

/// A line on which the pattern of an event was stopped.
package struct StoppedPattern: Hashable, Sendable {
  /// From 1.
  package var line: Int
  package var event: String

  package init(line: Int, event: String) {
    self.line = line
    self.event = event
  }
}

/// Two processes of the app whose lines alternate: two devices, or two apps.
package struct ProcessMixture: Hashable, Sendable {
  /// The first line of the earlier one after a line of the later one, from 1.
  package var line: Int
  package var processes: [Int32]

  package init(line: Int, processes: [Int32]) {
    self.line = line
    self.processes = processes
  }
}

/// A line of the plugin that no event knows.
package struct UnrecognisedLine: Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// The line's text as it is in the log: untrusted bytes.
  package var text: String
  /// The part of the text that the app wrote, if it is separable from the text of the log system.
  package var message: String?
  /// Bytes of the line that are not in ``text``.
  package var omittedBytes: Int

  package init(line: Int, text: String, message: String? = nil, omittedBytes: Int = 0) {
    self.line = line
    self.text = text
    self.message = message
    self.omittedBytes = omittedBytes
  }
}

/// Duplicate lines of a trace; each is judged once.
package struct DuplicateLines: Hashable, Sendable {
  package var count = 0
  /// The first of them, from 1.
  package var line: Int
  /// Times of the first and the last of them.
  package var from: String?
  package var to: String?

  package init(line: Int, from: String?) {
    self.line = line
    self.from = from
  }
}

/// A stretch of a capture that does not hold everything.
package struct GapSummary: Hashable, Sendable {
  package var reason: InconclusiveReason
  package var from: String?
  package var to: String?
  /// The line that shows it; the first of several that cannot be distinguished.
  package var line: Int
  /// The number of gaps that it represents: in captures without times all are of unknown times.
  package var count = 1

  package init(reason: InconclusiveReason, from: String?, to: String?, line: Int) {
    self.reason = reason
    self.from = from
    self.to = to
    self.line = line
  }
}

extension Sequence<GapSummary> {
  /// The number of gaps that they represent.
  package var gapCount: Int { reduce(0) { $0 + $1.count } }
}

/// The verdict on one rule over all captures.
package struct RuleSummary: Sendable {
  package var id: String
  package var title: String
  /// Its area: the folder of its file below `Rules`, ``ownArea`` for rules from elsewhere.
  package var area = Self.ownArea
  /// The reason why it holds, and the remedy if it does not.
  package var rationale = ""
  package var remediation = ""
  package var severity: Severity
  package var requirements: [String]
  /// True if it is experimental: its failures are reported and never fail a run.
  package var isExperimental: Bool
  package var verdict: RuleVerdict
  package var passes = 0
  package var fails = 0
  package var inconclusive = 0
  package var cancelled = 0
  /// Failures that a waiver lies over; they count as failures, too.
  package var waived = 0
  /// Failures that the baseline holds; they count as failures, too.
  package var known = 0
  /// Inconclusive instances by reason.
  package var reasons: [InconclusiveReason: Int] = [:]
  /// Those of them that were open when their input ended.
  package var openEnds = OpenEndCounts()
  /// Those of them that fail where one of several processes is the app.
  package var failsInAReading = 0
  /// True if a run that starts it must decide it.
  package var mustDecide = false
  /// Notes of passes that deserve a look.
  package var notes: [String: Int] = [:]

  /// The area of rules that lie in no folder of `Rules`.
  package static let ownArea = "own"

  /// True if it was started and never decided, for another reason than that it is not due, that its time is running, that the lines
  /// carry no times, or that a build does not log a value.
  package var isLeftOpen: Bool {
    guard verdict == .inconclusive, passes == 0 else { return false }
    let ended = (reasons[.end] ?? 0) - openEnds.notDue - openEnds.running
    let others = reasons.filter { ![.end, .time, .absent].contains($0.key) }.values.reduce(0, +)
    return ended > 0 || others > 0
  }

  /// True if an open question of it keeps a run from being green, if its failures count: a text in unknown words, a fault that only an
  /// unseen exception could excuse, one that depends on which process is the app, a promise that was unfinished, or, if a record was cut,
  /// what that record may have held.
  package func leavesRunOpen(isCut: Bool) -> Bool {
    reasons[.vocabulary] != nil || reasons[.exception] != nil || failsInAReading > 0 || openEnds.unfinished > 0
      || isCut && reasons[.truncated] != nil
  }

  /// True if its instances that ended with the input were all not due, or only had to stay as they were.
  package var isEndHarmless: Bool { (reasons[.end] ?? 0) == openEnds.notDue + openEnds.running }

  /// True if it is open for no other reason than that.
  package var isOpenByItsEndAlone: Bool { isEndHarmless && reasons.allSatisfy { $0.key == .end || $0.value == 0 } }

  /// True if none of its failures fails a run.
  package var isAccepted: Bool { verdict == .fail && waived + known == fails }

  /// The counts since `earlier`, as if the rule had judged nothing else.
  package func since(_ earlier: Self) -> Self {
    var rule = self
    rule.passes -= earlier.passes
    rule.fails -= earlier.fails
    rule.inconclusive -= earlier.inconclusive
    rule.waived -= earlier.waived
    rule.known -= earlier.known
    rule.reasons = reasons.filter { $0.value != earlier.reasons[$0.key] }
    for reason in rule.reasons.keys { rule.reasons[reason]? -= earlier.reasons[reason] ?? 0 }
    rule.openEnds -= earlier.openEnds
    rule.failsInAReading -= earlier.failsInAReading
    rule.verdict = rule.verdictOfCounts ?? .notExercised
    return rule
  }

  /// The verdict over all its instances; `nil` without one.
  package var verdictOfCounts: RuleVerdict? {
    fails > 0 ? .fail : inconclusive > 0 ? .inconclusive : passes > 0 ? .pass : nil
  }

  package init(
    id: String, title: String, severity: Severity, requirements: [String], isExperimental: Bool = false,
    verdict: RuleVerdict
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.requirements = requirements
    self.isExperimental = isExperimental
    self.verdict = verdict
  }
}

/// The result of a run.
package struct RunSummary: Sendable {
  package enum Verdict: String, Sendable { case pass, fail, inconclusive, nothingDecided }

  /// Lines around the failures, where they were asked for.
  package var windows: [LogWindow] = []
  package var verdict: Verdict
  /// By docs/exit-codes.md.
  package var exitCode: Int32
  package var captures: [CaptureSummary]
  package var rules: [RuleSummary]
  package var diagnostics: [Diagnostic]
  /// Rules that had to be decided (`--require`, the profile's `must_exercise`) and were not.
  package var undecidedRequired: [String]
  /// The profile that requires a rule, of rules that no option and no settings name.
  package var requiringProfiles: [String: String] = [:]
  /// Captures in which nothing was decided, though something had to be.
  package var undecidedCaptures: [String] = []
  /// Captures in which something was decided, and which alone prove nothing; only if others were judged as well.
  package var unprovedCaptures: [String] = []
  /// The progress of the promises that a reader checks first, step by step.
  package var checklist = Checklist()
  /// Promises whose breach would fail the run and whose answers were due within a minute of the end of their input, the first few.
  package var unfinished: [OpenPromise] = []
  package var unfinishedCount = 0
  /// Checks that are broken but for an exception that no line shows, the first few.
  package var suspicions: [Suspicion] = []
  /// The number of all of them.
  package var suspicionCount = 0
  /// Promises that are not due yet, the first few.
  package var notDue: [OpenPromise] = []
  /// True if a rule of error severity is open only since its lines carry no times.
  package var isUntimed = false
  /// Circumstances that the captures show, with how often, in the order of the rule files.
  package var circumstances: [(circumstance: FindingCircumstance, count: Int)] = []
  /// Verdicts that are open since lines that no event explains may say the same in other words, the first few.
  package var openWordings: [OpenWording] = []
  /// Rules whose failures count and that are open for that reason.
  package var openByWording = 0
  /// The rules that fail, or not, depending on which of several processes is the app.
  package var openByProcess = 0
  /// The rules that are open since a record was longer than is kept.
  package var openByLength = 0
  /// True if outcomes were judged, and lines of the app were seen.
  package var asksForOutcomes = false
  /// The outcomes of each device.
  package var outcomes: [DeviceOutcomes] = []
  /// The notifications that fail the run.
  package var failingOutcomes = FailingOutcomes.none
  /// Events that came too late for reported failures.
  package var lateAnswers: [LateAnswer] = []
  /// The numbers of findings that were reported, and of those that were only counted.
  package var reportedFindings = 0
  package var unreportedFindings = 0
  /// The plans and events of the run; `nil` if no report requested them.
  package var timeline: RunTimeline?
  /// The outcome of all input; `nil` if it was not requested.
  package var account: RunAccount?

  package init(
    verdict: Verdict, exitCode: Int32, captures: [CaptureSummary], rules: [RuleSummary], diagnostics: [Diagnostic],
    undecidedRequired: [String]
  ) {
    self.verdict = verdict
    self.exitCode = exitCode
    self.captures = captures
    self.rules = rules
    self.diagnostics = diagnostics
    self.undecidedRequired = undecidedRequired
  }

  /// The number of rules whose failures are all waived.
  package var waived: Int { rules.count { $0.verdict == .fail && $0.waived == $0.fails } }

  /// The number of rules whose failures are all waived or known from the baseline, some of them known.
  package var known: Int {
    rules.count { $0.verdict == .fail && $0.known > 0 && $0.waived + $0.known == $0.fails }
  }

  package func count(_ verdict: RuleVerdict) -> Int { rules.count { $0.verdict == verdict } }
}
