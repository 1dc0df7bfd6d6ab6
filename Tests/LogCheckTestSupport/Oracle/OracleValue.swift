import LogCheckModel
import LogCheckRules

/// The value of an expression.
enum Reading: Hashable {
  case known(Known)
  /// It does not occur.
  case absent
  /// It is there, or may be, and cannot be read.
  case unreadable

  enum Known: Hashable {
    case truth(Bool)
    case integer(Int64)
    case number(Double)
    case text([UInt8])
    /// In nanoseconds.
    case duration(Int64)
    case instant(Int64)
    case list([[UInt8]])
  }

  init(_ value: FieldValue?) {
    switch value {
    case nil, .absent: self = .absent
    case .redacted, .malformed, .truncated: self = .unreadable
    case .text(let text): self = .known(.text(text.bytes))
    case .integer(let integer): self = .known(.integer(integer))
    case .number(let number): self = .known(.number(number))
    case .boolean(let truth): self = .known(.truth(truth))
    case .instant(let instant, _): self = .known(.instant(instant.nanoseconds))
    case .duration(let duration): self = .known(.duration(duration.nanoseconds))
    case .list(let items): self = .known(.list(items.map(\.bytes)))
    // No random trace holds one.
    case .object: self = .unreadable
    }
  }

  init(_ literal: Literal) {
    switch literal {
    case .integer(let integer): self = .known(.integer(integer))
    case .number(let number): self = .known(.number(number))
    case .boolean(let truth): self = .known(.truth(truth))
    case .text(let text): self = .known(.text(text.bytes))
    case .duration(let duration): self = .known(.duration(duration.nanoseconds))
    case .instant(let instant): self = .known(.instant(instant.nanoseconds))
    }
  }

  /// True if it is true; `nil` if that is unknown.
  var truth: Bool? {
    if case .known(.truth(let truth)) = self { return truth }
    return nil
  }

  /// Nanoseconds, of a duration or an instant.
  var nanoseconds: Int64? {
    switch self {
    case .known(.duration(let value)), .known(.instant(let value)): value
    default: nil
    }
  }
}

extension Reading.Known {
  /// True if two are the same; whole numbers and others are compared as numbers.
  func isEqual(to other: Self) -> Bool {
    if let left = number, let right = other.number { return left == right }
    return self == other
  }

  /// As something that has an order.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// True if this is less; `nil` where the two have no order.
  func isLess(than other: Self) -> Bool? {
    if let left = number, let right = other.number { return left < right }
    switch (self, other) {
    case (.duration(let left), .duration(let right)), (.instant(let left), .instant(let right)): return left < right
    default: return nil
    }
  }

  func adding(_ other: Self, sign: Int64) -> Self? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return .integer(left + sign * right)
    case (.duration(let left), .duration(let right)): return .duration(left + sign * right)
    case (.instant(let left), .duration(let right)): return .instant(left + sign * right)
    case (.duration(let left), .instant(let right)): return sign > 0 ? .instant(left + right) : nil
    case (.instant(let left), .instant(let right)): return sign < 0 ? .duration(left - right) : nil
    default:
      guard let left = number, let right = other.number else { return nil }
      return .number(left + Double(sign) * right)
    }
  }

  func scaled(by other: Self, isDivision: Bool) -> Self? {
    if case .duration(let length) = self, let factor = other.number {
      let value = isDivision ? Double(length) / factor : Double(length) * factor
      return value.isFinite ? .duration(Int64(value.rounded())) : nil
    }
    if case .duration = other, !isDivision { return other.scaled(by: self, isDivision: false) }
    guard let left = number, let right = other.number else { return nil }
    let value = isDivision ? left / right : left * right
    return value.isFinite ? .number(value) : nil
  }
}
