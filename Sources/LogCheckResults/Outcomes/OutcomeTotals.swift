package import LogCheckModel

/// The outcomes of notifications over many runs.
package struct OutcomeTotals: Mergeable {
  /// Runs with a record of their outcomes.
  package var runs = 0
  package var counts = OutcomeCounts()
  package var unproved = 0
  package var notDue = 0
  package var omitted = 0
  /// Runs whose last notifications were bad, and the part of them for which no line shows a cause.
  package var endings = EndingTotals()
  package var unexplained = EndingTotals()
  /// The others by their cause: its side and its kind.
  package var causes = BoundedTable<EndingTotals>()
  /// By device.
  package var devices = BoundedTable<EndingRuns>()
  /// By cause and device.
  package var causeDevices = BoundedTable<EndingRuns>()

  package init() {}

  package init(_ record: AuditRecord) {
    guard let outcomes = record.outcomes else { return }
    runs = 1
    counts = outcomes.counts
    unproved = outcomes.unproved
    notDue = outcomes.notDue
    omitted = outcomes.omitted
    if let device = record.device { devices.add(EndingRuns(outcomes.ending), to: LogText(device)) }
    guard let ending = outcomes.ending else { return }
    let leading = outcomes.leading
    let totals = EndingTotals(ending, leading, in: record)
    endings = EndingTotals(ending, nil, in: nil)
    let key = Self.key(of: leading)
    if leading == nil { unexplained = totals } else { causes.add(totals, to: LogText(key)) }
    if let device = record.device { causeDevices.add(EndingRuns(ending), to: LogText("\(key) \(device)")) }
  }

  package mutating func add(_ other: Self) {
    BoundedCount.add(other.runs, to: &runs)
    counts.add(other.counts)
    BoundedCount.add(other.unproved, to: &unproved)
    BoundedCount.add(other.notDue, to: &notDue)
    BoundedCount.add(other.omitted, to: &omitted)
    endings.add(other.endings)
    unexplained.add(other.unexplained)
    causes.add(other.causes)
    devices.add(other.devices)
    causeDevices.add(other.causeDevices)
  }

  /// `user permission-denied`, the key of a cause. Kinds of rule files have no blanks.
  private static func key(of cause: RecordedCause?) -> String {
    guard let cause else { return unknownKey }
    return "\(cause.side.rawValue) \(cause.kind.replacing(" ", with: "_"))"
  }

  package static let unknownKey = "none unknown"

  /// The number of devices for each key of a cause, as far as ``causeDevices`` lists them.
  package var devicesByCause: [LogText: Int] {
    var counts: [LogText: Int] = [:]
    for key in causeDevices.values.keys {
      let parts = key.bytes.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      counts[LogText(bytes: Array(parts[0]) + [UInt8(ascii: " ")] + Array(parts[1])), default: 0] += 1
    }
    return counts
  }
}

/// Runs of a device, and those of them whose last notifications were bad.
package struct EndingRuns: Mergeable {
  package var runs = 0
  package var stopped = 0
  package var lostContent = 0

  package init() {}

  init(_ ending: OutcomeEnding?) {
    runs = 1
    stopped = ending?.kind == .stopped ? 1 : 0
    lostContent = ending?.kind == .lostContent ? 1 : 0
  }

  package mutating func add(_ other: Self) {
    BoundedCount.add(other.runs, to: &runs)
    BoundedCount.add(other.stopped, to: &stopped)
    BoundedCount.add(other.lostContent, to: &lostContent)
  }
}
