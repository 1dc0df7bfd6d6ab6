import Foundation
import LogCheckTestSupport
import Testing

/// An output never overwrites an input of the same run, by whatever name, nor another output.
@Suite struct OverwrittenInputTests {
  private static func scratch() throws -> Scratch {
    let scratch = try Scratch()
    let rules = try String(
      contentsOf: RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml"), encoding: .utf8)
    try scratch.folder.write(rules, to: "rr.yml")
    try scratch.folder.write(rules, to: "rules/sub/in.yml")
    try scratch.folder.write(
      "schema: dnp-logcheck-config/1\nrules: [rr.yml]\nbaseline: base.json\n", to: "settings.yml")
    try scratch.folder.write("schema: dnp-logcheck-config/1\nrules: [rules]\n", to: ".dnp-logcheck.yml")
    try scratch.folder.write("a key of sixteen bytes\n", to: "key")
    try scratch.folder.write("anchor\n", to: "anchor.txt")
    _ = try scratch.shell("dnp-logcheck --no-config --report json=base.json night.log")
    return scratch
  }

  @Test(
    .costly,
    arguments: [
      ("--rules rr.yml --report json=rr.yml night.log", "--report would write over the rule file rr.yml"),
      (
        "--no-config --rules rules --report json=rules/sub/in.yml night.log",
        "would write over the rule file rules/sub/in.yml"
      ),
      ("--config settings.yml --report json=settings.yml night.log", "would write over the settings settings.yml"),
      ("--config settings.yml --report json=rr.yml night.log", "would write over the rule file rr.yml"),
      ("--config settings.yml --report json=base.json night.log", "would write over the baseline base.json"),
      ("--report json=.dnp-logcheck.yml night.log", "would write over the settings .dnp-logcheck.yml"),
      ("--report json=rules/sub/in.yml night.log", "would write over the rule file rules/sub/in.yml"),
      ("--no-config --baseline base.json --report json=base.json night.log", "would write over the baseline base.json"),
      ("--no-config --report json=link night.log --rules rr.yml", "would write over the rule file rr.yml"),
      ("--no-config --report json=hard night.log --rules rr.yml", "would write over the rule file rr.yml"),
      ("--no-config --report json=/dev/fd/7 night.log --rules rr.yml", "would write over the rule file rr.yml"),
      (
        "--no-config --report sarif=anchor.txt --sarif-anchor anchor.txt night.log",
        "would write over the anchor anchor.txt"
      ),
      ("--no-config --rules rr.yml night.log >>rr.yml", "standard output is the rule file rr.yml"),
      ("follow --no-config --state rr.yml --rules rr.yml night.log", "--state would write over the rule file rr.yml"),
      ("follow --no-config --state base.json --baseline base.json night.log", "--state would write over the baseline"),
      ("follow --no-config --state night.log night.log", "--state would write over the capture night.log"),
      ("follow --no-config --state new --report json=./new night.log", "--state and --report cannot share the file"),
      ("--no-config --report json=folder/x --report sarif=other/x night.log", "two reports cannot share the file"),
      ("timeline --no-config --rules rr.yml --report json=rr.yml night.log", "would write over the rule file rr.yml"),
      ("timeline --config settings.yml --report json=rr.yml night.log", "would write over the rule file rr.yml"),
      ("compare --no-config --rules rr.yml --report json=rr.yml night.log rr.yml", "would write over the"),
      ("simulate happy-path --output out --truth out/device-1.log", "--output and --truth cannot share the file"),
      ("simulate happy-path --truth both >both", "standard output goes to both"),
      ("redact --no-config --rules rr.yml night.log -o rr.yml", "-o would write over the rule file rr.yml"),
      ("redact --no-config --key-file key night.log -o key", "-o would write over the key key"),
      ("redact --config settings.yml night.log -o settings.yml", "-o would write over the settings settings.yml"),
      ("redact --config settings.yml night.log -o rr.yml", "-o would write over the rule file rr.yml"),
      ("redact --no-config night.log -d .", "-d would write over the capture night.log"),
    ])
  func isRefused(_ line: String, _ words: String) throws {
    let scratch = try Self.scratch()
    let before = try ["rr.yml", "rules/sub/in.yml", "settings.yml", "base.json", "key", "anchor.txt", "night.log"].map {
      ($0, try scratch.text($0))
    }
    let run = try scratch.shell(
      "ln -s rr.yml link; ln rr.yml hard; mkdir folder; ln -s folder other; exec 7>>rr.yml; dnp-logcheck \(line)")
    #expect(run.exitCode == (line.hasPrefix("redact") ? 2 : 64), "\(run.errorText)")
    #expect(run.errorText.contains(words), "\(run.errorText)")
    for (name, text) in before { #expect(try scratch.text(name) == text, "\(name)") }
  }

  /// A file in a folder of rules that is not a rule file is not an input.
  @Test func fileNextToRulesIsNoInput() throws {
    let scratch = try Self.scratch()
    let run = try scratch.shell("touch rules/old.json; dnp-logcheck --report json=rules/old.json --exit-zero night.log")
    #expect(run.exitCode == 0, "\(run.errorText)")
  }
}
