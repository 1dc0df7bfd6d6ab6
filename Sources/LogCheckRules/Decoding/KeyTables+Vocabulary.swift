/// The maps of `vocabulary`.
extension KeyTable {
  package static let vocabulary = KeyTable(
    "vocabulary", of: "the vocabulary",
    [
      "concepts": "meanings and the words for them",
      "forms": "irregular forms of a word, the base first",
      "keys": "keys of the same meaning",
      "values": "words of the values of one kind",
      "components": "concepts that the lines of a component imply",
    ])

  package static let concept = KeyTable(
    "concept", of: "a concept",
    [
      "sort": "its role in a line: an `act`, a `thing`, an `outcome` and others",
      "words": "words and phrases that mean nothing else",
      "likely": "words and phrases that usually mean it",
      "weak": "words and phrases that may mean it",
    ])

  package static let componentWords = KeyTable(
    "componentWords", of: "the words of a component",
    [
      "implies": "concepts that its lines need not mention",
      "says": "concepts that its tag expresses as well as words would",
      "any": "`true` if its lines may be events of every component",
    ])
}
