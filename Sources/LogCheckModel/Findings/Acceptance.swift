/// The reason why a reported failure does not fail the run. It stays a failure.
package enum Acceptance: Hashable, Sendable {
  /// An owner vouches for it until a day.
  case waived(reason: String, owner: String, until: CivilDay)
  /// It was there before: the baseline holds it.
  case known
}

/// A day of the calendar, wherever it is that day.
package struct CivilDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var year: Int
  package var month: Int
  package var day: Int

  /// `YYYY-MM-DD`, a day that there is; `nil` for everything else.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].allSatisfy(ASCII.isDigit)
        ? bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 } : nil
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), (1...12).contains(month) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
    guard (1...length).contains(day) else { return nil }
  }

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  private var length: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  package var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
