/// Makes other texts of the same form out of texts: for each one and the same, and for no two the same, by a key.
package struct Pseudonyms {
  private let permutation: KeyedPermutation
  /// The recent pseudonyms.
  private var made: [[UInt8]: [UInt8]] = [:]

  private static let madeLimit = 4096
  /// A text that only ever leads to texts of another form is left after so many.
  private static let walkLimit = 1000

  package init(key: [UInt8]) { permutation = KeyedPermutation(key: key) }

  /// A text of the same length in bytes, with the same kind of character at every position. Punctuation, blanks and
  /// bytes that are not UTF-8 stay.
  package mutating func pseudonym(of text: [UInt8]) -> [UInt8] {
    if let known = made[text] { return known }
    let form = TextForm(text)
    var result = text
    var numbers = form.numbers
    // The result may have another form by chance (`eyJ` at its beginning), and be the image of a text of that form.
    // Repeating until the form is the same again keeps the mapping one-to-one.
    for _ in 0..<Self.walkLimit {
      for (index, part) in form.parts.enumerated() {
        numbers[index] = permutation.map(numbers[index], radices: part.radices)
        for (position, number) in numbers[index].indices.map({ ($0, numbers[index][$0]) }) {
          guard !part.isOfNumbers else {
            let digits = Array(String(Int(part.firsts[position]) + number).utf8)
            for (target, byte) in zip(part.positions[position], digits) { result[target] = byte }
            continue
          }
          guard let scalar = Unicode.Scalar(part.firsts[position] + UInt32(number)), let bytes = UTF8.encode(scalar)
          else {
            continue
          }
          for (target, byte) in zip(part.positions[position], bytes) { result[target] = byte }
        }
      }
      if TextForm(result) == form { break }
    }
    if made.count >= Self.madeLimit { made.removeAll(keepingCapacity: true) }
    made[text] = result
    return result
  }
}
