import LogCheckModel

extension ScheduleStory {
  /// The background fetch for a notification: it asks for its successor first, fetches, saves, and ends in time.
  mutating func fetchRun(for notification: LogInstant, next: LogInstant, at start: LogInstant) -> [LogEntry] {
    let earliest = notification - Self.lead
    let run = "run_" + String(0x10_0000 | generator.next() & 0xF_FFFF, radix: 16)
    let hash = "sha256:" + String(generator.next() | 1 << 63, radix: 16)
    let worker = log.mainThread + 3
    func at(_ milliseconds: Int64) -> LogInstant { start + .milliseconds(milliseconds) }
    func event(
      _ component: PluginLog.Component, _ name: String, _ milliseconds: Int64,
      _ fields: [(name: String, value: StructuredValue)]
    ) -> LogEntry {
      log.event(component, name, at: at(milliseconds), thread: worker, [("run_id", .text(run))] + fields)
    }

    var entries = [
      event(
        .fetch, "fetch.bgtask.started", 0,
        [
          ("task_id", .text(log.fetchTask)), ("scheduled", .instant(earliest)), ("actual", .instant(start)),
        ])
    ]
    entries += successor(next - Self.lead, at: at(100))
    entries += [
      event(.fetch, "fetch.request", 300, [("host", .text("api.example.org"))]),
      event(
        .fetch, "fetch.response", 1000,
        [("status", .integer(200)), ("scheduled_for", .instant(notification)), ("content_hash", .text(hash))]),
      event(
        .storage, "storage.content.saved", 1100,
        [
          ("schedule_id", .text(scheduleID)), ("content_hash", .text(hash)), ("scheduled_for", .instant(notification)),
          ("fetched_at", .instant(at(1000))), ("ttl_s", .integer(86_400)),
        ]),
      event(.fetch, "fetch.run.success_recorded", 1200, [("timestamp", .instant(at(1200)))]),
      event(
        .fetch, "fetch.bgtask.completed", 1300,
        [("task_id", .text(log.fetchTask)), ("success", .boolean(true)), ("elapsed_ms", .integer(1300))]),
    ]
    lastContentHash = hash
    lastRun = start
    return entries
  }

  /// The request for the next run, and that its time was stored.
  private mutating func successor(_ earliest: LogInstant, at instant: LogInstant) -> [LogEntry] {
    guard log.platform == .ios else { return [] }
    return [
      log.line(.fetch, "BGAppRefreshTask scheduled (earliestBeginDate=\(earliest.inUTC))", at: instant),
      log.event(
        .storage, "storage.earliest_begin.updated", at: instant + .milliseconds(20), level: .debug,
        [("value", .instant(earliest))]),
    ]
  }

  /// The notification is shown: on iOS while the app is open, since nothing of the app runs otherwise.
  mutating func delivery(of notification: LogInstant) -> [LogEntry] {
    let shown = notification + .milliseconds(Int64(generator.number(in: 40..<900)))
    if log.platform == .android { return display(of: notification, at: shown) }
    return [
      log.event(
        .scheduler, "scheduler.notification.delivered", at: shown,
        [
          ("id", .text(scheduleID)), ("scheduled", .instant(notification)), ("actual", .instant(shown)),
          ("source", .text("foreground")), ("content_source", .text("fetched")),
          ("content_hash", .text(lastContentHash)),
        ])
    ]
  }

  /// Android's way from the alarm over a worker to the notification.
  private func display(of notification: LogInstant, at shown: LogInstant) -> [LogEntry] {
    let display = "notify_\(notification.milliseconds)"
    let age = lastRun.map { (shown - $0).nanoseconds / 60_000_000_000 } ?? 0
    func row(_ text: String, _ milliseconds: Int64, tag: String, level: LogLevel = .debug) -> LogEntry {
      log.line(.scheduler, text, at: shown + .milliseconds(milliseconds), level: level, tag: tag)
    }
    let receiver = "DailyNotificationReceiver"
    let worker = "DailyNotificationWorker"
    return [
      row("DN|RECEIVE_START action=com.timesafari.daily.NOTIFICATION", 0, tag: receiver),
      row("DN|WORK_ENQUEUE display=\(display) work_name=display_\(display)", 40, tag: receiver),
      row("DN|WORK_START id=\(display) action=display", 200, tag: worker),
      row("DN|DISPLAY_START id=\(display)", 260, tag: worker),
      row("DN|JIT_FRESH skip=true ageMin=\(age) id=\(display)", 320, tag: worker),
      row("DN|DISPLAY_NOTIF_OK id=\(display)", 380, tag: worker, level: .info),
    ]
  }

  /// The user opens or leaves the app.
  func lifecycle(_ word: String, at instant: LogInstant) -> LogEntry {
    log.event(
      .system, "app.lifecycle", at: instant,
      [("event", .text(word)), ("pid", .integer(Int(log.processID))), ("cold", .boolean(false))])
  }
}
