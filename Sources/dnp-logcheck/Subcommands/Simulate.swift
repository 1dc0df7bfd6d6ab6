import ArgumentParser
import LogCheckModel
import LogCheckReporting
import LogCheckRules
import LogCheckSimulator

/// Plays the plugin on a made-up phone and writes the capture that a tool would have taken of it.
struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play the plugin on a made-up phone, and write the capture that a tool would have taken.",
    discussion: """
      EXAMPLES
        dnp-logcheck simulate list
        dnp-logcheck simulate happy-path --days 30 --writer apple-ndjson --seed 7 | dnp-logcheck
        dnp-logcheck simulate SCN-01 --fault SCN-01-M3 --truth truth.json > capture.log

      The same options write the same bytes on every machine. Nothing of it knows the rules: --truth says which promises
      were kept, broken, or cannot be known from this capture.
      """)

  @Argument(
    help: "The scenario, or `list`: all scenarios, faults, flaws, writers and wrappers.", completion: .scenarios)
  var scenario: String

  @Option(
    help: ArgumentHelp(
      "How the capture is printed (default: the one that carries most, apple-default or android-threadtime+year+zone+usec+uid).",
      valueName: "writer"), completion: .writers)
  var writer: String?

  @Option(help: ArgumentHelp("Put a fault in; may be repeated.", valueName: "id"), completion: .faults)
  var fault: [String] = []

  @Option(help: ArgumentHelp("Let the capture fall short; may be repeated.", valueName: "id"), completion: .flaws)
  var flaw: [String] = []

  @Option(help: "Let the plugin print that many of its events in other words than its documents say.")
  var reword = 0

  @Option(help: "The number of days of a scenario over days.")
  var days = 1

  @Option(help: "Phones, each with a separate capture; more than one need --output.")
  var devices = 1

  @Option(help: "The seed of everything random.")
  var seed: UInt64 = 1

  @Option(help: "Foreign entries before every entry of the scenario.")
  var noise = 0.0

  @Option(help: "Percent of the entries that are the app's; replaces --noise.")
  var share: Double?

  @Flag(help: "Let the foreign entries hold texts that the plugin's lines hold.")
  var decoys = false

  @Option(help: "Stop after this many megabytes (2^20 bytes).")
  var megabytes: Int?

  @Option(help: "Minutes east of UTC of the clock that is printed.")
  var offset = 0

  @Option(
    help: "ios or android, for scenarios that go on both.",
    completion: .list(CapturePlatform.allCases.map(\.rawValue)))
  var platform: String?

  @Option(
    help: ArgumentHelp("What other tools do to the bytes, the innermost first; may be repeated.", valueName: "id"),
    completion: .wrappers)
  var wrap: [String] = []

  @Flag(help: "Let the plugin log structured events.")
  var structured = false

  @Flag(help: "Leave out header and footer.")
  var bare = false

  @Option(
    help: ArgumentHelp(
      "Write device-1.log and so on into this folder, which is made.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp("Write which promises were kept to this file, as JSON.", valueName: "file"), completion: .file())
  var truth: String?

  func validate() throws {
    guard scenario != "list" else { return }
    guard let story = Scenario.named(scenario) else {
      throw Self.unknown("scenario", scenario, in: Scenario.all.map(\.id))
    }
    if let writer, LogWriter.named(writer) == nil {
      throw Self.unknown("writer", writer, in: LogWriter.all.map(\.id))
    }
    for id in fault where !story.faults.contains(where: { $0.id == id }) {
      throw Self.unknown("fault", id, of: scenario, in: story.faults.map(\.id))
    }
    for id in flaw where CaptureFlaw.named(id) == nil { throw Self.unknown("flaw", id, in: CaptureFlaw.all.map(\.id)) }
    for id in wrap where CaptureWrapper.named(id) == nil {
      throw Self.unknown("wrapper", id, in: CaptureWrapper.all.map(\.id))
    }
    if let platform, CapturePlatform(rawValue: platform) == nil {
      throw ValidationError("--platform is ios or android")
    }
    if let platform, !story.isPortable, platform != story.platform.rawValue {
      throw ValidationError("\(scenario) happens on \(story.platform.rawValue)")
    }
    if let writer, let platform = LogWriter.named(writer)?.platform, platform != system(of: story) {
      throw ValidationError(
        "\(writer) is a format of \(platform.rawValue), and \(scenario) happens on \(system(of: story).rawValue)")
    }
    guard (1...100_000).contains(days) else { throw ValidationError("--days must be from 1 to 100,000") }
    guard (0...1000).contains(reword) else { throw ValidationError("--reword must be from 0 to 1,000") }
    if reword > 0, structured { throw ValidationError("--reword is about words, and --structured leaves none") }
    guard (1...1000).contains(devices) else { throw ValidationError("--devices must be from 1 to 1,000") }
    guard devices == 1 || output != nil else { throw ValidationError("several --devices need an --output folder") }
    guard noise >= 0, noise <= 1e9 else { throw ValidationError("--noise must be from 0 to 1e9") }
    guard (-840...840).contains(offset) else { throw ValidationError("--offset must be from -840 to 840") }
    if decoys, share == nil, noise == 0 {
      throw ValidationError("--decoys is about foreign entries: give --noise or --share as well")
    }
    if let share, !(share > 0 && share <= 100) { throw ValidationError("--share must be above 0 and at most 100") }
    if let megabytes, !(1...1_048_576).contains(megabytes) {
      throw ValidationError("--megabytes must be from 1 to 1048576")
    }
    if story.isEndless, megabytes == nil { throw ValidationError("\"\(scenario)\" never ends: give --megabytes") }
    // If a flaw drops everything after some line, the requested megabytes are never reached.
    if story.isEndless, !flaw.isEmpty {
      throw ValidationError("\"\(scenario)\" never ends, so its capture cannot have a --flaw")
    }
    if truth != nil, megabytes != nil {
      throw ValidationError("--truth is about a whole story, which --megabytes cuts off")
    }
  }

  private static func unknown(
    _ kind: String, _ name: String, of owner: String? = nil, in known: [String]
  ) -> ValidationError {
    ValidationError(UnknownName(kind, name, of: owner, in: known, listedBy: "simulate list").message)
  }

  func run() throws {
    guard scenario != "list" else { return StandardStreams.write(Array(SimulatorList.text.utf8)) }
    if let output { try RedactionFolder.makeFolder(RawArguments.bytes(output)) }
    // Before an output is opened: a signal then would leave its draft.
    if output != nil { StopSignals.watch() }
    let targets = try targets()
    let truthFile = try truth.map { try OutputFile.ready($0, role: "the truth") }
    var truths: [String] = []
    for number in 1...devices {
      let target = targets.isEmpty ? nil : targets[number - 1]
      guard let target else {
        truths.append(try write(number, to: nil))
        continue
      }
      var truth: String?
      guard target.isWritten({ () throws(OutputProblem) in truth = try write(number, to: target) }), let truth else {
        throw ExitCode(2)
      }
      truths.append(truth)
    }
    if let truthFile, !truthFile.replace(with: Array(truths.joined().utf8)) { throw ExitCode(2) }
  }

  /// The captures of `--output`; complains and ends with 2 where one cannot be written.
  private func targets() throws -> [OutputFile] {
    let truthFile = truth.map { RunFiles.Output("--truth", $0) }
    guard let output else {
      try RunFiles(captures: []).check(truthFile.map { [$0] } ?? [], usesStandardOutput: true)
      return []
    }
    return try (1...devices).map { number in
      let name = output + (output.hasSuffix("/") ? "" : "/") + "device-\(number).log"
      let outputs = [RunFiles.Output("--output", name)] + (truthFile.map { [$0] } ?? [])
      try RunFiles(captures: []).check(outputs, usesStandardOutput: false)
      return try OutputFile.ready(name, role: "the capture", links: .refused)
    }
  }

  /// The platform of the app: the user's choice, or that of the format, if the story can happen on both.
  private func system(of story: Scenario) -> CapturePlatform {
    platform.flatMap(CapturePlatform.init)
      ?? (story.isPortable ? writer.flatMap(LogWriter.named)?.platform : nil) ?? story.platform
  }

  /// Writes the capture of one phone; gives what is true of it.
  private func write(_ number: Int, to target: OutputFile?) throws(OutputProblem) -> String {
    guard let story = Scenario.named(scenario) else { return "" }
    let system = system(of: story)
    let writer = writer.flatMap(LogWriter.named) ?? .fullest(on: system)
    let seed = number == 1 ? seed : SeededGenerator.seed(of: UInt64(number) << 8, from: seed)
    let options = Scenario.Options(
      platform: system, style: structured || writer.traits.parts.contains(.structuredOnly) ? .structured : .words,
      seed: seed, days: days,
      faults: fault, flaws: flaw, rewordings: reword)
    let run = story.run(options)
    let settings = CaptureSettings(
      offsetSeconds: offset * 60, deviceName: devices == 1 ? "Sample-iPhone" : "Sample-iPhone-\(number)",
      environment: run.environment, header: !bare, footer: !bare)
    var output = try CaptureOutput(
      stream: CaptureStream(writer: writer, settings: settings),
      wrappers: WrapperChain(wrap.compactMap(CaptureWrapper.named)), isWrapped: !wrap.isEmpty, to: target)
    let noise = ForeignNoise(platform: system, seed: SeededGenerator.seed(of: 2, from: seed), decoys: decoys)
    let density = share.map { (100 - $0) / $0 } ?? self.noise
    let reported = Reported(run)
    let entries = NoisyEntries(reported, noise: noise, density: density)
    try output.write(entries.lazy.filter(writer.holds), limit: limit)
    return reported.run.truth(as: writer.traits).json
  }

  private var limit: Int? { megabytes.map { $0 << 20 } }
}

/// A story whose truth can still be requested after another reader has read it.
private final class Reported: IteratorProtocol {
  private(set) var run: SimulatedRun

  init(_ run: SimulatedRun) { self.run = run }

  func next() -> LogEntry? { run.next() }
}
