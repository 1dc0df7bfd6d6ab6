package import LogCheckModel

/// The system whose processes make the noise, and in whose style an app logs.
package enum CapturePlatform: String, Hashable, Sendable, CaseIterable {
  case ios, android
}

/// Entries of other processes, as real captures are full of them: system daemons, messages over several lines,
/// backslashes, brackets, scripts of the world, and texts that share a few bytes with a plugin's tag.
///
/// The same seed gives the same entries on every machine.
package struct ForeignNoise: Sendable {
  private var generator: SeededGenerator
  private let templates: [NoiseTemplate]

  /// With `decoys`, every entry holds a text that the plugin's lines hold, and none is one of them.
  package init(platform: CapturePlatform, seed: UInt64, decoys: Bool = false) {
    generator = SeededGenerator(seed: seed)
    templates =
      switch platform {
      case .ios: decoys ? NoiseTemplate.appleDecoys : NoiseTemplate.apple
      case .android: decoys ? NoiseTemplate.androidDecoys : NoiseTemplate.android
      }
  }

  /// The next entry, logged at `instant`, on a device that booted at `boot`.
  package mutating func entry(at instant: LogInstant, boot: LogInstant? = nil) -> LogEntry {
    let template = templates[generator.number(in: 0..<templates.count)]
    return LogEntry(
      instant: instant, level: template.level, process: template.process, processID: template.processID,
      threadID: template.threadID(&generator), library: template.library, subsystem: template.subsystem,
      category: template.category, tag: template.tag, message: template.message(&generator),
      monotonic: boot.map { instant - $0 })
  }
}

/// Entries with foreign ones between them, in the order of time.
package struct NoisyEntries<Base: IteratorProtocol>: IteratorProtocol, Sequence where Base.Element == LogEntry {
  private var base: Base
  private var noise: ForeignNoise
  private let density: Double
  private var pending: LogEntry?
  private var last: LogInstant?
  private var owed = 0.0
  private var wanted = 0
  private var written = 0

  /// Puts `density` foreign entries before every entry of `base`; a fraction adds up from entry to entry.
  package init(_ base: Base, noise: ForeignNoise, density: Double) {
    self.base = base
    self.noise = noise
    // A density beyond this is no density but an endless stream of noise.
    self.density = density.isFinite ? Swift.min(Swift.max(0, density), 1e9) : 0
  }

  package mutating func next() -> LogEntry? {
    if pending == nil {
      pending = base.next()
      owed += density
      wanted = Int(owed)
      owed -= Double(wanted)
      written = 0
    }
    guard let entry = pending else { return nil }
    if written < wanted {
      written += 1
      // Evenly spread over the time since the entry before; the first entry's noise over the second before it.
      let start = last ?? entry.instant - .seconds(1)
      let step = (entry.instant - start).nanoseconds / Int64(wanted + 1)
      return noise.entry(
        at: start + LogDuration(nanoseconds: step * Int64(written)), boot: entry.monotonic.map { entry.instant - $0 })
    }
    pending = nil
    last = entry.instant
    return entry
  }
}
