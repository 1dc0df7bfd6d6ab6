import LogCheckModel

/// Finds the word that was probably meant.
package enum Suggestion {
  /// Words longer than this are not compared: the work grows with the square of the length.
  static let longestWord = 64

  /// The candidate with the smallest edit distance, if it is small for the word's length; the first of equals.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.utf8)
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    let farthest = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.utf8)
      guard other.count <= longestWord, abs(other.count - letters.count) <= farthest else { continue }
      let distance = distance(lowercased(letters), lowercased(other))
      // A word that shares no letter is another word.
      guard distance <= farthest, distance < letters.count else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Edits from one word to the other: letters put in, left out, changed, and neighbours swapped.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isEqual = left[row] == right[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isEqual ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map(ASCII.lowered)
  }
}
