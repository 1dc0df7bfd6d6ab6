import LogCheckModel

extension RunComparison {
  /// The whole comparison; colours are those of a terminal and occur in the text only.
  package func written(as format: StoryFormat, _ palette: Palette = .plain) -> String {
    let words = ComparisonWords(comparison: self)
    switch format {
    case .text:
      return words.document.text(
        palette, titleColour: emptiness == nil ? (isSame ? palette.good : palette.bad) : palette.doubtful)
    case .markdown: return words.document.markdown
    case .html: return words.document.html
    case .json: return ComparisonJSON(self).text
    }
  }
}

/// The words for a comparison. Wording may change in any release.
struct ComparisonWords {
  let comparison: RunComparison

  private static let failuresShown = 3
  /// Lines of one kind, and things paired by order, that are named one by one.
  private static let linesShown = 5

  var document: PlainDocument {
    var document = PlainDocument(title: title)
    for (run, side) in [(comparison.first, ComparedSide.first), (comparison.second, .second)] {
      document.head.append("\(side.name): \(run.name): \(facts(run))")
    }
    document.head += cautions + alignment
    func add(_ title: String, _ items: [PlainDocument.Item]) {
      if !items.isEmpty { document.sections.append(PlainDocument.Section(title: title, items: items)) }
    }
    let judged = comparison.rules.filter { $0.first != .notExercised && $0.second != .notExercised }
    let others = comparison.rules.filter { $0.first == .notExercised || $0.second == .notExercised }
    add("Rules with other verdicts", Self.sorted(judged).map(item))
    add("What one run shows and the other does not", comparison.strands.map(item))
    add(
      "Devices of one run only",
      comparison.devicesOfOne.map { PlainDocument.Item(text: "\(CleanText.line($0.name)), only in \($0.side.name)") })
    add("Rules that one run has no occasion for", Self.grouped(others))
    add("Rules that do not apply to one run, which is no difference", Self.grouped(comparison.rulesOfOne))
    return document
  }

  private var title: String {
    if let emptiness = comparison.emptiness { return "NOTHING TO COMPARE: \(emptiness)" }
    guard !comparison.isSame else { return "SAME: the runs differ in nothing that is compared" }
    let schedules = comparison.strands.count + comparison.devicesOfOne.count
    return
      "DIFFERENT: \(TextLayout.counted(comparison.rules.count, "rule")), \(TextLayout.counted(schedules, "schedule or strip", "schedules or strips"))"
  }

  private func facts(_ run: ComparedRun) -> String {
    let summary = run.summary
    return
      "\(TextLayout.counted(run.sources.count, "device")), \(TextLayout.counted(summary.count(.pass), "rule")) passed, "
      + "\(summary.count(.fail)) failed, \(summary.count(.inconclusive)) inconclusive"
  }

  /// Events that may have happened unseen.
  private var cautions: [String] {
    [(comparison.first, ComparedSide.first), (comparison.second, .second)].flatMap { run, side in
      var rows: [String] = []
      if run.gaps > 0 {
        rows.append(
          "\(side.name) does not hold everything (\(TextLayout.counted(run.gaps, "gap"))): what is not seen there may have happened"
        )
      }
      if run.omittedRows > 0 {
        rows.append("of \(side.name) \(TextLayout.counted(run.omittedRows, "line")) beyond the limit are not compared")
      }
      if run.summary.unreportedFindings > 0 {
        rows.append(
          "of \(side.name) \(TextLayout.counted(run.summary.unreportedFindings, "finding")) beyond the limit are compared by number only"
        )
      }
      return rows
    }
  }

  private func item(_ rule: RuleDifference) -> PlainDocument.Item {
    var item = PlainDocument.Item(
      text: "\(Self.words(rule.first)) in A, \(Self.words(rule.second)) in B: \(CleanText.line(rule.title)) "
        + "[\(CleanText.line(rule.id))]")
    for (finding, side) in rule.failures.prefix(Self.failuresShown) {
      let position = finding.position.map { "\(CleanText.line($0.capture)):\($0.line): " } ?? ""
      item.notes.append("only in \(side.name): \(position)\(CleanText.line(finding.message, limit: 400))")
    }
    let more = rule.failures.count - Self.failuresShown
    if more > 0 { item.notes.append("and \(TextLayout.counted(more, "more failure")) of one run only") }
    return item
  }

  /// Rules that broke in one of the runs come first.
  private static func sorted(_ rules: [RuleDifference]) -> [RuleDifference] {
    rules.filter { $0.first == .fail || $0.second == .fail } + rules.filter { $0.first != .fail && $0.second != .fail }
  }

  /// Rules with the same two verdicts in one item; what broke in one of the runs comes first.
  private static func grouped(_ rules: [RuleDifference]) -> [PlainDocument.Item] {
    var items: [PlainDocument.Item] = []
    for first in Self.order {
      for second in Self.order {
        let ids = rules.filter { $0.first == first && $0.second == second }.map { CleanText.line($0.id) }
        guard !ids.isEmpty else { continue }
        items.append(
          PlainDocument.Item(text: "\(words(first)) in A, \(words(second)) in B: \(ids.joined(separator: ", "))"))
      }
    }
    return items
  }

  private static let order: [RuleVerdict] = [.fail, .pass, .inconclusive, .notExercised, .notApplicable]

  private static func words(_ verdict: RuleVerdict) -> String {
    switch verdict {
    case .pass: "passed"
    case .fail: "failed"
    case .inconclusive: "not known"
    case .notExercised: "no occasion"
    case .notApplicable: "does not apply"
    }
  }

  private func item(_ strand: StrandDifference) -> PlainDocument.Item {
    let names = [strand.first, strand.second].compactMap { $0.map { CleanText.line($0) } }
    let device = CleanText.line(strand.device)
    guard strand.first != nil, strand.second != nil else {
      let side = strand.second == nil ? ComparedSide.first : .second
      return PlainDocument.Item(
        text: "\(device), \(names.joined()): only in \(side.name), \(TextLayout.counted(strand.rowsOfOne, "line"))")
    }
    let name = strand.first == strand.second ? names[0] : "\(names[0]) in A, \(names[1]) in B"
    return PlainDocument.Item(
      text: "\(device), \(name)", notes: strand.plans.map(note) + strand.values.map(note) + strand.marks.flatMap(notes))
  }

  private func note(_ plan: PlanDifference) -> String {
    "\(CleanText.line(plan.lane)), plan \(plan.number): \(words(plan.first)) in A, \(words(plan.second)) in B"
  }

  private func words(_ side: PlanDifference.Side) -> String {
    let due = (side.row.at ?? side.row.logged).map { " (due \(CleanText.line($0.text)))" } ?? ""
    switch side.outcome {
    case .met: return "came" + (side.drift.map { " " + StoryWords.signed($0) } ?? "") + due
    case .missed: return "missed" + due
    case .cancelled: return "cancelled" + due
    case .replaced: return "replaced" + due
    case .open: return "without a known end" + due
    }
  }

  private func note(_ value: ValueDifference) -> String {
    "\(CleanText.line(value.lane)), ended \(value.number): \(StoryWords.signed(value.first)) in A, "
      + "\(StoryWords.signed(value.second)) in B "
      + "(\(CleanText.line(value.secondRow.capture)):\(value.secondRow.line))"
  }

  private func notes(_ mark: MarkDifference) -> [String] {
    let result = mark.succeeded.map { $0 ? " ok" : " not ok" } ?? ""
    let head = "\(CleanText.line(mark.lane)), \(mark.mark.rawValue)\(result): \(mark.first) in A, \(mark.second) in B; "
    var notes: [String] = []
    for side in ComparedSide.allCases {
      let lines = mark.ofOne.filter { $0.side == side }
      notes += lines.prefix(Self.linesShown).map { "only in \(side.name): \(Self.words($0.row))" }
      let more = lines.count - Self.linesShown
      if more > 0 { notes.append("and \(TextLayout.counted(more, "more line")) only in \(side.name)") }
    }
    return [head + notes[0]] + notes.dropFirst()
  }

  private static func words(_ row: TimelineRow) -> String {
    let due = row.mark == .planned ? row.at.map { " for \(CleanText.line($0.text))" } ?? "" : ""
    let time = row.logged.map { ", \(CleanText.line($0.text))" } ?? ""
    return "\(CleanText.line(row.label))\(due) (\(CleanText.line(row.capture)):\(row.line)\(time))"
  }

  // MARK: How the runs were aligned

  /// The facts that a reader needs to check how the runs were paired.
  private var alignment: [String] {
    var lines = comparison.shifts.map { device, shift in
      "\(CleanText.line(device)): the plans of B are those of A "
        + "\(TimeText.duration(shift.magnitude)) \(shift < .zero ? "later" : "earlier"), and are compared as such"
    }
    guard !comparison.byOrder.isEmpty else { return lines }
    let named = comparison.byOrder.prefix(Self.linesShown).map { pairing in
      let names =
        pairing.first == pairing.second
        ? CleanText.line(pairing.first) : "\(CleanText.line(pairing.first)) with \(CleanText.line(pairing.second))"
      return names + (pairing.counts.map { " (\($0.first) in A, \($0.second) in B)" } ?? "")
    }
    let more = comparison.byOrder.count - named.count
    lines.append(
      "paired by order, since neither a schedule nor a time identifies them: \(named.joined(separator: "; "))"
        + (more > 0 ? "; and \(more) more" : ""))
    return lines
  }
}
