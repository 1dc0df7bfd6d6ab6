import LogCheckModel
import LogCheckRules

/// The content of a line, ready to be compared with events.
struct LineFacts {
  let line: ScannedLine
  let words: LineWords
  var component: Int?
  var level: LogLevel?
  /// The certainty with which the line mentions each concept, of 100.
  private(set) var strengths: [UInt8]
  /// The best mention of each concept that the line says.
  private(set) var best: [Int: Int] = [:]
  /// Strong acts in the order of the line: those that say most of what happened.
  private(set) var acts: [Act] = []
  /// Concepts of each mention that say something, and the weight of the heaviest.
  private(set) var said: [(meanings: [WordTable.Meaning], factor: Int)] = []
  private(set) var outcomes: [Outcome] = []
  /// Clauses that deny what they say: a bit each.
  private(set) var negated: UInt64 = 0
  private(set) var plans: [Plan] = []
  /// Negations that are no outcome at the same time, with their first byte.
  private(set) var negations: [(clause: Int, start: Int)] = []
  private(set) var hasNegation = false
  /// True if a value says that something went wrong: `ok=false`, `error=timeout`.
  private(set) var hasFailedResult = false
  /// Clauses in which something begins, or has ended well.
  private(set) var begun: UInt64 = 0
  private(set) var done: UInt64 = 0
  /// Kinds of values whose words the line says without a name.
  private(set) var saidValues: [Int] = []
  /// The values with their names.
  var values: [NamedValue] = []

  /// Words that say that something may happen, or is to happen next.
  struct Plan {
    var node: Int
    var clause: Int
    var isIntent: Bool
  }

  struct Outcome {
    var concepts: [WordTable.Meaning]
    /// Acts that the same words may mean.
    var acts: [Int] = []
    var clause: Int
    var start: Int
    /// The key whose value it is: `result=skipped`.
    var key: Int?

    var isSure: Bool { concepts.contains { $0.strength == WordTable.sure } }
  }

  struct Act {
    var concepts: [Int]
    /// Everything else that the same words may mean.
    var others: [Int]
    var strength: Int
    var form: WordForm
    var clause: Int
    var start: Int
  }

  struct NamedValue {
    var index: Int
    /// The key, or words before the value that are one; `nil` where it has no known name.
    var key: Int?
    var isPair: Bool
    /// True if its name is known to every structured event.
    var isEnvelope: Bool
    var enumerations: [Int]
    var truth: Bool?
    /// The acts that its key names.
    var acts: [Int] = []
  }

  static func bit(_ clause: Int) -> UInt64 { 1 << UInt64(min(clause, 63)) }

  init(_ unknown: UnknownLine, _ profiles: EventProfiles) {
    line = LineScanner.scan(unknown.text, tags: profiles.tags, keys: profiles.keys)
    words = LineWords(line, profiles.table)
    component = unknown.component ?? line.component
    level = unknown.level
    strengths = [UInt8](repeating: 0, count: profiles.table.sorts.count)
    for clause in words.negatedClauses {
      negated |= Self.bit(clause)
      negations.append((clause, 0))
      hasNegation = true
    }
    for index in words.mentions.indices { add(index, profiles.table) }
    for case .word(let word) in line.items where word.range.count > 2 {
      for kind in profiles.keys.enumerations(of: line.bytes[word.range]) where !saidValues.contains(kind) {
        saidValues.append(kind)
      }
    }
    nameValues(profiles)
  }

  /// True if an outcome only says which thing an act before it was about: `removed expired entries`.
  private func isAdjective(_ index: Int, _ table: WordTable) -> Bool {
    let mention = words.mentions[index]
    guard mention.form == .done, index + 1 < words.mentions.count else { return false }
    let next = words.mentions[index + 1]
    guard next.range.lowerBound == mention.range.upperBound + 1, next.clause == mention.clause,
      table.meanings[next.node].contains(where: { table.sorts[$0.concept] == .thing && $0.strength >= WordTable.likely }
      )
    else { return false }
    return acts.contains { $0.clause == mention.clause && $0.start < mention.range.lowerBound && $0.strength >= 60 }
  }

  private mutating func add(_ index: Int, _ table: WordTable) {
    let mention = words.mentions[index]
    let meanings = table.meanings(of: mention)
    let hasOutcome = meanings.contains { table.sorts[$0.concept] == .outcome }
    var meaningful: [WordTable.Meaning] = []
    var ofAct: [WordTable.Meaning] = []
    var ofOutcome: [WordTable.Meaning] = []
    for meaning in meanings {
      let sort = table.sorts[meaning.concept]
      switch sort {
      case .negation:
        negated |= Self.bit(mention.clause)
        hasNegation = true
        if !hasOutcome { negations.append((mention.clause, mention.range.lowerBound)) }
      case .plan, .intent:
        if mention.factor > 60 {
          plans.append(Plan(node: mention.node, clause: mention.clause, isIntent: sort == .intent))
        }
      case .neutral, .aside, .filler, .article, .divider: break
      case .act, .begin, .done, .thing, .outcome:
        let factor = sort.isAct ? mention.actFactor : sort == .outcome ? mention.outcomeFactor : mention.factor
        let strength = UInt8(min(100, meaning.strength * factor / 100))
        if strength > strengths[meaning.concept] {
          strengths[meaning.concept] = strength
          best[meaning.concept] = index
        }
        meaningful.append(meaning)
        if sort == .begin, strength >= 60 { begun |= Self.bit(mention.clause) }
        if sort == .done, strength >= 60 { done |= Self.bit(mention.clause) }
        if sort.isAct { ofAct.append(meaning) }
        if sort == .outcome, strength >= 60, !mention.isCounted { ofOutcome.append(meaning) }
      }
    }
    if let strongest = ofAct.map(\.strength).max(), strongest >= WordTable.likely {
      let concepts = ofAct.map(\.concept)
      acts.append(
        Act(
          concepts: concepts, others: meaningful.map(\.concept).filter { !concepts.contains($0) },
          strength: strongest * mention.actFactor / 100, form: mention.form, clause: mention.clause,
          start: mention.range.lowerBound))
    }
    if !meaningful.isEmpty { said.append((meaningful, mention.factor)) }
    if !ofOutcome.isEmpty, !isAdjective(index, table) {
      let acts = ofAct.filter { $0.strength >= WordTable.likely }.map(\.concept)
      outcomes.append(
        Outcome(concepts: ofOutcome, acts: acts, clause: mention.clause, start: mention.range.lowerBound))
    }
  }

  /// `skipped=true`
  private mutating func addOutcome(ofKey word: Range<Int>, _ clause: Int, _ table: WordTable, key: Int? = nil) {
    guard let (_, node) = table.longest([table.known(line.bytes[word])]) else { return }
    let found = table.meanings[Int(node)].filter {
      table.sorts[$0.concept] == .outcome && $0.strength == WordTable.sure
    }
    if !found.isEmpty { outcomes.append(Outcome(concepts: found, clause: clause, start: word.lowerBound, key: key)) }
  }

  /// The acts that a name is about: `canScheduleExactAlarms`.
  private func acts(ofKey key: Range<Int>, _ profiles: EventProfiles) -> [Int] {
    let name = LineScanner.scan(line.bytes[key], tags: TagTable([]), keys: profiles.keys)
    return LineWords(name, profiles.table).mentions.flatMap { mention in
      profiles.table.meanings[mention.node]
        .filter { profiles.table.sorts[$0.concept].isAct && $0.strength >= WordTable.likely }.map(\.concept)
    }
  }

  /// A result that is false, or an error that is not nothing.
  private func isFailure(_ value: ScannedValue, _ named: NamedValue, _ key: Int, _ profiles: EventProfiles) -> Bool {
    if named.truth == false { return profiles.isResult(key) }
    guard profiles.isError(key) else { return false }
    return value.shape != .boolean && !line.bytes[value.range].elementsEqual("0".utf8)
      && !profiles.keys.isNothing(line.bytes[value.range])
  }

  private mutating func nameValues(_ profiles: EventProfiles) {
    let keys = profiles.keys
    let table = profiles.table
    for (index, value) in line.values.enumerated() {
      var named = NamedValue(index: index, key: nil, isPair: value.key != nil, isEnvelope: false, enumerations: [])
      if let key = value.key {
        named.key = keys.id(of: line.bytes[key])
      } else {
        // The longest name that is a key.
        for start in value.nameStarts {
          named.key = keys.id(of: line.bytes[start..<value.nameEnd])
          if named.key != nil { break }
        }
        if named.key == nil, let counted = value.counted { named.key = keys.id(of: line.bytes[counted]) }
      }
      named.isEnvelope = line.isStructured && named.key.map(keys.isEnvelope.contains) ?? false
      if value.shape == .word || value.shape == .boolean {
        named.enumerations = keys.enumerations(of: line.bytes[value.range])
        named.truth = keys.truth(of: line.bytes[value.range])
        if value.shape == .word, let key = named.key, value.key != nil, profiles.isState(key) {
          addOutcome(ofKey: value.range, value.clause, table, key: key)
        }
        if let key = value.key, named.truth == true {
          addOutcome(ofKey: key, value.clause, table)
        }
        if named.truth == false, let key = value.key { named.acts = acts(ofKey: key, profiles) }
      }
      if value.key != nil, let key = named.key, isFailure(value, named, key, profiles) { hasFailedResult = true }
      values.append(named)
    }
  }
}
