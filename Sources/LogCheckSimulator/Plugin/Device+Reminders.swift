import LogCheckModel

extension Habit {
  static let keepsCancelledReminders = Habit("keeps-cancelled-reminders")
}

/// Reminders of the app, which fetch nothing.
extension Device {
  mutating func scheduleReminder(_ id: String, title: String = "News") {
    call(
      "scheduleDailyReminder", "reminder", args: "id: \(id), time: 05:53, title: \(title)",
      answer: "success={success}, reminderId={id}", [("success", .boolean(true)), ("id", .text(id))]
    ) {
      $0.wait(90)
      $0.plugin.reminders.append(id)
    }
  }

  mutating func cancelReminder(_ id: String) {
    call(
      "cancelDailyReminder", "cancel-reminder", args: "reminderId: \(id)",
      answer: "success={success}, reminderId={id}", [("success", .boolean(true)), ("id", .text(id))]
    ) {
      $0.wait(90)
      if !$0.plugin.habits.contains(.keepsCancelledReminders) { $0.plugin.reminders.removeAll { $0 == id } }
    }
  }

  mutating func askReminders() {
    call(
      "getScheduledReminders", "reminders", answer: "reminder_ids={reminder_ids}",
      [("success", .boolean(true)), ("reminder_ids", .list(plugin.reminders))]
    ) { $0.wait(20) }
  }
}
