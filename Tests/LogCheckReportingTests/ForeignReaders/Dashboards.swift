import Foundation
import LogCheckModel
import LogCheckResults
import LogCheckTestSupport
import Testing

/// The dashboards of `history report`, as files for the programs that read the page of a run.
enum Dashboards {
  /// Pages of histories: a fleet with regressions and one without, foreign texts, no night, one night.
  static func write(into target: URL) throws -> [URL] {
    let folder = try TemporaryFolder()
    return try Extent.some(2, of: ["empty", "fleet", "hostile", "one", "quiet"]).map { name in
      try folder.write(lines(name), to: "\(name).jsonl")
      let page = target.appending(path: "history-\(name).html")
      for line in [
        "import \(name).db \(name).jsonl",
        "report \(name).db -o '\(page.path(percentEncoded: false))' --at-most lateness=3m",
      ] {
        let run = try CommandRun.shell("dnp-logcheck history \(line)", in: folder.url)
        #expect(run.exitCode == 0, "\(run.errorText)")
      }
      return page
    }
  }

  private static func lines(_ name: String) -> String {
    switch name {
    case "fleet", "quiet":
      var fleet = FleetSample(seed: 1)
      fleet.devices = 12
      fleet.hasRegressions = name == "fleet"
      return (0..<fleet.nights).map { fleet.lines(of: $0) }.joined()
    case "hostile": return hostile
    case "one": return AuditRecord.sample("a.log", rules: [.failed("r")]).line
    default: return ""
    }
  }

  private static var hostile: String {
    let text =
      "<script>alert(1)</script>\"'><img src=x> \u{1B}[31m\u{202E}\u{0}&amp; " + String(repeating: "w", count: 300)
    return (1...9).map { night in
      var record = AuditRecord.sample(
        text, day: "2026-11-0\(night)", device: text, build: text,
        rules: [night % 2 == 0 ? .failed(text) : .passed(text), .passed("")])
      record.measures[text] = DurationHistogram(30_000 * night, -DurationHistogram.limit * (night % 2))
      return record.line + "\n"
    }.joined()
  }
}
