import LogCheckModel
import LogCheckRules
import LogCheckVocabulary

/// Makes a template of one line: its words, fields for its values, and pairs for the keys at its end.
struct TemplateMaker {
  private let line: [UInt8]
  private let start: Int
  private let event: EventDefinition
  private let claims: [(value: String, field: String)]
  private var used: Set<Int> = []
  private(set) var template = ""
  private(set) var pairs: [WordingFile.Pair] = []
  /// Values that no field of the event claims, by their types.
  private(set) var unclaimed: [String] = []
  private(set) var hasWords = false

  /// `claims` are values that the measure found to be a field's.
  init(_ line: [UInt8], from start: Int, _ event: EventDefinition, claims: [(value: String, field: String)]) {
    self.line = line
    self.start = start
    self.event = event
    self.claims = claims
  }

  mutating func read(_ all: [LineTemplate.Slot]) {
    let slots = all.filter { $0.range.lowerBound >= start && $0.range.upperBound <= line.count }
    let tail = firstOfTail(slots)
    var index = start
    var wasValue = false
    for slot in slots.prefix(tail) where slot.range.lowerBound >= index {
      let words = line[index..<slot.range.lowerBound]
      add(words)
      // Two values without words between them cannot be separated: the second is kept as it is.
      if wasValue, words.isEmpty {
        add(line[slot.range])
      } else {
        template += "{\(field(for: slot))}"
      }
      wasValue = true
      index = slot.range.upperBound
    }
    if tail < slots.count {
      let first = slots[tail]
      add(trimmed(line[index..<max(index, keyStart(of: first))]))
      for slot in slots[tail...] { addPair(slot) }
    } else {
      add(trimmed(line[index...]))
    }
  }

  /// The first of the slots at the end that are pairs with nothing else between them.
  private func firstOfTail(_ slots: [LineTemplate.Slot]) -> Int {
    guard let last = slots.last, line[last.range.upperBound...].allSatisfy(Self.isSeparator) else { return slots.count }
    var first = slots.count
    for index in slots.indices.reversed() {
      guard slots[index].key != nil, keyStart(of: slots[index]) < slots[index].range.lowerBound else { break }
      if index + 1 < slots.count {
        let between = line[
          slots[index].range.upperBound..<max(slots[index].range.upperBound, keyStart(of: slots[index + 1]))]
        guard between.allSatisfy(Self.isSeparator) else { break }
      }
      first = index
    }
    return first
  }

  /// The start of the key of a pair; the start of the value if no `key=` or `key:` is before it.
  private func keyStart(of slot: LineTemplate.Slot) -> Int {
    guard let key = slot.key else { return slot.range.lowerBound }
    var index = slot.range.lowerBound
    while index > start, line[index - 1] == 0x20 || line[index - 1] == 0x22 { index -= 1 }
    guard index > start, line[index - 1] == 0x3D || line[index - 1] == 0x3A else { return slot.range.lowerBound }
    index -= 1
    while index > start, line[index - 1] == 0x20 || line[index - 1] == 0x22 { index -= 1 }
    let begin = index - key.utf8.count
    guard begin >= start, line[begin..<index].elementsEqual(key.utf8) else { return slot.range.lowerBound }
    return begin
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x22, 0x28, 0x29, 0x2C, 0x2E, 0x3B, 0x5B, 0x5D, 0x7B, 0x7C, 0x7D: true
    default: false
    }
  }

  private mutating func addPair(_ slot: LineTemplate.Slot) {
    guard let key = slot.key, !event.pairs.contains(where: { $0.key == key }) else {
      if let pair = event.pairs.first(where: { $0.key == slot.key }) { used.insert(pair.field) }
      return
    }
    guard let field = claimed(slot) else { return }
    used.insert(field)
    pairs.append(WordingFile.Pair(key: key, field: event.fields[field].name))
  }

  /// The name in the slot: a field of the event, or a new name with its type.
  private mutating func field(for slot: LineTemplate.Slot) -> String {
    if let field = claimed(slot) {
      used.insert(field)
      return event.fields[field].name
    }
    unclaimed.append("{\(slot.type.rawValue)}")
    return "unclaimed_\(unclaimed.count):\(slot.type.rawValue)"
  }

  /// The field whose value the measure saw there, or the only one left of a type that fits.
  private func claimed(_ slot: LineTemplate.Slot) -> Int? {
    let value = String(decoding: line[slot.range], as: UTF8.self)
    for claim in claims where claim.value == value {
      if let field = event.fieldIndex(claim.field), !used.contains(field) { return field }
    }
    if let key = slot.key, let pair = event.pairs.first(where: { $0.key == key }), !used.contains(pair.field) {
      return pair.field
    }
    let free = event.fields.indices.filter { index in
      !used.contains(index) && Self.fits(slot.type, event.fields[index].type)
        && !event.constants.contains { $0.field == index }
    }
    return free.count == 1 ? free[0] : nil
  }

  private static func fits(_ value: FieldType, _ field: FieldType) -> Bool {
    if value == field { return true }
    switch field {
    case .duration: return value == .integer || value == .number
    case .number: return value == .integer
    case .text: return value == .word
    default: return false
    }
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let last = bytes.last, [0x20, 0x28, 0x2C, 0x3A, 0x3B, 0x5B, 0x7B, 0x7C].contains(last) { bytes.removeLast() }
    return bytes
  }

  /// Adds constant words, with what templates give a meaning to escaped.
  private mutating func add(_ bytes: some Sequence<UInt8>) {
    var bytes = Array(bytes)
    bytes = bytes.flatMap { byte -> [UInt8] in
      if byte < 0x20 { return [0x20] }
      return Self.escaped.contains(byte) ? [0x5C, byte] : [byte]
    }
    if bytes.contains(where: { ASCII.isLetter($0) || $0 >= 0x80 }) { hasWords = true }
    template += String(decoding: bytes, as: UTF8.self)
  }

  private static let escaped = Set("{}[]|\\-=".utf8)
}
