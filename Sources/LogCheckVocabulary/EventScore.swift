import LogCheckModel
import LogCheckRules

/// The degree to which an event fits a line.
struct EventScore {
  var profile: EventProfile
  var points: Int
  var hasEvidence: Bool
  /// True if it has that without regard to how many points it has.
  var isProven: Bool
  /// True if the line names a thing of the event and no other event's act: enough where no other event comes near.
  var isAlike: Bool
  var fields: FieldMatch
}

extension LineMeasure {
  func score(_ facts: LineFacts, _ profile: EventProfile, _ offset: Int, _ line: UnknownLine) -> EventScore {
    let fields = FieldMatch(facts, profile, profiles.keys)
    let share = bestShare(facts, profile)
    let words = 55 * (68 * share + 32 * lineShare(facts, profile)) / 10_000
    let points =
      words + fields.points + offset + actPoints(facts, profile) + levelPoints(facts, profile, line)
      + outcomePoints(facts, profile)
    let hasMuch = points >= Self.plenty && profile.things.contains { facts.strengths[$0] >= 75 }
    let isProven = hasEvidence(facts, profile, fields, share: share)
    return EventScore(
      profile: profile, points: max(0, min(100, points)),
      hasEvidence: hasMuch || isProven, isProven: isProven,
      isAlike: isAlike(facts, profile, share: share), fields: fields)
  }

  /// The share of the best template that is in the line, of 100.
  private func bestShare(_ facts: LineFacts, _ profile: EventProfile) -> Int {
    let given = facts.component.map { implied[$0] } ?? []
    let said = facts.component.map { self.said[$0] } ?? []
    var best = 0
    for template in profile.templates {
      var found = 0
      for (concept, weight) in template.concepts {
        var strength = Int(facts.strengths[concept])
        if strength < 100, said.contains(concept) { strength = 100 }
        if strength < 60, given.contains(concept) { strength = 60 }
        if strength < 60, facts.hasNegation || facts.hasFailedResult, profile.requiresOutcome,
          profile.outcomes.contains(concept)
        {
          strength = 60
        }
        found += weight * strength
      }
      best = max(best, found * template.factor / (template.total * 100))
    }
    return best
  }

  /// The share of the line's content that is in the event, of 100.
  private func lineShare(_ facts: LineFacts, _ profile: EventProfile) -> Int {
    var all = min(24, 4 * facts.words.unknown)
    var found = 0
    for item in facts.said {
      var weight = 0
      var explained = 0
      for meaning in item.meanings {
        let full = profiles.weights[meaning.concept] * meaning.strength / 100
        weight = max(weight, full)
        explained = max(explained, full * Int(profile.explains[meaning.concept]) / 100)
      }
      all += weight
      found += min(weight, explained)
    }
    return all == 0 ? 0 : 100 * found / all
  }

  /// Strong acts that the event does not have, and an act of another tense.
  private func actPoints(_ facts: LineFacts, _ profile: EventProfile) -> Int {
    var count = 0
    var isOther = false
    for act in facts.acts where act.strength >= 70 {
      if act.concepts.contains(where: { profile.explains[$0] >= 50 }) {
        if act.concepts.contains(where: profile.acts.contains) { isOther = isOther || differs(act, facts, profile) }
      } else if !act.others.contains(where: { profile.explains[$0] >= 50 }),
        !act.concepts.contains(where: { profiles.table.sorts[$0] != .act })
      {
        count += 1
      }
    }
    return -9 * min(3, count + (isOther ? 1 : 0))
  }

  private func differs(
    _ act: LineFacts.Act, _ facts: LineFacts, _ profile: EventProfile
  ) -> Bool {
    let clause = LineFacts.bit(act.clause)
    let intends = facts.plans.contains { $0.isIntent && $0.clause == act.clause }
    let begins = facts.begun & clause != 0 || intends || act.form == .running && facts.done & clause == 0
    let isDone = act.form == .done || facts.done & clause != 0
    switch profile.tense {
    case .open: return false
    case .begin: return isDone && facts.begun & clause == 0
    case .done: return begins && !(act.form == .done && facts.begun & clause == 0)
    }
  }

  private func levelPoints(_ facts: LineFacts, _ profile: EventProfile, _ line: UnknownLine) -> Int {
    guard let level = facts.level else { return 0 }
    if profile.requiresOutcome { return level >= .warning ? 3 : 0 }
    switch level {
    case .error, .fault: return -12
    case .warning: return -5
    case .debug:
      let own = levels[profile.event]
      return own.values.contains(.debug) ? 0 : -4
    default: return 0
    }
  }

  /// A failure needs a word that says so.
  private func outcomePoints(_ facts: LineFacts, _ profile: EventProfile) -> Int {
    guard profile.requiresOutcome, !facts.hasNegation, !facts.hasFailedResult else { return 0 }
    let isSaid = profile.outcomes.contains { facts.strengths[$0] >= 60 }
    return isSaid ? 0 : -22
  }
}
