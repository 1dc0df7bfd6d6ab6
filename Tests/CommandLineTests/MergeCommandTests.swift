import Foundation
import LogCheckTestSupport
import Testing

/// `merge` adds results of any machine, and reports the sum.
@Suite struct MergeCommandTests {
  /// Three records and the command in one folder.
  private final class Files {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(Self.record("a.log", "pass") + Self.record("b.log", "pass"), to: "passing.jsonl")
      try folder.write(Self.record("c.log", "fail"), to: "failing.jsonl")
      try folder.write(Self.record("d.log", "inconclusive"), to: "open.jsonl")
      try folder.write(Self.record("e.log", nil), to: "unread.jsonl")
      try folder.write("", to: "empty.jsonl")
    }

    func run(_ line: String) throws -> CommandRun { try .shell(line, in: folder.url) }

    static func record(_ id: String, _ verdict: String?) -> String {
      let rule =
        #"{"id":"delivery-within-tolerance","verdict":"\#(verdict ?? "pass")","severity":"error"\#(verdict == "fail" ? ",\"fail\":1" : "")}"#
      let status = verdict.map { #""judged","verdict":"\#($0)""# } ?? #""error","problem":"cut""#
      let code = verdict == nil ? 2 : verdict == "pass" ? 0 : verdict == "fail" ? 1 : 3
      return #"{"schema":"dnp-logcheck-audit/1","id":"\#(id)","status":\#(status),"exitCode":\#(code),"#
        + #""day":"2026-11-26","device":"phone","build":"b1","tool":"1.0.0","rulesDigest":"00000000000000aa","captures":[],"#
        + #""rules":[\#(rule)],"findings":[],"measures":{}}"# + "\n"
    }
  }

  @Test func theSumDependsOnNoGroupingAndNoOrder() throws {
    let files = try Files()
    let whole = try files.run("dnp-logcheck merge passing.jsonl failing.jsonl open.jsonl")
    #expect(
      whole.outputText.hasPrefix(#"{"schema":"dnp-logcheck-merged/1","runs":{"pass":2,"fail":1,"inconclusive":1,"#))
    let parts = [
      "cat open.jsonl failing.jsonl passing.jsonl | dnp-logcheck merge -",
      "dnp-logcheck merge open.jsonl passing.jsonl empty.jsonl -o part.json; dnp-logcheck merge failing.jsonl part.json",
      "gzip -k passing.jsonl open.jsonl; cat passing.jsonl.gz open.jsonl.gz | dnp-logcheck merge failing.jsonl -",
      "(head -c 1 failing.jsonl; sleep 0.1; tail -c +2 failing.jsonl) | dnp-logcheck merge - open.jsonl passing.jsonl",
      "printf %s \"$(cat failing.jsonl)\" > torn.jsonl; dnp-logcheck merge torn.jsonl open.jsonl passing.jsonl",
      "sed 's/$/\\r/' failing.jsonl > dos.jsonl; dnp-logcheck merge dos.jsonl open.jsonl passing.jsonl",
    ]
    for line in parts {
      let run = try files.run(line)
      #expect(run.output == whole.output && run.exitCode == 1, "\(line): \(run.errorText)")
    }
  }

  @Test(
    arguments: [
      ("passing.jsonl", 0), ("passing.jsonl failing.jsonl open.jsonl", 1), ("passing.jsonl open.jsonl", 3),
      ("empty.jsonl", 3), ("/dev/null", 3), ("passing.jsonl failing.jsonl unread.jsonl", 2),
      ("--exit-zero failing.jsonl", 0), ("--exit-zero empty.jsonl", 0), ("--exit-zero unread.jsonl", 2),
    ] as [(String, Int32)])
  func theExitCodeFollowsTheRuns(_ arguments: String, _ code: Int32) throws {
    let run = try Files().run("dnp-logcheck merge \(arguments)")
    #expect(run.exitCode == code, "\(run.errorText)")
    #expect(run.errorText.isEmpty == (code != 2))
  }

  @Test(
    .costly,
    arguments: [
      ("not json", "it is not JSON"), (#"{"schema":"dnp-logcheck-audit/2"}"#, "is another version of the form"),
      (#"{"schema":"dnp-logcheck/1"}"#, "is not a result of `audit` or `merge`"),
      (#"{"schema":"dnp-logcheck-audit/1"#, "it is not JSON"),
    ])
  func aLineThatIsNoResultIsNamedAndNothingIsWritten(_ line: String, _ reason: String) throws {
    let files = try Files()
    for end in ["", "\n", "\n" + Files.record("f.log", "pass")] {
      try files.folder.write(Files.record("a.log", "pass") + "\n" + line + end, to: "bad.jsonl")
      for command in ["merge passing.jsonl bad.jsonl -o sum.json --report text=sum.txt", "merge bad.jsonl"] {
        let run = try files.run("dnp-logcheck \(command); echo $? >&2; ls sum.*")
        let named = "bad.jsonl:3: "
        #expect(run.errorText.hasPrefix(named) && run.errorText.contains(reason), "\(run.errorText)")
        #expect(run.errorText.contains("remove the line, or write the file again"))
        #expect(run.errorText.contains("\n2\n") && run.output.isEmpty)
      }
      let piped = try files.run("dnp-logcheck merge - < bad.jsonl")
      #expect(piped.exitCode == 2 && piped.errorText.hasPrefix("<stdin>:3: "), "\(piped.errorText)")
    }
  }

  @Test func theProblemsOfAllFilesAreNamed() throws {
    let run = try Files().run(
      "echo x > x; dnp-logcheck merge x none.jsonl passing.jsonl . <(echo y) 2>&1")
    for start in ["x:1: it is", "none.jsonl: it cannot be read: ", ".: it cannot be read: ", "/dev/fd/"] {
      #expect(run.outputText.split(separator: "\n").contains { $0.hasPrefix(start) }, "\(run.outputText)")
    }
    #expect(run.outputText.hasSuffix("dnp-logcheck: 4 of 5 files cannot be added; nothing was written\n"))
  }

  /// Hostile text in a line that is refused reaches no terminal.
  @Test func aRefusedLineIsQuotedEscaped() throws {
    let files = try Files()
    try files.folder.write("{\"schema\":\"\\u001b[31m\\n::error::\"}\n", to: "bad.jsonl")
    let run = try files.run("dnp-logcheck merge bad.jsonl")
    #expect(run.exitCode == 2 && run.errorText.split(separator: "\n").count == 2)
    #expect(!run.errorText.unicodeScalars.contains("\u{1B}") && !run.errorText.contains("\n::"))
  }

  @Test(.costly) func aLineBeyondTheLimitIsRefusedInBoundedMemory() throws {
    let run = try Files().run(
      "ulimit -v 4000000; head -c 300000000 /dev/zero | tr '\\0' a | dnp-logcheck merge passing.jsonl -")
    #expect(run.exitCode == 2)
    #expect(run.errorText.hasPrefix("<stdin>:1: the line is longer than 64 MiB"), "\(run.errorText)")
  }

  @Test func cutAndDamagedGzipIsRefused() throws {
    let files = try Files()
    let run = try files.run(
      """
      seq 20000 | sed 's/.*/{"a":&}/' > long; gzip -c passing.jsonl > whole.gz; head -c -9 whole.gz > cut.gz
      (cat whole.gz; echo more) > more.gz; (cat whole.gz; printf 'x') > x.gz
      for file in cut.gz more.gz x.gz; do dnp-logcheck merge $file; echo "$? $file"; done
      """)
    #expect(run.outputText == "2 cut.gz\n2 more.gz\n2 x.gz\n", "\(run.errorText)")
    #expect(run.errorText.contains("cut.gz: its gzip data ends too early"), "\(run.errorText)")
    #expect(!run.errorText.contains("judged"))
  }

  @Test func reportsGoToFilesAndTheSumToItsOwn() throws {
    let files = try Files()
    let formats = ["text", "markdown", "html", "json", "junit", "openmetrics"]
    let reports = formats.map { "--report \($0)=r.\($0)" }.joined(separator: " ")
    let run = try files.run("dnp-logcheck merge passing.jsonl failing.jsonl -o sum.json \(reports)")
    #expect(
      run.exitCode == 1 && run.output.isEmpty
        && run.errorText.hasSuffix("; wrote sum.json, r.text, r.markdown, r.html, r.json, r.junit, r.openmetrics\n"),
      "\(run.errorText)")
    for format in formats {
      let printed = try files.run("dnp-logcheck merge failing.jsonl passing.jsonl --report \(format)")
      #expect(try printed.output == [UInt8](Data(contentsOf: files.folder.url.appending(path: "r.\(format)"))))
      #expect(printed.exitCode == 1)
    }
    #expect(try files.run("cmp sum.json r.json && dnp-logcheck merge sum.json | cmp - sum.json").exitCode == 0)
    // Titles come from the rules; other rules have none for this id.
    let text = try files.run("cat r.text").outputText
    let untitled = try files.run(
      "dnp-logcheck merge failing.jsonl passing.jsonl --report text --no-built-in-rules --rules own.yml"
    ).errorText
    #expect(
      text.contains("  delivery-within-tolerance (error) failed in 1 of 3 runs (33.3%)") && text.contains("next: "))
    #expect(untitled.contains("own.yml"))
  }

  @Test func whatCannotBeMeantIsRefused() throws {
    let files = try Files()
    for (line, code) in [
      ("merge", 64), ("merge - -", 64), ("merge passing.jsonl --report pdf", 64),
      ("merge passing.jsonl --report text=", 64),
      ("merge passing.jsonl -o ''", 64), ("merge passing.jsonl -o passing.jsonl", 64),
      ("merge passing.jsonl --report html=./passing.jsonl", 64), ("merge - -o passing.jsonl < passing.jsonl", 64),
      ("merge passing.jsonl >> passing.jsonl", 64), ("merge passing.jsonl --report text --report json", 64),
      ("merge passing.jsonl -o /dev/stdout --report text", 64), ("merge passing.jsonl -o x --report text=x", 64),
      ("merge passing.jsonl -o none/x", 2), ("merge passing.jsonl -o /dev/full", 2),
      ("merge passing.jsonl --report text=/dev/full", 2), ("merge passing.jsonl --report text --rules none.yml", 2),
    ] as [(String, Int32)] {
      let run = try files.run("dnp-logcheck \(line)")
      #expect(run.exitCode == code, "\(line): \(run.errorText)")
      #expect(run.output.isEmpty && !run.errors.isEmpty, "\(line)")
    }
    #expect(try files.run("wc -l < passing.jsonl").outputText == "2\n")
  }

  /// More files than the parser of arguments sees.
  @Test func manyFilesAreAdded() throws {
    let run = try Files().run(
      "for n in $(seq 300); do cp passing.jsonl part$n.jsonl; done; dnp-logcheck merge part*.jsonl")
    #expect(run.outputText.contains(#""runs":{"pass":600,"fail":0,"#), "\(run.errorText)")
  }

  @Test func aSignalEndsTheWaitAndNothingIsWritten() throws {
    let run = try Files().run(
      """
      mkfifo pipe; exec 3<>pipe; dnp-logcheck merge - -o sum.json <&3 & merge=$!
      sleep 1; kill -INT $merge; wait $merge; echo $?; ls sum.json
      """)
    #expect(run.outputText == "2\n" && run.errorText.contains("interrupted; nothing was written"), "\(run.errorText)")
  }
}
