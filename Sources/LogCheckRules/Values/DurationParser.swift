package import LogCheckModel

/// Reads durations as rules write them: whole numbers with units from the longest to the shortest, `1d2h3m4s5ms6us`.
package enum DurationParser {
  /// No duration of a rule or a test is longer.
  package static let longestDays: Int64 = 366
  package static let longest = LogDuration.minutes(longestDays * 24 * 60)

  package enum Result: Equatable, Sendable {
    case duration(LogDuration)
    /// A number without a unit.
    case bareNumber
    case malformed
    /// Longer than ``longest``.
    case tooLong
  }

  /// The duration in a text. A sign is accepted if `isSigned`.
  package static func parse(_ text: some StringProtocol, isSigned: Bool = false) -> Result {
    var bytes = Array(text.utf8)[...]
    var isNegative = false
    if isSigned, let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    var nanoseconds: Int64 = 0
    var lastUnit = Int64.max
    var isTooLong = false
    guard !bytes.isEmpty else { return .malformed }
    while !bytes.isEmpty {
      let digits = bytes.prefix(while: ASCII.isDigit)
      guard !digits.isEmpty else { return .malformed }
      bytes = bytes.dropFirst(digits.count)
      let letters = bytes.prefix(while: ASCII.isLower)
      bytes = bytes.dropFirst(letters.count)
      if letters.isEmpty { return isNumber(digits, rest: bytes, isFirst: lastUnit == .max) ? .bareNumber : .malformed }
      guard let unit = unit(letters), unit < lastUnit else { return .malformed }
      lastUnit = unit
      let (part, overflow) = (Int64(String(decoding: digits, as: UTF8.self)) ?? .max).multipliedReportingOverflow(
        by: unit)
      let (sum, overflowOfSum) = nanoseconds.addingReportingOverflow(overflow ? .max : part)
      if overflow || overflowOfSum || sum > longest.nanoseconds { isTooLong = true }
      nanoseconds = overflowOfSum ? .max : sum
    }
    guard !isTooLong else { return .tooLong }
    return .duration(LogDuration(nanoseconds: isNegative ? -nanoseconds : nanoseconds))
  }

  /// The spelling of a duration, in the units that ``parse(_:isSigned:)`` reads.
  package static func spelled(_ duration: LogDuration) -> String {
    guard duration.nanoseconds != 0 else { return "0s" }
    var left = duration.nanoseconds.magnitude
    var text = duration.nanoseconds < 0 ? "-" : ""
    for (letters, unit) in units where left >= UInt64(unit) {
      text += "\(left / UInt64(unit))\(letters)"
      left %= UInt64(unit)
    }
    return left == 0 ? text : "\(text)\(left)ns"
  }

  private static let units: [(String, Int64)] = [
    ("d", 86_400_000_000_000), ("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000),
    ("ms", 1_000_000), ("us", 1000),
  ]

  private static func unit(_ letters: ArraySlice<UInt8>) -> Int64? {
    units.first { letters.elementsEqual($0.0.utf8) }?.1
  }

  private static func isNumber(_ digits: ArraySlice<UInt8>, rest: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
    guard isFirst else { return false }
    return rest.isEmpty
      || (rest.first == UInt8(ascii: ".")
        && rest.dropFirst().allSatisfy(ASCII.isDigit))
  }
}
