package import LogCheckModel

/// Compares the results of two runs: every rule, every finding with its lines, and the counts of reading.
package struct VerdictComparison {
  /// The differences, a line each, and the lines of the captures that they concern.
  package private(set) var differences: [String] = []
  private static let reported = 20

  package var isSame: Bool { differences.isEmpty }

  package init(
    _ before: (summary: RunSummary, findings: [Finding]), _ after: (summary: RunSummary, findings: [Finding])
  ) {
    compareRules(before, after)
    compareFindings(before.findings, after.findings)
    compareCaptures(before.summary, after.summary)
    if before.summary.exitCode != after.summary.exitCode {
      report("the run exits with \(after.summary.exitCode), not with \(before.summary.exitCode)")
    }
  }

  private mutating func report(_ text: String) {
    if differences.count < Self.reported { differences.append(text) }
  }

  private mutating func compareRules(
    _ before: (summary: RunSummary, findings: [Finding]), _ after: (summary: RunSummary, findings: [Finding])
  ) {
    for (left, right) in zip(before.summary.rules, after.summary.rules) {
      let isSame =
        left.id == right.id && left.verdict == right.verdict && Self.counts(left) == Self.counts(right)
        && left.reasons == right.reasons && left.notes == right.notes
      guard !isSame else { continue }
      let ofRule = before.findings.filter { $0.rule == left.id }
      let others = after.findings.filter { $0.rule == left.id }
      let position = Self.firstPosition(ofRule, others).map { "\($0): " } ?? ""
      report("\(position)rule \(left.id): \(Self.words(left)) before, \(Self.words(right)) after")
    }
    if before.summary.rules.count != after.summary.rules.count { report("another number of rules") }
  }

  private static func counts(_ rule: RuleSummary) -> [Int] {
    [rule.passes, rule.fails, rule.inconclusive, rule.cancelled, rule.waived, rule.known]
  }

  private static func words(_ rule: RuleSummary) -> String {
    "\(rule.passes) passed, \(rule.fails) failed, \(rule.inconclusive) inconclusive"
  }

  private mutating func compareFindings(_ before: [Finding], _ after: [Finding]) {
    // Differences of the rules were reported already.
    guard differences.isEmpty, before.map(Self.form) != after.map(Self.form) else { return }
    let rule = zip(before, after).first { Self.form($0) != Self.form($1) }?.0.rule
    report("\(Self.firstPosition(before, after) ?? ""): rule \(rule ?? "?"): another finding, or other lines of it")
  }

  /// The line of the first finding that has no equal in the other run.
  private static func firstPosition(_ before: [Finding], _ after: [Finding]) -> String? {
    let index = zip(before, after).enumerated().first { form($1.0) != form($1.1) }?.offset
    let position = index ?? min(before.count, after.count)
    let finding = position < before.count ? before[position] : position < after.count ? after[position] : nil
    return finding?.position.map { "\($0.capture):\($0.line)" }
  }

  /// The parts of a finding that do not depend on the words of the log.
  private static func form(_ finding: Finding) -> [String] {
    [
      finding.rule, "\(finding.verdict)", finding.absence?.from ?? "", finding.absence?.to ?? "",
      "\(finding.acceptance == nil)", finding.nearest.map { "\($0.event.capture):\($0.event.line)" } ?? "",
    ] + finding.evidence.map { "\($0.capture):\($0.line) \($0.role) \($0.event) \($0.time ?? "")" }
      + finding.circumstances.map { "\($0.id) \($0.event.line)" }
  }

  private mutating func compareCaptures(_ before: RunSummary, _ after: RunSummary) {
    for (left, right) in zip(before.captures, after.captures) {
      let (old, new) = (Self.form(left), Self.form(right))
      for (name, value) in old where new[name] != value {
        report("\(left.path): \(name): \(value) before, \(new[name] ?? "nothing") after")
      }
    }
    if before.captures.count != after.captures.count { report("another number of captures") }
  }

  private static func form(_ capture: CaptureSummary) -> KeyedTexts {
    KeyedTexts([
      ("format", capture.format ?? "unknown"), ("profile", capture.profile ?? "none"),
      ("further profiles", capture.otherProfiles.map(\.id).joined(separator: ", ")), ("lines", "\(capture.lines)"),
      ("events", "\(capture.events)"), ("sessions", "\(capture.sessions)"), ("first stamp", capture.first ?? "none"),
      ("last stamp", capture.last ?? "none"), ("gaps", capture.gaps.map { "\($0.line)" }.joined(separator: ", ")),
      ("unrecognised lines", "\(capture.unrecognised)"), ("lines not understood", "\(capture.notUnderstood)"),
      ("records cut off", "\(capture.cutRecords)"), ("repaired records", "\(capture.repairedRecords)"),
      ("duplicate lines", "\(capture.duplicateLines?.count ?? 0)"), ("problem", capture.problem ?? "none"),
    ])
  }
}

/// Texts by name, in order.
private struct KeyedTexts: Sequence {
  private let all: [(String, String)]

  init(_ all: [(String, String)]) { self.all = all }

  subscript(_ name: String) -> String? { all.first { $0.0 == name }?.1 }

  func makeIterator() -> IndexingIterator<[(String, String)]> { all.makeIterator() }
}
