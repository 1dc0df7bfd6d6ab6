import LogCheckIngest
import LogCheckModel

/// All that a reader hands on, to be compared.
struct CollectingSink: RecordSink {
  struct SeenLine: Hashable {
    var text: [UInt8]
    var message: Range<Int>
    var position: LinePosition
    var stamp: CivilStamp?
    var processID: Int32?
    var lineCount: Int
    var isCut: Bool
    var isUnderstood: Bool
  }
  struct Mark: Hashable {
    var kind: CaptureMarker.Kind
    var position: LinePosition
    var before: CivilStamp?
    var after: CivilStamp?
  }

  private(set) var format: FormatID?
  private(set) var isWrapped = false
  private(set) var logLines: [SeenLine] = []
  private(set) var marks: [Mark] = []

  mutating func receive(_ event: ReaderEvent) {
    switch event {
    case .detection(let detection):
      format = detection.format?.id
      isWrapped = !detection.wrappers.isEmpty
    case .record(let record): logLines.append(Self.logLine(record, isUnderstood: true))
    case .notUnderstood(let record): logLines.append(Self.logLine(record, isUnderstood: false))
    case .marker(let marker):
      marks.append(Mark(kind: marker.kind, position: marker.position, before: marker.before, after: marker.after))
    case .time, .beyondLimit: break
    }
  }

  static func logLine(_ record: Record, isUnderstood: Bool) -> SeenLine {
    SeenLine(
      text: record.text, message: record.message, position: record.position, stamp: record.stamp,
      processID: record.processID, lineCount: record.lineCount, isCut: record.isCut, isUnderstood: isUnderstood)
  }

  /// The records that a reader hands on from a capture that comes in these pieces.
  static func reading(_ pieces: [[UInt8]], as format: LogFormat?, for wanted: WantedTexts) -> (
    CollectingSink, ReadingCounts
  ) {
    var reader = CaptureReader(ReadingOptions(format: format, wanted: wanted))
    var sink = CollectingSink()
    do {
      for piece in pieces { try reader.feed(piece.span, to: &sink) }
      try reader.finish(to: &sink)
    } catch {
      reader.abandon(to: &sink)
    }
    return (sink, reader.counts)
  }
}

/// The texts that the targets search captures for: a tag and a few words, as rules would.
enum SoughtTexts {
  static let texts = ["[DNP-", "Scheduler", "BGTask", "\"event\""].map { Array($0.utf8) }
  static let wanted = WantedTexts(texts)
}
