import LogCheckIngest
import LogCheckModel
import Testing

/// Lines copied from Console.app, with columns in any order.
@Suite struct ConsoleAppTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var text: String
    var role = LineRole.starts
    var level: LogLevel? = .notice
    var process = "App"
    var processID: Int32?
    var subsystem = ""
    var category = ""
    var message = "text"

    var testDescription: String { text }
  }

  static let time = "06:39:58.301442-1000"

  static let logLines = [
    Sample(text: "\(time)\tApp\ttext\tdefault"),
    Sample(text: "default\t\(time)\tApp\ttext"),
    Sample(text: "\(time)\tApp\ttext", level: nil),
    Sample(text: "\(time)\tApp\t4127\ttext\terror", level: .error, processID: 4127),
    Sample(
      text: "\(time)\tApp\t4127\t0x2b\ta.b\tc\ttext\tinfo", level: .info, processID: 4127, subsystem: "a.b",
      category: "c"),
    Sample(text: "\(time)\tApp\ta.b\ttext\tdefault", subsystem: "a.b"),
    Sample(text: "\(time)\tApp\ta.b.c\tdefault", message: "a.b.c"),
    Sample(text: "\(time)\tApp\ttext\twith a tab\tdefault", message: "text\twith a tab"),
    Sample(text: "App\t\(time)\ttext\tdefault"),
    Sample(text: "4127\tApp\t\(time)\ttext\tdebug", level: .debug, processID: 4127),
    Sample(text: "2025-11-15 06:39:58,301442-1000\tApp\ttext\tfault", level: .fault),
    Sample(text: "text\t\(time)\tdefault", role: .ends, process: ""),
    Sample(text: "App\ttext\t\(time)", role: .ends, level: nil),
    Sample(text: "\(time)\tApp\t\tdefault", message: ""),
  ]

  @Test(arguments: logLines) func columnsAreFound(_ logLine: Sample) throws {
    #expect(LogFormat.consoleApp.role(logLine.text) == logLine.role)
    #expect(LogFormat.consoleApp.sureness(logLine.text) >= 90)
    let record = try #require(ReadRecord(.consoleApp, logLine.text))
    #expect(record.record.level == logLine.level)
    #expect(record.process == logLine.process)
    #expect(record.record.processID == logLine.processID)
    #expect(record.subsystem == logLine.subsystem)
    #expect(record.category == logLine.category)
    #expect(record.message == logLine.message)
    #expect(record.record.stamp?.offsetSeconds == -36_000)
    #expect(record.record.stamp?.granularity == LogDuration(nanoseconds: 1000))
  }

  @Test(arguments: [
    "06:39:58.301442-1000", "06:39:58.301442\tApp\ttext", "06:39:58-1000\tApp\ttext", "6:39:58.301442-1000\tApp",
    "x06:39:58.301442-1000\tApp", "06:39:58.301442-1000 \tApp", "text\tdefault", ")\tdefault", "",
  ]) func linesWithoutATimeColumnStartNoRecord(_ logLine: String) {
    #expect(LogFormat.consoleApp.role(logLine) == .inside)
    #expect(LogFormat.consoleApp.sureness(logLine) == 0)
    #expect(ReadRecord(.consoleApp, logLine) == nil)
  }

  @Test func typeFollowsTheLastLineOfTheMessage() throws {
    let record = try #require(
      ReadRecord(.consoleApp, "\(Self.time)\tApp\t(\n\tone\tdefault\n)\terror"))
    #expect(record.message == "(\n\tone\tdefault\n)")
    #expect(record.record.level == .error)
  }

  @Test func dateIsMissingAndSaidSo() {
    let traits = LogFormat.consoleApp.carries
    #expect(!traits.contains(.date))
    #expect(traits.contains(.timeOfDay))
    #expect(traits.contains(.unordered))
    #expect(ReadRecord(.consoleApp, Self.logLines[0].text)?.record.stamp?.month == nil)
  }
}
