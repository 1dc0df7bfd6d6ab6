import LogCheckModel

/// Finds the words of a list in the prose of a file.
struct WordSearch {
  struct Hit: Hashable {
    let path: String
    let line: Int
    /// As the list spells it, or the identifier.
    let word: String
    let advice: String
    var isName = false
  }

  private struct Word {
    let text: String
    let line: Int
    /// Only blanks and line ends separate it from the word before.
    let continues: Bool
  }

  private let list: WordList
  private let entries: [String: [WordList.Entry]]

  init(_ list: WordList) {
    self.list = list
    entries = Dictionary(grouping: list.words) { $0.words[0] }
  }

  func hits(in file: ProseFile, path: String) -> [Hit] {
    let permissions = Dictionary(
      grouping: list.permissions.filter { $0.path == "*" || WordList.path(path, isIn: $0.path) }, by: { $0.words[0] })
    var hits: [Hit] = []
    for passage in file.passages {
      let words = Self.words(of: passage)
      let permitted = Set(
        words.indices.flatMap { index in
          (permissions[words[index].text] ?? []).filter { Self.matches($0.words, in: words, at: index) }
            .flatMap { index..<(index + $0.words.count) }
        })
      for index in words.indices where !permitted.contains(index) {
        for entry in entries[words[index].text] ?? []
        where Self.matches(entry.words, in: words, at: index)
          && (!entry.opensSummary || passage.isDocumentation && index == 0)
        {
          let word = entry.words.joined(separator: " ")
          hits.append(Hit(path: path, line: words[index].line, word: word, advice: entry.advice))
        }
      }
    }
    return hits + nameHits(file.names, path: path)
  }

  /// A permission names one part of an identifier, or all of it.
  private func nameHits(_ names: Names, path: String) -> [Hit] {
    let permitted = Set(list.namePermissions.filter { WordList.path(path, isIn: $0.path) }.flatMap(\.words))
    return names.compactMap { name, line in
      guard !permitted.contains(name.lowercased()) else { return nil }
      let part = Self.parts(of: name).first { list.names[$0] != nil && !permitted.contains($0) }
      guard let part else { return nil }
      return Hit(path: path, line: line, word: name, advice: list.names[part] ?? "", isName: true)
    }.sorted { ($0.line, $0.word) < ($1.line, $1.word) }
  }

  private static func matches(_ phrase: [String], in words: [Word], at index: Int) -> Bool {
    guard index + phrase.count <= words.count else { return false }
    return phrase.indices.allSatisfy { offset in
      words[index + offset].text == phrase[offset] && (offset == 0 || words[index + offset].continues)
    }
  }

  private static func words(of passage: Passage) -> [Word] {
    var words: [Word] = []
    var continues = true
    for line in passage.lines {
      var index = 0
      while index < line.text.count {
        guard ASCII.isLetter(line.text[index]) else {
          if line.text[index] != UInt8(ascii: " "), line.text[index] != UInt8(ascii: "\t") { continues = false }
          index += 1
          continue
        }
        let start = index
        while index < line.text.count, ASCII.isLetter(line.text[index]) { index += 1 }
        let lowercase = line.text[start..<index].map { $0 | 0x20 }
        words.append(Word(text: String(decoding: lowercase, as: UTF8.self), line: line.number, continues: continues))
        continues = true
      }
    }
    return words
  }

  /// The words of an identifier in camel case, with underscores, hyphens or dots, in lowercase.
  static func parts(of name: String) -> [String] {
    let separators = "_-.".utf8
    var parts: [[UInt8]] = [[]]
    var previous = UInt8(ascii: "_")
    for byte in name.utf8 {
      let startsWord = ASCII.isLetter(byte) && byte & 0x20 == 0 && !(ASCII.isLetter(previous) && previous & 0x20 == 0)
      if startsWord || separators.contains(byte) { parts.append([]) }
      if ASCII.isLetter(byte) { parts[parts.count - 1].append(byte | 0x20) }
      previous = byte
    }
    return parts.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
