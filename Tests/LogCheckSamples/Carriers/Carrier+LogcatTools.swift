/// Programs on the desk and on the phone that show logcat.
extension Carrier {
  static let logcatTools: [Carrier] = readers + runners + logkitty + logcatFiles

  private static let readers: [Carrier] = [
    // A colon after the time, and the process is not padded.
    logcat("Firebase Test Lab") { "\($0.instant.day) \($0.instant.millis): \($0.slashed)(\($0.pid)): \($0.message)" },
    logcat("DDMS, tabs") {
      "\($0.instant.day) \($0.instant.millis)\t\($0.level)\t\($0.tag)\t\($0.pid)\t\($0.message)"
    },
    logcat("MatLog") { "\($0.instant.day) \($0.instant.millis) \($0.slashed)(\($0.pid)): \($0.message)" },
    logcat("LogFox") {
      "\($0.dayFirst) \($0.instant.millis) 10234 \($0.pid) \($0.tid) \($0.packageName) \($0.tag): \($0.message)"
    },
    logcat("LogFox, time and tag") { "\($0.dayFirst) \($0.instant.millis) \($0.tag): \($0.message)" },
    ofAndroid(.studio, "pidcat") { pidcat($0, width: nil) },
    ofAndroid(.studio, "pidcat of 120 columns") { pidcat($0, width: 120) },
    ofAndroid(.studio, "Visual Studio") { records in
      ["Time\tDevice Name\tType\tPID\tTag\tMessage"]
        + records.map { record in
          let type = ["D": "Debug", "I": "Info", "W": "Warning", "E": "Error"][record.level] ?? "Verbose"
          let time = "\(record.instant.day) \(record.instant.millis)"
          return [time, "Samsung SM-X710", type, record.pid, record.tag, record.message].joined(separator: "\t")
        }
    },
  ]

  /// Only lines of the app, a tag of 23 columns at its right edge, blank if repeated.
  private static func pidcat(_ records: [AndroidRecord], width: Int?) -> [String] {
    let own = records.filter { $0.pid == "4711" }
    return zip(own, [nil] + own.map(Optional.some)).flatMap { record, above in
      let tag = record.tag == above?.tag ? "" : String(record.tag.suffix(23))
      let parts = width.map { pieces(of: record.message, $0 - 28) } ?? [record.message]
      return parts.enumerated().map { index, part in
        index == 0 ? "\(padded(tag, 23))  \(record.level)  \(part)" : blanks(28) + part
      }
    }
  }

  /// `flutter run` shows the lines of the app as `-v brief` does.
  private static let runners: [Carrier] = [
    ofAndroid(.studio, "flutter run") { $0.filter { $0.pid == "4711" }.map(brief) },
    ofAndroid(.studio, "flutter run -v") { records in
      records.filter { $0.pid == "4711" }.enumerated().map { index, record in
        (index % 4 == 0 ? "[\(padded("+\(index * 7) ms", 7))] " : "[\(blanks(8))] ") + brief(record)
      }
    },
    ofAndroid(.studio, "Detox") { ["--------- beginning of main"] + $0.filter { $0.pid == "4711" }.map(brief) },
    ofAndroid(.studio, "Appium") { records in
      records.map {
        "[Logcat] \($0.instant.day) \($0.instant.millis) \(padded($0.pid, 5)) \(padded($0.tid, 5)) "
          + "\($0.level) \($0.tag): \($0.message)"
      }
    },
  ]

  private static func brief(_ record: AndroidRecord) -> String {
    "\(record.padded)(\(padded(record.pid, 5))): \(record.message)"
  }

  /// Joins the lines of one second that have the same tag, process and level.
  private static let logkitty: [Carrier] = [
    ofAndroid(.studio, "logkitty") { logkitty($0, arrow: "\u{25B6}\u{FE0E}") },
    ofAndroid(.studio, "logkitty, another arrow") { logkitty($0, arrow: "▶") },
  ]

  private static func logkitty(_ records: [AndroidRecord], arrow: String) -> [String] {
    let own = records.filter { $0.pid == "4711" }
    func isSameEntry(_ first: AndroidRecord, _ second: AndroidRecord) -> Bool {
      (first.tag, first.level, first.instant.seconds) == (second.tag, second.level, second.instant.seconds)
    }
    return own.indices.map { index in
      let record = own[index]
      guard index > 0, isSameEntry(own[index - 1], record) else {
        return "[\(record.instant.seconds)] \(record.level) | \(record.tag) \(arrow) \(record.message)"
      }
      let isLast = index + 1 == own.count || !isSameEntry(record, own[index + 1])
      return blanks(record.tag.count + 16) + (isLast ? "└ " : "│ ") + record.message
    }
  }

  /// The file that Android Studio exports. It is one object.
  private static let logcatFiles: [Carrier] = [
    ofAndroid(.studio, ".logcat") { records in
      [#"{"metadata":null,"logcatMessages":["# + records.map(entry).joined(separator: ",") + "]}"]
    },
    ofAndroid(.studio, ".logcat, a message a line") { records in
      [#"{"metadata":{"filter":"","projectApplicationIds":["com.example.app"]},"logcatMessages":["#]
        + records.enumerated().map { entry($0.element) + ($0.offset + 1 < records.count ? "," : "") } + ["]}"]
    },
  ]

  private static func entry(_ record: AndroidRecord) -> String {
    let level = ["D": "DEBUG", "I": "INFO", "W": "WARN", "E": "ERROR"][record.level] ?? "VERBOSE"
    let nanos = (Int(record.instant.fraction) ?? 0) * 1_000_000
    return #"{"header":{"logLevel":"\#(level)","pid":\#(record.pid),"tid":\#(record.tid),"#
      + #""applicationId":"\#(record.packageName)","processName":"\#(record.packageName)","tag":\#(json(record.tag)),"#
      + #""timestamp":{"seconds":\#(record.instant.epoch),"nanos":\#(nanos)}},"message":\#(json(record.message))}"#
  }
}

extension AndroidRecord {
  /// `15.11`
  fileprivate var dayFirst: String { "\(instant.day.suffix(2)).\(instant.day.prefix(2))" }
}
