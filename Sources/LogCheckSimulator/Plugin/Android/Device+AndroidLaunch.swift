import LogCheckModel

/// The plugin comes up on Android.
extension Device {
  /// The host's mark of its process, written for an activity as for a receiver.
  mutating func startApplication() {
    guard let process = app?.processID else { return }
    say(
      "on-create", .system, "app.launch",
      "APP|ON_CREATE ts=\(now.milliseconds) pid=\(process) processName=\(PluginLog.subsystem)",
      [("kind", .text("ON_CREATE"))], level: .info, tag: "DailyNotificationApp")
  }

  /// The activity loads the plugin, which looks after its receivers and recovers.
  mutating func loadOnAndroid() {
    say("load", .plugin, "plugin.load", "Plugin loaded", level: .info, tag: "DailyNotificationPlugin")
    wait(30)
    if !system.android.hasBootReceiver, !plugin.android.habits.contains(.saysNothingOfItsReceiver) {
      say(
        "no-receiver", .reactivation, "android.boot_receiver.missing", "Boot receiver not registered", level: .error)
      wait(4)
    }
    if plugin.android.habits.contains(.losesSchedules) { plugin.schedules = [] }
    noticeBoot()
    let hasBooted = plugin.android.hasBooted && !plugin.android.habits.contains(.keepsNoBootFlag)
    say("recovery-start", .reactivation, "recovery.started", "Starting app launch recovery", level: .info)
    wait(8)
    logInputs(afterBoot: hasBooted)
    let scenario = situation(afterBoot: hasBooted)
    say(
      "scenario", .reactivation, "android.scenario", "Scenario {scenario}", [("scenario", .text(scenario))],
      level: .info)
    wait(6)
    restoreAlarms(scenario)
    say("recovery-end", .reactivation, "recovery.completed", "App launch recovery completed", level: .info)
    plugin.android.hasBooted = false
  }

  /// Compares when the phone was started with what is stored.
  private mutating func noticeBoot() {
    guard let started = system.android.startedAt, plugin.android.knownBoot != started else { return }
    plugin.android.knownBoot = started
    plugin.android.hasBooted = true
  }

  /// The situation, by the stored schedules, the set alarms, and if the phone was rebooted.
  private func situation(afterBoot: Bool) -> String {
    guard !plugin.schedules.isEmpty else { return "NONE" }
    if afterBoot { return "BOOT" }
    guard setAlarms == 0 else { return "COLD_START" }
    if plugin.android.habits.contains(.takesForcedStopsForNothing) { return "NONE" }
    return plugin.android.habits.contains(.takesForcedStopsForColdStarts) ? "COLD_START" : "FORCE_STOP"
  }

  /// The number of stored schedules that have an alarm.
  var setAlarms: Int { plugin.schedules.count { system.android.alarms[$0.id] != nil } }

  /// The inputs of recovery.
  mutating func logInputs(afterBoot: Bool) {
    let flag = afterBoot ? plugin.android.knownBoot.map { ", last_boot_at=\($0.milliseconds)" } ?? "" : ""
    say(
      "inputs", .reactivation, "recovery.inputs",
      "Recovery inputs (schedules={schedules}, alarms={alarms}, boot={boot}\(flag))",
      [
        ("schedules", .integer(plugin.schedules.count)), ("alarms", .integer(setAlarms)),
        ("boot", .boolean(afterBoot)),
      ], level: .debug)
    wait(8)
    say(
      "loaded", .storage, "storage.schedule.loaded", "Loaded {count} schedules",
      [("count", .integer(plugin.schedules.count))], level: .info)
    for schedule in plugin.schedules {
      wait(1)
      say(
        "row", .storage, "storage.schedule.loaded",
        "Loaded schedule (id={id}, kind={kind}, repeat={repeat}, next_run=\(schedule.next.milliseconds), "
          + "status={status})",
        [
          ("id", .text(schedule.id)), ("kind", .text("notify")),
          ("repeat", .text(schedule.repeatsDaily ? "DAILY" : "NONE")), ("next_run", .instant(schedule.next)),
          ("status", .text("pending")),
        ], level: .info)
    }
    wait(6)
  }
}
