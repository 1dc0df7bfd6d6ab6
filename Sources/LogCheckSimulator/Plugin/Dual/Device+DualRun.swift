import LogCheckModel

/// The fetch of a dual schedule, and what its notification shows.
extension Device {
  /// The background run asks the app's own fetcher, and gives the pending notification what came in time.
  mutating func runDualTask(_ request: PhoneSystem.TaskRequest) {
    guard let dual = plugin.dual.schedule else { return }
    let run: PluginLog.Fields = [("run_id", .text("r-" + String(0x1000 | generator.next() & 0xFFF, radix: 16)))]
    say(
      "start", .fetch, "fetch.bgtask.started",
      "BGTask handler invoked (task_id={task_id}, run_id={run_id}, scheduled={scheduled})",
      [("task_id", .text(PluginLog.fetchTask))] + run + [("scheduled", .instant(request.earliest))], level: .info)
    wait(100)
    submit(request.earliest + Self.day, "next")
    wait(100)
    let usesFetcher = !plugin.dual.habits.contains(.ignoresTheFetcher)
    if usesFetcher {
      say("native", .fetch, "fetch.native.invoked", "Native fetcher invoked (run_id={run_id})", run, level: .info)
      wait(100)
    }
    let host = usesFetcher ? plugin.dual.host ?? "api.example.test" : "feed.example.net"
    say(
      "fetch", .fetch, "fetch.request", "Fetch request (run_id={run_id}, host={host})", run + [("host", .text(host))],
      level: .info)
    wait(700)
    say(
      "response", .fetch, "fetch.response", "Fetch response (status={status}, bytes={bytes}, run_id={run_id})",
      run + [("status", .integer(200)), ("bytes", .integer(1834))], level: .info)
    keepDualContent(dual, run)
    wait(100)
    plugin.lastSuccess = now
    say(
      "success", .storage, "fetch.run.success_recorded", "lastSuccessfulRunTimestamp = {timestamp}",
      [("timestamp", .instant(now.wholeSecond))], level: .info)
    wait(100)
    say(
      "completed", .fetch, "fetch.bgtask.completed", "setTaskCompleted(success: {success}) run_id={run_id}",
      run + [("success", .boolean(true))], level: .info)
  }

  private mutating func keepDualContent(_ dual: DualPlugin.Schedule, _ run: PluginLog.Fields) {
    let fetched = now
    if !plugin.dual.habits.contains(.savesNothing) {
      let content = PluginState.Content(
        hash: String(generator.next() | 1 << 63, radix: 16), savedAt: now, lifetime: Self.day,
        scheduledFor: dual.notification)
      plugin.content = content
      wait(100)
      say(
        "saved", .storage, "storage.content.saved",
        "Content saved (schedule_id={schedule_id}, run_id={run_id}, content_hash={content_hash}, "
          + "scheduled_for={scheduled_for})",
        [("schedule_id", .text(DualPlugin.id))] + run + [
          ("content_hash", .text(content.hash)), ("scheduled_for", .instant(dual.notification)),
        ], level: .info)
    }
    let isTimely = fetched < dual.notification && !plugin.dual.habits.contains(.ignoresTimelyContent)
    guard isTimely || plugin.dual.habits.contains(.usesLateContent) else { return }
    wait(100)
    say(
      "used", .scheduler, "dual.content.used",
      "Dual notification uses fetched content (schedule_id={schedule_id}, ready_at={ready_at})",
      [("schedule_id", .text(DualPlugin.id)), ("ready_at", .instant(fetched.wholeSecond))], level: .info)
  }

  /// Logs the delivery of a dual notification, with the text of the configuration if nothing was fetched in time;
  /// returns true if it was one.
  mutating func logDualDelivery(_ id: String, _ scheduled: LogInstant, _ source: String) -> Bool {
    guard id == DualPlugin.id, let dual = plugin.dual.schedule else { return false }
    if let index = plugin.schedules.firstIndex(where: { $0.id == id }) {
      plugin.schedules[index].next = scheduled + Self.day
    }
    let fetched = plugin.content.flatMap { $0.scheduledFor == scheduled && $0.savedAt < scheduled ? $0 : nil }
    let content = plugin.dual.habits.contains(.ignoresTimelyContent) ? nil : fetched
    var words =
      "notification delivered (id={id}, scheduled={scheduled}, source={source}, content_source={content_source}"
    var fields: PluginLog.Fields = [("id", .text(id)), ("scheduled", .instant(scheduled)), ("source", .text(source))]
    if let content {
      words += ", content_hash={content_hash}"
      fields += [("content_source", .text("fetched")), ("content_hash", .text(content.hash))]
    } else if plugin.dual.habits.contains(.usesLateContent) {
      fields += [("content_source", .text("cached"))]
    } else {
      say(
        "default-used", .scheduler, "dual.content.fallback",
        "Dual notification uses default content (schedule_id={schedule_id}, reason={reason})",
        [("schedule_id", .text(id)), ("reason", .text("timeout"))], level: .info)
      wait(20)
      let body = plugin.dual.habits.contains(.showsAnEmptyBody) ? "" : dual.config.body
      words += ", title=\"{title}\", body=\"{body}\""
      fields += [("content_source", .text("default")), ("title", .text(dual.config.title)), ("body", .text(body))]
    }
    say("delivered", .scheduler, "scheduler.notification.delivered", words + ")", fields, level: .info)
    return true
  }
}
