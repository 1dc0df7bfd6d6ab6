import LogCheckEngine
import LogCheckModel

/// The sources of a trace, and the names by which their records find them.
struct TraceSources {
  var tracks: [SourceTrack] = []
  private(set) var indices: [SourceKey: Int] = [:]
  /// The track of records from devices beyond the limit.
  private(set) var overflow: Int?
  /// Counts the joined logs that are not known to be of one device.
  private var part = 0
  /// The last speaker in each source, by the number of its track.
  private var speakers: [Int: Speaker] = [:]
  /// By the number of the track.
  private var pluginSpeakers: [Int: PluginSpeakers] = [:]
  /// Sources in which the header of some line agreed with its tag.
  private var headersThatAgree: Set<Int> = []

  /// The number of devices and boots that are distinguished in one trace. Each has the state of every rule, some ten
  /// KiB.
  static let limit = 1000

  var isFull: Bool { tracks.count >= Self.limit }

  /// The identity of the next source.
  var next: SourceID { SourceID(tracks.count) }

  // MARK: The source of a record

  /// The only source, where no record names a device: most formats show none.
  mutating func only(_ record: Record, _ origin: StructuredOrigin?) -> Int? {
    guard tracks.count == 1, indices.count == 1, part == 0, record.device.isEmpty, record.boot.isEmpty,
      origin?.device == nil, origin?.boot == nil, indices[SourceKey()] != nil
    else { return nil }
    hear(record, in: 0)
    return 0
  }

  func key(of record: Record, _ origin: StructuredOrigin?) -> SourceKey {
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

  /// The source of a record by names that were not seen before: that of the same process, or of the only device.
  func relative(of key: SourceKey, _ record: Record, _ origin: StructuredOrigin?) -> Int? {
    kin(of: key, Speaker(record)) ?? evidenceReporter(of: key, origin)
  }

  /// The source whose machine changed its name, or lacked one before: its app continues under the same process id.
  private func kin(of key: SourceKey, _ speaker: Speaker?) -> Int? {
    guard let speaker else { return nil }
    let found = indices.filter { known, index in
      known.part == key.part && speakers[index] == speaker && known.mayBeCalled(key)
    }
    // With more than one candidate it is unknown which it is.
    return Set(found.values).count == 1 ? found.first?.value : nil
  }

  /// A structured event need not name its device each time: those that name none are of the one that was named, as long as
  /// there is only one.
  private func evidenceReporter(of key: SourceKey, _ origin: StructuredOrigin?) -> Int? {
    guard origin != nil else { return nil }
    let reported = Set(indices.filter { $0.key.isKnown && $0.key.part == key.part }.values)
    if !key.isKnown { return key.device.isEmpty && key.boot.isEmpty && reported.count == 1 ? reported.first : nil }
    return reported.isEmpty ? indices[SourceKey()] : nil
  }

  mutating func hear(_ record: Record, in index: Int) {
    if let speaker = Speaker(record) { speakers[index] = speaker }
  }

  /// The lines that follow are of a joined log that is not known to be of the same device.
  mutating func sever() { part += 1 }

  // MARK: New sources

  mutating func name(_ index: Int, _ key: SourceKey) { indices[key] = index }

  mutating func open(_ id: SourceID, isUnordered: Bool) {
    tracks.append(SourceTrack(id: id, isUnordered: isUnordered))
  }

  /// Opens the source of all that comes from devices beyond the limit: nothing can be known of it.
  mutating func openOverflow(_ id: SourceID, isUnordered: Bool) {
    open(id, isUnordered: isUnordered)
    overflow = id.index
  }

  /// True if the machine of a line is not certain: host names change, and several machines may log into one file.
  var areDoubtful: Bool { tracks.count > 1 && !indices.keys.allSatisfy(\.isKnown) }

  // MARK: The processes of a source

  /// A line of the plugin came from the process of the record; `true` when others spoke before.
  mutating func hearPlugin(_ record: Record, in index: Int) -> Bool {
    pluginSpeakers[index, default: PluginSpeakers()].hear(record)
  }

  /// True if a record is surely of another process than those that speak for the plugin.
  func isOfAnotherProcess(_ record: Record) -> Bool {
    !pluginSpeakers.isEmpty && pluginSpeakers.values.allSatisfy { $0.isOther(record) }
  }

  /// True if the evidence of a failure may be of another process than the app; `isPlugins` identifies the events that
  /// only the plugin logs.
  func doubtSpeaker(of outcome: InstanceOutcome, isPlugins: (EventTypeID) -> Bool) -> Bool {
    pluginSpeakers[outcome.source.index]?.doubt(outcome, isPlugins: isPlugins) == true
  }

  /// Notes that a header named the component of its tag; `true` for the first one of a source.
  mutating func agree(in index: Int) -> Bool { headersThatAgree.insert(index).inserted }

  // MARK: Disorder

  /// The repeated steps back in time of the current capture: their number, the position of the first, its length. Asked
  /// once a capture.
  mutating func takeDisorder() -> LateEvents.Disorder? {
    var found: [LateEvents.Disorder] = []
    for index in tracks.indices { if let disorder = tracks[index].takeDisorder() { found.append(disorder) } }
    guard var first = found.min(by: { $0.line < $1.line }) else { return nil }
    first.steps = found.reduce(0) { $0 + $1.steps }
    return first.steps > 1 ? first : nil
  }

  /// The number of events of the current capture that were judged before their time, and the line of the first. Asked
  /// once a capture.
  mutating func takeEarly() -> LateEvents.Early {
    var all = LateEvents.Early()
    for index in tracks.indices {
      let early = tracks[index].takeEarly()
      guard early.count > 0 else { continue }
      all.line = all.count == 0 ? early.line : min(all.line, early.line)
      all.count += early.count
    }
    return all
  }

  // MARK: Devices

  /// The index of the source to which a file with this device, or without one, may belong.
  ///
  /// `isOnlyDevice`: no other file of the run names another one.
  func track(ofDevice device: LogText?, isOnlyDevice: Bool) -> Int? {
    let reported = indices.filter { $0.key.isKnown && !$0.key.device.isEmpty }
    guard let device else { return tracks.count == 1 ? 0 : nil }
    let found = Set(reported.filter { $0.key.device == device.bytes }.values)
    if found.count == 1 { return found.first }
    // A capture that names no device may be of this one, and there is no other it could be of.
    return reported.isEmpty && tracks.count == 1 && isOnlyDevice ? 0 : nil
  }

  /// True if records name the device.
  func names(_ device: LogText?) -> Bool { indices.keys.contains { $0.isKnown && $0.device == device?.bytes } }

  /// The device name of a source; `nil` if the log does not name it.
  func deviceName(of track: Int) -> [UInt8]? {
    let keys = indices.filter { $0.value == track && !$0.key.device.isEmpty }.keys
    // Its own name rather than one of the names of the host.
    return keys.min { left, right in
      left.isKnown != right.isKnown ? left.isKnown : left.device.lexicographicallyPrecedes(right.device)
    }?.device
  }
}
