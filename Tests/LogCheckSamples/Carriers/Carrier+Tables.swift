/// Tables that services and spreadsheets export.
extension Carrier {
  static let tables: [Carrier] = plainTables + serviceTables + viewerTables

  private static let plainTables: [Carrier] = [
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

  /// Tables of log services.
  private static let serviceTables: [Carrier] = [
    service("Datadog", "Date,Host,Service,Content", isReversed: true) {
      "\(stamp($0)).349Z,HOST,SERVICE,\(quoted($1))"
    },
    service("Datadog, older", "date,Host,Service,Status,message", isReversed: true) {
      #""\#(stamp($0)).349Z","h","app","info",\#(quoted($1))"#
    },
    // The values of chosen columns are JSON.
    service("Datadog, chosen columns", "@thread,@@level,Message", isReversed: true) {
      #""""main""","""debug""",\#(quoted($1))"#
    },
    service("Kibana", #""@timestamp",message"#, isReversed: true) {
      #""Nov 15, 2025 @ \#(clock($0)).780",\#(quoted($1))"#
    },
    service("Kibana, level", #""@timestamp","log.level",message"#) {
      #""Nov 15, 2025 @ \#(clock($0)).780","-",\#(quoted($1))"#
    },
    service("CloudWatch Insights", "@logStream,@timestamp,@message") {
      "app/stream,2025-11-15 \(clock($0)).095,\(quoted($1))"
    },
    service("CloudWatch Insights, newest first", "@timestamp,@message", isReversed: true) {
      "2025-11-15 \(clock($0)).095,\(quoted($1))"
    },
    service("CloudWatch Insights, BOM", "\u{FEFF}@timestamp,@message") { "2025-11-15 \(clock($0)).095,\(quoted($1))" },
    service("CloudWatch console", "timestamp,message") { "\(millis($0)),\(quoted($1))" },
    service("Azure", "timestamp [UTC],message,severityLevel,itemType,customDimensions") {
      #""11/15/2025, \#(clock($0).dropFirst()).893 AM",\#(quoted($1)),1,trace,"{""app"":""x""}""#
    },
    service("Splunk", #""_raw","_time",host"#) { #"\#(quoted($1)),"\#(stamp($0)).000+0000",h"# },
    service("Splunk, newlines in quotes", #""_raw","_time",host"#) {
      #"\#(quoted($1 + "\n")),"\#(stamp($0)).000+0000",h"#
    },
    service("Papertrail", "id\treceived_at\tprogram\tmessage") { "\(7_000 + $0)\t\(stamp($0))\tapp\t\($1)" },
  ]

  /// Spreadsheets, and pages whose tables are copied.
  private static let viewerTables: [Carrier] = [
    grafana("Grafana Explore", isReversed: false) { "\(millis($0))\t\(stamp($0)).990Z\t\($1)" },
    grafana("Grafana Explore, newest first", isReversed: true) { "\(millis($0))\t\(stamp($0)).990Z\t\($1)" },
    grafana("Grafana Explore, older", isReversed: true) { "2025-11-15 \(clock($0)).624\t\($1)" },
    grafana("Grafana Explore, tabs as blanks", isReversed: false) { "\(millis($0))    \(stamp($0)).990Z    \($1)" },
    service("spreadsheet, semicolons and BOM", "\u{FEFF}Zeit;Host;Text") {
      #"15.11.2025 \#(clock($0));h;\#(quoted($1))"#
    },
    service("spreadsheet, rounded times", "time,message") { _, line in "1.76319E+12,\(quoted(line))" },
    service("CSV, backslashes before quotes", "time,message") { "\(stamp($0)).000Z,\(json($1))" },
    service("TSV, text first", "message\ttime") { "\(replaced("\t", in: $1, by: " "))\t\(stamp($0)).000Z" },
    lines(.tables, "logcli") { #"\#(stamp($0))Z {app="web", pod="a\#($0 % 2)"}  \#($1)"# },
    lines(.tables, "logcli, padded labels") {
      #"\#(stamp($0))Z \#(column(#"{app="\#($0 % 2 == 0 ? "web" : "database")"}"#, 18))  \#($1)"#
    },
  ]

  private static func service(
    _ id: String, _ head: String, isReversed: Bool = false, _ row: @escaping @Sendable (Int, String) -> String
  ) -> Carrier {
    Carrier(.tables, id) { lines in
      let all = lines.enumerated().map { row($0.offset, $0.element) }
      return [head] + (isReversed ? all.reversed() : all)
    }
  }

  private static func grafana(
    _ id: String, isReversed: Bool, _ row: @escaping @Sendable (Int, String) -> String
  ) -> Carrier {
    Carrier(.tables, id) { lines in
      let all = lines.enumerated().map { row($0.offset, $0.element) }
      let head = [#"Common labels: {"app":"web"}"#, #"Line limit: "1000 (\#(lines.count) returned)""#]
      return head + [#"Total bytes processed: "80.4 kB""#] + (isReversed ? all.reversed() : all)
    }
  }

  private static func quoted(_ text: String) -> String { "\"" + replaced("\"", in: text, by: "\"\"") + "\"" }
}
