/// The output of `dnp-logcheck --help`: the commands and the options that most runs need, on one screen of 24 lines.
/// All options of a command are in its own help.
enum ShortHelp {
  /// True if the help of no command in particular is asked for.
  static func isAsked(_ arguments: [String]) -> Bool {
    if arguments == ["help"] { return true }
    guard let first = arguments.first, first.hasPrefix("-") else { return false }
    return arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  static let text = """
    Checks log captures of the DailyNotification plugin: what held, what failed, what cannot be known.
      dnp-logcheck capture.log                    check a capture; folders work, too
      dnp-logcheck watch android                  or simulator, or device: live
    COMMANDS (`dnp-logcheck help COMMAND`; without one: check)
      check, follow, watch     judge captures; files that grow; a running app
      audit, merge, history    every night, every device: records, sums, trends
      doctor, formats     is a capture fit to be judged; what format it has
      timeline, compare   what happened when; two captures side by side
      events, redact      the recognised events as JSON; copies without secrets
      rules, vocabulary   list, validate and test rules; the words of a build
      explain, init, baseline, waive, simulate    findings; settings; test captures
    CAPTURES
      --format, --time-zone, --date, --text-of    where they do not show it
      --since DAY, --until DAY         only this part of them (or a time: 06:00)
    RULES
      --rules PATH                     your own rule files, in addition
      --select NAME, --ignore NAME     by id, tag, requirement or pattern
      --require ID                     a rule that must be decided
    REPORTS AND EXIT CODE
      --report FORMAT[=FILE]           text, json, junit, sarif, html, ...
      --fail-on SEVERITY, --strict     what fails a run
    EXIT CODES  0 good, 1 failed, 2 cannot check, 3 nothing decided, 64 bad usage

    """
}
