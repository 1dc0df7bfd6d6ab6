import LogCheckModel

extension LogFormat {
  /// logcat as it prints by default since Android 7, and what Android Studio copies since 2022.
  package static let androidThreadtime = LogFormat(
    id: "android-threadtime",
    summary:
      "`adb logcat` (`-v threadtime`, with year, zone, UTC, usec, uid, epoch) and Android Studio's logcat copied",
    carries: [.date, .timeOfDay, .subsecond, .level, .multiline, .android],
    reader: LogcatStampedReader()
  ) { line in
    switch LogcatLine.stamped(line)?.layout {
    case .threadtime, .studio: 95
    default: LogcatText.bannerCertainty(line)
    }
  }

  /// logcat with `-v time`, and what Android Studio copied until 2022.
  package static let androidTime = LogFormat(
    id: "android-time",
    summary: "`adb logcat -v time`, also without process ids, and Android Studio's logcat as copied before 2022",
    carries: [.date, .timeOfDay, .subsecond, .level, .multiline, .android],
    reader: LogcatStampedReader()
  ) { line in
    switch LogcatLine.stamped(line)?.layout {
    case .time, .oldStudio: 95
    default: LogcatText.bannerCertainty(line)
    }
  }
}

/// Lines that begin with a stamp, each read by its own layout: captures joined from two tools stay readable.
///
/// logcat splits a message of several lines into lines with the same prefix; each is a separate record here, so that
/// counts, positions and prefilters agree, and none of the plugin's lines needs more than one. A line without a stamp
/// is not understood, except one that is indented: Android Studio indents the further lines of a message so.
struct LogcatStampedReader: LogReader {
  func role(of line: Span<UInt8>) -> LineRole {
    if line.isEmpty { return .noise(.blank) }
    if let kind = LogcatText.noise(line) { return .noise(kind) }
    return (line.byte(0) == 0x20 || line.byte(0) == 0x09) && LogcatLine.stamped(line) == nil ? .inside : .starts
  }

  func read(_ text: Span<UInt8>, into record: inout Record) -> Bool {
    guard let logLine = LogcatLine.stamped(text) else { return false }
    if logLine.layout == .studio {
      appendWithoutIndent(text, column: logLine.message, to: &record)
    } else {
      _ = record.append(text)
    }
    logLine.fill(&record)
    return true
  }

  /// Further lines of a copied message begin under its first: the blanks up to that column are layout.
  private func appendWithoutIndent(_ text: Span<UInt8>, column: Int, to record: inout Record) {
    var position = text.endOfLine(from: 0)
    _ = record.append(text.extracting(0..<position))
    while position < text.count {
      let end = text.endOfLine(from: position + 1)
      var start = position + 1
      while start < end, start - position <= column, text[start] == 0x20 { start += 1 }
      record.text.append(0x0A)
      _ = record.append(text.extracting(start..<end))
      position = end
    }
  }
}
