import LogCheckModel

/// The user for whom the plugin fetches, and the credentials that the server knows.
struct Identity: Sendable {
  var token: Token?
  /// True if requests carry a token.
  var usesTokens = false
  var algorithm = "ES256K"
  /// The cached content of the previous identity.
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
    let tag = plugin.habits.contains(.sendsNoTag) ? nil : plugin.tag
    // Where the server has no tags, nothing is said of them.
    let reported = system.serverTag == nil && tag == nil ? nil : tag ?? "none"
    say(
      "fetch", .fetch, "fetch.request",
      "Fetch request (run_id={run_id}, host={host}" + (reported == nil ? ")" : ", if_none_match=\"{if_none_match}\")"),
      run + [("host", .text("api.example.test"))] + (reported.map { [("if_none_match", .text($0))] } ?? []),
      level: .info)
    return tag
  }

  /// True if the server has nothing newer than the content of that tag.
  func isUnchanged(_ tag: String?) -> Bool { tag.map { $0 == system.serverTag } ?? false }

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
    plugin.identity.formerContent?.source = "cached"
    if !plugin.habits.contains(.keepsTheTag) { plugin.tag = nil }
    plugin.content = nil
    plugin.identity.token = nil
    system.serverTag = serverTag ?? system.serverTag
    wait(100)
    say(
      "identity-cleared", .plugin, "cache.identity_cleared", "Cache cleared for new identity (did_hash={did_hash})",
      [("did_hash", .text(hash))], level: .info)
  }
}
