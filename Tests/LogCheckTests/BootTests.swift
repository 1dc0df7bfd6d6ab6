import LogCheckEngine
import LogCheckModel
import Testing

@testable import LogCheck
@testable import LogCheckTrace

/// A boot is a stretch of one device's time: a restart changes no verdict, and two devices in turn leave doubt.
@Suite struct BootTests {
  private static func event(_ second: Int, _ name: String, boot: String?, id: String = "a", more: String = "") -> String
  {
    let named = boot.map { #","boot_id":"\#($0)""# } ?? ""
    let clock = "\(6 + second / 3600 < 10 ? "0" : "")\(6 + second / 3600):\(two(second / 60 % 60)):\(two(second % 60))"
    return #"{"event":"\#(name)","ts":"2025-11-15T\#(clock).000Z","id":"\#(id)"\#(named)\#(more)}"#
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A line of `log show` with a structured event.
  private static func structured(
    _ second: Int, _ name: String, boot: String?, id: String = "a", pid: Int = 700, more: String = ""
  ) -> String {
    JobWorld.logLine(Double(second), event(second, name, boot: boot, id: id, more: more), pid: pid)
  }

  /// A job that never ends, in text lines after a launch line that names the boot.
  @Test(arguments: [(nil, nil), ("B1", "B1"), ("B1", "B2")] as [(String?, String?)])
  func aRestartHidesNoFailure(_ first: String?, _ second: String?) throws {
    let log =
      Self.structured(0, "job.launched", boot: first) + JobWorld.logLine(1, "[JOB] started a")
      + JobWorld.logLine(2, "[JOB] finished a") + Self.structured(60, "job.launched", boot: second, pid: 701)
      + JobWorld.logLine(61, "[JOB] started b", pid: 701) + JobWorld.logLine(120, "[JOB] launched", pid: 702)
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "fail")
    #expect(outcome.verdict("never-crashes") == "pass")
    #expect(outcome.summary.captures.first?.sessions == 3)
  }

  /// A deadline after the restart is one of the same device.
  @Test func aDutyOutlivesTheRestart() throws {
    let log =
      Self.structured(0, "job.launched", boot: "B1") + Self.structured(1, "job.started", boot: "B1")
      + Self.structured(20, "job.finished", boot: "B2", pid: 701)
      + Self.structured(90, "job.launched", boot: "B3", pid: 702)
    #expect(try JobWorld.judge(log).verdict("finishes") == "pass")
  }

  @Test func anEarlierBootAgainIsAnotherDevice() throws {
    let log =
      Self.structured(0, "job.launched", boot: "B1") + Self.structured(1, "job.started", boot: "B1")
      + Self.structured(20, "job.launched", boot: "B2", pid: 701)
      + Self.structured(40, "job.started", boot: "B1", id: "b")
      + Self.structured(120, "job.launched", boot: "B2", pid: 702)
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "inconclusive grouping")
    #expect(outcome.verdict("never-crashes") == "inconclusive grouping")
  }

  /// Lines are out of order by moments around a restart, too.
  @Test func aLateLineOfTheEarlierBootIsNoOtherDevice() throws {
    let log =
      Self.structured(0, "job.launched", boot: "B1") + Self.structured(18, "job.finished", boot: "B1", id: "z")
      + Self.structured(20, "job.launched", boot: "B2", pid: 701) + Self.structured(19, "job.finished", boot: "B1")
      + Self.structured(90, "job.launched", boot: "B2", pid: 702)
    #expect(try JobWorld.judge(log).verdict("never-crashes") == "pass")
  }

  /// The system gives process numbers away again after a restart.
  @Test func aProcessNumberInTheNextBootIsAnotherLaunch() throws {
    let log =
      Self.structured(1, "job.finished", boot: "B1") + Self.structured(60, "job.finished", boot: "B2")
      + Self.structured(90, "job.started", boot: "B2", id: "b")
      + Self.structured(95, "job.finished", boot: "B2", id: "b")
      + Self.structured(150, "job.launched", boot: "B2", id: "c")
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes-once-a-launch") != "fail")
    #expect(outcome.verdict("never-crashes") == "pass")
    let same =
      Self.structured(1, "job.finished", boot: "B1") + Self.structured(60, "job.finished", boot: "B1")
      + Self.structured(150, "job.started", boot: "B1", id: "c")
    #expect(try JobWorld.judge(same).verdict("finishes-once-a-launch") == "fail")
  }

  /// The log system names boots, and the plugin does, each in its own way.
  @Test func twoNamesOfOneBootAreOneBoot() throws {
    func entry(_ second: Int, _ message: String, boot: String, pid: Int = 700) -> String {
      let escaped = message.replacing("\"", with: "\\\"")
      return #"{"eventMessage":"\#(escaped)","eventType":"logEvent","subsystem":"","category":"","threadID":1,"#
        + #""bootUUID":"\#(boot)","processImagePath":"/x/Runner","timestamp":"2025-11-15 06:\#(Self.two(second / 60)):"#
        + #"\#(Self.two(second % 60)).000000+0000","machTimestamp":0,"messageType":"Default","processID":\#(pid)}"#
        + "\n"
    }
    let log =
      entry(0, "[JOB] launched", boot: "X1") + entry(1, Self.event(1, "job.started", boot: "B1"), boot: "X1")
      + entry(2, "[JOB] finished a", boot: "X1")
      + entry(3, Self.event(3, "job.started", boot: "B1", id: "b"), boot: "X1")
      + entry(4, "[JOB] finished b", boot: "X1") + entry(100, "[JOB] launched", boot: "X2", pid: 701)
      + entry(101, Self.event(101, "job.started", boot: "B2", id: "c"), boot: "X2", pid: 701)
      + entry(180, "[JOB] launched", boot: "X2", pid: 702)
    let outcome = try JobWorld.judge(log)
    #expect(outcome.verdict("finishes") == "fail")
    #expect(outcome.verdict("never-crashes") == "pass")
    #expect(outcome.summary.captures.first?.sessions == 3)
  }

  /// Counters begin again with each boot: a higher one after a restart shows no step of the clock.
  @Test func countersAreComparedWithinABootOnly() throws {
    func verdict(boot: String) throws -> String {
      let log =
        Self.structured(0, "job.launched", boot: "B1", more: #","mono_ms":1000"#)
        + Self.structured(1, "job.started", boot: "B1", more: #","mono_ms":2000"#)
        + Self.structured(20, "job.launched", boot: boot, pid: 701, more: #","mono_ms":900000"#)
        + Self.structured(90, "job.launched", boot: boot, pid: 702, more: #","mono_ms":970000"#)
      return try JobWorld.judge(log).verdict("finishes")
    }
    #expect(try verdict(boot: "B2") == "fail")
    #expect(try verdict(boot: "B1") == "inconclusive clock")
  }

  /// Text lines of two devices are of the device of their process.
  @Test func aLineWithoutADeviceIsOfTheDeviceOfItsProcess() throws {
    func named(_ second: Int, _ name: String, device: String, id: String = "a", pid: Int) -> String {
      Self.structured(second, name, boot: nil, id: id, pid: pid, more: #","device":"\#(device)""#)
    }
    let log =
      named(0, "job.launched", device: "x", pid: 700) + named(1, "job.launched", device: "y", pid: 800)
      + JobWorld.logLine(2, "[JOB] started a", pid: 700) + JobWorld.logLine(3, "[JOB] finished a", pid: 800)
      + named(90, "job.launched", device: "x", pid: 701) + named(91, "job.launched", device: "y", pid: 801)
    #expect(try JobWorld.judge(log).verdict("finishes") == "fail")
  }
}
