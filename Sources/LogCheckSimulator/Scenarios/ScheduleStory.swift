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

  init(_ options: Scenario.Options, boot: LogInstant) {
    generator = SeededGenerator(seed: options.seed)
    // Above the process ids of the noise.
    let processID = Int32(generator.number(in: 6000..<9000))
    let thread = options.platform == .ios ? UInt64(generator.number(in: 0x1000..<0xF000)) : UInt64(processID)
    log = PluginLog(
      platform: options.platform, style: options.style, processID: processID, mainThread: thread, boot: boot)
    scheduleID = "daily_" + String((0x1000_0000 | generator.next() & 0xFFF_FFFF), radix: 16)
  }

  /// How long before a notification its content is fetched.
  static let lead = LogDuration.minutes(5)

  /// `milliseconds` after `instant`, give or take a twentieth: little enough that entries keep their order.
  mutating func after(_ instant: LogInstant, _ milliseconds: Int) -> LogInstant {
    let spread = milliseconds * 50
    let microseconds = milliseconds * 1000 + generator.number(in: -spread..<spread)
    return instant + LogDuration(nanoseconds: Int64(microseconds) * 1000)
  }

  /// The app configures the plugin and asks for permission.
  mutating func setUp(at start: LogInstant) -> [LogEntry] {
    [
      log.line(.plugin, "plugin.configure.called", "configure() called", at: start),
      log.line(.plugin, "plugin.status", "status = ready", [("state", .text("ready"))], at: after(start, 100)),
      log.line(
        .plugin, "plugin.permission.result", "requestPermissions() → granted", [("result", .text("granted"))],
        at: after(start, 3000)),
    ]
  }

  /// The call that schedules a notification, up to the persisted row.
  mutating func schedule(_ notification: LogInstant, at start: LogInstant) -> [LogEntry] {
    let wanted = notification.inUTC
    let fields: PluginLog.Fields = [("notification_time", .instant(notification))]
    var entries = [
      log.line(
        .scheduler, "scheduler.schedule.requested", "scheduleDailyNotification() → notificationTime=\(wanted)", fields,
        at: start)
    ]
    entries += log.platform == .ios ? request(notification, at: start) : work(notification, at: start)
    entries += [
      log.line(
        .scheduler, "scheduler.notification.arming", "Scheduling notification for \(wanted)", fields,
        at: after(start, 70)),
      log.line(
        .storage, "storage.schedule.persisted",
        "Persisted schedule to DB (id=\(scheduleID), type=DAILY, enabled=true)",
        [("id", .text(scheduleID)), ("type", .text("DAILY"))], at: after(start, 100)),
    ]
    return entries
  }

  /// iOS asks the system for a background task.
  private mutating func request(_ notification: LogInstant, at start: LogInstant) -> [LogEntry] {
    let earliest = notification - Self.lead
    let announcement = log.line(
      .fetch, "fetch.prefetch.scheduling", "Scheduling prefetch for notification at \(notification.inUTC)",
      [("notification_time", .instant(notification))], at: after(start, 20))
    let passedOn = submitRow(earliest, at: after(start, 40))
    return [announcement, passedOn, submitted(earliest, at: after(start, 50))]
  }

  /// The system took the request for a background task.
  func submitted(_ earliest: LogInstant, at instant: LogInstant) -> LogEntry {
    log.line(
      .fetch, "fetch.bgtask.submitted", "BGAppRefreshTask scheduled (earliestBeginDate=\(earliest.inUTC))",
      [("earliest_begin", .instant(earliest))], at: instant)
  }

  /// The row that Apple's framework logs for a request.
  func submitRow(_ earliest: LogInstant, at instant: LogInstant) -> LogEntry {
    let moment = CivilMoment(earliest, offsetSeconds: 0)
    var date: [UInt8] = []
    date.appendISODate(moment)
    date.append(0x20)
    date.appendClock(moment)
    return log.framework(
      "submitTaskRequest: <BGAppRefreshTaskRequest: \(PluginLog.fetchTask), earliestBeginDate: "
        + "\(String(decoding: date, as: UTF8.self)) +0000>",
      library: "BackgroundTasks", log: ("com.apple.BackgroundTasks", "Framework"), at: instant)
  }

  /// Android hands the fetch to its WorkManager.
  private mutating func work(_ notification: LogInstant, at start: LogInstant) -> [LogEntry] {
    let earliest = notification - Self.lead
    let tag = "DailyNotificationPlugin"
    return [
      log.line(
        .fetch, "fetch.prefetch.scheduling", "DN|SCHEDULE_FETCH_START time=\(notification.milliseconds)",
        [("notification_time", .instant(notification))], at: after(start, 20), level: .debug, tag: tag),
      log.line(
        .fetch, "fetch.prefetch.scheduled",
        "DN|SCHEDULE_FETCH_OK Background fetch scheduled for \(earliest.milliseconds) "
          + "(5 minutes before notification at \(notification.milliseconds))",
        [("fetch_at", .instant(earliest)), ("notification_time", .instant(notification))], at: after(start, 50),
        level: .info, tag: tag),
    ]
  }
}
