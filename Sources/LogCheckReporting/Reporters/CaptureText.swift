import LogCheckModel

/// The part of the text report that says what a capture was.
enum CaptureText {
  private static let gapsShown = 5

  static func write(_ capture: CaptureSummary, _ style: ReportStyle, to output: inout ReportOutput) {
    output.line()
    output.line("\(CleanText.line(capture.path)): \(kind(capture))")
    output.line(
      "  \(capture.lines) lines, \(capture.events) plugin events, "
        + "\(capture.sessions) app session\(capture.sessions == 1 ? "" : "s")\(span(capture))")
    if let profile = capture.profile {
      output.line("  judged as \(profile): \(CleanText.line(capture.profileReason))")
    } else if capture.events > 0 {
      output.line("  \(CleanText.line(capture.profileReason))")
    }
    if let problem = capture.problem { output.line("  could not be read: \(CleanText.line(problem, limit: 400))") }
    for gap in capture.gaps.prefix(gapsShown) {
      output.line(
        "  \(gap.reason == .gap ? "lines are missing" : "the clock jumped") at line \(gap.line): \(interval(gap))")
    }
    if capture.gaps.count > gapsShown { output.line("  and \(capture.gaps.count - gapsShown) more gaps") }
    if capture.unrecognised > 0 {
      output.line("  \(capture.unrecognised) unrecognised plugin lines:")
      let shown = style.isVerbose ? capture.unrecognisedLines.count : 3
      for item in capture.unrecognisedLines.prefix(shown) {
        output.line("    line \(item.line): \(CleanText.line(item.text, limit: 140))")
      }
    }
    if capture.notUnderstood > 0 {
      let lines = capture.notUnderstoodLines.prefix(5).map(String.init).joined(separator: ", ")
      output.line("  \(capture.notUnderstood) lines with plugin text fit no record of the format (line \(lines))")
    }
    if capture.cutRecords > 0 { output.line("  \(capture.cutRecords) records were longer than 64 KiB and were cut") }
    if capture.repairedRecords > 0 { output.line("  \(capture.repairedRecords) records held bytes that are no UTF-8") }
    if capture.endsInsideLine { output.line("  its last line has no end: the capture may have been cut") }
    if capture.events == 0, capture.problem == nil { output.line("  \(advice(capture))") }
  }

  private static func kind(_ capture: CaptureSummary) -> String {
    guard let format = capture.format else { return "no known log format" }
    return capture.wrappers.isEmpty ? format : "\(format) inside \(capture.wrappers.joined(separator: ", "))"
  }

  private static func span(_ capture: CaptureSummary) -> String {
    guard let first = capture.first, let last = capture.last else { return "" }
    return ", \(first) to \(last)"
  }

  private static func interval(_ gap: GapSummary) -> String {
    "\(gap.from ?? "an unknown time") to \(gap.to ?? "the end")"
  }

  private static func advice(_ capture: CaptureSummary) -> String {
    if capture.lines == 0 { return "it is empty: nothing could be judged" }
    return "no event of the plugin was found in it: is it the right app, and does the capture hold its lines? "
      + "On a simulator: xcrun simctl spawn booted log stream --level debug --style ndjson"
  }
}

extension InconclusiveReason {
  /// What the user can do about it.
  var advice: String {
    switch self {
    case .end: "the capture ends too early; capture until after the last deadline"
    case .start: "the capture begins too late; begin before the app is launched"
    case .gap: "the capturing tool dropped lines just there; capture fewer processes, or use `log show` afterwards"
    case .clock: "the clock was set in between; the times on both sides cannot be compared"
    case .time: "the lines tell no time, year or zone; use another log style, or give --year and --time-zone"
    case .late: "a line came too late to be put in order"
    case .level: "the expected line is logged at a level this capture does not hold; capture with --level debug"
    case .notCaptured:
      "no line of that part of the plugin is in the capture; take the filter away, or give --capture-complete"
    case .absent: "a needed value is not in the line"
    case .redacted:
      "the log system hid a needed value; attach a debugger or install a logging profile and capture again"
    case .malformed: "a needed value cannot be read"
    case .truncated: "a needed line was cut"
    case .granularity: "the stamps count whole seconds and the value lies on the boundary; use a style with fractions"
    case .ambiguous: "events without an id fit several schedules"
    case .grouping: "it cannot be told which capture belongs to which device"
    case .environment: "the capture does not tell whether it is from a simulator or a device; name it with --profile"
    case .evicted: "more was open at once than is kept"
    case .pattern: "a pattern was too costly on a line; see the rule"
    }
  }
}
