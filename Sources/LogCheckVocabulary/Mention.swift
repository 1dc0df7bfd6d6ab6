import LogCheckRules

/// A word or phrase of a line that means something.
struct Mention {
  /// The node of the phrase in the ``WordTable``.
  var node: Int
  var range: Range<Int>
  var clause: Int
  var form: WordForm
  /// The part of its weight that its position leaves, of 100: for an act and for any other concept.
  var actFactor: Int
  var outcomeFactor: Int
  var factor: Int
  var isCode: Bool
  var isCounted: Bool
  var isFirst: Bool
  /// True if it follows a word after which a verb comes: `to`, `will`, `not`.
  var isVerb = false
  /// True if it is a part of a phrase that names no act.
  var isThing = false
}

/// The words of a line.
struct LineWords {
  var mentions: [Mention] = []
  /// Words that the vocabulary does not have.
  var unknown = 0
  /// Words of a verb's form that the vocabulary does not have: something unknown happened.
  var unknownVerbs = 0
  var clauses = 1

  init(_ line: ScannedLine, _ table: WordTable) {
    var known: [WordTable.Known] = []
    var words: [ScannedWord] = []
    for item in line.items {
      switch item {
      case .value(let value):
        if !words.isEmpty { take(&words, &known, line, table) }
        nameValue(line.values[value])
      case .word(let word):
        if !word.isAdjacent { take(&words, &known, line, table) }
        words.append(word)
        known.append(table.known(line.bytes[word.range]))
      }
    }
    take(&words, &known, line, table)
    weakenNouns(table)
  }

  /// A bare word right before a value is the value's name: `expires 2025-11-15`.
  private mutating func nameValue(_ value: ScannedValue) {
    guard value.key == nil, let last = mentions.last, last.form == .bare, !last.isCode,
      last.range.upperBound + 1 == value.range.lowerBound
    else { return }
    mentions[mentions.count - 1].actFactor = last.actFactor * 60 / 100
    mentions[mentions.count - 1].outcomeFactor = last.outcomeFactor * 50 / 100
  }

  /// A bare word at the start of a clause is a noun where a verb follows: `Schedule saved`.
  private mutating func weakenNouns(_ table: WordTable) {
    for index in mentions.indices
    where mentions[index].isFirst && mentions[index].form == .bare && !mentions[index].isCode {
      let clause = mentions[index].clause
      let hasVerb = mentions[(index + 1)...].prefix { $0.clause == clause }.contains { mention in
        mention.form == .done
          && table.meanings[mention.node].contains { table.sorts[$0.concept].isVerb && $0.strength >= WordTable.likely }
      }
      guard hasVerb else { continue }
      mentions[index].isFirst = false
      mentions[index].actFactor = mentions[index].actFactor * 60 / 100
    }
  }

  /// The change that a clause makes to the meaning of its words.
  private var aside: Int?
  private var divided = 0
  private var lastClause = -1
  private var isArticle = false
  private var isInfinitive = false

  /// Reads words that follow each other.
  private mutating func take(
    _ words: inout [ScannedWord], _ known: inout [WordTable.Known], _ line: ScannedLine, _ table: WordTable
  ) {
    var index = 0
    isArticle = false
    while index < words.count {
      let word = words[index]
      if word.clause != lastClause {
        lastClause = word.clause
        aside = nil
        isArticle = false
      }
      // At most six words make a phrase.
      let rest = known[index..<min(known.count, index + 6)]
      guard let (count, node) = table.longest(rest) else {
        addUnknown(word, known[index])
        if word.isNegated { negatedClauses.append(word.clause + divided) }
        isArticle = false
        isInfinitive = word.isNegated
        index += 1
        continue
      }
      let last = words[index + count - 1]
      let meanings = table.meanings[Int(node)]
      let sort = meanings.first.map { table.sorts[$0.concept] }
      if meanings.contains(where: { table.sorts[$0.concept] == .divider }) { divided += 1 }
      let forms = known[index..<index + count].map(\.form)
      let form = [WordForm.done, .running, .either].first { forms.contains($0) } ?? .bare
      let isVerb = isInfinitive && index > 0
      add(word, last, Int(node), form, isVerb: isVerb)
      isInfinitive =
        sort == .plan || sort == .intent || sort == .negation || last.range.count == 2 && line.text(last.range) == "to"
      if count > 1 {
        let isThing = meanings.allSatisfy { table.sorts[$0.concept] == .thing }
        addParts(words[index..<index + count], known[index..<index + count], table, withActs: isThing)
      }
      if words[index..<index + count].contains(where: \.isNegated) { negatedClauses.append(last.clause + divided) }
      if sort == .aside { aside = word.clause }
      isArticle = meanings.contains { table.sorts[$0.concept] == .article }
      index += count
    }
    words.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ word: ScannedWord, _ last: ScannedWord, _ node: Int, _ form: WordForm, isVerb: Bool) {
    var factor = 100
    if aside == word.clause { factor = 50 }
    if word.isAfterComma { factor = factor * 75 / 100 }
    var outcome = factor
    var act = factor
    if isArticle {
      act = act / 2
      if form == .done { outcome = outcome / 2 }
    }
    if word.isCounted {
      act = act * 60 / 100
      outcome = outcome / 2
    }
    switch form {
    case .bare: if !word.isFirst, !word.isCode, !isVerb, word.range == last.range { act = act * 70 / 100 }
    case .either: if !word.isFirst, !word.isCode { act = act * 80 / 100 }
    case .running: act = act * 90 / 100
    case .done: break
    }
    clauses = max(clauses, word.clause + divided + 1)
    mentions.append(
      Mention(
        node: node, range: word.range.lowerBound..<last.range.upperBound, clause: word.clause + divided,
        form: form, actFactor: act, outcomeFactor: outcome, factor: factor, isCode: word.isCode,
        isCounted: word.isCounted,
        isFirst: word.isFirst, isVerb: isVerb))
  }

  /// A phrase also says the things whose single names are in it, and one for a thing the acts: `background fetch` is a fetch.
  private mutating func addParts(
    _ words: ArraySlice<ScannedWord>, _ known: ArraySlice<WordTable.Known>, _ table: WordTable, withActs: Bool
  ) {
    let whole = mentions[mentions.count - 1]
    for index in words.indices {
      guard let (_, node) = table.longest(known[index...index]),
        table.meanings[Int(node)].contains(where: { meaning in
          let sort = table.sorts[meaning.concept]
          return meaning.strength == WordTable.sure
            && (sort == .thing || withActs && sort.isAct && known[index].form == .done)
        })
      else { continue }
      var mention = whole
      mention.node = Int(node)
      mention.range = words[index].range
      mention.form = known[index].form
      mention.isFirst = words[index].isFirst
      if withActs {
        if known[index].form == .bare, !words[index].isFirst, !words[index].isCode {
          mention.actFactor = mention.actFactor * 70 / 100
        }
      } else {
        mention.actFactor = 0
        mention.isThing = true
      }
      mentions.append(mention)
    }
  }

  /// Clauses with `n't`.
  private(set) var negatedClauses: [Int] = []

  private mutating func addUnknown(_ word: ScannedWord, _ known: WordTable.Known) {
    guard word.range.count > 2 else { return }
    unknown += 1
    if known.form != .bare { unknownVerbs += 1 }
  }
}
