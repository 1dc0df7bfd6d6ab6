// swift-format-ignore-file
import BackgroundTasks
import Capacitor
import Foundation
import os.log

/* A block comment /* that nests */ with print("[DNP-FETCH] never printed") in it. */

@objc(DailyReminderPlugin)
public class DailyReminderPlugin: CAPPlugin, CAPBridgedPlugin {
  private static let tag = "[DNP-PLUGIN]"
  static let taskIdentifier = "com.example.reminder.fetch"
  private let logger = Logger(subsystem: "com.example.reminder", category: "scheduler")
  private let storageLog = OSLog(subsystem: "com.example.reminder", category: "storage")
  private var requests = 0

  public override func load() {
    print("[DNP-PLUGIN] Plugin loaded") //= print - | [DNP-PLUGIN] Plugin loaded
    print(Self.tag + " status = " + "ready") //= print - | [DNP-PLUGIN] status = ready
    print("\(DailyReminderPlugin.tag) task \(Self.taskIdentifier)") //= print - | [DNP-PLUGIN] task com.example.reminder.fetch
    NSLog("[DNP-PLUGIN] pending=%d of %@, %.1f %%", requests, call.getString("id") ?? "-", ratio) //= NSLog notice | [DNP-PLUGIN] pending={requests} of {call.getString("id") ?? "-"}, {ratio} %
  }

  @objc func scheduleReminder(_ call: CAPPluginCall) {
    guard let time = call.getString("time") else {
      call.reject("Missing required parameter: time")
      return
    }
    requests += 1
    logger.info("Scheduling prefetch for \(time, privacy: .public)") //= Logger.info info cat=scheduler | Scheduling prefetch for {time}
    self.logger.log(level: .error, "limit \(self.limits["daily", default: 20]) reached") //= Logger.log error cat=scheduler | limit {self.limits["daily", default: 20]} reached
    //> Logger.debug debug | Armed {id(of: "inner \(time)")} for⏎  later
    Self.sharedLogger.debug("""
      Armed \(id(of: "inner \(time)")) for
        later
      """)
    os_log("Stored %{public}@ in %{public}d ms", log: storageLog, type: .debug, time, elapsed) //= os_log debug cat=storage | Stored {time} in {elapsed} ms
    os_log(.fault, log: storageLog, "Store lost after \(requests) writes") //= os_log fault cat=storage | Store lost after {requests} writes
    let message = "[DNP-SCHEDULER] Armed \(time)" + (requests > 1 ? " again" : "")
    print(message) //= print - | [DNP-SCHEDULER] Armed {time}{requests > 1 ? " again" : ""}
    debugPrint("[DNP-SCHEDULER]", requests) //= debugPrint - | "[DNP-SCHEDULER]" {requests}
    print("a", "b", separator: "") //= print - | ab
    print(#"[DNP-FETCH] raw \(no) \#(requests)"#) //= print - | [DNP-FETCH] raw \(no) {requests}
    print(String(format: "%@ took %02d:%02d", Self.tag, minutes, seconds)) //= print - | [DNP-PLUGIN] took {minutes}:{seconds}
    print("quotes \" and \\ and \u{2705} \(flag ? "on" : "off")") //= print - | quotes " and \ and ✅ {flag ? "on" : "off"}
    var output = ""
    print("not a log line", to: &output)
    print()
    for (key, value) in table { print(key, value) } //= print - col=33 | {key} {value} !! the text is the value of key, which the source does not give
    #if DEBUG
    print("[DNP-DEBUG] built for tests") //= print - | [DNP-DEBUG] built for tests
    #else
    print("[DNP-DEBUG] built for the store") //= print - | [DNP-DEBUG] built for the store
    #endif
    let looksLikeCode = "print(\"[DNP-FETCH] in a string\")"
    fetch { result in
      self.note("Fetch ended: \(result.status)") //= print - | [DNP-FETCH] Fetch ended: {result.status}
      note(looksLikeCode, urgent: true) //= print - | [DNP-FETCH] print("[DNP-FETCH] in a string")
    }
  }

  private func note(_ message: String, urgent: Bool = false) {
    #if DEBUG
    print("[DNP-FETCH] \(message)")
    #endif
  }

  func forward(_ text: String) {
    print(text) //= print - | {text} !! the text comes from the callers of forward(), which the source does not have
  }
}
