import LogCheckModel

/// A story that is played line by line, and its truth.
package struct SimulatedRun: Sequence, IteratorProtocol {
  private let scenario: Scenario
  private let options: Scenario.Options
  private let chosen: [Fault]
  private let flaws: [CaptureFlaw]
  private var phones: Phones
  private var device: Device { phones.device }
  private var stretch: FlawedStretch
  private var rewordings = Rewordings.none
  /// Kinds of lines that were logged, and those with a line that was lost, or lost its values, on the way into the
  /// capture.
  private var reported: Set<String> = []
  private var hidden: [String: String] = [:]
  /// Faults whose line would have been lost or changed, if it had been there.
  private var hiddenFaults: [Fault.ID: String] = [:]
  private var scannedFaults = 0
  private var blurred: [String: String] = [:]
  /// Kinds of lines that the plugin does not log, which a file of its structured events lacks.
  private var foreign: Set<String> = []

  init(_ scenario: Scenario, _ options: Scenario.Options, plan: (inout Device) -> Void) {
    self.scenario = scenario
    self.options = options
    chosen = scenario.faults.filter { options.faults.contains($0.id) }
    let ids = scenario.flaws + options.flaws
    flaws = CaptureFlaw.all.filter { ids.contains($0.id) }
    // Which day a fault falls on is drawn apart, so that the rest of the story stays as it is without it.
    var draw = SeededGenerator(seed: SeededGenerator.seed(of: 3, from: options.seed))
    let days = Swift.max(1, options.days)
    var device = Device(options, faults: ActiveFaults(chosen) { $0.isDaily ? draw.number(in: 0..<days) : 0 })
    plan(&device)
    for case .device(let change) in chosen.map(\.change) { change(&device) }
    if scenario.companion != nil { device.log.device = "phone-1" }
    let companion = scenario.companion.map { plan in
      var options = options
      options.seed = SeededGenerator.seed(of: 5, from: options.seed)
      var other = Device(options)
      // Nowhere near the processes of the first.
      other.system.nextProcessID += 10_000
      other.log.device = "phone-2"
      plan(&other)
      return other
    }
    stretch = FlawedStretch(from: device.start ?? device.end, to: device.end, seed: options.seed)
    phones = Phones(device, companion: companion)
  }

  /// The same story in other words.
  func worded(_ rewordings: Rewordings) -> SimulatedRun {
    var run = self
    run.rewordings = rewordings
    return run
  }

  /// The event of the next line; empty for a line without one. `nil` at the end.
  mutating func nextEvent() -> String? { phones.nextLine().map { $0.line.event } }

  /// Applies the flaws to a line: returns if it is lost, or has lost its values, and the reason.
  private func spoil(_ line: inout Utterance, _ stretch: inout FlawedStretch) -> (lost: String?, blurred: String?) {
    var blurred: String?
    for flaw in flaws {
      switch flaw.effect(&line, &stretch) {
      case .kept: continue
      case .changed: blurred = flaw.summary
      case .lost: return (flaw.summary, nil)
      }
    }
    return (nil, blurred)
  }

  /// Notes the faults that would not show although their scene was played.
  private mutating func noteHiddenFaults() {
    for (fault, lines) in device.faults.happened.dropFirst(scannedFaults) {
      var copy = stretch
      for var line in lines where line.label == fault.label || fault.witnesses.contains(line.label) {
        if !line.isOfThePlugin { foreign.insert(line.label) }
        let (lost, blurred) = spoil(&line, &copy)
        if let why = lost ?? (fault.needsValues ? blurred : nil) { hiddenFaults[fault.id] = why }
      }
    }
    scannedFaults = device.faults.happened.count
  }

  package mutating func next() -> LogEntry? {
    while case (var line, let isOther)? = phones.nextLine() {
      noteHiddenFaults()
      var stretch = stretch
      let label = line.label
      if !rewordings.isEmpty { rewordings.apply(to: &line) }
      let isOfThePlugin = line.isOfThePlugin
      let (lost, blur) = spoil(&line, &stretch)
      self.stretch = stretch
      if !isOther {
        reported.insert(label)
        if !isOfThePlugin { foreign.insert(label) }
        if let lost { hidden[label] = lost }
        if let blur { blurred[label] = blur }
      }
      guard lost != nil else { return phones.entry(line, isOther: isOther) }
      guard self.stretch.holds(line.instant), !self.stretch.isMarked, flaws.contains(where: \.hasGap) else { continue }
      self.stretch.isMarked = true
      return device.log.lossEntry(for: stretch.gap)
    }
    return nil
  }

  /// The environment in which the app ran.
  package var environment: CaptureEnvironment {
    if scenario.environment == .simulator, !device.system.isSimulator { return .device }
    return scenario.environment
  }

  /// The truth of the story, as far as it was played, in a capture of a format with `traits`.
  package func truth(as traits: WriterTraits) -> GroundTruth {
    let parts = options.style == .structured ? traits.parts.union(.structuredOnly) : traits.parts
    var promises: [Int: GroundTruth.Promise] = [:]
    func say(_ number: Int, _ state: GroundTruth.State, _ why: String) {
      // The worst known state of a promise wins.
      if let other = promises[number], other.state.weight >= state.weight { return }
      promises[number] = GroundTruth.Promise(requirement: number, state: state, why: why)
    }
    for fault in scenario.faults {
      let isActive = chosen.contains { $0.id == fault.id } && !device.faults.isWaiting(fault.id)
      for number in fault.requirements {
        let witnesses = isActive ? fault.witnesses.union([fault.label]) : [fault.label]
        let flaw =
          (isActive ? hiddenFaults[fault.id] : nil)
          ?? witnesses.sorted().lazy.compactMap { hidden[$0] ?? (fault.needsValues ? blurred[$0] : nil) }.first
        if let flaw {
          say(number, .unknowable, flaw)
        } else if parts.contains(.structuredOnly), !witnesses.isDisjoint(with: foreign) {
          say(number, .unknowable, "the file holds the plugin's events only")
        } else if isActive, let reason = fault.hiddenBecause {
          say(number, .unknowable, reason)
        } else if isActive, !fault.needs.isSubset(of: parts) {
          say(number, .unknowable, "the format does not carry what shows it")
        } else if isActive {
          say(number, .broken, fault.summary)
        } else if reported.contains(fault.label) {
          say(number, .kept, "no fault of it happened")
        }
      }
    }
    return GroundTruth(
      scenario: scenario.id, seed: options.seed, days: options.days, faults: chosen.map(\.id), flaws: flaws.map(\.id),
      promises: promises.values.sorted { $0.requirement < $1.requirement })
  }
}

extension PluginLog {
  /// The entry that replaces dropped lines in a capture: on Android an entry of logd, elsewhere a line of the tool.
  fileprivate func lossEntry(for gap: Range<LogInstant>) -> LogEntry {
    let isAndroid = platform == .android
    return LogEntry(
      instant: isAndroid ? gap.upperBound : gap.lowerBound, level: .info, process: "logd", processID: 0, threadID: 0,
      tag: isAndroid ? "chatty" : nil,
      message: isAndroid ? "uid=10123(app) expire 12 lines" : "", sink: isAndroid ? .logSystem : .tool)
  }
}
