import LogCheckEngine
import LogCheckIngest
import LogCheckModel

/// The process that wrote a line.
struct Speaker: Hashable {
  var process: [UInt8]
  var processID: Int32

  init?(_ record: Record) {
    guard let pid = record.processID, !record.process.isEmpty else { return nil }
    process = Array(record.text[record.process])
    processID = pid
  }
}

/// The device and boot of a line, as far as it shows them.
struct SourceKey: Hashable {
  var device: [UInt8] = []
  var boot: [UInt8] = []
  /// True if the device was identified by an identifier, not by a host name.
  var isKnown = false
  /// The index of the joined log, if the logs are not known to be of one device.
  var part = 0

  /// True if a machine may have both names: one of them is missing, or both are its host name in different networks.
  func mayBeCalled(_ other: Self) -> Bool {
    if device.isEmpty, boot.isEmpty { return true }
    if other.device.isEmpty, other.boot.isEmpty { return true }
    guard !isKnown, !other.isKnown, boot == other.boot else { return false }
    func label(_ name: [UInt8]) -> [UInt8] {
      name.prefix { $0 != 0x2E }.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
    return !device.isEmpty && label(device) == label(other.device)
  }
}

/// Whose a record is.
extension TraceAuditor {
  /// The platform on which the plugin ran, if the user stated it or the trace has shown it.
  var platform: Platform? {
    facts.platform ?? ChosenProfile.platform(by: evidence, in: program.ruleSet)
  }

  /// Its format shows the platform before the first line, a literal somewhere later.
  mutating func publishPlatform() {
    let platform = platform
    for track in tracks { engine.take(.platform(platform), in: track.id) }
  }

  mutating func track(of record: Record, _ origin: StructuredOrigin?) -> Int {
    // Most formats show no device: all their records are of one source.
    if tracks.count == 1, trackIndices.count == 1, part == 0, record.device.isEmpty, record.boot.isEmpty,
      origin?.device == nil, origin?.boot == nil, trackIndices[SourceKey()] != nil
    {
      if let speaker = Speaker(record) { speakers[0] = speaker }
      return 0
    }
    let key = sourceKey(of: record, origin)
    if let index = trackIndices[key] {
      if let speaker = Speaker(record) { speakers[index] = speaker }
      return index
    }
    guard tracks.count < Self.sourceLimit else { return overflow(at: record.position) }
    let speaker = Speaker(record)
    let index = kin(of: key, speaker) ?? evidenceReporter(of: key, origin) ?? open(key)
    trackIndices[key] = index
    if let speaker { speakers[index] = speaker }
    return index
  }

  /// The number of devices and boots that are distinguished in one trace. Each has the state of every rule, some ten
  /// KiB.
  static let sourceLimit = 1000

  /// The source of all that comes from devices beyond the limit: nothing can be known of it.
  private mutating func overflow(at position: LinePosition) -> Int {
    if let overflow { return overflow }
    let id = SourceID(tracks.count)
    var facts = facts
    facts.reportsEveryOutcome = true
    engine.take(.settings(facts), in: id)
    for reported in reportedGaps { engine.take(.gap(reported.gap), in: id) }
    tracks.append(SourceTrack(id: id, isUnordered: captureTraits.contains(.unordered)))
    overflow = id.index
    capture.overflowLine = position.line
    return id.index
  }

  /// A structured event need not name its device each time: those that name none are of the one that was named, as long as
  /// there is only one.
  func evidenceReporter(of key: SourceKey, _ origin: StructuredOrigin?) -> Int? {
    guard origin != nil else { return nil }
    let reported = Set(trackIndices.filter { $0.key.isKnown && $0.key.part == key.part }.values)
    if !key.isKnown { return key.device.isEmpty && key.boot.isEmpty && reported.count == 1 ? reported.first : nil }
    return reported.isEmpty ? trackIndices[SourceKey()] : nil
  }

  /// The source whose machine changed its name, or lacked one before: its app continues under the same process id.
  func kin(of key: SourceKey, _ speaker: Speaker?) -> Int? {
    guard let speaker else { return nil }
    let found = trackIndices.filter { known, index in
      known.part == key.part && speakers[index] == speaker && known.mayBeCalled(key)
    }
    // With more than one candidate it is unknown which it is.
    return Set(found.values).count == 1 ? found.first?.value : nil
  }

  func sourceKey(of record: Record, _ origin: StructuredOrigin?) -> SourceKey {
    var key = SourceKey()
    key.device = Self.whole(origin?.device?.bytes ?? Array(record.text[record.device]))
    key.boot = Self.whole(origin?.boot?.bytes ?? Array(record.text[record.boot]))
    key.isKnown = origin?.device != nil || (key.device.isEmpty && !key.boot.isEmpty)
    if !key.isKnown { key.part = part }
    return key
  }

  /// A name that lost bytes is ignored.
  private static func whole(_ name: [UInt8]) -> [UInt8] {
    TextDamage.touches(name.span, 0..<name.count) ? [] : name
  }

  mutating func open(_ key: SourceKey) -> Int {
    let id = SourceID(tracks.count)
    trackIndices[key] = id.index
    var facts = facts
    if captureTraits.contains(.unifiedLog) { facts.isUnifiedLog = true }
    facts.platform = platform
    engine.take(.settings(facts), in: id)
    for reported in reportedGaps { engine.take(.gap(reported.gap), in: id) }
    tracks.append(SourceTrack(id: id, isUnordered: captureTraits.contains(.unordered)))
    if tracks.count > 1, !trackIndices.keys.allSatisfy(\.isKnown) {
      // Host names change, and several machines may log into one file: the machine of a line is not certain.
      for track in tracks { engine.take(.doubtfulGrouping, in: track.id) }
    }
    return id.index
  }
}
