import LogCheckModel
import LogCheckSimulator

/// The stories that the devices of a simulated fleet live through. All of them are healthy without a fault.
enum FleetStories {
  /// The day of every device: a prefetch and a notification.
  static func daily(on platform: CapturePlatform) -> Scenario.ID {
    platform == .ios ? "happy-path" : "happy-path-android"
  }

  /// The fault of the daily story by which its run is never completed. Android's work has no completion to lose.
  static func lostCompletion(on platform: CapturePlatform) -> Fault.ID? { platform == .ios ? "HP-M9" : nil }

  /// The other stories, which devices capture in turns. No background task runs in them.
  static func others(on platform: CapturePlatform) -> [Scenario.ID] {
    platform == .ios
      ? [
        "SCN-01", "SCN-02", "SCN-03", "SCN-07", retired, "SCN-08", "SCN-10", "SCN-12", "SCN-60", "SCN-62",
      ]
      : ["SCN-10-android", "SCN-70", "SCN-71", "SCN-72", "SCN-75"]
  }

  /// The story that is no longer captured at some time: the store of the plugin is full.
  static let retired = "SCN-61"
  /// The story that is captured instead.
  static let replacement = "SCN-01"

  /// A flaw of a capture as users take it, or none.
  static func flaw(of writer: String, _ draw: inout SeededGenerator) -> CaptureFlaw.ID? {
    switch draw.number(in: 0..<100) {
    case 0..<6: "early-end"
    case 6..<8: "late"
    // Structured events have no tags to filter by.
    case 8..<12: writer == "dnp-events" ? nil : "filtered"
    default: nil
    }
  }
}
