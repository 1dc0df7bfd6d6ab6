import LogCheckModel
import LogCheckRules
import LogCheckVocabulary
import Testing

/// Which fields a key may be another name of.
@Suite struct KeyResemblanceTests {
  private static let rules = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
    vocabulary:
      keys:
        size: [bytes, size, length]
        elapsed: [elapsed_ms, took, took_ms, took_s, minutes_taken]
        span: [span, lasted, lastedMs, lasted_ms, lasted_min]
        ident: [ident, item_id, owner_id]
    events:
      a.loaded:
        component: ALPHA
        fields:
          bytes: integer
          elapsed_ms: integer
          span: duration
          item_id: word
          owner_id: word
        text: "loaded"
        pairs: { volume: bytes }
    """

  @Test(arguments: [
    ("size", ["bytes"]), ("Bytes", ["bytes"]), ("Volume", ["bytes"]), ("colour", []), ("", []), ("\u{1F4A5}", []),
    // Another spelling is surer than a meaning.
    ("itemId", ["item_id"]), ("ident", ["item_id", "owner_id"]),
    // Units.
    ("took_ms", ["elapsed_ms"]), ("took", ["elapsed_ms?"]), ("took_s", []), ("minutes_taken", []),
    // A duration is read as seconds, or as milliseconds under a key in `_ms`.
    ("lasted", ["span"]), ("lasted_ms", ["span"]), ("lastedMs", []), ("lasted_min", []),
  ])
  func aKeyIsLikeTheFieldsOfItsMeaning(_ key: String, _ fields: [String]) throws {
    let (rules, diagnostics) = RuleLoader.load([RuleFileText(path: "a.yml", bytes: Array(Self.rules.utf8))])
    #expect(diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let event = try #require(rules.event(named: "a.loaded"))
    let found = LineMeasure(rules).fields(of: event, resembling: key)
    let names = rules.events[event.index].fields.map(\.name)
    #expect(found.map { names[$0.field] + ($0.isOfUnit ? "" : "?") } == fields)
  }
}
