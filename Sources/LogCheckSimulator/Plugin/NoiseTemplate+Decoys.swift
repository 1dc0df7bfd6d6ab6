import LogCheckModel

extension NoiseTemplate {
  /// Entries of other processes on an iPhone, each with a text that lines of the plugin, or of the system about it,
  /// contain, although the entry is not such a line: the worst case for a scan for these texts.
  static let appleDecoys: [NoiseTemplate] = [
    .init(
      "Notes 2", 455, log: ("com.example.notes", "index"),
      says: "snippet „[DNP-FETCH] Scheduling prefetch“ copied {n} times"),
    .init("Notes 2", 455, log: ("com.example.notes", "index"), says: "note {h} renamed to DNP-PLUGIN: {n} lines"),
    .init(
      "dasd", 118, log: ("com.apple.duetactivityscheduler", "scoring"),
      says: "0:com.example.sync.refresh:{h} ranks behind com.timesafari.dailynotification.fetch by {n}.{n}"),
    .init(
      "dasd", 118, log: ("com.apple.duetactivityscheduler", "lifecycle"),
      says: "window of bgRefresh-com.timesafari.example closed, {n} s left"),
    .init("SpringBoard", 62, library: "FrontBoard", says: "[com.timesafari.example] icon cache {h} rebuilt in {n} ms"),
    .init("Mail", 398, log: ("com.example.mail", "sync"), says: "{\"msg\":\"row {n}\",\"event\":{n}}"),
    .init("Mail", 398, log: ("com.example.mail", "sync"), says: "subject „BGTaskSchedulerErrorDomain?“ scored {n}"),
  ]

  /// The same on an Android phone.
  static let androidDecoys: [NoiseTemplate] = [
    .init(
      "com.example.mail", 4021, tag: "MailSync", level: .info, says: "subject 'DNP-FETCH: DN|WORK_START' scored {n}"),
    .init("com.example.mail", 4021, tag: "MailSync", level: .debug, says: "{\"row\":{n},\"event\":{n}}"),
    .init(
      "system_server", 1534, tag: "BatteryStats", level: .warning,
      says: "uid {n}: wakelock of com.timesafari.example held for {n} ms"),
    .init("com.example.maps", 5110, tag: "Titles", level: .info, says: "label [DNP-PLUGIN] drawn {n} times"),
  ]
}
