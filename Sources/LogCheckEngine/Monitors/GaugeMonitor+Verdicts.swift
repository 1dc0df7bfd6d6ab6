import LogCheckModel
import LogCheckRules

/// The changes of a count by events, and its verdicts.
extension GaugeMonitor {
  /// The change of the count by an event.
  struct Change {
    var up: Truth
    var down: Truth
    var set: Truth
    var value: EvalValue?

    var isNothing: Bool { up == .no && down == .no && set == .no }

    /// The same, if it is doubtful whether it concerns the count at all.
    func doubted(_ reason: InconclusiveReason?) -> Self {
      guard let reason else { return self }
      func doubted(_ truth: Truth) -> Truth { truth == .yes ? .unknown(reason) : truth }
      return Self(up: doubted(up), down: doubted(down), set: doubted(set), value: value)
    }
  }

  func apply(_ change: Change, _ event: Event, to instance: inout Instance, in source: inout SourceState) {
    if change.set != .no { set(change, event, &instance) }
    instance.range.rise(change.up)
    instance.range.fall(change.down)
    let isTooMany = maximum.map { instance.range.low > $0 } ?? false
    let isTooFew = minimum.map { least in instance.range.high.map { $0 < least } ?? false } ?? false
    if !isTooMany { instance.saidTooMany = false }
    if !isTooFew { instance.saidTooFew = false }
    let mayRise = change.up || change.set
    if let maximum, mayRise != .no {
      let isIn = instance.range.high.map { $0 <= maximum } ?? false
      judge(mayRise, isOut: isTooMany, isIn: isIn, \.saidTooMany, &instance) {
        let count = $0.range.low
        fail("\(count) at a time, at most \(maximum) allowed", down + resets, event, $0, in: &source)
      }
    }
    let mayFall = change.down || change.set
    if let minimum, mayFall != .no {
      judge(mayFall, isOut: isTooFew, isIn: instance.range.low >= minimum, \.saidTooFew, &instance) {
        let count = $0.range.high ?? 0
        fail("\(count) at a time, at least \(minimum) needed", up, event, $0, in: &source)
      }
    }
  }

  private var resets: [CompiledSelector] { resetOn.map { [$0] } ?? [] }

  private func set(_ change: Change, _ event: Event, _ instance: inout Instance) {
    let count: Int
    switch Self.count(change.value ?? .unknown(.absent)) {
    case .failure(let reason):
      instance.range = .unknown(reason.reason)
      instance.knownSince = event.time
      instance.base = Evidence(role: .trigger, event: event)
      return
    case .success(let value): count = value
    }
    if case .unknown(let reason) = change.set {
      instance.range.mayBe(count, reason)
    } else {
      instance.range = .exactly(count)
      instance.knownSince = event.time
      instance.base = Evidence(role: .trigger, event: event)
    }
  }

  private struct NoCount: Error {
    var reason: InconclusiveReason
  }

  /// A whole number that is not negative.
  private static func count(_ value: EvalValue) -> Result<Int, NoCount> {
    switch value {
    case .integer(let integer) where integer >= 0: return Int(exactly: integer).map { .success($0) } ?? malformed
    case .number(let number) where number >= 0: return Int(exactly: number).map { .success($0) } ?? malformed
    case .unknown(let reason): return .failure(NoCount(reason: reason))
    default: return malformed
    }
  }

  private static let malformed = Result<Int, NoCount>.failure(NoCount(reason: .malformed))

  /// Judges one bound: surely out of it, surely within it, or open.
  private func judge(
    _ isChanged: Truth, isOut: Bool, isIn: Bool, _ wasSaid: WritableKeyPath<Instance, Bool>, _ instance: inout Instance,
    fail: (Instance) -> Void
  ) {
    if isChanged == .yes { instance.isJudged = true }
    if case .unknown(let reason) = isChanged { instance.mayBeJudged = instance.mayBeJudged ?? reason }
    if isOut, case .unknown(let reason) = isChanged {
      // It is out of its bounds, but this event may not be one that is judged.
      instance.taint = instance.taint ?? reason
    } else if isOut {
      if !instance[keyPath: wasSaid] { fail(instance) }
      instance[keyPath: wasSaid] = true
      instance.hasFailed = true
    } else if !isIn {
      instance.taint = instance.taint ?? instance.range.doubt ?? .ambiguous
    }
  }

  /// Reports a count that is out of its bounds, unless it was changed unseen by one of `others`.
  private func fail(
    _ detail: String, _ others: [CompiledSelector], _ event: Event, _ instance: Instance,
    in source: inout SourceState
  ) {
    let deciding = Evidence(role: .deciding, event: event)
    var unseen = Unseen(
      types: others.flatMap(\.types) + (set?.selector.types ?? []), from: instance.knownSince, to: event.time)
    unseen.isTheMatter = false
    source.conclude(
      .fail,
      context.outcome(
        .fail, detail, in: source,
        evidence: instance.base.position == deciding.position ? [deciding] : [instance.base, deciding]),
      unless: source.coverage.isGroupingDoubtful ? .grouping : nil, or: unseen)
  }

  /// Decides what is left of a count when the capture ends.
  func close(_ instance: Instance, in source: inout SourceState) {
    guard !instance.hasFailed else { return }
    let taint = instance.taint ?? (instance.isJudged ? nil : instance.mayBeJudged)
    guard instance.isJudged || taint != nil else { return }
    let setting = set?.selector.types ?? []
    var types = setting
    if maximum != nil { types += up.flatMap(\.types) }
    if minimum != nil { types += down.flatMap(\.types) + (resetOn?.types ?? []) }
    let detail =
      taint == nil ? "never out of its bounds" : "it is unknown how many there were at some time"
    source.conclude(
      .pass, context.outcome(.pass, detail, in: source, evidence: [instance.base]), unless: taint,
      or: Unseen(types: types))
  }
}
