import LogCheckModel

/// Numbers by a value each: those whose value is equal to another one are found without a look at the rest.
struct ValueIndex {
  private var numbers: [FieldValue: [Int]] = [:]
  /// The sort of the values in ``numbers``; those of other sorts, or hidden ones, are not known to differ from any.
  private var sort: Sort?
  private var others: [Int] = []

  /// Values of one sort are equal or certainly not.
  private enum Sort: Equatable {
    case text, integer, boolean, duration
    case instant(TimeFrame)

    init?(_ value: FieldValue?) {
      switch value {
      case .text: self = .text
      case .integer: self = .integer
      case .boolean: self = .boolean
      case .duration: self = .duration
      case .instant(_, let frame): self = .instant(frame)
      default: return nil
      }
    }
  }

  /// Adds a number that is greater than those before.
  mutating func insert(_ number: Int, _ value: FieldValue?) {
    guard let value, let own = Sort(value), own == sort ?? own else {
      others.append(number)
      return
    }
    sort = own
    numbers[value, default: []].append(number)
  }

  /// The numbers whose value is or may be equal to that one, in their order; `nil` if that are all.
  func numbers(equalTo value: FieldValue?) -> [Int]? {
    guard let value, let sort, Sort(value) == sort else { return nil }
    let equal = numbers[value] ?? []
    return others.isEmpty ? equal : equal.isEmpty ? others : (equal + others).sorted()
  }
}
