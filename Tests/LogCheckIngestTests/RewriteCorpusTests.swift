import Foundation
import LogCheckIngest
import LogCheckModel
import LogCheckSimulator
import Testing

/// Real captures, read and written again: the writers must print every line as the real tool printed it, byte by byte.
///
/// The captures are not part of the project; where they are absent the suite is skipped.
@Suite(.enabled(if: Corpus.exists)) struct RewriteCorpusTests {
  private static let captures: [(writer: String, path: String)] = [
    ("apple-default", "log-default/simctl-log-stream-iosApp.log"),
    ("apple-default", "log-default/dasd-xprotect-scoring.log"),
    ("apple-default", "log-default/macos15-single-rows.log"),
    ("apple-default", "log-default/kauth-2018-header-footer.log"),
    ("apple-compact", "log-compact/simctl-log-show-enterpriseapp.log"),
    ("apple-compact", "log-compact/simctl-stream-appstart-killed.log"),
    ("apple-syslog", "log-syslog-style/screensaver-stream.log"),
    ("apple-syslog", "log-syslog-style/flutter-simulator-multiline.log"),
    ("console-app", "console-app/copy-tabs-pawwatch-a.log"),
    ("xcode-console", "xcode-console/nslog-bgtask-no-handler-crash.log"),
    ("xcode-structured", "xcode-console/xcode15-structured-copy.log"),
    ("idevicesyslog", "idevicesyslog/ostrace-usec-short.log"),
    ("idevicesyslog+relay", "idevicesyslog/iphone-no-device-name-multiline.log"),
    ("ios-sysdiagnose-text", "ios-sysdiagnose-text/logd.0.log"),
    ("android-threadtime", "logcat-threadtime/samsung-2k.log"),
    ("android-threadtime", "logcat-threadtime/lineage-boot-kernel-buffers.log"),
    ("android-time", "logcat-variants/time-style-vold.log"),
  ]

  @Test(arguments: captures)
  func writesLinesAsTheRealToolDid(id: String, path: String) throws {
    let writer = try #require(LogWriter.named(id))
    let format = try #require(LogFormat.named(writer.formatID))
    let capture = try Corpus.bytes(path)
    let lines = capture.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    var records = 0
    var same = 0
    var firstDifference = ""
    var account = RecordAccount(format: format)
    account.walk(capture.span) { record in
      guard record.kind == .entry, let rebuilt = Rebuilt(record, writer) else { return }
      var written = writer.write([rebuilt.entry], rebuilt.settings)
      while written.last == 0x0A { written.removeLast() }
      let first = record.position.line - 1
      var logLines = Array(lines[first..<min(lines.count, first + record.lineCount)].joined(separator: [0x0A]))
      while logLines.last == 0x0A || logLines.last == 0x0D { logLines.removeLast() }
      // Activities and the time an entry is kept are nothing that an entry here has.
      if id == "apple-default", !Self.hasPlainColumns(logLines) { return }
      if id.hasPrefix("android"), Self.isBeyondEntries(record, logLines) { return }
      records += 1
      if written == logLines {
        same += 1
      } else if firstDifference.isEmpty {
        firstDifference = String(decoding: logLines, as: UTF8.self) + "\n" + String(decoding: written, as: UTF8.self)
      }
    }
    try #require(records > 0)
    #expect(same == records, "\(same) of \(records)\n\(firstDifference)")
  }

  /// logcat's verbose level is not a separate level here, and a short tag that is not padded is the beginning of a tag
  /// with a colon in it.
  private static func isBeyondEntries(_ record: Record, _ logLine: [UInt8]) -> Bool {
    let text = String(decoding: logLine, as: UTF8.self)
    return text.contains(" V ") || text.contains(" V/")
      || record.tag.count < 8 && text.contains(String(decoding: record.text[record.tag], as: UTF8.self) + ": ")
  }

  private static func hasPlainColumns(_ logLine: [UInt8]) -> Bool {
    logLine.count > 88 && Array(logLine[55..<59]) == Array("0x0 ".utf8) && Array(logLine[83..<85]) == Array("0 ".utf8)
  }
}

/// The entry and the settings that a record was printed from, as far as it shows them.
private struct Rebuilt {
  var entry: LogEntry
  var settings: CaptureSettings

  init?(_ record: Record, _ writer: LogWriter) {
    func text(_ range: Range<Int>) -> String? {
      range.isEmpty ? nil : String(decoding: record.text[range], as: UTF8.self)
    }
    guard let stamp = record.stamp else { return nil }
    let offset = stamp.offsetSeconds ?? 0
    let local = stamp.month == nil ? LogInstant(nanoseconds: stamp.timeOfDay) : stamp.localInstant(assumingYear: 2024)
    guard let local else { return nil }
    let hasCategory = !record.subsystem.isEmpty && record.subsystem.upperBound < record.category.lowerBound + 1
    entry = LogEntry(
      instant: local - .seconds(Int64(offset)), level: record.level ?? .notice, process: text(record.process) ?? "",
      processID: record.processID ?? 0, threadID: record.threadID ?? 0,
      library: Self.library(record, writer), subsystem: text(record.subsystem),
      category: hasCategory ? text(record.category) ?? "" : text(record.category),
      tag: text(record.tag) ?? "", message: text(record.message) ?? "")
    settings = CaptureSettings(offsetSeconds: offset, header: false, footer: false)
  }

  /// Readers skip the library; it is between the header and the message, or after the process.
  private static func library(_ record: Record, _ writer: LogWriter) -> String? {
    let all = String(decoding: record.text, as: UTF8.self)
    if writer.formatID == "xcode-structured" {
      return all.components(separatedBy: " | ").first { $0.hasPrefix("Library: ") }.map { String($0.dropFirst(9)) }
    }
    let end: Int
    let start: Int
    if writer.formatID == "idevicesyslog" {
      start = record.process.upperBound
      guard let bracket = record.text[start...].firstIndex(of: 0x5B) else { return nil }
      end = bracket
    } else {
      end = record.subsystem.isEmpty ? record.message.lowerBound : record.subsystem.lowerBound - 1
      let head = record.text[record.process.upperBound..<end]
      guard let open = head.firstIndex(of: 0x28) else { return nil }
      start = open
    }
    let part = String(decoding: record.text[start..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    guard part.hasPrefix("("), part.hasSuffix(")") else { return nil }
    return String(part.dropFirst().dropLast())
  }
}

/// The real captures next to the package.
private enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "../shared/corpus").standardizedFileURL

  static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }
}
