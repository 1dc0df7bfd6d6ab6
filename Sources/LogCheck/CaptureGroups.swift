import LogCheckIngest
import LogCheckModel

/// Which inputs of a run are parts of one trace.
enum CaptureGroups {
  /// Inputs that are read together, in the order of their time. Everything else stands alone.
  ///
  /// Parts are known by their names: `device.log`, `device.log.1`, `device.log.2` in one folder are what rotation leaves of one
  /// log. The same file named twice is one input.
  static func of(_ inputs: [AuditInput], clock: ClockOptions) -> (groups: [[Int]], repeated: [Int]) {
    var groups: [[Int]] = []
    var byBase: [[UInt8]: Int] = [:]
    var seen: Set<[UInt8]> = []
    var repeated: [Int] = []
    for (index, input) in inputs.enumerated() {
      guard case .file(let path, _) = input else {
        groups.append([index])
        continue
      }
      guard seen.insert(path).inserted else {
        repeated.append(index)
        continue
      }
      let base = Self.base(of: path)
      if let group = byBase[base] {
        groups[group].append(index)
      } else {
        byBase[base] = groups.count
        groups.append([index])
      }
    }
    return (groups.map { ordered($0, inputs, clock) }, repeated)
  }

  /// The name without a rotation's number: up to three digits behind the last dot.
  private static func base(of path: [UInt8]) -> [UInt8] {
    guard let dot = path.lastIndex(of: 0x2E), dot > 0, (2...4).contains(path.count - dot) else { return path }
    return path[(dot + 1)...].allSatisfy { (0x30...0x39).contains($0) } ? Array(path[..<dot]) : path
  }

  private static func ordered(_ group: [Int], _ inputs: [AuditInput], _ clock: ClockOptions) -> [Int] {
    guard group.count > 1 else { return group }
    let stamps = group.map { firstTime(of: inputs[$0], clock) }
    if stamps.allSatisfy({ $0 != nil }) {
      return zip(group, stamps.compactMap(\.self)).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
    // Without stamps the numbers speak: the highest is the oldest, the one without is the newest.
    return group.sorted { number(inputs[$0]) > number(inputs[$1]) }
  }

  private static func number(_ input: AuditInput) -> Int {
    guard case .file(let path, _) = input, let dot = path.lastIndex(of: 0x2E) else { return -1 }
    return base(of: path).count == path.count ? -1 : Int(String(decoding: path[(dot + 1)...], as: UTF8.self)) ?? -1
  }

  private static func firstTime(of input: AuditInput, _ clock: ClockOptions) -> LogInstant? {
    guard case .file(let path, _) = input, let source = try? FileSource(path: path), source.isRegularFile,
      let start = try? source.readStart(limit: FormatDetector.sampleBytes)
    else { return nil }
    var reader = CaptureReader(ReadingOptions(literals: []))
    var sink = FirstStamp(clock: ClockModel(clock))
    try? reader.feed(start.span, to: &sink)
    try? reader.finish(to: &sink)
    return sink.first
  }
}

/// Keeps the earliest time that a reader tells.
private struct FirstStamp: RecordSink {
  var clock: ClockModel
  var first: LogInstant?

  mutating func begin(_ detection: Detection) {}

  mutating func receive(_ record: Record) {}

  mutating func passTime(_ stamp: CivilStamp, ticks: UInt64?, at position: LinePosition) {
    guard let time = clock.resolve(stamp) else { return }
    if first.map({ time.instant < $0 }) ?? true { first = time.instant }
  }

  mutating func receive(_ marker: CaptureMarker) {}
}
