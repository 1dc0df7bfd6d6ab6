import LogCheckIngest
import LogCheckModel
import Testing

/// logcat without process ids: `MM-DD HH:MM:SS.mmm L/TAG: text`, as Android Studio and issue reports show it.
@Suite struct ShortExportTests {
  private static let capture = """
    02-23 16:28:44.489 W/DNP-SCHEDULE: Skipping duplicate schedule: id=daily_timesafari_reminder, nextRun=2026-02-24 16:28:44
    02-23 16:32:00.601 D/DailyNotificationReceiver: DN|RECEIVE_START action=org.timesafari.daily.NOTIFICATION
    02-23 16:32:00.650 D/DailyNotificationReceiver: DN|WORK_ENQUEUE display=notify_1771835520000
    02-23 16:32:00.847 D/DailyNotificationWorker: DN|WORK_START id=notify_1771835520000 action=display ...
    02-23 16:32:01.018 I/DailyNotificationWorker: DN|DISPLAY_NOTIF_OK id=notify_1771835520000

    """

  @Test func aCaptureIsDetected() {
    let bytes = Array(Self.capture.utf8)
    #expect(FormatDetector.detect(bytes.span, isWhole: true).format?.id.name == "android-time")
  }

  @Test func oneLineIsEnough() {
    let bytes = Array((Self.capture.split(separator: "\n")[0] + "\n").utf8)
    #expect(FormatDetector.detect(bytes.span, isWhole: true).format?.id.name == "android-time")
  }

  @Test func everyLineHasTimeLevelAndTag() throws {
    for line in Self.capture.split(separator: "\n") {
      let record = try readRecord(.androidTime, String(line))
      #expect(record.record.stamp?.granularity == .milliseconds(1) && record.record.processID == nil)
      #expect(record.tag == "DNP-SCHEDULE" || record.tag.hasPrefix("DailyNotification"))
      #expect(!record.message.isEmpty && !record.message.hasPrefix(" "))
    }
  }

  @Test func aBracketInTheTextIsNoProcess() throws {
    let record = try readRecord(.androidTime, "02-23 16:28:44.489 W/DNP-SCHEDULE: armed (1): id=a")
    #expect(record.record.processID == nil && record.message == "armed (1): id=a")
  }
}
