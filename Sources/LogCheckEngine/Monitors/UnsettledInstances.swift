import LogCheckModel

/// The open instances that a further trigger may still change: as a step, or by replacing them.
///
/// Triggers come again and again; the previous trigger has already changed nearly all of a thousand open instances in
/// the same way.
struct UnsettledInstances {
  /// In order of number; `nil` where it is not known.
  private var numbers: [Int]?
  /// The time of the trigger by which the others were found settled.
  private var last: EventTime?

  mutating func add(_ number: Int) { numbers?.append(number) }

  /// Something else came, which may have changed any of them.
  mutating func forget() { numbers = nil }

  /// Those that a trigger at that time may change, or `nil` for all: what is settled stays so for triggers of the same time, also where
  /// they have none or one between the stamps of other lines, and for later ones.
  func concerned(at time: EventTime?) -> [Int]? {
    guard let numbers else { return nil }
    if time == last { return numbers }
    guard let time, let last, !time.isSpan, !last.isSpan, time.frame == last.frame,
      time.granularity == last.granularity, time.instant >= last.instant
    else { return nil }
    return numbers
  }

  /// Takes in what is left of them after a trigger.
  mutating func keep(_ rest: [Int], at time: EventTime?) {
    numbers = rest
    last = time
  }
}
