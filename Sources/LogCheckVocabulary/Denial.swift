import LogCheckRules

/// True if a line says that an event did not happen, or not yet.
enum Denial {
  /// From so much on an act is affirmed where it is not denied.
  private static let affirming = 60

  static func denies(_ facts: LineFacts, _ profile: EventProfile, _ profiles: EventProfiles) -> Bool {
    let planned = plannedClauses(facts, profile, profiles.table)
    if profile.requiresOutcome {
      return deniesAct(facts, profile, planned, inAny: false) || deniesOutcome(facts, profile)
    }
    let denying = profile.toleratesNegation ? planned : planned | facts.negated
    return deniesAct(facts, profile, denying, inAny: true) || hasOtherOutcome(facts, profile)
      || hasFalseResult(facts, profile, profiles)
  }

  /// Clauses that say that something may happen, without those in which an event says itself in such words, and without what begins
  /// next where it is a beginning.
  private static func plannedClauses(_ facts: LineFacts, _ profile: EventProfile, _ table: WordTable) -> UInt64 {
    var clauses = facts.line.questions
    for plan in facts.plans {
      if plan.isIntent ? profile.tense == .begin : profile.toleratesPlan { continue }
      let isOwn = table.meanings[plan.node].contains {
        $0.strength >= WordTable.likely && profile.explains[$0.concept] >= 50
      }
      if !isOwn { clauses |= LineFacts.bit(plan.clause) }
    }
    return clauses
  }

  /// A negation in the clause of the event's act, or in any clause where no other one affirms the act.
  private static func deniesAct(_ facts: LineFacts, _ profile: EventProfile, _ denying: UInt64, inAny: Bool) -> Bool {
    guard denying != 0 else { return false }
    var isAffirmed = false
    for act in facts.acts where act.concepts.contains(where: profile.acts.contains) {
      if denying & LineFacts.bit(act.clause) != 0 { return true }
      if act.strength >= affirming { isAffirmed = true }
    }
    if !inAny {
      return facts.outcomes.contains { outcome in
        denying & LineFacts.bit(outcome.clause) != 0
          && outcome.concepts.contains { profile.outcomes.contains($0.concept) }
      }
    }
    return !isAffirmed
  }

  /// A failure that is negated itself: `did not expire`.
  private static func deniesOutcome(_ facts: LineFacts, _ profile: EventProfile) -> Bool {
    guard !profile.toleratesNegation, !facts.negations.isEmpty else { return false }
    let own = facts.outcomes.filter { $0.concepts.contains { profile.outcomes.contains($0.concept) } }
    guard !own.isEmpty else { return false }
    return own.allSatisfy { outcome in
      facts.negations.contains { $0.clause == outcome.clause && $0.start < outcome.start }
    }
  }

  private static func hasOtherOutcome(_ facts: LineFacts, _ profile: EventProfile) -> Bool {
    facts.outcomes.contains { outcome in
      if let key = outcome.key, profile.keys.contains(where: { $0.id == key }) { return false }
      return outcome.isSure && !outcome.acts.contains(where: profile.acts.contains)
        && !outcome.concepts.contains {
          profile.outcomes.contains($0.concept) || profile.valueOutcomes.contains($0.concept)
        }
    }
  }

  /// `success=false` where the event has no such field.
  private static func hasFalseResult(
    _ facts: LineFacts, _ profile: EventProfile, _ profiles: EventProfiles
  ) -> Bool {
    facts.values.contains { value in
      guard value.isPair, value.truth == false else { return false }
      // `armed=false`
      if value.acts.contains(where: profile.acts.contains) { return !profile.keys.contains { $0.id == value.key } }
      guard let key = value.key, profiles.isResult(key) else { return false }
      return !profile.keys.contains { $0.type == .boolean && $0.isPair && profiles.isResult($0.id) }
    }
  }
}
