import LogCheckModel

extension Habit {
  /// Hands the system more notifications than it takes.
  static let ignoresTheLimit = Habit("ignores-the-limit")
  /// Arms without a look at what the system kept.
  static let dropsSilently = Habit("drops-silently")
  /// Arms those of tomorrow first.
  static let armsTomorrowFirst = Habit("arms-tomorrow-first")
  /// Answers without the words about the numbers.
  static let logsNoStats = Habit("logs-no-stats")
}

/// The system keeps so many notifications of an app and no more.
extension Device {
  static let pendingLimit = 64

  /// True if there is no room for one more notification; logs that.
  mutating func meetLimit(_ id: String) -> Bool {
    let pending = system.armed.count
    guard pending >= Self.pendingLimit, system.armed[id] == nil, !plugin.habits.contains(.ignoresTheLimit),
      !plugin.habits.contains(.dropsSilently)
    else { return false }
    wait(4)
    say(
      "limit", .scheduler, "scheduler.limit.reached",
      "Pending notification limit reached (pending={pending}, limit={limit})",
      [("pending", .integer(pending)), ("limit", .integer(Self.pendingLimit))], level: .warning)
    wait(10)
    say(
      "arm-failed", .scheduler, "scheduler.notification.arm_failed",
      "Failed to schedule notification (id={id}, code={code}, message=\"{message}\")",
      [
        ("id", .text(id)), ("code", .text("scheduling_failed")),
        ("message", .text("\(pending) notifications are pending")),
      ], level: .error)
    return true
  }

  /// Days, by UTC, on which armed notifications are to come: today's, and those of tomorrow.
  private var window: (today: Int, tomorrow: Int) {
    let day = Self.day.nanoseconds
    let today = now.nanoseconds / day
    let days = system.armed.values.map { $0.at.nanoseconds / day - today }
    return (days.count { $0 == 0 }, days.count { $0 == 1 })
  }

  /// The plugin brings the window of armed notifications up to date, and logs its contents.
  mutating func logWindow() {
    let (today, tomorrow) = window
    let unarmed = plugin.habits.contains(.armsTomorrowFirst) ? 1 : 0
    say(
      "window", .scheduler, "scheduler.rolling.maintained",
      "Rolling window maintained (today={today}, tomorrow={tomorrow}, today_unarmed={today_unarmed}, pending={pending})",
      [
        ("today", .integer(today - unarmed)), ("tomorrow", .integer(tomorrow)), ("today_unarmed", .integer(unarmed)),
        ("pending", .integer(system.armed.count)),
      ], level: .info)
  }

  /// The call that asks for the numbers of that window.
  mutating func askWindow() {
    let (today, tomorrow) = window
    let pending = system.armed.count
    let stats = "\(pending) pending, \(today) today, \(tomorrow) tomorrow"
    let words =
      plugin.habits.contains(.logsNoStats)
      ? "{\"pendingCount\":\(pending)}" : "{\"stats\":\"\(stats)\",\"pendingCount\":\(pending)}"
    let reported: PluginLog.Fields = plugin.habits.contains(.logsNoStats) ? [] : [("stats", .text(stats))]
    call(
      "getRollingWindowStats", "stats", answer: "result={result}",
      [("success", .boolean(true)), ("result", .text(words)), ("pending", .integer(pending))] + reported
    ) { $0.wait(20) }
  }
}
