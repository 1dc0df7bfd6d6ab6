package import LogCheckModel
import LogCheckPattern
package import LogCheckRules

/// What a record is, in the words of the loaded events.
package enum Classification: Sendable {
  /// No component's and no event's.
  case foreign
  /// A component's line that no event fits.
  case unrecognised(component: Int)
  case event(ClassifiedEvent)
}

/// An event as its record tells it, not yet placed in time and source.
package struct ClassifiedEvent: Sendable {
  package var type: EventTypeID
  package var component: Int?
  package var fields: [FieldValue]
  /// What a structured event says about itself; for text lines all are `nil`.
  package var origin = StructuredOrigin()
  /// Code of the pattern that was stopped on this line before this event was found, if one was.
  package var patternFault: Int32?
}

/// Recognises events. Which comes first among several that fit follows from the order of the loaded events alone, never from
/// earlier lines.
package struct EventClassifier {
  private let ruleSet: RuleSet
  private let tags: [Tag]
  /// Indices into `tags` by first byte.
  private let tagsByByte: [[Int]]
  /// Candidates by component, then by the first byte of the body; the last list is for events of any component.
  private let entries: [Entry]
  private let byComponent: [[[Int]]]
  private let ofAnyComponent: [Int]
  private let structured: StructuredEvents
  private let matcher = PatternMatcher()

  private struct Tag {
    var bytes: [UInt8]
    var component: Int
  }

  private struct Entry {
    var event: Int
    var pattern: Pattern
    var isTemplate: Bool
    /// Of an event of any component: texts of which the message must hold one, as exact bytes.
    var literals: [[UInt8]]
    /// Field index and group number.
    var groups: [(field: Int, group: Int)]
    var tailGroup: Int?
  }

  /// Compiles the patterns of all events; every pattern that does not compile is a diagnostic.
  package init(_ ruleSet: RuleSet, problems: inout [Diagnostic]) {
    self.ruleSet = ruleSet
    structured = StructuredEvents(ruleSet)
    // The longest tag first: `DNP-FETCH-SCHEDULE:` before `DNP-FETCH`.
    let tags = ruleSet.components.enumerated().flatMap { index, component in
      component.tags.map { Tag(bytes: Array($0.utf8), component: index) }
    }.sorted { $0.bytes.count > $1.bytes.count }
    var tagsByByte = [[Int]](repeating: [], count: 256)
    for (index, tag) in tags.enumerated() {
      if let first = tag.bytes.first { tagsByByte[Int(first)].append(index) }
    }
    self.tags = tags
    self.tagsByByte = tagsByByte

    var entries: [Entry] = []
    var byComponent = [[[Int]]](
      repeating: [[Int]](repeating: [], count: 256), count: ruleSet.components.count)
    var ofAnyComponent: [Int] = []
    for (index, event) in ruleSet.events.enumerated() {
      for text in event.patterns {
        do {
          let (entry, first) = try Self.compile(text, of: event, index)
          entries.append(entry)
          if event.components.isEmpty { ofAnyComponent.append(entries.count - 1) }
          for component in event.components {
            for byte in first.map({ [$0] }) ?? Array(0...255) {
              byComponent[component][Int(byte)].append(entries.count - 1)
            }
          }
        } catch {
          problems.append(
            Diagnostic(
              code: "E001", severity: .error, message: "event \(event.name): the pattern does not compile: \(error)",
              hint: "see the PCRE2 pattern syntax", mark: event.mark))
        }
      }
    }
    self.entries = entries
    self.byComponent = byComponent
    self.ofAnyComponent = ofAnyComponent
  }

  private static func compile(
    _ text: TextPattern, of event: EventDefinition, _ index: Int
  ) throws(PatternError) -> (Entry, UInt8?) {
    let pattern: Pattern
    let isTemplate: Bool
    var first: UInt8?
    switch text {
    case .template(let pieces, _):
      pattern = try Pattern(TemplateCompiler.source(of: pieces), isAnchored: true, isGuarded: false)
      first = TemplateCompiler.firstByte(of: pieces)
      isTemplate = true
    case .regex(let source, _):
      pattern = try Pattern("(?s)" + source)
      isTemplate = false
    }
    var groups: [(field: Int, group: Int)] = []
    for (field, definition) in event.fields.enumerated() {
      if let group = pattern.groups["f\(field)"] ?? (isTemplate ? nil : pattern.groups[definition.name]) {
        groups.append((field, group))
      }
    }
    return (
      Entry(
        event: index, pattern: pattern, isTemplate: isTemplate,
        literals: event.components.isEmpty ? event.literals.map { Array($0.utf8) } : [], groups: groups,
        tailGroup: isTemplate ? pattern.groups["tail"] : nil), first
    )
  }

  /// What `record` is.
  package func classify(_ record: Record) -> Classification {
    let text = record.text.span
    let message = record.message
    var place = Self.skipMarks(text, message)
    var component: Int?
    if place < message.upperBound {
      for index in tagsByByte[Int(text[place])] where Self.hasPrefix(tags[index].bytes, text, at: place) {
        component = tags[index].component
        place += tags[index].bytes.count
        break
      }
    }
    component = component ?? componentFromHeader(record)
    while place < message.upperBound, text[place] <= 0x20 || text[place] == 0x3A { place += 1 }
    // `TAG: ✅ text` as well as `✅ TAG: text`.
    place = Self.skipMarks(text, place..<max(place, message.upperBound))
    let body = place..<max(place, message.upperBound)

    if !body.isEmpty, text[body.lowerBound] == 0x7B, let event = structured.read(text, body) {
      return .event(event)
    }
    var fault: Int32?
    let subject = text.extracting(0..<message.upperBound)
    if let component {
      let first = body.isEmpty ? UInt8(0) : text[body.lowerBound]
      let lowered = (0x41...0x5A).contains(first) ? first + 0x20 : first
      for index in byComponent[component][Int(lowered)] {
        if let event = match(entries[index], subject, body, component, &fault) { return .event(event) }
      }
    }
    // An event of any component is looked for in the whole message: other programs print it with texts of their own.
    for index in ofAnyComponent where Self.holds(text, message, oneOf: entries[index].literals) {
      if let event = match(entries[index], subject, message, component, &fault) { return .event(event) }
    }
    return component.map(Classification.unrecognised) ?? .foreign
  }

  private func match(
    _ entry: Entry, _ text: Span<UInt8>, _ range: Range<Int>, _ component: Int?, _ fault: inout Int32?
  ) -> ClassifiedEvent? {
    switch matcher.match(entry.pattern, in: text, from: range.lowerBound) {
    case .noMatch: return nil
    case .fault(let code):
      fault = code
      return nil
    case .match: break
    }
    let definition = ruleSet.events[entry.event]
    var fields = [FieldValue](repeating: .absent, count: definition.fields.count)
    for (field, group) in entry.groups {
      guard let range = matcher.capture(group) else { continue }
      fields[field] = ValueParser.value(text, range, as: definition.fields[field].type)
    }
    let tail = entry.tailGroup.flatMap(matcher.capture) ?? (entry.isTemplate ? nil : range)
    if let tail, !tail.isEmpty {
      for pair in definition.pairs where fields[pair.field] == .absent {
        let type = definition.fields[pair.field].type
        if let value = PairScanner.value(of: Array(pair.key.utf8), in: text, tail, as: type) {
          fields[pair.field] = ValueParser.value(text, value, as: type)
        }
      }
    }
    for constant in definition.constants where fields[constant.field] == .absent {
      fields[constant.field] = constant.value
    }
    return ClassifiedEvent(
      type: EventTypeID(entry.event), component: component ?? definition.components.first, fields: fields,
      patternFault: fault)
  }

  private func componentFromHeader(_ record: Record) -> Int? {
    let text = record.text.span
    if !record.tag.isEmpty {
      for (index, component) in ruleSet.components.enumerated() {
        for tag in component.logTags where Self.equals(tag, text, record.tag) { return index }
      }
    }
    if !record.subsystem.isEmpty {
      for (index, component) in ruleSet.components.enumerated()
      where component.subsystems.contains(where: { Self.equals($0, text, record.subsystem) }) {
        // The category may be the full dotted name: its last part counts.
        let start = (record.category.lowerBound..<record.category.upperBound).last { text[$0] == 0x2E }.map { $0 + 1 }
        let category = (start ?? record.category.lowerBound)..<record.category.upperBound
        for name in component.categories where Self.equals(name, text, category) { return index }
      }
    }
    return nil
  }

  /// Steps over blanks and marks (bytes beyond ASCII, at most 24) in front of a tag.
  private static func skipMarks(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var place = range.lowerBound
    let limit = min(range.upperBound, range.lowerBound + 24)
    while place < limit, text[place] <= 0x20 || text[place] >= 0x80 { place += 1 }
    return place
  }

  private static func holds(_ text: Span<UInt8>, _ range: Range<Int>, oneOf literals: [[UInt8]]) -> Bool {
    for literal in literals {
      guard let first = literal.first else { continue }
      var place = range.lowerBound
      while let found = text.firstIndex(of: first, from: place, to: range.upperBound) {
        if hasPrefix(literal, text, at: found) { return true }
        place = found + 1
      }
    }
    return false
  }

  private static func hasPrefix(_ prefix: [UInt8], _ text: Span<UInt8>, at place: Int) -> Bool {
    guard place + prefix.count <= text.count else { return false }
    for offset in prefix.indices where text[place + offset] != prefix[offset] { return false }
    return true
  }

  /// Without regard to ASCII case: subsystems changed theirs between releases of the system.
  private static func equals(_ name: String, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard name.utf8.count == range.count else { return false }
    var place = range.lowerBound
    for byte in name.utf8 {
      let other = text[place]
      guard lowered(byte) == lowered(other) else { return false }
      place += 1
    }
    return true
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }
}
