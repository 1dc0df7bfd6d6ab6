package import LogCheckModel

/// A value in a line of the plugin.
enum StructuredValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case boolean(Bool)
  case list([String])
  /// The log system does not show it.
  case hidden
  /// In UTC, in milliseconds if it has any.
  case instant(LogInstant)

  /// The value as a line of words spells it.
  var plain: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .list(let items): "[\(items.joined(separator: ","))]"
    case .hidden: "<private>"
    case .instant(let instant): instant.inUTC
    }
  }
}

/// A line of the plugin as a JSON object (`dnp.event/1`).
struct StructuredEvent: Sendable {
  var name: String
  var component: String
  var instant: LogInstant
  var level: LogLevel
  var platform: CapturePlatform
  var environment = CaptureEnvironment.unsaid
  var device: String?
  var fields: PluginLog.Fields

  /// The object on one line.
  var text: String {
    var bytes: [UInt8] = []
    bytes.append("{\"schema\":\"dnp.event/1\",\"ts\":\"")
    bytes.append(instant.inUTC)
    bytes.append("\",\"level\":\"")
    bytes.append(SyslogLevel.name(level).lowercased())
    bytes.append("\",\"component\":")
    bytes.append(json: component)
    bytes.append(",\"event\":")
    bytes.append(json: name)
    bytes.append(",\"platform\":\"")
    bytes.append(platform.rawValue)
    bytes.append("\"")
    if environment != .unsaid { bytes.append(",\"env\":\"\(environment.rawValue)\"") }
    if let device {
      bytes.append(",\"device\":")
      bytes.append(json: device)
    }
    if !fields.isEmpty {
      bytes.append(",\"fields\":")
      bytes.append(NestedFields.of(name, fields))
    }
    bytes.append("}")
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The nesting of the fields of an event in its object.
private enum NestedFields {
  /// The event that answers a call: what the call gives back is one object, under the names that JavaScript uses.
  private static let answer = "js.resolve"
  private static let call = "js.call"
  private static let ofTheCall: Set = ["method", "callback_id"]

  static func of(_ event: String, _ fields: PluginLog.Fields) -> PluginLog.Fields {
    if event == call {
      return fields.map { (name: $0.name, value: $0.name == "args" ? inMembers($0.value) : $0.value) }
    }
    guard event == answer else { return fields }
    let outer = fields.filter { ofTheCall.contains($0.name) }
    // A whole result holds the other values already.
    if let result = fields.first(where: { $0.name == "result" }) { return outer + [result] }
    let inner = fields.filter { !ofTheCall.contains($0.name) }
    // Without the outcome they are a part of the answer, and the whole of it is unknown.
    guard inner.contains(where: { $0.name == "success" }) else { return outer + inner }
    var bytes: [UInt8] = []
    bytes.append(inner.map { (name: camelCase($0.name), value: $0.value) })
    return outer + [("result", .text(String(decoding: bytes, as: UTF8.self)))]
  }

  /// Arguments that a line of text puts in words, `time: 05:53, title: News`, as the object that the call was given.
  private static func inMembers(_ value: StructuredValue) -> StructuredValue {
    guard case .text(let text) = value, !text.hasPrefix("{") else { return value }
    var members: PluginLog.Fields = []
    for part in text.split(separator: ",") {
      guard let colon = part.firstIndex(of: ":") else { return value }
      let name = part[..<colon].drop { $0 == " " }
      members.append((String(name), .text(String(part[part.index(after: colon)...].drop { $0 == " " }))))
    }
    var bytes: [UInt8] = []
    bytes.append(members)
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// True if a text is a JSON object, which is written as one and not as a text.
  static func isObject(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.first == 0x7B, let end = try? JSONScanner.valueEnd(in: bytes.span, at: 0) else { return false }
    return end == bytes.count
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ fields: PluginLog.Fields) {
    append(0x7B)
    for (index, field) in fields.enumerated() {
      if index > 0 { append(0x2C) }
      append(json: field.name)
      append(0x3A)
      switch field.value {
      case .text(let text) where NestedFields.isObject(text): append(text)
      case .text, .instant, .hidden: append(json: field.value.plain)
      case .integer, .boolean: append(field.value.plain)
      case .list(let items):
        for (number, item) in items.enumerated() {
          append(number == 0 ? 0x5B : 0x2C)
          append(json: item)
        }
        append(items.isEmpty ? "[]" : "]")
      }
    }
    append(0x7D)
  }
}

extension LogInstant {
  /// `YYYY-MM-DDTHH:MM:SSZ`, with milliseconds where there are any.
  package var inUTC: String {
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
    return LogInstant(nanoseconds: nanoseconds - (rest < 0 ? rest + 1_000_000_000 : rest))
  }

  /// Milliseconds since 1970, the form of instants in Android's lines.
  var milliseconds: Int { Int(nanoseconds / 1_000_000) }
}
