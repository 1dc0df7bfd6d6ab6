import LogCheckEngine
package import LogCheckIngest
package import LogCheckModel
import LogCheckRules
package import LogCheckTrace

/// An input of a run.
package enum AuditInput: Sendable {
  case standardInput
  /// The file's name as the system knows it, and as reports print it.
  case file([UInt8], shown: String)
  /// Bytes at hand, read piece by piece, for tests.
  case pieces([[UInt8]], shown: String)

  /// Files by their names as they were given, each printed without personal data.
  package static func files(_ names: [(path: [UInt8], name: String)]) -> [AuditInput] {
    let shown = ShownName()
    return names.map { .file($0.path, shown: shown.text(of: $0.name)) }
  }

  /// Bytes at hand, read at once.
  package static func bytes(_ bytes: [UInt8], shown: String) -> AuditInput { .pieces([bytes], shown: shown) }

  package var shown: String {
    switch self {
    case .standardInput: "<stdin>"
    case .file(_, let shown), .pieces(_, let shown): shown
    }
  }
}

/// The options of a run.
package struct AuditOptions: Sendable {
  package var format: LogFormat?
  /// Profiles that the user named, at most one of each aspect.
  package var profiles: [String] = []
  package var clock = ClockOptions()
  /// The user vouches that wrappers put their stamps on the lines as they were logged.
  package var trustsWrapperTime = false
  /// The layers around the lines that the user named.
  package var layers = GivenLayers()
  /// The size to which packed captures may unpack; `nil` is unlimited.
  package var unpackLimit: UnpackLimit? = .standard
  /// The limits that the user puts on reading.
  package var readingLimit = ReadingLimit()
  /// The user vouches that the captures hold all that the plugin logged.
  package var isCaptureComplete = false
  /// The user vouches that the build prints only texts that the rules know: other lines of it leave nothing open.
  package var knowsVocabulary = false
  /// The user vouches that the plugin logged nothing after the end of the captures.
  package var isOver = false
  /// The end of the captures, if the user states it: nothing was logged between their last lines and that instant.
  package var endedAt: TimeWindow.Bound?
  /// The lowest level that the captures were made with, where the user says it.
  package var captureLevel: LogLevel?
  /// True if the captures are judged together: what one lacks another may hold.
  package var joinsCaptures = false
  /// Captures, by their names as they are shown, in which nothing need be decided: they may be no logs, or hold nothing of the plugin.
  package var mayDecideNothing: @Sendable (_ path: String) -> Bool = { _ in false }
  /// The interval of the captures that is judged.
  package var window = TimeWindow()
  package var failOn = Severity.error
  package var failingOutcomes = FailingOutcomes.none
  package var isStrict = false
  package var required: [String] = []
  /// The day on which waivers are judged; without one all count as past their date.
  package var today: CivilDay?
  /// Failures of an earlier run, by fingerprint; see ``Baseline``.
  package var baseline: [String: Int] = [:]
  /// The number of findings that are reported with their evidence; the rest is counted.
  package var findingLimit = 1000
  /// The largest number of traces that are judged at the same time. Each thread has its own copy of the rules: some ten
  /// MiB.
  package var threads = 1
  /// Bytes of captures from which on several threads are worth their start.
  package var threadedBytes = 1 << 20
  /// True if the summary holds the timeline, with metrics.
  package var keepsTimeline = false
  /// True if the summary reports the outcome of every line.
  package var keepsAccount = false
  /// True if failures of a stream are reported before its profile is known, and once more when they are certain: see
  /// ``Finding/condition``.
  package var showsPreliminary = false
  /// The number of timeline rows that are kept; further ones are counted.
  package var timelineLimit = 50_000

  package init() {}

  /// The options for the reader of a capture.
  package func reading(_ wanted: WantedTexts, capture: Int) -> ReadingOptions {
    var reading = ReadingOptions(
      format: format, wanted: wanted, capture: Int32(clamping: capture),
      trustsWrapperStamps: trustsWrapperTime || layers.time != nil)
    reading.layers = layers
    reading.unpackLimit = unpackLimit
    return reading
  }

  /// The same for a capture whose lines show that zone.
  func with(_ zone: LearntZone?) -> AuditOptions {
    guard let zone else { return self }
    var options = self
    options.clock.offset = { _ in zone.offset }
    // An instant without a zone was typed as the lines show the time.
    if let endedAt, endedAt.frame == .local {
      options.endedAt = TimeWindow.Bound(instant: endedAt.instant - .seconds(Int64(zone.offset)), frame: .absolute)
    }
    return options
  }

  /// The options for judging a trace that is the only one.
  func trace(in ruleSet: RuleSet) -> TraceOptions {
    var trace = TraceOptions()
    trace.clock = clock
    trace.settings.isDeclaredComplete = isCaptureComplete
    trace.settings.isOver = isOver
    trace.settings.declaredLevel = captureLevel
    trace.settings.platform =
      ruleSet.profiles.first { $0.aspect == Profile.system && profiles.contains($0.id) }?.platform
    trace.window = window
    trace.endedAt = endedAt
    trace.knowsVocabulary = knowsVocabulary
    trace.countsPasses = true
    trace.keepsAccount = keepsAccount
    if keepsTimeline { trace.timelineLimit = timelineLimit }
    return trace
  }
}
