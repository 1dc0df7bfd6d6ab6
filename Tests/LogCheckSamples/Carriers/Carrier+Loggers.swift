/// Logging libraries that write an object a line.
extension Carrier {
  static let loggers: [Carrier] = scripts + goLibraries + others

  private static let scripts: [Carrier] = [
    envelope("pino, ISO time") {
      #"{"level":"info","time":"\#(stamp($0)).123Z","pid":657,"hostname":"h","msg":\#(json($1))}"#
    },
    envelope("pino, nested") { #"{"level":30,"time":\#(millis($0)),"payload":{"msg":\#(json($1))}}"# },
    envelope("pino, messageKey") { #"{"level":30,"time":\#(millis($0)),"message":\#(json($1)),"v":1}"# },
    envelope("winston") { #"{"level":"info","message":\#(json($1))}"# },
    envelope("winston, timestamp") { #"{"level":"info","message":\#(json($1)),"timestamp":"\#(stamp($0)).123Z"}"# },
    envelope("bunyan") {
      #"{"name":"app","hostname":"h","pid":40161,"level":30,"msg":\#(json($1)),"time":"\#(stamp($0)).851Z","v":0}"#
    },
    envelope("pm2") {
      #"{"message":\#(json($1 + "\n")),"timestamp":"\#(stamp($0)).123Z","type":"out","process_id":0,"app_name":"app"}"#
    },
    Carrier(.envelopes, "pm2, many lines in a message") { lines in
      batches(lines, 5).enumerated().map {
        #"{"message":\#(json($0.element + "\n")),"timestamp":"\#(stamp($0.offset)).123Z","type":"out","app_name":"app"}"#
      }
    },
  ]

  private static let goLibraries: [Carrier] = [
    envelope("logrus") { #"{"level":"info","msg":\#(json($1)),"number":\#($0),"time":"\#(stamp($0))Z"}"# },
    envelope("logrus, old time") {
      #"{"level":"info","msg":\#(json($1)),"time":"2025-11-15 \#(clock($0)).562471297 +0000 UTC"}"#
    },
    envelope("zap") {
      #"{"level":"info","ts":\#(millis($0) / 1_000).4192,"caller":"app/main.go:21","msg":\#(json($1))}"#
    },
    envelope("zap, development") { #"{"L":"INFO","T":"\#(stamp($0)).419Z","C":"app/main.go:21","M":\#(json($1))}"# },
    envelope("zerolog") { #"{"level":"debug","time":\#(millis($0) / 1_000),"message":\#(json($1))}"# },
    envelope("zerolog, RFC 3339") { #"{"level":"info","time":"\#(stamp($0))Z","message":\#(json($1))}"# },
  ]

  private static let others: [Carrier] = [
    envelope("Serilog") { #"{"@t":"\#(stamp($0)).8532799Z","@m":\#(json($1)),"@i":"a3","SourceContext":"App"}"# },
    // A template without values: braces in the text are doubled.
    envelope("Serilog, template") {
      let template = replaced("}", in: replaced("{", in: $1, by: "{{"), by: "}}")
      return #"{"@t":"\#(stamp($0)).8532799Z","@mt":\#(json(template)),"@l":"Debug"}"#
    },
    // The text is a value of the template.
    envelope("Serilog, values") { #"{"@t":"\#(stamp($0)).8532799Z","@mt":"{Text:l}","Text":\#(json($1))}"# },
    envelope("GELF, full message") {
      #"{"version":"1.1","host":"h","short_message":\#(json(String($1.prefix(40)))),"full_message":\#(json($1)),"#
        + #""timestamp":\#(millis($0) / 1_000).839,"level":6,"_app":"app"}"#
    },
    // On TCP, a NUL ends each message and no newline is sent.
    Carrier(.envelopes, "GELF over TCP") { lines in
      let messages = lines.enumerated().map {
        #"{"version":"1.1","host":"h","short_message":\#(json($0.element)),"timestamp":\#(millis($0.offset) / 1_000)}"#
      }
      return [messages.joined(separator: "\0") + "\0"]
    },
    envelope("GELF, NUL at the end") {
      #"{"version":"1.1","host":"h","short_message":\#(json($1)),"timestamp":\#(millis($0) / 1_000).839,"level":6}"#
        + "\0"
    },
    // Not JSON: `=>` in place of a colon, and nothing is escaped.
    envelope("fluent-bit") { #"[\#($0)] app: [\#(millis($0) / 1_000).143567481, {"log"=>"\#($1)"}]"# },
    Carrier(.envelopes, "fluent-bit, newlines") { lines in
      lines.enumerated().flatMap {
        [#"[\#($0.offset)] app: [\#(millis($0.offset) / 1_000).143567481, {"log"=>"\#($0.element)"#, #""}]"#]
      }
    },
  ]

  /// Texts of so many lines.
  static func batches(_ lines: [String], _ count: Int) -> [String] {
    stride(from: 0, to: lines.count, by: count).map { start in
      lines[start..<min(start + count, lines.count)].joined(separator: "\n")
    }
  }
}
