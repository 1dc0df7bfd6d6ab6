import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Failures that are reported and do not fail the run: those with a waiver, and those in the baseline.
struct AcceptedFailures {
  private struct Entry {
    var waiver: Waiver
    var text: Pattern?
    var capture: Pattern?
    var isPast: Bool
    var uses = 0
    /// Texts on which one of its patterns was stopped.
    var stops = 0
  }

  private var entries: [Entry] = []
  private var entriesOfRule: [String: [Int]] = [:]
  /// Failures that were there before and were not met yet, by fingerprint.
  private var known: [String: Int]
  /// Failures that were accepted by fingerprints of an earlier form.
  private var formerUses = 0
  private let matcher = PatternMatcher()

  /// Waivers count as past their date if the options give no day.
  init(_ ruleSet: RuleSet, _ options: AuditOptions, problems: inout [Diagnostic]) {
    known = options.baseline
    for waiver in ruleSet.waivers {
      var entry = Entry(waiver: waiver, isPast: options.today.map { waiver.until < $0 } ?? true)
      do throws(PatternError) {
        entry.text = try waiver.text.map { source throws(PatternError) in try Pattern(source, isCaseless: false) }
        entry.capture = try waiver.capture.map { source throws(PatternError) in try Pattern(source, isCaseless: false) }
      } catch {
        problems.append(
          Diagnostic(code: "E001", severity: .error, message: "waiver: \(error.message)", mark: waiver.mark))
      }
      entriesOfRule[waiver.rule, default: []].append(entries.count)
      entries.append(entry)
    }
  }

  /// True if a failure of a rule may be accepted, so that it must be inspected.
  func mayAccept(_ rule: String) -> Bool { !known.isEmpty || entriesOfRule[rule] != nil }

  /// The reason why a failure is accepted, if it is.
  mutating func acceptance(of finding: Finding) -> Acceptance? {
    for index in entriesOfRule[finding.rule] ?? [] where !entries[index].isPast && fits(index, finding) {
      entries[index].uses += 1
      let waiver = entries[index].waiver
      return .waived(reason: waiver.reason, owner: waiver.owner, until: waiver.until)
    }
    guard !known.isEmpty else { return nil }
    if takeKnown(finding.fingerprint) { return .known }
    guard takeKnown(formerFingerprint(of: finding)) else { return nil }
    formerUses += 1
    return .known
  }

  private mutating func takeKnown(_ fingerprint: String) -> Bool {
    guard let count = known[fingerprint], count > 0 else { return false }
    known[fingerprint] = count - 1
    return true
  }

  private func formerFingerprint(of finding: Finding) -> String {
    Fingerprint.former(rule: finding.rule, verdict: finding.verdict, evidence: finding.evidence)
  }

  /// The number of waived failures among `count` failures of a rule whose details are unknown: all, by a waiver of
  /// everything, or none.
  mutating func waived(_ count: Int, of rule: String) -> Int {
    for index in entriesOfRule[rule] ?? [] where !entries[index].isPast && count > 0 {
      let waiver = entries[index].waiver
      guard waiver.text == nil, waiver.capture == nil, waiver.fingerprints.isEmpty else { continue }
      entries[index].uses += count
      return count
    }
    return 0
  }

  /// True if a waiver accepts that something is wrong with a notification of those captures. It has no text and no fingerprint to match.
  mutating func waives(_ question: OutcomeQuestion, in captures: [String]) -> Bool {
    for index in entriesOfRule[question.rawValue] ?? [] where !entries[index].isPast {
      let entry = entries[index]
      guard entry.text == nil, entry.waiver.fingerprints.isEmpty else { continue }
      var stops = 0
      let isFitting = entry.capture.map { pattern in captures.contains { holds($0, pattern, &stops) } } ?? true
      entries[index].stops += stops
      guard isFitting else { continue }
      entries[index].uses += 1
      return true
    }
    return false
  }

  private mutating func fits(_ index: Int, _ finding: Finding) -> Bool {
    let entry = entries[index]
    var stops = 0
    defer { entries[index].stops += stops }
    if let pattern = entry.text, !finding.evidence.contains(where: { holds($0.text, pattern, &stops) }) { return false }
    if let pattern = entry.capture, !finding.evidence.contains(where: { holds($0.capture, pattern, &stops) }) {
      return false
    }
    let fingerprints = entry.waiver.fingerprints
    if fingerprints.isEmpty || fingerprints.contains(finding.fingerprint) { return true }
    guard fingerprints.contains(formerFingerprint(of: finding)) else { return false }
    formerUses += 1
    return true
  }

  /// A pattern that was stopped accepts nothing.
  private func holds(_ text: String, _ pattern: Pattern, _ stops: inout Int) -> Bool {
    let bytes = Array(text.utf8)
    switch matcher.match(pattern, in: bytes.span) {
    case .match: return true
    case .noMatch: return false
    case .fault:
      stops += 1
      return false
    }
  }

  /// Waivers that are past their date or waived nothing, and how much of the baseline did not come again.
  var diagnostics: [Diagnostic] {
    var found = entries.compactMap { entry -> Diagnostic? in
      let rule = entry.waiver.rule
      if entry.isPast {
        return Diagnostic(
          code: "I020", severity: .warning,
          message: "the waiver of \(rule) (\(entry.waiver.owner)) ended on \(entry.waiver.until) and waives nothing",
          hint: "remove it, or have its owner look at it again", mark: entry.waiver.mark)
      }
      if entry.stops > 0 {
        return Diagnostic(
          code: "I027", severity: .warning,
          message:
            "a pattern of the waiver of \(rule) (\(entry.waiver.owner)) was too costly and was stopped on \(entry.stops) "
            + "text\(entry.stops == 1 ? "" : "s"); what it may have waived is not waived",
          hint: "make the pattern cheaper: no repeats inside repeats", mark: entry.waiver.mark)
      }
      guard entry.uses == 0 else { return nil }
      return Diagnostic(
        code: "I021", severity: .warning, message: "the waiver of \(rule) (\(entry.waiver.owner)) waived nothing",
        hint: "remove it if the trouble is over", mark: entry.waiver.mark)
    }
    if formerUses > 0 {
      found.append(
        Diagnostic(
          code: "I065", severity: .note,
          message:
            "\(formerUses) failure\(formerUses == 1 ? " is" : "s are") accepted by a fingerprint of an earlier version's form",
          hint: "write the baseline again (`baseline update`), and waive by the fingerprint of this version"))
    }
    let gone = known.values.reduce(0, +)
    if gone > 0 {
      found.append(
        Diagnostic(
          code: "I022", severity: .note,
          message: "\(gone) failure\(gone == 1 ? "" : "s") of the baseline did not come again",
          hint: "write a new baseline: --report json=FILE"))
    }
    return found
  }
}
