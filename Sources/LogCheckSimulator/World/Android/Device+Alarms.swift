import LogCheckModel

/// The AlarmManager and the WorkManager.
extension Device {
  /// Takes an alarm, which replaces an old one of the same id.
  mutating func takeAlarm(_ id: String, at instant: LogInstant) {
    let number = system.nextNumber()
    system.android.alarms[id] = AndroidSystem.Alarm(at: instant, number: number)
    let delay = LogDuration.milliseconds(Int64(generator.number(in: system.android.alarmDelay)))
    at(instant + delay) { $0.sendAlarm(id, number) }
  }

  /// The time of an alarm has come: the system starts the app, if need be, and calls its receiver.
  private mutating func sendAlarm(_ id: String, _ number: Int) {
    guard let alarm = system.android.alarms[id], alarm.number == number, !system.android.isOff else { return }
    system.android.alarms[id] = nil
    startProcess("broadcast", "DailyNotificationReceiver")
    receiveAlarm(id, alarm.at)
  }

  /// Takes work that may begin at an instant; it replaces work of the same name.
  mutating func takeWork(_ name: String, at instant: LogInstant, for notification: LogInstant) {
    let number = system.nextNumber()
    system.android.work[name] = AndroidSystem.Work(at: instant, number: number, notification: notification)
    let delay = LogDuration.milliseconds(Int64(generator.number(in: system.android.workDelay)))
    at(max(instant, now) + delay) { $0.runWork(name, number) }
  }

  private mutating func runWork(_ name: String, _ number: Int) {
    guard let work = system.android.work[name], work.number == number, !system.android.isStopped else { return }
    guard !system.android.isOff, system.isOnline else {
      // Work asks for a network, and for a phone that is on.
      at(now + .minutes(10)) { $0.runWork(name, number) }
      return
    }
    system.android.work[name] = nil
    startProcess("service", "SystemJobService")
    fetchOnAndroid(work.notification)
  }
}
