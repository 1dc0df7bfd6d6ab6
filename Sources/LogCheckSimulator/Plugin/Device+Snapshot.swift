import LogCheckModel

/// The snapshot of the last cycle.
extension Device {
  mutating func writeSnapshot() {
    let cycle = plugin.cycle
    guard let earliest = cycle.earliest, let start = cycle.start, let notification = cycle.notification else { return }
    // Opaque to everybody else.
    let hash = plugin.scheduleHash ?? String(Identifiers.hash(plugin.scheduleID), radix: 16)
    say(
      "snapshot", .storage, "storage.snapshot.written",
      "Snapshot written (key={key}, last_schedule={last_schedule}, last_prefetch={last_prefetch}, "
        + "last_notification={last_notification}, prefetch_success={prefetch_success}, "
        + "cached_content_used={cached_content_used}"
        + (plugin.content == nil ? "" : ", contentHash={content_hash}") + ", scheduleHash={schedule_hash})",
      [
        ("key", .text("DNP_ScheduleSnapshot")), ("last_schedule", .instant(earliest)),
        ("last_prefetch", .instant(start)),
        ("last_notification", .instant(notification)),
        ("prefetch_success", .boolean(cycle.isSuccess || plugin.habits.contains(.callsEveryRunASuccess))),
        ("cached_content_used", .boolean(cycle.showedContent)),
      ] + (plugin.content.map { [("content_hash", .text($0.hash))] } ?? []) + [
        ("schedule_hash", .text(hash))
      ], level: .info)
  }
}
