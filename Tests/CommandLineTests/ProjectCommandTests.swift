import Foundation
import LogCheckTestSupport
import Testing

/// The commands that write the settings of a project and its known failures: `init`, `baseline update` and `waive`.
@Suite struct ProjectCommandTests {
  private static let sample = RepositoryPaths.root.appending(
    path: "SampleLogs/failing/prefetch-lead-is-five-minutes/first-run.log"
  ).path(percentEncoded: false)

  private static func fingerprint(_ scratch: Scratch, _ report: String) throws -> String {
    let run = try scratch.shell("cat \(report)")
    let findings = try JSONTree(run.outputText)["findings"]?.items ?? []
    return try #require(findings.first { $0["verdict"]?.text == "fail" }?["fingerprint"]?.text)
  }

  @Test func settingsAreWrittenOnceAndAreValid() throws {
    let scratch = try Scratch()
    let run = try scratch.shell("dnp-logcheck init && dnp-logcheck --report lines \(Self.sample)")
    #expect(run.exitCode == 1, "\(run.errorText)")
    #expect(run.errorText.isEmpty)
    let again = try scratch.shell("echo '# mine' >> .dnp-logcheck.yml; dnp-logcheck init; tail -n 1 .dnp-logcheck.yml")
    #expect(again.errorText.contains("exists and is left as it is"))
    #expect(again.outputText.hasSuffix("# mine\n"))
    #expect(try scratch.shell("ln -s nowhere l.yml; dnp-logcheck init --config l.yml").exitCode == 2)
  }

  /// Each key that the comments of the written file show is one that settings have: without its comment sign it is read.
  @Test func commentsShowWhatIsRead() throws {
    let run = try Scratch().shell(
      "dnp-logcheck init > o; sed -E 's/^# ([a-z_]+:|  +.*:|  - )/\\1/' .dnp-logcheck.yml > s.yml; "
        + "mkdir checks; sed -i '/^rules:/d; /^baseline:/d' s.yml; dnp-logcheck --config s.yml --report lines \(Self.sample); cat s.yml"
    )
    #expect(!run.errorText.contains("error"), "\(run.errorText)\(run.outputText)")
    #expect(run.outputText.contains("\nwaivers:\n"))
  }

  @Test func knownFailuresAreRenewed() throws {
    let scratch = try Scratch()
    let run = try scratch.shell(
      "dnp-logcheck --exit-zero --report json=new.json \(Self.sample); dnp-logcheck baseline update new.json --baseline known.json; "
        + "dnp-logcheck baseline update new.json --baseline known.json; dnp-logcheck --baseline known.json --report lines \(Self.sample)"
    )
    #expect(run.outputText.contains("known.json: 1 known failure, 1 new, 0 gone"))
    #expect(run.outputText.contains("known.json: 1 known failure, 0 new, 0 gone"))
    #expect(run.exitCode == 0, "\(run.errorText)")
    let none = try scratch.shell("dnp-logcheck baseline update new.json")
    #expect(none.exitCode == 64 && none.errorText.contains("--baseline"))
    let foreign = try scratch.shell(
      "echo '{}' > x.json; dnp-logcheck baseline update x.json --baseline known.json; cmp new.json known.json")
    #expect(foreign.errorText.contains("x.json is not used") && foreign.exitCode == 0)
  }

  @Test(
    .costly,
    arguments: [
      "schema: dnp-logcheck-config/1\n",
      "# head\nschema: dnp-logcheck-config/1\nwaivers: # none yet\n  - rule: tap-is-handled # later\n    reason: a\n    owner: b\n    until: 2027-01-31\nstrict: false\n",
      "schema: dnp-logcheck-config/1\nwaivers:  # accepted\n- rule: tap-is-handled\n  reason: a\n  owner: b\n  until: 2027-01-31\n\n# end\nstrict: false\n",
      "schema: dnp-logcheck-config/1\r\nwaivers:\r\n    - rule: tap-is-handled\r\n      reason: a\r\n      owner: b\r\n      until: 2027-01-31\r\n",
    ])
  func waiverIsAddedAndTheRestStays(_ settings: String) throws {
    let scratch = try Scratch()
    try Data(settings.utf8).write(to: scratch.folder.url.appending(path: ".dnp-logcheck.yml"))
    _ = try scratch.shell("dnp-logcheck --no-config --report json=r.json \(Self.sample)")
    let fingerprint = try Self.fingerprint(scratch, "r.json")
    let run = try scratch.shell(
      #"dnp-logcheck waive \#(fingerprint) --report r.json --until 2099-01-31 --owner mr --reason 'it "drifts": #12 \ x' && "#
        + "dnp-logcheck --report lines \(Self.sample)")
    #expect(run.exitCode == 0, "\(run.errorText)\(run.outputText)")
    let written = try String(contentsOf: scratch.folder.url.appending(path: ".dnp-logcheck.yml"), encoding: .utf8)
    // Every line from before is there, in its order.
    func lines(_ text: String) -> [Substring] { text.split(whereSeparator: \.isNewline) }
    var rest = lines(written)[...]
    for line in lines(settings) {
      let index = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(index + 1)...]
    }
    #expect(!settings.contains("\r") || !written.replacing("\r\n", with: "").contains("\n"))
  }

  /// With the report only what failed there is accepted, and without it the whole rule; the settings are made for it.
  @Test func ruleIsWaivedByItsName() throws {
    let scratch = try Scratch()
    let rule = "prefetch-lead-is-five-minutes"
    let accept = "--until 2099-01-31 --owner mr --reason r"
    let run = try scratch.shell(
      "dnp-logcheck --report json=r.json \(Self.sample) 2>/dev/null; dnp-logcheck waive \(rule) --report r.json \(accept) && "
        + "dnp-logcheck --report lines \(Self.sample)")
    #expect(run.exitCode == 0, "\(run.errorText)\(run.outputText)")
    #expect(run.outputText.contains("\(rule) is waived until 2099-01-31; the file is new"))
    #expect(try scratch.text(".dnp-logcheck.yml").contains("fingerprint: [\"\(Self.fingerprint(scratch, "r.json"))\"]"))
    let other = try scratch.shell("dnp-logcheck waive tap-is-handled --report r.json \(accept)")
    #expect(other.exitCode == 64 && other.errorText.contains("tap-is-handled has no failure in r.json"))
    let all = try scratch.shell(
      "rm .dnp-logcheck.yml; dnp-logcheck waive \(rule) \(accept) && dnp-logcheck --report lines \(Self.sample)")
    #expect(all.exitCode == 0, "\(all.errorText)\(all.outputText)")
    #expect(all.outputText.contains("every failure of \(rule) is waived"))
    #expect(try !scratch.text(".dnp-logcheck.yml").contains("match"))
  }

  /// The number of a broken rule in the text report is that of `waive`.
  @Test func ruleIsWaivedByItsNumber() throws {
    let scratch = try Scratch()
    let rule = "prefetch-lead-is-five-minutes"
    let run = try scratch.shell(
      "dnp-logcheck --report text --report json=r.json \(Self.sample) | grep '^1[.]\\|^To accept'; "
        + "dnp-logcheck waive 1 --report r.json --until 2099-01-31 --owner mr --reason r && dnp-logcheck --report lines \(Self.sample)"
    )
    #expect(run.exitCode == 0, "\(run.errorText)\(run.outputText)")
    #expect(run.outputText.hasPrefix("1. error: the prefetch is asked for five minutes before"))
    #expect(run.outputText.contains("\nTo accept it for now: dnp-logcheck waive 1 --report r.json --until "))
    #expect(run.outputText.contains("\(rule) is waived until 2099-01-31; the file is new"))
    let other = try scratch.shell("dnp-logcheck waive 2 --report r.json --until 2099-01-31 --owner mr --reason r")
    #expect(other.exitCode == 64)
    #expect(other.errorText.contains("no rule of r.json has the number 2; its broken rules have the numbers 1 to 1"))
  }

  /// Text that cannot be edited safely stays, and the lines to add are printed.
  @Test func otherFormsAreLeftAsTheyAre() throws {
    let scratch = try Scratch()
    let settings =
      "schema: dnp-logcheck-config/1\nwaivers: [{ rule: tap-is-handled, reason: a, owner: b, until: 2027-01-31 }]\n"
    try Data(settings.utf8).write(to: scratch.folder.url.appending(path: ".dnp-logcheck.yml"))
    let run = try scratch.shell(
      "dnp-logcheck waive 0123456789abcdef --rule tap-is-handled --until 2099-01-31 --owner mr --reason 'x\u{1B}[2J'")
    #expect(run.exitCode == 2)
    #expect(run.outputText.contains("- rule: \"tap-is-handled\"") && !run.outputText.contains("\u{1B}"))
    #expect(
      try String(contentsOf: scratch.folder.url.appending(path: ".dnp-logcheck.yml"), encoding: .utf8) == settings)
  }

  /// A link that was found may lead to another user's file; one that is named is meant.
  @Test func linkThatWasFoundIsNotWrittenThrough() throws {
    let scratch = try Scratch()
    let settings = "schema: dnp-logcheck-config/1\n"
    try scratch.folder.write(settings, to: "other.yml")
    let command = "dnp-logcheck waive 0123456789abcdef --rule tap-is-handled --until 2099-01-31 --owner mr --reason r"
    let run = try scratch.shell("ln -s other.yml .dnp-logcheck.yml; \(command)")
    #expect(run.exitCode == 2 && run.errorText.contains("symbolic link"))
    #expect(try scratch.text("other.yml") == settings)
    let named = try scratch.shell("\(command) --config .dnp-logcheck.yml")
    #expect(named.exitCode == 0, "\(named.errorText)")
    #expect(try scratch.text("other.yml").contains("0123456789abcdef"))
  }

  @Test(arguments: [
    ("waive abc --rule x --until 2027-01-31 --reason r", "is no fingerprint"),
    ("waive 0123456789abcdef --rule x --until 2027-02-30 --reason r", "there is no such day"),
    ("waive 0123456789abcdef --rule x --until 2027-02-03 --reason ''", "--reason is empty"),
    ("waive 1 --until 2027-02-03 --reason r --owner o", "the JSON report in which a broken rule has the number 1"),
    ("waive 0123456789abcdef --until 2027-02-03 --reason r --owner o", "--report"),
    (
      "waive 0123456789abcdef --rule x --until 2027-02-03 --reason r --owner o --no-config",
      "--no-config leaves no settings"
    ),
    ("waive abc --until 2027-01-31 --reason r --owner o", "there is no rule \"abc\""),
    ("waive run-within-budge --until 2027-01-31 --reason r --owner o", "did you mean \"run-within-budget\"?"),
  ])
  func misuseIsNamed(_ line: String, _ words: String) throws {
    let run = try Scratch().shell("dnp-logcheck \(line)")
    #expect(run.exitCode == 64, "\(run.errorText)")
    #expect(run.errorText.contains(words), "\(run.errorText)")
  }
}
