import Foundation
import LogCheckTestSupport
import Testing

/// Streams of several tools that never pause: a finding is printed before the stream ends.
@Suite struct LiveStreamTests {
  struct Stream: Sendable, CustomTestStringConvertible {
    var name: String
    /// In the shell: prints a line of `$process` with `$message`.
    var line: String
    var process = "App"
    var options = ""

    var testDescription: String { "\(name) \(options)" }
  }

  private static let rejected =
    "[DNP-JS] reject scheduleDailyNotification (callback_id=1, code=NO_SUCH_CODE, message=x)"
  private static let appleDefault = Stream(
    name: "log stream",
    line: #"echo "$(date -u '+%Y-%m-%d %H:%M:%S.%6N+0000') 0x1a2b Info 0x0 412 0 $process: $message""#)
  private static let streams = [
    appleDefault,
    Stream(
      name: "log stream --style ndjson",
      line: #"""
        echo "{\"timezoneName\":\"\",\"messageType\":\"Info\",\"eventType\":\"logEvent\",\"source\":null,\"formatString\":\"%s\",\"activityIdentifier\":0,\"subsystem\":\"\",\"category\":\"\",\"threadID\":6699,\"senderImageUUID\":\"\",\"processID\":412,\"processImagePath\":\"\\/Applications\\/$process\",\"timestamp\":\"$(date -u '+%Y-%m-%d %H:%M:%S.%6N+0000')\",\"eventMessage\":\"$message\",\"machTimestamp\":1}"
        """#),
    // A phone in another zone, whose lines name none, and a copy of a console that shows the time of day alone.
    Stream(
      name: "logcat, two hours away",
      line: #"echo "$(date -d '-2 hours -7 minutes' '+%m-%d %H:%M:%S.%3N')   412   431 I $process: $message""#,
      process: "Capacitor/Console"),
    Stream(name: "logcat -v brief", line: #"echo "I/$process(  412): $message""#, process: "Capacitor/Console"),
    Stream(
      name: "logcat -v brief", line: #"echo "I/$process(  412): $message""#, process: "Capacitor/Console",
      options: "--format android-brief"),
  ]

  /// 90 lines, 25 ms from one to the next, so that the stream never pauses; line 40 is the failure.
  private func found(_ stream: Stream, _ failure: [String], at number: Int = 40) async throws -> String {
    let scratch = try Scratch()
    let messages = failure.enumerated().map { "[ $i = \(number + $0) ] && process=\(stream.process) message='\($1)'" }
    return try await scratch.laterShell(
      """
      { for i in $(seq 90); do
          process=otherd message="a message of another app, number $i"
          \(messages.joined(separator: "\n    "))
          \(stream.line)
          sleep 0.025
        done; touch ended; } | dnp-logcheck \(stream.options) | while read -r line; do [ -e ended ] || echo "$line"; done
      """
    ).outputText
  }

  @Test(arguments: streams.indices) func aFindingIsPrintedBeforeTheStreamEnds(_ index: Int) async throws {
    let output = try await found(Self.streams[index], [Self.rejected])
    #expect(output.hasPrefix("<stdin>:40:") && output.contains(": warning: "), "\(output)")
  }

  /// The lead may be another under a profile that the end of the log may still show: the failure is preliminary, and a note.
  @Test func aFindingThatWaitsForItsProfileIsShownAsPreliminary() async throws {
    let lines = [
      "[DNP-FETCH] Scheduling prefetch for notification at 2030-11-15T06:00:00Z",
      "[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2030-11-15T05:54:00Z)",
    ]
    let output = try await found(Self.appleDefault, lines)
    let preliminary = output.split(separator: "\n").filter { $0.hasSuffix("[prefetch-lead-is-five-minutes]") }
    #expect(preliminary.count == 1, "\(output)")
    #expect(preliminary.first?.contains(": note: preliminary: the prefetch is asked for five minutes before") == true)
    #expect(preliminary.first?.contains("counts if the capture is not of configured-lead or") == true)
  }

  /// With the profile it is certain at once.
  @Test func aNamedProfileMakesItCertain() async throws {
    let lines = [
      "[DNP-FETCH] Scheduling prefetch for notification at 2030-11-15T06:00:00Z",
      "[DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2030-11-15T05:54:00Z)",
    ]
    var stream = Self.appleDefault
    stream.options = "--profile lead-of-five-minutes"
    let output = try await found(stream, lines)
    #expect(output.contains(": error: the prefetch is asked for five minutes before"), "\(output)")
    #expect(!output.contains("preliminary"))
  }

  /// It counts once, in the verdict and in reports for programs.
  @Test func aPreliminaryFailureCountsOnce() async throws {
    let scratch = try Scratch()
    let run = try await scratch.laterShell(
      #"""
      { echo '2025-11-15 05:00:00.000000+0000 0x1a2b Info 0x0 412 0 App: [DNP-FETCH] Scheduling prefetch for notification at 2030-11-15T06:00:00Z'
        echo '2025-11-15 05:00:00.100000+0000 0x1a2b Info 0x0 412 0 App: [DNP-FETCH] BGAppRefreshTask scheduled (earliestBeginDate=2030-11-15T05:54:00Z)'
        sleep 1; } | dnp-logcheck --report lines --report jsonl=out.jsonl --report json=out.json --on-failure 'cat >>found'
      grep -c '^{.type.:.finding.*prefetch-lead-is-five-minutes' out.jsonl found
      """#)
    let lines = run.outputText.split(separator: "\n").filter { $0.hasSuffix("[prefetch-lead-is-five-minutes]") }
    #expect(lines.count == 2 && lines.first?.contains("preliminary") == true, "\(run.outputText)")
    #expect(lines.last?.contains(": error: ") == true)
    let json = try JSONTree(contentsOf: scratch.folder.url.appending(path: "out.json"))
    let findings = json["findings"]?.items?.filter { $0["rule"]?.text == "prefetch-lead-is-five-minutes" }
    #expect(findings?.count == 1)
    #expect(findings?.first?["condition"] == nil)
    // For the command the preliminary one.
    #expect(run.outputText.contains("out.jsonl:1\nfound:1\n"), "\(run.outputText)")
  }
}
