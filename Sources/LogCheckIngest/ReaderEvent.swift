package import LogCheckModel

/// Something that a reader reports of a capture. A capture is the list of these, in the order of its lines: it can be stored, sent to another
/// thread and replayed.
package enum ReaderEvent: Sendable {
  /// The capture has the detected format; comes before its first record.
  case detection(Detection)
  /// A record that holds a wanted text. Its buffers are used again for the next one: see ``kept()``.
  case record(Record)
  /// The stamp of a record that was not wanted, and its device's counter (``Record/deviceTicks``): log time has come
  /// this far.
  case time(CivilStamp, ticks: DeviceTicks?, LinePosition)
  /// Lines are missing, or were merged, between two stamps.
  case marker(CaptureMarker)
  /// A line that holds a wanted text and is not a record of the format: all of it is the message. It was written
  /// between the times that pass before and after it.
  case notUnderstood(Record)
  /// A wanted text follows the kept part of this record, so that it is unknown to which record it belongs: the whole
  /// kept part is the message. It was written between the times that pass before and after it.
  case beyondLimit(Record)

  /// The same with its own memory, to be stored.
  package func kept() -> ReaderEvent {
    switch self {
    case .record(let record): .record(record.kept())
    case .notUnderstood(let record): .notUnderstood(record.kept())
    case .beyondLimit(let record): .beyondLimit(record.kept())
    case .detection, .time, .marker: self
    }
  }

  /// The same in a log that has so many lines and bytes before this capture.
  package func moved(byLines lines: Int, bytes: Int) -> ReaderEvent {
    func moved(_ position: LinePosition) -> LinePosition {
      LinePosition(capture: position.capture, line: position.line + lines, offset: position.offset + bytes)
    }
    func moved(_ record: Record) -> Record {
      var record = record
      record.position = moved(record.position)
      return record
    }
    switch self {
    case .detection: return self
    case .record(let record): return .record(moved(record))
    case .time(let stamp, let ticks, let position): return .time(stamp, ticks: ticks, moved(position))
    case .marker(var marker):
      marker.position = moved(marker.position)
      return .marker(marker)
    case .notUnderstood(let record): return .notUnderstood(moved(record))
    case .beyondLimit(let record): return .beyondLimit(moved(record))
    }
  }
}

/// A receiver of what a reader reports.
package protocol RecordSink {
  mutating func receive(_ event: ReaderEvent)
}
