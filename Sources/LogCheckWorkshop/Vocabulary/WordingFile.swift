import LogCheckModel

/// The words that a build prints, as a rule file with `wordings`.
package struct WordingFile: Sendable {
  /// One text of the build, taken over for an event.
  package struct Entry: Hashable, Sendable {
    package var event: String
    /// The template, without the tag of the line; `nil` for a structured event.
    package var template: String?
    /// The name of a structured event.
    package var jsonName: String?
    /// Keys after the template and the fields that they fill, where the event does not have them.
    package var pairs: [Pair] = []
    /// The component of the line, where the event is not of it.
    package var component: String?
    /// The reasons for it, its count and its first line, for a comment.
    package var evidence: String
    /// A warning for the reader of the file.
    package var warning: String?
    /// Parts that were left out, with the reasons.
    package var notes: [String] = []
  }

  package struct Pair: Hashable, Sendable {
    package var key: String
    package var field: String
  }

  package private(set) var entries: [Entry] = []

  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  package mutating func add(_ entry: Entry) { entries.append(entry) }

  /// The file; entries of one event together.
  package var yaml: String {
    var text = """
      # Texts of the plugin's events as a build prints them. `dnp-logcheck --rules FILE` judges with them.
      schema: dnp-rules/1
      wordings:

      """
    var events: [String] = []
    for entry in entries where !events.contains(entry.event) { events.append(entry.event) }
    for event in events { text += Self.block(event, entries.filter { $0.event == event }) }
    return text
  }

  private static func block(_ event: String, _ entries: [Entry]) -> String {
    var text = "  \(event):\n"
    for entry in entries {
      text += "    # \(comment(entry.evidence))\n"
      if let warning = entry.warning { text += "    # \(comment(warning))\n" }
      for note in entry.notes { text += "    # \(comment(note))\n" }
    }
    func list(_ key: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      text += "    \(key):\n"
      for item in items { text += "      - \(item)\n" }
    }
    var components: [String] = []
    for component in entries.compactMap(\.component) where !components.contains(component) {
      components.append(component)
    }
    list("component", components)
    list("text", entries.compactMap(\.template).map(quoted))
    list("json", entries.compactMap(\.jsonName).map(quoted))
    var pairs: [Pair] = []
    for pair in entries.flatMap(\.pairs) where !pairs.contains(where: { $0.key == pair.key }) { pairs.append(pair) }
    if !pairs.isEmpty {
      text += "    pairs:\n"
      for pair in pairs { text += "      \(quoted(pair.key)): \(pair.field)\n" }
    }
    return text
  }

  /// A text in YAML's double quotation marks; the log may hold anything.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default:
        if PlainLine.isPlain(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
      }
    }
    return quoted + "\""
  }

  private static func comment(_ text: String) -> String { PlainLine.line(text, limit: 240) }
}
