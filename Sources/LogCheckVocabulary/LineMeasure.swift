import LogCheckModel
package import LogCheckRules

/// Measures which of the loaded events an unknown line may be. The same line always gets the same answer, on every platform.
package struct LineMeasure: Sendable {
  /// From so many points on an event is suggested.
  package static let suggested = 15
  /// From so many points on a line could be an event.
  static let possible = 27
  /// At most so far below the line's best event.
  static let nearBest = 25
  /// From so many points on a line that names no act is like an event.
  static let alike = 35
  /// From so many points on an event whose thing is named needs no more.
  static let plenty = 42
  /// From so many points on, and so far ahead of the next one, it probably is the event.
  static let probable = 45
  static let ahead = 12
  static let mostCandidates = 6

  let profiles: EventProfiles
  /// Concepts that lines of a component need not mention, and those that its tag says; by component.
  let implied: [[Int]]
  let said: [[Int]]
  /// Components whose lines may be events of every component.
  let anyComponents: Set<Int>
  let levels: [[Platform: LogLevel]]
  let fieldNames: [[String]]
  let fieldTypes: [[FieldType]]
  /// By event: the names of its fields and the keys of its pairs, with the field of each.
  let fieldKeys: [[(key: String, field: Int)]]

  /// Makes the profiles of all events, which takes some milliseconds.
  package init(_ ruleSet: RuleSet) {
    profiles = EventProfiles(ruleSet)
    var concepts: [String: Int] = [:]
    for (index, name) in profiles.table.names.enumerated() where concepts[name] == nil { concepts[name] = index }
    var implied = [[Int]](repeating: [], count: ruleSet.components.count)
    var said = implied
    for words in ruleSet.vocabulary.components where words.component < implied.count {
      implied[words.component] = words.implies.compactMap { concepts[$0] }
      said[words.component] = words.says.compactMap { concepts[$0] }
    }
    self.implied = implied
    self.said = said
    anyComponents = Set(ruleSet.vocabulary.components.filter(\.isAny).map(\.component))
    levels = ruleSet.events.map(\.levels)
    fieldNames = ruleSet.events.map { $0.fields.map(\.name) }
    fieldTypes = ruleSet.events.map { $0.fields.map(\.type) }
    fieldKeys = ruleSet.events.map { event in
      event.fields.enumerated().map { ($1.name, $0) } + event.pairs.map { ($0.key, $0.field) }
    }
  }

  /// The events that the line may be.
  package func reading(of line: UnknownLine) -> LineReading {
    let facts = LineFacts(line, profiles)
    var scores: [EventScore] = []
    var denied: [EventTypeID] = []
    for profile in profiles.profiles {
      guard let offset = componentPoints(facts.component, profile) else { continue }
      let score = score(facts, profile, offset, line)
      guard score.points >= Self.suggested else { continue }
      if Denial.denies(facts, profile, profiles) {
        if score.points >= Self.possible, score.hasEvidence { denied.append(EventTypeID(profile.event)) }
      } else {
        scores.append(score)
      }
    }
    scores.sort { $0.points != $1.points ? $0.points > $1.points : $0.profile.event < $1.profile.event }
    let best = scores.first?.points ?? 0
    let next = scores.count > 1 ? scores[1].points : 0
    if let first = scores.first, first.isAlike, first.points >= Self.alike, first.points >= next + Self.ahead {
      scores[0].hasEvidence = true
    }
    let candidates = scores.prefix(Self.mostCandidates).enumerated().map { index, score in
      LineCandidate(
        event: EventTypeID(score.profile.event), points: score.points,
        couldBe: score.hasEvidence && score.points >= Self.possible && score.points >= best - Self.nearBest,
        isProbable: index == 0 && score.isProven && score.points >= Self.probable
          && score.points >= next + Self.ahead && !isActPartOfThing(facts, score),
        reasons: reasons(facts, score))
    }
    return LineReading(candidates: Array(candidates), denied: denied)
  }

  /// Points for the component; `nil` where the line is another one's.
  private func componentPoints(_ component: Int?, _ profile: EventProfile) -> Int? {
    guard let component else { return -5 }
    if profile.components.contains(component) { return 0 }
    if anyComponents.contains(component) { return -3 }
    return nil
  }
}
