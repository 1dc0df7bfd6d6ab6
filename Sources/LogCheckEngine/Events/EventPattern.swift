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
  /// The text with which a fitting body begins, in small letters; empty where it may begin in several ways.
  let beginning: [UInt8]
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
      beginning = TemplateCompiler.beginning(of: pieces)
      isTemplate = true
    case .regex(let source, _):
      pattern = try Pattern(source, matchesLineEnds: true)
      firstByte = nil
      beginning = []
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

  /// Whether the text at `place`, behind blanks, may be what the pattern begins with. ASCII alone is compared: other letters have
  /// other cases.
  func mayBegin(_ text: Span<UInt8>, at place: Int) -> Bool {
    guard !beginning.isEmpty else { return true }
    var place = place
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    guard place + beginning.count <= text.count else { return false }
    for offset in beginning.indices {
      let byte = text[place + offset]
      guard byte < 0x80 else { return true }
      if (byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte) != beginning[offset] { return false }
    }
    return true
  }
}
