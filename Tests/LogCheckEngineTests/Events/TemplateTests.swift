import LogCheckEngine
import LogCheckModel
import Testing

@Suite struct TemplateTests {
  /// Template, message after the tag, classification; `-` is a line that no event fits.
  @Test(arguments: [
    // Letters without case, blanks as they come, punctuation with or without blanks.
    ("Fetch started", "fetch STARTED", "a.b"), ("Fetch started", "Fetch   \tstarted", "a.b"),
    ("Fetch started", "Fetchstarted", "-"),
    ("Fetch started", "Fetch started!", "a.b"), ("Fetch started", "Fetch started.", "a.b"),
    ("Fetch started", "Fetch startedx", "-"),
    ("Fetch started", "Fetch started again", "-"), ("Fetch started", "  Fetch started", "a.b"),
    ("Fetch started", "re Fetch started", "-"),
    ("state: ready", "state:ready", "a.b"), ("state = ready", "state=ready", "a.b"),
    ("state=ready", "state = ready", "-"),
    ("Über {n:integer}", "Über 3", "a.b n=3"),
    // Arrows in all their spellings.
    ("call() → done", "call() → done", "a.b"), ("call() → done", "call() -> done", "a.b"),
    ("call() -> done", "call()=>done", "a.b"),
    ("call() → done", #"call() \u2192 done"#, "a.b"), ("call() → done", #"call() \342\206\222 done"#, "a.b"),
    ("call() → done", #"call() \M-b\M^F\M^R done"#, "a.b"),
    ("call() → done", "call() - done", "-"),
    // Fields.
    ("id {id:word}", "id x1", "a.b id=x1"), ("id {id:word}", "id x1, n=3", "a.b id=x1"),
    ("id {id:word}", "id \"x 1\"", "a.b id=x 1"), ("id {id:word}", "id x 1", "-"),
    ("at {at:instant}", "at 2025-11-15T05:53:00Z", "a.b at=2025-11-15T05:53:00Z"),
    ("at {at:instant}", "at 2025-11-15 05:53:00 +0100 (n=1)", "a.b at=2025-11-15T04:53:00Z"),
    ("at {at:instant}", "at soon", "a.b at=!"), ("took {d:duration}", "took 300 ms", "a.b d=300 ms"),
    ("took {d:duration}", "took 2.5s", "a.b d=2.500 s"),
    ("count {n:integer} left", "count 7 left", "a.b n=7"), ("count {n:integer} left", "count seven left", "a.b n=!"),
    ("ids {l:list}", "ids [a, b]", "a.b l=[a,b]"),
    ("ok {ok:boolean}", "ok yes", "a.b ok=true"), ("{n:integer} of {m:integer}", "3 of 4", "a.b n=3 m=4"),
    ("says {t:text}", "says some words", "a.b t=some words"),
    ("says {t:text} to {w:word}", "says a to b to c", "a.b t=a to b w=c"),
    // Hidden and elided values fit every field.
    ("id {id:word}", "id <private>", "a.b id=~"), ("at {at:instant}", "at <mask.hash: 'a b'>", "a.b at=~"),
    ("n {n:integer} left", "n <decode: missing data> left", "a.b n=~"),
    ("at {at:instant}", "at ...", "a.b at=~"), ("at {at:instant}", "at …", "a.b at=~"),
    ("{n=on|off} now", "<private> now", "a.b n=~"),
    // Words.
    ("is {on|off}", "is on", "a.b"), ("is {on|off}", "is ON", "a.b"), ("is {on|off}", "is one", "-"),
    ("is {s=on|off|on hold}", "is on hold", "a.b s=on hold"),
    ("is {s=on|off}", "is off", "a.b s=off"),
    // Optional parts.
    ("done [[ with {n:integer} items ]]", "done", "a.b"),
    ("done [[ with {n:integer} items ]]", "done with 3 items", "a.b n=3"),
    ("done [[ with {n:integer} items ]]", "done with items", "-"),
    ("[[ re ]] start", "start", "a.b"), ("[[ re ]] start", "re start", "a.b"),
    ("a [[ b [[ c ]] ]] d", "a b c d", "a.b"), ("a [[ b [[ c ]] ]] d", "a d", "a.b"),
    ("a [[ b [[ c ]] ]] d", "a c d", "-"),
    // Anything up to the end.
    ("begin {*}", "begin", "a.b"), ("begin {*}", "begin whatever = it says", "a.b"),
    ("begin {*}", "begin\nand goes on", "a.b"), ("begin {*}", "beginning", "-"), ("begin {*}", "begin: so", "a.b"),
    // Signs that mean something in patterns.
    ("a.b (c) [d] \\{e\\} $f ^g *h +i ?j #k", "a.b (c) [d] {e} $f ^g *h +i ?j #k", "a.b"), ("a.b", "axb", "-"),
    ("\\\\ back", "\\ back", "a.b"),
  ])
  func fits(_ template: String, _ message: String, _ reported: String) throws {
    let lines = try Lines(templates: [template])
    #expect(lines.reported("[X-ALPHA] " + message) == (reported == "-" ? "unrecognised ALPHA" : reported))
  }

  /// Punctuation and pairs follow the template, in the first line only.
  @Test(arguments: [
    ("started (id=x1, n=3)", "a.b id=x1 n=3"), ("started n=3 id=x1", "a.b id=x1 n=3"),
    ("started, id: x1; n: 3", "a.b id=x1 n=3"), ("started [id=\"x 1\"] [n=3]", "a.b id=x 1 n=3"),
    ("started id=x1 other=7", "a.b id=x1"), ("started\nid=x1", "a.b"), ("started id=x1\nn=3", "a.b id=x1"),
    ("started (id=<private>, n=...)", "a.b id=~ n=~"),
    ("started (id=x1, n=three)", "a.b id=x1 n=!"), ("started and more", "-"), ("started: a free text", "-"),
    ("started {\"id\": \"x1\"}", "-"),
  ])
  func readsThePairsAfterTheTemplate(_ message: String, _ reported: String) throws {
    let lines = try Lines(
      templates: ["started"], more: "  fields: { id: word, n: integer }\n  pairs: { id: id, n: \"n\" }")
    #expect(lines.reported("[X-ALPHA] " + message) == (reported == "-" ? "unrecognised ALPHA" : reported))
  }

  /// The name of a header has hyphens in it; the end of such a key is another key.
  @Test(arguments: [
    ("started (If-None-Match=\"v7\")", "a.b tag=v7"), ("started (id=x1, if-none-match: v7)", "a.b id=x1 tag=v7"),
    ("started x-id=x1", "a.b"), ("started (note=a b if-none-match=v7, id=x1)", "a.b id=x1 tag=v7 note=a b"),
    ("started - id=x1", "a.b id=x1"), ("started -id=x1", "a.b id=x1"), ("started a--b=x1", "-"), ("started a-=x1", "-"),
  ])
  func readsKeysWithHyphens(_ message: String, _ reported: String) throws {
    let lines = try Lines(
      templates: ["started"],
      more: "  fields: { id: word, tag: word, note: text }\n  pairs: { id: id, If-None-Match: tag, note: note }")
    #expect(lines.reported("[X-ALPHA] " + message) == (reported == "-" ? "unrecognised ALPHA" : reported))
  }

  /// Neither many pairs nor a text after them change whether the line fits.
  @Test(arguments: [(" n=7", "a.b id=x1 n=7"), ("] a text", "-")])
  func manyPairsAreNoRiddle(_ end: String, _ reported: String) throws {
    let lines = try Lines(
      templates: ["started"], more: "  fields: { id: word, n: integer }\n  pairs: { id: id, n: \"n\" }")
    let record = lines.record("[X-ALPHA] started id=x1 " + String(repeating: "a=b c=[d] ", count: 500) + end)
    #expect(lines.reported(record) == (reported == "-" ? "unrecognised ALPHA" : reported))
    #expect(lines.classifier.classify(record).stoppedEvent == nil)
  }

  /// A letter is not a mark, in whatever script; a mark may come before the tag, after it, and in the template.
  @Test(arguments: [
    ("étape {n:integer}", "[X-ALPHA] étape 3", "a.b n=3"), ("Étape {n:integer}", "✅ [X-ALPHA] ⚡️ étape 3", "a.b n=3"),
    ("Этап {n:integer}", "[X-ALPHA]: ✅этап 3", "a.b n=3"), ("段階 {n:integer}", "🏁🏁[X-ALPHA] 段階 3", "a.b n=3"),
    ("段階 {n:integer}", "段階 [X-ALPHA] 段階 3", "foreign"), ("½ done", "[X-ALPHA] ½ done", "a.b"),
    ("→ done", "[X-ALPHA] → done", "a.b"), ("✅ done", "[X-ALPHA] ✅ done", "a.b"), ("done", "[X-ALPHA] ✅ done", "a.b"),
    ("✅ done", "[X-ALPHA] done", "unrecognised ALPHA"), ("done", "[X-ALPHA] \u{E9}done", "unrecognised ALPHA"),
  ])
  func marksAreNoLetters(_ template: String, _ message: String, _ reported: String) throws {
    #expect(try Lines(templates: [template]).reported(message) == reported)
  }

  @Test func theFirstTemplateThatFitsWins() throws {
    let lines = try Lines(templates: ["job {id:word} done", "job {n:integer} done", "job {*}"])
    #expect(lines.reported("[X-ALPHA] job 7 done") == "a.b id=7")
    #expect(lines.reported("[X-ALPHA] job 7 failed") == "a.b")
  }

  @Test func constantsFillFieldsThatTheLineLacks() throws {
    let lines = try Lines(
      templates: ["job [[ {s=good|bad} ]] over"],
      more: "  fields: { s: word, k: integer }\n  pairs: { k: k }\n  set: { s: none, k: 1 }")
    #expect(lines.reported("[X-ALPHA] job over") == "a.b s=none k=1")
    #expect(lines.reported("[X-ALPHA] job good over") == "a.b s=good k=1")
    #expect(lines.reported("[X-ALPHA] job <private> over k=2") == "a.b s=~ k=2")
  }

  /// A pattern of a user is bounded; a line it is stopped on says so instead of being another line.
  @Test func aRegexThatIsStoppedIsNoAnswer() throws {
    let lines = try Lines(
      events: "a.b:\n  component: ALPHA\n  fields: { n: integer }\n  regex: ['job (?<n>\\d+)', '(x+)+$']")
    #expect(lines.reported("[X-ALPHA] some job 7 done") == "a.b n=7")
    let endless = lines.record("[X-ALPHA] " + String(repeating: "x", count: 4000) + "!")
    #expect(lines.reported(endless) == "unrecognised ALPHA")
    #expect(lines.classifier.classify(endless).stoppedEvent != nil)
    #expect(lines.classifier.classify(lines.record("[X-ALPHA] quiet")).stoppedEvent == nil)
  }

  /// No line of a log makes a template run long: they run unguarded.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      String(repeating: "a=b ", count: 16_000), String(repeating: "a", count: 65_000),
      String(repeating: "\"", count: 65_000),
      String(repeating: "a=\"", count: 20_000), String(repeating: "x ", count: 32_000),
      String(repeating: "=", count: 65_000),
      String(repeating: "(", count: 65_000), String(repeating: "a:[", count: 20_000),
      String(repeating: " ", count: 65_000),
      String(repeating: "<private>", count: 7000), String(repeating: "w1.w2_", count: 10_000) + "=",
      String(repeating: "a=b ", count: 16_000) + "]x", String(repeating: "a=\"b\"", count: 10_000) + ";x",
    ])
  func noLineTakesLong(_ rest: String) throws {
    let lines = try Lines(
      templates: [
        "job {id:word} took {d:duration} [[ of {t:text} ]] {s=good|bad}", "says {t:text} to {w:word}", "job",
      ],
      more: "  fields: { n: integer }\n  pairs: { n: \"n\", m: \"n\" }")
    for start in ["job", "job ", "job x took ", "says ", "job 1 took 2s of "] {
      let record = lines.record("[X-ALPHA] " + start + rest)
      let time = ContinuousClock().measure { _ = lines.classifier.classify(record) }
      #expect(time < .seconds(1), "\(start)")
    }
  }
}
