import LogCheckModel

/// One entry of a story in the words of every form. All texts are clean lines.
struct StoryRow {
  enum Tone { case plain, good, bad, doubtful, accepted }

  /// The time of day; empty where there is none.
  var time: String
  /// One word: what it is.
  var word: String
  var tone: Tone
  var text: String
  /// The notes below it.
  var notes: [String] = []
}

/// Finds the words for the entries of a story.
struct StoryWords {
  let story: RunStory
  let isOfSeveralCaptures: Bool
  /// True if the end of the story says what would help where something is unknown; else each such line does.
  private let isBrief: Bool

  private static let labelLimit = 200
  private static let messageLimit = 400

  init(_ story: RunStory, isBrief: Bool) {
    self.story = story
    self.isBrief = isBrief
    isOfSeveralCaptures = story.header.inputs.count > 1 || story.summary.captures.count > 1
  }

  /// The beginning of a note with the next step: once for each rule.
  static let remedyMark = "next: "
  static let elsewhere = "The device of these findings is not known"
  static let notListed = "Not listed here"
  private static let schedulesNamed = 10
  /// Rules that one line names where the end of the story lists them all.
  private static let rulesNamed = 3

  // MARK: Headings

  /// The valid values of `--schedule`.
  var schedules: String? {
    guard story.scope.schedule == nil, !story.schedules.isEmpty else { return nil }
    let named = story.schedules.prefix(Self.schedulesNamed).map { CleanText.line($0, limit: Self.labelLimit) }
    let more = story.schedules.count - named.count
    return "Schedules and tasks: \(named.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
  }

  var title: String {
    let devices = Set(story.chapters.map(\.name)).count
    let rows = story.chapters.reduce(0) { count, chapter in
      count + chapter.dates.reduce(0) { $0 + $1.strands.reduce(0) { $0 + $1.entries.count(where: \.isRow) } }
    }
    return "The story of \(TextLayout.counted(devices, "device")), \(TextLayout.counted(rows, "line"))"
  }

  func title(_ chapter: StoryChapter) -> String {
    let identity = chapter.identity.map { " (\(CleanText.line($0)))" } ?? ""
    let captures = chapter.captures.map { CleanText.line($0) }.joined(separator: ", ")
    return CleanText.line(chapter.name) + identity + (captures.isEmpty ? "" : ": \(captures)")
  }

  func title(_ date: StoryDate) -> String {
    guard let day = date.date else { return "without a time" }
    let zone = date.isUTC ? "UTC" : "local time"
    return day.isEmpty ? zone : "\(CleanText.line(day)), \(zone)"
  }

  /// Consecutive days.
  func title(_ first: StoryDate, to last: StoryDate) -> String {
    "\(CleanText.line(first.date ?? "")) to \(title(last))"
  }

  func title(_ strand: StoryStrand) -> String { CleanText.line(strand.title, limit: Self.labelLimit) }

  /// The parts that the story leaves out, line by line.
  var omissions: [String] {
    var rows: [String] = []
    let parts = [
      story.rowsLeftOut > 0 ? TextLayout.counted(story.rowsLeftOut, "line") : nil,
      story.findingsLeftOut > 0 ? TextLayout.counted(story.findingsLeftOut, "finding") : nil,
      story.conditionsLeftOut > 0 ? TextLayout.counted(story.conditionsLeftOut, "condition") : nil,
    ].compactMap(\.self)
    if !parts.isEmpty { rows.append("\(TextLayout.joined(parts)) outside of the part that was asked for") }
    if story.summary.unreportedFindings > 0 {
      rows.append("\(TextLayout.counted(story.summary.unreportedFindings, "finding")) beyond the limit, counted only")
    }
    let omitted = (story.summary.timeline?.sources ?? []).reduce(0) { $0 + ($1.omitted?.count ?? 0) }
    if omitted > 0 {
      rows.append("\(TextLayout.counted(omitted, "line")) beyond the limit of the timeline, counted only")
    }
    let conditions = story.summary.outcomes.reduce(0) { $0 + $1.omittedConditions }
    if conditions > 0 {
      rows.append("\(TextLayout.counted(conditions, "condition")) beyond the limit, counted only")
    }
    return rows
  }

  // MARK: Entries

  /// `key`: the schedule of the line, where its list holds several.
  func row(_ entry: StoryEntry, on day: StoryDate, key: String? = nil) -> StoryRow {
    let time = time(entry.moment, on: day)
    switch entry.content {
    case .row(let row, let end): return self.row(row, end, time, day, key)
    case .launch(let number):
      return StoryRow(time: time, word: "launch", tone: .plain, text: "the app is launched again: launch \(number)")
    case .gap(let gap): return self.row(gap, time, day)
    case .condition(let item): return self.row(item, time, day)
    case .finding(let finding, let more): return row(finding, more, time, day)
    case .omitted(let rows):
      return StoryRow(
        time: time, word: "cut", tone: .doubtful,
        text: "from here on \(TextLayout.counted(rows.count, "line")) of the timeline counted only: beyond its limit")
    }
  }

  /// The common part of the findings of several rules with one reason; of one rule, the sentence of the first of them.
  func row(
    unknown findings: [(finding: Finding, count: Int)], _ reason: InconclusiveReason, _ moment: TimelinePoint?,
    on day: StoryDate
  ) -> StoryRow {
    let time = time(moment, on: day)
    if findings.count == 1, let only = findings.first { return row(only.finding, only.count - 1, time, day) }
    let count = findings.reduce(0) { $0 + $1.count }
    let ids = findings.map { CleanText.line($0.finding.rule) }
    let named = isBrief ? Array(ids.prefix(Self.rulesNamed)) : ids
    let more = ids.count > named.count ? " and \(TextLayout.counted(ids.count - named.count, "more rule"))" : ""
    return StoryRow(
      time: time, word: "unknown", tone: .doubtful,
      text: "\(TextLayout.counted(count, "finding")) of \(TextLayout.counted(ids.count, "rule")) "
        + "(\(reason.rawValue)): \(named.joined(separator: ", "))\(more)",
      notes: isBrief ? [] : ["\(reason.rawValue): \(reason.advice)"])
  }

  /// Down to milliseconds: the line number leads to the rest.
  private func time(_ moment: TimelinePoint?, on day: StoryDate) -> String {
    let clock = StoryClock(moment)
    let isOfDay = clock.date == day.date && clock.isUTC == day.isUTC
    guard isOfDay else { return CleanText.line(moment?.text ?? "") }
    let parts = clock.time.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[1].count > 3 else { return CleanText.line(clock.time) }
    return CleanText.line("\(parts[0]).\(parts[1].prefix(3))")
  }

  private func position(_ capture: String, _ line: Int) -> String {
    isOfSeveralCaptures ? "\(CleanText.line(capture)):\(line)" : "line \(line)"
  }

  func words(_ point: TimelinePoint?, on day: StoryDate) -> String? {
    StoryClock.words(point, on: day).map { CleanText.line($0) }
  }

  private func row(_ row: TimelineRow, _ end: StoryEntry.PlanEnd?, _ time: String, _ day: StoryDate, _ key: String?)
    -> StoryRow
  {
    let label =
      CleanText.line(row.label, limit: Self.labelLimit)
      + (key.map { " " + CleanText.line($0, limit: Self.labelLimit) } ?? "")
    let position = position(row.capture, row.line)
    var tone: StoryRow.Tone = row.succeeded == true ? .good : row.succeeded == false ? .bad : .plain
    var word: String
    var text = label
    switch row.mark {
    case .planned:
      word = "planned"
      let from = words(row.at ?? row.position, on: day)
      let until = until(row, on: day)
      text += from.map { " for \($0)" } ?? ""
      if let until, until != from { text += ", until \(until)" }
      if let end {
        text += "; " + words(end, row, day)
        tone = end.outcome == .missed ? .bad : end.outcome == .met ? .good : .plain
      }
    case .began, .ended, .happened, .missed, .cancelled:
      word = row.mark == .happened ? "" : row.mark.rawValue
      if row.mark == .missed { tone = .bad }
      if let at = words(row.at, on: day), row.at?.instant != row.logged?.instant {
        text += row.mark == .missed ? ", due \(at)" : ", at \(at)"
      }
    }
    if let value = row.value { text += " (\(Self.words(value)))" }
    if row.succeeded == false, row.mark != .missed { word = "not ok" }
    if row.succeeded == true { word = row.mark == .ended ? "ended ok" : "ok" }
    return StoryRow(time: time, word: word, tone: tone, text: "\(text) [\(position)]")
  }

  /// The end of a plan's window; its time alone where it begins on the same day.
  private func until(_ row: TimelineRow, on day: StoryDate) -> String? {
    let (from, until) = (StoryClock(row.at ?? row.position), StoryClock(row.until))
    guard row.until != nil, until.date == from.date, until.isUTC == from.isUTC else { return words(row.until, on: day) }
    return CleanText.line(until.time)
  }

  private func words(_ end: StoryEntry.PlanEnd, _ row: TimelineRow, _ day: StoryDate) -> String {
    let drift = drift(end, row)
    let by =
      end.by.map { by in
        // How late it came says when.
        let time = drift.isEmpty ? words(by.position, on: day).map { "at \($0), " } ?? "" : ""
        return " (\(time)\(position(by.capture, by.line)))"
      } ?? ""
    switch end.outcome {
    case .met: return "came" + drift + by
    case .missed: return "missed, as the log says" + by
    case .cancelled: return "cancelled" + by
    case .replaced: return "replaced by a later plan" + by
    case .open: return "no end of it in the log"
    }
  }

  /// By how much what came missed its plan; empty where the plan's instant cannot be compared with the stamps.
  private func drift(_ end: StoryEntry.PlanEnd, _ row: TimelineRow) -> String {
    guard let planned = row.at, let came = end.by?.position, planned.isComparable(with: came) else { return "" }
    return " " + Self.signed(came.instant - planned.instant)
  }

  static func signed(_ duration: LogDuration) -> String {
    duration < .zero ? TimeText.duration(duration) : "+" + TimeText.duration(duration)
  }

  static func words(_ value: TimelineValue) -> String {
    switch value {
    case .duration(let duration): return signed(duration)
    case .number(let number):
      guard let whole = Int(exactly: number) else { return String(number) }
      return String(whole)
    }
  }

  private func row(_ gap: TimelineGap, _ time: String, _ day: StoryDate) -> StoryRow {
    let from = gap.from == nil ? "from the beginning" : "from here"
    let to = words(gap.to, on: day).map { "to \($0)" } ?? "to the end"
    return StoryRow(
      time: time, word: "gap", tone: .doubtful,
      text:
        "\(from) \(to) not everything is in the capture (\(gap.reason.rawValue)); what happened then cannot be known")
  }

  private func row(_ finding: Finding, _ more: Int, _ time: String, _ day: StoryDate) -> StoryRow {
    let position = finding.position.map { ", " + self.position($0.capture, $0.line) } ?? ""
    let rule = "[\(CleanText.line(finding.rule))\(position)]"
    let title = CleanText.line(finding.title)
    let message = CleanText.line(finding.message, limit: Self.messageLimit)
    if case .inconclusive(let reason) = finding.verdict {
      var notes = !isBrief ? ["\(reason.rawValue): \(reason.advice)"] : []
      if more > 0 { notes.append("and \(more) more of this rule, for the same reason") }
      return StoryRow(
        time: time, word: "unknown", tone: .doubtful, text: "\(title): \(message) (\(reason.rawValue)) \(rule)",
        notes: notes)
    }
    var notes: [String] = []
    if let absence = finding.absence {
      let from = absence.from.map { "from \(CleanText.line($0)) " } ?? ""
      let to = absence.to.map { "until \(CleanText.line($0))" } ?? "until the end"
      notes.append("should have come: nothing did \(from)\(to)")
    }
    let noDay = StoryDay([])
    if let near = StoryAside.nearest(to: finding, story.summary, noDay, withCapture: isOfSeveralCaptures) {
      notes.append("near: \(near)")
    }
    notes += finding.circumstances.map {
      "also: " + StoryAside.meanwhile($0, noDay, withCapture: isOfSeveralCaptures)
    }
    if !finding.remediation.isEmpty { notes.append(Self.remedyMark + CleanText.line(finding.remediation, limit: 600)) }
    if let acceptance = finding.acceptance {
      notes.append("accepted: " + acceptance.words)
      return StoryRow(time: time, word: "accepted", tone: .accepted, text: "\(title): \(message) \(rule)", notes: notes)
    }
    if finding.isExperimental {
      return StoryRow(time: time, word: "on trial", tone: .accepted, text: "\(title): \(message) \(rule)", notes: notes)
    }
    return StoryRow(
      time: time, word: "FAIL", tone: finding.severity == .error ? .bad : .doubtful,
      text: "\(title): \(message) \(rule)", notes: notes)
  }
}
