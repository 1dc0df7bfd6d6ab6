import LogCheckModel
import LogCheckRules
import LogCheckSource

/// Writes the statement that prints an event, in the language of a source.
extension StatementClassifier {
  /// The first template of an event, with the tag of its part of the plugin, that is recognised as the event again.
  /// `keys` are fields by which rules tie events together: the statement gives them if the event has them.
  func statement(for id: EventTypeID, keys: [String], in language: SourceLanguage) -> String? {
    let event = ruleSet.events[id.index]
    let platform = language.platform
    let component = event.components.first { index in
      platform.map { EventPlatforms.speaks(ruleSet.components[index], on: $0) } ?? true
    }
    guard let component else { return nil }
    for case .template(let pieces, _) in event.patterns {
      let parts = Self.parts(pieces, event) + Self.pairs(keys, pieces, event)
      let text = Self.text(
        parts, ruleSet.components[component], level: event.level(on: platform), isPrinted: event.isPrintOnly, language)
      guard let text, isRecognised(text, as: id, language) else { continue }
      return text
    }
    return nil
  }

  private func isRecognised(_ text: String, as id: EventTypeID, _ language: SourceLanguage) -> Bool {
    guard let statement = LogSource.statements(in: Array(text.utf8), language: language).first,
      case .events(let events, _) = verdict(of: statement).kind
    else { return false }
    return events == [id]
  }

  /// A part of the text of a statement.
  private enum Part {
    case text(String)
    case value(String)
  }

  private static func parts(_ pieces: [TemplatePiece], _ event: EventDefinition) -> [Part] {
    pieces.flatMap { piece -> [Part] in
      switch piece {
      case .text(let text): [.text(text)]
      case .blank: [.text(" ")]
      case .arrow: [.text("->")]
      case .field(let index, _): [.value(variable(event.fields[index].name))]
      case .words(let words, _): [.text(words.first ?? "")]
      case .optional, .rest: []
      }
    }
  }

  private static func pairs(_ keys: [String], _ pieces: [TemplatePiece], _ event: EventDefinition) -> [Part] {
    keys.flatMap { key -> [Part] in
      guard let field = event.fieldIndex(key), !holds(pieces, field),
        let pair = event.pairs.first(where: { $0.field == field })
      else { return [] }
      return [.text(" \(pair.key)="), .value(variable(key))]
    }
  }

  private static func holds(_ pieces: [TemplatePiece], _ field: Int) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .field(let index, _): index == field
      case .words(_, let index): index == field
      default: false
      }
    }
  }

  /// `notification_time` as the languages write names.
  private static func variable(_ field: String) -> String {
    let words = field.split(separator: "_").map(String.init)
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func text(
    _ parts: [Part], _ component: ComponentDefinition, level: LogLevel, isPrinted: Bool, _ language: SourceLanguage
  ) -> String? {
    let tag = component.tags.first
    // A tag that ends in a word needs no blank: `DN|START`.
    let front = tag.map { $0.hasSuffix("|") || $0.hasSuffix("-") ? $0 : $0 + " " } ?? ""
    switch language {
    case .swift:
      let literal = "\"\(escaped(front))" + join(parts) { "\\(\($0))" } + "\""
      return isPrinted ? "print(\(literal))" : "NSLog(\"%@\", \(literal))"
    case .objectiveC:
      let names = parts.compactMap { if case .value(let name) = $0 { name } else { nil } }
      let literal = "@\"\(escaped(front))" + join(parts, percent: "%%") { _ in "%@" } + "\""
      return "NSLog(" + ([literal] + names).joined(separator: ", ") + ");"
    case .kotlin, .java:
      let method = "Log.\(letter(level))"
      let logTag = component.logTags.first
      let start = logTag == nil ? escaped(front) : ""
      let literal =
        language == .kotlin
        ? "\"\(start)" + join(parts, dollar: "\\$") { "$\($0)" } + "\""
        : "\"\(start)" + join(parts) { "\" + \($0) + \"" } + "\""
      let end = language == .kotlin ? ")" : ");"
      return "\(method)(\(logTag.map { "\"\($0)\"" } ?? "TAG"), \(trimmed(literal))\(end)"
    case .typeScript, .javaScript:
      return "console.info(`\(escaped(front))" + join(parts, dollar: "\\$") { "${\($0)}" } + "`);"
    }
  }

  private static func join(
    _ parts: [Part], percent: String = "%", dollar: String = "$", value: (String) -> String
  ) -> String {
    parts.map { part in
      switch part {
      case .text(let text):
        escaped(text).reduce(into: "") { $0 += $1 == "%" ? percent : $1 == "$" ? dollar : String($1) }
      case .value(let name): value(name)
      }
    }.joined()
  }

  /// Java's text without an empty literal at its end.
  private static func trimmed(_ literal: String) -> String {
    literal.hasSuffix(" + \"\"") ? String(literal.dropLast(5)) : literal
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }

  private static func letter(_ level: LogLevel) -> String {
    switch level {
    case .debug: "d"
    case .info, .notice: "i"
    case .warning: "w"
    case .error, .fault: "e"
    }
  }
}
