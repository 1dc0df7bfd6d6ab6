/// Log services, containers and exported tables.
extension Carrier {
  static let envelopes: [Carrier] =
    records + cloudServices + searchServices + loggers + containerFiles + crashServices + testTools + eventObjects

  /// An object a line.
  private static let records: [Carrier] = [
    lines(.envelopes, "Datadog") {
      #"{"id":"AQ\#($0)","content":{"timestamp":"2025-11-15T\#(clock($0)).000Z","host":"h","service":"app","message":\#(json($1))}}"#
    },
    lines(.envelopes, "CloudWatch") {
      #"{"timestamp":\#(1_763_186_400_000 + $0),"message":\#(json($1)),"ingestionTime":\#(1_763_186_401_000 + $0)}"#
    },
    lines(.envelopes, "docker") {
      #"{"log":\#(json($1 + "\n")),"stream":"stdout","time":"2025-11-15T\#(clock($0)).4Z"}"#
    },
    lines(.envelopes, "GELF") {
      #"{"version":"1.1","host":"phone","short_message":\#(json($1)),"timestamp":\#(1_763_186_400 + $0),"level":6}"#
    },
    lines(.envelopes, "ECS") {
      #"{"@timestamp":"2025-11-15T\#(clock($0)).000Z","log.level":"info","message":\#(json($1))}"#
    },
    lines(.envelopes, "pino") {
      #"{"level":30,"time":\#(1_763_186_400_000 + $0),"pid":1,"hostname":"h","msg":\#(json($1))}"#
    },
    lines(.envelopes, "journald") {
      #"{"__REALTIME_TIMESTAMP":"\#(1_763_186_400_000_000 + $0)","PRIORITY":"6","MESSAGE":\#(json($1))}"#
    },
    lines(.envelopes, "Loki") {
      #"{"line":\#(json($1)),"timestamp":"2025-11-15T\#(clock($0)).4Z","labels":{"app":"x"}}"#
    },
    lines(.envelopes, "Appium getLogs") {
      #"{"timestamp":\#(1_763_186_400_000 + $0),"level":"ALL","message":\#(json($1))}"#
    },
    lines(.envelopes, "quoted Appium getLogs") {
      #"> {"timestamp":\#(1_763_186_400_000 + $0),"message":\#(json($1))}"#
    },
  ]

  static func json(_ text: String) -> String {
    "\""
      + text.unicodeScalars.reduce(into: "") { json, scalar in
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        default:
          if scalar.value < 0x20 {
            json += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
          } else {
            json.unicodeScalars.append(scalar)
          }
        }
      } + "\""
  }

  static func envelope(_ id: String, _ carry: @escaping @Sendable (Int, String) -> String) -> Carrier {
    lines(.envelopes, id, carry)
  }

  /// One document around objects, as a service answers.
  static func document(
    _ id: String, _ head: String, _ tail: String, isPretty: Bool = false, isReversed: Bool = false,
    _ object: @escaping @Sendable (Int, String) -> String
  ) -> Carrier {
    Carrier(.envelopes, id) { lines in
      let objects = lines.enumerated().map { object($0.offset, $0.element) }
      let text = head + (isReversed ? objects.reversed() : objects).joined(separator: ",") + tail
      return isPretty ? pretty(text) : [text]
    }
  }

  /// `2025-11-15T06:00:00`: the time at which the tool that wraps a line read it.
  static func stamp(_ index: Int) -> String { "2025-11-15T\(clock(index))" }
  /// The same in milliseconds since 1970.
  static func millis(_ index: Int) -> Int { 1_763_186_400_000 + 1_000 * index }

  /// A member a line, with an indent of `width` a level.
  static func pretty(_ json: String, _ width: Int = 2) -> [String] {
    var lines: [String] = []
    var line = ""
    var (depth, isQuoted, isEscaped) = (0, false, false)
    // The character before, outside of texts: nothing is between the signs of an empty object.
    var above: Character = " "
    func breakLine() {
      lines.append(line)
      line = blanks(depth * width)
    }
    for character in json {
      let isStructure = !isQuoted && character != "\""
      if "{[".contains(above), !"}]".contains(character) { breakLine() }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if isStructure, "}]".contains(character) {
        depth -= 1
        if !"{[".contains(above) { breakLine() }
      }
      line.append(character)
      if isStructure, "{[".contains(character) { depth += 1 }
      if isStructure, character == "," { breakLine() }
      if isStructure, character == ":" { line += " " }
      above = isStructure ? character : " "
    }
    return lines + [line]
  }
}
