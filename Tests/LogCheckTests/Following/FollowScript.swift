import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import Synchronization

@testable import LogCheck
@testable import LogCheckFollowing

/// Files that are followed while a script changes them, with a clock that only the script moves: what happens between two looks is
/// what one step of it does.
final class FollowScript {
  let folder: TemporaryFolder
  private var steps: [() throws -> Void] = []
  private var now = 0
  /// Steps that were done, by all runs.
  private(set) var done = 0
  /// The run ends when so many are done.
  var stopsAfter: Int?
  var stepCount: Int { steps.count }
  /// Findings that an earlier run already reported.
  private(set) var reportedAgain: [Finding] = []
  /// Failures of the last run that came before its end.
  private(set) var liveFailures = 0
  private(set) var notes: [Diagnostic] = []
  /// Findings in the order of their reports, and the number of steps of the script by then.
  private(set) var reported: [Finding] = []
  private(set) var problem: (any Error)?
  var options = AuditOptions()

  init() throws { folder = try TemporaryFolder() }

  /// Adds something that happens between two looks.
  func step(_ body: @escaping () throws -> Void) { steps.append(body) }

  func append(_ text: String, to name: String) { step { try self.add(Array(text.utf8), to: name) } }

  func append(_ bytes: [UInt8], to name: String) { step { try self.add(bytes, to: name) } }

  /// Does steps while the follower is not reading.
  func advance(_ count: Int) throws {
    for _ in 0..<count where done < steps.count {
      done += 1
      try steps[done - 1]()
    }
  }

  /// So many milliseconds in which nothing happens.
  func wait(_ time: Int) { for _ in 0..<time / 200 { steps.append {} } }

  func add(_ bytes: [UInt8], to name: String) throws {
    let path = folder.path(name)
    if !FileManager.default.fileExists(atPath: path) { try folder.write([UInt8](), to: name) }
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }

  func rename(_ name: String, to other: String) throws {
    if FileManager.default.fileExists(atPath: folder.path(other)) {
      try FileManager.default.removeItem(atPath: folder.path(other))
    }
    try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path(other))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder.path(name)) }

  /// Empties a file and leaves it where it is.
  func empty(_ name: String) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.path(name)))
    try handle.truncate(atOffset: 0)
    try handle.close()
  }

  /// As `logrotate` does it: `log.1` becomes `log.2`, and `log` becomes `log.1`.
  func rotate(_ name: String, keeping count: Int = 9) throws {
    for number in stride(from: count, to: 0, by: -1) {
      let older = number == 1 ? name : "\(name).\(number - 1)"
      if FileManager.default.fileExists(atPath: folder.path(older)) { try rename(older, to: "\(name).\(number)") }
    }
  }

  func input(_ name: String) -> AuditInput { .file(Array(folder.path(name).utf8), shown: name) }

  /// Follows these names from the current position of the script until nothing happens for three seconds after its end.
  func follow(_ names: [String], _ rules: FollowedRules = .small, store: MemoryStore? = nil) throws -> Judgement {
    // Steps hold on to the script, and so its folder would stay.
    defer { if stopsAfter == nil { steps = [] } }
    var audit = try rules.audit(options)
    var idle = 0
    reported = []
    reportedAgain = []
    var isOver = false
    let desk = FollowDesk(milliseconds: { self.now }) { time in
      self.now += time
      if self.done >= self.stopsAfter ?? .max { isOver = true }
      guard self.done < self.steps.count, !isOver else {
        idle += 1
        return
      }
      do { try self.advance(1) } catch { self.problem = error }
    } note: {
      self.notes.append($0)
    }
    let inputs = names.map(input)
    let journal = try store.map { try FollowJournal($0, [JournalFact("the files", names.joined(separator: " "))]) }
    liveFailures = 0
    audit.follow(inputs, desk, journal: journal, isStopped: { isOver || idle > 15 || self.problem != nil }) {
      finding, wasReported in
      reported.append(finding)
      if wasReported {
        reportedAgain.append(finding)
      } else if finding.verdict == .fail, !isOver, idle <= 15 {
        liveFailures += 1
      }
    }
    if let problem { throw problem }
    return Judgement(inputs: names, failOn: options.failOn, findings: reported, summary: audit.summary())
  }

  /// The result of a run over files of the folder.
  func check(_ names: [String], _ rules: FollowedRules = .small) throws -> Judgement {
    var audit = try rules.audit(options)
    var findings: [Finding] = []
    audit.run(names.map(input)) { findings.append($0) }
    return Judgement(inputs: names, failOn: options.failOn, findings: findings, summary: audit.summary())
  }

  var codes: [String] { notes.map(\.code) }
}

/// Rules for these tests.
enum FollowedRules {
  /// Jobs that are to be done within half a minute and never crash.
  case small
  case shipped

  func audit(_ options: AuditOptions) throws -> Audit {
    let path = RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml").path(
      percentEncoded: false)
    let library =
      switch self {
      case .small: try RuleLibrary(paths: [Array(path.utf8)], includesBuiltIn: false)
      case .shipped: try Shipped.rules.get()
      }
    return try Audit(library.ruleSet, options)
  }
}

/// Lines of the small world.
enum JobLine {
  static func logLine(_ second: Int, _ message: String, _ process: String = "Runner") -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(two(6 + second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return
      "2025-11-15 \(time).000000+0000 0x1a2b     Default     0x0                  700    0    \(process): \(message)\n"
  }

  static func started(_ id: String, at second: Int) -> String { logLine(second, "[JOB] started \(id)") }
  static func finished(_ id: String, at second: Int) -> String { logLine(second, "[JOB] finished \(id)") }
  static func noise(at second: Int) -> String { logLine(second, "still here", "otherd") }

  /// A job each ten seconds, done after five.
  static func jobs(_ numbers: Range<Int>) -> String {
    numbers.map { started("j\($0)", at: $0 * 10) + finished("j\($0)", at: $0 * 10 + 5) }.joined()
  }
}

extension Judgement {
  /// The verdicts of each rule, in numbers.
  var tally: [String] {
    summary.rules.map { "\($0.id) \($0.verdict) \($0.passes) \($0.fails) \($0.inconclusive) \($0.cancelled)" }
  }

  /// The findings without their positions. Some that the environment leaves open are only counted: how many depends on
  /// when it was decided.
  var marks: [String] {
    findings.filter { $0.verdict != .inconclusive(.environment) }.map {
      "\($0.rule) \($0.verdict) \($0.fingerprint) \($0.evidence.map(\.text).joined(separator: "|"))"
    }
    .sorted()
  }

  var lines: Int { summary.captures.reduce(0) { $0 + $1.lines } }
  var events: Int { summary.captures.reduce(0) { $0 + $1.events } }
}
