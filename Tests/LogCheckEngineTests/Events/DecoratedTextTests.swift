import LogCheckEngine
import LogCheckModel
import Testing

/// Text that people write around a message, with the words of no app.
@Suite struct DecoratedTextTests {
  private static let more = "  fields: { id: word, n: integer, at: instant }\n  pairs: { id: id, n: \"n\", at: at }"

  @Test(arguments: [
    "⏰ Fetch started", "1/2 Fetch started ✅", "(2/4) Fetch started (attempt 1)", "12:01 Fetch started in 12 ms",
    "[p=0x7a] Fetch started on main", "run_0042 -> Fetch started after 3 s", "fetch #3: Fetch started successfully",
    "Fetch started for x-1, called by RootView", "Fetch started via cache - done", "Fetch started: 3 items 🎉",
    "on launch: Fetch started",
  ])
  func decorationChangesNothing(_ message: String) throws {
    let lines = try Lines(templates: ["Fetch started"], more: Self.more)
    #expect(lines.reported("[X-ALPHA] " + message) == "a.b")
  }

  @Test(arguments: [
    ("Fetch started id=x1 for y-2", "a.b id=x1"), ("(2/4) Fetch started (id=x1, n=3) ✅", "a.b id=x1 n=3"),
    ("Fetch started in 12 ms (n=3) for y-2", "a.b n=3"),
    ("Fetch started at=2025-11-15T05:53:00Z on main", "a.b at=2025-11-15T05:53:00Z"),
    ("Fetch started at=2025-11-15 05:53:00 +0100 for x-1", "a.b at=2025-11-15T04:53:00Z"),
    ("Fetch started n=3✅", "a.b n=3"),
    ("Fetch started id=x1✅", "a.b id=x1"), ("⏰ 1/2 Fetch started n=three", "a.b n=!"),
  ])
  func pairsAmongDecorationAreFields(_ message: String, _ fields: String) throws {
    let lines = try Lines(templates: ["Fetch started"], more: Self.more)
    #expect(lines.reported("[X-ALPHA] " + message) == fields)
  }

  @Test(arguments: [
    "Fetch started and failed", "not: Fetch started", "Fetch started (not really)", "expected: Fetch started",
    "0 Fetch started",
    "Fetch started later", "Fetch started 0 times", "[dry-run] Fetch started", "Fetch started?", "Fetch started x1",
    "Fetch started 3",
    "Fetch started for ages", "1/2 some Fetch started", "Fetch started (attempt 1", "(2/4) Fetch started <private>",
    "Fetch started for x-1 ...", "<private> Fetch started", "Fetch started (retry)",
    "submitted_failed -> Fetch started",
    "(2/4) Fetch started ok=false", "Fetch started ❌", "(2/4) Fetch started (0 of 3)", "1/2 🚫 Fetch started",
    "Fetch started → rejected",
    "(2/4) Fetch started error=5", "Fetch started on x-1 [FAILED]", "Fetch started (will retry)",
    "Fetch started in dry-run mode",
    "Fetch started at 05:35 instead of 05:40", "Fetch started for 0 items", "Fetch started with errors",
    "Fetch started on next launch",
    "Fetch started for tomorrow", "Fetch started by hand", "Fetch started - cancelled", "Fetch started: denied",
    "Fetch started = false", "Fetch started 🎉 nicht",
  ])
  func otherWordsMakeALineUnknown(_ message: String) throws {
    let lines = try Lines(templates: ["Fetch started"], more: Self.more)
    #expect(lines.reported("[X-ALPHA] " + message) == "unrecognised ALPHA")
  }

  @Test(arguments: [
    ("(2/4) Fetch started <private>", true), ("(2/4) Fetch st", true), ("(2/4) <private>", false), ("(2/4) Fe", false),
  ])
  func aTextThatIsHiddenOrCutAfterDecorationMayBeItsEvent(_ message: String, _ mayBe: Bool) throws {
    let lines = try Lines(templates: ["Fetch started"], more: Self.more)
    let classification = lines.classifier.classify(lines.record("[X-ALPHA] " + message))
    #expect(classification.doubt.map { $0.types == [EventTypeID(0)] } ?? false == mayBe)
  }

  @Test func aTextOfOneWordTakesNoDecoration() throws {
    let lines = try Lines(templates: ["started"])
    #expect(lines.reported("[X-ALPHA] (2/4) started") == "unrecognised ALPHA")
    #expect(lines.reported("[X-ALPHA] started for x-1") == "unrecognised ALPHA")
  }

  /// A value that ends a text is whole: half of a time with a pair after it is no value.
  @Test func aTimeIsNotCutAtItsColons() throws {
    let lines = try Lines(templates: ["due at {at:instant}"])
    #expect(lines.reported("[X-ALPHA] due at 2025-11-15T05:53:00Z (attempt 1)") == "a.b at=2025-11-15T05:53:00Z")
  }
}
