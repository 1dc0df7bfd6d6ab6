import LogCheckRules

/// A word or phrase of a line that means something.
struct Mention {
  /// The node of the phrase in the ``WordTable``.
  var node: Int
  var range: Range<Int>
  var clause: Int
  var form: WordForm
  /// What its position leaves of it, of 100: for an act and for anything else.
  var actFactor: Int
  var factor: Int
  var isCode: Bool
  var isCounted: Bool
  var isFirst: Bool
  /// Whether it is a part of a phrase, which says no act of its own.
  var isThing = false
}

/// What a line says in words.
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
      case .value: if !words.isEmpty { take(&words, &known, table) }
      case .word(let word):
        if !word.isAdjacent { take(&words, &known, table) }
        words.append(word)
        known.append(table.known(line.bytes[word.range]))
      }
    }
    take(&words, &known, table)
  }

  /// How a clause changes what its words say.
  private var aside: Int?
  private var divided = 0
  private var lastClause = -1
  private var isArticle = false

  /// Reads words that follow each other.
  private mutating func take(
    _ words: inout [ScannedWord], _ known: inout [WordTable.Known], _ table: WordTable
  ) {
    var index = 0
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
        index += 1
        continue
      }
      let last = words[index + count - 1]
      let meanings = table.meanings[Int(node)]
      let sort = meanings.first.map { table.sorts[$0.concept] }
      if sort == .divider { divided += 1 }
      let forms = known[index..<index + count].map(\.form)
      let form = [WordForm.done, .running, .either].first { forms.contains($0) } ?? .bare
      add(word, last, Int(node), form)
      if count > 1 { addThings(words[index..<index + count], known[index..<index + count], table) }
      if words[index..<index + count].contains(where: \.isNegated) { negatedClauses.append(last.clause + divided) }
      if sort == .aside { aside = word.clause }
      isArticle = sort == .article
      index += count
    }
    words.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ word: ScannedWord, _ last: ScannedWord, _ node: Int, _ form: WordForm) {
    var factor = 100
    if aside == word.clause { factor = 50 }
    if word.isAfterComma { factor = factor * 75 / 100 }
    var act = factor
    if isArticle { act = act / 2 }
    if word.isCounted { act = act * 60 / 100 }
    switch form {
    case .bare: if !word.isFirst, !word.isCode, word.range == last.range { act = act * 70 / 100 }
    case .either: if !word.isFirst, !word.isCode { act = act * 80 / 100 }
    case .running: act = act * 90 / 100
    case .done: break
    }
    clauses = max(clauses, word.clause + divided + 1)
    mentions.append(
      Mention(
        node: node, range: word.range.lowerBound..<last.range.upperBound, clause: word.clause + divided,
        form: form, actFactor: act, factor: factor, isCode: word.isCode, isCounted: word.isCounted,
        isFirst: word.isFirst))
  }

  /// A phrase also says the things whose single names are in it: `background fetch` is a fetch.
  private mutating func addThings(_ words: ArraySlice<ScannedWord>, _ known: ArraySlice<WordTable.Known>, _ table: WordTable) {
    for index in words.indices {
      guard let (_, node) = table.longest(known[index...index]),
        table.meanings[Int(node)].contains(where: { table.sorts[$0.concept] == .thing && $0.strength == WordTable.sure })
      else { continue }
      var mention = mentions[mentions.count - 1]
      mention.node = Int(node)
      mention.range = words[index].range
      mention.actFactor = 0
      mention.isThing = true
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
