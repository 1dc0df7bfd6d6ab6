import LogCheckModel

extension ScheduleStory {
  /// The background fetch for a notification: it asks for its successor first, fetches, saves, and ends in time.
  mutating func fetchRun(for notification: LogInstant, next: LogInstant, at start: LogInstant) -> [LogEntry] {
    let earliest = notification - Self.lead
    let run = "run_" + String(0x10_0000 | generator.next() & 0xF_FFFF, radix: 16)
    let hash = "h" + String(generator.next() | 1 << 63, radix: 16)
    let worker = log.mainThread + 3
    lastContentHash = hash
    lastRun = start
    func told(
      _ component: PluginLog.Component, _ event: String, _ text: String, _ milliseconds: Int64,
      _ fields: PluginLog.Fields
    ) -> LogEntry {
      log.listing(
        component, event, text, [("run_id", .text(run))] + fields, at: start + .milliseconds(milliseconds),
        thread: worker)
    }

    var entries: [LogEntry] = []
    // Background tasks are iOS's; Android's WorkManager runs the fetch without a word of the plugin.
    if log.platform == .ios {
      entries.append(
        told(
          .fetch, "fetch.bgtask.started", "BGTask started", 0,
          [("task_id", .text(PluginLog.fetchTask)), ("scheduled", .instant(earliest)), ("actual", .instant(start))]))
      entries += successor(next - Self.lead, at: start + .milliseconds(100))
    }
    entries += [
      told(.fetch, "fetch.request", "Fetch request", 300, [("host", .text("api.example.org"))]),
      told(
        .fetch, "fetch.response", "Fetch success", 1000,
        [
          ("status", .integer(200)), ("bytes", .integer(1234)), ("scheduled_for", .instant(notification)),
          ("content_hash", .text(hash)),
        ]),
      told(
        .storage, "storage.content.saved", "Content saved", 1100,
        [
          ("schedule_id", .text(scheduleID)), ("content_hash", .text(hash)), ("scheduled_for", .instant(notification)),
          ("fetched_at", .instant(start + .milliseconds(1000))), ("ttl_s", .integer(86_400)),
        ]),
      log.listing(
        .fetch, "fetch.run.success_recorded", "lastSuccessfulRunTimestamp = \((start + .milliseconds(1200)).inUTC)",
        [("run_id", .text(run))], at: start + .milliseconds(1200), thread: worker),
    ]
    if log.platform == .ios {
      entries.append(
        told(
          .fetch, "fetch.bgtask.completed", "BGTask completed", 1300,
          [("success", .boolean(true)), ("elapsed_ms", .integer(1300))]))
    }
    return entries
  }

  /// The request for the next run, and that its time was stored.
  private func successor(_ earliest: LogInstant, at instant: LogInstant) -> [LogEntry] {
    [
      submitRow(earliest, at: instant - .milliseconds(10)),
      submitted(earliest, at: instant),
      log.line(
        .storage, "storage.earliest_begin.updated", "Stored earliestBeginDate = \(earliest.inUTC)",
        [("value", .instant(earliest))], at: instant + .milliseconds(20), level: .debug),
    ]
  }

  /// The notification is shown: on iOS while the app is open, since nothing of the app runs otherwise.
  mutating func delivery(of notification: LogInstant) -> [LogEntry] {
    let shown = notification + .milliseconds(Int64(generator.number(in: 40..<900)))
    if log.platform == .android { return display(of: notification, at: shown) }
    return [
      log.listing(
        .scheduler, "scheduler.notification.delivered", "notification delivered",
        [
          ("id", .text(scheduleID)), ("scheduled", .instant(notification)), ("actual", .instant(shown)),
          ("source", .text("foreground")), ("content_source", .text("fetched")),
          ("content_hash", .text(lastContentHash)),
        ], at: shown)
    ]
  }

  /// Android's way from the alarm over a worker to the notification.
  private func display(of notification: LogInstant, at shown: LogInstant) -> [LogEntry] {
    let display = "notify_\(notification.milliseconds)"
    let age = lastRun.map { Int((shown - $0).nanoseconds / 60_000_000_000) } ?? 0
    let id: PluginLog.Fields = [("id", .text(display))]
    func row(
      _ event: String, _ text: String, _ fields: PluginLog.Fields, _ milliseconds: Int64, worker: Bool = true,
      level: LogLevel = .debug
    ) -> LogEntry {
      log.line(
        .scheduler, event, "DN|" + text, fields, at: shown + .milliseconds(milliseconds), level: level,
        tag: worker ? "DailyNotificationWorker" : "DailyNotificationReceiver")
    }
    let action = "com.timesafari.daily.NOTIFICATION"
    return [
      row("android.alarm.fired", "RECEIVE_START action=\(action)", [("action", .text(action))], 0, worker: false),
      row("work.enqueued", "WORK_ENQUEUE display=\(display) work_name=display_\(display)", id, 40, worker: false),
      row("work.started", "WORK_START id=\(display) action=display", id, 200),
      row("notify.display.started", "DISPLAY_START id=\(display)", id, 260),
      row(
        "content.freshness.checked", "JIT_FRESH skip=true ageMin=\(age) id=\(display)",
        id + [("skip", .boolean(true)), ("age_min", .integer(age))], 320),
      row(
        "scheduler.notification.delivered", "DISPLAY_NOTIF_OK id=\(display)",
        id + [("scheduled", .instant(notification)), ("source", .text("receiver"))], 380, level: .info),
    ]
  }

  /// Everything pending is taken back.
  func cancellation(at instant: LogInstant) -> [LogEntry] {
    var entries = [
      log.line(
        .scheduler, "scheduler.notification.removed_all", "Removed all pending notifications", at: instant,
        level: .info)
    ]
    if log.platform == .ios {
      entries.append(
        log.listing(
          .fetch, "fetch.bgtask.cancelled", "Cancelled pending BGTask", [("task_id", .text(PluginLog.fetchTask))],
          at: instant + .milliseconds(30)))
    }
    return entries
  }

  /// The user opens the app.
  func opening(at instant: LogInstant) -> LogEntry {
    log.line(.system, "app.active", "App became active", at: instant, level: .info)
  }

  /// The user leaves the app.
  func leaving(at instant: LogInstant) -> LogEntry {
    log.line(.system, "app.background", "App entered background", at: instant, level: .info)
  }
}
