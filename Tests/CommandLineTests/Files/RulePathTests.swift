import Foundation
import LogCheckTestSupport
import Testing

/// The paths that can be named as rules: no rule that the user believes to be in force is left out in silence.
@Suite struct RulePathTests {
  /// `mkdir` and `cp` put two rules into `rules/a.yml`.
  private func run(_ line: String) throws -> CommandRun {
    let scratch = try Scratch()
    let rules = RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml")
    try FileManager.default.createDirectory(
      at: scratch.folder.url.appending(path: "rules"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: rules, to: scratch.folder.url.appending(path: "rules/a.yml"))
    return try scratch.shell(line.replacing("VALIDATE", with: "dnp-logcheck rules validate --no-built-in-rules"))
  }

  @Test(arguments: [
    ("mkfifo pipe.yml; VALIDATE pipe.yml", "pipe.yml: it is no regular file"),
    ("mkfifo rules/b.yml; VALIDATE rules", "rules/b.yml: it is no regular file"),
    ("VALIDATE /dev/zero", "/dev/zero: it is no regular file"),
    ("VALIDATE <(cat rules/a.yml)", "it is no regular file"),
    ("ln -s ../night.log rules/b.yml; VALIDATE rules", "rules/b.yml: it is a link"),
    ("ln -s b.yml rules/b.yml; VALIDATE rules", "rules/b.yml: it is a link"),
    ("ln -s .. rules/up; VALIDATE rules", "rules/up: it is a link"),
    ("mkdir empty; VALIDATE empty", "holds no rule file"), ("mkdir -p e/b.yml; VALIDATE e", "holds no rule file"),
    ("VALIDATE absent", "no such rule file or folder"), ("VALIDATE rules/a.yml/b", "Not a directory"),
    ("mkdir -p $(seq -s/ 20); VALIDATE 1", "lie too deep"), ("VALIDATE ''", "no such rule file"),
    ("mkfifo .dnp-logcheck.yml; dnp-logcheck night.log", ".dnp-logcheck.yml: it is no regular file"),
    ("mkdir .dnp-logcheck.yml; dnp-logcheck night.log", ".dnp-logcheck.yml: it is a folder"),
    ("dnp-logcheck --config /dev/zero night.log", "it is no regular file"),
  ])
  func isRefusedAtOnceAndNamed(_ line: String, _ words: String) throws {
    let run = try run(line)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains(words), "\(run.errorText)")
    #expect(run.outputText.isEmpty)
  }

  /// A name that is not text is a name; a link that is named itself is followed; a file that is not a rule file is
  /// ignored.
  @Test(arguments: [
    #"f=$(printf 'rules/o\377.yml'); mv rules/a.yml "$f" || exit 9; VALIDATE "$f""#,
    #"f=$(printf 'rules/o\377.yml'); mv rules/a.yml "$f" || exit 9; VALIDATE rules"#,
    #"f=$(printf 'o\377'); mv rules "$f" || exit 9; VALIDATE --rules="$f""#,
    "ln -s rules/a.yml link.yml; VALIDATE link.yml", "ln -s rules other; VALIDATE other", "VALIDATE rules/",
    "mkfifo rules/pipe; ln -s ../night.log rules/note.txt; ln -s nowhere rules/gone; VALIDATE rules",
    "mkdir rules/sub; mv rules/a.yml rules/sub/a.yaml; VALIDATE rules",
  ])
  func isRead(_ line: String) throws {
    let run = try run(line)
    // Apple's file systems take no name that is no text.
    guard run.exitCode != 9 else { return }
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.outputText.hasPrefix("2 rules, 3 events"))
  }

  /// The settings of a project come with whatever was unpacked or cloned: they name rules and nothing that is run.
  @Test(arguments: [
    "rules: ['$(touch ran)']", "rules: ['|touch ran']", "rules: [\"`touch ran`\"]", "baseline: '$(touch ran)'",
    "run: touch ran", "include: /etc/passwd", "plugin: ran.so", "rules: !!python/object/apply:os.system ['touch ran']",
  ])
  func settingsOfAProjectRunNothing(_ settings: String) throws {
    let scratch = try Scratch()
    try scratch.folder.write("schema: dnp-logcheck-config/1\n\(settings)\n", to: ".dnp-logcheck.yml")
    let run = try scratch.shell("dnp-logcheck night.log; echo $? >code; ls")
    #expect(try scratch.text("code") == "2\n")
    #expect(!run.outputText.contains("ran"))
    #expect(run.errorText.contains("error") || run.errorText.contains("cannot"))
  }
}
