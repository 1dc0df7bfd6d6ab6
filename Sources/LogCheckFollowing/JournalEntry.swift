import LogCheck
import LogCheckIngest
import LogCheckModel

/// One entry of a journal.
enum JournalEntry {
  /// A step of the followed file with that index among the names.
  case step(position: Int, FollowStep)
  /// So many findings have been reported.
  case reported(Int)
  case note(Diagnostic)

  var bytes: [UInt8] {
    var writer = JournalWriter()
    switch self {
    case .step(let position, let step):
      writer.add(UInt64(0))
      writer.add(position)
      writer.add(step)
    case .reported(let count):
      writer.add(UInt64(1))
      writer.add(count)
    case .note(let note):
      writer.add(UInt64(2))
      writer.add(note.code)
      writer.add(note.severity.rawValue)
      writer.add(note.message)
      writer.add(note.hint) { $0.add($1) }
    }
    return writer.bytes
  }

  init(_ bytes: [UInt8]) throws(DamagedJournal) {
    var reader = JournalReader(bytes)
    switch try reader.unsigned() {
    case 0: self = .step(position: try reader.count(), try reader.step())
    case 1: self = .reported(try reader.count())
    case 2:
      let code = try reader.string()
      guard let severity = Diagnostic.Severity(rawValue: try reader.string()) else { throw DamagedJournal() }
      let message = try reader.string()
      let hint = try reader.optional { (reader) throws(DamagedJournal) in try reader.string() }
      self = .note(Diagnostic(code: code, severity: severity, message: message, hint: hint))
    default: throw DamagedJournal()
    }
    guard reader.isAtEnd else { throw DamagedJournal() }
  }
}

extension PartEnd {
  /// The numbers of a part, in the order in which they are written; the account of its lines is not needed for
  /// following.
  fileprivate static var numbers: [WritableKeyPath<ReadingCounts, Int>] {
    [
      \.bytes, \.lines, \.candidates, \.notUnderstood, \.cutRecords, \.beyondLimit, \.repairedRecords, \.lossMarkers,
      \.leftOutBytes, \.leftOutOffset, \.nulBlockCount, \.nulBytes, \.repairedBytes, \.markedCuts, \.firstMarkedCut,
      \.unreadRecords,
    ]
  }

  /// All of them together.
  var sum: Int { Self.numbers.reduce(0) { $0 + counts[keyPath: $1] } }
}

extension JournalWriter {
  fileprivate mutating func add(_ step: FollowStep) {
    switch step {
    case .begin(let mark, let isAfterGap):
      add(UInt64(0))
      add(mark.device)
      add(mark.number)
      add(isAfterGap)
    case .skip(let position):
      add(UInt64(1))
      add(position)
    case .head(let count, let hash):
      add(UInt64(5))
      add(count)
      add(hash)
    case .read(let readerEvents, let position):
      add(UInt64(2))
      add(position)
      add(readerEvents) { $0.add($1) }
    case .pause(let readerEvents, let position):
      add(UInt64(3))
      add(position)
      add(readerEvents) { $0.add($1) }
    case .end(let readerEvents, let end):
      add(UInt64(4))
      add(readerEvents) { $0.add($1) }
      add(end)
    }
  }

  private mutating func add(_ end: PartEnd) {
    let counts = end.counts
    for number in PartEnd.numbers { add(counts[keyPath: number]) }
    add(counts.notUnderstoodLines) { $0.add($1) }
    add(counts.beyondLimitLines) { $0.add($1) }
    add(counts.nulBlocks) { writer, block in
      writer.add(block.line)
      writer.add(block.offset)
      writer.add(block.length)
    }
    add(counts.foreignStamps) { writer, stamps in
      writer.add(UInt64(stamps.kind.rawValue))
      writer.add(stamps.format.name)
    }
    add(counts.endsInsideLine)
    add(end.problem) { $0.add($1) }
    add(end.isNoLog)
  }
}

extension JournalReader {
  fileprivate mutating func step() throws(DamagedJournal) -> FollowStep {
    switch try unsigned() {
    case 0:
      let mark = FileMark(device: try unsigned(), number: try unsigned())
      return .begin(mark, afterGap: try flag())
    case 1: return .skip(to: try count())
    case 2:
      let position = try count()
      return .read(try readerEvents(), upTo: position)
    case 3:
      let position = try count()
      return .pause(try readerEvents(), at: position)
    case 4: return .end(try readerEvents(), try end())
    case 5: return .head(try count(), try unsigned())
    default: throw DamagedJournal()
    }
  }

  private mutating func readerEvents() throws(DamagedJournal) -> [ReaderEvent] {
    try list { (reader) throws(DamagedJournal) in try reader.readerEvent() }
  }

  private mutating func end() throws(DamagedJournal) -> PartEnd {
    var counts = ReadingCounts()
    for number in PartEnd.numbers { counts[keyPath: number] = try count() }
    counts.notUnderstoodLines = try list { (reader) throws(DamagedJournal) in try reader.count() }
    counts.beyondLimitLines = try list { (reader) throws(DamagedJournal) in try reader.count() }
    counts.nulBlocks = try list { (reader) throws(DamagedJournal) in
      NULBlock(line: try reader.count(), offset: try reader.count(), length: try reader.count())
    }
    counts.foreignStamps = try optional { (reader) throws(DamagedJournal) in
      guard let kind = ForeignStamps.Kind(rawValue: try reader.exactly(try reader.unsigned())),
        let format = LogFormat.named(try reader.string())
      else { throw DamagedJournal() }
      return ForeignStamps(kind, format.id)
    }
    counts.endsInsideLine = try flag()
    let problem = try optional { (reader) throws(DamagedJournal) in try reader.string() }
    return PartEnd(counts: counts, problem: problem, isNoLog: try flag())
  }
}
