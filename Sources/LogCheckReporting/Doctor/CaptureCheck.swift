import LogCheckModel

/// One thing that matters to whether a capture can be judged.
package struct CaptureCheck: Hashable, Sendable {
  package enum State: String, Sendable { case good, doubtful, bad }

  package let id: String
  package let state: State
  /// A clean line.
  package let text: String

  private init(_ id: String, _ state: State, _ text: String) {
    self.id = id
    self.state = state
    self.text = text
  }

  /// The checks of an evidence file.
  static func all(ofEvidence capture: CaptureSummary) -> [CaptureCheck] {
    [reading(capture) ?? CaptureCheck("content", .good, "an evidence file: \(events(capture))")]
  }

  static func all(of capture: CaptureSummary) -> [CaptureCheck] {
    if let trouble = reading(capture), capture.lines == 0 { return [trouble] }
    let checks: [CaptureCheck?] = [
      reading(capture), format(capture), content(capture), system(capture), time(capture), level(capture),
      filter(capture), gaps(capture), clock(capture), copies(capture), damage(capture), unknown(capture),
    ]
    return checks.compactMap(\.self)
  }

  private static func reading(_ capture: CaptureSummary) -> CaptureCheck? {
    if let problem = capture.problem {
      let what = capture.lines == 0 ? "it could not be read" : "it could not be read to its end"
      return CaptureCheck("reading", .bad, "\(what): \(CleanText.line(problem, limit: 400))")
    }
    return capture.lines == 0 ? CaptureCheck("reading", .bad, "it is empty") : nil
  }

  private static func format(_ capture: CaptureSummary) -> CaptureCheck {
    guard capture.format != nil else {
      return CaptureCheck(
        "format", .bad, "no known log format; `dnp-logcheck formats detect` says why, --format names one")
    }
    if capture.contradictingFormat != nil { return CaptureCheck("format", .bad, capture.emptyWords) }
    return CaptureCheck("format", .good, capture.formatWords)
  }

  private static func events(_ capture: CaptureSummary) -> String {
    "\(TextLayout.counted(capture.events, "plugin event")) in \(TextLayout.counted(capture.lines, "line"))"
  }

  private static func content(_ capture: CaptureSummary) -> CaptureCheck {
    guard capture.events > 0 else {
      let found = "no event of the plugin in \(TextLayout.counted(capture.lines, "line"))"
      // The format is bad then, which has been said.
      let advice = capture.contradictingFormat == nil ? ": \(capture.emptyWords)" : ""
      return CaptureCheck("content", .bad, found + advice)
    }
    return CaptureCheck(
      "content", .good, "\(events(capture)), \(TextLayout.counted(capture.sessions, "app session"))")
  }

  private static func system(_ capture: CaptureSummary) -> CaptureCheck? {
    guard capture.events > 0 else { return nil }
    let reason = CleanText.line(capture.profileReason)
    guard let profile = capture.profile else { return CaptureCheck("system", .doubtful, reason) }
    return CaptureCheck("system", .good, "\(CleanText.line(profile)): \(reason)")
  }

  /// A stamp without the fractions of its second.
  private static func seconds(_ stamp: String) -> String {
    let stamp = CleanText.line(stamp)
    guard let point = stamp.firstIndex(of: ".") else { return stamp }
    return String(stamp[..<point] + stamp[point...].dropFirst().drop(while: \.isNumber))
  }

  private static func time(_ capture: CaptureSummary) -> CaptureCheck? {
    guard capture.format != nil || capture.events > 0 else { return nil }
    let span =
      if let first = capture.first, let last = capture.last {
        ", \(seconds(first)) to \(seconds(last))"
      } else { "" }
    if let doubt = capture.zoneDoubt { return CaptureCheck("time", .doubtful, CleanText.line(doubt, limit: 400)) }
    return switch capture.timeKnowledge {
    case .none:
      CaptureCheck("time", .doubtful, "no line has a time: only the order of lines can be judged")
    case .noDate:
      CaptureCheck("time", .doubtful, "times of the day without a date\(span); use a style with dates, or give --date")
    case .noYear:
      CaptureCheck("time", .doubtful, "the year is not known\(span); give --year")
    case .noZone:
      CaptureCheck("time", .doubtful, "the zone is not known\(span); give --time-zone")
    case .full:
      if let learnt = capture.learntZone {
        CaptureCheck(
          "time", .good,
          "date and zone are known: \(learnt.lines) lines say when they were written, and show \(learnt.zone)\(span)")
      } else {
        CaptureCheck("time", .good, "date and zone are known\(span)")
      }
    }
  }

  private static func level(_ capture: CaptureSummary) -> CaptureCheck? {
    guard capture.events > 0 else { return nil }
    guard let level = capture.lowestLevel else {
      return CaptureCheck(
        "level", .doubtful, "the lines show no levels: whether it was captured down to info or debug is not known")
    }
    let word = Self.word(level)
    return level <= .debug
      ? CaptureCheck("level", .good, "lines down to the level \(word)")
      : CaptureCheck(
        "level", .doubtful,
        "no plugin line below the level \(word): what is logged lower may have been left out; --capture-level says that it was not"
      )
  }

  private static func word(_ level: LogLevel) -> String {
    switch level {
    case .debug: "debug"
    case .info: "info"
    case .notice: "notice"
    case .warning: "warning"
    case .error: "error"
    case .fault: "fault"
    }
  }

  private static func filter(_ capture: CaptureSummary) -> CaptureCheck? {
    var parts: [String] = []
    if let filter = capture.head.filter { parts.append("made with the filter \(CleanText.line(filter))") }
    if capture.head.skipsInfoAndDebug { parts.append("made without info and debug lines") }
    if parts.isEmpty, capture.events > 0 { parts = seeming(capture) }
    guard !parts.isEmpty else { return nil }
    return CaptureCheck(
      "filter", .doubtful, TextLayout.joined(parts) + ": whether what it left out happened is not known")
  }

  /// The signs that a filter made the capture.
  private static func seeming(_ capture: CaptureSummary) -> [String] {
    var parts: [String] = []
    let isOfSystem = systemLogs.contains { capture.format?.hasPrefix($0) == true }
    if isOfSystem, capture.lines >= leastLines, capture.lines - capture.candidates <= strayLines {
      parts.append(
        "nothing but lines of the app in \(capture.lines) lines, as a filter by tag, process or subsystem leaves it")
    }
    if !capture.silentComponents.isEmpty {
      parts.append(
        "no line of \(CleanText.line(capture.silentComponents.joined(separator: ", "))), which every whole capture has")
    }
    return parts
  }

  /// From so many lines on a capture without any line of the system is no accident; headings of a log tool are not counted.
  private static let leastLines = 10
  private static let strayLines = 4
  /// Formats of logs that all programs of a device write to.
  private static let systemLogs = ["apple-", "android-", "idevicesyslog", "bsd-syslog"]

  private static func gaps(_ capture: CaptureSummary) -> CaptureCheck? {
    let gaps = capture.gaps.filter { $0.reason == .gap }
    guard let first = gaps.first else { return nil }
    return CaptureCheck(
      "gaps", .doubtful,
      "lines are missing in \(TextLayout.counted(gaps.gapCount, "gap")), the first at line \(first.line)"
    )
  }

  private static func clock(_ capture: CaptureSummary) -> CaptureCheck? {
    let steps = capture.gaps.filter { $0.reason != .gap }
    guard let first = steps.first else { return nil }
    return CaptureCheck(
      "clock", .doubtful,
      "the clock was set, or time stepped back, \(TextLayout.counted(steps.gapCount, "time")), first at line \(first.line)"
    )
  }

  private static func copies(_ capture: CaptureSummary) -> CaptureCheck? {
    guard let rows = capture.duplicateLines else { return nil }
    return CaptureCheck(
      "copies", .doubtful,
      "\(TextLayout.counted(rows.count, "line")) seen twice, the first at line \(rows.line)")
  }

  private static func damage(_ capture: CaptureSummary) -> CaptureCheck? {
    var parts: [String] = []
    parts += [capture.cutWords, capture.unreadWords].compactMap(\.self)
    if capture.cutRecords > 0 { parts.append("\(TextLayout.counted(capture.cutRecords, "record")) cut at 64 KiB") }
    if capture.repairedRecords > 0 {
      parts.append("\(TextLayout.counted(capture.repairedRecords, "record")) with bytes that are no UTF-8")
    }
    if capture.notUnderstood > 0 {
      parts.append("\(TextLayout.counted(capture.notUnderstood, "plugin line")) that the format does not explain")
    }
    if capture.patternFaults > 0 {
      parts.append("\(TextLayout.counted(capture.patternFaults, "line")) on which a pattern was stopped")
    }
    if capture.endsInsideLine { parts.append("a last line without end") }
    return parts.isEmpty ? nil : CaptureCheck("damage", .doubtful, TextLayout.joined(parts))
  }

  private static func unknown(_ capture: CaptureSummary) -> CaptureCheck? {
    guard capture.unrecognised > 0 else { return nil }
    return CaptureCheck(
      "unknown", .doubtful,
      TextLayout.counted(
        capture.unrecognised, "plugin line that no event knows", "plugin lines that no event knows")
        + ": a build that the rules do not describe? `dnp-logcheck vocabulary` says what they may be")
  }
}
