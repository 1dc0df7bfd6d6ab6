import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckRules
import LogCheckTrace

/// Searches captures for the first line that names a device or a build.
struct KeySearch {
  private let lens: RecordLens
  private let ruleSet: RuleSet

  /// Longer values are cut: they are names of something. Bytes.
  static let limit = 200

  init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
    lens = RecordLens(ruleSet)
  }

  /// The value of a key for a job; `nil` where nothing names it.
  func value(of key: FleetKey?, _ job: FleetJob, _ options: AuditOptions, isStopped: () -> Bool) -> String? {
    switch key {
    case nil: return nil
    case .path: return key?.value(in: job.path).map { Self.cut(Array($0.utf8)) }
    case .member(let name):
      return search(job, WantedTexts([Array("\"\(name)\"".utf8)]), options, isStopped) { record, _ in
        JSONMemberSearch.value(of: name, in: record.text.span.extracting(record.message))
      }
    case .event(let id, let field):
      guard let type = ruleSet.events.firstIndex(where: { $0.name == id }),
        let index = ruleSet.events[type].fields.firstIndex(where: { $0.name == field })
      else { return nil }
      return search(job, WantedLiterals.texts(of: ruleSet), options, isStopped) { record, traits in
        lens.value(ofField: index, of: EventTypeID(type), in: record, traits).flatMap(Self.text)
      }
    }
  }

  private func search(
    _ job: FleetJob, _ wanted: WantedTexts, _ options: AuditOptions, _ isStopped: () -> Bool,
    value: (Record, FormatTraits) -> [UInt8]?
  ) -> String? {
    for input in job.inputs {
      guard case .file = input else { continue }
      var reader = CaptureReader(options.reading(wanted, capture: 0))
      var sink = FirstValue()
      do {
        _ = try CaptureFeed.read(input, &reader, into: &sink, within: options.readingLimit) { sink, _, _ in
          sink.settle(value)
          return sink.found != nil || isStopped()
        }
      } catch {
        // A capture that cannot be read is reported when it is judged.
        if sink.found == nil { try? reader.finish(to: &sink) }
      }
      sink.settle(value)
      if let found = sink.found { return Self.cut(found) }
    }
    return nil
  }

  private static func text(_ value: FieldValue) -> [UInt8]? {
    switch value {
    case .text(let text): text.bytes.isEmpty ? nil : text.bytes
    case .integer(let number): Array(String(number).utf8)
    case .number(let number): Array(String(number).utf8)
    case .boolean(let flag): Array(String(flag).utf8)
    default: nil
    }
  }

  private static func cut(_ bytes: [UInt8]) -> String {
    // Not inside a character.
    var end = min(bytes.count, limit)
    while end < bytes.count, end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}

/// Keeps the records of one read until their values are asked for.
private struct FirstValue: RecordSink {
  private(set) var found: [UInt8]?
  private var traits: FormatTraits = []
  private var waiting: [Record] = []

  mutating func receive(_ event: ReaderEvent) {
    switch event {
    case .detection(let detection): traits = detection.format?.carries ?? []
    case .record(let record): if found == nil { waiting.append(record.kept()) }
    case .time, .marker, .notUnderstood, .beyondLimit: break
    }
  }

  mutating func settle(_ value: (Record, FormatTraits) -> [UInt8]?) {
    for record in waiting where found == nil { found = value(record, traits) }
    waiting = []
  }
}
