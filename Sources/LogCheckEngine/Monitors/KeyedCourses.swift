import LogCheckModel

/// The events of one key, as far as a monitor keeps them.
protocol EventCourse {
  /// The number of events that it keeps.
  var count: Int { get }
  /// The last event.
  var latest: Evidence { get set }
  /// True if it has failed, so that nothing more is to be said of it.
  var hasFailed: Bool { get }

  init(latest: Evidence)
}

/// The courses of all keys of one monitor. They keep a bounded number of events together; beyond it the key that was heard of first goes
/// first.
struct KeyedCourses<Course: EventCourse> {
  private let context: RuleContext
  private var open = InstanceTable<Course>()
  /// Events that all courses keep together.
  private var kept = 0
  /// Events that hid their key: each may be one more of any course.
  private(set) var hidden = 0
  /// The beginning of the session, if courses end with it.
  private(set) var sessionStart: EventTime?

  init(_ context: RuleContext) { self.context = context }

  /// Takes out the course of the event's key, which may begin with it; ``put(_:_:)`` it back. An event that hides its key is only counted,
  /// and reported once.
  mutating func take(
    by event: Event, _ evidence: Evidence, in source: inout SourceState
  ) -> (number: Int, course: Course)? {
    let key = context.key.values(of: event)
    guard key.isWhole else {
      if hidden == 0 {
        source.report(
          context.outcome(
            .inconclusive(.ambiguous), "it is unknown to which count \(source.name(event.type)) belongs", in: source,
            evidence: [evidence]))
      }
      hidden += 1
      return nil
    }
    while kept >= EventCourses.limit, let evicted = open.popOldest() { evict(evicted, in: &source) }
    let number = open.candidates(key).first?.number ?? open.open(Course(latest: evidence), key: key)
    guard var course = open.take(number) else { return nil }
    kept -= course.count
    course.latest = evidence
    return (number, course)
  }

  mutating func put(_ course: consuming Course, _ number: Int) {
    kept += course.count
    open.put(course, number)
  }

  private mutating func evict(_ course: Course, in source: inout SourceState) {
    kept -= course.count
    guard !course.hasFailed else { return }
    source.report(
      context.outcome(
        .inconclusive(.evicted), "more than \(EventCourses.limit) events were to be kept", in: source,
        evidence: [course.latest]))
  }

  /// Takes out the courses that have not failed, the oldest first; `areAll` is false if one more event of each may have hidden its key.
  mutating func takeAll() -> (courses: [Course], areAll: Bool) {
    let courses = open.numbers.compactMap { open[$0] }.filter { !$0.hasFailed }
    let areAll = hidden == 0
    open = InstanceTable<Course>()
    (kept, hidden) = (0, 0)
    return (courses, areAll)
  }

  /// The courses are of the next session from now on.
  mutating func beginSession(in source: SourceState) { sessionStart = source.sessionBegin }
}

enum EventCourses {
  /// Events that the courses of one monitor keep together.
  static let limit = 8192
}
