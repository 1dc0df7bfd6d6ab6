/// Every map of the language.
extension KeyTable {
  package static let file = KeyTable(
    "file", of: "a rule file",
    required: ["schema": "the language, `dnp-rules/1`"],
    [
      "components": "where a message says which part of the plugin wrote it",
      "envelope": "what structured events say about their origin",
      "events": "line to typed event",
      "wordings": "further texts of events, as a build prints them",
      "rules": "promises",
      "regressions": "tests whose verdict was taken from the engine",
      "profiles": "what they apply to",
      "evidence": "evidence files next to the captures and their events",
      "requirements": "what the rules are written for",
      "parameters": "values that replace the rules' own",
      "waivers": "failures that are accepted for a time",
      "circumstances": "what may explain a failure, and limits of the platform",
      "lanes": "the strips of the timeline, in the order in which they are drawn",
      "timeline": "events that the timeline shows",
      "metrics": "what is counted for systems that watch",
      "redact": "what is replaced in captures that are given away",
      "vocabulary": "the words in which unknown lines are compared with events",
    ])

  package static let circumstance = KeyTable(
    "circumstance", of: "a circumstance",
    required: [
      "id": "the name of the circumstance",
      "title": "what is the case, in one line",
      "event": "what shows that it began",
    ],
    [
      "where": "guard on the event",
      "until": "what shows that it is over",
      "limit": "what the platform does not do then",
    ])

  package static let configuration = KeyTable(
    "configuration", of: "a configuration",
    required: ["schema": "the language, `dnp-logcheck-config/1`"],
    [
      "rules": "more rule files and folders, from the folder of this file",
      "built_in_rules": "`false` leaves out the rules that the tool brings along",
      "select": "only rules with these ids or tags",
      "ignore": "no rules with these ids or tags",
      "require": "rules that must be decided",
      "profile": "profiles that hold",
      "allow_undecided": "patterns of captures in which nothing need be decided",
      "known_vocabulary": "whether the build prints only texts that the rules know (false)",
      "fail_on": "the least severity that fails the run",
      "strict": "anything inconclusive makes the run exit with 3",
      "baseline": "a JSON report of an earlier run, whose failures are known",
      "rule_pages": "an address with `{rule}` in it, where people read about a rule",
      "parameters": "values that replace the rules' own",
      "waivers": "failures that are accepted for a time",
    ])

  package static let waiver = KeyTable(
    "waiver", of: "a waiver",
    required: [
      "rule": "the rule whose failures are accepted",
      "reason": "why they are",
      "owner": "who vouches for it",
      "until": "the last day on which it holds",
    ],
    ["match": "only failures like these"])

  package static let waiverMatch = KeyTable(
    "waiverMatch", of: "`match`",
    [
      "text": "a PCRE2 pattern that a line of the evidence holds",
      "capture": "a PCRE2 pattern that the capture's name holds",
      "fingerprint": "fingerprints of findings, from a JSON report",
    ])

  package static let envelope = KeyTable(
    "envelope", of: "the envelope",
    [
      "session": "members that identify the app session",
      "required": "members that every structured event has, with their types or words",
      "optional": "members that it may have",
    ])

  package static let component = KeyTable(
    "component", of: "a component",
    [
      "summary": "what the component does",
      "tags": "exact bytes at the start of a message",
      "log_tags": "logcat tags that are the component",
      "subsystems": "subsystems whose categories name it",
      "categories": "last dotted parts of the categories that name it",
      "essential": "whether a run in whose input it never speaks is not proved",
    ])

  package static let field = KeyTable(
    "field", of: "a field", required: ["type": "the type of the value"],
    [
      "from": "paths at which the value is looked up when the message does not give it"
    ])

  package static let event = KeyTable(
    "event", of: "an event",
    [
      "summary": "what happened",
      "component": "who writes the line: a component, several, or `any`",
      "level": "the level it is logged at, or one for each platform",
      "clock": "the field that shows when the line is written",
      "starts_session": "the rank of this line among those of one app launch",
      "header": "`category`: whether the header of a tagged line names the component of the tag",
      "sink": "`print` where the line never reaches the unified log",
      "fields": "values of the event and their types",
      "text": "templates of the message",
      "regex": "PCRE2 patterns of the message",
      "pairs": "keys of `key=value` pairs and the fields they fill",
      "set": "fields with constant values",
      "literals": "bytes that every such line holds",
      "json": "further names in structured events",
    ])

  package static let wording = KeyTable(
    "wording", of: "a wording",
    [
      "component": "further components that write the line",
      "text": "templates of the message",
      "pairs": "keys of `key=value` pairs and the fields they fill",
      "json": "further names in structured events",
    ])

  package static let levels = KeyTable(
    "levels", of: "`level`",
    [
      "ios": "the level on iOS",
      "android": "the level on Android",
    ])

  package static let rule = KeyTable(
    "rule", of: "a rule",
    required: [
      "id": "the name of the rule",
      "title": "the promise in one line",
      "kind": "how it is judged",
      "tests": "traces and the verdicts they must get",
    ],
    [
      "requirements": "ids of the requirements it covers",
      "rationale": "why it matters and which reading was taken",
      "remediation": "what to do next",
      "message": "what a failed instance says, with expressions in braces: `armed for {armed.time}`",
      "severity": "how much a failure matters",
      "status": "experimental rules never fail a run",
      "tags": "words to select rules by",
      "aliases": "earlier names of the rule",
      "platform": "platforms it applies to",
      "environment": "environments it applies to",
      "for": "profiles; one of them must hold",
      "parameters": "named constants, used as `$name`",
      "key": "fields that tie events together",
      "ends": "what ends an instance besides its own decision",
      "equivalent": "changes that make no difference, and by which principle of verdicts",
    ])

  static let withoutTimes =
    "where no line has a time: order alone decides (`order`), or the verdict stays open (`open`)"

  package static let selector = KeyTable(
    "selector", of: "an event of a rule", required: ["event": "its name"], ["where": "a guard"])

  package static let ends = KeyTable(
    "ends", of: "`ends`",
    [
      "supersedes": "a new trigger of the same key ends the older instance",
      "cancelled_by": "events that lift the duty",
      "killed_by": "events that report the death of the process",
      "session": "instances end with the app session",
    ])

  package static let test = KeyTable(
    "test", of: "a test",
    required: ["name": "what it shows", "expect": "the verdict"],
    [
      "events": "the trace, one line each",
      "log": "lines of a capture",
      "evidence": "evidence files of the capture",
      "granularity": "step of the trace's stamps",
      "zone": "`unknown` if the stamps have no zone",
      "platform": "where the trace was taken",
      "environment": "where the trace was taken",
      "profiles": "profiles that hold for the trace",
      "capture": "`complete` where every component counts as captured",
      "session_start": "whether the trace begins with an app launch",
    ])

  package static let regression = KeyTable(
    "regression", of: "an entry of `regressions`",
    required: ["rule": "the rule that the tests are for", "tests": "traces and the verdicts that they got"], [:])

  package static let expectation = KeyTable(
    "expectation", of: "`expect`",
    [
      "pass": "passed instances",
      "fail": "failed instances",
      "cancelled": "cancelled instances",
      "inconclusive": "the reason of an inconclusive instance",
      "line": "the line of the deciding event",
      "message": "text that the message holds",
    ])

  package static let profile = KeyTable(
    "profile", of: "a profile",
    required: ["id": "the name of the profile", "title": "what it stands for"],
    [
      "aspect": "the question it answers; `system` if it is not given",
      "platform": "the platform of the run",
      "environment": "the environment of the run",
      "evidence": "what in a capture chooses the profile",
      "over": "profiles that give way where a capture shows both",
      "parameters": "values that replace rules' own",
      "must_exercise": "rules that a run must decide",
      "capture_with": "commands that make a capture there that holds everything",
    ])

  package static let captureCommand = KeyTable(
    "captureCommand", of: "an entry of `capture_with`",
    required: ["title": "when to take it, in one line", "command": "the command"],
    [:])

  package static let requirement = KeyTable(
    "requirement", of: "a requirement",
    required: ["title": "what is asked for, in one line", "level": "how binding it is"],
    [
      "tier": "1 for what every run should show, 2 and 3 for what is of further use",
      "not_checkable": "the evidence that is missing, where no capture can show it",
      "proved_by": "test suites that prove it, where it binds the checker",
      "reading": "the reading taken where the sources disagree",
    ])

  package static let evidence = KeyTable(
    "evidence", of: "`evidence`",
    ["formats": "capture formats", "literals": "bytes in the capture", "events": "events that it alone writes"])

  /// The keys of each kind of rule.
  package static let secretSort = KeyTable(
    "secretSort", of: "a sort of secrets",
    required: ["id": "the name of the sort", "title": "what it is, in a few words"],
    [
      "detect": "the form by which it is known",
      "values_of": "names whose values it is",
      "allow": "patterns of what may stay all the same",
      "everywhere": "`true`: a value that was found once is replaced everywhere",
    ])

  /// All tables that the schema holds as separate definitions. The kinds extend ``rule`` there.
  package static let all: [KeyTable] =
    RuleKinds.all.flatMap { [$0.keys] + $0.innerKeys } + [
      file, envelope, component, event, wording, field, levels, rule, selector, ends, test, regression,
      expectation, versionedText,
      profile, captureCommand, evidence, requirement, sidecar, knownBy, sidecarEvent, waiver, waiverMatch, circumstance,
      lane, timelineEntry, metric, metricLabel, secretSort, vocabulary, concept, componentWords,
    ]
}
