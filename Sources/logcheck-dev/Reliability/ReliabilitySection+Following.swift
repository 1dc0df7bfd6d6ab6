extension ReliabilitySection {
  static let following = ReliabilitySection(
    letter: "L", title: "Following files", numbers: 153...157,
    cases: [
      ReliabilityCase(
        number: 153, input: "a followed file grows by lines and by halves of lines",
        standing: .holds(
          "each line is read once; half a line waits for its end, however long that takes; lines that cannot be read are as open and as reported as in a check, also after a restart",
          tests: [
            "linesAndIncompleteLinesAreEachReadOnce", "anIncompleteLineIsHeldUntilItsEnd",
            "aSampleThatGrowsGivesTheReportOfTheWhole", "whatCannotBeReadIsOpenAsInACheck", "itIsOpenAfterARestart",
            "aDoubtIsReportedAfterARotationAndARestart",
          ])),
      ReliabilityCase(
        number: 154,
        input: "it is emptied and rewritten, renamed, copied and emptied, removed and made again, replaced by a link",
        standing: .holds(
          "the old file is read to its end, then the new one from its beginning, each line once and with one note; where lines may be lost, a gap",
          tests: [
            "aRenamedFileIsReadToItsEndAndThenTheNextFromItsBeginning", "aFileThatIsCopiedAndEmptiedIsAGap",
            "aRecreatedFileIsReadToItsOldEndAndThenFromTheStart",
            "aFileThatIsReplacedByALinkIsReadToItsEndAndThenWhatTheLinkLeadsTo", "aLineCutByTheRotationIsAGap",
            "aRenamedFileIsLeftWhenItWasSilentLongEnough", "theNULBlockOfAWriterThatDoesNotAppendIsSkipped",
          ])),
      ReliabilityCase(
        number: 155, input: "it is missing at the start",
        standing: .holds(
          "waits and says so once; a signal ends it within a second; a file that never came is exit 2",
          tests: [
            "aFileThatComesLaterIsWaitedForAndReadFromItsBeginning", "aFileThatNeverComesIsNoPass",
            "aSignalEndsItWithTheReportWithinASecond",
          ])),
      ReliabilityCase(
        number: 156, input: "100,000 lines at once",
        standing: .holds("all are read and counted", tests: ["aHundredThousandLinesAtOnceAreAllRead"])),
      ReliabilityCase(
        number: 157, input: "two rotations between two looks; the same inode used again",
        standing: .holds(
          "files that their numbers identify are read in between, anything else is a gap with a warning; a reused inode is detected by size and content",
          tests: [
            "twoRotationsBetweenTwoPollsLoseNothingWhereTheNamesGiveTheOrder", "rotationsOfWhichTheFilesAreGoneAreAGap",
            "reportsTheFilesBetweenTwoRotations", "aReusedInodeIsDetectedByItsContent",
            "aFileWithOtherContentIsReadFromTheStart",
            "whatCannotBeFoundAgainIsAGap",
          ])),
    ])
}
