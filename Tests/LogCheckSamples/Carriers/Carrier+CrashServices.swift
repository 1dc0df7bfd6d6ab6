/// Events of crash services, and entries of test tools.
extension Carrier {
  static let crashServices: [Carrier] = sentry + bugsnag + crashlytics

  /// Sentry keeps the newest 100 breadcrumbs and 8,192 characters of each, which is more than a sample has.
  private static let sentry: [Carrier] = [
    document("Sentry", #"{"event_id":"9f","platform":"cocoa","breadcrumbs":{"values":["#, "]}}") {
      crumb(#""\#(stamp($0)).845Z""#, "console", $1)
    },
    document("Sentry, pretty", #"{"event_id":"9f","breadcrumbs":["#, "]}", isPretty: true) {
      crumb("\(millis($0) / 1_000).845", "console", $1)
    },
    document(
      "Sentry, an event around", #"{"message":{"formatted":"no connection"},"level":"error","breadcrumbs":{"values":["#,
      "]}}"
    ) {
      crumb(#""\#(stamp($0))Z""#, "log", $1)
    },
    // The tag of logcat is a member next to the text.
    ofAndroid(.envelopes, "Sentry, Logcat") { records in
      let crumbs = records.map {
        #"{"timestamp":"\#($0.instant.iso)","category":"Logcat","level":"\#($0.level == "D" ? "debug" : "info")","#
          + #""message":\#(json($0.message)),"data":{"tag":\#(json($0.tag))}}"#
      }
      return [#"{"breadcrumbs":{"values":[\#(crumbs.joined(separator: ","))]}}"#]
    },
    ofApple(.envelopes, "Sentry, messages") { records in
      let crumbs = records.map { crumb(#""\#($0.instant.iso)""#, "console", $0.message) }
      return [#"{"breadcrumbs":{"values":[\#(crumbs.joined(separator: ","))]}}"#]
    },
    document("Sentry logs", #"{"items":["#, "]}") {
      #"{"timestamp":\#(millis($0) / 1_000).5,"trace_id":"5b","level":"info","severity_number":9,"body":\#(json($1)),"attributes":{}}"#
    },
  ]

  private static func crumb(_ time: String, _ category: String, _ text: String) -> String {
    #"{"timestamp":\#(time),"type":"default","category":"\#(category)","level":"info","message":\#(json(text))}"#
  }

  private static let bugsnag: [Carrier] = [
    document("Bugsnag", #"{"breadcrumbs":["#, "]}") {
      #"{"timestamp":"\#(stamp($0)).000Z","name":\#(json($1)),"type":"log","metaData":{}}"#
    },
    document("Bugsnag, metadata", #"{"breadcrumbs":["#, "]}", isPretty: true) {
      #"{"timestamp":"\#(stamp($0)).000Z","name":"Console","type":"log","metaData":{"severity":"info","message":\#(json($1))}}"#
    },
  ]

  private static let crashlytics: [Carrier] = [
    document(
      "Crashlytics, BigQuery", #"{"platform":"IOS","event_timestamp":"2025-11-15T06:10:00Z","logs":["#,
      #"],"custom_keys":[]}"#
    ) {
      #"{"timestamp":"\#(stamp($0))Z","message":\#(json($1))}"#
    },
    // The text is written in hexadecimal digits.
    envelope("Crashlytics, file on the device") {
      let bytes = $1.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return #"{"log":{"msg":"\#(bytes)","time":\#(millis($0))}}"#
    },
  ]

  static let testTools: [Carrier] = [
    document("Appium, array", "[", "]") { #"{"timestamp":\#(millis($0)),"level":"ALL","message":\#(json($1))}"# },
    document("Appium, answer", #"{"value":["#, "]}", isPretty: true) {
      #"{"message":\#(json($1)),"level":"ALL","timestamp":\#(millis($0))}"#
    },
    envelope("Appium, Java") { "[\(stamp($0))+0000] [ALL] \($1)" },
    // A literal of Python: texts are in single quotes.
    envelope("Appium, Python") { "{'level': 'ALL', 'timestamp': \(millis($0)), 'message': \(pythonLiteral($1))}" },
    Carrier(.envelopes, "Appium, Python list") { lines in
      let entries = lines.enumerated().map {
        "{'level': 'ALL', 'timestamp': \(millis($0.offset)), 'message': \(pythonLiteral($0.element))}"
      }
      return ["[" + entries.joined(separator: ", ") + "]"]
    },
    envelope("Appium, syslog file") { #"info: \#($1) {"timestamp":"\#(stamp($0)).000Z"}"# },
    document("XCResult", #"{"items":["#, "]}", isPretty: true) {
      #"{"content":\#(json($1)),"kind":"stdout","timestamp":\#(millis($0) / 1_000).0}"#
    },
  ]

  private static func pythonLiteral(_ text: String) -> String {
    let escaped = replaced("\\", in: text, by: "\\\\")
    return escaped.contains("'") && !escaped.contains("\"")
      ? "\"\(escaped)\"" : "'\(replaced("'", in: escaped, by: "\\'"))'"
  }

  /// Structured events as objects inside of an envelope, in place of texts.
  static let eventObjects: [Carrier] = [
    object("events in Google Cloud") { entry($0, #""jsonPayload":\#($1)"#) },
    object("events in Datadog") {
      #"{"id":"AQ\#($0)","attributes":{"timestamp":"\#(stamp($0)).000Z","status":"info","attributes":\#($1)}}"#
    },
    object("events in Elasticsearch") {
      #"{"_index":"logs","_id":"x\#($0)","_source":\#($1),"sort":[\#(millis($0))]}"#
    },
    object("events in pino") { #"{"level":30,"time":\#(millis($0)),"msg":"event","event":\#($1)}"# },
    object("events in Lambda") {
      #"{"timestamp":"\#(stamp($0)).123Z","level":"INFO","requestId":"0f3c","message":\#($1)}"#
    },
    // Twice a text: the journal of a host keeps the file of a container.
    object("events in docker in journald") {
      let log = #"{"log":\#(json($1 + "\n")),"stream":"stdout"}"#
      return #"{"__REALTIME_TIMESTAMP":"\#(millis($0))000","MESSAGE":\#(json(log))}"#
    },
  ]

  private static func object(_ id: String, _ carry: @escaping @Sendable (Int, String) -> String) -> Carrier {
    Carrier(.envelopes, id) { lines in
      guard lines.allSatisfy({ $0.hasPrefix("{\"") }) else { return lines }
      return lines.enumerated().map { carry($0.offset, $0.element) }
    }
  }
}
