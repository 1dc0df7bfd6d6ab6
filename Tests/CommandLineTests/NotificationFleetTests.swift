import Foundation
import LogCheckTestSupport
import Testing

/// `audit`, `merge` and `history` over a fleet in which the notifications of some devices stop.
@Suite struct NotificationFleetTests {
  /// A night of captures of seven days: two healthy devices, one whose user takes the permission away, one whose lines end two days before the
  /// capture does, and one that shows default content at the end.
  private final class Fleet {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let made = try run(
        #"""
        for device in phone tablet denied dead stale; do mkdir -p night/$device; done
        dnp-logcheck simulate happy-path --days 7 > night/phone/app.log
        dnp-logcheck simulate happy-path --days 7 --seed 2 > night/tablet/app.log
        awk '/^2025-11-19 .*App: / && !done { line = $0; done = 1
            sub(/App: .*/, "App: [DNP-PLUGIN] Notification permission changed from granted to denied", line); print line }
          !(done && /notification delivered/)' night/phone/app.log > night/denied/app.log
        grep -vE '2025-11-2[01] .*(FETCH|STORAGE|SCHEDULER|bgRefresh)' night/phone/app.log > night/dead/app.log
        grep -vE '2025-11-2[01] .*(Content saved|lastSuccessful|setTaskCompleted|Fetch response)' night/phone/app.log |
          sed -E '/2025-11-2[01] .*delivered/s/content_source=fetched, content_hash=[0-9a-f]*/content_source=default/' \
          > night/stale/app.log
        """#)
      #expect(made.exitCode == 0 && made.errorText.isEmpty, "\(made.errorText)")
    }

    func run(_ line: String) throws -> CommandRun { try .shell(line, in: folder.url) }

    func audit() throws { _ = try run("dnp-logcheck audit night --device-key path:1 > night.jsonl") }

    func lines(_ command: String) throws -> [String] {
      try run(command).outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func theSumBeginsWithTheDevicesWhoseNotificationsStopped() throws {
    let fleet = try Fleet()
    try fleet.audit()
    #expect(
      try fleet.lines("dnp-logcheck merge night.jsonl --report text").prefix(9) == [
        "Devices whose notifications stopped or lost their content, by cause:",
        "  1 device, 1 run: the user does not allow notifications (user, certain),",
        "    since 2025-11-19",
        "      notifications stopped; for example night/denied/app.log:79",
        "  2 devices, 2 runs: cause unknown, since 2025-11-20",
        "      stopped in 1 run; lost their content in 1 run; for example",
        "      night/dead/app.log",
        "  35 notifications on 5 devices: 28 kept, 2 without fresh content, 5 not",
        "  shown; nothing excuses 4 of them",
      ])
    let example = try fleet.run("sed -n 79p night/denied/app.log").outputText
    #expect(example.contains("Notification permission changed from granted to denied"))
  }

  /// The words of the record are those of `check`.
  @Test(arguments: ["phone", "denied", "dead", "stale"]) func eachRecordHasTheResultsOfCheck(_ device: String) throws {
    struct Outcomes: Decodable {
      struct Cause: Decodable, Equatable {
        var kind: String
        var side: String
        var certainty: String
        var title: String
        var stage: String
        var affected: [String: Int]
        var capture: String?
        var line: Int?
      }
      var counts: [String: Int]
      var causes: [Cause]
    }
    struct Record: Decodable { var outcomes: Outcomes }
    struct Report: Decodable { var outcomes: [Outcomes] }
    let fleet = try Fleet()
    let audit = try fleet.run("dnp-logcheck audit night/\(device)")
    let check = try fleet.run("dnp-logcheck night/\(device)/app.log --report json")
    let record = try JSONDecoder().decode(Record.self, from: Data(audit.output)).outcomes
    let report = try JSONDecoder().decode(Report.self, from: Data(check.output)).outcomes
    #expect(report.count == 1)
    #expect(report[0].counts.filter { $0.value > 0 } == record.counts)
    #expect(report[0].causes == record.causes)
  }

  @Test func everyReportNamesTheCause() throws {
    let fleet = try Fleet()
    try fleet.audit()
    let markdown = try fleet.lines("dnp-logcheck merge night.jsonl --report markdown")
    let title = "Devices whose notifications stopped or lost their content, by cause"
    #expect(markdown.firstIndex(of: title) ?? .max < markdown.firstIndex(of: "Rules that failed") ?? -1)
    #expect(
      markdown.contains(
        "| 1 | 1 | the user does not allow notifications | user | certain | 1 | 0 | 2025-11-19 | `night/denied/app.log:79` |"
      ))
    let page = try fleet.run("dnp-logcheck merge night.jsonl --report html").outputText
    #expect(page.split(separator: "<section id=\"").dropFirst().first?.hasPrefix("notifications\"") == true)
    #expect(page.contains("<td>the user does not allow notifications</td>"))
    let json = try fleet.run("dnp-logcheck merge night.jsonl --report json").outputText
    #expect(
      json.contains(#"{"key":"user permission-denied","stopped":1,"lostContent":0,"notifications":3,"certain":1,"#))
    let junit = try fleet.run("dnp-logcheck merge night.jsonl --report junit").outputText
    #expect(junit.contains("<skipped message=\"notifications stopped in 2 runs, and lost their content in 1\">"))
    let metrics = try fleet.run("dnp-logcheck merge night.jsonl --report openmetrics").outputText
    #expect(metrics.contains("dnp_logcheck_merged_ended_runs{cause=\"user permission-denied\",end=\"stopped\"} 1\n"))
  }

  @Test func aHealthyFleetHasOneLineOfCounts() throws {
    let fleet = try Fleet()
    _ = try fleet.run("rm -r night/denied night/dead night/stale")
    try fleet.audit()
    let text = try fleet.run("dnp-logcheck merge night.jsonl --report text")
    #expect(text.exitCode == 0)
    #expect(text.outputText.hasPrefix("Notifications:\n  14 notifications on 2 devices: 14 kept\n\n"))
    #expect(!text.outputText.contains("stopped"))
    let junit = try fleet.run("dnp-logcheck merge night.jsonl --report junit").outputText
    #expect(junit.contains("notifications go on until the end of each capture, with fresh content\" time=\"0\"/>"))
  }

  /// A script gets no word more than before.
  @Test func anAuditEndsWithTheCountsOnATerminalOnly() throws {
    let fleet = try Fleet()
    let command = "dnp-logcheck audit night --device-key path:1 --output night.jsonl"
    #expect(try !fleet.run(command).errorText.contains("notification"))
    let run = try fleet.run(
      "script -qec true /dev/null </dev/null >/dev/null 2>&1 || exit 77; "
        + "TERM=xterm script -qec '\(command)' /dev/null </dev/null")
    // util-linux has this program; others know other options.
    if run.exitCode == 77 { return }
    #expect(
      run.outputText.contains(
        "5 runs: 35 notifications on 5 devices: 28 kept, 2 without fresh content, 5 not shown; nothing excuses 4 of them"
      ))
  }

  @Test func recordsWithoutOutcomesAddNothingToThem() throws {
    let fleet = try Fleet()
    let run = try fleet.run(
      """
      dnp-logcheck audit night --ignore outcomes --device-key path:1 > old.jsonl; grep -c '"outcomes"' old.jsonl
      dnp-logcheck merge old.jsonl --report text | grep -ci 'notifications stopped\\|^notifications'
      mkdir new; mv night/denied new; dnp-logcheck audit new --device-key path:1 > new.jsonl
      dnp-logcheck merge old.jsonl new.jsonl --report text | head -2
      """)
    #expect(
      run.outputText
        == "0\n0\nDevices whose notifications stopped or lost their content, by cause:\n"
        + "  1 device, 1 run: the user does not allow notifications (user, certain),\n", "\(run.errorText)")
  }

  /// The user of a second device takes the permission away between the two nights.
  @Test func aHistoryComparesTheLastNightWithTheOneBefore() throws {
    let fleet = try Fleet()
    _ = try fleet.run(
      """
      mkdir nights; cp -r night nights/2025-11-21; cp -r night nights/2025-11-22
      cp night/denied/app.log nights/2025-11-22/tablet/app.log
      dnp-logcheck audit nights --day-key path:1 --device-key path:2 --history h.db > /dev/null
      """)
    let lines = try fleet.lines("dnp-logcheck history h.db")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Devices whose") })
    #expect(start < 8)
    #expect(
      lines[start...].prefix(13) == [
        "Devices whose notifications stopped or lost their content in the night of",
        "2025-11-22, by cause:",
        "  2 devices, 2 runs: the user does not allow notifications (user, certain),",
        "    since 2025-11-19; 1 device the night before",
        "      on denied and tablet",
        "      stopped in 2 runs; for example nights/2025-11-22/denied/app.log:79",
        "  2 devices, 2 runs: cause unknown, since 2025-11-20; 2 devices the night",
        "    before",
        "      on dead and stale",
        "      stopped in 1 run; lost their content in 1 run; for example",
        "      nights/2025-11-22/dead/app.log",
        "  In the last night, 35 notifications on 5 devices: 25 kept, 2 without fresh",
        "  content, 8 not shown; nothing excuses 4 of them.",
      ])
    let json = try fleet.run("dnp-logcheck history h.db --json").outputText
    #expect(json.contains(#""notifications":{"day":"2025-11-22","dayBefore":"2025-11-21","runs":5,"devices":5,"#))
    let query =
      "SELECT device, c.kind, c.line FROM notifications n JOIN results USING (result) JOIN notification_causes c "
      + "ON c.result = n.result AND c.cause = n.cause WHERE day = '2025-11-22' ORDER BY device"
    #expect(
      try fleet.run("dnp-logcheck history query --csv h.db \"\(query)\"").outputText
        == "device,kind,line\ndenied,permission-denied,79\ntablet,permission-denied,79\n")
    let page = try fleet.run("dnp-logcheck history report h.db").outputText
    #expect(
      page.contains("<a href=\"#notifications\">") && page.contains("<td>the user does not allow notifications</td>"))
  }
}
