import LogCheck
import LogCheckModel
import Testing

@testable import LogCheckFleet

@Suite struct FleetKeyTests {
  @Test(arguments: [
    ("path:1", FleetKey.path(1)), ("path:-2", .path(-2)), ("field:app_build", .member("app_build")),
    ("event:plugin.build.plugin_version", .event("plugin.build", field: "plugin_version")),
  ]) func aKeyIsReadAsDocumented(_ text: String, _ key: FleetKey) { #expect(FleetKey(text) == key) }

  @Test(arguments: [
    "", "path", "path:", "path:0", "path:x", "field:", "event:", "event:a", "event:.x", "event:a.", "device:1",
    "PATH:1",
  ])
  func anythingElseIsRefused(_ text: String) { #expect(FleetKey(text) == nil) }

  @Test(arguments: [(1, "2026-10-01"), (2, "dev"), (-1, "app.log"), (-3, "2026-10-01"), (4, nil), (-4, nil)])
  func aPathKeyCountsFromBothEnds(_ number: Int, _ part: String?) {
    #expect(FleetKey.path(number).value(in: ["2026-10-01", "dev", "app.log"]) == part)
  }

  @Test(arguments: [
    (#"[DNP-FETCH] {"app_build":"1.4.0"}"#, "1.4.0"), (#"{"a":{"b":[1,{}],"app_build":"x"}}"#, "x"),
    (#"{not json} {"app_build":42}"#, "42"), (#"{"app_build":"caf\u00e9"}"#, "café"), (#"{"app_build":""}"#, nil),
    (#"{"app_build":null}"#, nil), (#"{"app_build":"cut"#, nil), (#"{"other":"app_build"}"#, nil), ("", nil),
    (#"{"app_build":{"x":1}}"#, nil), (#"{"app_build":true,"app_build":"later"}"#, "true"),
  ]) func aMemberIsFoundInAnyObjectOfAText(_ text: String, _ value: String?) {
    let bytes = Array(text.utf8)
    let found = JSONMemberSearch.value(of: "app_build", in: bytes.span)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == value)
  }

  /// Braces without end take linear time: half a second would be a thousand times too long.
  @Test func manyBracesAreSearchedQuickly() {
    let bytes = [UInt8](repeating: 0x7B, count: 20_000)
    let time = ContinuousClock().measure { #expect(JSONMemberSearch.value(of: "a", in: bytes.span) == nil) }
    #expect(time < .seconds(30))
  }

  private static func jobs(_ paths: [String], below: Int, _ grouping: FleetJob.Grouping) -> [FleetJob] {
    FleetJob.jobs(
      paths.map { (path: Array($0.utf8), input: .file(Array($0.utf8), shown: $0), below: below) }, grouping)
  }

  @Test func rotatedPartsOfOneFolderAreOneRun() {
    let jobs = Self.jobs(
      ["n/d1/app.log", "n/d1/app.log.1", "n/d1/app.log.2.gz", "n/d1/other.log", "n/d2/app.log"], below: 1, .file)
    #expect(jobs.map(\.id) == ["n/d1/app.log", "n/d1/other.log", "n/d2/app.log"])
    #expect(jobs.map(\.inputs.count) == [3, 1, 1])
    #expect(jobs[2].path == ["d2", "app.log"])
  }

  /// A mask hides who is named; two files with the same mask are two runs all the same.
  @Test func maskedNamesStayDifferent() {
    let files = ["n/ann@corp.example.log", "n/bob@corp.example.log"].map { path in
      (path: Array(path.utf8), input: AuditInput.file(Array(path.utf8), shown: "n/…[20 bytes]"), below: 1)
    }
    let ids = FleetJob.jobs(files, .file).map(\.id)
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { $0.hasPrefix("n/…[20 bytes]#") && $0.count == "n/…[20 bytes]#".count + 8 })
  }

  @Test func filesOfAFolderAreOneRunOnRequest() {
    let jobs = Self.jobs(["n/d1/app.log", "n/d1/tables.csv", "n/d2/app.log"], below: 1, .folder)
    #expect(jobs.map(\.inputs.count) == [2, 1])
    #expect(jobs.map { $0.path.first } == ["d1", "d2"])
  }
}
