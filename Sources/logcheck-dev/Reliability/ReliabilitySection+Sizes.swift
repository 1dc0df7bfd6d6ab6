extension ReliabilitySection {
  static let sizes = ReliabilitySection(
    letter: "B", title: "Size and shape", numbers: 27...41,
    cases: [
      ReliabilityCase(
        number: 27, input: "Nothing, one byte, a line end, a header alone",
        standing: .holds("Exit 3, and why", tests: ["whatHoldsNoRecordIsNeverGreen", "devNullIsNeverGreen"])),
      ReliabilityCase(
        number: 28, input: "Thousands of lines, none of the plugin",
        standing: .holds(
          "Exit 3; it says so, and how to take a better capture", tests: ["foreignLinesAloneNeverPass"])),
      ReliabilityCase(
        number: 29, input: "Millions of blanks and empty lines",
        standing: .holds(
          "Read in no time; no verdict moves, except that obligations due by the last line may stay open if they come after it",
          tests: ["blanksCostNothing"])),
      ReliabilityCase(
        number: 30, input: "A message of 1 MiB between others",
        standing: .holds(
          "64 KiB of it are kept. It is counted as cut; if text of the plugin follows, that is reported (I031), and what it may "
            + "be is inconclusive (`truncated`)",
          tests: [
            "textOfThePluginBeyondTheLimitIsReportedAndDecidesNothing",
            "textOfThePluginBeyondTheLimitOfAnObjectIsReported", "aTextAcrossTwoReadsIsFound",
            "foreignLinesOfAnyLengthChangeNoVerdict",
          ])),
      ReliabilityCase(
        number: 31, input: "Lines of 8 MiB to 2 GiB, with and without an end, from files and pipes",
        standing: .holds(
          "The same, in bounded memory (`make reliability-big`); what follows is read",
          tests: ["foreignLinesOfAnyLengthChangeNoVerdict", "linesAfterALongLineHaveTheirPositions"])),
      ReliabilityCase(
        number: 32, input: "A good beginning and 8 MiB after it",
        standing: .holds(
          "The beginning is read as any line of the plugin", tests: ["theStartOfALongLineStillBelongsToThePlugin"])),
      ReliabilityCase(
        number: 33, input: "Megabytes of beginnings of tags, a tag without end, brackets in brackets",
        standing: .holds(
          "Linear time", tests: ["tagsWithoutEndTakeLinearTime", "manyLinesOfTagsAloneTakeLinearTime"])),
      ReliabilityCase(
        number: 34, input: "A file over 4 GiB with a gap",
        standing: .holds(
          "Positions and counts are right (`make reliability-big`)",
          tests: ["linesAfterALongLineHaveTheirPositions", "aBlockInTheMiddleIsReportedWithItsOffsetAndFailsNothing"])),
      ReliabilityCase(
        number: 35, input: "200,000 duties that never end",
        standing: .holds(
          "1,024 a rule and device are kept; the oldest beyond are inconclusive (`evicted`), never passes",
          tests: ["theOldestOfTooManyIsGivenUp"])),
      ReliabilityCase(
        number: 36, input: "50,000 findings",
        standing: .holds(
          "All are counted, some 1,000 reported, of each rule ten at least; the exit code is that of all",
          tests: [
            "veryManyFindingsAreAllCountedAndPartlyReported", "aRuleThatFailsLateIsReportedAfterAnotherUsedTheLimit",
          ])),
      ReliabilityCase(
        number: 37, input: "A record of 200,000 lines",
        standing: .holds(
          "64 KiB of it are kept, the other lines counted", tests: ["aRecordOfVeryManyLinesIsCutAndCounted"])),
      ReliabilityCase(
        number: 38, input: "50,000 processes, subsystems, tags; 20,000 devices",
        standing: .holds(
          "Linear time. 1,000 devices and boots of a trace are distinguished; further ones are reported (I009), and what they decide is "
            + "inconclusive (`evicted`)",
          tests: ["manyProcessesAndTagsTakeLinearTime", "devicesBeyondTheLimitAreOpenQuestions"])),
      ReliabilityCase(
        number: 39, input: "1 GiB of foreign lines between two captures",
        standing: .holds(
          "Both are found, in bounded memory (`make reliability-big`)",
          tests: ["foreignLinesBetweenTwoCapturesHideNeither"])),
      ReliabilityCase(
        number: 40, input: "2,000 files where 64 may be open",
        standing: .holds("Each is closed after use", tests: ["eachOfManyFilesIsClosedAfterUse"])),
      ReliabilityCase(
        number: 41, input: "One file named twice, or through links",
        standing: .holds("Read once, with a note", tests: ["aFileNamedThroughTwoLinksIsReadOnce"])),
    ])
}
