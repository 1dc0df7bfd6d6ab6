extension ReliabilitySection {
  static let encodings = ReliabilitySection(
    letter: "A", title: "Encodings", numbers: 1...26,
    cases: [
      ReliabilityCase(
        number: 1, input: "UTF-8 with a byte-order mark",
        standing: .holds(
          "Judged as without it; it is not part of the first line",
          tests: ["aMarkWhereFilesWereJoinedMovesNoVerdict", "readsTheSameLines"])),
      ReliabilityCase(
        number: 2, input: "UTF-16 of either byte order, with a mark",
        standing: .holds("Decoded and judged as in UTF-8", tests: ["aCaptureInUTF16IsJudgedTheSame"])),
      ReliabilityCase(
        number: 3, input: "UTF-16 without a mark",
        standing: .holds(
          "Known by its NULs, decoded and judged as in UTF-8",
          tests: ["aCaptureInUTF16IsJudgedTheSame", "utf16WithoutAMarkIsKnownByItsNULs"])),
      ReliabilityCase(
        number: 4, input: "UTF-16 that ends inside a unit; halves of characters alone",
        standing: .holds(
          "Decoded with U+FFFD instead, which `--account` counts; nothing fails for it",
          tests: [
            "damagedUTF16FailsNothing", "loneSurrogatesAreReplacedAndCounted",
            "aCodeUnitCutAtTheEndIsReplacedAndReported",
          ])),
      ReliabilityCase(
        number: 5, input: "UTF-32",
        standing: .holds(
          "With a byte-order mark decoded and judged as in UTF-8",
          tests: ["aCaptureInUTF32IsJudgedTheSame", "damagedUTF32FailsNothing", "utf32IsNotTakenForUTF16"])),
      ReliabilityCase(
        number: 6, input: "Latin-1, Shift-JIS, GBK in messages",
        standing: .holds(
          "The line is kept with U+FFFD for bytes that are not UTF-8, and counted; its tag is known",
          tests: ["bytesOfOtherEncodingsInAMessageLeaveItsTag", "bytesThatAreNoTextAreCounted"])),
      ReliabilityCase(
        number: 7, input: "Overlong forms, encoded surrogates, bytes of no encoding in other programs' lines",
        standing: .holds(
          "No verdict moves",
          tests: ["foreignBytesInForeignLinesChangeNoVerdict", "everyMaximalPartIsReplacedOnce"])),
      ReliabilityCase(
        number: 8, input: "Bad bytes at the end of a line of the plugin",
        standing: .holds(
          "The event is recognised; a value that touches them is unknown",
          tests: ["aLostByteAtTheEndOfALineHidesNoEvent", "aLostByteFailsNothing"])),
      ReliabilityCase(
        number: 9, input: "A bad byte in a tag",
        standing: .holds(
          "Not that tag; the line is counted as repaired, and the events that it may have been are open. Where the byte is among the first five, "
            + "which all tags have in common, the line may be any program's",
          tests: ["aTagWithALostByteIsNoTag", "aLostByteFailsNothing"])),
      ReliabilityCase(
        number: 10, input: "A character cut by the end of the file",
        standing: .holds(
          "The line is kept, the bytes are counted",
          tests: ["bytesThatAreNoTextAreCounted", "aHealthyCaptureFailsNowhereBeforeItsEnd"])),
      ReliabilityCase(
        number: 11, input: "Characters of four bytes across the edges of buffers",
        standing: .holds(
          "They stay whole",
          tests: ["aCharacterAcrossTheEdgeOfABufferStaysWhole", "aSampleGivesTheSameReportInAnyPieces"])),
      ReliabilityCase(
        number: 12, input: "NUL in a message, in a tag, around lines",
        standing: .holds(
          "The line is kept whole and the NUL printed as an escape; a value next to it is unknown; NULs before and after lines are no "
            + "part of them",
          tests: [
            "aMessageWithNULInItIsKeptWhole", "aTagWithNULInItIsNotThatTag", "linesPaddedWithNULAreJudgedTheSame",
          ])
      ),
      ReliabilityCase(
        number: 13, input: "A block of NUL in the middle, as after a power failure",
        standing: .holds(
          "The lines before and after it are read; it is reported with its position and length (I032) and counts as a gap",
          tests: [
            "aBlockInTheMiddleIsReportedWithItsOffsetAndFailsNothing", "aBlockNeverTurnsAFaultIntoAPass",
            "aBlockIsReadTheSameInAnyPieces", "aBlockAtAnEndMovesNoVerdict",
          ])),
      ReliabilityCase(
        number: 14, input: "NULs alone; random bytes",
        standing: .holds(
          "Nothing is decided (exit 3), in a few lines",
          tests: ["aCaptureThatIsNotTextIsReportedInAFewLines", "randomBytesDecideNothing"])),
      ReliabilityCase(
        number: 15, input: "CR LF", standing: .holds("The same verdicts", tests: ["otherLineEndsMoveNoVerdict"])),
      ReliabilityCase(
        number: 16, input: "CR alone, LF CR, CR CR LF, several of them in one file",
        standing: .holds(
          "The same verdicts. In a file with LFs, CR ends lines from where a record of the format begins after one",
          tests: ["otherLineEndsMoveNoVerdict", "twoKindsOfLineEndsInOneFileMoveNoVerdict"])),
      ReliabilityCase(
        number: 17, input: "Line separators of Unicode, form feed, vertical tab in a message",
        standing: .holds("They end no line", tests: ["otherSeparatorsEndNoLine"])),
      ReliabilityCase(
        number: 18, input: "A last line without an end",
        standing: .holds(
          "Judged like the others, except that a value at its end is unknown",
          tests: ["aLastLineWithoutALineEndIsJudged", "aHealthyCaptureFailsNowhereBeforeItsEnd"])),
      ReliabilityCase(
        number: 19, input: "Files with marks, joined",
        standing: .holds(
          "No line after a mark is lost",
          tests: ["aMarkWhereFilesWereJoinedMovesNoVerdict", "byteOrderMarksAfterALineEndAreRemovedAndOthersKept"])),
      ReliabilityCase(
        number: 20, input: "200,000 marks on one letter, joined pictures or flags without end",
        standing: .holds(
          "Bytes like others: no time is lost with them", tests: ["clustersWithoutEndCostNoMoreThanOtherText"])),
      ReliabilityCase(
        number: 21, input: "A mark that combines with a tag's bracket",
        standing: .holds("Decided by bytes, alike on every system", tests: ["aBracketedWordThatIsNotATagIsIgnored"])),
      ReliabilityCase(
        number: 22, input: "Identifiers that are equal only after normalisation",
        standing: .holds("Two identifiers", tests: ["identifiersAreComparedByTheirBytes"])),
      ReliabilityCase(
        number: 23, input: "Letters of other scripts that look like a tag's",
        standing: .holds("Not the tag", tests: ["aBracketedWordThatIsNotATagIsIgnored"])),
      ReliabilityCase(
        number: 24, input: "Digits of other scripts in stamps and numbers",
        standing: .holds("No stamp, no number, no trap", tests: ["digitsOfOtherScriptsAreNoStamp"])),
      ReliabilityCase(
        number: 25, input: "Characters that turn text around or are not seen",
        standing: .holds(
          "Printed as escapes in every report",
          tests: ["whatDoesNotShowItselfBecomesAnEscape", "nothingThatSteersHidesOrCommandsIsWritten"])),
      ReliabilityCase(
        number: 26, input: "Another language of the machine (Turkish, Arabic, Thai, unknown, none)",
        standing: .holds("The same bytes", tests: ["theLanguageOfTheMachineMovesNoByte"])),
    ])
}
