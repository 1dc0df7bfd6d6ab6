/// Every map of the language.
extension KeyTable {
  package static let file = KeyTable(
    "file", of: "a rule file",
    required: ["schema": "the language, `dnp-rules/1`"],
    [
      "components": "the parts of the plugin and the marks of their lines",
      "envelope": "members of structured events in addition to their fields",
      "events": "types of events and the lines that report them",
      "wordings": "further texts of events, as a build prints them",
      "sets": "words of one meaning, for `in` and for domains",
      "rules": "promises",
      "profiles": "the kinds of runs that rules apply to",
      "evidence": "evidence files next to the captures and their events",
      "requirements": "the requirements that the rules check",
      "parameters": "values that replace the rules' own",
      "waivers": "failures that are accepted for a time",
      "circumstances": "conditions that may explain a failure, and limits of the platform",
      "lanes": "the strips of the timeline, in the order in which they are drawn",
      "timeline": "events that the timeline shows",
      "outcomes": "the lines that show the outcomes of planned notifications",
      "outcome_bounds": "the times by which it is judged",
      "conditions": "conditions that explain outcomes",
      "outcome_tests": "captures of a few lines, and the outcomes that must be found in them",
      "metrics": "counts and sums for monitoring systems",
      "redact": "sorts of personal data and secrets to replace in captures",
      "vocabulary": "the words in which unknown lines are compared with events",
      "formats": "capture formats in addition to the built-in ones",
    ])

  package static let circumstance = KeyTable(
    "circumstance", of: "a circumstance",
    required: [
      "id": "the name of the circumstance",
      "title": "the condition in one line",
      "event": "the event that shows its beginning",
    ],
    [
      "where": "guard on the event",
      "until": "the event that shows its end",
      "limit": "the limit of the platform while it lasts",
    ])

  package static let configuration = KeyTable(
    "configuration", of: "a configuration",
    required: ["schema": "the language, `dnp-logcheck-config/1`"],
    [
      "rules": "more rule files and folders, from the folder of this file",
      "built_in_rules": "`false` leaves out the built-in rules",
      "select": "only rules with these ids or tags",
      "ignore": "no rules with these ids or tags",
      "require": "rules that must be decided",
      "profile": "profiles that hold",
      "allow_undecided": "patterns of captures in which no rule must be decided",
      "known_vocabulary": "`true` if the build prints only texts that the rules know (false)",
      "fail_on": "the least severity that fails the run",
      "fail_on_outcome": "the notifications that fail the run (none)",
      "strict": "anything inconclusive makes the run exit with 3",
      "baseline": "a JSON report of an earlier run, whose failures are known",
      "rule_pages": "the address of the page about a rule, with `{rule}` for its id",
      "parameters": "values that replace the rules' own",
      "waivers": "failures that are accepted for a time",
    ])

  package static let waiver = KeyTable(
    "waiver", of: "a waiver",
    required: [
      "rule": "the rule whose failures are accepted",
      "reason": "the reason why they are accepted",
      "owner": "the person who is responsible for it",
      "until": "the last day on which it holds",
    ],
    ["match": "only failures like these"])

  package static let waiverMatch = KeyTable(
    "waiverMatch", of: "`match`",
    [
      "text": "a PCRE2 pattern that a line of the evidence contains",
      "capture": "a PCRE2 pattern that the capture's name contains",
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
      "summary": "the task of the component",
      "tags": "exact bytes at the start of a message",
      "log_tags": "logcat tags of the component",
      "subsystems": "subsystems whose categories name the component",
      "categories": "last dotted parts of the categories that name the component",
      "essential": "`true`: a run without any line of it is not proved",
    ])

  package static let field = KeyTable(
    "field", of: "a field", required: ["type": "the type of the value"],
    [
      "from": "paths from which the value is read if the message does not contain it"
    ])

  package static let event = KeyTable(
    "event", of: "an event",
    [
      "summary": "the event in plain words",
      "component": "the component that writes the line, a list of them, or `any`",
      "level": "the level it is logged at, or one for each platform",
      "clock": "the field that shows when the line is written",
      "zone": "the field that names the time zone in which the device is from then on",
      "starts_session": "the rank of this line among those of one app launch",
      "header":
        "`category`: the event shows if the header of a tagged line names the component of the tag; `error`: it is a line at error level that no event fits",
      "sink": "`print` if the line never reaches the unified log",
      "in_some_builds": "`true` if builds exist that never print the line",
      "fields": "values of the event and their types",
      "text": "templates of the message",
      "regex": "PCRE2 patterns of the message",
      "pairs": "keys of `key=value` pairs and the fields they fill",
      "set": "fields with constant values",
      "literals": "bytes that every such line contains",
      "processes":
        "the parts of the system that write the line: processes, or log tags; `app` for the app, `any` for every process",
      "json": "further names in structured events",
      "becomes": "words of a field that make the line another event",
      "ends_process": "`true`, or a condition, where the app's process is gone after it",
      "sets_clock": "`true`, or a condition, where the device's clock was set by then",
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
      "kind": "the kind of check",
      "tests": "traces and the verdicts they must get",
    ],
    [
      "requirements": "ids of the requirements it covers",
      "rationale": "the reason for the rule and the chosen reading",
      "remediation": "the next step after a failure",
      "message": "the message of a failed instance, with expressions in braces: `armed for {armed.time}`",
      "severity": "the importance of a failure",
      "status": "experimental rules never fail a run",
      "tags": "words to select rules by",
      "aliases": "earlier names of the rule",
      "platform": "platforms it applies to",
      "environment": "environments it applies to",
      "for": "profiles; one of them must hold",
      "parameters": "named constants, used as `$name`",
      "key": "fields that tie events together",
      "ends": "events that end an instance before it is decided",
      "given": "events before the verdict that decide whether, and how surely, there is one",
      "equivalent": "changes that make no difference, each with its principle of verdicts",
    ])

  static let withoutTimes =
    "if no line has a time: order alone decides (`order`), or the verdict stays open (`open`)"

  package static let selector = KeyTable(
    "selector", of: "an event of a rule", required: ["event": "its name"], ["where": "a guard"])

  package static let ends = KeyTable(
    "ends", of: "`ends`",
    [
      "supersedes": "a new trigger of the same key ends the older instance",
      "cancelled_by": "events that cancel an instance",
      "process": "the app's process ends, by an event with `ends_process`",
      "killed_by": "events after which the process is gone",
      "session": "instances end with the app session",
    ])

  package static let given = KeyTable(
    "given", of: "an event of `given`",
    required: ["event": "an event before the verdict"],
    [
      "where": "guard on the event; it sees the trigger",
      "found": "what follows if there was one: `judge`, `skip`, or a reason by which a failure is open",
      "missing": "what follows if there was none",
    ])

  package static let test = KeyTable(
    "test", of: "a test",
    required: ["name": "the case that it shows", "expect": "the verdict"],
    [
      "events": "the trace, one line each",
      "log": "lines of a capture",
      "evidence": "evidence files of the capture",
      "granularity": "step of the trace's stamps",
      "zone": "`unknown` if the stamps have no zone",
      "time_zone": "the name of the device's time zone",
      "platform": "the platform of the trace",
      "environment": "the environment of the trace",
      "profiles": "profiles that hold for the trace",
      "capture": "`complete` if every component counts as captured",
      "session_start": "`true` if the trace begins with an app launch",
      "kept_for": "`mutation` if the verdict was taken from the engine",
    ])

  package static let expectation = KeyTable(
    "expectation", of: "`expect`",
    [
      "pass": "passed instances",
      "fail": "failed instances",
      "cancelled": "cancelled instances",
      "inconclusive": "the reason of an inconclusive instance",
      "line": "the line of the deciding event",
      "message": "text that the message contains",
    ])

  package static let profile = KeyTable(
    "profile", of: "a profile",
    required: ["id": "the name of the profile", "title": "the kind of run in one line"],
    [
      "aspect": "the question it answers; `system` if it is not given",
      "platform": "the platform of the run",
      "environment": "the environment of the run",
      "evidence": "the evidence in a capture that chooses the profile",
      "over": "profiles that do not hold if a capture shows both",
      "parameters": "values that replace rules' own",
      "must_exercise": "rules that a run must decide",
      "capture_with": "commands that make a complete capture of such a run",
      "watch_with":
        "the program that prints the log of such a run while it is written; `watch` starts those of the built-in rules only",
    ])

  package static let watchCommand = KeyTable(
    "watchCommand", of: "`watch_with`",
    required: [
      "name": "the name by which a user chooses it",
      "command": "the program and its arguments, with spaces between them; no shell reads it",
      "needs": "what has to be there before it works",
    ],
    [:])

  package static let captureCommand = KeyTable(
    "captureCommand", of: "an entry of `capture_with`",
    required: ["title": "the occasion to run it, in one line", "command": "the command"],
    [:])

  package static let requirement = KeyTable(
    "requirement", of: "a requirement",
    required: ["title": "the requirement in one line", "level": "its level of obligation"],
    [
      "tier": "1 if every run should show it, 2 or 3 if it is of further use",
      "not_checkable": "the missing evidence, if no capture can show it",
      "proved_by": "test suites that prove it, if it binds the checker",
      "reading": "the chosen reading, if the sources disagree",
    ])

  package static let evidence = KeyTable(
    "evidence", of: "`evidence`",
    ["formats": "capture formats", "literals": "bytes in the capture", "events": "events that it alone writes"])

  /// The keys of each kind of rule.
  package static let secretSort = KeyTable(
    "secretSort", of: "a sort of secrets",
    required: ["id": "the name of the sort", "title": "the sort in a few words"],
    [
      "detect": "the form by which it is recognised",
      "values_of": "names whose values are of this sort",
      "allow": "patterns of texts that are not replaced",
      "everywhere": "`true`: a value that was found once is replaced everywhere",
    ])

  /// All tables that the schema holds as separate definitions. The kinds extend ``rule`` there.
  package static let all: [KeyTable] =
    RuleKinds.all.flatMap { [$0.keys] + $0.innerKeys } + [
      file, envelope, component, event, wording, field, levels, rule, selector, ends, test,
      expectation, versionedText,
      profile, captureCommand, watchCommand, evidence, requirement, sidecar, knownBy, sidecarEvent, waiver, waiverMatch,
      circumstance,
      lane, timelineEntry, outcome, condition, outcomeBounds, outcomeTest, metric, metricLabel, secretSort, vocabulary,
      concept,
      componentWords, format, formatSample,
    ]
}
