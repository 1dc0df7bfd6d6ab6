import Foundation
import LogCheck
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// The JSON of Apple's `log`, as other programs reprint, cut or join it: the same verdicts.
@Suite struct JSONFormsTests {
  enum Form: CaseIterable {
    case pretty, onOneLine, withBlanks, indented, anObjectALine, bracketsOnObjects, twoLists, notClosed, startMissing,
      commaAtEnd
  }

  enum Front: CaseIterable {
    case nothing, mark, filterLine, markAndFilterLine, carriageReturns
  }

  /// A healthy day, and the same without the line that says that the schedule was kept.
  private static func objects(_ isHealthy: Bool) throws -> [String] {
    let writer = try #require(LogWriter.named("apple-ndjson"))
    let entries = DisguisedStory.entries(.ios, .words, days: 1).filter {
      isHealthy || !$0.message.contains("Persisted schedule")
    }
    return String(decoding: writer.write(entries, CaptureSettings(header: false, footer: false)), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private static func text(_ objects: [String], _ form: Form) throws -> String {
    func reformatted(_ indent: String) throws -> String {
      let list = try JSONSerialization.jsonObject(with: Data("[\(objects.joined(separator: ","))]".utf8))
      let data = try JSONSerialization.data(withJSONObject: list, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
        let blanks = line.prefix { $0 == " " }
        return String(repeating: indent, count: blanks.count / 2) + line.dropFirst(blanks.count)
      }.joined(separator: "\n")
    }
    switch form {
    case .pretty: return try reformatted("  ")
    case .onOneLine: return "[\(objects.joined(separator: ","))]"
    case .withBlanks: return "[ " + objects.joined(separator: ", ").replacing("\":", with: "\": ") + " ]\n"
    case .indented: return try reformatted("\t").replacing("\" : ", with: "\": ")
    case .anObjectALine: return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    case .bracketsOnObjects: return "[" + objects.joined(separator: ",\n") + "]\n"
    case .twoLists:
      return "[\(objects.prefix(9).joined(separator: ","))]\n[\(objects.dropFirst(9).joined(separator: ","))]\n"
    case .notClosed: return "[\(objects.joined(separator: ","))"
    case .startMissing: return "\"processID\":1},\n" + objects.joined(separator: ",\n") + "]\n"
    case .commaAtEnd: return "[\(objects.joined(separator: ",\n")),\n]\n"
    }
  }

  private static func put(_ front: Front, before text: String) -> [UInt8] {
    let filter = "Filtering the log data using \"process == \"App\"\"\n"
    return switch front {
    case .nothing: Array(text.utf8)
    case .mark: Array(("\u{FEFF}" + text).utf8)
    case .filterLine: Array((filter + text).utf8)
    case .markAndFilterLine: Array(("\u{FEFF}" + filter + text).utf8)
    case .carriageReturns: Array(text.replacing("\n", with: "\r\n").utf8)
    }
  }

  @Test(.costly, arguments: Form.allCases, Front.allCases)
  func everyFormIsJudgedTheSame(form: Form, front: Front) async throws {
    for isHealthy in [true, false] {
      let objects = try Self.objects(isHealthy)
      let plain = try await Judge.run(Array((objects.joined(separator: "\n") + "\n").utf8))
      #expect(plain.failures.isEmpty == isHealthy)
      let text = try Self.text(objects, form)
      let reported = try await Judge.run(Self.put(front, before: text))
      let capture = try #require(reported.summary.captures.first)
      #expect(reported.verdicts == plain.verdicts, "healthy \(isHealthy), read as \(capture.format ?? "-")")
      #expect(reported.summary.exitCode == plain.summary.exitCode)
      #expect(capture.format == "apple-json")
      let lines = text.count { $0.isNewline } + (text.last?.isNewline == true ? 0 : 1)
      #expect(capture.lines == lines + ([.filterLine, .markAndFilterLine].contains(front) ? 1 : 0))
    }
  }

  /// However much of the last object is there: the whole ones are used, it is counted, and what needed it is open.
  @Test(arguments: [2, 30, 200])
  func aListCutInItsLastObjectIsUsedAsFarAsItGoes(missing: Int) throws {
    let entries = [(0, "launched"), (5, "started a"), (6, "fini\\\"shed a")]
    let text = "[" + entries.map { JSONLine.entry($0.0, "[JOB] \($0.1)") }.joined(separator: ",") + "]"
    let cut = Array(text.utf8.dropLast(missing))
    let outcome = try JobWorld.judge([.bytes(cut, shown: "job.json")], required: ["finishes"])
    #expect(outcome.summary.exitCode == 3)
    #expect(outcome.summary.captures.first?.format == "apple-json")
    #expect(outcome.summary.captures.first?.notUnderstood == 1)
    #expect(outcome.summary.captures.first?.events == 2)
    #expect(outcome.verdict("finishes").hasPrefix("inconclusive"))
  }

  /// As a stream that was stopped leaves it: the answer may be what is cut.
  @Test(.costly) func aLastLineThatIsCutAnywhereIsNotMissing() throws {
    let logLines = [JSONLine.entry(0, "[JOB] launched"), JSONLine.entry(5, "[JOB] started a")]
    let last = Array(JSONLine.entry(6, "[JOB] finished a").utf8)
    let late = Array(JSONLine.entry(600, "[JOB] launched").utf8)
    func judge(_ front: String, _ separator: String, _ pieces: [[UInt8]]) throws -> JobWorld.Outcome {
      let bytes =
        Array((front + logLines.map { $0 + separator }.joined()).utf8) + pieces.joined(separator: separator.utf8)
      return try JobWorld.judge([.bytes(bytes, shown: "job.json")], required: ["finishes"])
    }
    for count in 1..<last.count {
      let cut = Array(last[..<count])
      let stopped = try judge("", "\n", [cut])
      #expect(stopped.summary.captures.first?.events == 2, "\(count) bytes")
      #expect(stopped.verdict("finishes").hasPrefix("inconclusive"), "\(count) bytes")
      #expect(stopped.summary.exitCode == 3, "\(count) bytes")
      // With a later line after it, which closes the open instance: in an array, whatever is left of it.
      let list = try judge("[", ",\n", [cut, late])
      #expect(list.verdict("finishes") == "inconclusive malformed", "\(count) bytes of a list")
      // In ndjson as well, also where nothing of the plugin's is left.
      let followed = try judge("", "\n", [cut, late + [0x0A]])
      #expect(followed.verdict("finishes") == "inconclusive malformed", "\(count) bytes")
      #expect(followed.summary.captures.first?.notUnderstoodLines == [3], "\(count) bytes")
    }
    #expect(try judge("", "\n", [last, late + [0x0A]]).verdict("finishes") == "pass")
  }

  @Test(arguments: [
    "null", "true", "17", "\"text\"", "{}", "[]", "[[[[]]]]", "[", "[1,\"a\",null,{},[]]", "{\"a\":{}}",
  ])
  func whatHoldsNoEntryDecidesNothing(_ text: String) async throws {
    for end in ["", "\n"] {
      let reported = try await Judge.run(Array((text + end).utf8))
      #expect(reported.summary.exitCode == 3)
      #expect(reported.summary.verdict == .nothingDecided)
    }
  }
}

/// Lines of `log show --style ndjson` about made-up jobs.
enum JSONLine {
  /// A line so many seconds after six; `message` is spelled as in JSON, `more` is put after it.
  static func entry(_ second: Int, _ message: String, more: String = "") -> String {
    let clock = "\(6 + second / 3600):\(two(second / 60 % 60)):\(two(second % 60))"
    return """
      {"timestamp":"2025-11-15 0\(clock).000000+0000","machTimestamp":\(second * 24_000_000 + 7),"eventType":"logEvent",\
      "messageType":"Default","processID":700,"threadID":11,"processImagePath":"\\/Runner","subsystem":"","category":"",\
      "eventMessage":"\(message)"\(more)}
      """
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
