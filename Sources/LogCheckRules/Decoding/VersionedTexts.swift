import LogCheckModel

extension KeyTable {
  package static let versionedText = KeyTable(
    "versionedText", of: "a text",
    required: ["text": "the text itself"],
    [
      "since": "the first version or branch of the plugin that prints it",
      "until": "the last version or branch of the plugin that prints it",
    ])
}

/// A text of a list in which each may name the versions of the plugin that print it.
struct VersionedText {
  let text: String
  /// The node of the text itself.
  let node: RuleNode
  let versions: TextVersions
}

extension MapReader {
  /// One text or a list of texts without repetition, each plain or `{ text: …, since: …, until: … }`.
  func versionedTexts(_ key: String, atMost limit: Int = .max) -> [VersionedText] {
    guard let node = value(key) else { return [] }
    var seen: Set<LogText> = []
    return values.items(node, of: "`\(key)`", atMost: limit).compactMap { item in
      guard let read = versionedText(item) else { return nil }
      guard seen.insert(LogText(read.text)).inserted else {
        problems.report(.repeatedEntry(read.text), at: read.node.position)
        return nil
      }
      return read
    }
  }

  private func versionedText(_ node: RuleNode) -> VersionedText? {
    guard case .map = node.content else {
      return values.text(node).map { VersionedText(text: $0, node: node, versions: TextVersions(mark: node.mark)) }
    }
    guard let map = MapReader(node, .versionedText, problems), let inner = map.value("text"),
      let text = values.text(inner)
    else { return nil }
    let versions = TextVersions(since: map.version("since"), until: map.version("until"), mark: inner.mark)
    return VersionedText(text: text, node: inner, versions: versions)
  }

  private func version(_ key: String) -> String? {
    guard let node = value(key), let text = values.text(node) else { return nil }
    guard text.utf8.count <= Self.longestVersion else {
      problems.report(.badValue(text, type: Self.versionWords), at: node.position)
      return nil
    }
    return text
  }

  private static let longestVersion = 64
  private static let versionWords = "a version or branch of at most \(longestVersion) bytes"
}
