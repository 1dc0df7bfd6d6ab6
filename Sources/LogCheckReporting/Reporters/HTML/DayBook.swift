import LogCheckModel

/// The content of the page about one day of one device.
struct DeviceDay {
  /// The result of a day, the best first. Nothing of it is concluded from silence.
  enum State: Int, Comparable, CaseIterable {
    /// The captures hold no event of it.
    case nothing
    /// Events, and nothing that was planned for it.
    case seen
    /// The planned events came, and nothing is known to have broken.
    case held
    /// Something of it could not be known.
    case open
    /// The log itself says that something planned did not come; whether it had to, the rules say.
    case missed
    /// A rule failed, and that fails no run.
    case excused
    /// A notification of the day came late.
    case late
    /// One came without fresh content.
    case notFresh
    /// One did not come.
    case notShown
    case broke

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var mark: PageMark {
      switch self {
      case .nothing: .nothing
      case .seen: .seen
      case .held: .held
      case .open: .open
      case .missed, .notShown: .missed
      case .excused, .late, .notFresh: .excused
      case .broke: .broke
      }
    }

    var word: String {
      switch self {
      case .nothing: "nothing seen"
      case .seen: "no plan due"
      case .held: "held"
      case .open: "open"
      case .missed: "missed"
      case .excused: "minor failure"
      case .late: "late"
      case .notFresh: "old content"
      case .notShown: "not shown"
      case .broke: "broke"
      }
    }

    /// Its meaning, for the legend; `nil` where the word says it.
    var meaning: String? {
      switch self {
      case .nothing: nil
      case .seen: "events, nothing was due"
      case .held: "what was planned came, nothing broke"
      case .open: "something could not be known"
      case .missed: "the log reports a miss"
      case .excused: "failed without failing the run"
      case .late: "late: a notification came late"
      case .notFresh: "old content: a notification came without fresh content"
      case .notShown: "not shown: a notification did not come"
      case .broke: "a rule broke"
      }
    }
  }

  /// A stretch of a lane.
  struct Span {
    var span: TimelineSpan
    var from: Int64
    var to: Int64?
    var row: TimelineRow
    var closing: TimelineRow?
  }

  /// The position of a finding in the picture.
  struct Flag {
    /// Index into the findings of the page.
    var finding: Int
    var at: Int64
    /// From when it was waited for in vain, if it was and that is on this day.
    var since: Int64?
  }

  let name: DayName
  /// The timeline rows of single moments, with their instants.
  var moments: [(at: Int64, row: TimelineRow)] = []
  var spans: [Span] = []
  /// Everything that was logged on this day, in order.
  var rows: [TimelineRow] = []
  var gaps: [(from: Int64, to: Int64, reason: InconclusiveReason)] = []
  var flags: [Flag] = []
  /// Indices of findings of this day, the worst first.
  var findings: [Int] = []
  /// The results of the notifications of this day.
  var results: [OutcomeResult] = []
  var state = State.nothing

  init(_ name: DayName) { self.name = name }

  /// True if there is something to draw.
  var isDrawn: Bool { !moments.isEmpty || !spans.isEmpty || !flags.isEmpty }
}

/// The content of the page about one device.
struct DeviceBook {
  let name: String
  var days: [DeviceDay] = []
  /// The number of the day that counts as the first if stamps have no date.
  var firstDay = 0
  /// Timeline rows that cannot be put on its ruler.
  var unplaced: [TimelineRow] = []
  var omitted: Int
  /// Measured values in order of time.
  var values: [MeasuredValue] = []
  var conditions: [HeldCondition] = []
  var omittedConditions = 0
  /// The names of the captures of its conditions.
  var paths: [Int32: String] = [:]

  /// A duration from a timeline row, with its subject.
  struct MeasuredValue {
    var entry: String
    var title: String
    var day: DayName
    var at: Int64
    var seconds: Double
    /// The length of the window that was planned for it.
    var window: Double?
    var position: String
  }

  /// Its worst day.
  var state: DeviceDay.State { days.map(\.state).max() ?? .nothing }
}

/// The days of all devices of a run, with the findings of each.
struct DayBook {
  private(set) var devices: [DeviceBook] = []
  /// The first drawing of each finding, by its index: device and day.
  private(set) var homes: [Int: (device: Int, day: Int)] = [:]

  private struct CaptureLine: Hashable {
    var capture: String
    var line: Int
  }

  init(_ run: CollectedRun, _ findings: [CollectedFinding]) {
    guard let timeline = run.summary.timeline else { return }
    var numbers: [String: Int] = [:]
    var sources: [[TimelineSource]] = []
    for source in timeline.sources {
      if let known = numbers[source.name] {
        sources[known].append(source)
      } else {
        numbers[source.name] = sources.count
        sources.append([source])
      }
    }
    var positions: [CaptureLine: Set<Int>] = [:]
    var captures: [String: Set<Int>] = [:]
    for (number, group) in sources.enumerated() {
      for source in group {
        for path in source.captures { captures[path, default: []].insert(number) }
        for row in source.rows {
          positions[CaptureLine(capture: row.capture, line: row.line), default: []].insert(number)
        }
      }
    }
    // A finding is of a device if one of its lines is in the pictures of that device alone, or its capture is of no other.
    var byDevice: [Int: [Int]] = [:]
    for (index, item) in findings.enumerated() {
      let exact = item.finding.evidence.compactMap { positions[CaptureLine(capture: $0.capture, line: $0.line)] }
      let whole = item.finding.evidence.compactMap { captures[$0.capture] }
      if let device = (exact + whole).first(where: { $0.count == 1 })?.first {
        byDevice[device, default: []].append(index)
      }
    }
    for (number, group) in sources.enumerated() {
      let own = Set(group.flatMap(\.captures))
      let outcomes = run.summary.outcomes.filter { $0.isOfNotifications && !own.isDisjoint(with: $0.captures) }
      var builder = DeviceBuilder(
        group, findings, byDevice[number] ?? [], outcomes: outcomes.count == 1 ? outcomes.first : nil)
      builder.build()
      for (day, item) in builder.book.days.enumerated() {
        for index in item.findings where homes[index] == nil { homes[index] = (number, day) }
      }
      var book = builder.book
      for device in group.compactMap(run.summary.outcomes(of:)) {
        book.conditions += device.conditions
        book.omittedConditions += device.omittedConditions
        book.paths.merge(device.paths) { first, _ in first }
      }
      devices.append(book)
    }
  }

  /// Drops the positions of findings on days that the page does not show.
  mutating func keepHomes(_ isShown: (_ device: Int, _ day: Int) -> Bool) {
    homes = homes.filter { isShown($0.value.device, $0.value.day) }
  }

  /// The number of days with content.
  var dayCount: Int { devices.reduce(0) { $0 + $1.days.count } }

  /// The anchor of a day.
  static func anchor(_ device: Int, _ day: Int) -> String { "day-\(device + 1)-\(day + 1)" }
}
