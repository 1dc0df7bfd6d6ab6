import Foundation
import LogCheckTestSupport
import Testing

/// An untrusted checkout: its settings are read, but they lead to no file outside of it, and no error quotes one.
@Suite struct UntrustedFolderTests {
  private static let secret = "https://user:ghp-0123456789-secret@host.example"

  private static func scratch() throws -> Scratch {
    let scratch = try Scratch()
    for name in ["home/.git-credentials", "home/map.yml", "home/list.json"] {
      let text =
        name.hasSuffix("map.yml")
        ? "password: \(secret)\n" : name.hasSuffix("json") ? "[\"\(secret)\"]\n" : "\(secret)\n"
      try scratch.folder.write(text, to: name)
    }
    try scratch.folder.write("schema: dnp-logcheck-config/1\nrules: [../../home/rules.yml]\n", to: "repo/named.yml")
    let rules = try String(
      contentsOf: RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml"), encoding: .utf8)
    try scratch.folder.write(rules, to: "home/rules.yml")
    try scratch.folder.write(rules, to: "repo/checks/rules.yml")
    _ = try scratch.shell("mkdir -p repo/sub; cp night.log repo/sub; cp night.log repo")
    return scratch
  }

  @Test(
    .costly,
    arguments: [
      "rules: [../home/.git-credentials]", "rules: [../home/map.yml]", "rules: [../home/list.json]",
      "rules: [../home/]",
      "rules: [/etc/passwd]", "rules: [link.yml]", "rules: [linked/map.yml]", "rules: [linked]",
      "baseline: ../home/list.json",
      "baseline: /etc/passwd", "baseline: link.yml", "rules: [../absent.yml]", "rules: [checks/../../home/map.yml]",
      "rules: [checks/rules.yml, ../home/rules.yml]",
    ])
  func settingsThatWereFoundLeadNowhereElse(_ line: String) throws {
    let scratch = try Self.scratch()
    try scratch.folder.write("schema: dnp-logcheck-config/1\n\(line)\n", to: "repo/.dnp-logcheck.yml")
    for command in [
      "night.log", "explain tap-is-handled", "timeline night.log", "doctor night.log", "redact night.log -o o",
    ] {
      let run = try scratch.shell(
        "ln -sfn ../home/map.yml repo/link.yml; ln -sfn ../home repo/linked; cd repo/sub; dnp-logcheck \(command)")
      #expect(run.exitCode == 2, "\(command): \(run.errorText)")
      #expect(run.errorText.contains("is outside of the folder of these settings"), "\(command): \(run.errorText)")
      #expect(
        !run.errorText.contains("secret") && !run.outputText.contains("secret") && !run.errorText.contains("root:"))
    }
  }

  @Test func settingsThatAreALinkAreNotFollowed() throws {
    let scratch = try Self.scratch()
    for target in ["../home/map.yml", "named.yml", "/etc/passwd"] {
      let run = try scratch.shell("ln -sfn \(target) repo/.dnp-logcheck.yml; cd repo/sub; dnp-logcheck night.log")
      #expect(run.exitCode == 2)
      #expect(run.errorText.contains("it is a symbolic link"), "\(run.errorText)")
      #expect(!run.errorText.contains("secret"))
    }
  }

  /// The user who names the file has read it.
  @Test func settingsThatAreNamedMayLeadElsewhere() throws {
    let scratch = try Self.scratch()
    try scratch.folder.write("schema: dnp-logcheck-config/1\nrules: [../home/rules.yml]\n", to: "repo/named.yml")
    for command in ["--config repo/named.yml", "--config link"] {
      let run = try scratch.shell("ln -s repo/named.yml link; cd .; dnp-logcheck --exit-zero \(command) night.log")
      let isLink = command.hasSuffix("link")
      // From the link's own folder the path leads elsewhere, to nothing.
      #expect(run.exitCode == (isLink ? 2 : 0), "\(run.errorText)")
    }
  }

  @Test func pathsInsideOfTheFolderAreRead() throws {
    let scratch = try Self.scratch()
    for line in ["rules: [checks]", "rules: [./checks/rules.yml]", "rules: [sub/../checks]", "rules: [inside.yml]"] {
      try scratch.folder.write("schema: dnp-logcheck-config/1\n\(line)\n", to: "repo/.dnp-logcheck.yml")
      let run = try scratch.shell(
        "ln -sfn checks/rules.yml repo/inside.yml; cd repo/sub; dnp-logcheck --exit-zero --report text night.log")
      #expect(run.exitCode == 0, "\(line): \(run.errorText)")
      #expect(run.outputText.contains("settings of ../.dnp-logcheck.yml"), "\(run.outputText)")
    }
  }

  /// By whatever way: an error quotes nothing of a file that does not declare itself to be rules or settings.
  @Test(
    arguments: ["--rules", "--config", "--baseline"],
    ["home/.git-credentials", "home/map.yml", "home/list.json", "wide"])
  func noErrorQuotesAnotherFile(_ option: String, _ name: String) throws {
    let scratch = try Self.scratch()
    let run = try scratch.shell("iconv -t UTF-16 home/map.yml >wide; dnp-logcheck \(option) \(name) night.log")
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains(name))
    for word in ["ghp-", "secret", "password", "host.example"] {
      #expect(!run.errorText.contains(word), "\(run.errorText)")
    }
  }

  @Test(arguments: ["--baseline", "baseline:"], ["pipe", "/dev/zero", "/dev/tty", "folder"])
  func baselineIsARegularFile(_ how: String, _ name: String) throws {
    let scratch = try Scratch()
    if how == "baseline:" {
      try scratch.folder.write("schema: dnp-logcheck-config/1\nbaseline: \(name)\n", to: "s.yml")
    }
    let option = how == "baseline:" ? "--config s.yml" : "--baseline \(name)"
    let run = try scratch.shell("mkfifo pipe; mkdir folder; timeout 10 dnp-logcheck \(option) night.log")
    #expect(run.exitCode == 2, "\(run.errorText)")
    let words =
      how == "baseline:" ? "s.yml:2:11: error: `\(name)` cannot be used: " : "the baseline \(name) cannot be used: "
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }

  @Test func manyRulesAreRefusedInLittleMemory() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      """
      mkdir many; for f in $(seq 1 25); do { echo 'schema: dnp-rules/1'; echo 'rules:';
      seq 1 4000 | sed "s/.*/  - { id: r-$f-&, title: t, kind: never, event: not.there, tests: [] }/"; } >many/$f.yml; done
      ulimit -v 1500000; dnp-logcheck --rules many night.log
      """)
    #expect(run.exitCode == 2, "\(run.errorText.prefix(2000))")
    #expect(run.errorText.contains("more rules in all files than 10000"), "\(run.errorText.prefix(2000))")
    #expect(run.errors.count < 100_000)
  }

  @Test(
    .costly,
    arguments: [
      "rules: [\(String(repeating: "../x, ", count: 5000))y]",
      "require: [\((0..<9000).map { "r\($0)" }.joined(separator: ", "))]",
      "select: [\((0..<9000).map { "r\($0)" }.joined(separator: ", "))]",
      (0..<9000).map { "k\($0): 1" }.joined(separator: "\n"),
      "rules: [\((0..<9000).map { "r\($0).yml" }.joined(separator: ", "))]",
    ])
  func manyProblemsAreNotAllPrinted(_ text: String) throws {
    let scratch = try Scratch()
    try scratch.folder.write("schema: dnp-logcheck-config/1\n\(text)\n", to: ".dnp-logcheck.yml")
    let run = try scratch.shell("dnp-logcheck night.log")
    #expect(run.exitCode == 2 || run.exitCode == 64)
    #expect(run.errors.count < 200_000)
    #expect(run.errorText.split(separator: "\n").count <= 520)
  }

  @Test func filesOfRulesAreBounded() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      """
      mkdir many; for f in $(seq 1 18); do { echo 'schema: dnp-rules/1'; yes '# a comment that fills the file' | head -c 1000000; } \
      >many/$f.yml; done; dnp-logcheck --rules many night.log
      """)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("may be 4096 with 16 MiB in all"), "\(run.errorText)")
  }
}
