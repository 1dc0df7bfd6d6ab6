/// The app's messages as a logging library writes them, in place of the system's log.
extension Carrier {
  static let frameworks: [Carrier] = swift + scripts + stamped + others

  /// Only lines of the app: a library does not see the messages of other processes.
  private static func framework(_ id: String, _ line: @escaping @Sendable (AppleRecord) -> String) -> Carrier {
    ofApple(.frameworks, id) { $0.filter(\.isOfApp).map(line) }
  }

  private static let swift: [Carrier] = [
    framework("swift-log") { "\($0.instant.offsetStamp) \($0.word) com.example.app : [App] \($0.message)" },
    framework("swift-log 1.0") { "\($0.instant.offsetStamp) \($0.word): \($0.message)" },
    framework("CocoaLumberjack, terminal") {
      "\($0.instant.date) \($0.instant.seconds):\($0.instant.fraction) App[\($0.pid):6699] \($0.message)"
    },
    framework("CocoaLumberjack, file") {
      "\(replaced("-", in: $0.instant.date, by: "/")) \($0.instant.seconds):\($0.instant.fraction)  \($0.message)"
    },
    framework("SwiftyBeaver") { "\($0.instant.millis) \($0.capitals) AppDelegate.log():15 - \($0.message)" },
    framework("SwiftyBeaver, hearts") {
      "\($0.instant.millis) \($0.word == "debug" ? "💚" : "💙") \($0.capitals) AppDelegate.log():15 - \($0.message)"
    },
    framework("SwiftyBeaver, date and thread") {
      "\($0.instant.date) \($0.instant.millis) main \($0.capitals): \($0.message)"
    },
    framework("SwiftyBeaver, JSON") {
      #"{"thread":"main","file":"AppDelegate.swift","level":2,"timestamp":\#($0.instant.epoch).\#($0.instant.fraction),"#
        + #""message":\#(json($0.message)),"function":"log()","line":15}"#
    },
    framework("NSLog") { "\($0.instant.date) \($0.instant.millis) App[\($0.pid):6699] \($0.message)" },
  ]

  private static let scripts: [Carrier] = [
    framework("react-native-logs") { "\($0.instant.clock) AM | \($0.capitals) : \($0.message)" },
    framework("react-native-logs, extension") { "\($0.instant.clock) AM | ROOT | \($0.capitals) : \($0.message)" },
    framework("winston, simple") { "\($0.word): \($0.message)" },
    framework("winston, simple with a timestamp") {
      #"\#($0.word): \#($0.message) {"timestamp":"\#($0.instant.iso)"}"#
    },
    framework("winston, printf") { "\($0.instant.iso) [\($0.word)]: \($0.message)" },
    framework("pino-pretty") { "[\($0.instant.millis)] \($0.capitals) (\($0.pid)): \($0.message)" },
    framework("bunyan, long") { "[\($0.instant.iso)]  \($0.capitals): app/\($0.pid) on phone: \($0.message)" },
    framework("console with a time") { "[\($0.instant.seconds)] \($0.message)" },
  ]

  private static let stamped: [Carrier] = [
    framework("ISO, level, text") { "\($0.instant.iso) \($0.capitals) \($0.message)" },
    framework("ISO, text") { "\($0.instant.iso) \($0.message)" },
    framework("ISO in brackets") { "[\($0.instant.iso)] [\($0.capitals)] \($0.message)" },
    framework("ISO with offset, tabs") { "\($0.instant.date)T\($0.instant.millis)+00:00\t\($0.word)\t\($0.message)" },
    framework("date and time, level") { "\($0.instant.date) \($0.instant.millis) \($0.capitals) \($0.message)" },
    framework("date and time, text") { "\($0.instant.date) \($0.instant.seconds) \($0.message)" },
    framework("milliseconds since 1970") { "\($0.instant.epoch)\($0.instant.fraction) \($0.capitals) \($0.message)" },
    framework("seconds since 1970") { "\($0.instant.epoch).\($0.instant.fraction) \($0.message)" },
    framework("time, text") { "\($0.instant.millis) \($0.message)" },
    framework("capital level") { "\($0.capitals): \($0.message)" },
    framework("level in brackets") { "[\($0.capitals)] \($0.message)" },
  ]

  private static let others: [Carrier] = [
    framework("python") {
      "\($0.instant.date) \($0.instant.seconds),\($0.instant.fraction) \($0.capitals) \($0.message)"
    },
    framework("python, dashes") {
      "\($0.instant.date) \($0.instant.seconds),\($0.instant.fraction) - app - \($0.capitals) - \($0.message)"
    },
    framework("python, basic") { "\($0.capitals):app:\($0.message)" },
    framework("log4j") {
      "\($0.instant.date) \($0.instant.seconds),\($0.instant.fraction) [main] \(column($0.capitals, 5)) app - \($0.message)"
    },
    framework("logrus") {
      #"time="\#($0.instant.date)T\#($0.instant.seconds)Z" level=\#($0.word) msg=\#(json($0.message))"#
    },
    framework("logrus, terminal") {
      "\($0.capitals.prefix(4))[\(Carrier.digits($0.instant.epoch % 10_000, 4))] \(column($0.message, 44)) tag=app"
    },
    framework("logfmt") { "ts=\($0.instant.iso) level=\($0.word) caller=app.go:21 msg=\(json($0.message))" },
    framework("zap, development") {
      "\($0.instant.date)T\($0.instant.millis)+0000\t\($0.capitals)\tapp/main.go:21\t\($0.message)"
    },
  ]

  static func digits(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

extension AppleRecord {
  /// Libraries have no default type and use `info` for it.
  fileprivate var word: String { type == "Default" ? "info" : type.lowercased() }
  fileprivate var capitals: String { word.uppercased() }
}

extension CarriedInstant {
  fileprivate var offsetStamp: String { "\(date)T\(seconds)+0000" }
  /// `5:39:54`: the samples begin in the early morning.
  fileprivate var clock: String { String(seconds.drop { $0 == "0" }) }
}
