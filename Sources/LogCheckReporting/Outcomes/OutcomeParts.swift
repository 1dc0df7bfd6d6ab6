package import LogCheckModel

/// The outcomes at the beginning of a report: the counts, the causes, and the days on which something changes.
struct OutcomeParts {
  private let devices: [DeviceOutcomes]
  /// The devices that are shown.
  private let shown: [DeviceOutcomes]
  /// Notifications that are planned for a time after the end of the capture.
  private let notDue: Int
  /// True if the outcomes of notifications were judged.
  private let isAsked: Bool
  private let isVerbose: Bool
  /// The option that prints what is left out, where there is one.
  private let hint: String
  private let isOfSeveralCaptures: Bool

  /// The most that is printed, and that is printed of each device; with `-v` all.
  private static let devices = 3
  private static let causes = 3
  private static let rows = 12
  private static let schedules = 3
  private static let rulesShown = 4

  init(_ summary: RunSummary, isVerbose: Bool, hint: String = "") {
    let outcomes = summary.outcomes
    self.isVerbose = isVerbose
    self.hint = hint
    isOfSeveralCaptures = summary.captures.count > 1
    isAsked = summary.asksForOutcomes
    notDue = outcomes.reduce(0) { $0 + $1.notDue }
    devices = outcomes.filter { !$0.occurrences.isEmpty || !$0.causes.isEmpty }
    // Of many devices the worst are shown.
    let worst = devices.filter { $0.trouble > 0 }.sorted { $0.trouble > $1.trouble }.prefix(Self.devices)
    shown = isVerbose || devices.count <= Self.devices ? devices : Array(worst)
  }

  /// The result in a sentence: that of the only device, or of all together.
  var sentence: String? {
    guard !devices.isEmpty else {
      if notDue > 0 { return "no notification was due, \(notDue) planned for later" }
      return isAsked ? "no line shows a planned notification" : nil
    }
    guard devices.count > 1 else { return devices.first.map(counts) }
    let occurrences = devices.reduce(0) { $0 + $1.occurrences.count }
    let counts = devices.map(\.counts).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    return "\(TextLayout.counted(occurrences, "notification")) of \(devices.count) devices: " + Self.words(counts)
  }

  /// `12 not shown, 18 kept`.
  private static func words(_ counts: [OutcomeResult: Int]) -> String {
    OutcomeResult.allCases.compactMap { result in counts[result].map { "\($0) \(result.words)" } }.joined(
      separator: ", ")
  }

  /// The first cause with its line; of several devices none is the first.
  var leading: String? {
    guard devices.count == 1, let device = devices.first, let cause = device.causes.first else { return nil }
    return Self.title(cause, device, isOfSeveralCaptures)
  }

  /// Everything but ``sentence``.
  var parts: [PagePart] {
    var parts: [PagePart] = []
    for device in shown {
      if devices.count > 1 { parts.append(.prose(counts(of: device))) }
      for cause in device.causes.prefix(isVerbose ? .max : Self.causes) {
        parts.append(.cause(Self.part(cause, device, isOfSeveralCaptures)))
      }
      let more = device.causes.count - Self.causes
      if more > 0, !isVerbose { parts.append(.prose("and \(TextLayout.counted(more, "more cause"))" + hint)) }
      if !device.causes.isEmpty { parts += tables(device) }
    }
    if let rest { parts.append(.prose(rest)) }
    return parts
  }

  /// The note on devices that are not shown.
  private var rest: String? {
    let left = devices.count - shown.count
    guard left > 0 else { return nil }
    let troubled = devices.count { $0.trouble > 0 } - shown.count
    let trouble =
      troubled > 0 ? "; notifications of \(troubled) of them were not shown, late or without fresh content" : ""
    return "and \(TextLayout.counted(left, "more device"))\(trouble)\(hint)"
  }

  private func counts(of device: DeviceOutcomes) -> String {
    var text: String
    if let first = device.occurrences.first, let last = device.occurrences.last {
      let counts = device.counts
      text =
        "\(TextLayout.counted(device.occurrences.count, "notification")), "
        + "\(OutcomeDays.span(first.due, last.due, of: device)): " + Self.words(counts)
      if device.causes.isEmpty, let row = OutcomeTable(device.occurrences, title: nil, of: device).rows.first,
        counts.count == 1
      {
        text += "; prefetch \(row.prefetch); content \(row.content)"
      }
    } else {
      text = "no notification was planned"
    }
    if device.captures.count == 1, isOfSeveralCaptures, let name = device.captures.first {
      text = "\(CleanText.line(name)): " + text
    }
    if device.omitted > 0 { text += "; \(device.omitted) older ones are not counted" }
    return text
  }

  /// The cause in lines, for formats without a layout.
  static func rows(_ cause: OutcomeCause, _ device: DeviceOutcomes, namesCapture: Bool) -> [String] {
    let part = part(cause, device, namesCapture)
    return ["\(part.label): \(part.text)"] + part.details.map { "\($0.label): \($0.text)" }
  }

  /// `Cause (plugin), line 212`: for what is below the causes.
  static func reference(_ cause: OutcomeCause, _ device: DeviceOutcomes, namesCapture: Bool) -> String {
    let part = part(cause, device, namesCapture)
    return "\(part.label)" + (cause.line.map { ", " + position($0, device, namesCapture) } ?? ": \(part.text)")
  }

  /// The cause with its line.
  private static func title(_ cause: OutcomeCause, _ device: DeviceOutcomes, _ namesCapture: Bool) -> String {
    cause.explanation.title + (cause.line.map { " (\(position($0, device, namesCapture)))" } ?? "")
  }

  /// `line 212`, `night.log:212`.
  private static func position(_ line: LinePosition, _ device: DeviceOutcomes, _ namesCapture: Bool) -> String {
    let capture = namesCapture ? device.paths[line.capture].map { CleanText.path($0) + ":" } : nil
    return "\(capture ?? "line ")\(line.line)"
  }

  private static func part(
    _ cause: OutcomeCause, _ device: DeviceOutcomes, _ namesCapture: Bool
  ) -> PagePart.Cause {
    let label =
      switch (cause.explanation.certainty, cause.explanation.side) {
      case (_, .open): "Cause unknown"
      case (.shown, let side): "Cause (\(side.rawValue))"
      case (.fits, let side): "Probable cause (\(side.rawValue))"
      case (.open, let side): "Possible cause (\(side.rawValue))"
      }
    let days = OutcomeDays.span(cause.from, cause.to, of: device)
    var details = [
      (label: "Effect", text: cause.affected.isEmpty ? days : "\(effect(cause)), \(days)")
    ]
    if let lines = surroundings(cause, device, namesCapture) { details.append((label: "Look", text: lines)) }
    if let broken = broken(cause) { details.append((label: "Broken", text: broken)) }
    if let next = cause.explanation.next { details.append((label: "Next", text: next)) }
    return PagePart.Cause(label: label, text: title(cause, device, namesCapture), details: details)
  }

  /// `2 not shown, 3 kept (no prefetch)`.
  private static func effect(_ cause: OutcomeCause) -> String {
    let part: String? =
      switch cause.stage {
      case .submitted, .started: "no prefetch"
      case .answered, .saved: "no new content"
      case .wall: "at another time of the day"
      case .lead: "the prefetch was asked for another time"
      case .armed, .shown, .punctual, .content: nil
      }
    // Of a notification that came the word of its result does not say what went wrong.
    let isMeant = [OutcomeResult.kept, .unknown].contains { cause.affected[$0] != nil }
    return words(cause.affected) + (isMeant ? part.map { " (\($0))" } ?? "" : "")
  }

  /// The lines between which the reason lies, if none is known.
  private static func surroundings(_ cause: OutcomeCause, _ device: DeviceOutcomes, _ namesCapture: Bool) -> String? {
    let (before, after) = cause.surroundings
    let from = before.map { position($0, device, namesCapture) }
    let to = after.map { position($0, device, namesCapture) }
    let subject = cause.count == 1 ? "it" : "the first of them"
    if let before, let after, let from, let to, before.capture == after.capture, after.line == before.line + 1 {
      return
        "nothing lies between \(from) and \(to), the last line about notifications before \(subject) and the next one"
    }
    return switch (from, to) {
    case (let from?, let to?): "from \(from), the last about notifications before \(subject), to \(to), the next one"
    case (let from?, nil): "from \(from) on, the last about notifications before \(subject)"
    case (nil, let to?): "up to \(to), the first about notifications after \(subject)"
    case (nil, nil): nil
    }
  }

  /// `2 rules on its lines [one-completion-per-run, completion-is-honest]`.
  private static func broken(_ cause: OutcomeCause) -> String? {
    let rules = cause.brokenRules
    guard !rules.isEmpty else { return nil }
    let names = rules.prefix(rulesShown).map { CleanText.line($0) }.joined(separator: ", ")
    let more = rules.count > rulesShown ? " and \(rules.count - rulesShown) more" : ""
    return "\(TextLayout.counted(rules.count, "rule")) on its lines [\(names)\(more)]"
  }

  /// The schedules with the most trouble, in their order.
  private func tables(_ device: DeviceOutcomes) -> [PagePart] {
    var keys: [String?] = []
    for occurrence in device.occurrences where !keys.contains(occurrence.key) { keys.append(occurrence.key) }
    func trouble(_ key: String?) -> Int { device.occurrences.count { $0.key == key && $0.result != .kept } }
    let worst = keys.sorted { trouble($0) > trouble($1) }.prefix(isVerbose ? .max : Self.schedules)
    var parts = keys.filter(worst.contains).compactMap { key -> PagePart? in
      let table = OutcomeTable(
        device.occurrences.filter { $0.key == key }, title: keys.count > 1 ? key ?? "without an id" : nil, of: device)
      // One line says no more than the cause.
      return table.rows.count > 1 || keys.count > 1 || isVerbose ? .table(part(table)) : nil
    }
    if keys.count > worst.count {
      parts.append(.prose("and \(TextLayout.counted(keys.count - worst.count, "more schedule"))" + hint))
    }
    return parts
  }

  private func part(_ table: OutcomeTable) -> PagePart.Table {
    let rows = table.rows.prefix(isVerbose ? .max : Self.rows)
    let more = table.rows.count - rows.count
    return PagePart.Table(
      title: table.title.map { CleanText.line($0) }, columns: ["days", "prefetch", "content", "notification"],
      rows: rows.map { [$0.days, $0.prefetch, $0.content, $0.notification] },
      rest: more > 0 ? "and \(TextLayout.counted(more, "more line"))" + hint : nil)
  }
}

extension DeviceOutcomes {
  /// The number of its notifications that were not shown, were late, or had no fresh content.
  fileprivate var trouble: Int { occurrences.count { $0.result != .kept && $0.result != .unknown } }
}

extension OutcomeResult {
  /// The word of the report.
  package var words: String {
    switch self {
    case .notShown: "not shown"
    case .late: "late"
    case .notFresh: "without fresh content"
    case .kept: "kept"
    case .unknown: "not seen"
    }
  }
}
