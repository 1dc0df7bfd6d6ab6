import LogCheckEngine
import LogCheckModel
import LogCheckRules

/// Makes findings of outcomes, and of events the evidence that reports print.
struct FindingMaker {
  let ruleSet: RuleSet
  let evidenceReporter: EvidenceReporter

  /// A line that may be the event a rule waits for, in words that no rule knows.
  func wording(_ answer: UnknownAnswer, of rule: String) -> OpenWording {
    let event = ruleSet.events[answer.event.index]
    return OpenWording(
      line: evidence(answer.line), event: event.name,
      title: event.summary.isEmpty ? event.name : event.summary,
      reasons: answer.reasons, rule: rule)
  }

  /// The name of a line that is not an event.
  private static let unrecognised = "unrecognised"

  /// The finding with the verdict as it is reported, which a profile may have changed; `detail` is its sentence.
  func finding(_ outcome: InstanceOutcome, _ verdict: InstanceVerdict, _ detail: String) -> Finding {
    let rule = ruleSet.rules[outcome.rule]
    var evidence: [FindingEvidence] = []
    for item in outcome.evidence {
      let item = self.evidence(item)
      // One event can be a step of several alternatives.
      if !evidence.contains(item) { evidence.append(item) }
    }
    var finding = Finding(
      rule: rule.id, title: rule.title, requirements: rule.requirements,
      severity: rule.severity, isExperimental: rule.status == .experimental, verdict: verdict, message: detail,
      remediation: rule.remediation,
      evidence: evidence,
      absence: outcome.absence.map { (evidenceReporter.time($0.from), evidenceReporter.time($0.to)) },
      fingerprint: Fingerprint.of(rule: rule.id, verdict: verdict, outcome: outcome, evidence: evidence))
    // Items without a time, such as an evidence file, were decided at no moment.
    finding.moment =
      outcome.absence?.to.flatMap { evidenceReporter.point($0) }
      ?? (finding.position?.time == nil ? nil : evidenceReporter.point(outcome.decidingTime))
    if verdict == .fail, let nearest = outcome.nearest {
      finding.nearest = NearestCandidate(
        event: self.evidence(nearest), miss: miss(nearest, outcome.absence))
    }
    finding.wording = outcome.unknownAnswer.map { wording($0, of: rule.id) }
    finding.circumstances = outcome.circumstances.map { circumstance($0.circumstance, $0.event) }
    return finding
  }

  /// The circumstance with this number among those of the rules, seen at an event.
  func circumstance(_ index: Int, _ event: Evidence) -> FindingCircumstance {
    let circumstance = ruleSet.circumstances[index]
    return FindingCircumstance(
      id: circumstance.id, title: circumstance.title, limit: circumstance.limit,
      isCondition: circumstance.isCondition, event: evidence(event))
  }

  /// An event, or a line that no event fits, as reports print it.
  func evidence(_ item: Evidence) -> FindingEvidence {
    // An evidence file has no time.
    let isTimed = item.type.map { !ruleSet.events[$0.index].isEvidence } ?? true
    return FindingEvidence(
      role: item.role, capture: evidenceReporter.path(item.position.capture), line: item.position.line,
      time: isTimed ? evidenceReporter.time(item.time) : nil,
      event: item.type.map { ruleSet.events[$0.index].name } ?? Self.unrecognised,
      text: item.excerpt.description,
      message: item.excerpt.messageText, omittedBytes: item.excerpt.omittedBytes,
      title: item.type.map { ruleSet.events[$0.index].summary }.flatMap { $0.isEmpty ? nil : $0 })
  }

  private func miss(_ nearest: Evidence, _ absence: AbsenceInterval?) -> NearestCandidate.Miss {
    guard let from = absence?.from, let time = nearest.time, time.frame == from.frame, time.instant < from.instant
    else {
      return .unfit
    }
    return .early(from.instant - time.instant)
  }
}
