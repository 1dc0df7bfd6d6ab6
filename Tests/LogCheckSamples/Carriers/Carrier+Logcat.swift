/// The layouts of `adb logcat -v`, and of the window of Android Studio 3 and 4.
extension Carrier {
  static func logcat(_ id: String, _ line: @escaping @Sendable (AndroidRecord) -> String) -> Carrier {
    ofAndroid(.studio, id) { $0.map(line) }
  }

  /// Each part of a line can be hidden.
  static let oldStudio: [Carrier] = [
    logcat("4.1") {
      "\($0.instant.date) \($0.instant.millis) \($0.pid)-\($0.tid)/\($0.packageName) \($0.slashed): \($0.message)"
    },
    logcat("4.1, unknown packages") {
      "\($0.instant.date) \($0.instant.millis) \($0.pid)-\($0.tid)/? \($0.slashed): \($0.message)"
    },
    logcat("4.1, time and tag") { "\($0.instant.date) \($0.instant.millis) \($0.slashed): \($0.message)" },
    logcat("4.1, time alone") { "\($0.instant.millis) \($0.slashed): \($0.message)" },
    logcat("4.1, no time") { "\($0.pid)-\($0.tid)/\($0.packageName) \($0.slashed): \($0.message)" },
    logcat("4.1, package and tag") { "\($0.packageName) \($0.slashed): \($0.message)" },
    logcat("4.1, process and level") { "\($0.pid)-\($0.tid) \($0.level): \($0.message)" },
    logcat("4.1, level") { "\($0.level): \($0.message)" },
    logcat("4.1, tag") { "\($0.slashed): \($0.message)" },
    logcat("4.1, seconds since 1970") {
      "\($0.instant.epoch).\($0.instant.fraction) \($0.pid)-\($0.tid)/\($0.packageName) \($0.slashed): \($0.message)"
    },
    logcat("4.1, indented") {
      "\(blanks(24))\($0.instant.date) \($0.instant.millis) \($0.pid)-\($0.tid)/\($0.packageName) \($0.slashed): \($0.message)"
    },
  ]

  static let logcat: [Carrier] = [
    logcat("-v brief") { "\($0.padded)(\(padded($0.pid, 5))): \($0.message)" },
    logcat("-v process") { "\($0.level)(\(padded($0.pid, 5))) \($0.message)  (\($0.tag))" },
    logcat("-v tag") { "\($0.padded): \($0.message)" },
    logcat("-v thread") { "\($0.level)(\(padded($0.pid, 5)):\(padded($0.tid, 5))) \($0.message)" },
    logcat("-v raw", \.message),
    logcat("-v time") { "\($0.instant.day) \($0.instant.millis) \($0.padded)(\(padded($0.pid, 5))): \($0.message)" },
    logcat("-v threadtime") { $0.threadtime("\($0.instant.day) \($0.instant.millis)") },
    ofAndroid(.studio, "-v long") { records in
      records.flatMap { record in
        let ids = "\(padded(record.pid, 5)):\(padded(record.tid, 5))"
        return ["[ \(record.instant.day) \(record.instant.millis) \(ids) \(record.padded) ]", record.message, ""]
      }
    },
  ]

  /// Options on top of a format.
  static let logcatModifiers: [Carrier] = [
    logcat("-v uid") { $0.threadtime("\($0.instant.day) \($0.instant.millis) \($0.uid)") },
    logcat("-v uid, names") {
      $0.threadtime("\($0.instant.day) \($0.instant.millis) \($0.pid == "4711" ? "10234" : padded("root", 5))")
    },
    logcat("-v time -v uid") {
      "\($0.instant.day) \($0.instant.millis) \($0.padded)(\($0.uid):\(padded($0.pid, 5))): \($0.message)"
    },
    logcat("-v brief -v uid") { "\($0.padded)(\($0.uid):\(padded($0.pid, 5))): \($0.message)" },
    logcat("-v epoch") { $0.threadtime(padded("\($0.instant.epoch)", 19) + "." + $0.instant.fraction) },
    logcat("-v monotonic") { $0.threadtime(padded("\($0.instant.epoch % 86_400)", 6) + "." + $0.instant.fraction) },
    logcat("-v usec") { $0.threadtime("\($0.instant.day) \($0.instant.millis)000") },
    logcat("-v nsec") { $0.threadtime("\($0.instant.day) \($0.instant.millis)000000") },
    logcat("-v year") { $0.threadtime("\($0.instant.date) \($0.instant.millis)") },
    logcat("-v zone") { $0.threadtime("\($0.instant.day) \($0.instant.millis) +0000") },
    logcat("-v year -v zone -v usec") { $0.threadtime("\($0.instant.date) \($0.instant.millis)000 +0000") },
    logcat("-v color") { record in
      let code = record.level == "D" ? "38;5;75" : "38;5;40"
      return "\u{1B}[\(code)m\(record.threadtime("\(record.instant.day) \(record.instant.millis)"))\u{1B}[0m"
    },
    logcat("-v brief -v color") { "\u{1B}[38;5;40m\($0.padded)(\(padded($0.pid, 5))): \($0.message)\u{1B}[0m" },
    bugreport,
  ]

  /// `-v threadtime -v printable -v uid` in a section, after a head of 56 `=`.
  private static let bugreport = ofAndroid(.studio, "bugreport") { records in
    let rule = String(repeating: "=", count: 56)
    return [rule, "== dumpstate: 2025-11-15 06:00:00", rule, ""]
      + ["------ SYSTEM LOG (logcat -v threadtime -v printable -v uid -d *:v) ------", "--------- beginning of main"]
      + records.map { $0.threadtime("\($0.instant.day) \($0.instant.millis) \($0.uid)") }
      + ["------ 0.001s was the duration of 'SYSTEM LOG' ------", ""]
  }
}

extension AndroidRecord {
  /// `D/DNP-FETCH`
  var slashed: String { "\(level)/\(tag)" }
  /// Tags fill at least eight columns.
  var padded: String { "\(level)/\(Carrier.column(tag, 8))" }
  fileprivate var uid: String { pid == "4711" ? "10234" : " 1000" }

  fileprivate func threadtime(_ stamp: String) -> String {
    "\(stamp) \(Carrier.padded(pid, 5)) \(Carrier.padded(tid, 5)) \(level) \(Carrier.column(tag, 8)): \(message)"
  }
}
