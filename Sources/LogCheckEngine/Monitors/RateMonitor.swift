import LogCheckModel
import LogCheckPattern
import LogCheckRules

/// Watches a `rate` rule: at each event, how many of its key lie in the stretch of time that ends with it.
struct RateMonitor: CourseMonitor {
  let context: RuleContext
  let event: CompiledSelector
  let maximum: Int
  let length: CompiledExpression
  var courses: KeyedCourses<Window>

  /// The last events of one key.
  struct Window: EventCourse {
    /// As many as the rule allows, and no more, are needed to find one too many.
    var sure = RecentMarks()
    /// Events that may not be of the kind.
    var doubtful = RecentMarks()
    /// The reason why some stretch may have held too many.
    var taint: InconclusiveReason?
    var hasSure = false
    var hasFailed = false
    var latest: Evidence

    init(latest: Evidence) { self.latest = latest }

    var count: Int { sure.count + doubtful.count }
  }

  init(context: RuleContext, event: CompiledSelector, maximum: Int, length: CompiledExpression) {
    self.context = context
    self.event = event
    self.maximum = maximum
    self.length = length
    courses = KeyedCourses(context)
  }

  mutating func step(
    _ event: Event, doubt: InconclusiveReason?, in source: inout SourceState, with evaluator: Evaluator
  ) {
    let mark: RecentMarks.Mark
    switch self.event.accepts(event, bound: [], with: evaluator) {
    case .no: return
    case .unknown(let reason): mark = RecentMarks.Mark(event, doubt: reason, in: source)
    case .yes: mark = RecentMarks.Mark(event, doubt: doubt, in: source)
    }
    guard var own = courses.take(by: event, mark.evidence, in: &source) else { return }
    judge(mark, evaluator.value(length, bound: [], current: event), &own.course, in: &source)
    courses.put(own.course, own.number)
  }

  private func judge(
    _ mark: RecentMarks.Mark, _ length: EvalValue, _ window: inout Window, in source: inout SourceState
  ) {
    window.sure.drop { $0.reaches(mark, length) == .no }
    window.doubtful.drop { $0.reaches(mark, length) == .no }
    if mark.doubt == nil {
      window.hasSure = true
      switch window.sure.last(maximum).map({ $0.reaches(mark, length) }) ?? .no {
      case .yes: fail(mark, &window, in: &source)
      case .unknown(let reason): window.taint = window.taint ?? reason
      case .no: perhapsTooMany(mark, &window)
      }
      window.sure.append(mark, keeping: maximum)
    } else {
      perhapsTooMany(mark, &window)
      window.doubtful.append(mark, keeping: maximum)
    }
  }

  /// Counts the doubtful ones as well.
  private func perhapsTooMany(_ mark: RecentMarks.Mark, _ window: inout Window) {
    guard window.sure.count + window.doubtful.count >= maximum else { return }
    window.taint = window.taint ?? mark.doubt ?? window.doubtful.last(1)?.doubt
  }

  private func fail(_ mark: RecentMarks.Mark, _ window: inout Window, in source: inout SourceState) {
    guard let first = window.sure.last(maximum) else { return }
    window.hasFailed = true
    let name = mark.evidence.type.map(source.name) ?? "the event"
    source.conclude(
      .fail,
      context.outcome(
        .fail, "\(name) came \((maximum + 1).times)\(first.distance(to: mark)); allowed: at most \(maximum)",
        in: source,
        evidence: [first.evidence(as: .trigger), mark.evidence]),
      // Two devices that speak in turn are not one that speaks too often.
      unless: source.coverage.isGroupingDoubtful ? .grouping : nil,
      or: context.unseen([], from: first.evidence.time, to: mark.evidence.time))
  }

  func ending(of window: Window, in source: SourceState) -> CourseEnding? {
    // Without a sure one it is open whether there was any of the kind.
    let unsure = window.hasSure ? nil : window.doubtful.last(1)?.doubt
    return CourseEnding(
      taint: window.taint ?? unsure, held: "\(source.names(event.types)) never came more than \(maximum) times",
      unknown: "it is unknown whether \(source.names(event.types)) came more than \(maximum) times")
  }
}

extension RateRule: MonitoredKind {
  func monitor(_ compiler: inout RuleCompiler) throws(PatternError) -> any Monitor {
    return RateMonitor(
      context: try compiler.context(), event: try compiler.compile(event), maximum: maximum,
      length: try compiler.compile(length, for: event))
  }
}
