import LogCheckIngest
import LogCheckModel
import Testing

/// Log time is read from a record every so many bytes: if such a position lies in a record that is handed on anyway,
/// the time of the one before must not follow.
@Suite struct ProbeOrderTests {
  private struct Stamps: RecordSink {
    var seconds: [Int64] = []
    var records = 0

    mutating func receive(_ event: ReaderEvent) {
      switch event {
      case .record(let record):
        records += 1
        if let stamp = record.stamp { note(stamp) }
      case .time(let stamp, _, _): note(stamp)
      default: break
      }
    }

    private mutating func note(_ stamp: CivilStamp) { seconds.append(stamp.timeOfDay / 1_000_000_000) }
  }

  /// A record of Xcode's console, whose stamp is on its last line.
  private static func logLine(_ number: Int, _ message: String) -> String {
    let (minute, second) = (number * 3 / 60 % 60, number * 3 % 60)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let stamp = "2025-11-15 05:\(two(minute)):\(two(second)).000000+00:00"
    return "\(message)\nType: Notice | Timestamp: \(stamp) | Process: App | "
      + "Library: App | TID: 0x1a2b\n"
  }

  /// `before` bytes of others' lines, a wanted line, and some more of others'.
  private static func capture(_ before: Int) -> [UInt8] {
    var text = ""
    var number = 0
    while text.utf8.count + 400 < before {
      text += logLine(number, "something of somebody")
      number += 1
    }
    text += logLine(number, String(repeating: "x", count: before - text.utf8.count - logLine(number, "").utf8.count))
    text += logLine(number + 1, "[DNP-FETCH] a message of some length, in which the place lies")
    for later in 2..<600 { text += logLine(number + later, "something of somebody") }
    return Array(text.utf8)
  }

  @Test(arguments: stride(from: 65_340, through: 65_540, by: 5).map(\.self))
  func timeNeverGoesBack(before: Int) throws {
    var reader = CaptureReader(ReadingOptions(wanted: WantedTexts([Array("[DNP-".utf8)])))
    var sink = Stamps()
    try reader.feed(Self.capture(before).span, to: &sink)
    try reader.finish(to: &sink)
    #expect(sink.records == 1 && sink.seconds.count > 1)
    #expect(sink.seconds == sink.seconds.sorted())
  }
}
