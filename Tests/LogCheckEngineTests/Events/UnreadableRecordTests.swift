import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckEngine

/// A record that cannot be read as a whole may be an event; one that can be read is what it is. Texts that begin with a letter
/// beyond ASCII are not compared.
@Suite struct UnreadableRecordTests {
  private static let events = """
    a.fetch: { component: ALPHA, text: "Fetch started at {at:instant}" }
    a.done: { component: ALPHA, text: ["Fetch done", "All done"] }
    a.accent: { component: ALPHA, text: "étape {n:integer}" }
    a.any: { component: ALPHA, regex: "code \\\\d+" }
    b.note: { component: BETA, text: "Fetch started" }
    j.only: { fields: { id: word } }
    """
  private static let components = """
    ALPHA: { tags: ["[X-ALPHA]"], log_tags: [XAlpha] }
    BETA: { tags: ["[X-BETA]"] }
    """

  private func doubt(_ message: String, tag: String = "", isCut: Bool = false) throws -> String {
    let lines = try Lines(components: Self.components, events: Self.events)
    var record = lines.record(message, tag: tag)
    record.isCut = isCut
    guard let doubt = lines.classifier.classify(record).doubt else { return "none" }
    let names = doubt.types.map { lines.rules.events[$0.index].name }.sorted()
    return ([doubt.reason.rawValue] + names).joined(separator: " ")
  }

  @Test(arguments: [
    ("[X-ALPHA] <private>", "redacted a.accent a.any a.done a.fetch"),
    ("✅ [X-ALPHA]: <private> <private>", "redacted a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] <mask.hash: 'abc'>", "redacted a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] ...", "redacted a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] FETCH  <private>", "redacted a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] Fetch started <private> now", "redacted a.accent a.any a.fetch"),
    ("[X-BETA] <private>", "redacted b.note"), ("[X-BETA] Other <private>", "none"),
    ("[X-ALPHA] Fetching...", "none"), ("[X-ALPHA] Fetching all", "none"),
    ("[X-ALPHA]", "truncated a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] Fe\u{FFFD}ch started", "malformed a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] \u{FFFD}tape 3", "malformed a.accent a.any"), ("[X-BETA] \u{FFFD} Some words", "none"),
    ("[X-ALPHA] Fetch started at <private>", "none"), ("<private>", "none"), ("Fetch <private>", "none"),
  ])
  func whatCanBeReadDecides(_ message: String, _ reported: String) throws {
    #expect(try doubt(message) == reported)
  }

  @Test func theLogTagSaysWhoseItIs() throws {
    #expect(try doubt("<private>", tag: "XAlpha") == "redacted a.accent a.any a.done a.fetch")
  }

  @Test(arguments: [
    ("[X-ALPHA] Fetch", "truncated a.accent a.any a.done a.fetch"),
    ("[X-ALPHA] Fetch st", "truncated a.accent a.any a.fetch"),
    ("[X-ALPHA]", "truncated a.accent a.any a.done a.fetch"), ("[X-BETA] Fetching all", "none"),
    ("[X-ALPHA] Fetch done", "none"),
  ])
  func aCutLineMayGoOn(_ message: String, _ reported: String) throws {
    #expect(try doubt(message, isCut: true) == reported)
  }

  @Test(arguments: [
    (#"{"event":"j.only","id":x"#, false, "truncated j.only"),
    (#"{"event":"j.only","id":x"#, true, "truncated j.only"),
    (#"{"event":"a.done",,"#, false, "truncated a.done"), (#"{"event":"a.done","#, false, "none"),
    (#"{"event":"other.thing","id":"x"#, true, "none"),
    (#"{"event":"j.on"#, false, "truncated a.accent a.any a.done a.fetch b.note j.only"),
    (#"{"id":"x"#, true, "truncated a.accent a.any a.done a.fetch b.note j.only"), (#"{"id":"x"#, false, "none"),
    ("{id: x}", false, "none"), (#"{"event":"j.only","id":"x"}"#, false, "none"), (#"{"event":3}"#, false, "none"),
  ])
  func aBrokenObjectIsTheEventThatItNames(_ message: String, _ isCut: Bool, _ reported: String) throws {
    #expect(try doubt(message, isCut: isCut) == reported)
  }
}
