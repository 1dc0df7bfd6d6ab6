import LogCheckModel

/// A value in a structured event.
enum StructuredValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case boolean(Bool)
  /// Told in UTC, in milliseconds where it has any.
  case instant(LogInstant)
}

/// The JSON object that the plugin logs for an event without a line of its own (`dnp.event/1`).
struct StructuredEvent: Sendable {
  var name: String
  var component: String
  var instant: LogInstant
  var level: LogLevel
  var platform: CapturePlatform
  var fields: [(name: String, value: StructuredValue)]

  /// The object on one row.
  var text: String {
    var bytes: [UInt8] = []
    bytes.append("{\"schema\":\"dnp.event/1\",\"ts\":")
    bytes.append(instant: instant)
    bytes.append(",\"level\":\"")
    bytes.append(SyslogLevel.name(level).lowercased())
    bytes.append("\",\"component\":")
    bytes.append(json: component)
    bytes.append(",\"event\":")
    bytes.append(json: name)
    bytes.append(",\"platform\":\"")
    bytes.append(platform.rawValue)
    bytes.append("\",\"fields\":{")
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      bytes.append(json: field.name)
      bytes.append(0x3A)
      switch field.value {
      case .text(let text): bytes.append(json: text)
      case .integer(let number): bytes.append(decimal: number)
      case .boolean(let flag): bytes.append(flag ? "true" : "false")
      case .instant(let instant): bytes.append(instant: instant)
      }
    }
    bytes.append("}}")
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(instant: LogInstant) {
    append(0x22)
    append(instant.inUTC)
    append(0x22)
  }
}

extension LogInstant {
  /// `YYYY-MM-DDTHH:MM:SSZ`, with milliseconds where there are any.
  var inUTC: String {
    let moment = CivilMoment(self, offsetSeconds: 0)
    var bytes: [UInt8] = []
    bytes.appendISODate(moment)
    bytes.append(0x54)
    bytes.appendClock(moment, fraction: moment.nanosecond < 1_000_000 ? 0 : 3)
    bytes.append(0x5A)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The whole second that the instant lies in.
  var wholeSecond: LogInstant {
    let rest = nanoseconds % 1_000_000_000
    return LogInstant(nanoseconds: nanoseconds - rest)
  }

  /// Milliseconds since 1970, as Android's lines tell instants.
  var milliseconds: Int { Int(nanoseconds / 1_000_000) }
}
