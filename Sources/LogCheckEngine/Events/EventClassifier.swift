package import LogCheckModel
import LogCheckPattern
package import LogCheckRules

/// The result of matching a record against the loaded events.
package struct Classification: Sendable {
  package enum Kind: Sendable {
    /// Neither a component's line nor an event.
    case foreign
    /// A component's line that no event fits, or a structured event of an unknown name.
    case unrecognised(component: Int?)
    case event(ClassifiedEvent)
  }

  package var kind: Kind
  /// The first event whose pattern was stopped on this line: the line may be that event although no match was found.
  package var stoppedEvent: EventTypeID?
  /// The events that the record may be although it matched none, because a part of it cannot be read.
  package var doubt: RecordDoubt?
  /// True if bytes were lost anywhere in the record.
  package var lostBytes = false
  /// True if bytes were lost so that the record may contain lines of other records, whose times its stamp does not
  /// give.
  package var isDamaged = false
  /// The origin that a structured event of an unknown name states.
  package var origin: StructuredOrigin?
  /// Its form as a structured event, if it is meant as one and a rule checks such forms.
  package var form: StructuredForm?
  /// True if subsystem and category name the same component as the tag; `nil` if one of them names none or no event
  /// reports it.
  package var headerAgrees: Bool?
}

/// An event as read from its record, before its time and source are known.
package struct ClassifiedEvent: Sendable {
  package var type: EventTypeID
  package var component: Int?
  package var fields: [FieldValue]
  package var text: MatchedText
  /// The origin that a structured event states; for text lines all members are `nil`.
  package var origin = StructuredOrigin()
  /// True if a part of the system wrote the line, and not the app.
  package var isOfSystem = false
}

/// Recognises events. If several events match, the order of the loaded events decides, never earlier lines.
package struct EventClassifier {
  let tags: PrefixTable
  /// The tags without their first byte, which may have been lost.
  let beheadedTags: PrefixTable
  let header: HeaderComponents
  let patterns: [EventPattern]
  /// The patterns that may fit a body by component and lower-case first byte: a range of ``candidates`` for each pair.
  let candidates: [Int32]
  let candidateStarts: [Int32]
  /// The literals for events of any component: their patterns are tried only if the message contains one. Values index
  /// ``ofAnyComponent``.
  let anyLiterals: PrefixTable
  let ofAnyComponent: [Int]
  /// By event: the parts of the system that write it.
  let writers: [EventWriters]
  let structured: StructuredEvents
  let unreadable: UnreadableRecords
  /// True if a rule checks the form of structured events.
  private let judgesForm: Bool
  /// The event that says whether the header of a line agrees with its tag.
  package let headerEvent: EventTypeID?
  /// The event that any line of the plugin at error level is which no other event fits.
  package let errorEvent: EventTypeID?
  let matcher = PatternMatcher()

  /// Compiles the patterns of all events, or each when it is first matched where all are known to compile; every pattern that does
  /// not compile is a diagnostic.
  package init(_ ruleSet: RuleSet, problems: inout [Diagnostic]) {
    structured = StructuredEvents(ruleSet)
    headerEvent = ruleSet.events.firstIndex { $0.lines == .category }.map(EventTypeID.init)
    errorEvent = ruleSet.events.firstIndex { $0.lines == .error }.map(EventTypeID.init)
    judgesForm = ruleSet.rules.contains { $0.body is SchemaRule }
    unreadable = UnreadableRecords(ruleSet)
    header = HeaderComponents(ruleSet.components)
    writers = ruleSet.events.map { EventWriters($0.processes) }
    // The longest tag first: `A-B-C:` before `A-B`.
    let tags = ruleSet.components.enumerated().flatMap { index, component in
      component.tags.map { (text: Array($0.utf8), value: index) }
    }
    self.tags = PrefixTable(tags.sorted { $0.text.count > $1.text.count })
    beheadedTags = PrefixTable(
      tags.filter { $0.text.count > 4 }.sorted { $0.text.count > $1.text.count }
        .map { (text: Array($0.text.dropFirst()), value: $0.value) })

    var patterns: [EventPattern] = []
    // The slots of ``candidates`` that each pattern is in: one byte of a component, or all of them.
    var positions: [(pattern: Int32, component: Int, byte: UInt8?)] = []
    var ofAnyComponent: [Int] = []
    var anyLiterals: [(text: [UInt8], value: Int)] = []
    for (index, event) in ruleSet.events.enumerated() {
      for text in event.texts.indices {
        do {
          let pattern = try EventPattern(text, of: event, index, isProven: ruleSet.hasProvenPatterns)
          patterns.append(pattern)
          let number = Int32(patterns.count - 1)
          if event.components.isEmpty {
            anyLiterals += event.literals.map { (Array($0.utf8), ofAnyComponent.count) }
            ofAnyComponent.append(Int(number))
          }
          for component in event.components {
            positions.append((number, component, pattern.firstByte))
          }
        } catch {
          problems.append(
            Diagnostic(
              code: "E001", severity: .error, message: "event \(event.name): the pattern does not compile: \(error)",
              hint: "see the PCRE2 pattern syntax", mark: event.mark))
        }
      }
    }
    self.patterns = patterns
    self.ofAnyComponent = ofAnyComponent
    self.anyLiterals = PrefixTable(anyLiterals)
    (candidateStarts, candidates) = Self.slots(positions, components: ruleSet.components.count)
  }

  /// The patterns by component and byte, in the order in which they are tried, and where each slot begins.
  private static func slots(
    _ positions: [(pattern: Int32, component: Int, byte: UInt8?)], components: Int
  ) -> (starts: [Int32], patterns: [Int32]) {
    func range(_ component: Int, _ byte: UInt8?) -> Range<Int> {
      let first = component * 256
      return byte.map { first + Int($0)..<first + Int($0) + 1 } ?? first..<first + 256
    }
    var starts = [Int32](repeating: 0, count: components * 256 + 1)
    for position in positions {
      for slot in range(position.component, position.byte) { starts[slot + 1] += 1 }
    }
    for slot in 1..<starts.count { starts[slot] += starts[slot - 1] }
    var patterns = [Int32](repeating: 0, count: Int(starts[starts.count - 1]))
    var ends = starts
    for position in positions {
      for slot in range(position.component, position.byte) {
        patterns[Int(ends[slot])] = position.pattern
        ends[slot] += 1
      }
    }
    return (starts, patterns)
  }

  /// Classifies a record: an event, an unrecognised line of a component, or a foreign line.
  package func classify(_ record: Record) -> Classification {
    let loss = TextLoss(of: record)
    var form: StructuredForm?
    var classification = classify(record, loss, &form)
    if case .event(var event) = classification.kind, refine(&event) { classification.kind = .event(event) }
    if let glued = gluedLines(in: record, classification) {
      classification.kind = .unrecognised(component: glued.component)
      classification.doubt = glued.doubt
    }
    classification.form = form
    if headerEvent != nil { classification.headerAgrees = headerAgrees(of: record, loss) }
    classification.lostBytes = loss.touches(record.text.span, 0..<record.text.count)
    if classification.lostBytes { addDamage(of: record, to: &classification) }
    return classification
  }

  /// Makes the event the one that a word in it names (`becomes`); `false` if it is no other.
  private func refine(_ event: inout ClassifiedEvent) -> Bool {
    let events = structured.ruleSet.events
    guard let refined = events.refined(event.type, event.fields) else { return false }
    event.type = refined.type
    event.fields = refined.values
    return true
  }

  /// True if subsystem and category of a record are those of a component.
  package func namesComponent(inHeaderOf record: Record) -> Bool {
    !record.subsystem.isEmpty && header.component(of: record) != nil
  }

  private func headerAgrees(of record: Record, _ loss: TextLoss) -> Bool? {
    let named = header.namedComponent(of: record)
    guard named != nil || header.namesNoComponent(record) else { return nil }
    let position = LeadingMarks.end(record.text.span, record.message)
    // If bytes of either were lost, the two may differ only in these.
    guard position < record.message.upperBound,
      !loss.touches(record.text.span, position..<min(position + 32, record.message.upperBound)),
      !loss.touches(record.text.span, record.subsystem), !loss.touches(record.text.span, record.category),
      let tag = tags.match(record.text.span, at: position, to: record.message.upperBound)
    else { return nil }
    if tag.value == named { return true }
    // The line may end within a longer tag, so that only the shorter one with the same beginning matched.
    return tags.isCut(record.text.span, at: position, to: record.message.upperBound) ? nil : false
  }

  func classify(
    _ record: Record, _ loss: TextLoss, _ form: inout StructuredForm?
  ) -> Classification {
    let text = record.text.span
    let message = record.message.lowerBound..<Self.textEnd(text, record.message)
    var position = LeadingMarks.end(text, message)
    // The beginning of a longer tag must not match as a shorter tag.
    if let doubt = doubt(aboutTagCutOff: text, position..<message.upperBound) {
      return Classification(kind: .unrecognised(component: nil), doubt: doubt)
    }
    var component: Int?
    if position < message.upperBound, let tag = tags.match(text, at: position, to: message.upperBound) {
      component = tag.value
      position += tag.length
    }
    component = component ?? header.component(of: record)
    // A NUL is not a blank: it replaces a lost byte.
    while position < message.upperBound, (text[position] <= 0x20 && text[position] != 0) || text[position] == 0x3A {
      position += 1
    }
    // `TAG: ✅ text` as well as `✅ TAG: text`.
    let marked = position..<max(position, message.upperBound)
    let body = LeadingMarks.end(text, marked)..<marked.upperBound

    var doubt: RecordDoubt?
    if !body.isEmpty, text[body.lowerBound] == 0x7B {
      if judgesForm { form = structured.form(text, body, isCut: record.isCut) }
      switch structured.read(text, body, isCut: record.isCut) {
      case .event(var event):
        // The tag names the component if the event may be of any component.
        event.component = event.component ?? component
        event.isOfSystem = writers[event.type.index].writer(of: record) == .system
        event.doubtAbsentFields(where: loss.touches(text, firstLine(text, body)))
        return Classification(kind: .event(event))
      case .broken(let type): doubt = unreadable.doubt(aboutObjectOf: type)
      case .unknown(let origin):
        return Classification(
          kind: .unrecognised(component: component), doubt: self.doubt(aboutNameIn: text, body), origin: origin)
      case .none: break
      }
    }
    var stopped: EventTypeID?
    let subject = text.extracting(0..<message.upperBound)
    if let component {
      var event = match(subject, body, component, loss, &stopped)
      // A template may begin with such a mark itself.
      if event == nil, body != marked { event = match(subject, marked, component, loss, &stopped) }
      if let event { return Classification(kind: .event(event), stoppedEvent: stopped) }
    }
    // An event of any component is matched against the whole message: other programs print it within their own text.
    let whole = withoutDamagedLines(text, message, loss)
    if let event = matchAny(record, text.extracting(0..<whole.upperBound), whole, component, loss, &stopped) {
      return Classification(kind: .event(event), stoppedEvent: stopped)
    }
    guard let component else { return Classification(kind: .foreign, stoppedEvent: stopped, doubt: doubt) }
    let starts = decoratedStarts(subject, body, component)
    if doubt == nil, let event = matchDecorated(subject, marked, body, starts, component, loss, &stopped) {
      return Classification(kind: .event(event), stoppedEvent: stopped)
    }
    doubt =
      doubt ?? unreadable.doubt(about: subject, body, marked: marked, component: component, isCut: loss.lacksItsEnd)
      ?? self.doubt(aboutDecorated: subject, body, starts, component, loss)
    return Classification(kind: .unrecognised(component: component), stoppedEvent: stopped, doubt: doubt)
  }

  /// The offset at which a message ends. One undecodable character after a bracket or a quotation mark, such as the
  /// byte at which a file was cut, is not a part of any value; several of them may have been text.
  private static func textEnd(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    let end = range.upperBound - 3
    guard end > range.lowerBound, text.has("\u{FFFD}", at: end) else { return range.upperBound }
    switch text[end - 1] {
    case 0x29, 0x5D, 0x7D, 0x22: return end
    default: return range.upperBound
    }
  }

  /// The form of a line that does not fit its format, if it is meant as a structured event and a rule checks such
  /// forms.
  package func form(ofNotUnderstood record: Record) -> StructuredForm? {
    let text = record.text.span
    let message = record.message
    guard judgesForm, let start = text.firstIndex(of: 0x7B, from: message.lowerBound, to: message.upperBound) else {
      return nil
    }
    return structured.form(text, start..<message.upperBound, isCut: record.isCut)
  }
}
