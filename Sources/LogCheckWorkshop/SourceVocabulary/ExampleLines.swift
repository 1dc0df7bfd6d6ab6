import LogCheckModel
import LogCheckSource

/// Lines that a statement may print: its slots filled with values of the types that they may have.
struct ExampleLines {
  private let message: [MessagePiece]
  /// For each slot the values to try, the likeliest first.
  private let values: [[String]]
  /// So many lines of one statement are tried.
  private static let limit = 256
  /// The same for long lines.
  private static let limitOfLong = (bytes: 4096, lines: 16)

  init(_ statement: LogStatement) {
    message = statement.message
    values = statement.message.compactMap { piece in
      guard case .slot(let slot) = piece else { return nil }
      return Self.values(of: slot)
    }
  }

  /// Values by which an event's fields of every type are filled: an instant, a word, integers, a truth value, an
  /// object, a text.
  private static let examples: [(type: SlotType, text: String)] = [
    (.instant, "2025-11-15T06:00:00Z"), (.word, "daily-1"), (.integer, "7"), (.boolean, "true"),
    (.object, #"{"id":"daily-1"}"#), (.text, "some text"), (.number, "7.5"), (.instant, "1763186400000"),
  ]

  private static func values(of slot: MessageSlot) -> [String] {
    if !slot.choices.isEmpty { return slot.choices }
    let likely = examples.filter { $0.type == slot.type }.map(\.text)
    return likely + examples.filter { $0.type != slot.type }.map(\.text)
  }

  /// The slots whose texts the source names.
  private var chosen: [Int] {
    var result: [Int] = []
    var index = 0
    for case .slot(let slot) in message {
      if !slot.choices.isEmpty { result.append(index) }
      index += 1
    }
    return result
  }

  /// Groups of lines. The lines of a group differ in made-up values only, so that one of them speaks for all; the
  /// groups differ in the texts among which the source chooses.
  var groups: [[String]] {
    let chosen = chosen.prefix(4)
    var choices: [[Int: Int]] = [[:]]
    for slot in chosen {
      choices = choices.flatMap { choice in
        values[slot].indices.map { index in choice.merging([slot: index]) { $1 } }
      }
    }
    let bytes = message.reduce(0) { sum, piece in if case .text(let text) = piece { sum + text.utf8.count } else { sum }
    }
    let limit = bytes > Self.limitOfLong.bytes ? Self.limitOfLong.lines : Self.limit
    return choices.prefix(16).map { fixed in combinations(fixed).prefix(limit).map(line) }
  }

  private func combinations(_ fixed: [Int: Int]) -> [[Int]] {
    let start = values.indices.map { fixed[$0] ?? 0 }
    let free = values.indices.filter { fixed[$0] == nil }
    let product = free.reduce(1) { min(Self.limit + 1, $0 * values[$1].count) }
    if product <= Self.limit {
      var result = [start]
      for slot in free {
        result = result.flatMap { line in
          values[slot].indices.map { index in
            var changed = line
            changed[slot] = index
            return changed
          }
        }
      }
      return result
    }
    // Too many: all slots with the same kind of value, and each slot with each.
    var result = [start]
    for index in Self.examples.indices {
      result.append(values.indices.map { fixed[$0] ?? min(index, values[$0].count - 1) })
    }
    for slot in free.prefix(24) {
      for index in values[slot].indices.dropFirst() {
        var changed = start
        changed[slot] = index
        result.append(changed)
      }
    }
    return Array(result.prefix(Self.limit))
  }

  /// A line, cut where the readers of captures cut it.
  private func line(_ indices: [Int]) -> String {
    var slot = 0
    let line = message.reduce(into: "") { text, piece in
      switch piece {
      case .text(let part): text += part
      case .slot:
        text += values[slot][indices[slot]]
        slot += 1
      }
    }
    guard line.utf8.count > RecordLimits.bytes else { return line }
    return String(decoding: line.utf8.prefix(RecordLimits.bytes), as: UTF8.self)
  }
}
