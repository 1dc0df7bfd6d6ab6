import LogCheck
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The whole tool, over captures that a writer made of random traces, comes to what an oracle says that sees the whole trace.
@Suite struct WrittenTraceTests {
  private static let rules = Extent.seeds(3, whole: 10)
  private static let traces = 2
  /// Seeds of rules and traces on which tool and oracle once disagreed.
  private static let kept: [String: [UInt64]] = ["precedes": [22]]

  /// In order, a byte at a time, and with lines out of order within the bound.
  @Test(.tags(.long), arguments: RuleMaker.tried) func theToolSaysWhatTheOracleSays(_ kind: String) throws {
    for seed in Set(Self.rules + Self.kept[kind, default: []]).sorted() {
      let made = RuleMaker.rule(of: kind, seed: seed ^ 0xF11E)
      let library = try OwnRules.library(of: made.text, vocabulary: SmallVocabulary.text)
      var numbers = SeededNumbers(seed: seed ^ 0xB17E)
      for _ in 0..<Self.traces {
        let trace = WrittenTrace(of: made.names, &numbers)
        let oracle = try #require(Oracle(library.ruleSet, trace.items)).endings()
        let wanted = Tally(oracle)
        let bytes = trace.bytes(trace.items)
        let reported = [
          ("in order", try Tally(library, [bytes])), ("a byte at a time", try Tally(library, bytes.map { [$0] })),
          ("out of order", try Tally(library, [trace.bytes(trace.disordered(&numbers))])),
        ]
        for (name, tally) in reported where tally != wanted {
          let lines = trace.items.map(\.description).joined(separator: "\n")
          Issue.record("\(kind), seed \(seed), \(name): \(tally), oracle \(wanted) \(oracle)\n\(made.text)\n\(lines)")
          return
        }
      }
    }
  }

  /// An event that is missing from a stretch before the first line leaves the verdict open, however far the tool's own
  /// time lags the lines.
  @Test(arguments: [(2, "start"), (3, "fail")])
  func theCaptureBeginsWithItsFirstLine(_ seconds: Int, _ word: String) throws {
    let rule = """
      kind: precedes
      event: a.said
      where: 'what == "so"'
      requires: b.said
      scope: { within_past: 2s }
      """
    let others = ["[X-ALPHA] Said nothing", "[X-BETA] Other"]
    let logLines = OwnRules.logLines((0..<seconds).map { others[$0 % 2] } + ["[X-ALPHA] Said so"])
    #expect(try OwnRules.judge(rule, logLines: logLines) { $0.isCaptureComplete = true }.word == word)
  }
}

/// The numbers of instances by verdict.
private struct Tally: Equatable, CustomStringConvertible {
  var passes = 0
  var fails = 0
  var cancelled = 0
  var open = 0

  init(_ endings: [Ending]) {
    for ending in endings {
      switch ending.verdict {
      case "pass": passes += 1
      case "fail": fails += 1
      case "cancelled": cancelled += 1
      default: open += 1
      }
    }
  }

  /// The verdicts of the tool on a capture, read in these pieces.
  init(_ library: RuleLibrary, _ pieces: [[UInt8]]) throws {
    var options = AuditOptions()
    options.isCaptureComplete = true
    var audit = try Audit(library.ruleSet, options)
    audit.run([.pieces(pieces, shown: "trace.log")]) { _ in }
    let rule = try #require(audit.summary().rules.first)
    (passes, fails, cancelled, open) = (rule.passes, rule.fails, rule.cancelled, rule.inconclusive)
  }

  var description: String { "\(passes) passed, \(fails) failed, \(cancelled) cancelled, \(open) open" }
}

/// A random trace as lines of Apple's unified log.
private struct WrittenTrace {
  let items: [TraceItem]

  /// It begins with a launch, so that nothing is unknown of its session.
  init(of names: [String], _ numbers: inout SeededNumbers) {
    var maker = TraceMaker(names: names + names + names + ["s.launch", "tick", "b.note", "a.step"])
    maker.longest = 20
    let launch = TraceItem(at: 0, name: "s.launch", line: 0)
    items = TraceItem.inSessions([launch] + maker.trace(&numbers))
  }

  /// Lines up to two seconds too late, as events may be; those of one time, and those around a launch, stay in order.
  func disordered(_ numbers: inout SeededNumbers) -> [TraceItem] {
    var delays: [Int64: Int64] = [:]
    for item in items where item.name == "s.launch" { delays[item.at] = 0 }
    let keyed = items.map { item in
      let delay = delays[item.at] ?? Int64(numbers.next(below: 1900))
      delays[item.at] = delay
      return (item: item, at: item.at + delay)
    }
    return keyed.enumerated().sorted { left, right in
      (left.element.item.session, left.element.at, left.offset)
        < (right.element.item.session, right.element.at, right.offset)
    }.map(\.element.item)
  }

  func bytes(_ items: [TraceItem]) -> [UInt8] {
    var bytes: [UInt8] = []
    guard let writer = LogWriter.named("apple-default") else { return [] }
    var stream = CaptureStream(writer: writer)
    stream.begin(into: &bytes)
    for item in items { stream.append(entry(item), into: &bytes) }
    stream.end(into: &bytes)
    return bytes
  }

  private func entry(_ item: TraceItem) -> LogEntry {
    let instant = RuleTest.beginning + .milliseconds(item.at)
    guard item.name != "tick" else {
      return LogEntry(instant: instant, process: "clockd", processID: 77, message: "tick \(item.line)")
    }
    let fields = item.values.sorted { $0.key < $1.key }.map { "\"\($0.key)\(Self.json($0.value))" }
    // The number distinguishes lines that are otherwise equal: a duplicate line may be a copy.
    let message = #"{"event":"\#(item.name)","number":\#(item.line),"fields":{\#(fields.joined(separator: ","))}}"#
    return LogEntry(instant: instant, process: "App", processID: 700 + Int32(item.session), message: message)
  }

  /// The text after the name of a member.
  private static func json(_ value: FieldValue) -> String {
    switch value {
    case .text(let text): "\":\"\(text)\""
    case .integer(let number): "\":\(number)"
    case .boolean(let truth): "\":\(truth)"
    case .instant(let instant, let frame): "\":\"\(TimeText.instant(instant, frame))\""
    case .duration(let length): "_ms\":\(length.nanoseconds / 1_000_000)"
    case .list(let items): "\":[\(items.map { "\"\($0)\"" }.joined(separator: ","))]"
    default: "\":null"
    }
  }
}
