import LogCheckModel
import LogCheckReporting
import LogCheckSource

extension SourceVocabulary {
  /// The report for people: what to act on first, each with file and line. With `listsKnown` the statements that events
  /// explain, too.
  package func text(listsKnown: Bool = false) -> String {
    var lines = [summary]
    section(&lines, "Statements that no event explains", unknown) { unknown in
      [Self.heading(unknown.entry, unknown.entry.statement.template)] + Self.details(unknown)
    }
    section(&lines, "Statements whose text the source does not give", unresolved) { entry in
      [Self.heading(entry, entry.statement.template), "    \(Self.plain(Self.reason(entry)))"]
    }
    section(&lines, "Events that rules of error severity need and no statement prints", missing) { missing in
      ["  \(missing.event) (\(missing.platform.rawValue)): \(Self.plain(missing.summary))"]
        + ["    needed by \(Self.list(missing.rules))"]
        + [
          missing.statement.map { "    add: \(Self.plain($0))" }
            ?? "    see: dnp-logcheck explain \(missing.event)"
        ]
    }
    if listsKnown {
      section(&lines, "Statements that events explain", known) { known in
        [Self.heading(known.entry, known.entry.statement.template), "    \(known.events.joined(separator: ", "))"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line with all counts.
  private var summary: String {
    let own = known.count + unknown.count + unresolved.count
    let files = Self.count(files.count, "source file")
    let statements = Self.count(statementCount, "log statement")
    var text = "\(files), \(statements), \(own) of them the plugin's: "
    text += "\(known.count) known, \(unknown.count) unknown, \(unresolved.count) unresolved"
    text +=
      platforms.isEmpty
      ? "; no native source was read, so that no event can be found missing"
      : "; \(Self.count(missing.count, "required event")) that no statement prints"
    if withoutOrigin > 0 {
      text += "\n\(Self.count(withoutOrigin, "other statement")) with a tag or a category that the source does not give"
    }
    return text
  }

  private func section<Item>(
    _ lines: inout [String], _ title: String, _ items: [Item], _ body: (Item) -> [String]
  ) {
    guard !items.isEmpty else { return }
    lines += ["", "\(title) (\(items.count)):"]
    for item in items { lines += body(item) }
  }

  private static func heading(_ entry: Entry, _ template: String) -> String {
    let position = entry.statement.position
    let tag = entry.statement.tag.map { "\(plain($0)): " } ?? ""
    let file = PlainLine.path(entry.file)
    return "\(file):\(position.line):\(position.column): \(entry.statement.api): \(tag)\(plain(template))"
  }

  private static func details(_ unknown: Unknown) -> [String] {
    VocabularyText.answers(unknown.candidates, denied: unknown.denied).map { "    " + $0 }
  }

  static func reason(_ entry: Entry) -> String {
    entry.statement.unresolved?.summary ?? "the text after the tag is a value that the source does not give"
  }

  private static func plain(_ text: String) -> String { PlainLine.line(text) }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map { plain($0) }.joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
