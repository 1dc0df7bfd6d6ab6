import Foundation
import LogCheckTestSupport
import Testing

/// Following takes no more memory for what was read, however much and through how many files.
@Suite struct FollowMemoryTests {
  private static let parts = 8

  /// The output of `ps` about a process.
  private static func reported(_ column: String, of process: Int32) throws -> String {
    try CommandRun.shell("ps -o \(column)= -p \(process)").outputText.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until the process has taken no processor time for more than a second.
  private static func waitUntilIdle(_ process: Int32) async throws {
    var before = ""
    for _ in 0..<60 {
      let now = try reported("time", of: process)
      if now == before, !now.isEmpty { return }
      before = now
      try await Task.sleep(for: .seconds(1.3))
    }
    Issue.record("it never came to rest")
  }

  @Test(.costly, .tags(.long), .enabled(if: !CommandRun.isSanitized), .timeLimit(.minutes(10)))
  func theMemoryStaysFlatThroughRotations() async throws {
    let folder = try TemporaryFolder()
    let made = try CommandRun.shell(
      "dnp-logcheck simulate bench --writer apple-default --share 3 --bare --megabytes \(Extent.isWhole ? 48 : 16) > all",
      in: folder.url)
    #expect(made.exitCode == 0)
    let all = try Data(contentsOf: folder.url.appending(path: "all"))
    try folder.write("", to: "device.log")
    let process = Process()
    process.executableURL = BuiltProduct.dnpLogCheck
    process.arguments = ["follow", "--quiet", "--report", "json", "--state", "state", "device.log"]
    process.currentDirectoryURL = folder.url
    process.environment = CommandRun.environment
    let output = try folder.write("", to: "report.json")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run(within: 400)
    let identifier = process.processIdentifier

    var sizes: [Int] = []
    var start = 0
    for part in 1...Self.parts {
      let cut = all.count * part / Self.parts
      let end = part == Self.parts ? all.count : (all[start..<cut].lastIndex(of: 0x0A) ?? cut - 1) + 1
      let log = folder.url.appending(path: "device.log")
      if part > 1 {
        for number in stride(from: part - 1, to: 0, by: -1) {
          try FileManager.default.moveItem(
            atPath: folder.path(number == 1 ? "device.log" : "device.log.\(number - 1)"),
            toPath: folder.path("device.log.\(number)"))
        }
      }
      try all[start..<end].write(to: log)
      start = end
      try await Self.waitUntilIdle(identifier)
      sizes.append(try #require(Int(try Self.reported("rss", of: identifier))))
    }
    try await Task.sleep(for: .seconds(3))
    try await Self.waitUntilIdle(identifier)
    kill(identifier, SIGINT)
    process.waitUntilExit()
    let report = try String(contentsOf: output, encoding: .utf8)
    let logLines = all.count { $0 == 0x0A }
    #expect(report.contains("\"lines\":\(logLines)") || report.contains("\"lines\": \(logLines)"), "not all was read")
    // KiB. The first parts are what the tables grow to.
    let growth = (sizes.last ?? 0) - sizes[Self.parts / 2 - 1]
    #expect(growth < 4096, "\(sizes)")
    withExtendedLifetime(folder) {}
  }
}
