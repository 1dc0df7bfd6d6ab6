import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// One pattern of an event, with the fields that its groups fill.
final class EventPattern {
  let event: Int
  /// The index of its text in the definition of the event.
  let textIndex: Int
  let isTemplate: Bool
  /// The lower-case byte that a fitting body begins with, where there is one.
  let firstByte: UInt8?
  /// The text with which a fitting body begins, in small letters; empty where it may begin in several ways.
  let beginning: [UInt8]
  /// Keys and the fields that they fill; `object` is the field that is filled if the value is an object.
  let pairs: [(key: PairPositions.Key, field: Int, object: Int?)]
  /// The keys of ``pairs`` in small letters.
  private(set) lazy var keys = pairs.map(\.key.bytes)
  let definition: EventDefinition
  /// True if one of its fields is read from another field.
  let readsNested: Bool
  /// The types of the event's fields.
  let types: [FieldType]
  let constants: [FieldConstant]
  /// The component of the event where its line names none.
  let component: Int?
  private let text: TextPattern
  private var fields: [FieldDefinition] { definition.fields }
  private var compiled: Compiled?
  private var decorated: Compiled?

  /// The pattern as it is matched.
  final class Compiled {
    let pattern: Pattern
    /// Field index and group number.
    let groups: [(field: Int, group: Int)]
    let tailGroup: Int?

    fileprivate init(
      _ text: TextPattern, _ fields: [FieldDefinition], isDecorated: Bool = false
    ) throws(PatternError) {
      let isTemplate: Bool
      switch text {
      case .template(let pieces, _):
        let holdsObjects = fields.contains { $0.type == .object }
        let source =
          isDecorated
          ? TemplateCompiler.decoratedSource(of: pieces)
          : TemplateCompiler.source(of: pieces, holdsObjects: holdsObjects)
        pattern = try Pattern(source, isAnchored: true, isGuarded: false)
        isTemplate = true
      case .regex(let source):
        pattern = try Pattern(source, matchesLineEnds: true)
        isTemplate = false
      }
      let names = pattern.groups
      var groups: [(field: Int, group: Int)] = []
      for (field, definition) in fields.enumerated() {
        if let group = names["f\(field)"] ?? (isTemplate ? nil : names[definition.name]) {
          groups.append((field, group))
        }
      }
      self.groups = groups
      tailGroup = isTemplate ? names["tail"] : nil
    }
  }

  /// Compiles it at once, or on first use where it is known to compile (`isProven`).
  init(_ textIndex: Int, of event: EventDefinition, _ index: Int, isProven: Bool) throws(PatternError) {
    self.event = index
    self.textIndex = textIndex
    text = event.texts[textIndex].pattern
    types = event.fields.map(\.type)
    constants = event.constants
    component = event.components.first
    switch text {
    case .template(let pieces, _):
      firstByte = TemplateCompiler.firstByte(of: pieces)
      beginning = TemplateCompiler.beginning(of: pieces)
      isTemplate = true
    case .regex:
      firstByte = nil
      beginning = []
      isTemplate = false
    }
    pairs = event.pairs.map { pair in
      let named = event.fields[pair.field].type == .object ? pair.field : event.fieldIndex(pair.key)
      return (PairPositions.Key(pair.key), pair.field, named.flatMap { event.fields[$0].type == .object ? $0 : nil })
    }
    definition = event
    readsNested = NestedFields.areNeeded(in: event)
    compiled = isProven ? nil : try Compiled(text, event.fields)
  }

  /// The pattern to match with; `nil` if it does not compile although it was marked as proven.
  func ready() -> Compiled? {
    if let compiled { return compiled }
    compiled = try? Compiled(text, fields)
    return compiled
  }

  /// The pattern to match if other text follows, which its tail captures whole; `nil` if nothing may follow except the
  /// text that ``ready()`` matches as well. It is compiled when a line needs it.
  func readyForDecoration() -> Compiled? {
    if let decorated { return decorated }
    guard case .template(let pieces, _) = text, TemplateCompiler.maySeeDecoration(pieces) else { return nil }
    decorated = try? Compiled(text, fields, isDecorated: true)
    return decorated
  }

  /// True if the pattern also reads any text that follows its own.
  var takesTheRest: Bool {
    if case .template(let pieces, _) = text { !TemplateCompiler.maySeeDecoration(pieces) } else { false }
  }

  /// True if the pattern can begin at `position`, after blanks. Only ASCII is compared: the case of other letters needs
  /// a table.
  func mayBegin(_ text: Span<UInt8>, at position: Int) -> Bool {
    guard !beginning.isEmpty else { return true }
    var position = position
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
    guard position + beginning.count <= text.count else { return false }
    for offset in beginning.indices {
      let byte = text[position + offset]
      guard byte < 0x80 else { return true }
      if ASCII.lowered(byte) != beginning[offset] { return false }
    }
    return true
  }
}
