import LogCheckReporting
import LogCheckRules
import LogCheckSimulator

/// The quality of the checker on simulated captures: the faults that it found, and its false alarms.
struct Score: Sendable {
  /// Formats as people capture, of each kind one; the rest differ in layout only.
  static let writers = [
    "apple-default", "apple-compact", "apple-ndjson", "idevicesyslog", "xcode-console", "android-threadtime",
    "android-threadtime+year+zone+usec+uid", "dnp-events", "tagged-lines",
  ]

  private(set) var faulty: [Trial.Result] = []
  private(set) var healthy: [Trial.Result] = []
  private(set) var flawed: [Trial.Result] = []
  /// Stories of builds that word events in their own way.
  private(set) var reworded: [Trial.Result] = []

  /// The number of events that such a build words differently: one, or all for which the simulator has other words.
  static let rewordings = [1, 1000]

  /// The trials of every scenario that comes to an end.
  static func trials(seeds: Range<UInt64>, writers: [String] = writers) -> [Trial] {
    var trials: [Trial] = []
    for scenario in Scenario.all where !scenario.isEndless {
      for seed in seeds {
        for writer in writers where fits(writer, scenario) {
          trials.append(Trial(scenario: scenario.id, writer: writer, seed: seed))
          trials += scenario.faults.map { Trial(scenario: scenario.id, fault: $0.id, writer: writer, seed: seed) }
        }
        for flaw in CaptureFlaw.all {
          let writer = flaw.writer ?? (scenario.platform == .ios ? "apple-default" : "android-threadtime")
          // Without stamps the lines of two phones cannot be distinguished.
          guard flaw.writer == nil || (fits(writer, scenario) && !scenario.hasTwoPhones) else { continue }
          trials.append(Trial(scenario: scenario.id, flaw: flaw.id, writer: writer, seed: seed))
          trials += scenario.faults.map {
            Trial(scenario: scenario.id, fault: $0.id, flaw: flaw.id, writer: writer, seed: seed)
          }
        }
      }
    }
    return trials
  }

  /// Every scenario and fault once more, in other words. Each has a separate seed, since the seed chooses the words.
  static func rewordedTrials(seeds: Range<UInt64>) -> [Trial] {
    var trials: [Trial] = []
    for (number, scenario) in Scenario.all.enumerated() where !scenario.isEndless {
      for seed in seeds {
        for count in rewordings {
          let writer = scenario.platform == .ios ? "apple-default" : "android-threadtime"
          let ids: [Fault.ID?] = [nil] + scenario.faults.map(\.id)
          trials += ids.map { fault in
            Trial(
              scenario: scenario.id, fault: fault, writer: writer, seed: UInt64(number) * 1000 + seed, rewordings: count
            )
          }
        }
      }
    }
    return trials
  }

  /// True if a tool of that format could have seen the phone.
  private static func fits(_ writer: String, _ scenario: Scenario) -> Bool {
    // On Android a component is in the tag of its line, which a format of messages alone does not have; nor can it
    // distinguish two phones.
    if writer == "tagged-lines" { return scenario.platform == .ios && !scenario.hasTwoPhones }
    // It reads from phones only.
    if writer == "idevicesyslog", scenario.environment != .device { return false }
    // A gap that is not reported is as if nothing had been logged.
    if scenario.hasGap, LogWriter.named(writer)?.marksLoss != true { return false }
    return writer == "dnp-events" || writer.hasPrefix("android") == (scenario.platform == .android)
  }

  mutating func add(_ result: Trial.Result) {
    if result.trial.rewordings > 0 {
      reworded.append(result)
    } else if result.trial.flaw != nil {
      flawed.append(result)
    } else if result.trial.fault == nil {
      healthy.append(result)
    } else {
      faulty.append(result)
    }
  }

  /// Judges all trials by the rules of a folder or else the built-in ones.
  static func run(_ trials: [Trial], rules folder: String? = nil) async throws -> Score {
    var score = Score()
    for result in try await TwoThreads.map(trials, rules: .ofFolder(folder), { try $0.judged(by: $1) }) {
      if let result { score.add(result) }
    }
    return score
  }

  /// Faults whose truth says that something is broken, and which no rule of it failed or left open.
  var overlooked: [Trial.Result] {
    (faulty + flawed).filter { result in
      result.trial.fault != nil && !result.requirements(.broken).isEmpty
        && (result.ending == .passed || result.ending == .silent)
    }
  }

  /// Runs in which a rule failed though nothing is wrong: without a fault, or with one that breaks no promise.
  var falseAlarms: [Trial.Result] {
    (healthy + faulty + flawed).filter { result in
      let breaksNothing = Scenario.named(result.trial.scenario)?.faults.contains { fault in
        fault.id == result.trial.fault && fault.requirements.isEmpty
      }
      return (result.trial.fault == nil || breaksNothing == true) && !result.failed.isEmpty
    }
  }
}
