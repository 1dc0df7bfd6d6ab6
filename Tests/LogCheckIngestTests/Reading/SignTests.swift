import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

/// Texts that show one fact about a whole capture are searched for until one was found.
@Suite struct SignTests {
  private struct LineSink: RecordSink {
    var logLines: [(line: Int, text: [UInt8], isRead: Bool)] = []

    mutating func receive(_ event: ReaderEvent) {
      switch event {
      case .record(let record): logLines.append((record.position.line, record.text, true))
      case .notUnderstood(let record): logLines.append((record.position.line, record.text, false))
      default: break
      }
    }
  }

  private static let signs = ["ActivityManager", "backboardd", "locationd"]
  private static let needed = ["[DNP-", "DN|", "\"event\"", "com.timesafari."]

  private static func read(_ bytes: [UInt8], _ signs: [[Int]], chunk: Int) throws -> LineSink {
    let texts = (Self.signs + needed).map { Array($0.utf8) }
    var reader = CaptureReader(ReadingOptions(wanted: WantedTexts(texts, signs: signs)))
    var sink = LineSink()
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.feed(bytes.span.extracting(start..<min(bytes.count, start + chunk)), to: &sink)
    }
    try reader.finish(to: &sink)
    return sink
  }

  private static func logLine(_ second: Int, _ text: String) -> String {
    "11-15 05:20:\(second < 10 ? "0" : "")\(second).000  1201  1402 I \(text)\n"
  }

  private func lines(_ capture: String, signs: [[Int]] = [[0], [1, 2]], chunk: Int = 4096) throws -> [Int] {
    try Self.read(Array(capture.utf8), signs, chunk: chunk).logLines.map(\.line)
  }

  @Test func oneRecordIsEnough() throws {
    let capture =
      Self.logLine(1, "ActivityManager: Start proc 1") + Self.logLine(2, "Zygote: ActivityManager")
      + Self.logLine(3, "locationd: on") + Self.logLine(4, "backboardd: on")
      + Self.logLine(5, "ActivityManager: com.timesafari.x died") + Self.logLine(6, "DNP: [DNP-FETCH] x")
    #expect(try lines(capture, signs: []) == [1, 2, 3, 4, 5, 6])
    #expect(try lines(capture) == [1, 3, 5, 6])
  }

  /// The text that follows in its record may be wanted, on the same line or a later one.
  @Test func aRecordIsFoundByWhatElseItHolds() throws {
    let capture =
      Self.logLine(1, "ActivityManager: Start proc 1") + Self.logLine(2, "ActivityManager: a")
      + Self.logLine(3, "ActivityManager: a ActivityManager com.timesafari.y") + Self.logLine(4, "Zygote: a")
    #expect(try lines(capture) == [1, 3])
  }

  /// Only a record that can be read and holds the text is a sign.
  @Test func anUnreadableLineGivesNoSign() throws {
    let long = String(repeating: "x", count: RecordLimits.bytes)
    let capture =
      Self.logLine(1, "Zygote: first") + Self.logLine(2, "Zygote: \(long) ActivityManager")
      + Self.logLine(3, "ActivityManager: Start proc 1") + Self.logLine(4, "ActivityManager: a")
    #expect(try lines(capture, chunk: 1 << 20) == [3])
    #expect(try lines(capture, chunk: 777) == [3])
  }

  static let captures = SampleCaptures.files(extensions: ["log"])

  /// In the samples, only records that hold nothing else are left out, each after one with the same sign; however the
  /// bytes come.
  @Test(arguments: [4096, 1 << 20])
  func nothingElseIsLeftOut(chunk: Int) throws {
    #expect(!Self.captures.isEmpty)
    var leftOut = 0
    for capture in Self.captures {
      let bytes = [UInt8](try Data(contentsOf: capture))
      // In captures of objects all are handed on.
      guard let all = try? Self.read(bytes, [], chunk: bytes.count + 1),
        let some = try? Self.read(bytes, [[0], [1, 2]], chunk: chunk)
      else { continue }
      var rest = some.logLines[...]
      var reported: Set<String> = []
      for logLine in all.logLines {
        let text = String(decoding: logLine.text, as: UTF8.self)
        if let next = rest.first, next.line == logLine.line, next.text == logLine.text {
          rest.removeFirst()
          if logLine.isRead { reported.formUnion(Self.signs.filter(text.contains)) }
          continue
        }
        leftOut += 1
        let isKnown =
          text.contains("ActivityManager") && reported.contains("ActivityManager")
          || !reported.isDisjoint(with: ["backboardd", "locationd"])
        #expect(isKnown && !Self.needed.contains { text.contains($0) }, "\(capture.lastPathComponent): \(logLine.line)")
      }
      #expect(rest.isEmpty, "\(capture.lastPathComponent)")
    }
    #expect(leftOut > 0)
  }
}
