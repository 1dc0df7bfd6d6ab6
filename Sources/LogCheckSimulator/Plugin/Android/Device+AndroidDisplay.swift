import LogCheckModel

/// An alarm goes off on Android: the receiver hands it to a worker, which shows the notification and sets the next alarm.
extension Device {
  private static let worker = "DailyNotificationWorker"

  mutating func receiveAlarm(_ id: String, _ scheduled: LogInstant) {
    if plugin.android.habits.contains(.ignoresAlarms) { return }
    let receiver = "DailyNotificationReceiver"
    let name: PluginLog.Fields = [("id", .text("notify_\(scheduled.milliseconds)"))]
    say(
      "received", .scheduler, "android.alarm.fired", "DN|RECEIVE_START action={action}",
      [("action", .text("org.timesafari.daily.NOTIFICATION"))], level: .debug, tag: receiver)
    wait(50)
    say(
      "enqueued", .scheduler, "work.enqueued", "DN|WORK_ENQUEUE display={id} work_name={work_name}",
      name + [("work_name", .text("display_notify_\(scheduled.milliseconds)"))], level: .debug, tag: receiver)
    wait(200)
    say(
      "display-work", .scheduler, "work.started", "DN|WORK_START id={id} action={kind}",
      name + [("kind", .text("display"))], level: .debug, tag: Self.worker)
    wait(60)
    say(
      "display", .scheduler, "notify.display.started", "DN|DISPLAY_START id={id}", name, level: .debug,
      tag: Self.worker)
    guard system.permission == .authorized else { return }
    if let content = plugin.content, content.scheduledFor == scheduled {
      wait(70)
      let minutes = Int((now - content.savedAt).nanoseconds / 60_000_000_000)
      say(
        "fresh", .scheduler, "content.freshness.checked", "DN|JIT_FRESH skip={skip} ageMin={age_min} id={id}",
        name + [("skip", .boolean(true)), ("age_min", .integer(minutes))], level: .debug, tag: Self.worker)
    }
    wait(40)
    say(
      "shown", .scheduler, "scheduler.notification.delivered", "DN|DISPLAY_NOTIF_OK id={id} channel={channel}",
      name + [("scheduled", .instant(scheduled)), ("channel", .text(AndroidPlugin.channel))], level: .info,
      tag: Self.worker)
    wait(30)
    plugin.android.delivered[id] = scheduled
    logStatus(of: id, at: scheduled, from: "pending", to: "delivered", "delivered")
    wait(30)
    rollOver(id, scheduled)
  }

  /// A daily notification is set for the next day as soon as it was shown.
  private mutating func rollOver(_ id: String, _ scheduled: LogInstant) {
    guard let index = plugin.schedules.firstIndex(where: { $0.id == id }) else { return }
    guard plugin.schedules[index].repeatsDaily else {
      plugin.schedules[index].isDelivered = true
      return
    }
    let next = scheduled + Self.day
    plugin.schedules[index].next = next
    if plugin.android.habits.contains(.setsNoSuccessor) { return }
    setAlarm(id, at: next, "next")
    wait(20)
    schedulePrefetch(next)
  }
}
