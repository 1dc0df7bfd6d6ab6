/// The words that this repository does not use, what may be written all the same, and how many are left to replace.
///
/// The file has sections in brackets; an entry is a line with its parts between bars.
struct WordList {
  /// A word or phrase, in lowercase. One that begins with `^` is meant at the beginning of a documentation comment only.
  struct Entry: Hashable {
    let words: [String]
    let advice: String
    var opensSummary = false
  }

  /// A phrase in which such a word is right.
  struct Permission: Hashable {
    let words: [String]
    let path: String
    let reason: String
  }

  /// The number of words and names that a part of the repository still has. A part without a ceiling has none.
  struct Ceiling: Hashable {
    let path: String
    var words: Int
    var names: Int
  }

  /// A line of the file that is no entry of its section.
  struct FormatError: Error, CustomStringConvertible {
    let line: Int

    var description: String { "line \(line): expected an entry of this section, with its parts between bars" }
  }

  private(set) var words: [Entry] = []
  /// Parts of identifiers, in lowercase.
  private(set) var names: [String: String] = [:]
  private(set) var permissions: [Permission] = []
  /// Parts of identifiers that are right in some files.
  private(set) var namePermissions: [Permission] = []
  /// Files that are not read, such as generated ones, with the reason.
  private(set) var skipped: [String: String] = [:]
  var ceilings: [Ceiling] = []

  init(_ text: String) throws(FormatError) {
    var section = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
        continue
      }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
      guard !parts.contains(""), add(parts, to: section) else { throw FormatError(line: index + 1) }
    }
  }

  private mutating func add(_ parts: [String], to section: String) -> Bool {
    switch (section, parts.count) {
    case ("words", 2): words += Self.entries(parts[0], advice: parts[1])
    case ("names", 2): for name in Self.list(parts[0]) { names[name] = parts[1] }
    case ("allowed", 3): permissions += Self.permissions(parts)
    case ("allowed names", 3): namePermissions += Self.permissions(parts)
    case ("skipped", 2): skipped[parts[0]] = parts[1]
    case ("left", 3):
      guard let words = Int(parts[1]), let names = Int(parts[2]) else { return false }
      ceilings.append(Ceiling(path: parts[0], words: words, names: names))
    default: return false
    }
    return true
  }

  private static func permissions(_ parts: [String]) -> [Permission] {
    list(parts[0]).map {
      Permission(words: $0.split(separator: " ").map(String.init), path: parts[1], reason: parts[2])
    }
  }

  private static func entries(_ phrases: String, advice: String) -> [Entry] {
    list(phrases).map { phrase in
      let text = phrase.hasPrefix("^") ? phrase.dropFirst() : phrase[...]
      return Entry(
        words: text.split(separator: " ").map(String.init), advice: advice, opensSummary: phrase.hasPrefix("^"))
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { trimmed($0).lowercased() }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  func isSkipped(_ path: String) -> Bool {
    skipped.keys.contains { WordList.path(path, isIn: $0) }
  }

  /// The ceiling for a file: the one with the longest path.
  func ceiling(for path: String) -> Ceiling? {
    ceilings.filter { WordList.path(path, isIn: $0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// True if a file is the one named, lies in the folder named, or has the ending named after a `*`.
  static func path(_ path: String, isIn pattern: String) -> Bool {
    pattern.hasPrefix("*")
      ? path.hasSuffix(pattern.dropFirst()) : path == pattern || path.hasPrefix(pattern + "/")
  }
}
