import LogCheckModel
import LogCheckRules

/// The words and phrases of the vocabulary, by the words they begin with.
struct WordTable: Sendable {
  /// One meaning of a word and how surely it has it, of 100.
  struct Meaning: Sendable {
    var concept: Int
    var strength: Int
  }

  static let sure = 100
  static let likely = 70
  static let weak = 40

  /// Numbers of words: as they are written, and without their endings.
  private var exact: [UInt64: UInt32] = [:]
  private var stems: [UInt64: UInt32] = [:]
  private var words: UInt32 = 0
  private var irregular: [UInt64: (base: UInt64, form: WordForm)] = [:]
  /// Single words with an ending: their node and their stem.
  private var forms: [(node: UInt32, stem: UInt64)] = []
  /// A tree of phrases: the node after a node and a word.
  private var edges: [UInt64: UInt32] = [:]
  private(set) var meanings: [[Meaning]] = [[]]
  private(set) var sorts: [Vocabulary.Sort] = []
  private(set) var names: [String] = []
  /// The number of concepts of the vocabulary; later ones are words of the events' own texts.
  private(set) var declared = 0

  init(_ vocabulary: Vocabulary) {
    for form in vocabulary.forms.utf8.split(separator: 0x0A) {
      let words = form.split(separator: 0x20)
      guard let base = words.first else { continue }
      let stem = WordStem(base).hash
      for (index, word) in words.enumerated().reversed() where index > 0 {
        irregular[WordStem(word).exact] = (stem, word.elementsEqual(base) ? .either : .done)
      }
    }
    let negation = vocabulary.concepts.firstIndex { $0.sort == .negation }
    let negations = Self.singleWords(of: negation.map { vocabulary.concepts[$0].words } ?? "")
    for concept in vocabulary.concepts {
      let index = sorts.count
      sorts.append(concept.sort)
      names.append(concept.name)
      for (words, strength) in [(concept.words, Self.sure), (concept.likely, Self.likely), (concept.weak, Self.weak)] {
        for phrase in words.utf8.split(separator: 0x0A) {
          let words = phrase.split(separator: 0x20)
          add(words, Meaning(concept: index, strength: strength))
          // `could not` fails and negates.
          guard concept.sort == .outcome, words.count > 1, let negation,
            words.contains(where: { negations.contains(FNVHash.of($0)) })
          else { continue }
          add(words, Meaning(concept: negation, strength: Self.sure))
        }
      }
    }
    declared = sorts.count
    mergeForms()
  }

  /// A form that means nothing for sure also means what its word does.
  private mutating func mergeForms() {
    for form in forms {
      guard let number = stems[form.stem], let whole = edges[UInt64(number)] else { continue }
      let node = Int(form.node)
      guard !meanings[node].contains(where: { $0.strength == Self.sure }) else { continue }
      for meaning in meanings[Int(whole)] where !meanings[node].contains(where: { $0.concept == meaning.concept }) {
        meanings[node].append(meaning)
      }
    }
    forms = []
  }

  private static func singleWords(of words: String) -> Set<UInt64> {
    Set(words.utf8.split(separator: 0x0A).filter { !$0.contains(0x20) }.map { FNVHash.of($0) })
  }

  private mutating func add(_ phrase: [Substring.UTF8View], _ meaning: Meaning) {
    var node: UInt32 = 0
    for word in phrase {
      let stem = WordStem(word)
      var number: UInt32
      // A form with an ending is a separate word: `settings` is not a form of `set`.
      if let base = irregular[stem.exact] {
        number = self.number(ofStem: base.base)
      } else if stem.isInflected {
        number = exact[stem.exact] ?? 0
        if number == 0 {
          words += 1
          number = words
          exact[stem.exact] = number
        }
      } else {
        number = self.number(ofStem: stem.hash)
      }
      let edge = UInt64(node) << 32 | UInt64(number)
      if let next = edges[edge] {
        node = next
      } else {
        node = UInt32(meanings.count)
        meanings.append([])
        edges[edge] = node
      }
    }
    guard node > 0 else { return }
    if phrase.count == 1 {
      let stem = WordStem(phrase[0])
      if stem.isInflected, irregular[stem.exact] == nil { forms.append((node, stem.hash)) }
    }
    if let known = meanings[Int(node)].firstIndex(where: { $0.concept == meaning.concept }) {
      meanings[Int(node)][known].strength = max(meanings[Int(node)][known].strength, meaning.strength)
    } else {
      meanings[Int(node)].append(meaning)
    }
  }

  private mutating func number(ofStem hash: UInt64) -> UInt32 {
    if let number = stems[hash] { return number }
    words += 1
    stems[hash] = words
    return words
  }

  /// Makes a word of an event's text a separate concept.
  mutating func addLiteral(_ word: some Collection<UInt8>) {
    let concept = sorts.count
    sorts.append(.thing)
    names.append(String(decoding: word, as: UTF8.self))
    let stem = WordStem(word)
    let edge = UInt64(number(ofStem: stem.hash))
    guard edges[edge] == nil else {
      meanings[Int(edges[edge] ?? 0)].append(Meaning(concept: concept, strength: Self.sure))
      return
    }
    edges[edge] = UInt32(meanings.count)
    meanings.append([Meaning(concept: concept, strength: Self.sure)])
  }

  /// The meanings of a mention: a word that is both an act and a thing is an act in its verb forms, and mostly a thing else.
  func meanings(of mention: Mention) -> [Meaning] {
    let all = meanings[mention.node]
    guard let act = all.lazy.filter({ self.sorts[$0.concept].isAct }).map(\.strength).max(),
      let thing = all.lazy.filter({ self.sorts[$0.concept] == .thing }).map(\.strength).max()
    else { return all }
    switch mention.form {
    case .done, .running: return act >= thing ? all.filter { sorts[$0.concept] != .thing } : all
    case .bare, .either:
      guard thing >= act, !mention.isFirst || mention.isThing, !mention.isCode, !mention.isVerb else { return all }
      return all.map { meaning in
        sorts[meaning.concept].isAct
          ? Meaning(concept: meaning.concept, strength: meaning.strength * 60 / 100) : meaning
      }
    }
  }

  /// A word of a line as the table knows it.
  struct Known {
    var exact: UInt32
    var stem: UInt32
    var form: WordForm

    var isUnknown: Bool { exact == 0 && stem == 0 }
  }

  func known(_ word: some Sequence<UInt8>) -> Known {
    let stem = WordStem(word)
    if let base = irregular[stem.exact] {
      return Known(exact: exact[stem.exact] ?? 0, stem: stems[base.base] ?? stems[stem.hash] ?? 0, form: base.form)
    }
    return Known(exact: exact[stem.exact] ?? 0, stem: stems[stem.hash] ?? 0, form: stem.form)
  }

  /// The longest phrase among adjacent words: how many words it has and its node.
  func longest(_ words: ArraySlice<Known>, from node: UInt32 = 0) -> (count: Int, node: UInt32)? {
    guard let first = words.first else { return nil }
    var best: (count: Int, node: UInt32)?
    for number in [first.exact, first.stem] where number > 0 {
      guard let next = edges[UInt64(node) << 32 | UInt64(number)] else { continue }
      if let further = longest(words.dropFirst(), from: next) {
        if further.count + 1 > best?.count ?? 0 { best = (further.count + 1, further.node) }
      } else if !meanings[Int(next)].isEmpty, best == nil {
        best = (1, next)
      }
    }
    return best
  }
}
