import LogCheckModel

/// The values that tie the events of an instance together, in the order of the rule's key fields.
///
/// Most keys are of one field: it is stored in the key itself, so that reading a key allocates nothing.
struct InstanceKey: Hashable {
  private let first: FieldValue?
  private let others: [FieldValue?]
  let count: Int
  /// True if every part is known.
  let isWhole: Bool

  /// `nil` for a part that is missing, `.redacted` for one that is hidden.
  init(_ values: [FieldValue?]) {
    first = values.first ?? nil
    others = values.count > 1 ? Array(values.dropFirst()) : []
    count = values.count
    isWhole = values.allSatisfy { $0 != nil && $0 != .redacted }
  }

  init(_ value: FieldValue?) {
    first = value
    others = []
    count = 1
    isWhole = value != nil && value != .redacted
  }

  /// Values that a line of the same instance shows as they are, and hardly another line by accident: identifiers, no plain words.
  var identifiers: [LogText] {
    ([first] + others).compactMap { value in
      guard case .text(let text)? = value, text.bytes.count >= Self.leastLength,
        text.bytes.contains(where: { ASCII.isDigit($0) || [0x2D, 0x2E, 0x5F].contains($0) })
      else { return nil }
      return text
    }
  }

  /// Bytes; shorter identifiers occur in other words.
  private static let leastLength = 3

  /// The key of rules whose events belong together whatever they say.
  static let none = Self([])

  var isEmpty: Bool { count == 0 }

  enum Match {
    case equal, different
    /// One of them lacks a value.
    case open
    /// One of them has a hidden value.
    case hidden
  }

  static func match(_ left: Self, _ right: Self) -> Match {
    guard left.count > 0 else { return .equal }
    var match = Match.equal
    guard compare(left.first, right.first, &match) else { return .different }
    for (left, right) in zip(left.others, right.others) {
      guard compare(left, right, &match) else { return .different }
    }
    return match
  }

  /// Takes two parts into `match`; `false` where they are two values.
  private static func compare(_ left: FieldValue?, _ right: FieldValue?, _ match: inout Match) -> Bool {
    if left == .redacted || right == .redacted {
      match = .hidden
    } else if let left, let right {
      return left == right
    } else if match == .equal {
      match = .open
    }
    return true
  }
}

/// The fields that tie the events of an instance together.
struct CompiledKey {
  /// For each key field, its index by event type; negative for a type that has no such field.
  let fields: [FieldIndices]

  /// The event's values; `nil` where it lacks one, redacted where it hides one in whatever way.
  func values(of event: Event) -> InstanceKey {
    switch fields.count {
    case 0: .none
    case 1: InstanceKey(value(0, of: event))
    default: InstanceKey(fields.indices.map { value($0, of: event) })
    }
  }

  private func value(_ field: Int, of event: Event) -> FieldValue? {
    guard let index = fields[field][event.type], index < event.fields.count else { return nil }
    switch event.fields[index] {
    case .absent: return nil
    case .redacted, .malformed, .truncated: return .redacted
    case let value: return value
    }
  }

  /// True if a value that the event's type has is hidden or missing in the event, so that it may be anyone's.
  func isHidden(in event: Event) -> Bool {
    for indices in fields {
      guard let index = indices[event.type], index < event.fields.count else { continue }
      switch event.fields[index] {
      case .absent, .redacted, .malformed, .truncated: return true
      default: continue
      }
    }
    return false
  }
}
