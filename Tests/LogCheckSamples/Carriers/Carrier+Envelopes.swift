/// Log services, containers and exported tables.
extension Carrier {
  static let envelopes: [Carrier] = [
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

  static let tables: [Carrier] = [
    table("CSV with a head", ",", head: true, quotesAll: false), table("CSV", ",", head: false, quotesAll: false),
    table("CSV, all quoted", ",", head: true, quotesAll: true), table("semicolons", ";", head: true, quotesAll: true),
    table("TSV", "\t", head: true, quotesAll: false),
    lines(.tables, "logfmt") { "time=2025-11-15T\(clock($0))Z level=info msg=\(json($1))" },
  ]

  private static func table(_ id: String, _ separator: String, head: Bool, quotesAll: Bool) -> Carrier {
    Carrier(.tables, id) { lines in
      func value(_ text: String) -> String {
        guard quotesAll || text.contains(separator) || text.contains("\"") else { return text }
        return "\"" + text.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
      }
      let records = lines.enumerated().map { ["2025-11-15T\(clock($0.offset)).000Z", "h", "app", $0.element] }
      let all = (head ? [["Date", "Host", "Service", "Message"]] : []) + records
      return all.map { $0.map(value).joined(separator: separator) }
    }
  }

  static func json(_ text: String) -> String {
    "\""
      + text.unicodeScalars.reduce(into: "") { json, scalar in
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
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
}
