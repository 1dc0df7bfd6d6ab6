/// Files in which containers, journals and machines of CI keep output.
extension Carrier {
  static let containerFiles: [Carrier] = runtimes + journals + stern + buildServices

  private static let runtimes: [Carrier] = [
    envelope("CRI") { "\(stamp($0)).669794202Z stdout F \($1)" },
    envelope("CRI, zeros left out") { "\(stamp($0))\(["", ".2", ".25", ".669794202"][$0 % 4])Z stderr F \($1)" },
    // `P` marks a part that the next line of the stream goes on with. The limit of the runtime is 16,384 bytes.
    Carrier(.envelopes, "CRI, parts") { lines in
      lines.enumerated().flatMap { index, line in
        let parts = pieces(of: line, 100)
        return parts.enumerated().map {
          "\(stamp(index)).669794202Z stdout \($0.offset + 1 < parts.count ? "P" : "F") \($0.element)"
        }
      }
    },
    // A part of a line has no newline at its end.
    Carrier(.envelopes, "docker, parts") { lines in
      lines.enumerated().flatMap { index, line in
        let parts = pieces(of: line, 100)
        return parts.enumerated().map { part, text in
          #"{"log":\#(json(part + 1 < parts.count ? text : text + "\n")),"stream":"stdout","time":"\#(stamp(index)).851160855Z"}"#
        }
      }
    },
    envelope("docker, attributes") {
      #"{"log":\#(json($1 + "\n")),"stream":"stdout","attrs":{"tag":"app"},"time":"\#(stamp($0))Z"}"#
    },
    Carrier(.envelopes, "fluentd, parts") { lines in
      lines.enumerated().flatMap { index, line in
        let parts = pieces(of: line, 100)
        return parts.enumerated().map { part, text in
          let isLast = part + 1 == parts.count
          let marks =
            #""partial_message":"true","partial_id":"\#(index)","partial_ordinal":"\#(part + 1)","partial_last":"\#(isLast)""#
          return
            #"{"container_name":"/app","source":"stdout","log":\#(json(text))\#(parts.count > 1 ? "," + marks : "")}"#
        }
      }
    },
  ]

  private static let journals: [Carrier] = [
    envelope("journald, all fields") {
      #"{"__CURSOR":"s=1;i=\#($0)","__REALTIME_TIMESTAMP":"\#(millis($0))000","_PID":"77","_COMM":"app","#
        + #""SYSLOG_IDENTIFIER":"app","PRIORITY":"6","_HOSTNAME":"h","MESSAGE":\#(json($1))}"#
    },
    // Text with colours or other control characters is a list of its bytes.
    envelope("journald, bytes") {
      let bytes = ("\u{1B}[0m" + $1).utf8.map(String.init).joined(separator: ",")
      return #"{"__REALTIME_TIMESTAMP":"\#(millis($0))000","PRIORITY":"6","MESSAGE":[\#(bytes)]}"#
    },
    envelope("journald, bytes in some lines") {
      let bytes = ("\u{1B}[0m" + $1).utf8.map(String.init).joined(separator: ",")
      return #"{"__REALTIME_TIMESTAMP":"\#(millis($0))000","MESSAGE":\#($0 % 5 == 2 ? "[\(bytes)]" : json($1))}"#
    },
    Carrier(.envelopes, "journald, pretty") { lines in
      lines.enumerated().flatMap {
        pretty(#"{"__REALTIME_TIMESTAMP":"\#(millis($0.offset))000","PRIORITY":"6","MESSAGE":\#(json($0.element))}"#, 8)
      }
    },
    Carrier(.envelopes, "journald, export") { lines in
      lines.enumerated().flatMap {
        ["__REALTIME_TIMESTAMP=\(millis($0.offset))000", "PRIORITY=6", "_COMM=app", "MESSAGE=\($0.element)", ""]
      }
    },
  ]

  private static let stern: [Carrier] = [
    envelope("stern, json") {
      #"{"message":\#(json($1)),"nodeName":"n","namespace":"d","podName":"web-1","containerName":"app"}"#
    },
    envelope("stern, extjson") { #"{"pod": "\u001b[92mweb-1\u001b[0m", "container": "app", "message": \#(json($1))}"# },
    Carrier(.envelopes, "stern, ppextjson") { lines in
      lines.flatMap { ["{", #"  "pod": "web-1","#, #"  "container": "app","#, #"  "message": \#(json($0))"#, "}"] }
    },
  ]

  private static let buildServices: [Carrier] = [
    document("CircleCI", "[", "]") {
      #"{"message":\#(json($1 + "\r\n")),"time":"\#(stamp($0)).000Z","type":"out","truncated":false}"#
    },
    Carrier(.envelopes, "CircleCI, one message") { lines in
      let text = lines.joined(separator: "\r\n") + "\r\n"
      return [#"[{"message":\#(json(text)),"time":"\#(stamp(0)).000Z","type":"out","truncated":false}]"#]
    },
    Carrier(.envelopes, "CircleCI, truncated") { lines in
      let text = lines.dropLast(2).joined(separator: "\r\n") + "\r\n"
      return [#"[{"message":\#(json(text)),"time":"\#(stamp(0)).000Z","type":"out","truncated":true}]"#]
    },
    // The log comes in pieces that end anywhere.
    Carrier(.envelopes, "Bitrise, chunks") { lines in
      let chunks = pieces(of: lines.joined(separator: "\n") + "\n", 1_000).enumerated().map {
        #"{"chunk":\#(json($0.element)),"position":\#($0.offset)}"#
      }
      return [#"{"expiring_raw_log_url":null,"log_chunks":[\#(chunks.joined(separator: ","))],"is_archived":true}"#]
    },
  ]
}
