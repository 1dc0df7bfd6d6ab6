import LogCheckModel

/// A background run that fetches.
extension Device {
  /// The handler of the background task: it asks for its successor first, fetches, and ends in time.
  mutating func runTask(_ request: PhoneSystem.TaskRequest) {
    if plugin.dual.schedule != nil { return runDualTask(request) }
    let run = "r-" + String(0x1000 | generator.next() & 0xFFF, radix: 16)
    let id: PluginLog.Fields = [("run_id", .text(run))]
    say(
      "start", .fetch, "fetch.bgtask.started",
      "BGTask handler invoked (task_id={task_id}, run_id={run_id}, scheduled={scheduled})",
      [("task_id", .text(PluginLog.fetchTask))] + id + [("scheduled", .instant(request.earliest))], level: .info)
    wait(100)
    let target = request.earliest + PluginState.lead
    submit(request.earliest + Self.day, "next")
    wait(200)
    say(
      "fetch", .fetch, "fetch.request", "Fetch request (run_id={run_id}, host={host})",
      id + [("host", .text("api.example.test"))], level: .info)
    let answer = system.answers.isEmpty ? .status(200) : system.answers.removeFirst()
    guard system.isOnline else { return fail("NETWORK", id, after: 1700) }
    switch answer {
    case .silence: expire(id)
    case .exception: trip(id)
    case .garbage:
      respond(200, id)
      fail("PARSE", id, after: 60)
    case .status(200):
      respond(200, id)
      save(target, id)
    case .status(let status):
      respond(status, id)
      fail(status == 401 || status == 403 ? "AUTH" : "NETWORK", id, after: 60)
    }
  }

  private mutating func respond(_ status: Int, _ run: PluginLog.Fields) {
    wait(700)
    say(
      "response", .fetch, "fetch.response",
      "Fetch response (status={status}, bytes={bytes}, ttl={ttl_s}, run_id={run_id})",
      run + [("status", .integer(status)), ("bytes", .integer(1834)), ("ttl_s", .integer(86_400))], level: .info)
  }

  private mutating func save(_ target: LogInstant, _ run: PluginLog.Fields) {
    let fetched = now
    let content = PluginState.Content(
      hash: String(generator.next() | 1 << 63, radix: 16), savedAt: now, lifetime: Self.day, scheduledFor: target)
    plugin.content = content
    wait(100)
    say(
      "saved", .storage, "storage.content.saved",
      "Content saved (schedule_id={schedule_id}, run_id={run_id}, content_hash={content_hash}, "
        + "scheduled_for={scheduled_for})",
      [("schedule_id", .text(plugin.scheduleID))] + run + [
        ("content_hash", .text(content.hash)), ("scheduled_for", .instant(target)),
      ], level: .info)
    wait(100)
    plugin.lastSuccess = fetched
    // A simulator starts no task by itself, and none of its runs counts as successful.
    if !system.isSimulator {
      say(
        "success", .storage, "fetch.run.success_recorded", "lastSuccessfulRunTimestamp = {timestamp}",
        [("timestamp", .instant(fetched.wholeSecond))], level: .info)
      wait(100)
    }
    complete(true, run)
  }

  private mutating func complete(_ success: Bool, _ run: PluginLog.Fields) {
    say(
      "completed", .fetch, "fetch.bgtask.completed", "setTaskCompleted(success: {success}) run_id={run_id}",
      run + [("success", .boolean(success))], level: .info)
  }

  /// The fetch came to nothing: what is there already will be shown.
  private mutating func fail(_ reason: String, _ run: PluginLog.Fields, after milliseconds: Int) {
    wait(milliseconds)
    say(
      "failed", .fetch, "fetch.failed", "Fetch failed (reason={reason}, run_id={run_id})",
      run + [("reason", .text(reason))], level: .error)
    fallBack(reason, run)
    complete(false, run)
  }

  private mutating func fallBack(_ reason: String, _ run: PluginLog.Fields) {
    wait(20)
    say(
      "fallback", .fetch, "fetch.fallback", "Falling back to {mode} content (run_id={run_id})",
      run + [("mode", .text(plugin.content == nil ? "default_text" : "cached"))], level: .info)
    wait(30)
    plugin.failures[reason, default: 0] += 1
    tellCounter(reason)
    wait(50)
  }

  /// The reading of a counter of failures.
  mutating func tellCounter(_ reason: String) {
    say(
      "counter-\(reason)", .plugin, "telemetry.counter", "{name}{labels} {value}",
      [
        ("name", .text("dnp_prefetch_failure_total")), ("labels", .text("{reason=\"\(reason)\"}")),
        ("reason", .text(reason)), ("value", .integer(plugin.failures[reason] ?? 0)),
      ])
  }

  /// The system takes the time away before an answer came.
  private mutating func expire(_ run: PluginLog.Fields) {
    wait(28_000)
    say(
      "expired", .fetch, "fetch.bgtask.expired", "BGTask expired (run_id={run_id}, elapsed_ms={elapsed_ms})",
      run + [("elapsed_ms", .integer(28_300))], level: .warning)
    wait(100)
    complete(false, run)
  }

  /// The handler trips over what came.
  private mutating func trip(_ run: PluginLog.Fields) {
    wait(700)
    say(
      "error", .fetch, "fetch.handler.error", "BGTask handler error: {message} (run_id={run_id})",
      run + [("message", .text("payload was nil"))], level: .error)
    wait(90)
    complete(false, run)
  }
}
