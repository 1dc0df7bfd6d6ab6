import Foundation
import LogCheckTestSupport
import Testing

/// Inputs that are no captures, and outputs that cannot be written.
@Suite struct HostileInputTests {
  /// A file by its first bytes, what it must be called, and the exit code.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let word: String
    let exitCode: Int32

    var testDescription: String { name }
  }

  private static let kinds = [
    Kind(name: "photo.jpg", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), word: "jpeg", exitCode: 2),
    Kind(name: "picture.png", bytes: [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0], word: "png", exitCode: 2),
    Kind(name: "page.pdf", bytes: Array("%PDF-1.7\n".utf8), word: "pdf", exitCode: 2),
    Kind(name: "log.xz", bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4], word: "xz -dc", exitCode: 2),
    Kind(
      name: "0000.tracev3", bytes: [0, 0x10, 0, 0, 0x11, 0, 0, 0, 0xD0, 0, 0, 0, 0, 0, 0, 0],
      word: "log show --info --debug --style ndjson", exitCode: 2),
    Kind(name: "empty.log", bytes: [], word: "it is empty", exitCode: 3),
    Kind(
      name: "words.txt", bytes: Array("once upon a time\nthere was\n".utf8), word: "no event of the plugin", exitCode: 3
    ),
  ]

  @Test(arguments: kinds)
  func isNamedAndNeverGreen(_ kind: Kind) throws {
    let folder = try TemporaryFolder()
    try folder.write(kind.bytes, to: kind.name)
    let run = try CommandRun(BuiltProduct.dnpLogCheck, [kind.name], in: folder.url)
    #expect(run.exitCode == kind.exitCode)
    #expect(run.outputText.contains(kind.word))
  }

  /// A long command line is read to its end, whatever is at its beginning and is taken for the value of an option.
  @Test(.costly, arguments: [[], ["events"], ["--strict"], ["--year", "2025"], ["--quiet", "check-me"]])
  func everyOneOfManyCapturesIsRead(_ before: [String]) throws {
    let folder = try TemporaryFolder()
    let names = (0..<300).map { "capture-\($0).log" }
    let run = try CommandRun(BuiltProduct.dnpLogCheck, before + names, in: folder.url)
    let reported = run.outputText + run.errorText
    for name in names { #expect(reported.contains("\(name): "), "\(name)") }
    #expect(run.exitCode == 2)
  }

  /// A command that reads no captures refuses them as it refuses a few.
  @Test func manyArgumentsForAnotherCommandAreRefused() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["rules", "list"] + (0..<300).map { "x\($0)" })
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains("x299"))
  }

  /// CI systems read standard error as well.
  @Test(arguments: ["x\n::add-mask::y/r.json", "##[error]x/r.json", "\u{1B}[2J/r.json"])
  func theNameOfAReportThatCannotBeWrittenCommandsNothing(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "json=\(name)", "/dev/null"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("cannot be written"))
    #expect(RunnerCommand.all(in: run.errorText) == [])
    #expect(!run.errorText.unicodeScalars.contains("\u{1B}"))
  }

  /// A rule about lines fails with a warning, which fails no run: but nothing was seen of what the plugin did.
  @Test func aLineThatOnlyWarnsIsNeverGreen() throws {
    let folder = try TemporaryFolder()
    let logLines = (1...3).map {
      "2025-11-15 05:39:4\($0).141 Df App[77:1a2b] [com.timesafari.dailynotification:storage] [DNP-FETCH] words that nobody knows\n"
    }
    try folder.write(logLines.joined(), to: "warned.log")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["warned.log"], in: folder.url)
    #expect(run.outputText.contains("category-fits-the-tag"))
    #expect(run.exitCode == 3)
  }

  @Test func devNullIsNeverGreen() throws {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["/dev/null"])
    #expect(run.exitCode == 3)
    #expect(run.outputText.contains("it is empty"))
  }

  @Test func aLogArchiveIsRefusedWithTheCommandThatReadsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write([0, 0x10], to: "field.logarchive/Persist/0000.tracev3")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["field.logarchive"], in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("log show --info --debug --style ndjson"))
  }

  @Test func aFileWhoseNameIsNoTextIsOpened() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.shell(#"printf 'x\n' > $'odd\xff.log' && dnp-logcheck $'odd\xff.log'"#, in: folder.url)
    // Apple's file systems take no such name; then there is nothing to open.
    #expect(run.exitCode == 3 || run.errorText.contains("Illegal byte sequence"))
  }

  @Test func aReportThatCannotBeWrittenIsAnError() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--report", "json=\(folder.path("absent/report.json"))", "/dev/null"])
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("cannot be written"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsAnError() throws {
    let run = try CommandRun.shell("dnp-logcheck /dev/null > /dev/full")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("standard output cannot be written"))
  }

  /// The reader of the output goes away after the first line: no complaint, no signal, and a file is still whole.
  @Test func aClosedPipeEndsQuietly() throws {
    let folder = try TemporaryFolder()
    let logLine =
      "2025-11-15 06:00:25.000000+0000 0x1a2b     Error       0x0                  700    0    Runner: [JOB] crashed"
    try folder.write(String(repeating: logLine + "\n", count: 20_000), to: "capture.log")
    let rules = RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml").path(
      percentEncoded: false)
    let check = "dnp-logcheck --no-built-in-rules --rules '\(rules)' --fail-on warning"
    for (command, expected) in [
      ("\(check) capture.log", "1"), ("\(check) --report text --report json=report.json capture.log", "1"),
      ("dnp-logcheck events --no-built-in-rules --rules '\(rules)' capture.log", "0"),
    ] {
      let run = try CommandRun.shell("\(command) | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}", in: folder.url)
      #expect(run.outputText == expected + "\n", "\(command)")
      #expect(run.errorText.isEmpty)
    }
    let report = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appending(path: "report.json")))
    let members = try #require(report as? [String: Any])
    #expect(members["verdict"] as? String == "fail")
  }

  /// By whatever name: the user still needs the capture.
  @Test(arguments: ["night.log", "./night.log", "link.log", "hard.log"])
  func aReportIsNotWrittenOverACapture(_ name: String) throws {
    let folder = try TemporaryFolder()
    let capture = try folder.write("once upon a time\n", to: "night.log")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("link.log"), withDestinationPath: "night.log")
    try manager.linkItem(atPath: folder.path("night.log"), toPath: folder.path("hard.log"))
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--report", "text", "--report", "junit=\(name)", "other.log", "night.log"],
      in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains("would write over the capture night.log"))
    #expect(try String(contentsOf: capture, encoding: .utf8) == "once upon a time\n")
  }

  @Test func twoReportsAreNotOneFile() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, ["--report", "json=a.json", "--report", "gitlab=./a.json", "/dev/null"], in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errorText.contains("cannot share the file"))
  }

  /// Nothing was found, nothing could be read: each report is there all the same, and no other file.
  @Test func everyReportIsWrittenWhateverHappens() throws {
    let folder = try TemporaryFolder()
    let names = ["json", "jsonl", "junit", "gitlab", "sarif", "tap", "tap13"]
    let run = try CommandRun(
      BuiltProduct.dnpLogCheck, names.flatMap { ["--report", "\($0)=report.\($0)"] } + ["gone.log"], in: folder.url)
    #expect(run.exitCode == 2)
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(Set(found) == Set(names.map { "report.\($0)" }))
    for name in names { #expect(try Data(contentsOf: folder.url.appending(path: "report.\(name)")).count > 2) }
  }

  @Test func aReportNamesACaptureFromTheFolderOfTheRun() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.shell(#"dnp-logcheck --report gitlab "$(pwd -P)/a b/gone.log""#, in: folder.url)
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains(#""path":"a b/gone.log""#))
  }
}
