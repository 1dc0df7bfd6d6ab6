import LogCheckModel

/// Who the plugin fetches for, and what the server knows it by.
struct Identity: Sendable {
  /// The tag of the content that is cached.
  var tag: String?
  var token: Token?
  /// Whether requests carry a token.
  var usesTokens = false
  var algorithm = "ES256K"
  /// What was cached for the identity of before.
  var formerContent: PluginState.Content?

  struct Token: Sendable { var end: LogInstant }
}

extension Habit {
  static let sendsNoTag = Habit("sends-no-tag")
  /// A new identity leaves the tag, or the content, of the old one.
  static let keepsTheTag = Habit("keeps-the-tag")
  static let keepsTheContent = Habit("keeps-the-content")
  static let keepsItsToken = Habit("keeps-its-token")
}

extension Device {
  /// Sends the request; gives the tag that it names.
  mutating func sendRequest(_ run: PluginLog.Fields) -> String? {
    let tag = plugin.habits.contains(.sendsNoTag) ? nil : plugin.identity.tag
    var words = "Fetch request (run_id={run_id}, host={host}"
    var fields = run + [("host", StructuredValue.text("api.example.test"))]
    if system.serverTag != nil {
      words += tag == nil ? ", If-None-Match={if_none_match}" : ", If-None-Match=\"{if_none_match}\""
      fields.append(("if_none_match", .text(tag ?? "none")))
    }
    say("fetch", .fetch, "fetch.request", words + ")", fields, level: .info)
    return tag
  }

  /// Whether the server has nothing newer than the content of that tag.
  func isUnchanged(_ tag: String?) -> Bool { tag.map { $0 == system.serverTag } ?? false }

  /// Nothing is newer than what is cached: it is shown once more.
  mutating func keepContent(_ target: LogInstant, _ run: PluginLog.Fields) {
    let fetched = now
    plugin.content?.scheduledFor = target
    plugin.content?.savedAt = now
    succeed(fetched, run)
  }

  /// Takes the token to a request, and makes it or renews it where it must.
  mutating func presentToken() {
    guard plugin.identity.usesTokens else { return }
    let former = plugin.identity.token?.end
    if former == nil || former.map({ $0 <= now }) ?? false && !plugin.habits.contains(.keepsItsToken) {
      let end = now.wholeSecond + .minutes(60)
      plugin.identity.token = Identity.Token(end: end)
      let label = former == nil ? "token-made" : "token-renewed"
      say(
        label, .fetch, former == nil ? "auth.jwt.generated" : "auth.jwt.refreshed",
        "JWT \(former == nil ? "generated" : "refreshed") (alg={alg}, exp={exp})",
        [("alg", .text(plugin.identity.algorithm)), ("exp", .instant(end))], level: .info)
      wait(30)
    }
    guard let token = plugin.identity.token else { return }
    say(
      "token", .fetch, "auth.jwt.used", "JWT used (alg={alg}, exp={exp})",
      [("alg", .text(plugin.identity.algorithm)), ("exp", .instant(token.end))], level: .info)
    wait(20)
  }

  /// The host names another person; what is cached for the former goes.
  mutating func changeIdentity(_ hash: String, serverTag: String? = nil) {
    say(
      "identity", .plugin, "auth.did.changed", "Active identity changed (did_hash={did_hash})",
      [("did_hash", .text(hash))], level: .info)
    plugin.identity.formerContent = plugin.content
    if !plugin.habits.contains(.keepsTheTag) { plugin.identity.tag = nil }
    plugin.content = nil
    plugin.identity.token = nil
    system.serverTag = serverTag ?? system.serverTag
    wait(100)
    say(
      "identity-cleared", .plugin, "cache.identity_cleared", "Cache cleared for new identity (did_hash={did_hash})",
      [("did_hash", .text(hash))], level: .info)
  }
}
