import LogCheckModel

extension Scenario {
  /// Background runs, what keeps them from happening, and deliveries. Of SCN-29, SCN-36 and SCN-37 the mutations that test
  /// the checker itself are left out: nothing is wrong with the plugin in them.
  static let runs: [Scenario] = [
    .fullCycle, .networkFailure, .expiredToken, .serverError, .damagedCache, .handlerError, .handlerExpiry,
    .refreshOff, .lowPower, .forceQuit, .otherZone, .summerTime, .winterTime, .sevenDays, .restart,
    .misspeltTask, .unreadablePayload, .clockBack, .clockForward, .missedTask, .windowEdge, .coarseWindowEdge,
    .unchangedContent, .staleSuccess, .shortNotice, .forcedReschedule, .lateStart, .smallDrift, .largeDrift,
    .silentDelivery, .tappedNotification,
  ]
}

extension Fault {
  /// A fault that is a habit of the plugin.
  init(
    _ id: String, _ requirements: [Int], _ summary: String, bearing label: String,
    evidence: [String] = [], habit: Habit, hiddenBecause: String? = nil
  ) {
    self.init(id, requirements, summary, bearing: label, evidence: evidence, hiddenBecause: hiddenBecause) {
      $0.plugin.habits.insert(habit)
    }
  }
}

extension Device {
  /// The call of the morning, in stories that begin with it.
  var morningCall: LogInstant { notification - .milliseconds(1_359_200) }

  /// The earliest begin of the notification's task.
  var earliest: LogInstant { notification - PluginState.lead }

  /// An app that has been in use for some time: its daily notification is stored and armed.
  mutating func rememberSchedule() {
    system.permission = .authorized
    plugin.schedules = [PluginState.StoredSchedule(id: plugin.scheduleID, next: notification)]
    plugin.knownBoot = system.boot
    arm(plugin.scheduleID, at: notification)
  }

  /// The user opens the app, which schedules once more, and leaves it.
  mutating func morning(repeatsDaily: Bool = true, _ counters: String...) {
    rememberSchedule()
    let call = morningCall
    at(call - .milliseconds(20_500)) { $0.launch() }
    at(call - .milliseconds(17_400)) {
      $0.app?.isForeground = true
      $0.configure()
    }
    at(call) { $0.schedule($0.notification, repeatsDaily: repeatsDaily) }
    at(call + .seconds(20)) { device in counters.forEach { device.logCounter($0) } }
    at(call + .seconds(41)) { $0.leave() }
  }

  /// The user has the app open while the notification comes, so many days later.
  mutating func seeNotification(
    _ day: Int = 0, from before: LogDuration = .seconds(10), to after: LogDuration = .seconds(60)
  ) {
    let instant = notification + .seconds(86_400 * Int64(day))
    at(instant - before) { $0.open() }
    at(instant + after) { $0.leave() }
  }
}
