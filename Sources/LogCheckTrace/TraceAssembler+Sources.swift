import LogCheckEngine
import LogCheckIngest
import LogCheckModel

/// Whose a record is.
extension TraceAssembler {
  /// The platform on which the plugin ran, if the user stated it or the trace has shown it.
  var platform: Platform? {
    options.settings.platform ?? ChosenProfile.platform(by: evidence, in: program.ruleSet)
  }

  /// Its format shows the platform before the first line, a literal somewhere later.
  mutating func publishPlatform() {
    let platform = platform
    for track in sources.tracks { engine.receive(.platform(platform), in: track.id) }
  }

  mutating func track(of record: Record, _ origin: StructuredOrigin?) -> Int {
    if let only = sources.only(record, origin) { return only }
    let key = sources.key(of: record, origin)
    if let known = sources.known(key, record, origin) {
      sources.note(record, origin, in: known)
      return known
    }
    guard !sources.isFull else { return overflow(at: record.position) }
    let index = sources.relative(of: key, record, origin) ?? open(key)
    sources.name(index, key, of: record)
    sources.note(record, origin, in: index)
    return index
  }

  private mutating func overflow(at position: LinePosition) -> Int {
    if let overflow = sources.overflow { return overflow }
    let id = sources.next
    var settings = options.settings
    settings.reportsEveryOutcome = true
    introduce(id, settings)
    sources.openOverflow(id, isUnordered: current.traits.contains(.unordered))
    current.summary.overflowLine = position.line
    return id.index
  }

  private mutating func open(_ key: SourceKey) -> Int {
    let id = sources.next
    sources.name(id.index, key)
    introduce(id)
    sources.open(id, isUnordered: current.traits.contains(.unordered))
    if sources.areDoubtful { for track in sources.tracks { engine.receive(.doubtfulGrouping, in: track.id) } }
    return id.index
  }

  mutating func introduce(_ id: SourceID) {
    var settings = options.settings
    if current.traits.contains(.unifiedLog) { settings.isUnifiedLog = true }
    settings.platform = platform
    introduce(id, settings)
  }

  /// Passes to the engine what is known of a source before its first event.
  private mutating func introduce(_ id: SourceID, _ settings: SourceSettings) {
    engine.receive(.settings(settings), in: id)
    for reported in coverage.reported { engine.receive(.gap(reported.gap), in: id) }
  }
}
