import LogCheckModel

/// A story being told, line by line, and what is true of it.
package struct SimulatedRun: Sequence, IteratorProtocol {
  private let scenario: Scenario
  private let options: Scenario.Options
  private let chosen: [Fault]
  private let flaws: [CaptureFlaw]
  private var device: Device
  private var stretch: FlawedStretch
  /// Kinds of lines that were told, and those of which one was lost or changed on the way into the capture.
  private var told: Set<String> = []
  private var hidden: [String: String] = [:]

  init(_ scenario: Scenario, _ options: Scenario.Options, plan: (inout Device) -> Void) {
    self.scenario = scenario
    self.options = options
    chosen = scenario.faults.filter { options.faults.contains($0.id) }
    flaws = CaptureFlaw.all.filter { options.flaws.contains($0.id) }
    // Which day a fault falls on is drawn apart, so that the rest of the story stays as it is without it.
    var draw = SeededGenerator(seed: SeededGenerator.seed(of: 3, from: options.seed))
    let days = Swift.max(1, options.days)
    device = Device(options, faults: ActiveFaults(chosen) { $0.isDaily ? draw.number(in: 0..<days) : 0 })
    plan(&device)
    for case .device(let change) in chosen.map(\.change) { change(&device) }
    stretch = FlawedStretch(from: device.start ?? device.end, to: device.end, seed: options.seed)
  }

  package mutating func next() -> LogEntry? {
    while var line = device.nextLine() {
      if !line.isTakenOut { told.insert(line.label) }
      var isLost = false
      if options.holdsOnlyEvents, !line.isOfPlugin {
        hidden[line.label] = "a file of structured events holds nothing else"
        isLost = true
      }
      for flaw in flaws where !isLost {
        switch flaw.effect(&line, &stretch) {
        case .kept: continue
        case .changed: hidden[line.label] = flaw.summary
        case .lost:
          hidden[line.label] = flaw.summary
          isLost = true
        }
      }
      if line.isTakenOut { continue }
      guard isLost else { return device.log.entry(line) }
      guard stretch.holds(line.instant), !stretch.isMarked, options.flaws.contains("hole") else { continue }
      stretch.isMarked = true
      return device.log.entry(
        Utterance(
          label: "hole", speaker: .other(process: "logd"), words: device.log.lossMarker,
          instant: stretch.hole.lowerBound,
          processID: 0, threadID: 0))
    }
    return nil
  }

  /// What is true of the story, as far as it was told.
  package var truth: GroundTruth {
    var promises: [Int: GroundTruth.Promise] = [:]
    func say(_ number: Int, _ state: GroundTruth.State, _ why: String) {
      // The worst that is known of a promise stands.
      if let other = promises[number], other.state.weight >= state.weight { return }
      promises[number] = GroundTruth.Promise(requirement: number, state: state, why: why)
    }
    for fault in scenario.faults {
      let isActive = chosen.contains { $0.id == fault.id } && !device.faults.isWaiting(fault.id)
      let flaw = ([fault.label] + fault.evidence).lazy.compactMap { hidden[$0] }.first
      for number in fault.requirements {
        if let flaw {
          say(number, .unknowable, flaw)
        } else if isActive, let reason = fault.hiddenBecause {
          say(number, .unknowable, reason)
        } else if isActive {
          say(number, .broken, fault.summary)
        } else if told.contains(fault.label) {
          say(number, .kept, "no fault of it happened")
        }
      }
    }
    return GroundTruth(
      scenario: scenario.id, seed: options.seed, days: options.days, faults: chosen.map(\.id), flaws: flaws.map(\.id),
      promises: promises.values.sorted { $0.requirement < $1.requirement })
  }
}

extension Utterance {
  /// Whether the plugin says it; in the structured style it is an event then.
  fileprivate var isOfPlugin: Bool { if case .plugin = speaker { true } else { false } }
}

extension PluginLog {
  /// How the log system says that it dropped lines.
  fileprivate var lossMarker: String {
    platform == .ios
      ? "=== Messages dropped during live streaming (use `log show` to see what they were)"
      : "uid=10123(app) expire 12 lines"
  }
}
