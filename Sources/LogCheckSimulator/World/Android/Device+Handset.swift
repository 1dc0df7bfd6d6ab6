import LogCheckModel

/// The actions of the user and of Android on the app.
extension Device {
  private static let package = PluginLog.subsystem

  /// A line of Android itself.
  mutating func systemSays(_ label: String, _ tag: String, _ words: String) {
    say(label, by: .other(process: tag), words, processID: 1201)
  }

  /// There is a process for the app from now on.
  mutating func startProcess(_ reason: String, _ component: String) {
    guard app == nil else { return }
    system.nextProcessID += 7
    let process = AppProcess(processID: system.nextProcessID, thread: UInt64(system.nextProcessID))
    systemSays(
      "process", "ActivityManager",
      "Start proc \(process.processID):\(Self.package)/u0a123 for \(reason) {\(Self.package)/.\(component)}")
    app = process
    wait(180)
    startApplication()
  }

  /// The user opens the app.
  mutating func openActivity() {
    // Work that a forced stop took away comes back with the first start.
    let wasStopped = system.android.isStopped
    system.android.isStopped = false
    startProcess("top-activity", "MainActivity")
    if wasStopped {
      for (name, work) in system.android.work.sorted(by: { $0.key < $1.key }) {
        takeWork(name, at: work.at, for: work.notification)
      }
    }
    if !system.android.hasActivity {
      system.android.hasActivity = true
      wait(220)
      loadOnAndroid()
    }
    app?.isForeground = true
    wait(40)
    say("active", .system, "app.active", "App became active", level: .info)
  }

  /// The user goes to another app.
  mutating func leaveActivity() {
    app?.isForeground = false
    say("background", .system, "app.background", "App entered background", level: .info)
  }

  /// The user swipes the app out of the list of recent ones: its activity goes, and with it the process; the alarms stay.
  mutating func swipeAway() {
    systemSays("swipe", "ActivityTaskManager", "Removing task: \(Self.package)")
    guard let process = app?.processID else { return }
    wait(60)
    systemSays(
      "swipe-kill", "ActivityManager", "Killing \(process):\(Self.package)/u0a123 (adj 900): remove task")
    loseProcess()
  }

  /// Android needs the memory.
  mutating func endForMemory() {
    guard let process = app?.processID else { return }
    systemSays("kill", "ActivityManager", "Process \(Self.package) (pid \(process)) has died: prev LAST")
    loseProcess()
  }

  private mutating func loseProcess() {
    app = nil
    system.android.hasActivity = false
    if system.android.quirks.contains(.clearsAlarmsWithTheProcess) { system.android.alarms = [:] }
  }

  /// The user stops the app in the settings: its alarms are gone, and nothing of it runs until it is opened.
  mutating func forceStop() {
    systemSays(
      "force-stop", "ActivityManager", "Force stopping \(Self.package) appid=10123 user=0: from pid 6021")
    loseProcess()
    guard !system.android.quirks.contains(.keepsAlarmsOfStopped) else { return }
    system.android.isStopped = true
    system.android.alarms = [:]
  }

  /// The phone is rebooted. Its alarms are gone; apps get two broadcasts, before and after the user unlocks it.
  mutating func restart() {
    systemSays("restart", "ShutdownThread", "Rebooting, reason: null")
    loseProcess()
    system.android.isOff = true
    system.android.alarms = [:]
    at(now + .seconds(75)) {
      $0.system.android.isOff = false
      $0.system.android.startedAt = $0.now
      $0.log.boot = $0.now - .seconds(9)
      $0.systemSays("started", "SystemServer", "Entered the Android system server!")
    }
    guard system.android.announcesBoots, system.android.hasBootReceiver else { return }
    at(now + .seconds(92)) { $0.hearOfBoot("LOCKED_BOOT_COMPLETED") }
    at(now + .seconds(118)) { $0.hearOfBoot("BOOT_COMPLETED") }
  }

  private mutating func hearOfBoot(_ action: String) {
    // A stopped app hears of nothing.
    guard !system.android.isStopped else { return }
    startProcess("broadcast", "DailyNotificationBootReceiver")
    receiveBoot(action)
  }

  /// Other parts of Android go on for some time, so that every deadline before is over; then the story ends.
  mutating func quietHandset(from start: LogInstant, _ length: LogDuration = .minutes(20)) {
    end = start + length
    for part in 1...8 {
      let step = LogDuration(nanoseconds: length.nanoseconds / 8 * Int64(part))
      at(start + step) { $0.systemSays("other", "PowerManagerService", "Going to sleep due to timeout") }
    }
  }
}
