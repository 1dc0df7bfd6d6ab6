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
  /// The sources of machines that the log system names as well as the events; -1 where several have the name.
  private var carriers: [SourceKey: Int] = [:]
  /// The source by the parts of a line that distinguish devices besides their names; -1 where several have them.
  private var owners: [SourceName: Int] = [:]
  /// The process and the source of the last record.
  private var last: (processID: Int32, index: Int)?
  /// The last speaker in each source, by the number of its track.
  private var speakers: [Int: Speaker] = [:]
  /// The search for the app of each device, at the position of its first track.
  var apps: [AppSearch] = []
  /// The processes whose lines named the bundles that they were started from.
  private(set) var bundled: Set<[UInt8]> = []
  /// The first track of the device of each track.
  private(set) var mains: [Int] = []
  /// The number of devices; each has one track more for each further process that may be the app.
  private(set) var devices = 0
  /// Sources in which the header of some line agreed with its tag.
  private var headersThatAgree: Set<Int> = []

  /// The number of devices and boots that are distinguished in one trace. Each has the state of every rule, some ten
  /// KiB.
  static let limit = 1000
  /// The names that are kept to assign lines without a device.
  private static let nameLimit = 8192

  var isFull: Bool { tracks.count >= Self.limit }

  /// The identity of the next source.
  var next: SourceID { SourceID(tracks.count) }

  // MARK: The source of a record

  /// The only source, where no record names another device: most formats show none.
  mutating func only(_ record: Record, _ origin: StructuredOrigin?) -> Int? {
    guard devices == 1, part == 0, record.device.isEmpty, origin?.device == nil else { return nil }
    note(record, origin, in: 0)
    return 0
  }

  func key(of record: Record, _ origin: StructuredOrigin?) -> SourceKey {
    var key = SourceKey()
    key.device = Self.whole(origin?.device?.bytes ?? Array(record.text[record.device]))
    key.isKnown = origin?.device != nil
    if !key.isKnown { key.part = part }
    return key
  }

  /// The name of the machine that the log system gives a record whose event names its device.
  private func carrierKey(of record: Record, _ key: SourceKey) -> SourceKey? {
    guard key.isKnown, !record.device.isEmpty else { return nil }
    var carrier = SourceKey()
    carrier.device = Self.whole(Array(record.text[record.device]))
    carrier.part = part
    return carrier.device == key.device ? nil : carrier
  }

  /// A name that lost bytes is ignored.
  private static func whole(_ name: [UInt8]) -> [UInt8] {
    TextDamage.touches(name.span, 0..<name.count) ? [] : name
  }

  /// The source of a record whose names are known. A line that names no device is of the device of its process, its
  /// session or its boot.
  func known(_ key: SourceKey, _ record: Record, _ origin: StructuredOrigin?) -> Int? {
    if key.device.isEmpty {
      for name in SourceName.all(of: record, origin) {
        if let owner = owners[name], owner >= 0 { return owner }
      }
    }
    return indices[key] ?? carriers[key].flatMap { $0 < 0 ? nil : $0 }
  }

  /// The source of a record by names that were not seen before: that of the same process, or of the only device.
  func relative(of key: SourceKey, _ record: Record, _ origin: StructuredOrigin?) -> Int? {
    kin(of: key, Speaker(record)) ?? neighbour(of: key, record)
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

  /// Not every line names its device: those that name none are of the one that was named, as long as there is only one.
  private func neighbour(of key: SourceKey, _ record: Record) -> Int? {
    if key.device.isEmpty {
      let devices = Set(indices.filter { $0.key.part == key.part || $0.key.isKnown && part == 0 }.values)
      return devices.count == 1 ? devices.first : nil
    }
    guard key.isKnown else { return nil }
    // The device that only its log system named so far, or nothing.
    guard let unnamed = indices[carrierKey(of: record, key) ?? SourceKey()] else { return nil }
    return indices.contains { $0.value == unnamed && $0.key.isKnown } ? nil : unnamed
  }

  mutating func note(_ record: Record, _ origin: StructuredOrigin?, in index: Int) {
    if let pid = record.processID, last?.processID != pid || last?.index != index, let speaker = Speaker(record) {
      last = (pid, index)
      speakers[index] = speaker
    }
    guard devices > 1 || !record.device.isEmpty || origin?.device != nil else { return }
    for name in SourceName.all(of: record, origin) {
      guard let owner = owners[name] else {
        if owners.count < Self.nameLimit { owners[name] = index }
        continue
      }
      // Two devices have it: it distinguishes none.
      if owner != index { owners[name] = -1 }
    }
  }

  /// The lines that follow are of a joined log that is not known to be of the same device.
  mutating func sever() {
    part += 1
    owners = owners.filter { if case .boot = $0.key { true } else { false } }
    for (index, track) in tracks.enumerated() { for boot in track.bootNames { owners[.boot(boot)] = index } }
  }

  // MARK: New sources

  mutating func name(_ index: Int, _ key: SourceKey) { indices[key] = index }

  /// Notes the names of a record in a source that was found or opened for it.
  mutating func name(_ index: Int, _ key: SourceKey, of record: Record) {
    // Lines without a name are of several devices where several are named.
    if !key.device.isEmpty || devices == 1 { indices[key] = index }
    if devices > 1, let unnamed = indices[SourceKey()],
      indices.contains(where: { $0.value == unnamed && $0.key.isKnown })
    {
      indices[SourceKey()] = nil
    }
    guard let carrier = carrierKey(of: record, key) else { return }
    carriers[carrier] = carriers[carrier].map { $0 == index ? index : -1 } ?? index
  }

  /// Opens the source of a device, or of another reading of the device with the track `main`.
  mutating func open(_ id: SourceID, isUnordered: Bool, besides main: Int? = nil) {
    tracks.append(SourceTrack(id: id, isUnordered: isUnordered))
    mains.append(main ?? id.index)
    apps.append(AppSearch())
    if main == nil { devices += 1 }
  }

  /// Opens the source of all that comes from devices beyond the limit: nothing can be known of it.
  mutating func openOverflow(_ id: SourceID, isUnordered: Bool) {
    open(id, isUnordered: isUnordered)
    overflow = id.index
  }

  /// True if the machine of a line is not certain: host names change, and several machines may log into one file.
  var areDoubtful: Bool { devices > 1 && !indices.keys.allSatisfy(\.isKnown) }

  // MARK: The processes of a device

  /// The sources of a device: one for each process that may be the app.
  func readings(of main: Int) -> [Int] {
    guard tracks.count > devices, apps[main].readings.count > 1 else { return [main] }
    return apps[main].readings.map(\.track)
  }

  mutating func seeBundle(of name: [UInt8]) {
    guard bundled.count < Self.nameLimit, bundled.insert(name).inserted else { return }
    for index in apps.indices { apps[index].seeBundle(of: name) }
  }

  func isSide(_ track: Int) -> Bool { mains[track] != track }

  /// The source of the app of a device, as far as the log has shown it.
  func app(of main: Int) -> Int {
    let best = apps[main].best
    return best.count == 1 ? apps[main].readings[best[0]].track : main
  }

  /// The relation of a source to the app.
  enum Standing {
    case app
    /// Another process may be the app as well as this one.
    case open
    case foreign
  }

  func standing(of track: Int) -> Standing {
    guard tracks.count > devices, apps[mains[track]].readings.count > 1 else { return .app }
    let rivals = rivals(of: track)
    return rivals.contains(track) ? rivals.count == 1 ? .app : .open : .foreign
  }

  /// The sources that may be the app's, where it is unknown which one is.
  func rivals(of track: Int) -> [Int] {
    let search = apps[mains[track]]
    return search.best.map { search.readings[$0].track }
  }

  /// The sources that a record may concern that is no event: those of its process, or all.
  mutating func concerned(by record: Record) -> [Int] {
    guard !record.process.isEmpty else { return Array(tracks.indices) }
    var concerned: [Int] = []
    for main in tracks.indices where !isSide(main) {
      if apps[main].readings.isEmpty {
        concerned.append(main)
      } else if let reading = apps[main].reading(of: record) {
        concerned.append(apps[main].readings[reading].track)
      }
    }
    return concerned
  }

  /// Notes that a header named the component of its tag; `true` for the first one of a source.
  mutating func agree(in index: Int) -> Bool { headersThatAgree.insert(index).inserted }

  // MARK: Disorder

  /// A single step back in time that shows parts in a wrong order rather than a clock that was set.
  private static let longStep = LogDuration.minutes(12 * 60)

  /// The repeated or long steps back in time of the current capture: their number, the position of the first, its length. Asked
  /// once a capture.
  mutating func takeDisorder() -> LateEvents.Disorder? {
    var found: [LateEvents.Disorder] = []
    for index in tracks.indices where !isSide(index) {
      if let disorder = tracks[index].takeDisorder() { found.append(disorder) }
    }
    guard var first = found.min(by: { $0.line < $1.line }) else { return nil }
    first.steps = found.reduce(0) { $0 + $1.steps }
    // A clock that is set goes back once, by less.
    return first.steps > 1 || first.by >= Self.longStep ? first : nil
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
    guard let device else { return devices == 1 ? 0 : nil }
    let found = Set(reported.filter { $0.key.device == device.bytes }.values)
    if found.count == 1 { return found.first }
    // A capture that names no device may be of this one, and there is no other it could be of.
    return reported.isEmpty && devices == 1 && isOnlyDevice ? 0 : nil
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
