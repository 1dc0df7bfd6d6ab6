/// Numbers that are the same for the same seed (SplitMix64).
package struct SeededNumbers {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }

  package mutating func pick<Item>(_ items: [Item]) -> Item { items[next(below: items.count)] }

  /// True once in so many times.
  package mutating func once(in count: Int) -> Bool { next(below: count) == 0 }
}
