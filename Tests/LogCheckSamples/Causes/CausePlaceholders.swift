import LogCheckModel

/// Fills in what differs from day to day.
struct CausePlaceholders {
  /// Day 1 of the case, counted from 1970-01-01.
  let firstDay: Int

  func filled(_ message: String, _ line: CauseDraft.Line) -> String {
    guard message.contains("{") else { return message }
    return message.replacing(/\{(date|now|day|run|hash|task|ms|ctime)([+-]\d+)?(?: (\d\d):(\d\d):(\d\d))?\}/) { match in
      let offset = match.2.flatMap { Int(String($0)) } ?? 0
      let parts = [match.3, match.4, match.5].compactMap { $0.flatMap { Int64($0) } }
      let clock = parts.count == 3 ? (parts[0] * 60 + parts[1]) * 60 + parts[2] : nil
      let clockText = parts.count == 3 ? match.0.dropLast().suffix(8) : ""
      let days = firstDay + line.day - 1 + offset
      switch match.1 {
      case "date": return Self.date(days)
      case "day": return "\(line.day + offset)"
      case "now": return Self.instant(line.time + Int64(offset) * 1000)
      case "ms": return "\(clock.map { (Int64(days) * 86_400 + $0) * 1000 } ?? line.time + Int64(offset) * 1000)"
      case "ctime": return Self.ctime(days, String(clockText))
      case let name:
        let hash = Self.hash("\(name) \(Self.date(days))" + (clock == nil ? "" : " \(clockText)"))
        switch name {
        case "run": return "r-" + Self.hex(hash & 0xFFFF, 4)
        case "task": return Self.hex(hash & 0xFF_FFFF, 6).uppercased()
        default: return Self.hex(hash, 16)
        }
      }
    }
  }

  private static func date(_ days: Int) -> String {
    let date = Calendar.date(daysSinceEpoch: days)
    return "\(date.year)-\(two(date.month))-\(two(date.day))"
  }

  private static func instant(_ milliseconds: Int64) -> String {
    let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    let seconds = Int(rest / 1000)
    return date(Int(days)) + "T\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60))."
      + String("000\(rest % 1000)".suffix(3)) + "Z"
  }

  /// As C's `asctime` prints it.
  private static func ctime(_ days: Int, _ clock: String) -> String {
    let date = Calendar.date(daysSinceEpoch: days)
    let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][days % 7]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(weekday) \(months[date.month - 1]) \(" \(date.day)".suffix(2)) \(clock) \(date.year)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func hex(_ number: UInt64, _ digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// FNV-1a.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
