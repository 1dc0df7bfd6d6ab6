import LogCheckModel

/// A phone with the app on it, on virtual time: what the system does, what the plugin does, and what they say of it.
///
/// The plugin does what its documents say; nothing here knows of rules.
struct Device {
  typealias Action = (inout Device) -> Void

  let options: Scenario.Options
  var log: PluginLog
  var generator: SeededGenerator
  /// The virtual time. While something happens it goes on with ``wait(_:)``.
  var now: LogInstant
  /// The time by which the clock of the phone is ahead of the virtual time: the user set it.
  var skew = LogDuration.zero
  var system: PhoneSystem
  var plugin: PluginState
  /// The deviations of the app around the plugin.
  var host: Set<HostHabit> = []
  /// The process of the app; `nil` while there is none.
  var app: AppProcess?
  /// The end of the story: later events are not played. Before a scenario sets it, the story is over at once.
  var end: LogInstant
  /// The lines of the current scene.
  var scene = Scene()
  var faults: ActiveFaults
  private var agenda = Agenda<Action>()
  private var spoken = Agenda<Utterance>()

  /// `start` is when the story begins; a scenario plans what happens from there on.
  init(_ options: Scenario.Options, faults: ActiveFaults = ActiveFaults([])) {
    self.options = options
    self.faults = faults
    generator = SeededGenerator(seed: options.seed)
    now = options.notification
    end = options.notification
    let boot = options.notification - .minutes(26 * 60)
    log = PluginLog(
      platform: options.platform, style: options.style, processID: 0, mainThread: 0, boot: boot)
    log.environment = options.environment
    system = PhoneSystem(boot: boot, isSimulator: options.environment == .simulator)
    if let delay = options.taskDelay {
      system.taskDelay = delay
      system.android.workDelay = delay
    }
    if let delay = options.deliveryDelay {
      system.deliveryDelay = delay
      system.android.alarmDelay = delay
    }
    // Above the process ids of the noise.
    system.nextProcessID = Int32(generator.number(in: 6000..<9000))
    plugin = PluginState(scheduleID: "daily-" + String(0x1000 | generator.next() & 0xFFF, radix: 16))
  }

  /// The notification that the story is about.
  var notification: LogInstant { options.notification }

  // MARK: Time

  /// Plans something. What is planned for one instant happens in the order of the plans.
  mutating func at(_ instant: LogInstant, _ action: @escaping Action) { agenda.plan(action, at: instant) }

  /// The time of the first planned item.
  var start: LogInstant? { agenda.next }

  /// Lets about so many milliseconds pass: a twentieth more or less, since no two runs take the same time.
  mutating func wait(_ milliseconds: Int) {
    let spread = milliseconds * 50
    let microseconds = milliseconds * 1000 + (spread > 0 ? generator.number(in: -spread..<spread) : 0)
    now = now + LogDuration(nanoseconds: Int64(microseconds) * 1000)
  }

  /// The time on the clock of the phone.
  var clock: LogInstant { now + skew }

  // MARK: Lines

  /// The plugin logs a line.
  mutating func say(
    _ label: String, _ component: PluginLog.Component, _ event: String, _ words: String,
    _ fields: PluginLog.Fields = [], level: LogLevel = .notice, tag: String? = nil
  ) {
    scene.lines.append(
      Utterance(
        label: label, speaker: .plugin(component, tag: tag), event: event, words: words, fields: fields, level: level,
        instant: now, processID: app?.processID ?? 0, threadID: app?.thread ?? 0, skew: skew))
  }

  /// Another process logs a line; without a process, the app's is used. A line of the app or a tool may be an event
  /// that listeners know.
  mutating func say(
    _ label: String, by speaker: Utterance.Speaker, _ words: String, processID: Int32? = nil, event: String = "",
    _ fields: PluginLog.Fields = []
  ) {
    scene.lines.append(
      Utterance(
        label: label, speaker: speaker, event: event, words: words, fields: fields, instant: now,
        processID: processID ?? app?.processID ?? 0, threadID: processID == nil ? app?.thread ?? 0 : 0x2F1, skew: skew))
  }

  /// The next line, after everything that could still be said before it.
  mutating func nextLine() -> Utterance? {
    while let due = agenda.next, due <= end, spoken.next.map({ due <= $0 }) ?? true, let step = agenda.pop() {
      now = step.instant
      scene = Scene()
      step.item(&self)
      var faults = faults
      let reported = faults.changed(scene, on: self)
      self.faults = faults
      for line in reported.lines { spoken.plan(line, at: line.instant) }
    }
    guard let instant = spoken.next, instant <= end else { return nil }
    return spoken.pop()?.item
  }
}

/// The process that an app runs in.
struct AppProcess: Sendable {
  var processID: Int32
  var thread: UInt64
  var isForeground = false
}
