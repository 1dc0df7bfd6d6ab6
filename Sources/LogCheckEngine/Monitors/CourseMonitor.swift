import LogCheckModel

/// A monitor that compares each event with the last ones of its key.
protocol CourseMonitor: Monitor {
  associatedtype Course: EventCourse

  var context: RuleContext { get }
  /// The events that belong to a course.
  var event: CompiledSelector { get }
  var courses: KeyedCourses<Course> { get set }

  /// Takes an event in that may belong to a course; `doubt` is the reason why it may not be another one.
  mutating func step(
    _ event: Event, doubt: InconclusiveReason?, in source: inout SourceState, with evaluator: Evaluator)

  /// The verdict on a course without a failure whose scope has ended; `nil` where there is nothing to say of it.
  func ending(of course: Course, in source: SourceState) -> CourseEnding?
}

/// The end of a course that has not failed.
struct CourseEnding {
  /// The reason why it may have failed.
  var taint: InconclusiveReason?
  /// The detail of a pass, and that of an open question.
  var held: String
  var unknown: String
}

extension CourseMonitor {
  mutating func observe(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    step(event, doubt: event.doubt, in: &source, with: evaluator)
  }

  mutating func observeCopy(_ event: Event, in source: inout SourceState, with evaluator: Evaluator) {
    step(event, doubt: .duplicate, in: &source, with: evaluator)
  }

  mutating func deadlinePassed(
    _ instance: Int, at time: EventTime, in source: inout SourceState, with evaluator: Evaluator
  ) {}

  mutating func sessionEnded(in source: inout SourceState, with evaluator: Evaluator) {
    guard context.endsWithSession else { return }
    closeAll(at: source.latestTime, in: &source)
    courses.beginSession(in: source)
  }

  mutating func finish(in source: inout SourceState, with evaluator: Evaluator) { closeAll(at: nil, in: &source) }

  private mutating func closeAll(at time: EventTime?, in source: inout SourceState) {
    let (ended, areAll) = courses.takeAll()
    for course in ended {
      guard let ending = ending(of: course, in: source) else { continue }
      let taint = ending.taint ?? (areAll ? nil : .ambiguous)
      source.conclude(
        .pass,
        context.outcome(
          .pass, taint == nil ? ending.held : ending.unknown, in: source, evidence: [course.latest]),
        unless: taint, or: Unseen(types: event.types, from: courses.sessionStart, to: time))
    }
  }
}
