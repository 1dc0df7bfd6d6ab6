import Testing

@testable import LogCheckRules

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("severty", "severity"), ("Severity", "severity"), ("whre", "where"), ("expcet", "expect"), ("withinn", "within"),
  ])
  func aNearWordIsFound(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, in: ["severity", "where", "expect", "within"]) == expected)
  }

  @Test(arguments: ["", "x", "colour", "completely_different", String(repeating: "severity", count: 20)])
  func aFarWordIsNot(word: String) {
    #expect(Suggestion.nearest(to: word, in: ["severity", "where", "expect", "within", "y"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("ab", "ab", 0), ("ab", "ba", 1), ("abc", "ac", 1), ("ac", "abc", 1), ("abc", "xyz", 3),
  ])
  func theDistanceCountsEdits(left: String, right: String, edits: Int) {
    #expect(Suggestion.distance(Array(left.utf8), Array(right.utf8)) == edits)
  }

  @Test func theFirstOfEquallyNearWordsIsTaken() {
    #expect(Suggestion.nearest(to: "cat", in: ["hat", "bat"]) == "hat")
  }
}
