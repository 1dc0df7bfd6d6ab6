import LogCheckEngine
import LogCheckIngest
import LogCheckModel
import LogCheckRules

/// Records the rules that lines without an event leave open.
extension TraceAssembler {
  /// Takes note of a line of the plugin that no event explains. With `--known-vocabulary` it says nothing that rules ask for.
  mutating func takeUnknown(
    _ record: Record, component: Int?, at time: EventTime?, _ excerpt: LogExcerpt, in tracks: [Int]
  ) {
    // A structured event that names no part of the plugin may be anybody's: apps wrap their other lines so.
    guard component != nil || Self.namesComponent(record) else { return }
    let meaning = vocabulary.reader.meaning(of: record, component: component, platform: platform, excerpt)
    guard !options.knowsVocabulary, !meaning.candidates.isEmpty else { return }
    let line = Evidence(role: .deciding, type: nil, position: record.position, time: time, excerpt: excerpt)
    for index in tracks {
      engine.receive(.unknownLine(UnknownLineSeen(line: line, meaning: meaning)), in: sources.tracks[index].id)
    }
  }

  private static func namesComponent(_ record: Record) -> Bool {
    record.text.span.extracting(record.message).holds(componentKey.span)
  }

  private static let componentKey = Array("\"component\":".utf8)
}
