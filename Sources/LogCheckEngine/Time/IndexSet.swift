/// Some of the events, or of the components, by their index: a bit for each.
struct IndexSet: ExpressibleByArrayLiteral {
  private var words: [UInt64] = []

  init(arrayLiteral elements: Int...) { self.init(elements) }

  init(_ indices: some Sequence<Int>) { for index in indices { insert(index) } }

  func contains(_ index: Int) -> Bool {
    let word = index >> 6
    return word < words.count && words[word] & (1 << UInt64(index & 63)) != 0
  }

  /// `true` when it was not among them.
  @discardableResult
  mutating func insert(_ index: Int) -> Bool {
    let word = index >> 6
    while words.count <= word { words.append(0) }
    let bit: UInt64 = 1 << UInt64(index & 63)
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func isDisjoint(with indices: some Sequence<Int>) -> Bool { !indices.contains(where: contains) }
}
