import LogCheckModel

/// The prefetch of a notification on Android, as work of the WorkManager.
extension Device {
  private static let pluginTag = "DailyNotificationPlugin"

  /// Hands the prefetch to the WorkManager, five minutes before the notification; for less than that there is none.
  mutating func schedulePrefetch(_ notification: LogInstant) {
    say(
      "prefetch", .fetch, "fetch.prefetch.scheduling", "DN|SCHEDULE_FETCH_START time=\(notification.milliseconds)",
      [("notification_time", .instant(notification))], level: .debug, tag: Self.pluginTag)
    wait(30)
    let begin = notification - PluginState.lead
    guard begin > now else {
      say(
        "no-prefetch", .fetch, "fetch.bgtask.skipped", "Prefetch skipped (reason={reason})",
        [("reason", .text("short_notice"))], level: .info)
      return
    }
    takeWork("fetch_\(notification.milliseconds)", at: begin, for: notification)
    say(
      "prefetch-set", .fetch, "fetch.prefetch.scheduled",
      "DN|SCHEDULE_FETCH_OK Background fetch scheduled for \(begin.milliseconds) "
        + "(5 minutes before notification at \(notification.milliseconds))",
      [("fetch_at", .instant(begin)), ("notification_time", .instant(notification))], level: .info,
      tag: Self.pluginTag)
  }

  /// The worker fetches the content of a notification.
  mutating func fetchOnAndroid(_ notification: LogInstant) {
    let run: PluginLog.Fields = [("run_id", .text("w-" + String(0x1000 | generator.next() & 0xFFF, radix: 16)))]
    wait(40)
    say(
      "work", .scheduler, "work.started", "DN|WORK_START id={id} action={kind}",
      [("id", .text("fetch_\(notification.milliseconds)")), ("kind", .text("fetch"))], level: .debug,
      tag: "DailyNotificationFetchWorker")
    wait(90)
    say(
      "fetch", .fetch, "fetch.request", "Fetch request (run_id={run_id}, host={host})",
      run + [("host", .text("api.example.test"))], level: .info)
    wait(700)
    let answer = system.answers.isEmpty ? .status(200) : system.answers.removeFirst()
    let status = if case .status(let status) = answer { status } else { 200 }
    say(
      "response", .fetch, "fetch.response",
      "Fetch response (status={status}, bytes={bytes}, ttl={ttl_s}, run_id={run_id})",
      run + [("status", .integer(status)), ("bytes", .integer(1834)), ("ttl_s", .integer(86_400))], level: .info)
    guard answer == .status(200) else { return failOnAndroid(status, run) }
    let content = PluginState.Content(
      hash: String(generator.next() | 1 << 63, radix: 16), savedAt: now, lifetime: Self.day,
      scheduledFor: notification)
    plugin.content = content
    wait(100)
    say(
      "saved", .storage, "storage.content.saved",
      "Content saved (schedule_id={schedule_id}, run_id={run_id}, content_hash={content_hash}, "
        + "scheduled_for=\(notification.milliseconds))",
      [("schedule_id", .text(plugin.scheduleID))] + run + [
        ("content_hash", .text(content.hash)), ("scheduled_for", .instant(notification)),
      ], level: .info)
  }

  private mutating func failOnAndroid(_ status: Int, _ run: PluginLog.Fields) {
    wait(60)
    let reason = status == 401 || status == 403 ? "AUTH" : status == 200 ? "PARSE" : "SERVER"
    say(
      "failed", .fetch, "fetch.failed", "Fetch failed (reason={reason}, http_status={http_status}, run_id={run_id})",
      [("reason", .text(reason)), ("http_status", .integer(status))] + run, level: .error)
    wait(20)
    say(
      "fallback", .fetch, "fetch.fallback", "Falling back to {mode} content (run_id={run_id})",
      run + [("mode", .text(plugin.content == nil ? "default_text" : "cached"))], level: .info)
  }
}
