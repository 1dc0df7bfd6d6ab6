import Foundation
import LogCheckTestSupport
import Testing

/// Captures under names with a meaning for shells, terminals and parsers, and names without a file.
@Suite struct CaptureNameTests {
  private static let names = [
    "a b", "a\nb", "q\"uo'te", "%s%n%x{0}", "*", ";", "$(touch ran)", "-x", "--help", "--", "=cmd|' calc'!A1",
    "e\u{301}",
    "\u{202E}gol", "\u{1B}]0;title\u{7}", "::error::x", "##[error]x", "a|b`c`", "<script>", "&amp;", "a]]>b", "\\",
    "a\tb",
    String(repeating: "n", count: 255),
  ]

  /// It is the capture that is read, and no report shows more of the name than text.
  @Test(.costly, .tags(.long), arguments: Extent.some(3, of: names))
  func captureIsOpenedByItsBytesAndPrintedEscaped(_ name: String) throws {
    let scratch = try Scratch()
    let manager = FileManager.default
    try manager.moveItem(atPath: scratch.folder.path("night.log"), toPath: scratch.folder.url.path + "/" + name)
    let formats = ["json", "jsonl", "junit", "sarif", "gitlab", "markdown", "html", "tap"]
    let arguments =
      formats.flatMap { ["--report", "\($0)=report.\($0)"] } + ["--report", "text", "--verbose", "--", name]
    let run = try CommandRun(BuiltProduct.dnpLogCheck, arguments, in: scratch.folder.url)
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(try !scratch.names().contains("ran"))
    for text in try [run.outputText, run.errorText] + formats.map({ try scratch.text("report.\($0)") }) {
      let steering = text.unicodeScalars.first {
        ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value)
      }
      #expect(steering == nil)
      #expect(RunnerCommand.all(in: text) == [])
    }
  }

  /// Two names that look alike once they are repaired are two files.
  @Test func namesThatAreNotTextStayDistinct() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      #"a=$(printf 'a\377'); b=$(printf 'a\376'); cp night.log "$a" || exit 9; echo foreign >"$b"; "#
        + #"for c in "$a $b" "$b $a"; do dnp-logcheck --report jsonl $c | grep -c '"events":33'; dnp-logcheck events $b | wc -l; done"#
    )
    // Apple's file systems take no such name.
    guard run.exitCode != 9 else { return }
    #expect(run.outputText.split(whereSeparator: \.isWhitespace) == ["1", "0", "1", "0"])
  }

  /// Files below a folder are read by the bytes of their names, too.
  @Test(arguments: [
    ("dnp-logcheck --report jsonl in | grep -c '\"events\":33'", "2"), ("dnp-logcheck audit in | wc -l", "2"),
    ("dnp-logcheck redact in -d out && ls out | wc -l", "2"),
  ])
  func namesBelowAFolderNeedNotBeText(_ command: String, _ output: String) throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      #"mkdir in; cp night.log "in/$(printf 'a\377.log')" || exit 9; sed s/2025-11-15/2025-11-25/ night.log >"in/$(printf 'a\376.log')"; "#
        + command)
    guard run.exitCode != 9 else { return }
    #expect(run.outputText.split(whereSeparator: \.isWhitespace) == [Substring(output)], "\(run.errorText)")
    #expect(!run.errorText.contains("left out"), "\(run.errorText)")
  }

  /// The one is named, the other is judged, and the run could not check what it was asked to.
  @Test(arguments: [
    ("absent.log", "there is no such file"), ("socket", "No such device"),
    ("round", "links lead round"),
    ("gone", "there is no such file"), ("", "there is no such file"),
  ])
  func whatIsNoFileIsNamedAndTheOthersAreJudged(_ name: String, _ words: String) throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "ln -s round round; ln -s nowhere gone; "
        + "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"socket\")' 2>/dev/null || mkdir socket; "
        + "dnp-logcheck '\(name)' night.log")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("cannot be read: ") && (name == "socket" || run.errorText.contains(words)))
    #expect(run.outputText.contains("COULD NOT READ 1 of 2 captures; PASS  "))
  }

  /// A folder is the files below it; a link in it is not followed, so that one that leads to itself ends.
  @Test func aFolderThatHoldsItselfIsNotWalked() throws {
    let run = try Scratch().shell("mkdir in; ln -s .. in/up; dnp-logcheck in")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("in holds no file"))
    #expect(run.errorText.contains("in holds 1 that are links or no plain files and are left out, such as in/up"))
  }

  @Test(
    .costly,
    arguments: [
      ("", ["a.log", "deep/b.log", "notes.txt"]), ("--include '*.log'", ["a.log", "deep/b.log"]),
      ("--exclude '*.txt' --exclude 'in/deep/*'", ["a.log"]),
    ])
  func aFolderIsTheFilesBelowIt(_ options: String, _ files: [String]) throws {
    let run = try Scratch().shell(
      "mkdir -p in/deep in/.hidden; cp night.log in/a.log; sed 's/2025-11-15/2025-11-20/' night.log >in/deep/b.log; "
        + "sed 's/2025-11-15/2025-11-25/' night.log >in/notes.txt; "
        + "cp night.log in/.hidden/c.log; cp night.log in/.d.log; "
        + "dnp-logcheck \(options) --report json in")
    let reported = try JSONTree(run.outputText)
    #expect(reported["captures"]?.items?.compactMap { $0["path"]?.text } == files.map { "in/" + $0 })
  }

  /// The size that the system reports is not trusted: here it reports none.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/environ")))
  func aFileOfNoSizeIsReadToItsEnd() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "env -i LOG=\"$(tr '\\n' '\\r' <night.log)\" cat /proc/self/environ | wc -c; "
        + "env -i LOG=\"$(tr '\\n' '\\r' <night.log)\" \"$(command -v dnp-logcheck)\" --report jsonl /proc/self/environ"
    )
    let bytes = try #require(
      run.outputText.split(separator: "\n").first.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) })
    #expect(run.outputText.contains("\"bytes\":\(bytes),"))
  }

  /// No signal ends it: that it ends at all is the test, within the time and the memory of the shell.
  @Test(arguments: ["/dev/zero", "/dev/urandom", "/dev/full"])
  func aDeviceWithoutEndComesToAnEnd(_ device: String) throws {
    let run = try Scratch().shell("\(CommandRun.isSanitized ? "" : "ulimit -v 1000000; ")dnp-logcheck \(device)")
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains("NOTHING DECIDED"))
    #expect(run.errors.count < 2000)
  }

  @Test(
    arguments: [
      "mkdir gone; cd gone; rmdir ../gone; dnp-logcheck ../night.log",
      "env -i \"$(command -v dnp-logcheck)\" night.log",
      "HOME=/etc/passwd TMPDIR=/nonexistent dnp-logcheck night.log",
      "HOME= TERM= LC_ALL=tr_TR.UTF-8 TZ=Nowhere/None dnp-logcheck night.log",
      "TZ=:/etc/passwd LC_ALL=th_TH dnp-logcheck night.log",
    ].filter {
      // Without its settings a sanitizer takes what a process holds at its end for lost.
      !CommandRun.isSanitized || !$0.hasPrefix("env -i")
    })
  func needsNothingOfItsSurroundings(_ line: String) throws {
    let scratch = try Scratch()
    let plain = try scratch.shell("dnp-logcheck night.log")
    let run = try scratch.shell(line)
    #expect(run.exitCode == 0, "\(run.errorText)")
    // The longer name breaks lines elsewhere.
    let words = run.outputText.replacing("../night.log", with: "night.log").split(whereSeparator: \.isWhitespace)
    #expect(words == plain.outputText.split(whereSeparator: \.isWhitespace))
  }
}
