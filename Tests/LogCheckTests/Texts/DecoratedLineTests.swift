import Foundation
import LogCheckModel
import LogCheckRules
import LogCheckTestSupport
import Testing

/// A known text with something around it stays known, with the same fields.
@Suite struct DecoratedLineTests {
  private static let leading = [
    "⏰ ", "⏰ 1/2 ", "[pi=0x7a] ", "1/2 ", "12:01 ", "(2/4) ", "<0x600001a2> ", "fetch #3: ", "run_0042 -> ",
    "r-31 ← ", "12 ms: ",
    ">>> ", "after 12 ms: ", "1 of 2: ", "[call 2] ", "slot 3 ", "launch: ",
  ]

  private static let trailing = [
    " ✅", "✅", " (attempt 1)", " for daily-1", " on main", " on the main thread", " in 12 ms", " after 3 s",
    " at 05:35", " via cache",
    " done", " successfully", " shard=main", " [main]", " - 3 items", " <<<", " (retry 1) ✅", " for daily-1 in 12 ms",
    " 🎉 done",
    " called by AccountView", " (1 of max 3)",
  ]

  private static let denials = [
    " failed", " not yet", " was rejected", " for daily-1 was rejected", " later", " (dry run)", " (not really)",
    " skipped",
    " would be next", " for nothing", " without success", " instead", "? no", " on hold", " for daily-1, but failed",
    " 0 times",
    " retry", " ... failed", " (attempt 1 failed)", " in theory", " by mistake", " for removal", " → rejected",
    " (will retry)", " [FAILED]",
    " with errors", " (0 of 3)", " for 0 schedules", " at 05:35 instead of 05:40", " on next launch",
  ]

  private static let leadingDenials = [
    "would have: ", "not ", "no ", "expected: ", "last event: ", "(dry run) ", "skipping: ", "0 ", "next ",
    "waiting for: ",
    "failed -> ", "[simulated] ", "<private> ", "ok=false ", "todo: ", "never ", "retry: ", "Would have called ",
  ]

  /// Texts of one word may be anything's, and texts that end in what takes the rest of the line take what follows.
  private static func lines(_ classifier: LineClassifier) -> [TemplateLine] {
    TemplateLine.all(of: classifier.rules).filter {
      $0.component != "any" && $0.body.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).count > 1
    } + regexLines
  }

  /// Texts that a longer one of the same event continues with `for`.
  private static let goesOnWithFor: Set = [
    "Notification scheduled", "Scheduling notification", "notifications_denied", "Dual notification armed",
  ]

  /// Text that may follow a message so that the line is still its event and no other.
  private static func some(_ decorations: [String], after line: TemplateLine) -> [String] {
    decorations.filter { decoration in
      if decoration.hasPrefix(" for ") { return !goesOnWithFor.contains(line.body) }
      // A mark without a blank is a part of the word, and another event takes any word.
      return decoration != "✅" || !line.body.hasPrefix("app lifecycle: ")
    }
  }

  /// Decorations that do not make the text look like a second line after the header of another one.
  private static func some(_ decorations: [String], before line: TemplateLine) -> [String] {
    decorations.filter { decoration in
      !line.body.hasPrefix("DN|") || !["] ", "> ", ": "].contains { decoration.hasSuffix($0) }
    }
  }

  /// True if all that follows a text is a part of it: a refused call may have its reason there in any words, and
  /// `Rescheduled` takes
  /// `alarm: …` for a pair with any value.
  private static func hasOwnRest(_ line: TemplateLine) -> Bool {
    line.takesTheRest || line.event == "js.reject" || line.body.hasPrefix("Rescheduled alarm:")
  }

  private static let regexLines = [
    ("fetch.request", "[DNP-FETCH] ", "Fetch request"),
    ("fetch.bgtask.submit_failed", "[DNP-FETCH] ", "BGTask submit failed"),
    ("scheduler.notification.delivered", "[DNP-SCHEDULER] ", "notification delivered (id=daily-1)"),
    ("js.call", "[DNP-JS] ", "call configure callbackId=12"),
    ("js.resolve", "[DNP-JS] ", #"resolve configure callbackId=12 {"success":true}"#),
  ].map { TemplateLine(event: $0.0, component: "", tag: $0.1, logTag: nil, body: $0.2, takesTheRest: true) }

  @Test func textsWithSomethingInFrontKeepTheirEventAndFields() throws {
    let classifier = try LineClassifier()
    var checked = 0
    for line in Self.lines(classifier) {
      guard let plain = classifier.event(of: line.tag + line.body, logTag: line.logTag), plain.name == line.event else {
        continue
      }
      for decoration in Self.some(Self.leading, before: line) {
        let text = line.tag + decoration + line.body
        let event = classifier.event(of: text, logTag: line.logTag)
        #expect(event?.name == line.event && event?.fields == plain.fields, "\(text): \(String(describing: event))")
        checked += 1
      }
    }
    #expect(checked > 4000)
  }

  @Test func textsWithSomethingAfterThemKeepTheirEventAndFields() throws {
    let classifier = try LineClassifier()
    var checked = 0
    for line in Self.lines(classifier) where !Self.hasOwnRest(line) {
      guard let plain = classifier.event(of: line.tag + line.body, logTag: line.logTag), plain.name == line.event else {
        continue
      }
      for decoration in Self.some(Self.trailing, after: line) {
        for body in [line.body + decoration, "⏰ " + line.body + decoration] {
          let text = line.tag + body
          let event = classifier.event(of: text, logTag: line.logTag)
          #expect(event?.name == line.event && event?.fields == plain.fields, "\(text): \(String(describing: event))")
          checked += 1
        }
      }
    }
    #expect(checked > 4000)
  }

  @Test func wordsThatDenyOrPostponeATextMakeItUnknown() throws {
    let classifier = try LineClassifier()
    for line in Self.lines(classifier)
    where classifier.event(of: line.tag + line.body, logTag: line.logTag)?.name == line.event {
      let before = Self.leadingDenials.map { $0 + line.body }
      // `Delivery status changed → rejected` is a change from one status to another.
      let denials =
        Self.hasOwnRest(line)
        ? []
        : Self.some(Self.denials, after: line).filter { $0 != " → rejected" || !line.body.hasPrefix("Delivery status") }
      let after = denials.flatMap { [line.body + $0, "(2/4) " + line.body + $0] }
      for body in before + after {
        let event = classifier.event(of: line.tag + body, logTag: line.logTag)?.name
        #expect(event != line.event, "\(line.tag + body) is taken for \(event ?? "")")
      }
    }
  }

  /// The lines of the samples, with their pairs and values.
  @Test(arguments: ["healthy/first-run.log"])
  func linesOfASampleStayWhatTheyAre(sample: String) throws {
    let classifier = try LineClassifier()
    let file = RepositoryPaths.root.appending(path: "SampleLogs/\(sample)")
    let messages = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /\[DNP-[A-Z]+\] .*/).map { String($0.0) }
    }
    var checked = 0
    for message in messages {
      guard let plain = classifier.event(of: message), let tagEnd = message.firstIndex(of: "]") else { continue }
      let tag = message[...tagEnd]
      let body = message[message.index(after: tagEnd)...].drop { $0 == " " }
      guard !body.hasPrefix("{"), body.split(separator: " ").count > 1 else { continue }
      for text in Self.leading.map({ "\(tag) \($0)\(body)" }) + Self.trailing.map({ "\(tag) \(body)\($0)" }) {
        let event = classifier.event(of: text)
        #expect(event?.name == plain.name && event?.fields == plain.fields, "\(text): \(String(describing: event))")
        checked += 1
      }
    }
    #expect(checked > 200)
  }

  @Test(arguments: [
    ("[DNP-FETCH] BGTask submitted earliest_begin=2025-11-15 05:48:00 +0000 for daily-1 ✅", "2025-11-15T05:48:00Z"),
    ("[DNP-FETCH] BGTask submitted earliest_begin=2025-11-15T05:48:00Z for daily-1", "2025-11-15T05:48:00Z"),

    (
      "[DNP-FETCH] (2/4) BGTask submitted for daily-1 (earliest_begin=2025-11-15T05:48:00Z, queue=main) in 12 ms",
      "2025-11-15T05:48:00Z"
    ),
    ("[DNP-FETCH] BGTask submitted earliest_begin=1763185680 for daily-1", "2025-11-15T05:48:00Z"),
  ])
  func whatFollowsAValueIsNoPartOfIt(line: String, begin: String) throws {
    let classifier = try LineClassifier()
    let plain = try #require(classifier.event(of: "[DNP-FETCH] BGTask submitted earliest_begin=\(begin)"))
    let event = try #require(classifier.event(of: line))
    #expect(event.name == "fetch.bgtask.submitted")
    #expect(classifier.fields(event)["earliest_begin"] == classifier.fields(plain)["earliest_begin"])
  }

  @Test(arguments: [
    "[DNP-STORAGE] Loaded schedules 3", "[DNP-FETCH] BGTask started again", "[DNP-FETCH] BGTask started run_0042",
    "[DNP-FETCH] (2/4) START", "[DNP-FETCH] ⏰ START", "[DNP-FETCH] START for daily-1",
    "[DNP-STORAGE] (2/4) op for daily-1",
    "[DNP-FETCH] (2/4) [DNP-OTHER] BGTask started", "[DNP-FETCH][DNP-STORAGE] BGTask started",
    "[DNP-FETCH] [DNP-STORAGE] BGTask started", "[DNP-FETCH] (2/4) BGTask started (attempt",
    "[DNP-FETCH] BGTask started \u{FFFD}ok", "[DNP-FETCH] BGTask started for <private>",
    "[DNP-FETCH] BGTask started for daily-1 ...",
  ])
  func linesThatMayMeanMoreStayUnknown(line: String) throws {
    let event = try LineClassifier().event(of: line)
    #expect(event == nil || line.contains("⏰ START"), "\(line) is taken for \(event?.name ?? "")")
  }

  /// Long and hostile lines cost no more than their length.
  @Test func longLinesEndSoon() throws {
    let classifier = try LineClassifier()
    let clock = ContinuousClock()
    for filler in ["(2/4) ", "((((", "a=b ", "🎉", "for x1 ", "<<<<", "\"", "{[(", "1 "] {
      for text in [String(repeating: filler, count: 300), String(repeating: filler, count: 20000)] {
        let took = clock.measure {
          _ = classifier.event(of: "[DNP-FETCH] " + text + "BGTask started")
          _ = classifier.event(of: "[DNP-FETCH] BGTask started " + text)
        }
        #expect(took < .seconds(2), "\(filler) × \(text.count): \(took)")
      }
    }
  }
}
