/// A line that `log show` prints in the default style, in its parts.
struct AppleRecord: Sendable {
  var instant: CarriedInstant
  /// `Default`, `Info`, `Debug`, `Error` or `Fault`.
  var type: String
  var pid: String
  var process: String
  /// The library in parentheses; empty if the process itself logged the message.
  var library: String
  /// Without subsystem and category.
  var message: String
  /// Printed by the app's code, not by a system library in its process.
  var isOfApp: Bool

  /// The records without the header; `nil` if a line has another form.
  static func all(_ lines: [String]) -> [Self]? {
    let records = lines.filter { !$0.hasPrefix("Timestamp  ") }.map(Self.init)
    return records.contains { $0 == nil } ? nil : records.compactMap(\.self)
  }

  private init?(_ line: String) {
    let fields = line.split(separator: " ", maxSplits: 7)
    guard fields.count == 8, fields[1].count == 20, fields[2].hasPrefix("0x") else { return nil }
    instant = CarriedInstant(date: fields[0], time: fields[1].prefix(15), zone: fields[1].suffix(5))
    (type, pid) = (String(fields[3]), String(fields[5]))
    var rest = fields[7].drop { $0 == " " }
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    process = String(rest[..<colon])
    rest = rest[colon...].dropFirst(2)
    library = ""
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      library = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst(2)
    }
    isOfApp = process == "App" && library.isEmpty
    // A tag in brackets has no colon; a subsystem has one before its category.
    if rest.first == "[", let end = rest.firstIndex(of: "]"), rest[..<end].contains(":") {
      rest = rest[end...].dropFirst(2)
      isOfApp = false
    }
    message = String(rest)
  }
}

/// A line that `logcat -v threadtime -v year -v zone` prints, in its parts.
struct AndroidRecord: Sendable {
  var instant: CarriedInstant
  var pid: String
  var tid: String
  var level: String
  var tag: String
  var message: String

  /// The records without `--------- beginning of main`; `nil` if a line has another form.
  static func all(_ lines: [String]) -> [Self]? {
    let records = lines.filter { !$0.hasPrefix("--------- ") }.map(Self.init)
    return records.contains { $0 == nil } ? nil : records.compactMap(\.self)
  }

  private init?(_ line: String) {
    let fields = line.split(separator: " ", maxSplits: 6)
    guard fields.count == 7, fields[5].count == 1, let colon = fields[6].firstIndex(of: ":") else { return nil }
    instant = CarriedInstant(date: fields[0], time: fields[1], zone: fields[2])
    (pid, tid, level) = (String(fields[3]), String(fields[4]), String(fields[5]))
    tag = fields[6][..<colon].split(separator: " ").joined(separator: " ")
    message = String(fields[6][colon...].dropFirst(2))
  }
}

/// The timestamp of a sample line. The samples are in UTC.
struct CarriedInstant: Sendable {
  /// `2025-11-15`
  var date: String
  /// `05:39:54.102`, with three or six digits after the point.
  var time: String
  var zone: String

  init(date: Substring, time: Substring, zone: Substring) {
    (self.date, self.time, self.zone) = (String(date), String(time), String(zone))
  }

  /// `05:39:54`
  var seconds: String { String(time.prefix(8)) }
  /// `05:39:54.102`
  var millis: String { String(time.prefix(12)) }
  /// `102`
  var fraction: String { String(millis.suffix(3)) }
  /// `11-15`
  var day: String { String(date.suffix(5)) }
  /// `2025-11-15T05:39:54.102Z`
  var iso: String { "\(date)T\(millis)Z" }

  /// Seconds since 1970.
  var epoch: Int {
    let numbers = (date.split(separator: "-") + time.prefix(8).split(separator: ":")).map { Int($0) ?? 0 }
    // Years that begin in March put the leap day at the end.
    let year = numbers[1] < 3 ? numbers[0] - 1 : numbers[0]
    let month = (numbers[1] + 9) % 12
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + numbers[2] - 1 - 719_468
    return ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
  }
}

extension Carrier {
  /// Captures in another form stay as they are.
  static func ofApple(
    _ group: Group, _ id: String, _ carry: @escaping @Sendable ([AppleRecord]) -> [String]
  ) -> Carrier {
    Carrier(group, id) { lines in AppleRecord.all(lines).map(carry) ?? lines }
  }

  /// Captures in another form stay as they are.
  static func ofAndroid(
    _ group: Group, _ id: String, _ carry: @escaping @Sendable ([AndroidRecord]) -> [String]
  ) -> Carrier {
    Carrier(group, id) { lines in AndroidRecord.all(lines).map(carry) ?? lines }
  }
}
