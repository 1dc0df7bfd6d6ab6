import Foundation
import LogCheckTestSupport
import Testing

/// Structured events whose keys a build renamed.
@Suite struct RenamedMemberTests {
  private static let healthy = RepositoryPaths.sampleLogs.appending(path: "healthy/structured.log")

  private func verdicts(_ arguments: [String], in folder: TemporaryFolder) throws -> [String: String] {
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--no-config", "--report", "json"] + arguments, in: folder.url)
    let rules = try JSONTree(run.outputText)["rules"]?.items ?? []
    return Dictionary(
      uniqueKeysWithValues: rules.compactMap { rule in
        rule["id"]?.text.flatMap { id in rule["verdict"]?.text.map { (id, $0) } }
      })
  }

  /// The healthy capture with texts of it replaced.
  private func capture(_ texts: [(String, String)]) throws -> String {
    try texts.reduce(String(contentsOf: Self.healthy, encoding: .utf8)) { text, change in
      #expect(text.contains(change.0))
      return text.replacing(change.0, with: change.1)
    }
  }

  private func renaming(_ keys: [(String, String)]) throws -> String {
    try capture(keys.map { ("\"\($0)\":", "\"\($1)\":") })
  }

  private func members(of text: String) throws -> (tree: JSONTree, members: [JSONTree]) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "capture.log")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "--json", "capture.log"], in: folder.url)
    let tree = try JSONTree(run.outputText)
    return (tree, tree["renamed"]?.items ?? [])
  }

  private static let meanings = [
    ("notification_time", "fireDate"), ("earliest_begin", "notBefore"), ("elapsed_ms", "took_ms"),
    ("run_id", "traceId"), ("task_id", "taskIdentifier"), ("ttl_s", "ttlSeconds"), ("content_hash", "digest"),
    ("id", "identifier"), ("scheduled", "planned_for"), ("status", "http_status"),
    ("result", "authorizationStatus"), ("scenario", "situation"), ("type", "kind"),
  ]
  private static let spellings = [
    ("notification_time", "notificationTime"), ("earliest_begin", "earliestBegin"), ("elapsed_ms", "elapsedMs"),
    ("run_id", "runId"), ("task_id", "taskId"), ("ttl_s", "ttlS"), ("content_hash", "contentHash"), ("id", "ID"),
  ]

  /// The rules written give the verdicts that the capture had before its keys were renamed.
  @Test(.costly, arguments: [meanings, spellings])
  func theWordingsOfRenamedKeysGiveBackTheVerdicts(_ keys: [(String, String)]) throws {
    let folder = try TemporaryFolder()
    try folder.write(try capture([]), to: "known.log")
    try folder.write(try renaming(keys), to: "renamed.log")
    let write = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", "renamed.log", "--write", "words.yml"], in: folder.url)
    #expect(write.exitCode == 0, "\(write.outputText) \(write.errorText)")
    let known = try verdicts(["known.log"], in: folder)
    #expect(known.values.contains("pass"))
    #expect(try verdicts(["renamed.log"], in: folder) != known)
    #expect(try verdicts(["--rules", "words.yml", "renamed.log"], in: folder) == known)
  }

  /// An event of another name, whose keys are renamed too, is taken over with both.
  @Test(.costly) func anUnknownNameIsTakenOverWithItsKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write(try capture([]), to: "known.log")
    let text = try capture([
      (#""event":"fetch.response""#, #""event":"fetch_ok""#),
      (#""status":200"#, #""http_status":200,"bytes_total":12"#),
    ])
    try folder.write(text, to: "renamed.log")
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("fetch_ok") }) + 1
    let write = try CommandRun(
      BuiltProduct.dnpLogCheck,
      ["vocabulary", "renamed.log", "--write", "words.yml", "--accept", "\(line)=fetch.response"], in: folder.url)
    #expect(write.exitCode == 0, "\(write.outputText) \(write.errorText)")
    let file = try String(contentsOf: folder.url.appending(path: "words.yml"), encoding: .utf8)
    #expect(file.contains("\"fetch_ok\"") && file.contains("\"http_status\": status"))
    // A member that is like no field is normal.
    #expect(!file.contains("bytes_total"))
    #expect(
      try verdicts(["--rules", "words.yml", "renamed.log"], in: folder) == (try verdicts(["known.log"], in: folder)))
  }

  @Test func aRenamedKeyOfAKnownEventIsListed() throws {
    let (tree, members) = try members(of: renaming([("earliest_begin", "notBefore")]))
    let schema = try JSONSchema(
      RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-vocabulary-1.schema.json"))
    #expect(schema.violations(tree) == [])
    #expect(members.map { $0["event"]?.text } == ["fetch.bgtask.submitted"])
    #expect(members.first?["member"]?.text == "notBefore")
    #expect(members.first?["fields"]?.items?.map(\.text) == ["earliest_begin"])
    #expect(members.first?["count"]?.number == 2)
    let folder = try TemporaryFolder()
    try folder.write(try renaming([("earliest_begin", "notBefore")]), to: "capture.log")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "capture.log"], in: folder.url)
    #expect(run.outputText.contains("notBefore is probably the field earliest_begin"))
  }

  /// A member that is no field under another name gives no rule, however similar it is.
  @Test(
    .costly,
    arguments: [
      // Like no field.
      (#""ttl_s":"#, #""theme":"dark","bytes_total":12,"ttl_s":"#),
      // The field has its own value.
      (#""run_id":"#, #""traceId":"x","run_id":"#),
      (#""earliest_begin":"#, #""notBefore":"2025-11-15T05:48:00Z","earliest_begin":"#),
      // Another unit, another type, nothing.
      (#""elapsed_ms":"#, #""took_s":"#),
      (#""earliest_begin":"2025"#, #""notBefore":"soon 2025"#),
      (#""elapsed_ms":1040"#, #""took_ms":null"#),
      // Members of the envelope.
      (#""platform":"ios","#, #""platform":"ios","plugin_version":"1.2.0","tz":"Asia/Manila","msg":"done","#),
    ])
  func otherMembersGiveNothing(_ text: String, _ other: String) throws {
    #expect(try members(of: capture([(text, other)])).members.isEmpty)
  }

  /// An uncertain member is listed, and taken over only by hand.
  @Test(
    .costly,
    arguments: [
      // Two members for one field.
      (#""status":200"#, #""http_status":200,"statusCode":200"#),
      // The unit is not known.
      (#""elapsed_ms":"#, #""took":"#),
    ])
  func anUncertainMemberIsListedAndNotTakenOver(_ text: String, _ other: String) throws {
    let found = try members(of: capture([(text, other)])).members
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0["probable"] == .boolean(false) })
    let folder = try TemporaryFolder()
    try folder.write(try capture([(text, other)]), to: "capture.log")
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", "capture.log", "--write", "words.yml"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("words.yml")))
  }

  /// A field that other lines of the event have under its own name may be missing in this one.
  @Test func aFieldThatOtherLinesHaveIsTakenOverByHandOnly() throws {
    let folder = try TemporaryFolder()
    var lines = try capture([]).split(separator: "\n").map(String.init)
    let index = try #require(lines.lastIndex { $0.contains("fetch.bgtask.submitted") })
    lines[index] = lines[index].replacing("\"earliest_begin\":", with: "\"notBefore\":")
    try folder.write(lines.joined(separator: "\n") + "\n", to: "capture.log")
    let best = try CommandRun(
      BuiltProduct.dnpLogCheck, ["vocabulary", "capture.log", "--write", "words.yml"], in: folder.url)
    #expect(best.exitCode == 0)
    #expect(best.outputText.contains("Nothing to write"))
    let hand = try CommandRun(
      BuiltProduct.dnpLogCheck,
      ["vocabulary", "capture.log", "--write", "words.yml", "--accept", "\(index + 1)=fetch.bgtask.submitted"],
      in: folder.url)
    #expect(hand.exitCode == 0, "\(hand.outputText) \(hand.errorText)")
    let file = try String(contentsOf: folder.url.appending(path: "words.yml"), encoding: .utf8)
    #expect(file.contains("\"notBefore\": earliest_begin"))
  }

  /// Names of members may hold anything.
  @Test(
    .costly,
    arguments: [
      #"earliest\u202e_begin"#, #"earliest_begin\u001b[31m"#, #"earliest\"_begin\\"#, #"earliest begin"#,
      #"earliest=begin"#,
      #"::earliest_begin"#,
    ])
  func aHostileNameIsEscaped(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(try renaming([("earliest_begin", name)]), to: "capture.log")
    for arguments in [[], ["--write", "words.yml"]] {
      let run = try CommandRun(BuiltProduct.dnpLogCheck, ["vocabulary", "capture.log"] + arguments, in: folder.url)
      #expect(run.exitCode == 0, "\(run.outputText)")
      #expect(!run.output.contains(0x1B) && !run.outputText.unicodeScalars.contains("\u{202E}"))
    }
    guard FileManager.default.fileExists(atPath: folder.path("words.yml")) else { return }
    let file = try String(contentsOf: folder.url.appending(path: "words.yml"), encoding: .utf8)
    #expect(!file.unicodeScalars.contains("\u{202E}"))
    // What is written can be read.
    #expect(!(try verdicts(["--rules", "words.yml", "capture.log"], in: folder)).isEmpty)
  }
}
