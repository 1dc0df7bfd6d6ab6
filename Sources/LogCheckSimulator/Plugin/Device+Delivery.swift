import LogCheckModel

/// A notification is shown.
extension Device {
  /// The app is open when the notification comes.
  mutating func present(_ id: String, _ scheduled: LogInstant) { tellDelivery(of: id, scheduled, source: "foreground") }

  /// What the system delivered while nothing of the app ran.
  mutating func tellDelivered() {
    let delivered = system.delivered
    system.delivered = []
    for item in delivered {
      wait(30)
      tellDelivery(of: item.id, item.at, source: "delivered_list")
    }
  }

  private mutating func tellDelivery(of id: String, _ scheduled: LogInstant, source: String) {
    if tellDualDelivery(id, scheduled, source) { return }
    if let place = plugin.schedules.firstIndex(where: { $0.id == id }) {
      if plugin.schedules[place].repeatsDaily {
        plugin.schedules[place].next = scheduled + Self.day
      } else {
        plugin.schedules[place].isDelivered = true
      }
    }
    let content = plugin.content.flatMap { $0.scheduledFor == scheduled ? $0 : nil }
    let hash = content.map { [("content_hash", StructuredValue.text($0.hash))] } ?? []
    say(
      "delivered", .scheduler, "scheduler.notification.delivered",
      "notification delivered (id={id}, scheduled={scheduled}, source={source}, content_source={content_source}"
        + (content == nil ? ")" : ", content_hash={content_hash})"),
      [
        ("id", .text(id)), ("scheduled", .instant(scheduled)), ("source", .text(source)),
        ("content_source", .text(content == nil ? "default" : "fetched")),
      ] + hash, level: .info)
  }
}
