import LogCheckModel
import LogCheckReporting
import Testing

/// Plans and runs are found among timeline rows, and nothing is concluded from silence.
@Suite struct TimelineSpansTests {
  private static func point(_ minute: Int64, _ frame: TimeFrame = .absolute) -> TimelinePoint {
    TimelinePoint(
      instant: LogInstant(nanoseconds: minute * 60_000_000_000), frame: frame, granularity: .milliseconds(1),
      isReal: true)
  }

  private static func row(
    _ mark: TimelineMark, _ minute: Int64, at: Int64? = nil, until: Int64? = nil, key: String? = nil,
    run: String? = nil, session: Int = 0, concernsAll: Bool = false, entry: String = "entry", lane: Int = 0,
    frame: TimeFrame = .absolute
  ) -> TimelineRow {
    var row = TimelineRow(
      entry: entry, lane: lane, mark: mark, label: "", capture: "a.log", line: 1, session: session)
    row.logged = point(minute)
    row.at = at.map { point($0, frame) }
    row.until = until.map { point($0, frame) }
    row.key = key
    row.run = run
    row.concernsAll = concernsAll
    return row
  }

  private func spans(_ rows: [TimelineRow]) -> [TimelineSpan] {
    var source = TimelineSource(name: "device 1", identity: nil, captures: ["a.log"])
    source.rows = rows
    return TimelineSpans(source).spans
  }

  @Test func aPlanWithoutAnOutcomeStaysOpen() throws {
    let span = try #require(spans([Self.row(.planned, 0, at: 5, until: 20, key: "a")]).first)
    #expect(span.outcome == .open)
    #expect(span.from == Self.point(5))
    #expect(span.to == Self.point(20))
    #expect(span.closing == nil)
  }

  struct Course: Sendable, CustomTestStringConvertible {
    var name: String
    var rows: [TimelineRow]
    var outcomes: [TimelineSpan.Outcome]
    var testDescription: String { name }
  }

  static let courses = [
    Course(
      name: "met by what began",
      rows: [row(.planned, 0, at: 5, key: "a"), row(.began, 6, key: "a"), row(.ended, 7, run: nil)],
      outcomes: [.met, .met]),
    Course(
      name: "met by what ended without a beginning",
      rows: [row(.planned, 0, at: 5, key: "a"), row(.ended, 6, key: "a")], outcomes: [.met]),
    Course(name: "declared missed", rows: [row(.planned, 0, at: 5), row(.missed, 60)], outcomes: [.missed]),
    Course(
      name: "cancelled with all others",
      rows: [
        row(.planned, 0, at: 5, key: "a"), row(.planned, 0, at: 5, key: "b"), row(.cancelled, 2, concernsAll: true),
      ], outcomes: [.cancelled, .cancelled]),
    Course(
      name: "cancelled alone",
      rows: [row(.planned, 0, at: 5, key: "a"), row(.planned, 0, at: 5, key: "b"), row(.cancelled, 2, key: "b")],
      outcomes: [.open, .cancelled]),
    Course(
      name: "cancelled, and it is unknown which",
      rows: [row(.planned, 0, at: 5, key: "a"), row(.planned, 0, at: 5, key: "b"), row(.cancelled, 2)],
      outcomes: [.open, .open]),
    Course(
      name: "replaced", rows: [row(.planned, 0, at: 5, key: "a"), row(.planned, 1, at: 9, key: "a")],
      outcomes: [.replaced, .open]),
    Course(
      name: "reported by two lines",
      rows: [row(.planned, 0, at: 5, key: "a"), row(.planned, 0, at: 5, key: "a", entry: "other")], outcomes: [.open]),
    Course(
      name: "the one whose window it is",
      rows: [
        row(.planned, 0, at: 5, until: 10), row(.planned, 0, at: 25, until: 30), row(.missed, 40, at: 26),
      ], outcomes: [.open, .missed]),
    Course(
      name: "of another lane", rows: [row(.planned, 0, at: 5, key: "a"), row(.began, 6, key: "a", lane: 1)],
      outcomes: [.open, .open]),
    Course(
      name: "what ends today is not what is planned for tomorrow",
      rows: [
        row(.planned, 0, at: 5, key: "a"), row(.began, 6, key: "a"), row(.planned, 7, at: 1445, key: "a"),
        row(.ended, 8), row(.began, 9, key: "a"), row(.missed, 10, key: "a"),
      ], outcomes: [.met, .met, .open, .open]),
    Course(
      name: "a little early",
      rows: [row(.planned, 0, at: 5, until: 8, key: "a"), row(.ended, 3, key: "a")], outcomes: [.met]),
    Course(
      name: "runs by their names",
      rows: [row(.began, 1, run: "r"), row(.began, 2, run: "s"), row(.ended, 3, run: "r")], outcomes: [.met, .open]),
    Course(
      name: "runs of one session",
      rows: [row(.began, 1), row(.began, 2, session: 1), row(.ended, 3)], outcomes: [.met, .open]),
  ]

  @Test(arguments: courses)
  func aSpanEndsAtItsClosingRow(_ course: Course) {
    #expect(spans(course.rows).map(\.outcome) == course.outcomes)
  }

  @Test func aRunReachesToItsEndAndNeverBackwards() {
    #expect(spans([Self.row(.began, 5), Self.row(.ended, 7)]).first?.to == Self.point(7))
    #expect(spans([Self.row(.began, 5), Self.row(.ended, 7, at: 3)]).first?.to == Self.point(5))
  }

  @Test func whatLiesOnAnotherRulerHasNoWindow() {
    let span = spans([Self.row(.planned, 0, at: 5, until: 20, frame: .unplacedAbsolute)]).first
    #expect(span?.from == Self.point(0))
    #expect(span?.to == nil)
  }

  @Test func veryManyOpenPlansAreKeptAsSpans() {
    let rows = (0..<1500).map { Self.row(.planned, $0, at: $0, key: "k\($0)") }
    #expect(
      spans(rows + [Self.row(.cancelled, 1501, concernsAll: true)]).map(\.outcome).count { $0 == .cancelled } == 1024)
  }
}
