import LogCheckEngine
import LogCheckModel
import LogCheckRules
import LogCheckSource

/// Finds out which event a log statement prints, by the lines that it may print.
struct StatementClassifier {
  let ruleSet: RuleSet
  private let classifier: EventClassifier

  /// The known facts of a statement.
  struct Verdict {
    enum Kind {
      /// Not the plugin's.
      case foreign
      case unresolved
      case events([EventTypeID], line: String)
      case unknown(line: String)
    }
    var kind: Kind
    var component: Int?
  }

  init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    // Patterns that do not compile were reported when the rules were loaded.
    var problems: [Diagnostic] = []
    classifier = EventClassifier(ruleSet, problems: &problems)
  }

  /// So many lines are tried of a statement whose first one is not the plugin's.
  private static let foreignLimit = 12

  func verdict(of statement: LogStatement) -> Verdict {
    let groups = ExampleLines(statement).groups
    let origin = origin(of: statement)
    guard let first = groups.first?.first else { return Verdict(kind: .foreign) }
    var component: Int?
    var events: [EventTypeID] = []
    var unknownLine: String?
    for group in groups {
      var event: EventTypeID?
      var lines = group[...]
      while event == nil, let line = lines.popFirst() {
        switch classify(line, origin, statement) {
        case .foreign:
          // Values make no line of another program the plugin's; a few kinds of them are tried all the same.
          if origin.count == 1, component == nil { lines = lines.prefix(Self.foreignLimit) }
        case .unrecognised(let index): component = component ?? index
        case .event(let found):
          component = component ?? found.component
          // An event about lines of no part of the plugin explains none.
          if !isAboutLines(found.type) { event = found.type }
        }
      }
      if let event {
        if !events.contains(event) { events.append(event) }
      } else {
        unknownLine = unknownLine ?? group.first
      }
    }
    if events.isEmpty, component == nil { return Verdict(kind: .foreign) }
    // A made-up value may look like an event: a text that is not known prints none.
    guard statement.unresolved == nil, saysMore(statement, than: component) else {
      return Verdict(kind: component == nil ? .foreign : .unresolved, component: component)
    }
    if let unknownLine { return Verdict(kind: .unknown(line: unknownLine), component: component) }
    return Verdict(kind: .events(events, line: first), component: component)
  }

  /// Classifies each line as if the statement printed it.
  func events(_ lines: [String], of statement: LogStatement) -> [ClassifiedEvent] {
    let origin = origin(of: statement)
    return lines.compactMap { line in
      if case .event(let event) = classify(line, origin, statement) { event } else { nil }
    }
  }

  /// The name of a line that is a structured event.
  func structuredName(_ line: String) -> String? { classifier.structuredName(of: record(line, Origin(), nil)) }

  /// The offset of a line's text, after its tag.
  func textStart(_ line: String) -> Int { classifier.textStart(of: record(line, Origin(), nil)) }

  /// True if an event only says that no part of the plugin has a line of that form.
  private func isAboutLines(_ event: EventTypeID) -> Bool { ruleSet.events[event.index].name.hasPrefix("log.") }

  /// True if the message has a word after the tag.
  func saysMore(_ statement: LogStatement, than component: Int?) -> Bool {
    var text = statement.message.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .slot(let slot): text += slot.choices.isEmpty ? "\u{0}" : slot.choices.joined()
      }
    }
    if let component {
      let tags = ruleSet.components[component].tags.sorted { $0.utf8.count > $1.utf8.count }
      if let tag = tags.first(where: { text.contains($0) }), let range = text.firstRange(of: tag) {
        text.removeSubrange(..<range.upperBound)
      }
    }
    return text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  // MARK: Records

  /// The header that a log system writes around a line.
  private struct Origin {
    var tag = ""
    var subsystem = ""
    var category = ""
  }

  /// The origins to try: the statement's own, or, where its tag or category is not known, that of each part of the
  /// plugin.
  private func origin(of statement: LogStatement) -> [Origin] {
    if let tag = statement.tag { return [Origin(tag: tag)] }
    if let category = statement.category {
      let short = category.split(separator: ".").last.map(String.init) ?? category
      let owner = ruleSet.components.first { $0.categories.contains { $0.lowercased() == short.lowercased() } }
      return [Origin(subsystem: statement.subsystem ?? owner?.subsystems.first ?? "", category: category)]
    }
    guard statement.hasUnknownOrigin else { return [Origin()] }
    return [Origin()]
      + ruleSet.components.compactMap { component in
        switch statement.language.platform {
        case .android: component.logTags.first.map { Origin(tag: $0) }
        case .ios:
          component.subsystems.first.flatMap { subsystem in
            component.categories.first.map { Origin(subsystem: subsystem, category: $0) }
          }
        case nil: nil
        }
      }
  }

  private func classify(_ line: String, _ origins: [Origin], _ statement: LogStatement) -> Classification.Kind {
    var best = Classification.Kind.foreign
    for (index, origin) in origins.enumerated() {
      let kind = classifier.classify(record(line, origin, statement.level)).kind
      switch kind {
      case .event: return kind
      // A part that was only assumed is proved by an event alone.
      case .unrecognised where index == 0: best = kind
      default: break
      }
    }
    return best
  }

  private func record(_ line: String, _ origin: Origin, _ level: LogLevel?) -> Record {
    var record = Record()
    record.message = record.append(Array(line.utf8).span)
    record.tag = record.append(Array(origin.tag.utf8).span)
    record.subsystem = record.append(Array(origin.subsystem.utf8).span)
    record.category = record.append(Array(origin.category.utf8).span)
    record.level = level
    return record
  }
}
