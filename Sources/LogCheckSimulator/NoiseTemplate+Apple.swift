import LogCheckModel

extension NoiseTemplate {
  /// The activity around an app on an iPhone. All texts are made up for this project.
  static let apple: [NoiseTemplate] = [
    .init("kernel", 0, library: "ApplePMGR", says: "pmgr: cluster {n} left state {n} after {n} us"),
    .init("kernel", 0, says: "AppleH15 sensor {n}: rate {n} mHz, drift {n} ppm"),
    .init(
      "SpringBoard", 62, library: "FrontBoard", log: ("com.apple.frontboard", "scene"),
      says: "[sceneID:com.example.clock-default] Scene moved from state {n} to {n} [reason={h}]"),
    .init(
      "SpringBoard", 62, log: ("com.apple.usernotifications", "pipeline"),
      says: "[com.example.mail] Request {h}-{h}: stored in {n} ms"
    ),
    .init(
      "runningboardd", 34, log: ("com.apple.runningboard", "assertion"),
      says:
        "Acquiring assertion targeting [app<com.example.mail({u})>:{n}] from originator [osservice<com.example.push>:{n}]"
    ),
    .init(
      "runningboardd", 34, log: ("com.apple.runningboard", "process"),
      says: "[app<com.example.clock>:{n}] Set jetsam priority to {n} [0] flag[{n}]"),
    .init(
      "dasd", 118, log: ("com.apple.duetactivityscheduler", "scoring"),
      says: """
        0:com.example.sync.refresh:{h}:[
        \t{name: BatteryPolicy, policyWeight: 1.000, response: {Decision: Can Proceed, Score: 0.{n}}}
        \t{name: NetworkPolicy, policyWeight: 10.000, response: {Decision: Absolutely Must Not Proceed, Score: 0.00}}
         ] sumScores:{n}.{n}, denominator:{n}.{n}, FinalDecision: Must Not Proceed}
        """),
    .init(
      "dasd", 118, log: ("com.apple.duetactivityscheduler", "lifecycle(activityGroup)"),
      says: "Submitted: 501:com.example.indexing:{h} at priority 5 (window {n} s)"),
    .init(
      "locationd", 71, log: ("com.apple.locationd.Core", "client"), level: .info,
      says:
        "{\"msg\":\"#client refresh\", \"bundle\":\"com.example.maps\", \"path\":\"C:\\\\fixtures\\\\{n}\", \"ok\":1}"),
    .init(
      "apsd", 90, log: ("com.apple.apsd", "courier"), says: "<APSCourier: {x}> will reconnect in {n} s (attempt {n})"),
    .init(
      "bluetoothd", 87, library: "WPDaemon", log: ("com.apple.bluetooth", "scan"), level: .debug,
      says: "scan params: interval={n} window={n} clients=[example-a SO:0, example-b SO:1]"),
    .init(
      "mediaserverd", 44, log: ("com.apple.coreaudio", "engine"), level: .error,
      says: "route change failed: status -{n}, retry"),
    .init(
      "nsurlsessiond", 133, log: ("com.apple.CFNetwork", ""), level: .error,
      says: "Task <{u}>.<{n}> finished with error [-1005]"),
    .init(
      "cloudd", 140, log: ("com.apple.cloudkit", "CK"), level: .info, says: "operation {h} queued behind {n} others ⏳"),
    .init("backboardd", 68, says: "touch {n} → host {h} (force 0.{n})"),
    .init("Clock", 412, log: ("com.example.clock", "ui"), says: "widget „Morgen“ redraw, locale de_DE, {n} µs"),
    .init("Clock", 412, log: ("com.example.clock", "ui"), says: "通知を更新しました ({n})"),
    .init(
      "Mail", 398, log: ("com.example.mail", "sync"),
      says: "[sync] folder 'INBOX\\\\Archive' has {n} new, flags = (\\Seen)"),
    .init(
      "Mail", 398, log: ("com.example.mail", "sync"), level: .fault,
      says: "precondition failed at row {n}: expected [a, b], got []"),
    .init(
      "Mail", 398, log: ("com.example.mail", "sync"),
      says: "update plan:\n  1. fetch {n}\n  2. merge {n}\n\n  done: (null)"),
    // Near misses: some bytes of a tag, never a tag.
    .init(
      "mDNSResponder", 55, log: ("com.apple.mDNSResponder", "resolver"),
      says: "[DNS-SD] browse {n}: CDNP gateway [DNP] silent"),
    .init(
      "Clock", 412, log: ("com.example.clock", "config"), level: .info,
      says: "env DNP_FETCH=0 DNP_STORAGE_MB={n} dnp-fetch=off"),
    .init("Mail", 398, log: ("com.example.mail", "sync"), says: "label [DNP unterminated {n}"),
    .init(
      "Notes 2", 455, log: ("com.example.notes", "index"), says: "found 'DNP' in {n} notes, 'daily notification' in {n}"
    ),
    .init(
      "Notes 2", 455, log: ("com.example.notes", "index"), level: .debug,
      says: "damaged title \u{FFFD}\u{FFFD} skipped ({h})"),
    .init(
      "symptomsd", 152, log: ("com.apple.symptomsd", "netepochs"),
      says: "<private> flow {n} closed, rx <mask.hash: '{h}=='>"),
  ]
}
