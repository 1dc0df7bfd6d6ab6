import LogCheckIngest
import LogCheckModel
import Testing

/// The content and the stamp that a wrapper finds in a line; `nil` where the line is not wrapped so.
private func unwrap(_ wrapper: LineWrapper, _ text: String) -> (content: String, stamp: CivilStamp?)? {
  let line = Array(text.utf8)
  guard let start = wrapper.contentStart(line.span) else { return nil }
  return (String(decoding: line[start...], as: UTF8.self), wrapper.stamp(line.span))
}

@Suite struct LineWrapperTests {
  @Test(arguments: [
    ("gh-run-view", "build\tRun tests\t2025-11-15T05:48:07.1234567Z text", "text"),
    (
      "gh-run-view", "build (ios, 18)\tUNKNOWN STEP\t\u{FEFF}2025-11-15T05:48:07.1234567Z [DNP-FETCH] a\tb",
      "[DNP-FETCH] a\tb"
    ),
    ("gh-run-view", "build\tRun tests\t2025-11-15T05:48:07.1234567Z ", ""),
    ("gh-run-view", "build\tRun tests\t2025-11-15T05:48:07.1234567Z", ""),
    ("github-actions", "2025-11-15T05:48:07.1234567Z   indented", "  indented"),
    ("appium", "2025-11-15 05:48:07:123 - [iOSLog] [IOS_SYSLOG_ROW] Nov 15 05:48:07 text", "Nov 15 05:48:07 text"),
    ("appium", "                    17 2025-11-15 05:48:07:123 - [iOSLog] [IOS_SYSLOG_ROW]     x = 1;", "    x = 1;"),
    ("appium", "[iOSLog] [IOS_SYSLOG_ROW] [DNP-FETCH] text", "[DNP-FETCH] text"),
    ("appium", "[debug] [iOSDeviceLog@12ab] [IOS_SYSLOG_ROW] text", "text"),
    ("appium", "[iOSLog] [IOS_SYSLOG_ROW] ", ""), ("appium", "[iOSLog] [IOS_SYSLOG_ROW]", ""),
    ("fastlane", "[05:48:07]: text", "text"), ("fastlane", "[05:48:07]: ▸ text", "text"),
    ("fastlane", "INFO [2025-11-15 05:48:07.12]: text", "text"), ("fastlane", "[05:48:07]: ", ""),
    ("xharness", "05:48:07.1234567 text", "text"), ("xharness", "05:48:07.1234567 ", ""),
    ("xcodebuild", "    t =     0.00s Start Test at 2025", "Start Test at 2025"),
    ("xcodebuild", "    t =   120.04s     Wait for app", "Wait for app"), ("xcodebuild", "    t =     0.00s", ""),
  ])
  func theContentBeginsAfterThePrefix(_ id: String, _ line: String, _ content: String) throws {
    let wrapper = try #require(LineWrapper.all.first { $0.id == id })
    #expect(unwrap(wrapper, line)?.content == content)
  }

  @Test(arguments: [
    ("gh-run-view", "build\t2025-11-15T05:48:07.1234567Z text"),
    ("gh-run-view", "\tstep\t2025-11-15T05:48:07.1234567Z t"),
    ("gh-run-view", "build\t\t2025-11-15T05:48:07.1234567Z t"),
    ("gh-run-view", "build\tstep\t2025-11-15T05:48:07.123Z t"),
    ("gh-run-view", "build\tstep\ttext"), ("gh-run-view", ""),
    ("github-actions", "2025-11-15T05:48:07.123456Z text"), ("github-actions", "2025-11-15T05:48:07.1234567Ztext"),
    ("github-actions", "\u{FEFF}2025-11-15T05:48:07.1234567Z text"),
    ("appium", "2025-11-15 05:48:07:123 - [HTTP] --> POST /session"), ("appium", "[iOSLog] text"),
    ("appium", "17 iOSLog"), ("appium", "2025-11-15 05:48:07:12 - [iOSLog] [IOS_SYSLOG_ROW] text"),
    ("appium", "[] [IOS_SYSLOG_ROW] text"), ("appium", "[a] [b] [c] [IOS_SYSLOG_ROW] text"),
    ("appium", "[iOSLog] [IOS_SYSLOG_ROW]text"), ("appium", "text [iOSLog] [IOS_SYSLOG_ROW] text"),
    ("fastlane", "[5:48:07]: text"), ("fastlane", "[05:48:07] text"), ("fastlane", "[DNP-FETCH] text"),
    ("fastlane", "INFO [05:48:07]: text"), ("fastlane", "[2025-11-15 05:48:07]: text"),
    ("xharness", "05:48:07.123456 text"), ("xharness", "05:48:07,1234567text"), ("xharness", "05:48:07 text"),
    ("xcodebuild", "t =     0.00s text"), ("xcodebuild", "    t =     0.00 text"), ("xcodebuild", "    t = nans text"),
  ])
  func otherLinesAreNotUnwrapped(_ id: String, _ line: String) throws {
    let wrapper = try #require(LineWrapper.all.first { $0.id == id })
    #expect(unwrap(wrapper, line) == nil)
  }

  @Test func stampsOfAWrapperGiveTheTimeOfPrinting() throws {
    func stamp(_ wrapper: LineWrapper, _ line: String) -> CivilStamp? { unwrap(wrapper, line)?.stamp }
    #expect(
      stamp(.ghRunView, "a\tb\t\u{FEFF}2025-11-15T05:48:07.1234567Z x")
        == CivilStamp(
          year: 2025, month: 11, day: 15, hour: 5, minute: 48, second: 7, nanosecond: 123_456_700, offsetSeconds: 0,
          granularity: LogDuration(nanoseconds: 100)))
    #expect(
      stamp(.appium, "2025-11-15 05:48:07:123 - [iOSLog] [IOS_SYSLOG_ROW] x")
        == CivilStamp(
          year: 2025, month: 11, day: 15, hour: 5, minute: 48, second: 7, nanosecond: 123_000_000,
          granularity: .milliseconds(1)))
    #expect(stamp(.appium, "[iOSLog] [IOS_SYSLOG_ROW] x") == nil)
    #expect(
      stamp(.fastlane, "[05:48:07]: x") == CivilStamp(year: nil, month: nil, day: nil, hour: 5, minute: 48, second: 7))
    #expect(
      stamp(.fastlane, "WARN [2025-11-15 05:48:07.12]: x")
        == CivilStamp(
          year: 2025, month: 11, day: 15, hour: 5, minute: 48, second: 7, nanosecond: 120_000_000,
          granularity: .milliseconds(10)))
    #expect(
      stamp(.xharness, "05:48:07.1234567 x")
        == CivilStamp(
          year: nil, month: nil, day: nil, hour: 5, minute: 48, second: 7, nanosecond: 123_456_700,
          granularity: LogDuration(nanoseconds: 100)))
    #expect(stamp(.xcodebuild, "    t =     0.00s x") == nil)
  }

  @Test func impossibleStampsStillWrap() {
    #expect(unwrap(.fastlane, "[25:99:99]: x")?.content == "x")
    #expect(unwrap(.fastlane, "[25:99:99]: x")?.stamp == nil)
  }

  @Test func anyShortLineIsSafe() {
    let alphabet: [UInt8] = Array("[]: -.\tt=IOS2025Z\u{1B}".utf8) + [0xEF, 0xBB, 0xBF, 0xFF, 0]
    var state: UInt64 = 3
    for _ in 0..<20_000 {
      let line = (0..<Int(state >> 60)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for wrapper in LineWrapper.all {
        let start = wrapper.contentStart(line.span) ?? 0
        #expect(start <= line.count)
        _ = wrapper.stamp(line.span)
      }
    }
  }
}
