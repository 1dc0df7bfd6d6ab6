import LogCheckIngest
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheck
@testable import LogCheckFollowing

/// A journal in memory, which can be cut and damaged.
final class MemoryStore: JournalStore {
  var bytes: [UInt8]
  /// Bytes after which nothing more can be kept.
  var room = Int.max

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  func bytes(from position: Int, limit: Int) -> [UInt8] {
    position >= bytes.count ? [] : Array(bytes[position..<min(bytes.count, position + limit)])
  }

  func append(_ more: [UInt8]) -> Bool {
    let kept = min(more.count, max(0, room - bytes.count))
    bytes += more[..<kept]
    return kept == more.count
  }

  func cut(to length: Int) -> Bool {
    bytes.removeLast(max(0, bytes.count - length))
    return true
  }
}

/// The content of a journal is read back, or refused; it never changes.
@Suite struct JournalTests {
  private static let facts = [JournalFact("the version of dnp-logcheck", "1"), JournalFact("--year", "2025")]

  private static func record() throws -> Record {
    var record = Record()
    record.text = Array("a line of text".utf8)
    record.kind = .state
    record.stamp = CivilStamp(
      year: 2025, month: 2, day: 28, hour: 23, minute: 59, second: 60, nanosecond: 7, offsetSeconds: -3600,
      granularity: .milliseconds(1))
    record.stampIsMalformed = true
    record.ticks = .max
    record.monotonic = LogInstant(nanoseconds: .min)
    record.level = .fault
    record.processID = -7
    record.threadID = .max - 1
    record.message = 2..<6
    record.process = 0..<1
    record.subsystem = 1..<2
    record.category = 3..<3
    record.tag = 4..<9
    record.device = 5..<10
    record.boot = 6..<14
    record.position = LinePosition(capture: 3, line: 1_000_000, offset: 1 << 40)
    record.lineCount = 12
    record.isCut = true
    record.isTorn = true
    return record
  }

  private static func entries() throws -> [JournalEntry] {
    var detection = Detection()
    detection.format = LogFormat.all[2]
    let shapes = [
      PrefixShape(of: Array("[pod/web-1] 2025-11-15T06:00:00Z ".utf8).span), PrefixShape(of: Array("  > ".utf8).span),
    ]
    let layers: [CaptureLayer] = [
      .characters([.entities, .curlyQuotes]), .prefix(shapes, closing: Array("`".utf8)),
      .member(["content", "message"]),
      .column(3, separator: 0x2C), .pair("msg"),
    ]
    detection.wrappers = Array(LineWrapper.all.prefix(2)) + layers.map(LineWrapper.init)
    detection.leavesTimes = true
    detection.width = LineWidth(kind: .wrappedAtBlanks, columns: 120, isInside: true)
    detection.formatAfterPrefix = LogFormat.all[1].id
    var declared = Detection()
    declared.format = LogFormat(kept: "bakery-log", carries: [.date, .structured])
    let stamp = try #require(CivilStamp(year: nil, month: nil, day: nil, hour: 5, minute: 6, second: 7))
    let record = try record()
    let readerEvents: [ReaderEvent] = [
      .detection(detection), .detection(Detection()), .detection(declared), .record(record), .record(Record()),
      .notUnderstood(record),
      .beyondLimit(record),
      .time(stamp, ticks: DeviceTicks(count: 9, boot: 7), record.position), .time(stamp, ticks: nil, LinePosition()),
      .marker(CaptureMarker(kind: .clockStep, position: record.position, before: stamp, after: record.stamp)),
      .marker(CaptureMarker(kind: .loss, position: LinePosition(), before: nil, after: nil)),
    ]
    let counts = Self.counts
    return [
      .step(position: 0, .begin(FileMark(device: .max, number: 1), afterGap: true)),
      .step(position: 1, .skip(to: 1 << 50)),
      .step(position: 1, .head(1024, .max)),
      .step(position: 2, .read(readerEvents, upTo: 77)), .step(position: 0, .pause([], at: 78)), .reported(3),
      .note(Diagnostic(code: "I044", severity: .warning, message: "ä \u{1B} \u{0}", hint: "wait")),
      .step(position: 0, .end(readerEvents, PartEnd(counts: counts, problem: "why", isNoLog: true))),
    ]
  }

  private static var counts: ReadingCounts {
    var counts = ReadingCounts()
    counts.bytes = 1
    counts.lines = 2
    counts.candidates = 3
    counts.notUnderstood = 4
    counts.notUnderstoodLines = [5, 6]
    counts.cutRecords = 7
    counts.unreadRecords = 3
    counts.repairedRecords = 8
    counts.lossMarkers = 9
    counts.beyondLimit = 10
    counts.beyondLimitLines = [11, 12]
    counts.leftOutBytes = 13
    counts.leftOutOffset = 14
    counts.nulBlockCount = 15
    counts.nulBytes = 16
    counts.nulBlocks = [NULBlock(line: 17, offset: 18, length: 19)]
    counts.repairedBytes = 20
    counts.markedCuts = 21
    counts.firstMarkedCut = 22
    counts.foreignStamps = ForeignStamps(.twelveHours, LogFormat.all[3].id)
    counts.endsInsideLine = true
    return counts
  }

  /// A new field that is not written to the journal would be lost when a run continues, and with it the state of open
  /// instances.
  @Test func everyFieldIsInTheEntriesOfTheseTests() throws {
    func unchanged(_ value: Any, _ plain: Any) -> [String] {
      zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).compactMap { value, plain in
        "\(value.value)" == "\(plain.value)" ? value.label : nil
      }
    }
    #expect(unchanged(try Self.record(), Record()) == [])
    // The account of lines is for `check` alone.
    #expect(unchanged(Self.counts, ReadingCounts()) == ["logLines"])
  }

  private static func replayed(_ journal: FollowJournal) -> [String] {
    var reported: [String] = []
    journal.replay(isStopped: { false }) { reported.append("\($0)") }
    return reported
  }

  private static func written() throws -> (store: MemoryStore, starts: [Int]) {
    let store = MemoryStore()
    let journal = try FollowJournal(store, facts)
    var starts = [store.bytes.count]
    for entry in try entries() {
      journal.add(entry)
      starts.append(store.bytes.count)
    }
    return (store, starts)
  }

  @Test func entriesComeOutAsTheyWentIn() throws {
    let (store, _) = try Self.written()
    let journal = try FollowJournal(store, Self.facts)
    #expect(journal.isContinued)
    #expect(journal.reported == 3)
    #expect(Self.replayed(journal) == (try Self.entries().map { "\($0)" }))
  }

  /// Only an attacker writes a capture before the first; its name would be read outside the list of names.
  @Test func aCaptureBeforeTheFirstIsRefused() throws {
    func entry(_ capture: Int32) -> JournalEntry {
      let marker = CaptureMarker(
        kind: .loss, position: LinePosition(capture: capture, line: 1, offset: 0), before: nil, after: nil)
      return .step(position: 0, .read([.marker(marker)], upTo: 1))
    }
    #expect(throws: Never.self) { try JournalEntry(entry(0).bytes) }
    #expect(throws: DamagedJournal.self) { try JournalEntry(entry(-1).bytes) }
    #expect(throws: DamagedJournal.self) { try JournalEntry(entry(.min).bytes) }
  }

  /// A process that dies leaves a beginning of what it wrote, wherever that is cut.
  @Test(.costly) func aTornEndIsDroppedAndWhatIsWholeBeforeItIsKept() throws {
    let (store, starts) = try Self.written()
    let whole = try Self.entries().map { "\($0)" }
    for length in starts[0]...store.bytes.count {
      let cut = MemoryStore(Array(store.bytes[..<length]))
      let journal = try FollowJournal(cut, Self.facts)
      let kept = starts.lastIndex { $0 <= length } ?? 0
      #expect(Self.replayed(journal) == Array(whole[..<kept]), "cut to \(length)")
      #expect(journal.droppedBytes == length - starts[kept])
      #expect(cut.bytes.count == starts[kept])
      journal.add(.reported(9))
      #expect(try FollowJournal(cut, Self.facts).reported == 9)
    }
  }

  /// Each byte in turn: nothing that was not written is ever read, and the entries that are read were written in that
  /// order.
  @Test func aDamagedByteIsRefusedOrCutsTheEndOff() throws {
    let (store, starts) = try Self.written()
    let whole = try Self.entries().map { "\($0)" }
    for position in store.bytes.indices {
      let damaged = MemoryStore(store.bytes)
      damaged.bytes[position] ^= 0x41
      guard let journal = try? FollowJournal(damaged, Self.facts) else { continue }
      let reported = Self.replayed(journal)
      #expect(position >= starts[0])
      #expect(reported == Array(whole[..<reported.count]), "byte \(position)")
      #expect(starts[reported.count] <= position)
    }
  }

  /// In the length of an entry, in the checksums, and in its content: no entry after it is thrown away.
  @Test(arguments: [0, 6, 9, 20, 25, 40])
  func damageBeforeTheEndIsRefusedWithItsOffset(position: Int) throws {
    let (store, starts) = try Self.written()
    store.bytes[starts[3] + position] ^= 1
    let before = store.bytes
    defer { #expect(store.bytes == before) }
    #expect(throws: JournalRefusal.damaged(at: starts[3])) { try FollowJournal(store, Self.facts) }
  }

  @Test func zerosOfAMachineThatStoppedAreDropped() throws {
    let (store, starts) = try Self.written()
    store.bytes += [UInt8](repeating: 0, count: 5000)
    let journal = try FollowJournal(store, Self.facts)
    #expect(journal.droppedBytes == 5000)
    #expect(store.bytes.count == starts.last)
  }

  @Test func anotherFileIsRefusedAndLeftAsItIs() throws {
    for text in ["", "#", "dnp-logcheck", "PNG and more bytes than the head of a state has"] where !text.isEmpty {
      let store = MemoryStore(Array(text.utf8))
      #expect(throws: JournalRefusal.foreign) { try FollowJournal(store, Self.facts) }
      #expect(store.bytes == Array(text.utf8))
    }
    let later = MemoryStore(Array("dnp-logcheck state 27\nxyz".utf8))
    #expect(throws: JournalRefusal.otherForm("27")) { try FollowJournal(later, Self.facts) }
  }

  @Test func anotherFactIsRefusedByItsName() throws {
    let (store, _) = try Self.written()
    let before = store.bytes
    #expect(throws: JournalRefusal.changed("--year", was: "2025", is: "2026")) {
      try FollowJournal(store, [Self.facts[0], JournalFact("--year", "2026")])
    }
    #expect(throws: JournalRefusal.changed("--year", was: "2025", is: "")) { try FollowJournal(store, [Self.facts[0]]) }
    #expect(throws: JournalRefusal.changed("--strict", was: "", is: "yes")) {
      try FollowJournal(store, Self.facts + [JournalFact("--strict", "yes")])
    }
    #expect(store.bytes == before)
  }

  @Test func aFullStoreEndsTheWritingAndWhatIsThereIsWhole() throws {
    let store = MemoryStore()
    let journal = try FollowJournal(store, Self.facts)
    store.room = store.bytes.count + 60
    for number in 0..<9 { journal.add(.reported(number)) }
    #expect(journal.failure == .notWritten)
    store.room = .max
    journal.add(.reported(99))
    let next = try FollowJournal(store, Self.facts)
    #expect(next.reported == 1)
    #expect(next.droppedBytes > 0)
  }

  @Test func aJournalGrowsUpToItsLimit() throws {
    let store = MemoryStore()
    let journal = try FollowJournal(store, Self.facts, limit: 400)
    for number in 0..<200 { journal.add(.reported(number)) }
    #expect(journal.failure == .full(400))
    #expect(store.bytes.count <= 400)
    #expect(try FollowJournal(store, Self.facts).reported > 5)
  }
}
