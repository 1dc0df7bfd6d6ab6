import LogCheckModel

/// A length or point of time that is known to lie between two ends, because stamps count in steps.
///
/// `low == high` is an exact value. Otherwise the value is below `high`, and above `low` when `isLowOpen`.
struct TimeRange: Hashable {
  var low: Int64
  var high: Int64
  /// True if the ends themselves are out of reach.
  var isLowOpen = false
  var isHighOpen = false

  init(exactly value: Int64) {
    low = value
    high = value
  }

  /// From a stamp on, as long as its step; steps below a second are taken as exact (docs/expressions.md).
  init(from value: Int64, step: LogDuration) {
    low = value
    high = step >= .seconds(1) ? (LogInstant(nanoseconds: value) + step).nanoseconds : value
    isHighOpen = high > low
  }

  private init(_ low: Int64, _ high: Int64, isLowOpen: Bool, isHighOpen: Bool) {
    self.low = low
    self.high = high
    self.isLowOpen = isLowOpen
    self.isHighOpen = isHighOpen
  }

  var isExact: Bool { low == high }

  static func + (left: Self, right: Self) -> Self {
    Self(
      sum(left.low, right.low), sum(left.high, right.high), isLowOpen: left.isLowOpen || right.isLowOpen,
      isHighOpen: left.isHighOpen || right.isHighOpen)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      sum(left.low, negated(right.high)), sum(left.high, negated(right.low)),
      isLowOpen: left.isLowOpen || right.isHighOpen, isHighOpen: left.isHighOpen || right.isLowOpen)
  }

  var magnitude: Self {
    if low >= 0 { return self }
    let (below, isBelowOpen) = (Self.negated(low), isLowOpen)
    if high <= 0 { return Self(Self.negated(high), below, isLowOpen: isHighOpen, isHighOpen: isBelowOpen) }
    return below > high
      ? Self(0, below, isLowOpen: false, isHighOpen: isBelowOpen)
      : Self(0, high, isLowOpen: false, isHighOpen: isHighOpen && (below < high || isBelowOpen))
  }

  /// Yes if the value is certainly at most `other`, no if it certainly is not.
  func isAtMost(_ other: Self) -> Truth {
    let difference = self - other
    if difference.high <= 0 { return .yes }
    if difference.low > 0 || (difference.low == 0 && difference.isLowOpen) { return .no }
    return .unknown(.granularity)
  }

  func equals(_ other: Self) -> Truth {
    let difference = self - other
    if difference.low == 0, difference.high == 0 { return .yes }
    if difference.high < 0 || (difference.high == 0 && difference.isHighOpen) { return .no }
    if difference.low > 0 || (difference.low == 0 && difference.isLowOpen) { return .no }
    return .unknown(.granularity)
  }

  private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (left < 0 ? .min : .max) : sum
  }

  private static func negated(_ value: Int64) -> Int64 { value == .min ? .max : -value }
}

/// Logic of three values; what is unknown says why.
enum Truth: Hashable {
  case yes
  case no
  case unknown(InconclusiveReason)

  init(_ value: Bool) { self = value ? .yes : .no }

  static prefix func ! (value: Self) -> Self {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: value
    }
  }

  static func && (left: Self, right: @autoclosure () -> Self) -> Self {
    switch left {
    case .no: return .no
    case .yes: return right()
    case .unknown:
      if case .no = right() { return .no }
      return left
    }
  }

  static func || (left: Self, right: @autoclosure () -> Self) -> Self {
    switch left {
    case .yes: return .yes
    case .no: return right()
    case .unknown:
      if case .yes = right() { return .yes }
      return left
    }
  }
}

/// A value of an expression.
enum EvalValue: Hashable {
  case unknown(InconclusiveReason)
  case truth(Truth)
  case integer(Int64)
  case number(Double)
  case text(LogText)
  case duration(TimeRange)
  case instant(TimeRange, TimeFrame)
  case list([LogText])
  /// A JSON object as it is written; see ``FieldValue/object(_:)``.
  case object(LogText)

  init(_ value: FieldValue) {
    switch value {
    case .absent: self = .unknown(.absent)
    case .redacted: self = .unknown(.redacted)
    case .malformed: self = .unknown(.malformed)
    case .truncated: self = .unknown(.truncated)
    case .text(let text): self = .text(text)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .truth(Truth(boolean))
    case .instant(let instant, let frame): self = .instant(TimeRange(exactly: instant.nanoseconds), frame)
    case .duration(let duration): self = .duration(TimeRange(exactly: duration.nanoseconds))
    case .list(let list): self = .list(list)
    case .object(let text): self = .object(text)
    }
  }

  init(_ value: NestedValue) {
    switch value {
    case .absent: self = .unknown(.absent)
    case .unknown(let reason): self = .unknown(reason)
    case .text(let bytes): self = .text(LogText(bytes: bytes))
    case .boolean(let boolean): self = .truth(Truth(boolean))
    case .object(let bytes): self = .object(LogText(bytes: bytes))
    case .list(let items): self = .list(items)
    case .number(let bytes):
      self =
        JSONNumber.int64(in: bytes.span, 0..<bytes.count).map(EvalValue.integer)
        ?? JSONNumber.double(in: bytes.span, 0..<bytes.count).map(EvalValue.number) ?? .unknown(.malformed)
    }
  }

  init(_ time: EventTime?) {
    guard let time else {
      self = .unknown(.time)
      return
    }
    self = .instant(TimeRange(from: time.instant.nanoseconds, step: time.granularity), time.frame)
  }
}
