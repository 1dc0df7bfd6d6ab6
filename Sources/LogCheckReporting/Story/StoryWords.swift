import LogCheckModel

/// One entry of a story as every form of it says it. All texts are clean rows.
struct StoryRow {
  enum Tone { case plain, good, bad, doubtful, accepted }

  /// The time of day; empty where there is none.
  var time: String
  /// One word: what it is.
  var word: String
  var tone: Tone
  var text: String
  /// What stands below it.
  var notes: [String] = []
}

/// Finds the words for the entries of a story.
struct StoryWords {
  let story: RunStory
  private let isOfSeveralCaptures: Bool
  /// Whether each thing that is unknown says what would help; else the end of the story says it once.
  private let tellsAdvice: Bool

  private static let labelLimit = 200
  private static let messageLimit = 400

  init(_ story: RunStory, tellsAdvice: Bool) {
    self.story = story
    self.tellsAdvice = tellsAdvice
    isOfSeveralCaptures = story.header.inputs.count > 1 || story.summary.captures.count > 1
  }

  // MARK: Headings

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

  func title(_ strand: StoryStrand) -> String { CleanText.line(strand.title, limit: Self.labelLimit) }

  /// What the story does not tell, row by row.
  var omissions: [String] {
    var rows: [String] = []
    let parts = [
      story.rowsLeftOut > 0 ? TextLayout.counted(story.rowsLeftOut, "line") : nil,
      story.findingsLeftOut > 0 ? TextLayout.counted(story.findingsLeftOut, "finding") : nil,
    ].compactMap(\.self)
    if !parts.isEmpty { rows.append("\(TextLayout.joined(parts)) outside of the part that was asked for") }
    if story.summary.untoldFindings > 0 {
      rows.append("\(TextLayout.counted(story.summary.untoldFindings, "finding")) beyond the limit, counted only")
    }
    let omitted = (story.summary.timeline?.sources ?? []).reduce(0) { $0 + ($1.omitted?.count ?? 0) }
    if omitted > 0 {
      rows.append("\(TextLayout.counted(omitted, "line")) beyond the limit of the timeline, counted only")
    }
    return rows
  }

  // MARK: Entries

  func row(_ entry: StoryEntry, on day: StoryDate) -> StoryRow {
    let clock = StoryClock(entry.moment)
    let isOfDay = clock.date == day.date && clock.isUTC == day.isUTC
    let time = CleanText.line(isOfDay ? clock.time : entry.moment?.text ?? "")
    switch entry.content {
    case .row(let row, let end): return self.row(row, end, time, day)
    case .launch(let number):
      return StoryRow(time: time, word: "launch", tone: .plain, text: "the app is launched anew: launch \(number)")
    case .gap(let gap): return self.row(gap, time, day)
    case .finding(let finding, let more): return row(finding, more, time, day)
    case .omitted(let rows):
      return StoryRow(
        time: time, word: "cut", tone: .doubtful,
        text: "from here on \(TextLayout.counted(rows.count, "line")) of the timeline counted only: beyond its limit")
    }
  }

  private func place(_ capture: String, _ line: Int) -> String {
    isOfSeveralCaptures ? "\(CleanText.line(capture)):\(line)" : "line \(line)"
  }

  private func words(_ point: TimelinePoint?, on day: StoryDate) -> String? {
    StoryClock.words(point, on: day).map { CleanText.line($0) }
  }

  private func row(_ row: TimelineRow, _ end: StoryEntry.PlanEnd?, _ time: String, _ day: StoryDate) -> StoryRow {
    let label = CleanText.line(row.label, limit: Self.labelLimit)
    let place = place(row.capture, row.line)
    var tone: StoryRow.Tone = row.succeeded == true ? .good : row.succeeded == false ? .bad : .plain
    var word: String
    var text = label
    var notes: [String] = []
    switch row.mark {
    case .planned:
      word = "planned"
      let from = words(row.at ?? row.place, on: day)
      let until = words(row.until, on: day)
      text += from.map { " for \($0)" } ?? ""
      if let until, until != from { text += ", until \(until)" }
      if let end {
        notes.append(note(end, row, day))
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
    return StoryRow(time: time, word: word, tone: tone, text: "\(text) [\(place)]", notes: notes)
  }

  private func note(_ end: StoryEntry.PlanEnd, _ row: TimelineRow, _ day: StoryDate) -> String {
    let by = end.by.map { by in
      let time = words(by.place, on: day).map { "at \($0), " } ?? ""
      return " (\(time)\(place(by.capture, by.line)))"
    }
    switch end.outcome {
    case .met: return "came" + drift(end, row) + (by ?? "")
    case .missed: return "missed, as the log says" + (by ?? "")
    case .cancelled: return "cancelled" + (by ?? "")
    case .replaced: return "a later plan took its place" + (by ?? "")
    case .open: return "the log does not tell how it came out"
    }
  }

  /// By how much what came missed its plan.
  private func drift(_ end: StoryEntry.PlanEnd, _ row: TimelineRow) -> String {
    guard let planned = row.place, let came = end.by?.place, planned.isComparable(with: came) else { return "" }
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
    let place = finding.place.map { ", " + self.place($0.capture, $0.line) } ?? ""
    let rule = "[\(CleanText.line(finding.rule))\(place)]"
    let title = CleanText.line(finding.title)
    let message = CleanText.line(finding.message, limit: Self.messageLimit)
    if case .inconclusive(let reason) = finding.verdict {
      var notes = tellsAdvice ? ["\(reason.rawValue): \(reason.advice)"] : []
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
    if !finding.remediation.isEmpty { notes.append("next: " + CleanText.line(finding.remediation, limit: 600)) }
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
