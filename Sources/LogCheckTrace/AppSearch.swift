import LogCheckEngine
import LogCheckModel
import LogCheckRules

/// The processes that log the plugin's texts on one device, and the evidence which of them is the app.
///
/// Another process may print such texts, so each is judged as if it were the app, by its lines alone. Its name and bundle,
/// its subsystem and its launches decide in the end; the number of its lines never does.
struct AppSearch {
  /// One reading of the log: the processes that are the app in it, which share a source.
  struct Reading {
    var track: Int
    var claim = AppClaim()
  }

  private(set) var readings: [Reading] = []
  private var names: [(name: [UInt8], reading: Int)] = []
  /// The name of the last line, and its reading.
  private var last: (name: [UInt8], reading: Int)?
  /// Lines that belong to no process, in every reading: for readings that begin later.
  private(set) var shared: [Event] = []
  /// The readings of process ids; -1 where processes of several readings had the id.
  private var pids: [Int32: Int] = [:]
  private var lastPID: Int32?

  /// Names beyond it share the last reading: so many processes do not log as the app does.
  static let readingLimit = 12
  private static let nameLimit = 4096
  private static let sharedLimit = 1024

  /// The reading to which the process of a record belongs; `nil` for a name that was not seen.
  mutating func reading(of record: Record) -> Int? {
    if let last, last.name.elementsEqual(record.text[record.process]) { return last.reading }
    if let known = names.first(where: { $0.name.elementsEqual(record.text[record.process]) }) {
      last = known
      return known.reading
    }
    return readingOfDamagedName(record)
  }

  /// The reading of the process with the id of the record, where the name of its process may have lost bytes: such a line is the app's.
  private func readingOfDamagedName(_ record: Record) -> Int? {
    guard let processID = record.processID,
      record.text[record.process].contains(where: { $0 >= 0x80 || $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    return reading(inMessageOf: processID)
  }

  /// The reading that a process joins with its first line, if the line shows that it is of the same app: the same bundle, or
  /// the plugin's subsystem.
  func joined(by claim: AppClaim) -> Int? {
    if let bundle = claim.bundle, let same = readings.firstIndex(where: { $0.claim.bundle == bundle }) { return same }
    if readings.count >= Self.readingLimit { return readings.count - 1 }
    guard claim.hasSubsystem else { return nil }
    return readings.firstIndex { $0.claim.hasSubsystem } ?? readings.firstIndex { $0.claim.launches != 0 }
  }

  mutating func add(_ record: Record, to reading: Int) {
    let name = Array(record.text[record.process])
    if names.count < Self.nameLimit { names.append((name, reading)) }
    last = (name, reading)
  }

  /// Notes the id of a process of that reading.
  mutating func note(_ processID: Int32?, in reading: Int) {
    guard let processID, processID != lastPID || readings.count > 1 else { return }
    lastPID = processID
    if let known = pids[processID], known != reading { pids[processID] = -1 }
    if pids[processID] == nil, pids.count < Self.nameLimit { pids[processID] = reading }
  }

  /// True if no process with that id is known to log as the app does.
  func isForeign(_ processID: Int32) -> Bool {
    pids.count < Self.nameLimit && (pids[processID] ?? -1) < 0
  }

  /// The reading of a line that may be a later line in the message of the process with that id; `nil` if none of its lines
  /// is the plugin's.
  func reading(inMessageOf processID: Int32) -> Int? { pids[processID].flatMap { $0 < 0 ? nil : $0 } }

  mutating func open(_ record: Record, in track: Int) -> Int {
    readings.append(Reading(track: track))
    add(record, to: readings.count - 1)
    return readings.count - 1
  }

  /// Adds evidence to the claim of a reading.
  mutating func note(_ claim: AppClaim, in reading: Int) { readings[reading].claim.add(claim) }

  /// True if the process that logged last has not shown the plugin's subsystem.
  var lacksSubsystem: Bool { last.map { !readings[$0.reading].claim.hasSubsystem } ?? false }

  /// Adds an event of the process that logged last to its claim.
  mutating func note(_ type: EventTypeID, startsSession: Bool, inSubsystem: Bool) {
    guard let reading = last?.reading else { return }
    readings[reading].claim.add(type, startsSession: startsSession)
    if inSubsystem { readings[reading].claim.hasSubsystem = true }
  }

  /// A line named the bundle of the process that wrote it, as an app's first line does.
  mutating func seeBundle(of name: [UInt8]) {
    if let known = names.first(where: { $0.name == name }) { readings[known.reading].claim.isBundled = true }
  }

  mutating func keep(_ event: Event) {
    if shared.count < Self.sharedLimit { shared.append(event) }
  }

  /// The readings whose evidence no other one outdoes.
  var best: [Int] {
    readings.indices.filter { index in
      !readings.contains { $0.track != readings[index].track && $0.claim.outranks(readings[index].claim) }
    }
  }
}

/// The evidence that a process is the app.
struct AppClaim {
  /// The path of the app's bundle in its header.
  var bundle: [UInt8]?
  /// True if it runs from the bundle of some app; a part of the system does not.
  var isBundled = false
  var hasSubsystem = false
  /// The launch lines that it logged, a bit for each event.
  var launches: UInt64 = 0
  /// The kinds of events that it logged, a bit for each.
  private var types: [UInt64] = []

  init() {}

  /// The evidence of a line: of its header, and of its event.
  init(_ record: Record, namesComponent: Bool) {
    bundle = Self.bundle(of: record)
    isBundled = bundle != nil
    hasSubsystem = namesComponent && !record.subsystem.isEmpty
  }

  mutating func add(_ type: EventTypeID, startsSession: Bool) {
    if startsSession { launches |= 1 << UInt64(type.index & 63) }
    let word = type.index >> 6
    while types.count <= word { types.append(0) }
    types[word] |= 1 << UInt64(type.index & 63)
  }

  private var typeCount: Int { types.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func add(_ other: Self) {
    if bundle == nil { bundle = other.bundle }
    if other.isBundled { isBundled = true }
    if other.hasSubsystem { hasSubsystem = true }
  }

  /// True if it has a kind of evidence that the other lacks (an app's bundle, the plugin's subsystem, a launch) and lacks none that
  /// the other has; or, with the same kinds, if it has at least twice as many kinds of events.
  func outranks(_ other: Self) -> Bool {
    let (mine, others) = (kinds, other.kinds)
    let isBetter = mine & ~others != 0
    let isWorse = others & ~mine != 0
    if isBetter || isWorse { return isBetter && !isWorse }
    return typeCount > 0 && typeCount >= 2 * other.typeCount
  }

  private var kinds: UInt8 { (isBundled ? 4 : 0) | (hasSubsystem ? 2 : 0) | (launches != 0 ? 1 : 0) }

  /// The path of the bundle from which the process of a record runs, where its header has the path.
  private static func bundle(of record: Record) -> [UInt8]? {
    guard record.process.lowerBound > 0, record.text[record.process.lowerBound - 1] == 0x2F else { return nil }
    let text = record.text.span
    // The parts of a record are separated by blanks.
    var start = record.process.lowerBound - 1
    while start > 0, text[start] != 0x2F || text[start - 1] != 0x20 { start -= 1 }
    var position = start
    while position + 5 <= record.process.lowerBound {
      if text.has(".app/", at: position) { return Array(record.text[start..<position + 4]) }
      position += 1
    }
    return nil
  }
}
