import LogCheckIngest
import LogCheckModel
import Testing

/// Rows copied from Console.app, whose columns stand in any order.
@Suite struct ConsoleAppTests {
  struct Row: CustomTestStringConvertible, Sendable {
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

  static let rows = [
    Row(text: "\(time)\tApp\ttext\tdefault"),
    Row(text: "default\t\(time)\tApp\ttext"),
    Row(text: "\(time)\tApp\ttext", level: nil),
    Row(text: "\(time)\tApp\t4127\ttext\terror", level: .error, processID: 4127),
    Row(
      text: "\(time)\tApp\t4127\t0x2b\ta.b\tc\ttext\tinfo", level: .info, processID: 4127, subsystem: "a.b",
      category: "c"),
    Row(text: "\(time)\tApp\ta.b\ttext\tdefault", subsystem: "a.b"),
    Row(text: "\(time)\tApp\ta.b.c\tdefault", message: "a.b.c"),
    Row(text: "\(time)\tApp\ttext\twith a tab\tdefault", message: "text\twith a tab"),
    Row(text: "App\t\(time)\ttext\tdefault"),
    Row(text: "4127\tApp\t\(time)\ttext\tdebug", level: .debug, processID: 4127),
    Row(text: "2025-11-15 06:39:58,301442-1000\tApp\ttext\tfault", level: .fault),
    Row(text: "text\t\(time)\tdefault", role: .ends, process: ""),
    Row(text: "App\ttext\t\(time)", role: .ends, level: nil),
    Row(text: "\(time)\tApp\t\tdefault", message: ""),
  ]

  @Test(arguments: rows) func columnsAreFound(_ row: Row) throws {
    #expect(LogFormat.consoleApp.role(row.text) == row.role)
    #expect(LogFormat.consoleApp.sureness(row.text) >= 90)
    let record = try #require(ReadRecord(.consoleApp, row.text))
    #expect(record.record.level == row.level)
    #expect(record.process == row.process)
    #expect(record.record.processID == row.processID)
    #expect(record.subsystem == row.subsystem)
    #expect(record.category == row.category)
    #expect(record.message == row.message)
    #expect(record.record.stamp?.offsetSeconds == -36_000)
    #expect(record.record.stamp?.granularity == LogDuration(nanoseconds: 1000))
  }

  @Test(arguments: [
    "06:39:58.301442-1000", "06:39:58.301442\tApp\ttext", "06:39:58-1000\tApp\ttext", "6:39:58.301442-1000\tApp",
    "x06:39:58.301442-1000\tApp", "06:39:58.301442-1000 \tApp", "text\tdefault", ")\tdefault", "",
  ]) func linesWithoutATimeColumnStartNoRecord(_ row: String) {
    #expect(LogFormat.consoleApp.role(row) == .inside)
    #expect(LogFormat.consoleApp.sureness(row) == 0)
    #expect(ReadRecord(.consoleApp, row) == nil)
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
    #expect(ReadRecord(.consoleApp, Self.rows[0].text)?.record.stamp?.month == nil)
  }
}
