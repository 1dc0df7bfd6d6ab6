import LogCheckIngest
import LogCheckModel
import Testing

@Suite struct CaptureHeadTests {
  @Test(arguments: [
    (
      "Filtering the log data using \"process == \"App\"\"\n2025-11-15 06:00:00",
      CaptureHead(filter: #"process == "App""#)
    ),
    (
      "getpwuid_r did not find a match for uid 501\nFiltering the log data using \"x\"\r\nSkipping info and debug messages, "
        + "pass --info and/or --debug to include.\n",
      CaptureHead(filter: "x", skipsInfoAndDebug: true)
    ),
    ("Filtering the log data using \"never closed", CaptureHead(filter: "never closed")),
    // The same words in a line of a log come from another program.
    ("2025-11-15 06:00:00 App: Filtering the log data using \"x\"\n", CaptureHead()),
    (String(repeating: "a row\n", count: 30) + "Skipping info and debug messages\n", CaptureHead()),
    ("", CaptureHead()),
  ])
  func theFirstLinesNameTheCommandOfTheCapture(start: String, head: CaptureHead) {
    #expect(CaptureHead(start: Array(start.utf8)) == head)
  }

  @Test func bytesThatAreNotTextGiveNoFacts() {
    #expect(CaptureHead(start: (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7) }) == CaptureHead())
  }
}
