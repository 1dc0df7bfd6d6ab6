import LogCheck
import LogCheckIngest
import LogCheckModel

/// The events of a reader as bytes of a journal: all that judging needs.
extension JournalWriter {
  mutating func add(_ readerEvent: ReaderEvent) {
    switch readerEvent {
    case .detection(let detection):
      bytesOf(kind: 0)
      add(detection.format) {
        $0.add($1.id.name)
        $0.add(UInt64($1.carries.rawValue))
      }
      add(detection.wrappers) { $0.add($1) }
      add(detection.formatAfterPrefix?.name) { $0.add($1) }
      add(detection.leavesTimes)
      add(detection.width) {
        $0.add(UInt64($1.kind.rawValue))
        $0.add($1.columns)
        $0.add($1.isInside)
      }
    case .record(let record):
      bytesOf(kind: 1)
      add(record)
    case .time(let stamp, let ticks, let position):
      bytesOf(kind: 2)
      add(stamp)
      add(ticks) {
        $0.add($1.count)
        $0.add($1.boot)
      }
      add(position)
    case .marker(let marker):
      bytesOf(kind: 3)
      add(marker.kind.rawValue)
      add(marker.position)
      add(marker.before) { $0.add($1) }
      add(marker.after) { $0.add($1) }
    case .notUnderstood(let record):
      bytesOf(kind: 4)
      add(record)
    case .beyondLimit(let record):
      bytesOf(kind: 5)
      add(record)
    }
  }

  private mutating func bytesOf(kind: UInt64) { add(kind) }

  private mutating func add(_ wrapper: LineWrapper) {
    add(wrapper.id)
    add(wrapper.name)
    switch wrapper.layer {
    case nil: bytesOf(kind: 0)
    case .prefix(let shapes, let closing):
      bytesOf(kind: 1)
      add(shapes) { $0.add($1.parts) { $0.add($1) } }
      add(closing)
    case .member(let path):
      bytesOf(kind: 2)
      add(path) { $0.add($1) }
    case .column(let index, let separator):
      bytesOf(kind: 3)
      add(index)
      add(UInt64(separator))
    case .pair(let key):
      bytesOf(kind: 4)
      add(key)
    case .characters(let forms):
      bytesOf(kind: 5)
      add(UInt64(forms.rawValue))
    case .field(let key):
      bytesOf(kind: 6)
      add(key)
    }
  }

  private mutating func add(_ part: PrefixShape.Part) {
    switch part {
    case .word: bytesOf(kind: 0)
    case .blanks(let least, let most):
      bytesOf(kind: 1)
      add(least)
      add(most)
    case .sign(let sign):
      bytesOf(kind: 2)
      add(UInt64(sign))
    }
  }

  private mutating func add(_ position: LinePosition) {
    add(Int(position.capture))
    add(position.line)
    add(position.offset)
  }

  private mutating func add(_ stamp: CivilStamp) {
    add(stamp.year) { $0.add($1) }
    add(stamp.month) { $0.add($1) }
    add(stamp.day) { $0.add($1) }
    add(stamp.timeOfDay)
    add(stamp.offsetSeconds) { $0.add($1) }
    add(stamp.granularity.nanoseconds)
  }

  private mutating func add(_ record: Record) {
    add(record.text)
    add(UInt64(record.kind.rawValue))
    add(record.stamp) { $0.add($1) }
    add(record.stampIsMalformed)
    add(record.ticks) { $0.add($1) }
    add(record.monotonic) { $0.add($1.nanoseconds) }
    add(record.level) { $0.add(UInt64($1.rawValue)) }
    add(record.processID) { $0.add(Int64($1)) }
    add(record.threadID) { $0.add($1) }
    for part in Self.parts { add(record[keyPath: part]) }
    add(record.position)
    add(record.lineCount)
    add(record.isCut)
    add(record.isTorn)
  }

  /// The parts of a record's text, in the order in which they are written.
  static var parts: [WritableKeyPath<Record, Range<Int>>] {
    [\.message, \.process, \.subsystem, \.category, \.tag, \.device, \.boot]
  }
}

extension JournalReader {
  mutating func readerEvent() throws(DamagedJournal) -> ReaderEvent {
    switch try unsigned() {
    case 0: return .detection(try detection())
    case 1: return .record(try record())
    case 2:
      let stamp = try stamp()
      let ticks = try optional { (reader) throws(DamagedJournal) in
        DeviceTicks(count: try reader.unsigned(), boot: try reader.unsigned())
      }
      return .time(stamp, ticks: ticks, try position())
    case 3:
      guard let kind = CaptureMarker.Kind(rawValue: try string()) else { throw DamagedJournal() }
      let position = try position()
      let before = try optional { (reader) throws(DamagedJournal) in try reader.stamp() }
      let after = try optional { (reader) throws(DamagedJournal) in try reader.stamp() }
      return .marker(CaptureMarker(kind: kind, position: position, before: before, after: after))
    case 4: return .notUnderstood(try record())
    case 5: return .beyondLimit(try record())
    default: throw DamagedJournal()
    }
  }

  private mutating func detection() throws(DamagedJournal) -> Detection {
    var detection = Detection()
    detection.format = try optional { (reader) throws(DamagedJournal) in
      let name = try reader.string()
      guard let carries = UInt16(exactly: try reader.unsigned()) else { throw DamagedJournal() }
      return LogFormat.named(name) ?? LogFormat(kept: name, carries: FormatTraits(rawValue: carries))
    }
    detection.wrappers = try list { (reader) throws(DamagedJournal) in try reader.wrapper() }
    if let name = try optional({ (reader) throws(DamagedJournal) in try reader.string() }) {
      guard let format = LogFormat.named(name) else { throw DamagedJournal() }
      detection.formatAfterPrefix = format.id
    }
    detection.leavesTimes = try flag()
    detection.width = try optional { (reader) throws(DamagedJournal) in
      guard let kind = LineWidth.Kind(rawValue: try reader.sign()) else { throw DamagedJournal() }
      return LineWidth(kind: kind, columns: try reader.count(), isInside: try reader.flag())
    }
    return detection
  }

  private mutating func wrapper() throws(DamagedJournal) -> LineWrapper {
    let (id, name) = (try string(), try string())
    var wrapper: LineWrapper
    if let layer = try layer() {
      wrapper = LineWrapper(layer)
    } else {
      let isLayer = CaptureLayer.summaries.contains { $0.0 == id }
      guard let known = LineWrapper.all.first(where: { $0.id == id }) ?? (isLayer ? .named(id) : nil) else {
        throw DamagedJournal()
      }
      wrapper = known
    }
    wrapper.name = name
    return wrapper
  }

  private mutating func layer() throws(DamagedJournal) -> CaptureLayer? {
    switch try unsigned() {
    case 0: return nil
    case 1:
      let shapes = try list { (reader) throws(DamagedJournal) in
        PrefixShape(parts: try reader.list { (reader) throws(DamagedJournal) in try reader.part() })
      }
      return .prefix(shapes, closing: try text())
    case 2: return .member(try list { (reader) throws(DamagedJournal) in try reader.string() })
    case 3: return .column(try count(), separator: try sign())
    case 4: return .pair(try string())
    case 5: return .characters(CharacterForms(rawValue: try sign()))
    case 6: return .field(try text())
    default: throw DamagedJournal()
    }
  }

  private mutating func sign() throws(DamagedJournal) -> UInt8 { try exactly(try unsigned()) }

  private mutating func part() throws(DamagedJournal) -> PrefixShape.Part {
    switch try unsigned() {
    case 0: return .word
    case 1: return .blanks(least: try count(), most: try count())
    case 2: return .sign(try sign())
    default: throw DamagedJournal()
    }
  }

  private mutating func position() throws(DamagedJournal) -> LinePosition {
    // An index among the captures of the run.
    LinePosition(capture: try exactly(try count()), line: try count(), offset: try count())
  }

  private mutating func stamp() throws(DamagedJournal) -> CivilStamp {
    let year = try optionalInteger()
    let month = try optionalInteger()
    let day = try optionalInteger()
    let timeOfDay = try signed()
    let offset = try optionalInteger()
    let granularity = LogDuration(nanoseconds: try signed())
    guard
      var stamp = CivilStamp(
        year: year, month: month, day: day, hour: 0, minute: 0, second: 0, offsetSeconds: offset,
        granularity: granularity),
      (0...86_400_999_999_999).contains(timeOfDay)
    else { throw DamagedJournal() }
    stamp.timeOfDay = timeOfDay
    return stamp
  }

  private mutating func optionalInteger() throws(DamagedJournal) -> Int? {
    try optional { (reader) throws(DamagedJournal) in try reader.integer() }
  }

  private mutating func record() throws(DamagedJournal) -> Record {
    var record = Record()
    record.text = try text()
    guard let kind = RecordKind(rawValue: try exactly(try unsigned())) else { throw DamagedJournal() }
    record.kind = kind
    record.stamp = try optional { (reader) throws(DamagedJournal) in try reader.stamp() }
    record.stampIsMalformed = try flag()
    record.ticks = try optional { (reader) throws(DamagedJournal) in try reader.unsigned() }
    record.monotonic = try optional { (reader) throws(DamagedJournal) in try reader.signed() }
      .map { LogInstant(nanoseconds: $0) }
    if let level = try optional({ (reader) throws(DamagedJournal) in try reader.unsigned() }) {
      guard let known = LogLevel(rawValue: try exactly(level)) else { throw DamagedJournal() }
      record.level = known
    }
    record.processID = try optional { (reader) throws(DamagedJournal) in try reader.exactly(try reader.signed()) }
    record.threadID = try optional { (reader) throws(DamagedJournal) in try reader.unsigned() }
    for part in JournalWriter.parts { record[keyPath: part] = try range(within: record.text.count) }
    record.position = try position()
    record.lineCount = try count()
    record.isCut = try flag()
    record.isTorn = try flag()
    return record
  }
}
