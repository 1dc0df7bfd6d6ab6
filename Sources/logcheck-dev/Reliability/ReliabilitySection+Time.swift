extension ReliabilitySection {
  static let time = ReliabilitySection(
    letter: "E", title: "Time", numbers: 68...85,
    cases: [
      ReliabilityCase(
        number: 68, input: "neighbouring lines swapped by milliseconds",
        standing: .holds(
          "put into order within two seconds: the same verdict",
          tests: ["neighboursThatAreSwappedChangeNothing"])),
      ReliabilityCase(
        number: 69, input: "lines minutes late; a file in reverse, random or another order",
        standing: .holds(
          "verdicts that rest on the order of such lines are inconclusive (late), a warning reports the disorder (I037); if a stream falls silent, reported findings stay reported",
          tests: [
            "disorderAloneFailsNothing", "disorderPassesNoRule", "aCaptureInDisorderSaysSo",
            "aLateLineLeavesAnAbsenceOpenThatItMayAnswer", "aLateLineMayWithdrawAPass",
          ])),
      ReliabilityCase(
        number: 70, input: "a clock set back, stepped by a network, a year ahead for a while",
        standing: .holds(
          "known by markers, by the counter of the device or by stamps that go back; what is timed across it is inconclusive",
          tests: [
            "aYearAheadAndBackFailsNothing", "aClockSetForwardIsKnownByTheDevicesCounter",
            "aMarkedStepOfTheClockFailsNothing", "aClockSetBackIsNoCopy", "aClockThatIsSaidToBeSetIsNoDisorder",
          ])),
      ReliabilityCase(
        number: 71, input: "all stamps equal",
        standing: .holds(
          "the order of the file is the order",
          tests: ["equalStampsKeepTheOrderOfTheFile"])),
      ReliabilityCase(
        number: 72, input: "the hour that comes twice in autumn",
        standing: .holds(
          "right with a zone; without one a step of the clock, and what is timed across it inconclusive",
          tests: [
            "theHourThatComesTwiceIsRightWithAZone", "theHourThatComesTwiceIsOpenWithoutAZone",
            "aChangeOfTheLocalClockFailsNothing",
          ])),
      ReliabilityCase(
        number: 73, input: "a local time that does not exist",
        standing: .holds(
          "the line is kept; silence over the hour that spring leaves out proves nothing. No note: which zone a line without one was in, and so which hours it has, is not known",
          tests: ["aLocalTimeThatIsNoneIsKept", "silenceOverTheHourThatSpringLeavesOutFailsNothing"])),
      ReliabilityCase(
        number: 74, input: "offsets from `-1200` to `+14:00`, `-0000`, `Z`, `+9999`, changing from line to line",
        standing: .holds(
          "right, or a bad stamp; the same instants in other zones get the same verdict",
          tests: [
            "aZoneIsRightOrTheStampIsBad", "everyLineInAnotherZoneIsJudgedTheSame", "anotherZoneGivesTheSameVerdicts",
          ])),
      ReliabilityCase(
        number: 75, input: "second 60, 24:00:00, 31 February, month 13, day 0, minute 61",
        standing: .holds(
          "second 60 is the next minute; the others are bad stamps of lines that are still records",
          tests: ["aDateIsRightOrTheStampIsBad", "impossibleStampsAreReported", "aLineWithABadStampIsNotSilence"])),
      ReliabilityCase(
        number: 76, input: "years 0000, 0001, 9999, of five or eleven digits, negative",
        standing: .holds(
          "1678 to 2261 are right; others are bad stamps or not records",
          tests: ["aDateIsRightOrTheStampIsBad", "aDateOfAnotherFormStartsNoRecord"])),
      ReliabilityCase(
        number: 77, input: "before 1970, 2038, 2106, 2262",
        standing: .holds(
          "right to 2261, then bad stamps",
          tests: ["aDateIsRightOrTheStampIsBad"])),
      ReliabilityCase(
        number: 78, input: "seconds since 1970 of 10 to 30 digits, negative, with a fraction",
        standing: .holds(
          "as stamps seconds only; in messages seconds, milliseconds or microseconds by their size; others are not instants",
          tests: ["secondsSince1970AreRightOrTheStampIsBad", "readsValuesOfEachType"])),
      ReliabilityCase(
        number: 79, input: "fractions of 0 to 40 digits, with a comma",
        standing: .holds(
          "right to the nanosecond, cut after it",
          tests: ["aFractionIsExactToTheNanosecondAndCutAfterIt"])),
      ReliabilityCase(
        number: 80, input: "lines without a year over New Year or on 29 February",
        standing: .holds(
          "time does not run back by months; `--year` forces it; a leap day of an unknown year is an open question",
          tests: [
            "newYearPassesBetweenStampsWithoutAYear", "theLeapDayIsValidInAnUnknownYear",
            "anUnseenLeapDayMayHavePassed", "aYearGivenFromOutsideHoldsForTheFirstStamp",
          ])),
      ReliabilityCase(
        number: 81, input: "months of other languages, clocks of twelve hours",
        standing: .holds(
          "a line of syslog or of iOS's relay whose month is not English is a record at an unknown time, and not the rest of the record before it; dates of other forms and clocks of twelve hours are no records, exit 3. If the first 400 lines have them, a warning gives the reason and the remedy (I039, I040)",
          tests: [
            "monthsOfOtherLanguagesAreReportedWithAdvice", "aMonthBetweenOthersHidesNothing", "linesOfARelayAreRecords",
            "clocksOfTwelveHoursAndOtherDateFormsAreReported", "stampsOfAnotherLanguageDecideNothing",
          ])),
      ReliabilityCase(
        number: 82, input: "the zone of the machine is unknown, broken or a foreign file",
        standing: .holds(
          "it is never asked: the same bytes",
          tests: ["theZoneOfTheMachineChangesNothing"])),
      ReliabilityCase(
        number: 83, input: "years of silence; a capture that ends before a window closes",
        standing: .holds(
          "silence is silence; a window that the capture does not close is inconclusive (end)",
          tests: ["sixYearsOfSilenceAreSilence", "aWindowThatTheCaptureDoesNotCloseIsOpen"])),
      ReliabilityCase(
        number: 84, input: "impossible times inside messages",
        standing: .holds(
          "the event counts, its value is malformed, and a rule that needs it says so",
          tests: ["aValueThatIsNoneLeavesItsRuleOpen", "readsValuesOfEachType", "anyBytesEndInAValue"])),
      ReliabilityCase(
        number: 85, input: "durations of 10^30, negative, `NaN`",
        standing: .holds(
          "in rules exit 2 with the position, in options 64",
          tests: [
            "aDurationThatIsNoneBreaksTheRuleFile", "aTimeThatIsNoneIsAWrongCommandLine",
            "aSpanThatIsNoneIsAWrongCommandLine",
          ])),
    ])
}
