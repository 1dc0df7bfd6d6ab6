import LogCheckModel
import LogCheckRules
import Testing

@testable import LogCheckEngine

/// Members of structured events that fill fields by the keys of `pairs`.
@Suite struct StructuredPairTests {
  private static let events = """
    a.loaded:
      component: ALPHA
      fields: { bytes: integer, level: word, took: duration, part: object }
      text: "loaded"
      pairs: { size: bytes, length: bytes, lvl: level, part: bytes }
    """

  /// The member of the field's own name wins, in any order and inside of `fields` or not.
  @Test(arguments: [
    (#""fields":{"size":12}"#, "bytes=12"),
    (#""size":12"#, "bytes=12"),
    (#""fields":{"bytes":1,"size":12}"#, "bytes=1"),
    (#""fields":{"size":12,"bytes":1}"#, "bytes=1"),
    (#""bytes":1,"fields":{"size":12}"#, "bytes=1"),
    (#""fields":{"size":12},"bytes":1"#, "bytes=1"),
    (#""fields":{"bytes":1,"size":"many"}"#, "bytes=1"),
    (#""fields":{"bytes":1,"size":null}"#, "bytes=1"),
    // A value of the field that cannot be read is its value all the same.
    (#""fields":{"bytes":"many","size":12}"#, "bytes=!"),
    (#""fields":{"bytes":"<private>","size":12}"#, "bytes=~"),
    // `null` counts as absent.
    (#""fields":{"bytes":null,"size":12}"#, "bytes=12"),
    (#""fields":{"size":12,"bytes":null}"#, "bytes=12"),
    (#""fields":{"size":12,"length":null}"#, "bytes=12"),
    // An object fills the field of its name, another value the field of the pair.
    (#""fields":{"part":{"a":1},"size":12}"#, #"bytes=12 part={"a":1}"#),
    (#""fields":{"part":7}"#, "bytes=7"),
    // A unit in the name is no other name.
    (#""fields":{"took":2,"took_ms":5}"#, "took=2 s"),
    (#""fields":{"took_ms":5,"took":2}"#, "took=2 s"),
  ])
  func aMemberOfAnotherNameFillsWhatItsOwnNameLeavesOpen(_ members: String, _ fields: String) throws {
    let lines = try Lines(events: Self.events)
    #expect(lines.reported(lines.record(#"{"event":"a.loaded",\#(members)}"#)) == "a.loaded " + fields)
  }
}
