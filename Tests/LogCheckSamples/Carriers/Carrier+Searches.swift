/// Answers of services that search logs.
extension Carrier {
  static let searchServices: [Carrier] = datadog + loki + telemetry + elastic + splunk

  private static let datadog: [Carrier] = [
    document("Datadog v2", #"{"data":["#, #"],"meta":{"page":{"after":"e30"}}}"#) {
      log($0, #""message":\#(json($1))"#)
    },
    document("Datadog v2, pretty, newest first", #"{"data":["#, "]}", isPretty: true, isReversed: true) {
      log($0, #""message":\#(json($1))"#)
    },
    envelope("Datadog, attributes") { log($0, #""attributes":{"message":\#(json($1)),"thread":"main"}"#) },
  ]

  private static func log(_ index: Int, _ text: String) -> String {
    #"{"id":"AQ\#(index)","type":"log","attributes":{"timestamp":"\#(stamp(index)).000Z","status":"info","#
      + #""host":"h","service":"app",\#(text)}}"#
  }

  private static let loki: [Carrier] = [
    lokiAnswer("Loki API", isPretty: false) { #"["\#(millis($0))000000",\#(json($1))]"# },
    lokiAnswer("Loki API, pretty", isPretty: true) { #"["\#(millis($0))000000",\#(json($1))]"# },
    lokiAnswer("Loki API, metadata", isPretty: false) { #"["\#(millis($0))000000",\#(json($1)),{"trace":"0242"}]"# },
    // Each stream is sorted alone, the newest first.
    Carrier(.envelopes, "Loki API, two streams") { lines in
      let streams = [0, 1].map { part in
        let values = lines.indices.filter { $0 % 2 == part }.reversed().map {
          #"["\#(millis($0))000000",\#(json(lines[$0]))]"#
        }
        return #"{"stream":{"app":"web","pod":"\#(part)"},"values":[\#(values.joined(separator: ","))]}"#
      }
      return [#"{"status":"success","data":{"resultType":"streams","result":[\#(streams.joined(separator: ","))]}}"#]
    },
  ]

  private static func lokiAnswer(
    _ id: String, isPretty: Bool, _ value: @escaping @Sendable (Int, String) -> String
  ) -> Carrier {
    document(
      id,
      #"{"status":"success","data":{"resultType":"streams","result":[{"stream":{"app":"web","level":"info"},"values":["#,
      "]}]}}", isPretty: isPretty, isReversed: true, value)
  }

  private static let telemetry: [Carrier] = [
    document("OTLP", #"{"resourceLogs":[{"resource":{},"scopeLogs":[{"scope":{},"logRecords":["#, "]}]}]}") {
      record($0, #"{"stringValue":\#(json($1))}"#)
    },
    document(
      "OTLP, pretty", #"{"resourceLogs":[{"resource":{"attributes":[]},"scopeLogs":[{"logRecords":["#, "]}]}]}",
      isPretty: true
    ) {
      record($0, #"{"stringValue":\#(json($1))}"#)
    },
    envelope("OTLP, a request a line") {
      #"{"resourceLogs":[{"scopeLogs":[{"logRecords":[\#(record($0, #"{"stringValue":\#(json($1))}"#))]}]}]}"#
    },
    envelope("OTLP, old name") {
      #"{"resourceLogs":[{"instrumentationLibraryLogs":[{"logRecords":[\#(record($0, #"{"stringValue":\#(json($1))}"#))]}]}]}"#
    },
    envelope("OTLP, list of keys") {
      let body = #"{"kvlistValue":{"values":[{"key":"message","value":{"stringValue":\#(json($1))}}]}}"#
      return #"{"resourceLogs":[{"scopeLogs":[{"logRecords":[\#(record($0, body))]}]}]}"#
    },
  ]

  private static func record(_ index: Int, _ body: String) -> String {
    #"{"timeUnixNano":"\#(millis(index))000000","observedTimeUnixNano":"\#(millis(index))900000","#
      + #""severityNumber":9,"severityText":"Info","body":\#(body)}"#
  }

  private static let elastic: [Carrier] = [
    document("Elasticsearch", #"{"took":3,"hits":{"total":{"value":9},"hits":["#, "]}}", isReversed: true) {
      hit($0, #""_source":{"@timestamp":"\#(stamp($0)).000Z","message":\#(json($1))}"#)
    },
    document("Elasticsearch, pretty", #"{"hits":{"hits":["#, "]}}", isPretty: true) {
      hit($0, #""_source":{"@timestamp":"\#(stamp($0)).000Z","message":\#(json($1)),"log":{"level":"info"}}"#)
    },
    document("Elasticsearch, fields", #"{"hits":{"hits":["#, "]}}", isReversed: true) {
      hit($0, #""fields":{"@timestamp":["\#(stamp($0)).000Z"],"message":[\#(json($1))]}"#)
    },
    envelope("Elasticsearch, a hit a line") {
      hit($0, #""_source":{"@timestamp":"\#(stamp($0)).000Z","message":\#(json($1))}"#)
    },
    envelope("ECS, nested") {
      #"{"@timestamp":"\#(stamp($0)).000Z","log":{"level":"INFO","logger":"app"},"message":\#(json($1)),"ecs":{"version":"8.11"}}"#
    },
    envelope("ECS, padded level") {
      #"{"@timestamp":"\#(stamp($0)).000Z","log.level":" INFO","message":\#(json($1)),"ecs.version":"1.2.0"}"#
    },
  ]

  private static func hit(_ index: Int, _ content: String) -> String {
    #"{"_index":"logs","_id":"x\#(index)","_score":null,\#(content),"sort":[\#(millis(index))]}"#
  }

  private static let splunk: [Carrier] = [
    envelope("Splunk") {
      #"{"preview":false,"offset":\#($0),"result":{"_time":"\#(stamp($0)).000+00:00","_raw":\#(json($1)),"#
        + #""host":"h","source":"/var/log/app.log","sourcetype":"app","index":"main"}}"#
    },
    Carrier(.envelopes, "Splunk, messages between") { lines in
      lines.enumerated().flatMap { index, line in
        let result = #""result":{"_raw":\#(json(line)),"_time":"2025-11-15 \#(clock(index)).000 GMT"}"#
        let last = index + 1 == lines.count ? #""lastrow":true,"# : ""
        let note = #"{"preview":true,"messages":[{"type":"INFO","text":"searching"}]}"#
        return (index % 9 == 0 ? [note] : []) + [#"{"preview":false,"offset":\#(index),\#(last)\#(result)}"#]
      }
    },
  ]
}
