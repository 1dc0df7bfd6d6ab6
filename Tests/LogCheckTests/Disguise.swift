import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckSimulator

/// A way to carry a trace: which tool wrote it, what other tools did to it, how it is read.
struct Disguise: CustomStringConvertible {
  var writer: LogWriter
  var wrapping: [String] = []
  /// Foreign entries before every entry.
  var density = 0.0
  var isPacked = false
  /// True if the reader is given the year and the zone.
  var hasClock = false
  /// True if the reader knows that the tools around the capture stamped each line when it was logged.
  var trustsTools = false
  var seed: UInt64

  /// The changes of tools and transports to captures, innermost first.
  static let wrappings: [[String]] = [
    [], ["crlf"], ["utf8-bom"], ["crlf", "utf16le"], ["ansi"], ["bad-utf8"], ["github-actions"],
    ["gh-run-view", "crlf"], ["appium"], ["ansi", "github-actions"],
  ]

  init(_ writer: LogWriter, seed: UInt64) {
    self.writer = writer
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    wrapping = generator.element(of: Self.wrappings) ?? []
    // No tool colours a JSON document.
    if ["apple-json", "android-studio-json"].contains(writer.id) { wrapping.removeAll { $0 == "ansi" } }
    density = generator.element(of: [0, 0, 1, 2.5]) ?? 0
    isPacked = generator.isTrue(1, in: 64)
    hasClock = generator.isTrue(1, in: 2)
    trustsTools = generator.isTrue(1, in: 2)
    // A tool that stamps the lines it passes on takes its time for each: an obligation due to the millisecond must not
    // wait for foreign lines.
    if writer.traits.granularity == nil { density = 0 }
  }

  /// True if the tool around the capture stamps the lines, and the reader trusts it.
  var isStampedByTool: Bool {
    trustsTools && wrapping.contains { ["github-actions", "gh-run-view", "appium"].contains($0) }
  }

  /// True if records have a time, their own or that of the tool around them.
  var hasTime: Bool { writer.traits.granularity != nil || isStampedByTool }

  /// The facts that the format cannot show, as reasons that may replace a verdict.
  var allowed: Set<InconclusiveReason> {
    var reasons: Set<InconclusiveReason> = []
    let parts = writer.traits.parts
    guard let granularity = writer.traits.granularity else {
      // Only the tool's time is there: none at all, one of whole lines, or one without a zone.
      if !isStampedByTool || (wrapping.contains("appium") && !hasClock) {
        // Without time nothing comes to its end, so that more is open at once, and equal lines may be one that was copied.
        reasons.formUnion([.time, .ambiguous, .duplicate])
      }
      // The tool's time of a line is accurate to the second at best.
      if isStampedByTool { reasons.formUnion([.granularity, .duplicate, .end]) }
      return reasons
    }
    // A time of day without its date is local to an unknown day.
    if !parts.contains(.date) { reasons.insert(.time) }
    if !hasClock, !parts.contains(.zone) || !parts.contains(.year) { reasons.insert(.time) }
    // Equal lines of one whole second may be one line that was copied.
    if granularity > .milliseconds(1) { reasons.formUnion([.granularity, .duplicate]) }
    // In whole seconds a trace may end before its last deadline is over.
    if granularity >= .seconds(1) { reasons.insert(.end) }
    return reasons
  }

  var options: AuditOptions {
    var options = AuditOptions()
    options.trustsWrapperTime = trustsTools
    if hasClock { options.clock = ClockOptions(year: 2025, offset: { _ in 0 }) }
    return options
  }

  /// The capture in the pieces in which it is read.
  func pieces(_ items: [TestTrace.Item]) -> [[UInt8]] {
    let bytes = bytes(items)
    return isPacked ? [Gzip.stored(bytes)] : Self.cut(bytes, seed: seed)
  }

  /// In one piece, byte by byte, or in random pieces.
  static func cut(_ bytes: [UInt8], seed: UInt64) -> [[UInt8]] {
    var generator = SeededGenerator(seed: SeededGenerator.seed(of: 2, from: seed))
    switch generator.number(in: 0..<40) {
    case 0: return bytes.map { [$0] }
    case 1..<10: return [bytes]
    default:
      var pieces: [[UInt8]] = []
      var position = 0
      while position < bytes.count {
        let end = min(bytes.count, position + generator.number(in: 1..<400))
        pieces.append(Array(bytes[position..<end]))
        position = end
      }
      return pieces
    }
  }

  func bytes(_ items: [TestTrace.Item]) -> [UInt8] {
    // A header would put off the first entry's time if only the tool around it has a time.
    var stream = CaptureStream(
      writer: writer, settings: CaptureSettings(header: writer.traits.granularity != nil, footer: seed & 1 == 0))
    var chain = WrapperChain(wrapping.compactMap(CaptureWrapper.named))
    let isAndroid = writer.traits.parts.contains(.tag)
    var noise = ForeignNoise(platform: isAndroid ? .android : .ios, seed: SeededGenerator.seed(of: 1, from: seed))
    var bytes: [UInt8] = []
    chain.begin(into: &bytes)
    var piece: [UInt8] = []
    stream.begin(into: &piece)
    var last: LogInstant?
    var owed = 0.0
    func write(_ entry: LogEntry) {
      var entry = entry
      if isAndroid { entry.sink = .logSystem }
      stream.append(entry, into: &piece)
      chain.append(piece, at: entry.instant, into: &bytes)
      piece = []
    }
    for item in items {
      switch item {
      case .entry(let entry):
        if let last {
          for instant in foreignTimes(from: last, to: entry.instant, &owed) { write(noise.entry(at: instant)) }
        }
        write(entry)
        last = entry.instant
      case .gap(let from, let to):
        write(noise.entry(at: from))
        write(DropMarker.quarantine(at: from))
        write(noise.entry(at: to))
        last = to
      }
    }
    stream.end(into: &piece)
    chain.append(piece, at: last ?? LogInstant(nanoseconds: 0), into: &bytes)
    return bytes
  }

  /// The times of foreign entries between two others. Without a date, midnights are counted from lines that are close
  /// enough.
  private func foreignTimes(from start: LogInstant, to end: LogInstant, _ owed: inout Double) -> [LogInstant] {
    owed += density
    var count = Int(owed)
    owed -= Double(count)
    if !writer.traits.parts.contains(.date), writer.traits.granularity != nil {
      count = max(count, Int((end - start).nanoseconds / LogDuration.minutes(360).nanoseconds))
    }
    guard count > 0, start <= end else { return [] }
    let step = (end - start).nanoseconds / Int64(count + 1)
    return (1...count).map { start + LogDuration(nanoseconds: step * Int64($0)) }
  }

  var description: String {
    var text = "\(writer.id) \(wrapping) density \(density)"
    if isPacked { text += " gzip" }
    if hasClock { text += " clock given" }
    if trustsTools { text += " tools trusted" }
    return text + " seed \(seed)"
  }
}

/// The markers of log systems for dropped messages.
enum DropMarker {
  /// The log daemon's word in the name of a process that logs too much.
  static func quarantine(at instant: LogInstant) -> LogEntry {
    LogEntry(
      instant: instant, level: .notice, process: "logd", processID: 44,
      message: "QUARANTINED DUE TO HIGH LOGGING VOLUME")
  }
}
