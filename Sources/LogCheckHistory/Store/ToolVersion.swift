/// A version of the tool, compared number by number: 1.10.0 is newer than 1.9.2. Text after the numbers does not count.
struct ToolVersion: Comparable {
  private let numbers: [Int]

  init(_ text: String) {
    numbers = text.prefix { $0 != "-" && $0 != "+" && $0 != " " }.split(separator: ".").map { Int($0) ?? 0 }
  }

  static func < (left: Self, right: Self) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count) {
      let (first, second) = (left.number(index), right.number(index))
      if first != second { return first < second }
    }
    return false
  }

  static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
}
