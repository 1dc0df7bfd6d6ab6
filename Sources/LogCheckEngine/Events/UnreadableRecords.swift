package import LogCheckModel
import LogCheckRules

/// The events that a record may be although it matched none, because a part of it is hidden, lost or damaged.
package struct RecordDoubt: Sendable, Hashable {
  package var types: Set<EventTypeID>
  /// `redacted`, `truncated` or `malformed`.
  package var reason: InconclusiveReason
}

/// Finds the events that an unreadable record may be.
///
/// The readable part decides: a record may be an event if its text, up to the first unreadable position, agrees with
/// the beginning of the event's text. A record that can be read to its end raises no doubt.
struct UnreadableRecords {
  /// The beginnings of the events' texts, by component.
  private var openings: [[Opening]]
  private let all: Set<EventTypeID>

  private struct Opening {
    var type: EventTypeID
    /// The fixed text at the beginning, folded; empty where a pattern is free to begin with anything.
    var text: [UInt8]
  }

  init(_ ruleSet: RuleSet) {
    openings = [[Opening]](repeating: [], count: ruleSet.components.count)
    all = Set(ruleSet.events.indices.map(EventTypeID.init))
    for (index, event) in ruleSet.events.enumerated() {
      for component in event.components {
        openings[component] += event.patterns.map { pattern in
          switch pattern {
          case .template(let pieces, _): Opening(type: EventTypeID(index), text: Self.opening(of: pieces))
          case .regex: Opening(type: EventTypeID(index), text: [])
          }
        }
      }
    }
  }

  /// The doubt about a component's line that fits no event; `marked` is the body with the marks in front of it.
  func doubt(
    about text: Span<UInt8>, _ body: Range<Int>, marked: Range<Int>, component: Int, isCut: Bool
  ) -> RecordDoubt? {
    let position = firstUnreadable(text, body)
    let reason = position?.reason ?? (isCut ? .truncated : nil)
    let visible = Self.folded(text.extracting(body.lowerBound..<(position?.offset ?? body.upperBound)))
    var types: Set<EventTypeID> = []
    if reason != nil {
      for opening in openings[component] where Self.agree(opening.text, visible) { types.insert(opening.type) }
    }
    // If a damaged letter was taken for a mark, only a text that begins with a letter of that kind can be meant.
    if reason == nil, hasDamage(text, marked.lowerBound..<body.lowerBound) {
      for opening in openings[component] where opening.text.isEmpty { types.insert(opening.type) }
    }
    // A text broke off if it ends where the text of an event continues, or where its first value must begin.
    if reason == nil, types.isEmpty, visible.count < Self.comparedBytes {
      for opening in openings[component] where opening.text.starts(with: visible) {
        types.insert(opening.type)
      }
      return types.isEmpty ? nil : RecordDoubt(types: types, reason: .truncated)
    }
    return types.isEmpty ? nil : RecordDoubt(types: types, reason: reason ?? .malformed)
  }

  /// All events of a component.
  func types(of component: Int) -> [EventTypeID] { openings[component].map(\.type) }

  /// The events of a component that may begin as the text does.
  func types(of component: Int, from text: Span<UInt8>, _ body: Range<Int>) -> Set<EventTypeID> {
    var end = firstUnreadable(text, body)?.offset ?? body.upperBound
    // In an object that could not be parsed, escapes are not decoded.
    end = text.firstIndex(of: 0x5C, from: body.lowerBound, to: end) ?? end
    let visible = Self.folded(text.extracting(body.lowerBound..<end))
    return Set(openings[component].filter { Self.agree($0.text, visible) }.map(\.type))
  }

  /// The doubt about an object that cannot be read to its end: `type` where its name could be read.
  func doubt(aboutObjectOf type: EventTypeID?) -> RecordDoubt {
    RecordDoubt(types: type.map { [$0] } ?? all, reason: .truncated)
  }

  // MARK: The readable part

  private func firstUnreadable(
    _ text: Span<UInt8>, _ body: Range<Int>
  ) -> (offset: Int, reason: InconclusiveReason)? {
    for position in body {
      switch text[position] {
      case 0x3C where ValueParser.isHiddenMark(text, at: position): return (position, .redacted)
      // Separate dots show that a person left something out; dots after a word are part of the text.
      case 0x2E, 0xE2:
        guard let length = Self.dots(text, at: position), position == body.lowerBound || text[position - 1] <= 0x20
        else {
          break
        }
        if position + length >= body.upperBound || text[position + length] <= 0x20 { return (position, .redacted) }
      case 0x00, 0xEF: if TextDamage.begins(text, at: position) { return (position, .malformed) }
      default: break
      }
    }
    return nil
  }

  private static func dots(_ text: Span<UInt8>, at position: Int) -> Int? {
    text.has("...", at: position) || text.has("…", at: position) ? 3 : nil
  }

  private func hasDamage(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for position in range where TextDamage.begins(text, at: position) { return true }
    return false
  }

  // MARK: Beginnings

  /// The text without blanks and in small letters, up to the first byte whose case needs a table: a shorter text can
  /// only add doubt.
  private static func folded(_ text: Span<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    for index in text.indices where text[index] > 0x20 {
      let byte = text[index]
      guard byte < 0x80, folded.count < comparedBytes else { break }
      folded.append(ASCII.lowered(byte))
    }
    return folded
  }

  private static let comparedBytes = 64

  private static func opening(of pieces: [TemplatePiece]) -> [UInt8] {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let more): text += more
      case .blank: continue
      default: return folded(Array(text.utf8).span)
      }
    }
    return folded(Array(text.utf8).span)
  }

  private static func agree(_ opening: [UInt8], _ visible: [UInt8]) -> Bool {
    zip(opening, visible).allSatisfy { $0 == $1 }
  }
}
