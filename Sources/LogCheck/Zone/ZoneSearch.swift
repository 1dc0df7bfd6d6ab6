import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Reads files for what their lines say about the zone of the stamps, before they are judged: the first verdict needs the zone already.
///
/// A file whose stamps show their zone is left at the first of them, and one that says nothing within its beginning is read no further.
struct ZoneSearch: RecordSink {
  private let lens: RecordLens
  private let events: [EventDefinition]
  private var evidence = ZoneEvidence()
  private var traits: FormatTraits = []
  private var isZoned = false
  /// The last stamp, as if its clock were UTC.
  private var latest: LogInstant?
  /// True if a line since the last jump of the stamps shows the zone, and each stretch before it has such a line.
  private var isShown = false
  private var isShownBefore = true

  /// Bytes within which some line must say when it was written.
  private static let beginning = 16 << 20

  /// The year in which stamps without one are compared with each other; it has a 29 February.
  private static let yearOfStamps = 2000
  /// A clock that is set to another zone goes on or back by a quarter of an hour at least: what is less is no such jump. Lines of one log
  /// are out of order by seconds.
  private static let jump = LogDuration.minutes(14)
  private static let disorder = LogDuration.seconds(10)

  init(_ lens: RecordLens, _ events: [EventDefinition]) {
    self.lens = lens
    self.events = events
  }

  /// The zone that the parts of a log show; `nil` where they show none or one that is not sure, and where they cannot be read twice.
  static func inspect(
    _ group: CaptureGroup, of inputs: [AuditInput], _ wanted: WantedTexts, _ lens: RecordLens, _ options: AuditOptions,
    events: [EventDefinition], isStopped: () -> Bool
  ) -> LearntZone? {
    guard options.clock.offset == nil, let first = group.parts.first else { return nil }
    var search = ZoneSearch(lens, events)
    for index in group.parts {
      let reading = options.reading(wanted, capture: index)
      guard search.read(inputs[index], reading, within: options.readingLimit, isStopped: isStopped), !search.isZoned
      else { return nil }
    }
    // Past a jump the clock may be another one.
    guard search.isShown, search.isShownBefore else { return nil }
    return LearntZone(search.evidence, path: inputs[first].shown)
  }

  /// `false` where it cannot be read, or was not read to its end.
  private mutating func read(
    _ input: AuditInput, _ reading: ReadingOptions, within limit: ReadingLimit, isStopped: () -> Bool
  ) -> Bool {
    switch input {
    case .standardInput: return false
    case .pieces: break
    case .file(let path, _):
      guard !FileSource.mayWait(path: path), FileSource.regularSize(path: path) != nil else { return false }
    }
    var reader = CaptureReader(reading)
    do {
      return try CaptureFeed.read(input, &reader, into: &self, within: limit) { search, _, count in
        isStopped() || search.isOver(after: count)
      }
    } catch is ReadingEnded {
      // A capture that a limit of the user ends is judged up to there, and its zone is that of the lines up to there.
      return (try? reader.finish(to: &self)) != nil
    } catch {
      // What cannot be read to its end is named when it is judged.
      return false
    }
  }

  private func isOver(after count: Int) -> Bool { isZoned || (evidence.lines == 0 && count > Self.beginning) }

  // MARK: RecordSink

  mutating func receive(_ event: ReaderEvent) {
    switch event {
    case .detection(let detection): traits = detection.format?.carries ?? []
    case .record(let record):
      pass(record.stamp)
      guard !isZoned, record.stamp != nil else { return }
      if evidence.note(lens.inspect(at: record, traits), of: record, events) { isShown = true }
    case .time(let stamp, _, _): pass(stamp)
    case .marker, .notUnderstood, .beyondLimit: break
    }
  }

  private mutating func pass(_ stamp: CivilStamp?) {
    guard let stamp else { return }
    if stamp.offsetSeconds != nil { isZoned = true }
    guard let point = stamp.localInstant(assumingYear: Self.yearOfStamps) else { return }
    defer { latest = point }
    guard let latest, point - latest >= Self.jump || latest - point > Self.disorder else { return }
    isShownBefore = isShownBefore && isShown
    isShown = false
  }
}
