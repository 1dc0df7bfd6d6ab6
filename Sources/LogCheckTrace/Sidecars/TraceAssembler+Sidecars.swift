import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
import LogCheckRules

/// Evidence files: the state at the end of the source that they belong to.
extension TraceAssembler {
  /// True if captures of this trace name the device.
  package func names(_ device: LogText?) -> Bool { sources.names(device) }

  /// Takes files after the last record; `isApart` if it is unknown which capture they belong to, `afterGap` if the end
  /// of the last capture is missing.
  package mutating func receive(_ files: [SidecarFile], isApart: Bool, afterGap: Bool = false) -> [Int: CaptureSummary]
  {
    endRecords()
    if afterGap {
      for track in sources.tracks {
        engine.receive(.gap(CoverageGap(from: track.latest, to: nil, reason: .truncated)), in: track.id)
      }
    }
    var summaries: [Int: CaptureSummary] = [:]
    var given: [Int: Given] = [:]
    let isOnlyDevice = Set(files.compactMap(\.device)).count == 1
    // Those that name a device first, so that the others see how many there are.
    var positions: [Int: Int] = [:]
    for file in files.filter({ $0.device != nil }) + files.filter({ $0.device == nil }) {
      positions[file.input] =
        sources.track(ofDevice: file.device, isOnlyDevice: isOnlyDevice).map(sources.app)
        ?? openTrack(for: file.device, isApart: isApart)
    }
    // Kinds in the order of their declaration: what refers to another comes before it.
    let kinds = program.ruleSet.evidence.map(\.id)
    func position(_ file: SidecarFile) -> Int { kinds.firstIndex(of: file.kind.id) ?? kinds.count }
    for file in files.sorted(by: { (position($0), $0.input) < (position($1), $1.input) }) {
      guard let index = positions[file.input] else { continue }
      profile.note(platform: file.kind.platform)
      let source = sources.tracks[index].id
      let isWhole = file.contents.damage == nil && file.contents.skippedCount == 0
      let types = Set(file.kind.becomes.map(\.type))
      if isWhole {
        given[index, default: Given()].whole.formUnion(types)
      } else {
        given[index, default: Given()].doubtful.formUnion(types)
        engine.receive(.gap(CoverageGap(from: nil, to: nil, reason: .malformed, types: types)), in: source)
      }
      summaries[file.input] = give(file, to: index)
    }
    for (index, given) in given.sorted(by: { $0.key < $1.key }) {
      for type in given.whole.subtracting(given.doubtful) {
        engine.receive(.complete(type), in: sources.tracks[index].id)
      }
    }
    return summaries
  }

  /// The event types in the files of one source.
  private struct Given {
    /// Events that one file holds completely.
    var whole: Set<EventTypeID> = []
    /// Events that a file could not hold completely.
    var doubtful: Set<EventTypeID> = []
  }

  /// A separate source, since no capture has it.
  private mutating func openTrack(for device: LogText?, isApart: Bool) -> Int {
    var key = SourceKey()
    key.device = device?.bytes ?? []
    key.isKnown = device != nil
    // With sources of captures, only the files themselves say anything about their source.
    key.part = Int.min
    if let known = sources.indices[key] { return known }
    let id = sources.next
    sources.name(id.index, key)
    var settings = options.settings
    settings.isGroupingDoubtful = isApart || id.index > 0
    engine.receive(.settings(settings), in: id)
    sources.open(id, isUnordered: false)
    return id.index
  }

  /// Judges the events of one file.
  private mutating func give(_ file: SidecarFile, to index: Int) -> CaptureSummary {
    var summary = CaptureSummary(path: "")
    summary.format = file.kind.id
    summary.bytes = file.bytes.count
    summary.lines = file.contents.lines
    SidecarEvents(file.kind, in: program.ruleSet, file: LogText("\(file.input)")).events(of: file.contents) { found in
      let record = Self.record(found.node, in: file)
      let findings = lens.findings(in: record)
      summary.events += 1
      let placed = position(
        found.type, found.fields, of: record, LogExcerpt(record, hiding: findings.hidden),
        holdsHidden: !findings.hidden.isEmpty,
        in: index)
      judge(placed)
      guard program.watchesRecords else { return }
      var seen = SeenRecord(record, component: nil, time: nil, findings: findings)
      seen.event = placed
      seen.form = found.form
      engine.receive(.record(seen), in: placed.source)
    }
    summary.candidates = summary.events
    return summary
  }

  /// The text of a part, as evidence.
  private static func record(_ node: SidecarNode, in file: SidecarFile) -> Record {
    var record = Record()
    let range = node.range.clamped(to: 0..<file.bytes.count)
    let kept = min(range.count, RecordLimits.bytes)
    record.text =
      file.kind.form == .object && file.bytes.starts(with: Array("bplist".utf8))
      ? [] : Array(file.bytes[range.lowerBound..<range.lowerBound + kept])
    while let byte = record.text.last, byte <= 0x20 { record.text.removeLast() }
    record.message = 0..<record.text.count
    record.position = LinePosition(
      capture: Int32(clamping: file.input), line: node.line, offset: range.lowerBound)
    return record
  }

  /// An event with the end of its source as its time.
  private func position(
    _ type: EventTypeID, _ fields: [FieldValue], of record: Record, _ excerpt: LogExcerpt, holdsHidden: Bool,
    in index: Int
  ) -> Event {
    let end = sources.tracks[index].latest
    var fields = fields
    for position in fields.indices where end != nil {
      guard case .instant(let instant, let frame) = fields[position] else { continue }
      let placed = clock.placed(instant, frame)
      fields[position] = .instant(placed.0, placed.1)
    }
    // Without a capture all files are of one unknown time.
    let time = end ?? EventTime(instant: LogInstant(nanoseconds: 0), frame: .undated, granularity: .zero)
    return Event(
      type: type, time: time, source: sources.tracks[index].id, session: sources.tracks[index].sessions.number,
      position: record.position, fields: fields, excerpt: excerpt, holdsHidden: holdsHidden)
  }

  private mutating func judge(_ event: Event) {
    engine.receive(.sighting(component: nil, type: event.type, level: nil), in: event.source)
    engine.receive(.event(event), in: event.source)
    if options.keepsEvents { output.add(RecognisedEvent(event: event, text: nil)) }
  }
}
