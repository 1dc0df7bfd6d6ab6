/// One log entry as a reader understood it: the decoded text and where its parts lie in it.
///
/// A reader fills one value over and over, so that reading allocates nothing once its buffers have grown. Ranges are byte
/// offsets into ``text``; an empty range means that the format or this entry does not show the part.
package struct Record: Sendable {
  /// UTF-8 after decoding: wrappers and colours taken off, JSON escapes resolved, bad bytes replaced by U+FFFD.
  package var text: [UInt8] = []
  /// The kind of entry; only ``RecordKind/entry`` carries a message of an app.
  package var kind = RecordKind.entry
  package var stamp: CivilStamp?
  /// True if the record has a stamp that is not a valid time (31 February, minute 61, zone +9999); ``stamp`` is `nil`
  /// then.
  package var stampIsMalformed = false
  /// The device's counter since boot if the entry has it (`machTimestamp`), in ticks of an unknown length.
  package var ticks: UInt64?
  /// Time since boot, if the entry has it in a known unit.
  package var monotonic: LogInstant?
  package var level: LogLevel?
  package var processID: Int32?
  package var threadID: UInt64?
  /// The message of the app, without the header of the log system.
  package var message: Range<Int> = 0..<0
  package var process: Range<Int> = 0..<0
  package var subsystem: Range<Int> = 0..<0
  package var category: Range<Int> = 0..<0
  /// The logcat tag.
  package var tag: Range<Int> = 0..<0
  /// The name or serial of the device, if each entry has it.
  package var device: Range<Int> = 0..<0
  /// The boot session, if each entry has it (`bootUUID`).
  package var boot: Range<Int> = 0..<0
  /// The position of the entry in its capture: its first physical line.
  package var position = LinePosition()
  /// The number of physical lines that the entry spans.
  package var lineCount = 1
  /// True if the entry was longer than the reader keeps (``RecordLimits/bytes``) and its end is missing.
  package var isCut = false
  /// True if another record begins inside it, so that it is unknown which text belongs to which record.
  package var isTorn = false

  package init() {}

  /// Empties every part and keeps the buffers.
  package mutating func reset() {
    text.removeAll(keepingCapacity: true)
    kind = .entry
    stamp = nil
    stampIsMalformed = false
    ticks = nil
    monotonic = nil
    level = nil
    processID = nil
    threadID = nil
    message = 0..<0
    process = 0..<0
    subsystem = 0..<0
    category = 0..<0
    tag = 0..<0
    device = 0..<0
    boot = 0..<0
    lineCount = 1
    isCut = false
    isTorn = false
  }

  /// Becomes a line that no format explains: all of it is the message.
  package mutating func takeNotUnderstood(_ bytes: Span<UInt8>, at position: LinePosition) {
    reset()
    kind = .other
    message = append(bytes)
    self.position = position
  }

  /// Appends bytes to ``text`` and returns their range.
  package mutating func append(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = text.count
    text.reserveCapacity(start + bytes.count)
    for index in bytes.indices { text.append(bytes[index]) }
    return start..<text.count
  }
}

/// The value of a device's counter in a record, with the boot in which it counts.
package struct DeviceTicks: Hashable, Sendable {
  package var count: UInt64
  /// A number of the boot's id; 0 where the record shows none.
  package var boot: UInt64

  package init(count: UInt64, boot: UInt64) {
    self.count = count
    self.boot = boot
  }
}

extension Record {
  /// The counter of the record, if the entry has it.
  package var deviceTicks: DeviceTicks? {
    ticks.map { DeviceTicks(count: $0, boot: Self.number(ofBoot: text.span, boot)) }
  }

  /// A number for the id of a boot, the same in every run (FNV-1a); 0 without an id.
  package static func number(ofBoot text: Span<UInt8>, _ id: Range<Int>) -> UInt64 {
    guard !id.isEmpty else { return 0 }
    var hash = FNVHash()
    for index in id { hash.add(text[index]) }
    return hash.value
  }
}

/// The kinds of entries that a log system keeps in addition to plain messages.
package enum RecordKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A message of a process.
  case entry
  /// An activity was created or entered, or the user acted.
  case activity
  case signpost
  /// A dump of a process's state.
  case state
  /// The log system lost messages here.
  case loss
  /// The log system left out copies of the entry before.
  case repetition
  /// The device booted, or its clock or zone was set.
  case timesync
  /// A sort that this program does not know.
  case other
}

/// Limits of one record, stated in docs/formats.md.
package enum RecordLimits {
  /// Bytes of one record that are kept for matching; the rest is skipped and the record counted as cut.
  package static let bytes = 65_536
}

/// A position in a capture.
package struct LinePosition: Hashable, Sendable {
  /// Index of the capture among the inputs of the run.
  package var capture: Int32 = 0
  /// Physical line, from 1.
  package var line: Int = 1
  /// Byte offset of the line in the capture as it was read (before decoding); if JSON objects are the records, of the
  /// object, since many can be on one line.
  package var offset: Int = 0
  /// True in a capture whose last line was logged first.
  package var countsDown = false

  package init(capture: Int32 = 0, line: Int = 1, offset: Int = 0) {
    self.capture = capture
    self.line = line
    self.offset = offset
  }

  /// Greater for the line of a capture that was logged later.
  package var order: Int { countsDown ? -line : line }
}

/// The level of a log entry, in the words of Apple's unified log; other systems' levels are mapped to the nearest.
package enum LogLevel: UInt8, Comparable, Sendable, CaseIterable {
  case debug, info, notice, warning, error, fault

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
