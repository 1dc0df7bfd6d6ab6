/// A keyed one-to-one mapping of lists of numbers to lists of the same form, in which nothing stays what it is.
///
/// `P⁻¹ ∘ S ∘ P`, where `P` is a Feistel network whose rounds are made of HMAC-SHA-256 and `S` moves one number on. Both are
/// one-to-one, so the whole is; `S` leaves nothing where it was, so the whole does not. No table of what was mapped is needed.
struct KeyedPermutation {
  private let hash: KeyedHash
  private static let rounds = 8

  init(key: [UInt8]) { hash = KeyedHash(key: key) }

  /// Maps `numbers`, each below the one at its index in `radices`. Lists of other radices are mapped differently.
  func map(_ numbers: [Int], radices: [Int]) -> [Int] {
    guard numbers.count == radices.count, let position = radices.indices.max(by: { radices[$0] < radices[$1] }),
      radices[position] > 1
    else { return numbers }
    var values = numbers
    let form = hash.digest(radices.flatMap(Self.bytes))
    for round in 0..<Self.rounds { turn(&values, radices, form, round, isBack: false) }
    // The same step for all lists of one form: it has to be a mapping, too.
    let step = 1 + Int(form[0]) % (radices[position] - 1)
    values[position] = (values[position] + step) % radices[position]
    for round in (0..<Self.rounds).reversed() { turn(&values, radices, form, round, isBack: true) }
    return values
  }

  /// Adds to the numbers of one half what the other half and the key make.
  private func turn(_ values: inout [Int], _ radices: [Int], _ form: [UInt8], _ round: Int, isBack: Bool) {
    let middle = values.count / 2
    let isLeft = round.isMultiple(of: 2)
    let changed = isLeft ? 0..<middle : middle..<values.count
    let other = isLeft ? middle..<values.count : 0..<middle
    guard !changed.isEmpty else { return }
    let seed = hash.digest(form + [UInt8(round)] + values[other].flatMap(Self.bytes))
    var stream: [UInt8] = []
    var used = 0
    var block = 0
    for position in changed {
      if used + 4 > stream.count {
        stream = hash.digest(seed + Self.bytes(block))
        block += 1
        used = 0
      }
      let word = stream[used..<used + 4].reduce(0) { $0 << 8 | Int($1) }
      used += 4
      let amount = word % radices[position]
      values[position] = (values[position] + (isBack ? radices[position] - amount : amount)) % radices[position]
    }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
