import LogCheckModel

/// The pieces that the scenarios are told with. Each gives the entries of one thing that happens, in the order of time.
struct ScheduleStory: Sendable {
  var log: PluginLog
  var generator: SeededGenerator
  var scheduleID: String
  /// Of the content that the last run fetched.
  var lastContentHash = ""
  /// When that run began.
  var lastRun: LogInstant?

  init(platform: CapturePlatform, seed: UInt64, boot: LogInstant) {
    generator = SeededGenerator(seed: seed)
    // Above the process ids of the noise.
    let processID = Int32(generator.number(in: 6000..<9000))
    let thread = platform == .ios ? UInt64(generator.number(in: 0x1000..<0xF000)) : UInt64(processID)
    log = PluginLog(platform: platform, processID: processID, mainThread: thread, boot: boot)
    scheduleID = "daily_" + String((0x1000_0000 | generator.next() & 0xFFF_FFFF), radix: 16)
  }

  /// `milliseconds` after `instant`, give or take a twentieth: little enough that entries keep their order.
  private mutating func after(_ instant: LogInstant, _ milliseconds: Int) -> LogInstant {
    let spread = milliseconds * 50
    let microseconds = milliseconds * 1000 + generator.number(in: -spread..<spread)
    return instant + LogDuration(nanoseconds: Int64(microseconds) * 1000)
  }

  /// The app starts and finds the plugin.
  mutating func launch(at start: LogInstant) -> [LogEntry] {
    guard log.platform == .ios else {
      return [
        log.line(.plugin, "Plugin loaded", at: start, level: .info, tag: "DailyNotificationPlugin"),
        log.line(.reactivation, "Starting app launch recovery", at: after(start, 60), level: .info),
        log.line(.reactivation, "Detected scenario: NONE", at: after(start, 80), level: .info),
        log.line(.reactivation, "No recovery needed", at: after(start, 100), level: .info),
        log.line(.reactivation, "App launch recovery completed", at: after(start, 130), level: .info),
      ]
    }
    return [
      log.line(.debug, "AppDelegate.application(_:didFinishLaunchingWithOptions:) called", at: start),
      log.line(.debug, "Testing plugin class accessibility...", at: after(start, 5)),
      log.line(.debug, "✅ NSClassFromString found plugin class: DailyNotificationPlugin", at: after(start, 10)),
      log.line(.debug, "✅ Plugin is a CAPPlugin subclass", at: after(start, 14)),
      log.line(.debug, "Plugin conforms to NSObjectProtocol", at: after(start, 18)),
      log.line(
        .debug, "Plugin class name (NSStringFromClass): DailyNotificationPlugin", at: after(start, 24)),
      log.line(.debug, "Class conforms to CAPBridgedPlugin (using .self): YES", at: after(start, 30)),
      log.line(
        .debug, "DailyNotificationPlugin.load() called - Capacitor discovered the plugin!", at: after(start, 300)),
      log.event(
        .fetch, "fetch.bgtask.registered", at: after(start, 400),
        [("task_id", .text(log.fetchTask)), ("ok", .boolean(true))]),
      log.line(.reactivation, "Starting app launch recovery", at: after(start, 500)),
      log.line(.reactivation, "Detected scenario: none", at: after(start, 620)),
      log.line(.reactivation, "No recovery needed", at: after(start, 780)),
      log.line(.reactivation, "App launch recovery completed", at: after(start, 900)),
    ]
  }

  /// The app configures the plugin and asks for permission.
  mutating func setUp(at start: LogInstant) -> [LogEntry] {
    [
      log.line(.plugin, "configure() called", at: start),
      log.line(.plugin, "status = ready", at: after(start, 100)),
      log.line(.plugin, "requestPermissions() → granted", at: after(start, 3000)),
    ]
  }

  /// The call that schedules a notification, up to the persisted row.
  mutating func schedule(_ notification: LogInstant, at start: LogInstant) -> [LogEntry] {
    let wanted = notification.inUTC
    var entries = [
      log.line(.scheduler, "scheduleDailyNotification() → notificationTime=\(wanted)", at: start)
    ]
    entries += prefetch(for: notification, at: start)
    entries += [
      log.line(.scheduler, "Scheduling notification for \(wanted)", at: after(start, 70)),
      log.line(
        .storage, "Persisted schedule to DB (id=\(scheduleID), type=DAILY, enabled=true)", at: after(start, 100)),
    ]
    return entries
  }

  private mutating func prefetch(for notification: LogInstant, at start: LogInstant) -> [LogEntry] {
    let earliest = notification - Self.lead
    guard log.platform == .ios else {
      let tag = "DailyNotificationPlugin"
      return [
        log.line(
          .fetch, "DN|SCHEDULE_FETCH_START time=\(notification.milliseconds)", at: after(start, 20), level: .debug,
          tag: tag),
        log.line(
          .fetch,
          "DN|SCHEDULE_FETCH_OK Background fetch scheduled for \(earliest.milliseconds) "
            + "(5 minutes before notification at \(notification.milliseconds))",
          at: after(start, 50), level: .info, tag: tag),
      ]
    }
    return [
      log.line(.fetch, "Scheduling prefetch for notification at \(notification.inUTC)", at: after(start, 20)),
      submitRow(earliest, at: after(start, 40)),
      log.line(.fetch, "BGAppRefreshTask scheduled (earliestBeginDate=\(earliest.inUTC))", at: after(start, 50)),
    ]
  }

  /// The row that Apple's framework logs for a request.
  private func submitRow(_ earliest: LogInstant, at instant: LogInstant) -> LogEntry {
    let moment = CivilMoment(earliest, offsetSeconds: 0)
    var date: [UInt8] = []
    date.appendISODate(moment)
    date.append(0x20)
    date.appendClock(moment)
    return log.framework(
      "submitTaskRequest: <BGAppRefreshTaskRequest: \(log.fetchTask), earliestBeginDate: "
        + "\(String(decoding: date, as: UTF8.self)) +0000>",
      library: "BackgroundTasks", log: ("com.apple.BackgroundTasks", "Framework"), at: instant)
  }

  /// How long before a notification its content is fetched.
  static let lead = LogDuration.minutes(5)
}
