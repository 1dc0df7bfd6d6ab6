import LogCheckModel

extension PartComparison {
  /// The whole comparison; colours are those of a terminal and occur in the text only.
  package func written(as format: StoryFormat, _ palette: Palette = .plain) -> String {
    let document = PartWords(comparison: self).document
    switch format {
    case .text:
      return document.text(
        palette, titleColour: emptiness == nil ? (isSame ? palette.good : palette.bad) : palette.doubtful)
    case .markdown: return document.markdown
    case .html: return document.html
    case .json: return PartJSON(self).text
    }
  }
}

extension PartDevice {
  /// Its captures in one clean line.
  var name: String? {
    outcomes.captures.isEmpty ? nil : outcomes.captures.map { CleanText.path($0) }.joined(separator: ", ")
  }
}

/// The words for a comparison of two parts. Wording may change in any release.
struct PartWords {
  let comparison: PartComparison

  private static let notifications = 20
  private static let failures = 3
  private static let rules = 20
  private static let steps = 12

  var document: PlainDocument {
    var document = PlainDocument(title: PartSentence(comparison: comparison).text)
    guard comparison.emptiness == nil else { return document }
    document.head = head
    func add(_ title: String, _ items: [PlainDocument.Item]) {
      if !items.isEmpty { document.sections.append(PlainDocument.Section(title: title, items: items)) }
    }
    let isSeveral = comparison.devices.count > 1
    for device in comparison.devices {
      let name = isSeveral ? device.name.map { " (\($0))" } ?? "" : ""
      if device.isPaired {
        add("Notifications\(name)", notifications(device))
      } else {
        add("Stages\(name)", device.stages.map(shares))
      }
      add("Causes\(name)", device.causes.map { cause($0, device) })
    }
    add("Rules that broke in one part only", rules)
    if !comparison.isSame {
      add("Lines of one part only, which make no difference", steps)
    }
    return document
  }

  // MARK: The head

  private var head: [String] {
    ComparedSide.allCases.map { side in
      let notifications = comparison.devices.flatMap { side == .first ? $0.first : $0.second }
      let counts = Dictionary(notifications.map { ($0.occurrence.result, 1) }, uniquingKeysWith: +)
      let results = OutcomeResult.allCases.compactMap { result in counts[result].map { "\($0) \(result.words)" } }
      let broken = side == .first ? comparison.broken.first : comparison.broken.second
      return "\(name(side)): \(TextLayout.counted(notifications.count, "notification"))"
        + (results.isEmpty ? "" : " (\(results.joined(separator: ", ")))")
        + ", \(TextLayout.counted(broken, "rule")) broke"
    } + cautions
  }

  private var cautions: [String] {
    let run = comparison.run
    var rows: [String] = []
    if comparison.devices.count > 1 {
      rows.append(
        "\(comparison.devices.count) devices; --join judges captures of one device together")
    }
    if run.gaps > 0 {
      rows.append(
        "the captures do not hold everything (\(TextLayout.counted(run.gaps, "gap"))): what is not seen may have happened"
      )
    }
    let omitted = run.summary.outcomes.reduce(0) { $0 + $1.omitted }
    if omitted > 0 {
      rows.append("\(TextLayout.counted(omitted, "older notification")) beyond the limit are not compared")
    }
    if run.omittedRows > 0 {
      rows.append("\(TextLayout.counted(run.omittedRows, "line")) beyond the limit are not compared")
    }
    if run.summary.unreportedFindings > 0 {
      rows.append("\(TextLayout.counted(run.summary.unreportedFindings, "finding")) beyond the limit are not compared")
    }
    if comparison.failuresOfNoPart > 0 {
      rows.append("no line shows the day of \(TextLayout.counted(comparison.failuresOfNoPart, "failure"))")
    }
    return rows
  }

  private func name(_ side: ComparedSide) -> String {
    side == .first ? comparison.names.first : comparison.names.second
  }

  private func inPart(_ side: ComparedSide) -> String {
    if case .days = comparison.division { return "on \(name(side))" } else { return name(side) }
  }

  // MARK: Notifications

  /// `daily-1 at 05:53`.
  static func name(_ notification: PartNotification) -> String {
    let time = RunDivision.Settled.clock(notification.shown)
    return notification.occurrence.key.map { "\(CleanText.line($0, limit: 80)) at \(time)" } ?? "at \(time)"
  }

  /// Those that differ come first.
  private func notifications(_ device: PartDevice) -> [PlainDocument.Item] {
    var items = device.differing.map { item(device, device.pairs[$0.pair], $0.stages) }
    for (list, notifications, side) in [
      (device.ofFirst, device.first, ComparedSide.first), (device.ofSecond, device.second, .second),
    ] {
      items += list.map { index in
        let notification = notifications[index]
        let states = PartStage.allCases.compactMap { stage in
          notification.states[stage].map { "\(stage.rawValue) \($0.words)" }
        }
        return PlainDocument.Item(
          text: "\(Self.name(notification)), only \(inPart(side))",
          notes: [states.joined(separator: "; ") + Self.line(notification.occurrence.line, device)])
      }
    }
    let different = Set(device.differing.map(\.pair))
    items += device.pairs.indices.filter { !different.contains($0) }.map { item(device, device.pairs[$0], []) }
    return Self.cut(items, Self.notifications, "notification")
  }

  private func item(
    _ device: PartDevice, _ pair: (first: Int, second: Int), _ differing: [PartStage]
  ) -> PlainDocument.Item {
    let (one, other) = (device.first[pair.first], device.second[pair.second])
    let (from, to) = (Self.name(one), Self.name(other))
    var item = PlainDocument.Item(text: from == to ? from : "\(from), then \(to)")
    for stage in PartStage.allCases {
      guard let was = one.states[stage], let now = other.states[stage] else { continue }
      let mark = differing.contains(stage) ? "differs: " : ""
      let lines = stage == .notification
      item.notes.append(
        "\(stage.rawValue): \(mark)\(was.words) \(inPart(.first))\(lines ? Self.line(one.occurrence.line, device) : ""), "
          + "\(now.words) \(inPart(.second))\(lines ? Self.line(other.occurrence.line, device) : "")")
    }
    return item
  }

  /// ` (line 37)`, with the capture where there are several.
  static func line(_ line: LinePosition?, _ device: PartDevice) -> String {
    guard let line else { return "" }
    let capture = device.outcomes.captures.count > 1 ? device.outcomes.paths[line.capture] : nil
    return " (\(capture.map { CleanText.path($0) + ":" } ?? "line ")\(line.line))"
  }

  static func cut(_ items: [PlainDocument.Item], _ limit: Int, _ what: String) -> [PlainDocument.Item] {
    guard items.count > limit else { return items }
    let more = PlainDocument.Item(
      text: "and \(TextLayout.counted(items.count - limit, "more \(what)")); --report json has all")
    return items.prefix(limit) + [more]
  }

  // MARK: Stages

  private func shares(_ stage: PartStageShares) -> PlainDocument.Item {
    func words(_ side: PartStageShares.Side) -> String {
      var parts = side.counts.map { "\($0.name) \($0.count) of \(side.known)" }
      if side.unknown > 0 { parts.append("\(side.unknown) not known") }
      if let median = side.median { parts.append("median \(StoryWords.signed(median))") }
      return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }
    return PlainDocument.Item(
      text: stage.stage.rawValue + (stage.differs ? ": differs" : ""),
      notes: ["\(name(.first)): \(words(stage.first))", "\(name(.second)): \(words(stage.second))"])
  }

  // MARK: Causes, rules and lines

  /// `cause (user): the user does not allow notifications (line 261)`.
  static func cause(_ cause: OutcomeCause, _ device: PartDevice) -> String {
    let label =
      switch (cause.explanation.certainty, cause.explanation.side) {
      case (_, .open): "cause unknown"
      case (.shown, let side): "cause (\(side.rawValue))"
      case (.fits, let side): "probable cause (\(side.rawValue))"
      case (.open, let side): "possible cause (\(side.rawValue))"
      }
    return "\(label): \(CleanText.line(cause.explanation.title))\(line(cause.line, device))"
  }

  private func cause(_ item: PartCause, _ device: PartDevice) -> PlainDocument.Item {
    let part = item.side.map { "only \(inPart($0))" } ?? "in both parts"
    return PlainDocument.Item(
      text: "\(part): \(Self.cause(item.cause, device))",
      notes: item.cause.explanation.next.map { ["next: \(CleanText.line($0))"] } ?? [])
  }

  private var rules: [PlainDocument.Item] {
    let items = comparison.rules.map { rule in
      var item = PlainDocument.Item(
        text: "only \(inPart(rule.side)): \(CleanText.line(rule.title)) [\(CleanText.line(rule.id))]")
      for finding in rule.failures.prefix(Self.failures) {
        let position = finding.position.map { "\(CleanText.line($0.capture)):\($0.line): " } ?? ""
        item.notes.append("\(position)\(CleanText.line(finding.message, limit: 400))")
      }
      let more = rule.failures.count - Self.failures
      if more > 0 { item.notes.append("and \(TextLayout.counted(more, "more failure"))") }
      return item
    }
    return Self.cut(items, Self.rules, "rule")
  }

  /// Failures come first, then new lines of the second part.
  private var steps: [PlainDocument.Item] {
    let others = comparison.steps.filter { !$0.isBad }
    let sorted =
      comparison.steps.filter(\.isBad) + others.filter { $0.side == .second } + others.filter { $0.side == .first }
    let items = sorted.map { step in
      let times = step.count > 1 ? ", \(step.count) times" : ""
      return PlainDocument.Item(
        text: "only \(inPart(step.side)): \(CleanText.line(step.label)) "
          + "(\(CleanText.path(step.row.capture)):\(step.row.line)\(times))")
    }
    return Self.cut(items, Self.steps, "line")
  }
}
