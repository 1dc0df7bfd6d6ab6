extension ReliabilitySection {
  static let structure = ReliabilitySection(
    letter: "F", title: "Structure and trust", numbers: 86...96,
    cases: [
      ReliabilityCase(
        number: 86, input: "rows of two writers torn into each other",
        standing: .holds(
          "counted as not understood, no event is made of them, and whatever they may have been is not missing; a tear inside of a tag itself is seen only where the header behind it is",
          tests: ["halvesOfLinesFailNothing", "aTornLineIsCountedAndIsNotAnEvent", "aQuotedLineIsText"])),
      ReliabilityCase(
        number: 87, input: "two records on one row",
        standing: .holds(
          "counted as not understood",
          tests: ["halvesOfLinesFailNothing", "aTornLineIsCountedAndIsNotAnEvent"])),
      ReliabilityCase(
        number: 88, input: "a capture twice, every row twice",
        standing: .holds(
          "rows that come again are known and counted; counts that rest on one are inconclusive (duplicate)",
          tests: [
            "aCaptureJoinedToItselfIsJudgedAsOne", "everyLineTwiceFailsNothing", "oneLineTwiceLeavesTheCountOpen",
          ])),
      ReliabilityCase(
        number: 89, input: "rows that admit losses or repetitions, of absurd numbers",
        standing: .holds(
          "gaps: what is absent across one is inconclusive; nothing is counted out",
          tests: [
            "aMarkedGapNeitherFailsNorPassesARule", "lossesOfAnyNumberAreLosses", "absurdRepetitionsAreNotCountedOut",
          ])),
      ReliabilityCase(
        number: 90, input: "`<private>`, `<decode: missing data>`",
        standing: .holds(
          "the value is unknown, the rule inconclusive (redacted)",
          tests: ["whatCannotBeReadMayBeWhatIsMissing", "aValueThatIsNoneLeavesItsRuleOpen", "hiddenValuesAreRedacted"])
      ),
      ReliabilityCase(
        number: 91, input: "several styles in one file; headers, footers and banners between rows",
        standing: .holds(
          "each row is read by its own style",
          tests: ["eachLineIsReadInItsOwnStyle", "linesOfToolsMayOccurBetweenRecords"])),
      ReliabilityCase(
        number: 92,
        input:
          "another process prints a tag of the plugin, quotes a row, or logs a message with a forged row behind a line end",
        standing: .holds(
          "a tag counts at the start of a message; of several processes the one that speaks most is the app, and what rests on another one is inconclusive (grouping); in plain text a forged row with a whole header cannot be told from a real one",
          tests: [
            "aLineOfAnotherProcessFailsNothing", "aLineOfAnotherProcessPassesNoRule", "aLineOfTheAppStaysItsFault",
            "aTagInTheMiddleIsNoLineOfThePlugin", "aTaggedLineInTheMessageOfAnotherProcessDecidesNothing",
            "everyDecoyIsReadAndIsNotAnEvent",
          ])),
      ReliabilityCase(
        number: 93, input: "tags that are not quite one: empty, unclosed, doubled, in small letters, with blanks",
        standing: .holds(
          "only the tag as it is spelled, at the start of the message, is one",
          tests: ["aTagIsReadAsPrinted"])),
      ReliabilityCase(
        number: 94, input: "process numbers that are negative, too large or none; one that is used again",
        standing: .holds(
          "a process number that is none is not told, and a failure that needs it is not for sure; in the JSON of tools such a row is counted as not understood. Numbers alone are not counted. Used again it is another launch",
          tests: [
            "aLineWithoutAProcessIDMayBelongToAnotherProcess", "aProcessNumberUsedAgainIsAnotherLaunch",
            "aProcessIDThatIsNotANumberMakesNoRecord",
          ])),
      ReliabilityCase(
        number: 95, input: "colours, stamps of CI, fences of Markdown; a quoted mail, a listing, a saved page",
        standing: .holds(
          "the first three are taken off; rows behind another prefix are told (I038), exit 3; a page is refused",
          tests: [
            "aFencedLogIsRead", "aWrappedLogIsJudgedTheSame", "linesAfterAnUnknownPrefixAreReportedAndNotJudged",
            "aSavedPageIsRefused",
          ])),
      ReliabilityCase(
        number: 96, input: "format directives, templates, lookups and commands in messages",
        standing: .holds(
          "text",
          tests: ["commandsOfOtherLanguagesAreText"])),
    ])
}
