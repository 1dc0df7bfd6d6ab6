import LogCheck
import LogCheckModel
import Testing

/// A structured event need not name its device each time.
@Suite struct StructuredDeviceTests {
  private func event(_ name: String, minute: Int, device: String? = nil) -> String {
    let clock = minute < 10 ? "0\(minute)" : "\(minute)"
    let named = device.map { ",\"device\":\"\($0)\"" } ?? ""
    return "{\"ts\":\"2025-06-01T12:\(clock):00.000Z\",\"component\":\"JOB\",\"event\":\"\(name)\"\(named)}\n"
  }

  @Test(arguments: [("a", nil), (nil, "a"), ("a", "a"), (nil, nil)] as [(String?, String?)])
  func oneNameIsEnough(_ first: String?, _ second: String?) throws {
    let capture = event("job.asked", minute: 0, device: first) + event("job.done", minute: 1, device: second)
    #expect(try TimeRules.verdicts(capture)["done-in-time"] == .pass)
  }

  @Test func twoNamesAreTwoDevices() throws {
    let two =
      event("job.asked", minute: 0, device: "a") + event("job.done", minute: 1, device: "b")
      + event("job.idle", minute: 20, device: "a")
    #expect(try TimeRules.verdicts(two)["done-in-time"] == .fail)
    let unnamed =
      event("job.asked", minute: 0, device: "a") + event("job.idle", minute: 1, device: "b")
      + event("job.done", minute: 2) + event("job.idle", minute: 20, device: "a")
    #expect(try TimeRules.verdicts(unnamed)["done-in-time"] == .inconclusive)
  }
}
