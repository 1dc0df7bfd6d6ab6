/// Answers of the interfaces of log services.
extension Carrier {
  static let cloudServices: [Carrier] = amazon + google + microsoft

  private static let amazon: [Carrier] = [
    document("CloudWatch get-log-events", #"{"nextForwardToken":"f/3196","events":["#, "]}") {
      #"{"ingestionTime":\#(millis($0) + 900),"timestamp":\#(millis($0)),"message":\#(json($1 + "\n"))}"#
    },
    document("CloudWatch get-log-events, pretty", #"{"events":["#, #"],"nextForwardToken":"f/3196"}"#, isPretty: true) {
      #"{"timestamp":\#(millis($0)),"message":\#(json($1)),"ingestionTime":\#(millis($0) + 900)}"#
    },
    document("CloudWatch filter-log-events", #"{"events":["#, #"],"searchedLogStreams":[]}"#, isPretty: true) {
      #"{"logStreamName":"s","timestamp":\#(millis($0)),"message":\#(json($1)),"ingestionTime":\#(millis($0) + 9),"#
        + #""eventId":"37\#($0)"}"#
    },
    document(
      "CloudWatch subscription",
      #"{"messageType":"DATA_MESSAGE","owner":"123456789012","logGroup":"/g","logStream":"s","logEvents":["#,
      "]}"
    ) {
      #"{"id":"3719\#($0)","timestamp":\#(millis($0)),"message":\#(json($1))}"#
    },
    Carrier(.envelopes, "CloudWatch subscription, batches") { lines in
      stride(from: 0, to: lines.count, by: 7).map { start in
        let events = (start..<min(start + 7, lines.count)).map {
          #"{"id":"3719\#($0)","timestamp":\#(millis($0)),"message":\#(json(lines[$0]))}"#
        }
        return
          #"{"messageType":"DATA_MESSAGE","logGroup":"/g","logStream":"s","logEvents":[\#(events.joined(separator: ","))]}"#
      }
    },
    document("CloudWatch Insights", #"{"results":["#, #"],"status":"Complete"}"#, isPretty: true) {
      #"[{"field":"@timestamp","value":"2025-11-15 \#(clock($0)).095"},{"field":"@message","value":\#(json($1))},"#
        + #"{"field":"@ptr","value":"Cm\#($0)"}]"#
    },
    document("CloudWatch Insights, newest first", #"{"results":["#, #"],"status":"Complete"}"#, isReversed: true) {
      #"[{"field":"@timestamp","value":"2025-11-15 \#(clock($0)).095"},{"field":"@message","value":\#(json($1))}]"#
    },
    lambda,
  ]

  /// The text of a function's logger, between the lines of its runtime.
  private static let lambda = Carrier(.envelopes, "Lambda in CloudWatch") { lines in
    let id = "0f3c-11"
    let texts = lines.enumerated().map { "[INFO]\t\(stamp($0.offset)).123Z\t\(id)\t\($0.element)\n" }
    let all =
      ["START RequestId: \(id) Version: 1\n"] + texts + [
        "END RequestId: \(id)\n", "REPORT RequestId: \(id)\tDuration: 3.2 ms\n",
      ]
    return all.enumerated().map { #"{"timestamp":\#(millis($0.offset)),"message":\#(json($0.element))}"# }
  }

  private static let google: [Carrier] = [
    document("Google Cloud, array", "[", "]", isPretty: true) { entry($0, #""textPayload":\#(json($1))"#) },
    document("Google Cloud, newest first", "[", "]", isPretty: true, isReversed: true) {
      entry($0, #""textPayload":\#(json($1))"#)
    },
    document("Google Cloud, entries", #"{"entries":["#, "]}") { entry($0, #""textPayload":\#(json($1))"#) },
    envelope("Google Cloud, jsonPayload") { entry($0, #""jsonPayload":{"message":\#(json($1)),"logger":"app"}"#) },
  ]

  static func entry(_ index: Int, _ payload: String) -> String {
    #"{"insertId":"a\#(index)",\#(payload),"resource":{"type":"global"},"timestamp":"\#(stamp(index)).123456789Z","#
      + #""severity":"INFO","logName":"projects/p/logs/app","receiveTimestamp":"\#(stamp(index)).923Z"}"#
  }

  private static let microsoft: [Carrier] = [
    azure("Azure query", isPretty: false), azure("Azure query, pretty", isPretty: true),
    envelope("Better Stack") { #"{"dt":"\#(stamp($0)).000Z","level":"info","message":\#(json($1))}"# },
    // The message is a member of an object that is itself a text.
    envelope("Better Stack, raw") {
      #"{"dt":"2025-11-15 \#(clock($0))","raw":\#(json(#"{"PRIORITY":"6","message":\#(json($1))}"#))}"#
    },
    document("Papertrail", #"{"events":["#, #"],"max_id":"7","min_id":"1"}"#) {
      #"{"id":"\#($0)","received_at":"\#(stamp($0))-00:00","generated_at":"\#(stamp($0))-00:00","#
        + #""display_received_at":"Nov 15 \#(clock($0))","hostname":"h","source_name":"h","program":"app","severity":"Info","message":\#(json($1))}"#
    },
  ]

  /// Values by their position: the names of the columns are in another member.
  private static func azure(_ id: String, isPretty: Bool) -> Carrier {
    let columns =
      #"[{"name":"timestamp","type":"datetime"},{"name":"message","type":"string"},{"name":"severityLevel","type":"int"}]"#
    return document(
      id, #"{"tables":[{"name":"PrimaryResult","columns":\#(columns),"rows":["#, "]}]}", isPretty: isPretty
    ) {
      #"["\#(stamp($0))Z",\#(json($1)),1]"#
    }
  }
}
