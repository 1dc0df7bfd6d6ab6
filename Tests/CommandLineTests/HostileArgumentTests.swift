import Foundation
import LogCheckTestSupport
import Testing

/// Values of options, arguments and settings are printed escaped: none of them steers a terminal or commands a CI system.
@Suite struct HostileArgumentTests {
  /// Values that a shell writes as `$'…'`.
  private static let values = [
    #"\e[31mred"#, #"a\n::error::made up"#, #"::error::made up"#, #"x ##[error]made up"#, #"\u202Ereversed"#,
    #"\r\n  ::set-output name=a::b"#, #"##vso[task.complete result=Failed]"#, #"a\x9b31mc"#,
  ]

  private static let lines = [
    "--profile V night.log", "--require V night.log", "--format V night.log", "--time-zone V night.log",
    "--year V night.log", "--since V night.log", "--until V night.log", "--report V night.log", "--report V= night.log",
    "--report json=V/x night.log", "--fail-on V night.log", "--color V night.log", "--today V night.log",
    "--select V night.log", "--ignore V night.log", "--rules V night.log", "--config V night.log",
    "--baseline V night.log", "--ended-at V night.log", "--capture-level V night.log", "--threads V night.log",
    "--sarif-category V night.log", "--sarif-anchor V --report sarif night.log", "V", "--V", "--year 2025 --year V --V",
    "rules show V", "rules schema V", "rules V", "rules validate V", "rules test --rules V", "explain V", "help V",
    "simulate V", "simulate happy-path --writer V", "simulate happy-path --fault V", "simulate happy-path --flaw V",
    "simulate happy-path --wrap V", "simulate happy-path --platform V", "simulate happy-path --output V/../../n/x",
    "simulate happy-path --truth V/x", "redact night.log -o V/x", "redact night.log -o out --keep V",
    "redact night.log -d night.log/V", "redact night.log -o out --key-file V", "redact night.log -o out --key-env V",
    "timeline --report V night.log", "timeline --around V night.log",
    "timeline --around 2025-11-15T06:00:00Z --span V night.log", "compare --drift V night.log night.log",
    "doctor V", "events V", "formats detect V", "follow --state V/x night.log", "rules coverage V",
  ]

  @Test(.costly, .tags(.long), arguments: Extent.some(24, of: lines))
  func valueOfTheCommandLineIsEscaped(_ line: String) throws {
    let scratch = try Scratch()
    for value in Extent.some(1, of: Self.values, salt: UInt64(line.utf8.count)) {
      let typed = line.replacing("V", with: "$'" + value + "'")
      let run = try scratch.shell("timeout 20 dnp-logcheck \(typed) </dev/null")
      #expect(run.exitCode != 124 && !run.wasKilled, "\(typed)")
      expectHarmless(run, typed)
    }
  }

  private static let commands = ["", "--verbose", "explain tap-is-handled", "timeline", "doctor", "rules coverage"]

  @Test(
    .costly,
    .tags(.long),
    arguments: [
      "profile: [V]", "require: [V]", "select: [V]", "ignore: [V]", "fail_on: V", "strict: V", "rules: [V]",
      "baseline: V",
      "allow_undecided: [V]", "V: 1", "parameters: { V: { lead: 1m } }", "schema: V",
      "parameters: { prefetch-lead-is-five-minutes: { V: 1m } }",
      "waivers: [{ rule: V, reason: V, owner: V, until: V }]",
      "waivers: [{ rule: tap-is-handled, match: { text: V }, reason: V, owner: V, until: 2027-01-31 }]",
    ])
  func valueOfTheSettingsIsEscaped(_ line: String) throws {
    let scratch = try Scratch()
    let salt = UInt64(line.utf8.count)
    for value in Extent.some(1, of: Self.values.filter { !$0.contains(#"\x9b"#) }, salt: salt) {
      let text = line.replacing("V", with: "\"" + value.replacing(#"\u202E"#, with: #"\u202e"#) + "\"")
      try scratch.folder.write("schema: dnp-logcheck-config/1\n\(text)\n", to: ".dnp-logcheck.yml")
      for command in Extent.some(2, of: Self.commands, salt: salt + 1) {
        let capture = command.hasPrefix("explain") ? "" : "night.log"
        expectHarmless(try scratch.shell("dnp-logcheck \(command) \(capture)"), "\(text) \(command)")
      }
    }
  }

  private func expectHarmless(_ run: CommandRun, _ what: String) {
    for text in [run.outputText, run.errorText] {
      let scalars = text.unicodeScalars
      #expect(
        !scalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) }, "\(what): \(text)")
      #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) }, "\(what)")
      #expect(RunnerCommand.all(in: text).isEmpty, "\(what): \(text)")
      #expect(!text.contains("##vso["), "\(what)")
    }
  }
}
