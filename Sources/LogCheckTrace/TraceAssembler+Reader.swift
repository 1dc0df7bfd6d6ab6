package import LogCheckIngest

extension TraceAssembler {
  /// Takes what the reader of the current capture reports.
  package mutating func receive(_ event: ReaderEvent) {
    let event = before.lines == 0 ? event : event.moved(byLines: before.lines, bytes: before.bytes)
    switch event {
    case .detection(let detection): begin(detection)
    case .record(let record): admit(record)
    case .time(let stamp, let ticks, let position): passTime(stamp, ticks: ticks, at: position)
    case .marker(let marker): receive(marker)
    case .notUnderstood(let record): receive(notUnderstood: record)
    case .beyondLimit(let record): receive(beyondLimit: record)
    }
  }

  /// The same with the analysis of a record that was made ahead.
  package mutating func receive(_ event: ReaderEvent, _ analysis: RecordAnalysis?) {
    if case .record(let record) = event, let analysis {
      admit(record, analysis)
    } else {
      receive(event)
    }
  }
}
