import LogCheckModel

/// A notification is shown.
extension Device {
  /// The app is open when the notification comes.
  mutating func present(_ id: String, _ scheduled: LogInstant) {
    let actual = clock
    logDelivery(of: id, scheduled, source: "foreground")
    let drift = (actual - scheduled).magnitude
    guard drift > plugin.tolerance, !plugin.habits.contains(.logsNoDrift) else { return }
    wait(200)
    say(
      "drift", .scheduler, "scheduler.notification.drift_exceeded",
      "notification drift > {tolerance}s (id={id}, drift={drift_s}s)",
      [
        ("id", .text(id)), ("tolerance", .integer(180)), ("drift_s", .integer(Int(drift.nanoseconds / 1_000_000_000))),
      ])
    guard plugin.habits.contains(.showsLateOnesAgain) else { return }
    wait(9000)
    logDelivery(of: id, scheduled, source: "foreground", label: "again")
  }

  /// The notifications that the system delivered while the app did not run.
  mutating func logDelivered() {
    let delivered = system.delivered
    system.delivered = []
    for item in delivered {
      wait(30)
      logDelivery(of: item.id, item.at, source: "delivered_list")
    }
  }

  /// The user taps the notification on the screen, and so opens the app.
  mutating func tap() {
    guard let item = system.delivered.popLast() else { return }
    system.wasForceQuit = false
    if app == nil { launch() }
    app?.isForeground = true
    wait(60)
    say(
      "tapped", .scheduler, "scheduler.notification.tapped", "Notification tapped (id={id})", [("id", .text(item.id))],
      level: .info)
    wait(20)
    say(
      "confirmed", .storage, "storage.delivery_status.changed", "Delivery status {from} → {to} (id={id})",
      [("id", .text(item.id)), ("from", .text("pending")), ("to", .text("delivered"))], level: .info)
    wait(20)
    logDelivery(of: item.id, item.at, source: "tap")
    wait(20)
    say("active", .system, "app.active", "App became active", level: .info)
  }

  mutating func logDelivery(
    of id: String, _ scheduled: LogInstant, source: String, label: String = "delivered"
  ) {
    if logDualDelivery(id, scheduled, source) { return }
    if let index = plugin.schedules.firstIndex(where: { $0.id == id }) {
      if plugin.schedules[index].repeatsDaily {
        plugin.schedules[index].next = dayAfter(scheduled)
      } else {
        plugin.schedules[index].isDelivered = true
      }
    }
    let fetched = plugin.content.flatMap { isShown($0, at: scheduled) ? $0 : nil }
    // The content that the system showed automatically was chosen when it was fetched.
    let content = source == "foreground" ? freshContent(fetched) : fetched
    plugin.cycle.notification = scheduled
    plugin.cycle.showedContent = content != nil
    let other = plugin.habits.contains(.hasNoFallback) ? "none" : "default"
    let hash = content.map { [("content_hash", StructuredValue.text($0.hash))] } ?? []
    say(
      label, .scheduler, "scheduler.notification.delivered",
      "notification delivered (id={id}, scheduled={scheduled}, source={source}, content_source={content_source}"
        + (content == nil ? ")" : ", content_hash={content_hash})"),
      [
        ("id", .text(id)), ("scheduled", .instant(scheduled)), ("source", .text(source)),
        ("content_source", .text(content?.source ?? other)),
      ] + hash, level: .info)
    cleanUp()
  }

  /// True if the notification of `instant` has that content.
  private func isShown(_ content: PluginState.Content, at instant: LogInstant) -> Bool {
    guard content.scheduledFor == instant else { return false }
    return content.savedAt <= now || plugin.habits.contains(.showsWhatIsNotSavedYet)
  }
}

extension Habit {
  static let logsNoDrift = Habit("logs-no-drift")
  static let showsLateOnesAgain = Habit("shows-late-ones-again")
  static let showsWhatIsNotSavedYet = Habit("shows-what-is-not-saved-yet")
  /// After a failed fetch it has no other content to show.
  static let hasNoFallback = Habit("has-no-fallback")
}
