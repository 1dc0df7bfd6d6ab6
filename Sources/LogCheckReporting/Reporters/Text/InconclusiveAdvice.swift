import LogCheckModel

extension InconclusiveReason {
  /// The meaning of the reason and, if there is one, the remedy.
  package var advice: String {
    switch self {
    case .end: "the capture ends too early; go on until after the last deadline"
    case .start: "what was before the first line decides it; begin days earlier, and before the app is launched"
    case .gap: "lines are missing just there; capture fewer processes, or use `log show` afterwards"
    case .clock:
      "the clock was, or may have been, set in between (by hand, or for summer time); capture with zones or give --time-zone"
    case .time:
      "the lines show no time, year or zone; use another log style, or --year, --date, --time-zone, --trust-wrapper-time"
    case .late: "a line came too late to be put in order; capture on one machine, or sort the capture by time"
    case .level:
      "lines of that kind are not in this capture; capture with --level debug, and what the app prints from its console (Xcode, or "
        + "`simctl launch --console`)"
    case .notCaptured:
      "no line of that part or kind is in the capture; take the filter away, or give --capture-complete"
    case .absent: "a needed value is not in the line; a newer build of the plugin may log it"
    case .redacted:
      "the log system hid a needed value; install a logging profile or attach a debugger, and capture again"
    case .malformed: "a needed value cannot be read; look at the line"
    case .truncated: "a needed line was cut; capture without a limit on the length of lines"
    case .granularity:
      "the value may be on either side of the limit: the stamps are too coarse, or the line itself has none; use a style with fractions, "
        + "and NSLog instead of print"
    case .ambiguous: "events without an id fit several schedules; log the id, or capture one schedule at a time"
    case .grouping: "it is not certain which device a line is of; capture one device at a time"
    case .duplicate:
      "a line occurs repeatedly, and it is not certain whether it is a copy; capture without joining or relaying twice"
    case .environment: "the capture does not show what it is of, as a simulator or a device; say it with --profile"
    case .evicted: "more was open at once than is kept; split the capture"
    case .vocabulary:
      "a line that no event explains may say it in other words; let `dnp-logcheck vocabulary` adopt the line, or give "
        + "--known-vocabulary"
    case .exception:
      "the check is broken, and only an exception that no line shows could excuse it; capture with times and zones, or look at the lines"
    case .pattern: "a pattern took too long on a line; make the pattern of the event simpler"
    }
  }
}
