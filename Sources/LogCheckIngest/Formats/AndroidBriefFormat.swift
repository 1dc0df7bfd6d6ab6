import LogCheckModel

extension LogFormat {
  /// logcat with `-v brief`, the default before Android 7, and its like without stamps.
  package static let androidBrief = LogFormat(
    id: "android-brief",
    summary: "`adb logcat -v brief`, `-v tag`, `-v process` or `-v thread`: level and tag, no time",
    carries: [.level, .android],
    reader: LogcatBriefReader()
  ) { line in
    switch LogcatLine.unstamped(line)?.layout {
    case .brief: 80
    case .thread: 60
    case .tag, .process: 45
    default: LogcatText.bannerCertainty(line)
    }
  }
}

/// Every line is a separate record.
struct LogcatBriefReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if line.isEmpty { return .noise(.blank) }
    return LogcatText.noise(line).map(LineRole.noise) ?? .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let logLine = LogcatLine.unstamped(text) else { return false }
    _ = record.append(text)
    logLine.fill(&record)
    return true
  }
}
