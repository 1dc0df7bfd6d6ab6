import Foundation
import LogCheckModel
import LogCheckSamples
import LogCheckSimulator
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// Each line of Tests/SystemLines is the event that it names, in each of its carriers.
@Suite struct SystemLineTests {
  private static let folder = RepositoryPaths.root.appending(path: "Tests/SystemLines", directoryHint: .isDirectory)
  private static let files = ["android.yml", "apple-app.yml", "dasd.yml"]
  /// 2025-11-15, noon.
  private static let noon: Int64 = 1_763_208_000

  @Test(arguments: files) func eachLineIsItsEvent(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
    let (carriers, lines) = try SystemLine.read(bytes, path: name)
    try #require(!carriers.isEmpty && lines.count > 10)
    let scratch = try TemporaryFolder()
    for word in carriers {
      let carrier = try #require(TruthCarrier(rawValue: word))
      let entries = lines.enumerated().compactMap { index, line in
        carrier.entry(Self.entry(line, index, isLogcat: carrier == .logcat), isApp: line.isApp)
      }
      try #require(entries.count == lines.count)
      let file = try scratch.write(
        String(decoding: carrier.written(entries, offsetSeconds: 0, isFirst: true), as: UTF8.self), to: "\(word).log")
      let run = try CommandRun(
        BuiltProduct.dnpLogCheck, ["events", "--year", "2025", file.path(percentEncoded: false)])
      var found: [Int: (event: String, fields: [String: String])] = [:]
      for text in run.outputText.split(separator: "\n") {
        let object = try JSONTree(String(text))
        let (event, time) = (try #require(object["event"]?.text), try #require(object["time"]?.text))
        let clock = time.dropFirst(11).prefix(8).split(separator: ":").compactMap { Int($0) }
        let index = (clock[0] * 60 + clock[1]) * 60 + clock[2] - 12 * 3600
        guard event.hasPrefix("system.") else { continue }
        found[index] = (event, (object["fields"]?.members ?? [:]).mapValues(Self.text))
      }
      for (index, line) in lines.enumerated() where line.event?.hasPrefix("system.") ?? true {
        #expect(found[index]?.event == line.event, "\(name):\(line.mark.line) in \(word)")
        guard line.event != nil else { continue }
        #expect(found[index]?.fields == line.fields, "\(name):\(line.mark.line) in \(word)")
      }
    }
  }

  private static func entry(_ line: SystemLine, _ index: Int, isLogcat: Bool) -> LogEntry {
    LogEntry(
      instant: LogInstant(nanoseconds: (noon + Int64(index)) * 1_000_000_000), level: line.level,
      process: isLogcat && line.isApp ? "com.example.app" : line.process,
      processID: line.isApp ? 412 : line.process == "kernel" ? 0 : 120, threadID: 6593, subsystem: line.subsystem,
      category: line.category, message: line.message)
  }

  private static func text(_ value: JSONTree) -> String {
    switch value {
    case .text(let text): text
    case .number(let number) where number == number.rounded(): String(Int(number))
    case .number(let number): String(number)
    default: value.description
    }
  }
}
