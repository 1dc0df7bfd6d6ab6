import LogCheckModel

/// The actions of iOS on the app.
extension Device {
  static let day = LogDuration.minutes(24 * 60)

  /// Takes a request for the background task, as BGTaskScheduler does; gives the number of its error, if it refuses.
  mutating func submitTask(_ earliest: LogInstant) -> Int? {
    if !system.permitsTask { return 3 }
    // Code 1 is unavailable: on simulators, and where Background App Refresh is off (BGTaskScheduler.h).
    if system.isSimulator || system.backgroundRefresh != .available { return 1 }
    if let refusal = system.refusal { return refusal }
    let number = system.nextNumber()
    system.task = PhoneSystem.TaskRequest(earliest: earliest, number: number)
    let delay = LogDuration.milliseconds(Int64(generator.number(in: system.taskDelay)))
    at(max(earliest, now) + delay) { $0.startTask(number) }
    return nil
  }

  /// The system starts the task, if it still may.
  mutating func startTask(_ number: Int) {
    guard let request = system.task, request.number == number, !system.wasForceQuit || system.ignoresForceQuit
    else { return }
    if system.isLowPower || system.isBusy || system.backgroundRefresh != .available {
      // Discretionary work waits.
      at(now + .minutes(30)) { $0.startTask(number) }
      return
    }
    system.task = nil
    if app == nil { launch() }
    say(
      "dasd", by: .other(process: "dasd", subsystem: "com.apple.duetactivityscheduler", category: "lifecycle"),
      "REQUESTING START: bgRefresh-\(PluginLog.fetchTask):41A0C7", processID: 120)
    wait(200)
    runTask(request)
  }

  /// Takes a notification to show, as UNUserNotificationCenter does. It replaces an old one of the same id.
  mutating func arm(_ id: String, at instant: LogInstant, repeatsDaily: Bool = true) {
    // What is beyond the limit is dropped without an error.
    if system.keepsLimit, system.armed.count >= Self.pendingLimit, system.armed[id] == nil { return }
    let number = system.nextNumber()
    system.armed[id] = PhoneSystem.ArmedNotification(at: instant, number: number, repeatsDaily: repeatsDaily)
    let delay = LogDuration.milliseconds(Int64(generator.number(in: system.deliveryDelay)))
    at(instant + (system.delays.isEmpty ? delay : system.delays.removeFirst())) { $0.fire(id, number) }
  }

  /// The time of a notification has come.
  private mutating func fire(_ id: String, _ number: Int) {
    guard let armed = system.armed[id], armed.number == number else { return }
    system.armed[id] = nil
    if armed.repeatsDaily { arm(id, at: dayAfter(armed.at)) }
    guard system.permission == .authorized else { return }
    // Nothing of the app runs while it is in the background.
    guard app?.isForeground == true else {
      system.delivered.append((id, armed.at))
      return
    }
    present(id, armed.at)
  }

  /// The user opens the app.
  mutating func open() {
    let entry = clock
    let isLaunch = app == nil
    system.wasForceQuit = false
    if isLaunch { launch() }
    app?.isForeground = true
    say("active", .system, "app.active", "App became active", level: .info)
    cleanUp()
    logDelivered()
    followChanges()
    // A launch has looked already.
    if !isLaunch { noticeMissedTask(at: entry) }
  }

  /// The user leaves the app; it stays in memory.
  mutating func leave() {
    app?.isForeground = false
    say("background", .system, "app.background", "App entered background", level: .info)
  }

  /// The user closes the app in the switcher.
  mutating func forceQuit() {
    say("force-quit", .system, "app.force_quit", "App force quit", level: .info)
    app = nil
    system.wasForceQuit = true
  }

  /// The system needs the memory.
  mutating func kill() {
    guard let process = app?.processID else { return }
    app = nil
    say(
      "kill", by: .other(process: "runningboardd", subsystem: "com.apple.runningboard", category: "process"),
      "Terminating app \(process) for memory", processID: 34)
  }
}
