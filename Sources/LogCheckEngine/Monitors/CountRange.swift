import LogCheckModel

/// Between which bounds a count lies that never falls below nothing.
struct CountRange: Hashable {
  private(set) var low: Int
  /// `nil` where it may be any number.
  private(set) var high: Int?
  /// The reason why it is not known exactly; `nil` if it is.
  private(set) var doubt: InconclusiveReason?

  private init(low: Int, high: Int?, doubt: InconclusiveReason?) {
    self.low = low
    self.high = high
    self.doubt = doubt
  }

  static func exactly(_ count: Int) -> Self { Self(low: max(0, count), high: max(0, count), doubt: nil) }

  static func unknown(_ reason: InconclusiveReason) -> Self { Self(low: 0, high: nil, doubt: reason) }

  mutating func rise(_ truth: Truth) {
    if truth == .no { return }
    if truth == .yes { low = Self.next(low) }
    high = high.map(Self.next)
    settle(truth)
  }

  mutating func fall(_ truth: Truth) {
    if truth == .no { return }
    low = max(0, low - 1)
    if truth == .yes { high = high.map { max(0, $0 - 1) } }
    settle(truth)
  }

  /// It is perhaps so many.
  mutating func mayBe(_ count: Int, _ reason: InconclusiveReason) {
    low = min(low, count)
    high = high.map { max($0, count) }
    settle(.unknown(reason))
  }

  private mutating func settle(_ truth: Truth) {
    if low == high {
      doubt = nil
    } else if case .unknown(let reason) = truth {
      doubt = doubt ?? reason
    }
  }

  private static func next(_ count: Int) -> Int { count < .max ? count + 1 : count }
}
