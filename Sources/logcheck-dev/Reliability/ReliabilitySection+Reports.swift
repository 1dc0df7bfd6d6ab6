extension ReliabilitySection {
  static let reports = ReliabilitySection(
    letter: "M", title: "Reports on disk", numbers: 158...165,
    cases: [
      ReliabilityCase(
        number: 158, input: "No space left, a limit on the size of files, a pipe whose reader goes away",
        standing: .holds(
          "Exit 2 with the reason; the earlier file is as it was, and nothing else is left.",
          tests: [
            "whatIsLargerThanFilesMayBeLeavesNothing", "aFullDiskLeavesTheEarlierReport",
            "aPipeWhoseReaderGoesAwayIsAnErrorAndNoSignal",
          ])),
      ReliabilityCase(
        number: 159, input: "A report whose folder is missing or closed, or that is a folder",
        standing: .holds(
          "Exit 2 before anything is read.",
          tests: ["anUnwritableReportFailsBeforeAnythingIsRead", "aForbiddenReportPathFailsBeforeAnythingIsRead"])),
      ReliabilityCase(
        number: 160, input: "SIGKILL at 40 moments",
        standing: .holds(
          "The report is the earlier one or the new one. A temporary file that is left over has a random name and disturbs no other run.",
          tests: ["aKilledRunLeavesTheOldReportOrTheNewOne"])),
      ReliabilityCase(
        number: 161, input: "Eight runs that write one report",
        standing: .holds("One of them is there as a whole.", tests: ["ofManyThatWriteOneReportOneWins"])),
      ReliabilityCase(
        number: 162, input: "Reports to links, devices, pipes and descriptors",
        standing: .holds(
          "The link stays and what it leads to is replaced; the others are written to as they are.",
          tests: [
            "aLinkStaysAndWhatItLeadsToIsReplaced", "aPipeIsWrittenToAndStays", "aDescriptorIsWrittenToAndKeepsItsName",
            "aDeviceStaysADevice", "aProcessSubstitutionReceivesTheReport",
          ])),
      ReliabilityCase(
        number: 163, input: "A run that fails over yesterday's report",
        standing: .holds(
          "Where nothing was judged it stays; where a capture could not be read the new one says so.",
          tests: ["aRunThatFailsLeavesNoEmptyReport", "everyReportIsWrittenWhateverHappens"])),
      ReliabilityCase(
        number: 164, input: "A report over a capture, or two reports in one file, by whatever names",
        standing: .holds(
          "Exit 64; also where standard output is the capture or the other report.",
          tests: ["aReportIsNotWrittenOverACapture", "twoReportsAreNotOneFile", "standardOutputIsNoSecondNameOfAFile"])),
      ReliabilityCase(
        number: 165, input: "Any mask of permissions, and permissions of a report that is replaced",
        standing: .holds(
          "New reports follow the mask, replaced ones keep what they had; temporary files belong to the user alone and have random names.",
          tests: ["permissionsAreThoseThatAreExpected", "aKilledRunLeavesTheOldReportOrTheNewOne"])),
    ])
}
