import LogCheckModel
import LogCheckRules

/// The keys that events and the vocabulary know, and which of them mean the same.
struct KeyMeanings: Sendable {
  /// A member of a structured event that says what it is.
  enum Member { case name, text, component, level }

  private var ids: [UInt64: Int] = [:]
  /// The families of each key by its number.
  private(set) var families: [[Int]] = []
  private var members: [UInt64: Member] = [:]
  /// Keys that every structured event has.
  private(set) var isEnvelope: Set<Int> = []
  private var booleans: [UInt64: Bool] = [:]
  private var nothings: Set<UInt64> = []
  private var enumerated: [UInt64: [Int]] = [:]

  init(_ ruleSet: RuleSet) {
    let vocabulary = ruleSet.vocabulary
    for (index, family) in vocabulary.keys.enumerated() {
      for key in family.keys.utf8.split(separator: 0x0A) {
        if family.name == "event_name" || family.name == "event_text", let hash = FNVHash.ofKey(key) {
          members[hash] = members[hash] ?? (family.name == "event_name" ? .name : .text)
        } else {
          add(key, family: index)
        }
      }
    }
    for (index, family) in vocabulary.values.enumerated() {
      for word in family.words.utf8.split(separator: 0x0A) {
        guard let hash = FNVHash.ofKey(word) else { continue }
        enumerated[hash, default: []].append(index)
        if family.name == "nothing" { nothings.insert(hash) }
        if family.name == "success" { booleans[hash] = true }
        if family.name == "failure" { booleans[hash] = false }
      }
    }
    members[FNVHash.of("component".utf8)] = .component
    members[FNVHash.of("level".utf8)] = .level
    for member in ruleSet.envelope where member.isRequired {
      isEnvelope.insert(add(Array(member.name.utf8)))
    }
  }

  /// The number of a key, which is given one if it has none.
  @discardableResult
  mutating func add(_ key: some Sequence<UInt8>, family: Int? = nil) -> Int {
    guard let hash = FNVHash.ofKey(key) else { return -1 }
    let id = ids[hash] ?? families.count
    if id == families.count {
      ids[hash] = id
      families.append([])
    }
    if let family, !families[id].contains(family) { families[id].append(family) }
    return id
  }

  func id(of key: some Sequence<UInt8>) -> Int? { FNVHash.ofKey(key).flatMap { ids[$0] } }

  func member(_ key: some Sequence<UInt8>) -> Member? { FNVHash.ofKey(key).flatMap { members[$0] } }

  /// Kinds of values that have this word, as indices of the vocabulary's `values`.
  func enumerations(of word: some Sequence<UInt8>) -> [Int] { FNVHash.ofKey(word).flatMap { enumerated[$0] } ?? [] }

  func isBoolean(_ word: some Sequence<UInt8>) -> Bool { truth(of: word) != nil }

  /// True if a word is no value: `nil`, `none`.
  func isNothing(_ word: some Sequence<UInt8>) -> Bool { FNVHash.ofKey(word).map(nothings.contains) ?? true }

  /// True if a word means yes or no.
  func truth(of word: some Sequence<UInt8>) -> Bool? { FNVHash.ofKey(word).flatMap { booleans[$0] } }
}
