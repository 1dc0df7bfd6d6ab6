extension ReliabilitySection {
  static let streams = ReliabilitySection(
    letter: "K", title: "Streams, signals, limits", numbers: 142...152,
    cases: [
      ReliabilityCase(
        number: 142,
        input: "A writer of single bytes that pauses in the middle of a line or character and dies in a line",
        standing: .holds(
          "The same report as of a file with these bytes.",
          tests: ["verdictsDoNotDependOnHowTheLinesArrive", "aSampleGivesTheSameReportInAnyPieces"])),
      ReliabilityCase(
        number: 143, input: "SIGINT, SIGTERM, SIGHUP while a stream is open",
        standing: .holds(
          "The report is finished and the exit follows its verdict.",
          tests: ["aSignalGivesTheSummaryAndTheExitFollowsTheVerdict"])),
      ReliabilityCase(
        number: 144, input: "SIGINT before the first byte; a second one",
        standing: .holds(
          "A report of nothing, exit 3; the second ends the program at once, with 130.",
          tests: ["aSignalBeforeAnythingCameIsNotGreen", "aSecondSignalEndsTheProgramAtOnce"])),
      ReliabilityCase(
        number: 145, input: "SIGSTOP and SIGCONT",
        standing: .holds("Nothing is lost.", tests: ["aPauseOfTheProgramLosesNothing"])),
      ReliabilityCase(
        number: 146, input: "Minutes without input",
        standing: .holds("Less than 1 % of a core.", tests: ["whoWaitsUsesNoTime"])),
      ReliabilityCase(
        number: 147, input: "A reader of standard output that goes away",
        standing: .holds(
          "A quiet end; reports to files are finished first.", tests: ["aClosedPipeEndsQuietly"])),
      ReliabilityCase(
        number: 148, input: "Standard output on a full disk",
        standing: .holds(
          "Exit 2 and a message, of every command.", tests: ["aFullDiskIsAnErrorOfEveryCommand", "aFullDiskIsAnError"])),
      ReliabilityCase(
        number: 149, input: "Standard streams that are closed, full or do not wait",
        standing: .holds(
          "No file takes the descriptor of a closed stream; a failed write is exit 2, and a stream that is not ready is waited for.",
          tests: [
            "aClosedDescriptorIsNotGivenToACapture", "withoutStandardOutputReportsAreWrittenToFiles",
            "aClosedStandardInputIsNoEmptyCapture",
            "fullStandardErrorChangesNothing", "aPipeThatDoesNotWaitGetsEverything",
          ])),
      ReliabilityCase(
        number: 150, input: "8 open files, 512 MiB of addresses, a stack of 512 KiB, 2 s of processor time",
        standing: .holds(
          "The same report.", tests: ["aRunIsTheSameWithLittle", "depthMeetsASmallStack", "capturesAreClosed"])),
      ReliabilityCase(
        number: 151, input: "A reader of standard output that rests",
        standing: .holds(
          "It is waited for.", tests: ["aReaderThatRestsIsWaitedFor", "aPipeThatDoesNotWaitGetsEverything"])),
      ReliabilityCase(
        number: 152, input: "A stream or a log that is followed for weeks",
        standing: .holds(
          "Memory does not grow with what was read, nor with rotations and notes; `make soak` measures it for as long as you like.",
          tests: [
            "aLongStreamStaysSmall", "theMemoryStaysFlatThroughRotations", "notesAreKeptUpToALimitAndTheRestIsCounted",
          ])),
    ])
}
