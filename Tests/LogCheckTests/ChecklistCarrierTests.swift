import LogCheck
import LogCheckIngest
import LogCheckModel
import Testing

/// The eight lines of a first run as users take them: in every carrier, with and without the grep of the test plan, and with and without
/// a later line. Expectations follow from the requirements: a step that is missing or out of order fails as soon as a later step shows
/// it (REQ-001), families that a filter drops are not reported as missing (REQ-002), and what was due when the input ended is not proved.
@Suite struct ChecklistCarrierTests {
  /// The lines that seed a first run, with the second at which each is logged.
  private static let steps: [(second: String, message: String)] = [
    ("05:39:54.320", "[DNP-PLUGIN] configure() called"),
    ("05:39:54.400", "[DNP-PLUGIN] status = ready"),
    ("05:40:02.110", "[DNP-PLUGIN] requestPermissions() → granted"),
    ("05:40:09.800", "[DNP-SCHEDULER] scheduleDailyNotification() → notificationTime=2025-11-15T05:53:00Z"),
    ("05:40:09.820", "[DNP-FETCH] Scheduling prefetch for notification at 2025-11-15T05:53:00Z"),
    ("05:40:09.850", "[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2025-11-15T05:48:00Z)"),
    ("05:40:09.870", "[DNP-SCHEDULER] Scheduling notification for 2025-11-15T05:53:00Z"),
    ("05:40:09.890", "[DNP-STORAGE] Persisted schedule to DB (id=daily-1, type=DAILY, enabled=1)"),
  ]
  private static let later = (second: "05:41:30.000", message: "[DNP-PLUGIN] status = ready")

  enum Carrier: String, CaseIterable, Sendable {
    /// `log stream`, every line at the default level as NSLog prints.
    case appleDefault, ndjson, xcodeConsole, idevicesyslog, bare

    var hasTimes: Bool { self != .bare }

    fileprivate func capture(_ lines: [(second: String, message: String)]) -> String {
      lines.map { line($0.second, $0.message) + "\n" }.joined()
    }

    private func line(_ second: String, _ message: String) -> String {
      switch self {
      case .appleDefault:
        "2025-11-15 \(second)000+0000 0xe981     Default     0x0                  412    0    App: \(message)"
      case .ndjson:
        #"{"timestamp":"2025-11-15 \#(second)000+0000","messageType":"Default","eventType":"logEvent","processID":412,"#
          + #""processImagePath":"\/x\/App","senderImagePath":"\/x\/App","eventMessage":"\#(message)"}"#
      case .xcodeConsole: "2025-11-15 \(second)000+0000 App[412:1a2b] \(message)"
      case .idevicesyslog: "Nov 15 \(second)000 App(Foundation)[412] <Notice>: \(message)"
      case .bare: message
      }
    }
  }

  /// A capture of some of the lines.
  struct Variant: Sendable, CustomStringConvertible {
    var carrier: Carrier
    var lines: [Int]
    var isFiltered: Bool
    var goesOn: Bool

    var description: String {
      "\(carrier.rawValue) \(lines.map(String.init).joined())\(isFiltered ? " filtered" : "")\(goesOn ? " goes on" : "")"
    }

    /// After the filter of the test plan: `grep -E "\[DNP-(FETCH|SCHEDULER|PLUGIN)\]"`.
    var kept: [Int] { isFiltered ? lines.filter { $0 != 8 } : lines }
  }

  private static func variants(_ lines: [[Int]], goesOn: [Bool] = [false, true]) -> [Variant] {
    Carrier.allCases.flatMap { carrier in
      lines.flatMap { lines in
        [false, true].flatMap { isFiltered in
          goesOn.map { Variant(carrier: carrier, lines: lines, isFiltered: isFiltered, goesOn: $0) }
        }
      }
    }
  }

  private func exitCode(_ variant: Variant) async throws -> Int32 {
    // Swapped lines are logged at each other's times.
    let seconds = variant.kept.sorted().map { Self.steps[$0 - 1].second }
    var lines = zip(seconds, variant.kept).map { (second: $0, message: Self.steps[$1 - 1].message) }
    if variant.goesOn { lines.append(Self.later) }
    var options = AuditOptions()
    options.clock = ClockOptions(year: 2025, offset: { _ in 0 })
    let bytes = Array(variant.carrier.capture(lines).utf8)
    return try await Judge.run(bytes, named: "first-run.log", options).summary.exitCode
  }

  private static let all = Array(1...8)

  @Test(arguments: variants([all]))
  func theWholeFirstRunIsGreen(_ variant: Variant) async throws {
    #expect(try await exitCode(variant) == 0)
  }

  /// Steps 5 to 7 are inner steps: a later one shows that they are missing. Without the store, step 7 is the last.
  @Test(
    arguments: variants([5, 6, 7].map { step in all.filter { $0 != step } }).filter {
      !($0.isFiltered && !$0.lines.contains(7))
    })
  func aRemovedInnerStepFails(_ variant: Variant) async throws {
    #expect(try await exitCode(variant) == 1)
  }

  @Test(arguments: variants([4, 5, 6, 7].map { swapped($0) }).filter { !($0.isFiltered && $0.lines == swapped(7)) })
  func swappedNeighboursFail(_ variant: Variant) async throws {
    #expect(try await exitCode(variant) == 1)
  }

  /// The lines with a step and the next one swapped.
  private static func swapped(_ step: Int) -> [Int] {
    var lines = all
    lines.swapAt(step - 1, step)
    return lines
  }

  /// After step 1 a state, after 4 to 6 the next steps of the schedule call are due within seconds.
  @Test(arguments: variants([1, 4, 5, 6].map { Array(1...$0) }, goesOn: [false]))
  func aPrefixIsNotProvedAtTheEndOfTheInput(_ variant: Variant) async throws {
    #expect(try await exitCode(variant) == 3)
  }

  @Test(arguments: variants([4, 5, 6].map { Array(1...$0) }, goesOn: [true]).filter(\.carrier.hasTimes))
  func aPrefixFailsOnceItsTimeHasPassed(_ variant: Variant) async throws {
    #expect(try await exitCode(variant) == 1)
  }
}
