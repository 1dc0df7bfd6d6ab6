import LogCheckModel

extension NoiseTemplate {
  /// The activity around an app on an Android phone. All texts are made up for this project.
  static let android: [NoiseTemplate] = [
    .init(
      "system_server", 1534, tag: "ActivityManager", level: .info,
      says: "Start proc {n}:com.example.mail/u0a{n} for service"),
    .init(
      "system_server", 1534, tag: "WindowManager", level: .debug,
      says: "focus changed: Window{{h} u0 com.example.clock/.Main} -> Window{{h} u0 StatusBar}"),
    .init("system_server", 1534, tag: "AlarmManager", level: .debug, says: "next wakeup in {n} ms, {n} alarms batched"),
    .init(
      "system_server", 1534, tag: "NotificationService", level: .info, says: "0|com.example.mail|{n}|null|10{n}: posted"
    ),
    .init(
      "system_server", 1534, tag: "BatteryStats", level: .warning, says: "uid {n}: wakelock 'sync' held for {n} ms"),
    .init(
      "com.example.mail", 4021, tag: "MailSync", level: .debug,
      says: "folder=INBOX\\Archive new={n} flags=[\\Seen, \\Draft]"),
    .init(
      "com.example.mail", 4021, tag: "MailSync", level: .error,
      says:
        "sync failed\njava.io.IOException: reset by peer\n\tat com.example.mail.Sync.run(Sync.kt:{n})\n\tat java.lang.Thread.run"
    ),
    .init("com.example.clock", 3977, tag: "Clock", level: .info, says: "notification „Wecker“ shown ✔ after {n} ms"),
    .init("com.example.clock", 3977, tag: "Clock/UI", level: .debug, says: "frame {n}: 遅延 {n} µs"),
    .init(
      "com.example.clock", 3977, tag: "chromium", level: .info,
      says: "[INFO:CONSOLE({n})] \"tick {n}\", source: app:///main.js"),
    .init("surfaceflinger", 780, tag: "SurfaceFlinger", level: .warning, says: "layer {h} waited {n} us for a buffer"),
    .init(
      "wpa_supplicant", 812, tag: "wpa_supplicant", level: .debug, says: "wlan0: scan of {n} channels, {n} results"),
    .init("init", 1, tag: "", level: .info, says: "service 'example_hal' (pid {n}) exited with status 0"),
    .init(
      "com.example.maps", 5110, tag: "GnssClient", level: .debug,
      says: "fix {n}: {\"lat\": \"<hidden>\", \"sats\": {n}}"),
    // Near misses: some bytes of a tag, never a tag.
    .init("com.example.maps", 5110, tag: "DNPX", level: .info, says: "CDNP gateway [DNP] silent for {n} s"),
    .init("com.example.mail", 4021, tag: "Env", level: .debug, says: "DNP_FETCH=0 DNP_STORAGE_MB={n} dnp-fetch=off"),
    .init("com.example.mail", 4021, tag: "Labels", level: .info, says: "label [DNP unterminated {n}; DN count={n}"),
    .init(
      "com.example.maps", 5110, tag: "Titles", level: .warning, says: "damaged title \u{FFFD}\u{FFFD} skipped ({h})"),
  ]
}
