/// SplitMix64 (Steele, Lea and Flood, 2014): a fast generator whose whole state is one number, so that a seed printed
/// by a failing test or written next to a sample is all that is needed to make the same bytes again.
///
/// Every seed is good, zero included. Not for secrets.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// The seed for a part of the work, so that what one part draws does not move the others.
  package static func seed(of part: UInt64, from seed: UInt64) -> UInt64 {
    mixed(seed ^ mixed(part &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// A number from `range`. Unlike `Int.random(in:using:)` its result is fixed by this file alone, so samples stay the same
  /// whatever the version of the standard library.
  package mutating func number(in range: Range<Int>) -> Int {
    guard range.count > 0 else { return range.lowerBound }
    let (high, _) = next().multipliedFullWidth(by: UInt64(range.count))
    return range.lowerBound + Int(high)
  }

  /// One of `choices`; `nil` when there is none.
  package mutating func element<Choice>(of choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : choices[number(in: 0..<choices.count)]
  }

  /// True if something of `chances` in `total` comes true.
  package mutating func isTrue(_ chances: Int, in total: Int) -> Bool { number(in: 0..<total) < chances }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
