import Foundation
import LogCheck
import LogCheckModel
import LogCheckResults
import LogCheckRules
import LogCheckSamples
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// The captures of Tests/Causes; its README says what they are.
@Suite struct CauseSuiteTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/Causes", directoryHint: .isDirectory)
  private static let read = Result { try CauseFolder(folder).cases() }
  private static let cases = (try? read.get()) ?? []

  @Test func thereAreEnoughOfEachKind() throws {
    let cases = try Self.read.get()
    #expect(cases.count { $0.causes.count == 1 } >= 60)
    #expect(cases.count { $0.causes.isEmpty } >= 20)
    #expect(Set(cases.flatMap(\.carriers)) == Set(TruthCarrier.allCases.map(\.rawValue)))
    #expect(cases.allSatisfy { (7...30).contains($0.days) })
  }

  /// The words of the tables and lists in the README.
  @Test(arguments: cases.map(\.name)) func aCaseUsesTheWordsOfTheForm(_ name: String) throws {
    let story = try #require(Self.cases.first { $0.name == name })
    let readme = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let sides: Set<String> = [
      "user", "device", "server", "network", "app", "plugin", "system", "environment", "none",
    ]
    for cause in story.causes {
      #expect(sides.isSuperset(of: cause.sides))
      #expect(Set(["shown", "fits", "open"]).isSuperset(of: cause.certainties))
      for kind in cause.kinds { #expect(readme.contains("`\(kind)`"), "\(kind) is not in the table of kinds") }
      #expect(1 <= cause.firstDay && cause.firstDay <= cause.lastDay && cause.lastDay <= story.days)
    }
    #expect(Set(["kept", "late", "not fresh", "not shown", "unknown"]).isSuperset(of: story.results.keys))
    #expect(!story.exits.isEmpty && Set(["0", "1", "3"]).isSuperset(of: story.exits))
    if let limit = story.limit { #expect(readme.contains("`\(limit)`"), "\(limit)") }
  }

  /// An expectation about a line that is not there could never be met.
  @Test(arguments: cases.map(\.name)) func theLineOfACauseIsInTheCapture(_ name: String) throws {
    let story = try #require(Self.cases.first { $0.name == name })
    let lines = try story.lines()
    for line in story.causes.flatMap(\.lines) where line != "none" {
      let parts = line.split(separator: "@")
      #expect(parts.count == 2 && lines.contains { $0.name == parts[0] && "\($0.day)" == parts[1] }, "\(line)")
    }
  }

  /// Lines that the reader of captures does not know would prove nothing; one case is about other words.
  @Test(.costly, arguments: cases.filter { $0.limit != "words" }.map(\.name))
  func eachLineOfThePluginIsAnEvent(_ name: String) throws {
    let story = try #require(Self.cases.first { $0.name == name })
    let rules = try RuleSet.ofFolder(nil)
    let audit = try Audit(rules, AuditOptions())
    for capture in try CauseCapture.all(of: story) {
      var run = Audit(audit, AuditOptions())
      run.run([.bytes(try capture.bytes(), shown: capture.fileName)]) { _ in }
      for summary in run.captures {
        let summary = try #require(summary)
        #expect((summary.events > 0) == (story.limit != "foreign"), "\(capture.fileName)")
        #expect(summary.unrecognisedLines.map(\.text) == [], "\(capture.fileName)")
      }
    }
  }

  /// An edit that hits nothing would leave a healthy capture.
  @Test(arguments: [
    ("drop: {lines: [nothing]}", "nothing is named `nothing`"),
    ("drop: {days: 9, lines: [run]}", "nothing is named `run`"),
    ("swap: {from: apple, to: pear}", "no line has `apple`"), ("cut: {from: \"8\"}", "the cut removes no line"),
    ("add: {parts: [evening]}", "no part `evening`"), ("turn: {}", "no edit `turn`"),
    ("insert: {lines: [\"late 05:53\"]}", "a line is NAME"), ("drop: {days: x, lines: [run]}", "days are all"),
  ])
  func anEditThatHitsNothingIsAProblem(_ edit: String, _ message: String) throws {
    let problem = #expect(throws: SampleProblem.self) {
      _ = try Self.lines(of: "start | 05:48:00.000 [DNP-FETCH] started {date}", days: 7, edits: "{\(edit)}")
    }
    #expect(problem?.message.contains(message) == true, "\(problem?.description ?? "none")")
  }

  /// The runs are counted by another program: the low 16 bits of FNV-1a with 64 over `run DATE`.
  @Test func placeholdersSayTheDayAndTheMoment() throws {
    let line = "start | ~05:48:00.250 {date} {date+1} {day} {now} {now+1} {ms 00:00:01} {ctime 05:48:00} {run} {x}"
    #expect(
      try Self.lines(of: line, days: 2).map(\.message) == [
        "2025-11-15 2025-11-16 1 2025-11-15T05:48:00.250Z 2025-11-15T05:48:01.250Z 1763164801000 "
          + "Sat Nov 15 05:48:00 2025 r-49bf {x}",
        "2025-11-16 2025-11-17 2 2025-11-16T05:48:05.250Z 2025-11-16T05:48:06.250Z 1763251201000 "
          + "Sun Nov 16 05:48:00 2025 r-4b72 {x}",
      ])
  }

  /// The lines of a case with one line a day, which comes five seconds later on every second day if it is shifted.
  private static func lines(of line: String, days: Int, edits: String = "") throws -> [CauseLine] {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      bases:
        - id: small
          about: one line a day
          platform: ios
          shift: [0, 5]
          parts:
            run: {lines: ["\(line)"]}
      """, to: "bases.yml")
    try folder.write(
      """
      cases:
        - name: one
          about: a case
          base: small
          days: \(days)
          carriers: [bare]
          edits: [\(edits)]
          causes: []
          results: {}
          exit: 0
          follows: nothing
      """, to: "one.yml")
    return try #require(try CauseFolder(folder.url).cases().first).lines()
  }

  /// Each sign and each condition of Rules/outcomes decides something in a capture, or in a test of its file.
  @Test(.costly) func eachSignAndEachConditionIsMissedSomewhere() async throws {
    let folder = RepositoryPaths.root.appending(path: "Rules").path(percentEncoded: false)
    let mutants = try OutcomeMutants(
      .ofFolder(folder), OutcomeMutants.captures(of: Self.cases, in: RepositoryPaths.root))
    #expect(mutants.ids.count > 80)
    #expect(try await mutants.survivors() == [])
  }

  /// The tool says of every capture what the capture expects, or the capture is listed with the reason.
  @Test(.costly) func eachCaptureIsExplainedAsItExpectsOrIsListed() async throws {
    let trials = try Self.cases.flatMap(CauseCapture.all).map(CauseTrial.init)
    let results = try await TwoThreads.map(trials, rules: .ofFolder(nil)) { try $0.judged(by: $1) }
    let path = Self.folder.appending(path: "disagreements.txt")
    let list = CauseDisagreements(try String(contentsOf: path, encoding: .utf8))
    let found = results.compactMap(\.disagreement)
    #expect(Set(found).subtracting(list.lines).isEmpty, "mend these, or record them and say why")
    #expect(Set(list.lines).subtracting(found).isEmpty, "these agree now")
    #expect(!list.reasons.contains { $0.name == CauseDisagreements.withoutReason })
    let page = try String(contentsOf: RepositoryPaths.root.appending(path: "docs/score.md"), encoding: .utf8)
    #expect(page.contains(CausePage.table(results)))
  }

  /// Records say that notifications stopped, or lost their content, in the captures that end with a cause, and in no other one.
  @Test(.costly) func theEndIsBadWhereACauseLastsUntilTheLastDay() throws {
    let audit = try Audit(RuleSet.ofFolder(nil), AuditOptions())
    for story in Self.cases {
      let isBad = story.results["not shown"] != nil || story.results["not fresh"] != nil || story.results.isEmpty
      let ends = isBad && story.causes.contains { $0.lastDay == story.days }
      for capture in try CauseCapture.all(of: story) {
        var run = Audit(audit, AuditOptions())
        run.run([.bytes(try capture.bytes(), shown: capture.fileName)]) { _ in }
        let ending = RecordedOutcomes(run.summary().outcomes)?.ending
        #expect((ending != nil) == ends, "\(capture.fileName)")
      }
    }
  }
}
