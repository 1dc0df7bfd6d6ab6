import LogCheckModel
import LogCheckReporting
import LogCheckRules
import LogCheckSource

extension SourceWordings {
  /// The report for people: the texts that no statement prints, those that are not decided, and how many are printed. `name` is the file's.
  package func text(of name: String) -> String {
    var lines: [String] = []
    for item in stale {
      lines.append(
        Self.heading(item)
          + (item.hasEvent ? " is printed by no statement" : " is of an event that the rules do not have"))
    }
    for item in undecided {
      guard case .undecided(let entry) = item.verdict else { continue }
      let position = entry.statement.position
      lines.append(
        Self.heading(item) + " is not decided: "
          + "\(CleanText.path(entry.file)):\(position.line):\(position.column) may print it")
    }
    if testStatements > 0 {
      let statements = TextLayout.counted(testStatements, "statement")
      lines.append("\(statements) of test files left out: a build does not print them")
    }
    let open = undecided.isEmpty ? "" : ", \(undecided.count) not decided"
    let texts = TextLayout.counted(items.count, "text")
    lines.append("\(CleanText.path(name)): \(printedCount) of \(texts) printed by a statement\(open)")
    if !hasStatements { lines.append("The source has no log statement of the plugin.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func heading(_ item: Item) -> String {
    let wording = item.wording
    return "\(CleanText.path(wording.mark.file)):\(wording.mark.line): \(CleanText.line(wording.event)): "
      + CleanText.line(wording.text)
  }
}

extension SourceVocabulary {
  /// The texts of a file of wordings, for programs.
  static func members(_ json: inout JSONWriter, _ wordings: SourceWordings) {
    json.integer("testStatements", wordings.testStatements)
    json.array("texts") { json in
      for item in wordings.items {
        json.object { json in
          json.string("event", item.wording.event)
          json.string("text", item.wording.text)
          json.boolean("structured", item.wording.isStructured)
          json.string("file", item.wording.mark.file)
          json.integer("line", item.wording.mark.line)
          switch item.verdict {
          case .printed(let entry):
            json.string("verdict", "printed")
            json.object("statement") { members(&$0, entry) }
          case .undecided(let entry):
            json.string("verdict", "undecided")
            json.object("statement") { members(&$0, entry) }
          case .stale: json.string("verdict", "stale")
          }
        }
      }
    }
  }
}
