import LogCheckModel
import LogCheckRules

/// The profiles of all events that an unknown line may be, and how rare each concept and key is among them.
struct EventProfiles: Sendable {
  private(set) var profiles: [EventProfile] = []
  private(set) var table: WordTable
  private(set) var keys: KeyMeanings
  private(set) var weights: [Int] = []
  let tags: TagTable
  private let resultFamily: Int?
  private let errorFamily: Int?
  private let stateFamily: Int?

  /// The texts of one event while its profile is made.
  private struct Draft {
    var profile: EventProfile
    var texts: [LineWords] = []
    var id: LineWords
    var last: LineWords
    var summary: LineWords
    var values: LineWords
  }

  init(_ ruleSet: RuleSet) {
    table = WordTable(ruleSet.vocabulary)
    keys = KeyMeanings(ruleSet)
    tags = TagTable(ruleSet.components)
    resultFamily = ruleSet.vocabulary.keys.firstIndex { $0.name == "success" }
    stateFamily = ruleSet.vocabulary.keys.firstIndex { $0.name == "status" }
    errorFamily = ruleSet.vocabulary.keys.firstIndex { $0.name == "failure" }
    guard !ruleSet.vocabulary.isEmpty else { return }
    var scanned: [(event: Int, components: [Int], texts: [ScannedLine], values: [String])] = []
    for (index, event) in ruleSet.events.enumerated() where !event.isEvidence && !event.isOfHeader {
      let components = components(of: event)
      guard !components.isEmpty, !event.patterns.isEmpty || !event.jsonNames.isEmpty else { continue }
      var texts: [ScannedLine] = []
      var values: [String] = []
      for pattern in event.patterns {
        let found = EventTexts.texts(of: pattern)
        values += found.words
        texts += found.texts.map(scan)
      }
      texts += event.jsonNames.map { scan($0.utf8.map { $0 == 0x2E ? 0x20 : $0 }) }
      scanned.append((index, components, texts, values))
    }
    addLiterals(scanned.flatMap(\.texts))
    var drafts = scanned.map { draft($0.event, $0.components, $0.texts, $0.values, ruleSet) }
    addKeys(&drafts, ruleSet)
    weigh(drafts)
    profiles = drafts.map(finish)
  }

  private func scan(_ text: some Collection<UInt8>) -> ScannedLine {
    LineScanner.scan(text, tags: TagTable([]), keys: keys)
  }

  private func words(_ text: String) -> LineWords {
    LineWords(scan(text.utf8.map { $0 == 0x2E || $0 == 0x3D ? 0x20 : $0 }), table)
  }

  /// An event of any component belongs to the one whose tag its texts hold; one without is no line of the plugin.
  private func components(of event: EventDefinition) -> [Int] {
    guard event.components.isEmpty else { return event.components }
    var found: [Int] = []
    for literal in event.literals {
      guard let tag = tags.match(Array(literal.utf8), at: 0), !found.contains(tag.component) else { continue }
      found.append(tag.component)
    }
    return found
  }

  /// Words of the events that the vocabulary does not have become separate concepts.
  private mutating func addLiterals(_ texts: [ScannedLine]) {
    for text in texts {
      for case .word(let word) in text.items where word.range.count > 2 {
        let bytes = text.bytes[word.range]
        guard table.longest([table.known(bytes)]) == nil else { continue }
        table.addLiteral(bytes.map(ASCII.lowered))
      }
    }
  }

  private func draft(
    _ event: Int, _ components: [Int], _ texts: [ScannedLine], _ values: [String], _ ruleSet: RuleSet
  ) -> Draft {
    let definition = ruleSet.events[event]
    var profile = EventProfile(event: event)
    profile.components = components
    for value in values {
      for kind in keys.enumerations(of: value.utf8) where !profile.enumerations.contains(kind) {
        profile.enumerations.append(kind)
      }
    }
    let parts = definition.name.split(separator: ".")
    let last = parts.last.map(String.init) ?? ""
    // The first of three parts is mostly the component.
    let name = parts.count > 2 ? parts.dropFirst().joined(separator: " ") : definition.name
    return Draft(
      profile: profile, texts: texts.map { LineWords($0, table) }, id: words(name), last: words(last),
      summary: words(definition.summary), values: words(values.joined(separator: "; ")))
  }

  private mutating func addKeys(_ drafts: inout [Draft], _ ruleSet: RuleSet) {
    var uses: [Int: Int] = [:]
    for index in drafts.indices {
      let event = ruleSet.events[drafts[index].profile.event]
      drafts[index].profile.types = event.fields.map { field in
        let isTime = ["_ms", "_s", "_min"].contains { field.name.hasSuffix($0) }
        return field.type == .integer && isTime ? .duration : field.type
      }
      addEnumerations(to: &drafts[index].profile, event, ruleSet.vocabulary)
      var seen: Set<Int> = []
      let pairs =
        event.pairs.map { ($0.key, $0.field, true) } + event.fields.enumerated().map { ($1.name, $0, false) }
      for (key, field, isPair) in pairs {
        let id = keys.add(Array(key.utf8))
        guard id >= 0, seen.insert(id).inserted else { continue }
        drafts[index].profile.keys.append(
          EventProfile.Key(id: id, type: event.fields[field].type, field: field, isPair: isPair, weight: 0))
        uses[id, default: 0] += 1
      }
    }
    for index in drafts.indices {
      for key in drafts[index].profile.keys.indices {
        let count = uses[drafts[index].profile.keys[key].id] ?? 1
        drafts[index].profile.keys[key].weight = max(30, 100 - 3 * Self.logarithm(count))
      }
    }
  }

  /// The words that a field may have whose name has a family of values of the same name.
  private func addEnumerations(to profile: inout EventProfile, _ event: EventDefinition, _ vocabulary: Vocabulary) {
    let names =
      event.pairs.filter { event.fields[$0.field].type == .word }.map(\.key)
      + event.fields.filter { $0.type == .word }.map(\.name)
    for (index, family) in vocabulary.values.enumerated() {
      guard let keyFamily = vocabulary.keys.firstIndex(where: { $0.name == family.name }) else { continue }
      let has = names.contains { name in keys.id(of: name.utf8).map { keys.families[$0].contains(keyFamily) } ?? false }
      guard has else { continue }
      if !profile.enumerations.contains(index) { profile.enumerations.append(index) }
      for word in family.words.split(separator: "\n") {
        for concept in concepts(of: words(String(word)), from: WordTable.likely) where table.sorts[concept] == .outcome
        {
          if !profile.valueOutcomes.contains(concept) { profile.valueOutcomes.append(concept) }
        }
      }
    }
  }

  /// True if a key says how it went: `success`, `ok`.
  func isResult(_ key: Int) -> Bool { resultFamily.map(keys.families[key].contains) ?? false }

  /// True if a key holds a state or a result: `status`, `outcome`.
  func isState(_ key: Int) -> Bool { stateFamily.map(keys.families[key].contains) ?? false || isResult(key) }

  /// True if a key holds what went wrong: `error`, `errCode`.
  func isError(_ key: Int) -> Bool { errorFamily.map(keys.families[key].contains) ?? false }

  /// Four times the logarithm to base 2, rounded down.
  private static func logarithm(_ value: Int) -> Int {
    let power = UInt64(min(max(value, 1), 32_000))
    return 63 - (power * power * power * power).leadingZeroBitCount
  }

  /// The concepts that a text surely says.
  private func concepts(of words: LineWords, from least: Int = WordTable.sure) -> [Int] {
    var found: [Int] = []
    for mention in words.mentions {
      var meanings = table.meanings(of: mention)
      // An event that was cancelled is no failure of another one.
      if meanings.contains(where: { table.sorts[$0.concept].isAct && $0.strength == WordTable.sure }) {
        meanings.removeAll { table.sorts[$0.concept] == .outcome }
      }
      let best = meanings.map(\.strength).max() ?? 0
      for meaning in meanings
      where meaning.strength >= max(WordTable.likely, min(best, least)) && table.sorts[meaning.concept].hasMeaning {
        if !found.contains(meaning.concept) { found.append(meaning.concept) }
      }
    }
    return found
  }

  private mutating func weigh(_ drafts: [Draft]) {
    var uses = [Int](repeating: 0, count: table.sorts.count)
    for draft in drafts {
      let all = Set((draft.texts + [draft.id]).flatMap { concepts(of: $0) })
      for concept in all { uses[concept] += 1 }
    }
    let most = Self.logarithm(max(drafts.count, 1))
    weights = uses.indices.map { concept in
      let weight = 4 + most - Self.logarithm(max(1, uses[concept]))
      return concept < table.declared ? weight : weight / 2
    }
  }

  private func finish(_ draft: Draft) -> EventProfile {
    var profile = draft.profile
    profile.explains = [UInt8](repeating: 0, count: table.sorts.count)
    for concept in concepts(of: draft.summary, from: WordTable.likely) { profile.explains[concept] = 50 }
    for concept in concepts(of: draft.values) { profile.explains[concept] = 80 }
    for text in draft.texts + [draft.id] {
      for concept in concepts(of: text) { profile.explains[concept] = 100 }
    }
    profile.templates = draft.texts.compactMap { template($0, factor: 100) }
    if let id = template(draft.id, factor: 85) { profile.templates.append(id) }
    if let summary = template(draft.summary, factor: 70) { profile.templates.append(summary) }
    addRoles(of: draft, to: &profile)
    return profile
  }

  private func template(_ words: LineWords, factor: Int) -> EventProfile.Template? {
    var template = EventProfile.Template()
    template.factor = factor
    for concept in concepts(of: words) {
      template.concepts.append((concept, weights[concept]))
      template.total += weights[concept]
    }
    return template.concepts.isEmpty ? nil : template
  }

  /// Finds the concepts of an event that are its act, its things and its outcome.
  private func addRoles(of draft: Draft, to profile: inout EventProfile) {
    let last = concepts(of: draft.last)
    var acts: [Int] = []
    for text in draft.texts + [draft.last] {
      let found = concepts(of: text).filter { table.sorts[$0].isAct }
      let pure = found.filter { table.sorts[$0] == .act }
      acts += pure.isEmpty ? found : pure + found.filter(last.contains)
    }
    acts += last.filter { table.sorts[$0].isAct }
    profile.isActOptional =
      !last.contains { table.sorts[$0].isAct }
      && draft.texts.contains { text in !concepts(of: text).contains { table.sorts[$0].isAct } }
    let outcomes = (draft.texts + [draft.id, draft.values]).flatMap { concepts(of: $0, from: WordTable.likely) }
      .filter { table.sorts[$0] == .outcome }
    let negated = draft.texts.filter { hasNegation($0) }
    let failing = draft.texts.filter { text in
      hasNegation(text) || concepts(of: text).contains { table.sorts[$0] == .outcome }
    }
    profile.toleratesNegation = !negated.isEmpty
    profile.toleratesPlan = draft.texts.contains { text in
      text.mentions.contains { mention in table.meanings[mention.node].contains { table.sorts[$0.concept] == .plan } }
    }
    profile.requiresOutcome =
      concepts(of: draft.id).contains { table.sorts[$0] == .outcome }
      || !draft.texts.isEmpty && failing.count == draft.texts.count
    profile.outcomes = Self.unique(outcomes)
    profile.acts = Self.unique(profile.requiresOutcome ? acts + outcomes : acts)
    profile.things = Self.unique(
      (draft.texts + [draft.id]).flatMap { concepts(of: $0) }.filter { table.sorts[$0] == .thing })
    profile.tense = tense(of: draft)
  }

  private func hasNegation(_ words: LineWords) -> Bool {
    !words.negatedClauses.isEmpty
      || words.mentions.contains { mention in
        let sorts = table.meanings[mention.node].map { table.sorts[$0.concept] }
        return sorts.contains(.negation) && !sorts.contains(.outcome)
      }
  }

  private func tense(of draft: Draft) -> EventProfile.Tense {
    let last = concepts(of: draft.last)
    if last.contains(where: { table.sorts[$0] == .begin || table.sorts[$0] == .done }) { return .open }
    switch draft.last.mentions.last?.form {
    case .running: return .begin
    case .done, .either: return .done
    default: return .open
    }
  }

  private static func unique(_ concepts: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return concepts.filter { seen.insert($0).inserted }
  }
}

extension Vocabulary.Sort {
  /// True if it has a meaning itself, and does not only change that of others.
  var hasMeaning: Bool {
    switch self {
    case .act, .thing, .outcome, .begin, .done: true
    case .negation, .plan, .intent, .neutral, .aside, .filler, .article, .divider: false
    }
  }

  /// True if its past form says that something was done.
  var isVerb: Bool { isAct || self == .outcome }

  var isAct: Bool {
    switch self {
    case .act, .begin, .done: true
    default: false
    }
  }
}
