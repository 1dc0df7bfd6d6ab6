package import LogCheckIngest
package import LogCheckModel
package import LogCheckTrace

/// A callback of a reader, stored so that it can be replayed, also on another thread.
package enum ReaderEvent: Sendable {
  case detection(Detection)
  /// With its analysis where that was made ahead.
  case record(Record, RecordAnalysis? = nil)
  case time(CivilStamp, ticks: UInt64?, LinePosition)
  case marker(CaptureMarker)
  case notUnderstood(Record)
  case beyondLimit(Record)

  package func report(_ auditor: inout TraceAuditor) {
    switch self {
    case .detection(let detection): auditor.begin(detection)
    case .record(let record, nil): auditor.receive(record)
    case .record(let record, let analysis?): auditor.receive(record, analysis)
    case .time(let stamp, let ticks, let position): auditor.passTime(stamp, ticks: ticks, at: position)
    case .marker(let marker): auditor.receive(marker)
    case .notUnderstood(let record): auditor.receive(notUnderstood: record)
    case .beyondLimit(let record): auditor.receive(beyondLimit: record)
    }
  }
}
