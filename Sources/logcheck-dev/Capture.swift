import ArgumentParser
import Foundation
import LogCheckModel
import LogCheckSimulator

/// Writes a capture to standard output, in the memory of one buffer whatever its length.
struct Capture: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a made-up capture to standard output.",
    discussion: """
      Example: logcheck-dev capture --format apple-compact --scenario daily-cycle --days 3 --noise 5 --seed 7

      The same options write the same bytes on every machine.
      Formats:   \(LogWriter.all.map(\.id).joined(separator: ", "))
      Scenarios: \(Scenario.all.map(\.id).joined(separator: ", "))
      Wrappers:  \(CaptureWrapper.all.map(\.id).joined(separator: ", "))
      """)

  @Option(help: "The writer.")
  var format = "apple-compact"

  @Option(help: "The scenario.")
  var scenario = "happy-path"

  @Option(help: "Days that a scenario over days tells.")
  var days = 1

  @Option(help: "Foreign entries before every entry of the scenario.")
  var noise = 0.0

  @Option(help: "The seed of everything random.")
  var seed: UInt64 = 1

  @Option(help: "Stop after this many megabytes (2^20 bytes).")
  var megabytes: Int?

  @Option(help: "Percent of the entries that are the plugin's; takes the place of --noise.")
  var share: Double?

  @Option(help: "ios or android; by default what the format is for.")
  var platform: String?

  @Option(help: "Minutes east of UTC of the clock that is printed.")
  var offset = 0

  @Option(help: "Where the app ran, for formats that tell: device, simulator, unsaid.")
  var place = "unsaid"

  @Option(help: "What other tools do to the bytes, the innermost first.")
  var wrap: [String] = []

  @Flag(help: "Let the plugin log structured events.")
  var structured = false

  @Flag(help: "Leave out header and footer.")
  var bare = false

  func validate() throws {
    guard LogWriter.named(format) != nil else { throw ValidationError("There is no format “\(format)”.") }
    guard let story = Scenario.named(scenario) else { throw ValidationError("There is no scenario “\(scenario)”.") }
    for id in wrap where CaptureWrapper.named(id) == nil { throw ValidationError("There is no wrapper “\(id)”.") }
    if let platform, CapturePlatform(rawValue: platform) == nil {
      throw ValidationError("The platform is ios or android.")
    }
    guard CapturePlace(rawValue: place) != nil else {
      throw ValidationError("The place is device, simulator or unsaid.")
    }
    guard days > 0 else { throw ValidationError("--days must be positive.") }
    guard noise >= 0, noise <= 1e9 else { throw ValidationError("--noise must be from 0 to 1e9.") }
    guard (-840...840).contains(offset) else { throw ValidationError("--offset must be from -840 to 840.") }
    if let share, !(share > 0 && share <= 100) { throw ValidationError("--share must be above 0 and at most 100.") }
    if let megabytes, !(1...1_048_576).contains(megabytes) {
      throw ValidationError("--megabytes must be from 1 to 1048576.")
    }
    if story.isEndless, megabytes == nil { throw ValidationError("“\(scenario)” never ends: give --megabytes.") }
  }

  func run() throws {
    guard let writer = LogWriter.named(format), let story = Scenario.named(scenario) else { return }
    let system = platform.flatMap(CapturePlatform.init) ?? (format.hasPrefix("android") ? .android : .ios)
    let entries = NoisyEntries(
      story.entries(
        Scenario.Options(
          platform: system, style: structured || format == "dnp-events" ? .structured : .words, seed: seed, days: days)),
      noise: ForeignNoise(platform: system, seed: SeededGenerator.seed(of: 2, from: seed)),
      density: share.map { (100 - $0) / $0 } ?? noise)
    let settings = CaptureSettings(
      offsetSeconds: offset * 60, place: CapturePlace(rawValue: place) ?? .unsaid, header: !bare, footer: !bare)
    var output = CaptureOutput(
      stream: CaptureStream(writer: writer, settings: settings),
      wrappers: WrapperChain(wrap.compactMap(CaptureWrapper.named)), isWrapped: !wrap.isEmpty)
    try output.write(entries, limit: megabytes.map { $0 << 20 })
  }
}

/// Carries entries through the writer and the wrappers to standard output, a quarter of a megabyte at a time.
private struct CaptureOutput {
  var stream: CaptureStream
  var wrappers: WrapperChain
  let isWrapped: Bool
  private var buffer: [UInt8] = []
  private var piece: [UInt8] = []
  private var written = 0

  init(stream: CaptureStream, wrappers: WrapperChain, isWrapped: Bool) {
    self.stream = stream
    self.wrappers = wrappers
    self.isWrapped = isWrapped
  }

  mutating func write(_ entries: some Sequence<LogEntry>, limit: Int?) throws {
    wrappers.begin(into: &buffer)
    var last = LogInstant(nanoseconds: 0)
    var isBegun = false
    for entry in entries {
      last = entry.instant
      if !isBegun {
        try pass(at: last) { $0.begin(into: &$1) }
        isBegun = true
      }
      try pass(at: last) { $0.append(entry, into: &$1) }
      if let limit, written + buffer.count >= limit { break }
    }
    try pass(at: last) { $0.end(into: &$1) }
    try flush()
  }

  private mutating func pass(at instant: LogInstant, _ step: (inout CaptureStream, inout [UInt8]) -> Void) throws {
    if isWrapped {
      piece.removeAll(keepingCapacity: true)
      step(&stream, &piece)
      wrappers.append(piece, at: instant, into: &buffer)
    } else {
      step(&stream, &buffer)
    }
    if buffer.count >= 1 << 18 { try flush() }
  }

  private mutating func flush() throws {
    try FileHandle.standardOutput.write(contentsOf: buffer)
    written += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
