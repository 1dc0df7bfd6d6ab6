import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// One pattern of an event, compiled, and which of its groups fill which fields.
final class EventPattern {
  let event: Int
  let pattern: Pattern
  let isTemplate: Bool
  /// The lower-case byte that a fitting body begins with, where there is one.
  let firstByte: UInt8?
  /// Field index and group number.
  let groups: [(field: Int, group: Int)]
  let pairs: [(key: [UInt8], field: Int)]
  let tailGroup: Int?

  init(_ text: TextPattern, of event: EventDefinition, _ index: Int) throws(PatternError) {
    self.event = index
    switch text {
    case .template(let pieces, _):
      pattern = try Pattern(TemplateCompiler.source(of: pieces), isAnchored: true, isGuarded: false)
      firstByte = TemplateCompiler.firstByte(of: pieces)
      isTemplate = true
    case .regex(let source, _):
      pattern = try Pattern(source, matchesLineEnds: true)
      firstByte = nil
      isTemplate = false
    }
    var groups: [(field: Int, group: Int)] = []
    for (field, definition) in event.fields.enumerated() {
      if let group = pattern.groups["f\(field)"] ?? (isTemplate ? nil : pattern.groups[definition.name]) {
        groups.append((field, group))
      }
    }
    self.groups = groups
    pairs = event.pairs.map { (PairScanner.lowered(Array($0.key.utf8)), $0.field) }
    tailGroup = isTemplate ? pattern.groups["tail"] : nil
  }
}
