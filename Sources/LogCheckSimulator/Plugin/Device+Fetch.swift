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
      "BGTask handler invoked (task_id={task_id}, run_id={run_id}, scheduled={scheduled}, actual={actual})",
      [("task_id", .text(PluginLog.fetchTask))] + id + [
        ("scheduled", .instant(request.earliest)), ("actual", .instant(clock)),
      ], level: .info)
    plugin.cycle.earliest = request.earliest
    plugin.cycle.start = clock
    plugin.cycle.isSuccess = false
    // For the notification that comes next; a late run fetches for the one after it.
    let target = occurrence(after: clock) ?? request.earliest + PluginState.lead
    wait(100)
    let hasSuccessor = submitNext(target, after: request.earliest)
    wait(200)
    presentToken()
    let tag = sendRequest(id)
    guard system.isOnline else { return fail("NETWORK", id, after: 1700) }
    let answer = system.answers.isEmpty ? .status(isUnchanged(tag) ? 304 : 200) : system.answers.removeFirst()
    switch answer {
    case .silence: expire(id)
    case .exception: trip(id)
    case .garbage:
      respond(200, id)
      if plugin.habits.contains(.savesWhatItCannotRead) {
        spoil()
        save(target, id, hasSuccessor)
      } else {
        fail("PARSE", id, after: 60)
      }
    case .status(200):
      respond(200, id)
      save(target, id, hasSuccessor)
    case .status(304):
      respond(304, id)
      if plugin.habits.contains(.savesUnchangedContent) { return save(target, id, hasSuccessor) }
      plugin.content?.scheduledFor = target
      plugin.content?.source = "cached"
      plugin.content?.savedAt = now
      succeed(id, hasSuccessor)
    case .status(let status):
      respond(status, id)
      fail(status == 401 || status == 403 ? "AUTH" : "NETWORK", id, after: 60, status: status)
    }
  }

  /// Requests the task of the notification after that one, later than the current run, which may have begun too early;
  /// returns true if the system took it.
  private mutating func submitNext(_ target: LogInstant, after earliest: LogInstant) -> Bool {
    guard !plugin.habits.contains(.submitsNoSuccessor) else { return false }
    var next = target
    while next - PluginState.lead < clock + .seconds(60) || next - PluginState.lead <= earliest {
      next = dayAfter(next)
    }
    return submit(next - PluginState.lead, "next") == nil
  }

  private mutating func respond(_ status: Int, _ run: PluginLog.Fields) {
    wait(700)
    plugin.lastAnswer = now
    let words: String
    var fields: PluginLog.Fields = run + [("status", .integer(status))]
    switch status {
    case 200:
      words = "bytes={bytes}, ttl={ttl_s}, "
      fields += [("bytes", .integer(1834)), ("ttl_s", .integer(lifetimeSeconds))]
      plugin.tag = system.serverTag
      if let tag = plugin.tag { fields.append(("etag", .text(tag))) }
    case 304:
      words = plugin.content == nil ? "" : "content_hash={content_hash}, "
      if let hash = plugin.content?.hash { fields.append(("content_hash", .text(hash))) }
    default: words = ""
    }
    let tag = fields.contains { $0.name == "etag" } ? "etag=\"{etag}\", " : ""
    say(
      status == 304 ? "unchanged" : "response", .fetch, "fetch.response",
      "Fetch response (status={status}, \(words)\(tag)run_id={run_id})", fields, level: .info)
  }

  /// The answer cannot be read.
  private mutating func spoil() {
    wait(40)
    say(
      "invalid", .storage, "storage.content.invalid",
      "Cached content invalid (schedule_id={schedule_id}, cause={cause})",
      [("schedule_id", .text(plugin.scheduleID)), ("cause", .text("parse"))], level: .error)
  }

  private var lifetimeSeconds: Int { Int(system.lifetime.nanoseconds / 1_000_000_000) }

  private mutating func save(_ target: LogInstant, _ run: PluginLog.Fields, _ hasSuccessor: Bool) {
    let hash = String(generator.next() | 1 << 63, radix: 16)
    let lifetime: PluginLog.Fields =
      plugin.extras.contains(.lifetime) ? [("fetched_at", .instant(clock)), ("ttl_s", .integer(lifetimeSeconds))] : []
    wait(100)
    plugin.content = PluginState.Content(hash: hash, savedAt: now, lifetime: system.lifetime, scheduledFor: target)
    say(
      "saved", .storage, "storage.content.saved",
      "Content saved (schedule_id={schedule_id}, run_id={run_id}, content_hash={content_hash}, "
        + "scheduled_for={scheduled_for}" + (lifetime.isEmpty ? ")" : ", fetched_at={fetched_at}, ttl={ttl_s})"),
      [("schedule_id", .text(plugin.scheduleID))] + run + [
        ("content_hash", .text(hash)), ("scheduled_for", .instant(target)),
      ] + lifetime, level: .info)
    succeed(run, hasSuccessor)
  }

  /// The run did what it was for.
  private mutating func succeed(_ run: PluginLog.Fields, _ hasSuccessor: Bool) {
    let fetched = clock
    plugin.cycle.isSuccess = true
    wait(100)
    // A run counts as successful with its successor only. A simulator starts no task automatically, so none of its runs
    // counts.
    let counts = hasSuccessor || plugin.habits.contains(.recordsRunsWithoutSuccessor)
    if !system.isSimulator, counts, !plugin.habits.contains(.recordsNoSuccess) {
      plugin.lastSuccess = fetched
      logSuccess(fetched)
      wait(100)
    }
    complete(true, run)
    guard let successes = plugin.successes else { return }
    plugin.successes = successes + 1
    wait(200)
    say(
      "successes", .plugin, "telemetry.counter", "{name} {value}",
      [("name", .text("dnp_prefetch_success_total")), ("value", .integer(successes + 1))])
  }

  mutating func logSuccess(_ instant: LogInstant) {
    say(
      "success", .storage, "fetch.run.success_recorded", "lastSuccessfulRunTimestamp = {timestamp}",
      [("timestamp", .instant(instant.wholeSecond))], level: .info)
  }

  private mutating func complete(_ success: Bool, _ run: PluginLog.Fields) {
    say(
      "completed", .fetch, "fetch.bgtask.completed", "setTaskCompleted(success: {success}) run_id={run_id}",
      run + [("success", .boolean(success))], level: .info)
  }

  /// The fetch came to nothing: what is there already will be shown.
  private mutating func fail(
    _ reason: String, _ run: PluginLog.Fields, after milliseconds: Int, status: Int? = nil
  ) {
    wait(milliseconds)
    let answer: PluginLog.Fields = status.map { [("http_status", .integer($0))] } ?? []
    say(
      "failed", .fetch, "fetch.failed",
      "Fetch failed (reason={reason}, " + (answer.isEmpty ? "" : "http_status={http_status}, ") + "run_id={run_id})",
      run + [("reason", .text(reason))] + answer, level: .error)
    fallBack(reason, run)
    complete(false, run)
  }

  private mutating func fallBack(_ reason: String, _ run: PluginLog.Fields) {
    if !plugin.habits.contains(.hasNoFallback) {
      wait(20)
      say(
        "fallback", .fetch, "fetch.fallback", "Falling back to {mode} content (run_id={run_id})",
        run + [("mode", .text(plugin.content == nil ? "default_text" : "cached"))], level: .info)
    }
    wait(30)
    plugin.failures[reason, default: 0] += plugin.habits.contains(.countsFailuresTwice) ? 2 : 1
    if plugin.habits.contains(.countsEveryFailureAsAuth) { plugin.failures["AUTH", default: 0] += 1 }
    logCounter(reason)
    wait(50)
  }

  /// The reading of a counter of failures.
  mutating func logCounter(_ reason: String) {
    say(
      "counter-\(reason)", .plugin, "telemetry.counter", "{name}{labels} {value}",
      [
        ("name", .text("dnp_prefetch_failure_total")), ("labels", .text("{reason=\"\(reason)\"}")),
        ("reason", .text(reason)), ("value", .integer(plugin.failures[reason] ?? 0)),
      ])
  }

  /// The system takes the time away before an answer came.
  private mutating func expire(_ run: PluginLog.Fields) {
    let begin = now
    wait(27_800)
    let elapsed = Int((now - begin).nanoseconds / 1_000_000) + 300
    say(
      "expired", .fetch, "fetch.bgtask.expired", "BGTask expired (run_id={run_id}, elapsed_ms={elapsed_ms})",
      run + [("elapsed_ms", .integer(elapsed))], level: .warning)
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

extension Habit {
  static let submitsNoSuccessor = Habit("submits-no-successor")
  static let savesWhatItCannotRead = Habit("saves-what-it-cannot-read")
  /// An answer without content makes it save content all the same.
  static let savesUnchangedContent = Habit("saves-unchanged-content")
  static let recordsRunsWithoutSuccessor = Habit("records-runs-without-successor")
  static let recordsNoSuccess = Habit("records-no-success")
  static let countsFailuresTwice = Habit("counts-failures-twice")
  static let countsEveryFailureAsAuth = Habit("counts-every-failure-as-auth")
}
