/// The logs of machines that build and test.
extension Carrier {
  static let builds: [Carrier] = gitlab + jenkins + buildkite + others

  private static let gitlab: [Carrier] = [
    prefix("GitLab, errors") { "\(stamp($0)).145771Z 00\($0 % 3 == 0 ? "E" : "O") " },
    // `+` in place of the blank continues the line before.
    Carrier(.prefixes, "GitLab, continued") { lines in
      lines.enumerated().flatMap { index, line in
        index % 6 == 5
          ? ["\(stamp(index)).145771Z 00O \(line.prefix(40))", "\(stamp(index)).145782Z 00O+\(line.dropFirst(40))"]
          : ["\(stamp(index)).145771Z 00O \(line)"]
      }
    },
    Carrier(.prefixes, "GitLab, sections") { lines in
      let marks = (
        start: "section_start:1763186400:step_script\r\u{1B}[0K", end: "section_end:1763186460:step_script\r\u{1B}[0K"
      )
      return ["\u{1B}[0K\(marks.start)\u{1B}[0K\u{1B}[36;1mExecuting\u{1B}[0;m"] + lines + ["\u{1B}[0K" + marks.end]
    },
    Carrier(.prefixes, "GitLab, copied sections") { lines in
      ["section_start:1763186400:step_scriptExecuting \"step_script\" stage"]
        + lines.enumerated().map { index, line in
          (index == 3 ? "section_end:1763186403:step_scriptsection_start:1763186403:tests" : "") + line
        }
    },
    prefix("GitLab, page") { "\(clock($0)) " },
  ]

  private static let jenkins: [Carrier] = [
    prefix("Jenkins, elapsed") { "00:\(clock($0).suffix(5)).234  " },
    Carrier(.prefixes, "Jenkins, steps") { lines in
      ["[Pipeline] stage", "[Pipeline] { (Log)", "[Pipeline] sh"] + lines + [
        "[Pipeline] }", "[Pipeline] End of Pipeline",
      ]
    },
    Carrier(.prefixes, "Jenkins, steps with timestamps") { lines in
      let all = ["[Pipeline] sh", "+ cat capture.log"] + lines + ["[Pipeline] }"]
      return all.enumerated().map { "[\(stamp($0.offset)).789Z] \($0.element)" }
    },
    prefix("Jenkins, branch") { _ in "[android] " },
    prefix("Jenkins, bold") { "<b>\(clock($0))</b>  " },
    // Marks of the console are in front of some lines.
    Carrier(.prefixes, "Jenkins, console notes") { lines in
      let note = "\u{1B}[8mha:////4" + String(repeating: "OvEHLYzTuFqNmA", count: 6) + "AAAA=\u{1B}[0m"
      return lines.enumerated().map { ($0.offset % 7 == 0 ? note : "") + $0.element }
    },
  ]

  private static let buildkite: [Carrier] = [
    prefix("Buildkite") { "\u{1B}_bk;t=\(millis($0))\u{7}" },
    prefix("Buildkite, string end") { "\u{1B}_bk;t=\(millis($0))\u{1B}\\" },
    prefix("Buildkite, difference") {
      $0 == 0 ? "\u{1B}_bk;t=\(millis(0))\u{7}" : "\u{1B}_bk;dt=\($0 * 13 % 900)\u{7}"
    },
    prefix("Buildkite, without ESC and BEL") { "_bk;t=\(millis($0))" },
    Carrier(.prefixes, "Buildkite, groups") { lines in
      let all = ["~~~ Preparing", "--- Running", "+++ Log"] + lines
      return all.enumerated().map { "\u{1B}_bk;t=\(millis($0.offset))\u{7}\($0.element)" }
    },
    Carrier(.prefixes, "Buildkite, in mid-line") { lines in
      lines.enumerated().map { index, line in
        index % 4 == 1 ? line.prefix(60) + "\u{1B}_bk;t=\(millis(index))\u{7}" + line.dropFirst(60) : line
      }
    },
  ]

  private static let others: [Carrier] = [
    prefix("TeamCity, letters") { "[\(clock($0))]\(["i", "W", " ", "i"][$0 % 4]):\t [Step 1/9] " },
    prefix("TeamCity, nested") { "[\(clock($0))] :\t\t [Step 1/2] " },
    Carrier(.prefixes, "Travis, folds") { lines in
      ["travis_fold:start:script\r\u{1B}[0Ktravis_time:start:027e7295\r\u{1B}[0K$ npm test"] + lines
        + ["travis_time:end:027e7295:start=1763186400,finish=1763186460\r\u{1B}[0Ktravis_fold:end:script\r\u{1B}[0K"]
    },
    Carrier(.prefixes, "Travis, copied folds") { lines in
      ["travis_fold:start:script", "travis_time:start:027e7295$ npm test"] + lines
        + ["travis_time:end:027e7295:start=1763186400,finish=1763186460", "travis_fold:end:script"]
    },
    Carrier(.prefixes, "Bitrise, box") { lines in
      let rule = "+" + String(repeating: "-", count: 78) + "+"
      return [rule, "| (1) script@1.2.0" + blanks(61) + "|", rule] + lines + [rule]
    },
    Carrier(.prefixes, "Bazel") { lines in
      let rule = String(repeating: "=", count: 20)
      return ["(05:30:41) INFO: Analyzed target //app:test", "\(rule) Test output for //app:test:"] + lines
        + [String(repeating: "=", count: 80)]
    },
    Carrier(.prefixes, "gh run view") { lines in
      lines.enumerated().map {
        "build\tRun tests\t\($0.offset == 0 ? "\u{FEFF}" : "")\(stamp($0.offset)).5723990Z \($0.element)"
      }
    },
    Carrier(.prefixes, "GitHub, groups") { lines in
      let all = ["##[group]Run cat capture.log", "\u{1B}[36;1mcat capture.log\u{1B}[0m", "##[endgroup]"] + lines
      return all.enumerated().map { "\(stamp($0.offset)).5723990Z \($0.element)" }
    },
    prefix("fastlane") { "[\(clock($0))]: " },
    prefix("xharness") { "\(clock($0)).0272010 " },
  ]
}
