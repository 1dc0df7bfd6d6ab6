import LogCheckModel

extension Habit {
  static let showsStaleContent = Habit("shows-stale-content")
  static let leavesStaleContent = Habit("leaves-stale-content")
}

/// Content is good for some time only.
extension Device {
  /// The content, if it may still be shown; logs that it may not.
  mutating func freshContent(_ content: PluginState.Content?) -> PluginState.Content? {
    if plugin.habits.contains(.keepsTheContent), let former = plugin.identity.formerContent { return former }
    guard let content, content.savedAt + content.lifetime < now, !plugin.habits.contains(.showsStaleContent) else {
      return content
    }
    plugin.leftover = content
    plugin.content = nil
    logExpired(content)
    wait(80)
    say(
      "expired-fallback", .fetch, "fetch.fallback", "Falling back to {mode} content (reason={reason})",
      [("mode", .text("default_text")), ("reason", .text("expired"))], level: .info)
    wait(20)
    return nil
  }

  private mutating func logExpired(_ content: PluginState.Content) {
    let age = Int((now - content.savedAt).nanoseconds / 1_000_000_000)
    say(
      "outlived", .storage, "storage.content.expired",
      "Content expired (schedule_id={schedule_id}, age={age_s}s, ttl={ttl_s}s)",
      [
        ("schedule_id", .text(plugin.scheduleID)), ("age_s", .integer(age)),
        ("ttl_s", .integer(Int(content.lifetime.nanoseconds / 1_000_000_000))),
      ], level: .info)
  }

  /// Content that has outlived its time leaves the cache.
  mutating func cleanUp() {
    guard let content = plugin.leftover else { return }
    if plugin.habits.contains(.leavesStaleContent) {
      if now - content.savedAt > .minutes(10) { logExpired(content) }
      return
    }
    plugin.leftover = nil
    wait(900)
    say(
      "swept", .storage, "storage.cache.cleaned", "Cache cleaned (removed={removed})", [("removed", .integer(1))],
      level: .info)
  }
}
