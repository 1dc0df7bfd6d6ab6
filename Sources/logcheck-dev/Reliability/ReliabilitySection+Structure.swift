extension ReliabilitySection {
  static let structure = ReliabilitySection(
    letter: "F", title: "Structure and trust", numbers: 86...96,
    cases: [
      ReliabilityCase(
        number: 86, input: "lines of two writers torn into each other",
        standing: .holds(
          "counted as not understood, no event is made of them, and the events that they may have been are not missing; a tear inside a tag itself is seen only where the header after it is",
          tests: ["halvesOfLinesFailNothing", "aTornLineIsCountedAndIsNotAnEvent", "aQuotedLineIsText"])),
      ReliabilityCase(
        number: 87, input: "two records on one line",
        standing: .holds(
          "counted as not understood",
          tests: ["halvesOfLinesFailNothing", "aTornLineIsCountedAndIsNotAnEvent"])),
      ReliabilityCase(
        number: 88, input: "a capture twice, every line twice",
        standing: .holds(
          "lines that come again are known and counted; counts that rest on one are inconclusive (duplicate)",
          tests: [
            "aCaptureJoinedToItselfIsJudgedAsOne", "everyLineTwiceFailsNothing", "oneLineTwiceLeavesTheCountOpen",
          ])),
      ReliabilityCase(
        number: 89, input: "lines that report losses or repetitions, of absurd numbers",
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
        number: 91, input: "several styles in one file; headers, footers and banners between lines",
        standing: .holds(
          "each line is read by its own style",
          tests: ["eachLineIsReadInItsOwnStyle", "linesOfToolsMayOccurBetweenRecords"])),
      ReliabilityCase(
        number: 92,
        input:
          "another process prints a tag of the plugin, quotes a line, or logs a message with a forged line after a line end",
        standing: .holds(
          "a tag counts at the start of a message; of several processes the one that logs most is the app, and verdicts that rest on another one are inconclusive (grouping); in plain text a forged line with a whole header cannot be distinguished from a real one",
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
          "an invalid process number is unknown, and a failure that needs it is not certain; in the JSON of tools such a line is counted as not understood. Numbers alone are not counted. Used again it is another launch",
          tests: [
            "aLineWithoutAProcessIDMayBelongToAnotherProcess", "aProcessNumberUsedAgainIsAnotherLaunch",
            "aProcessIDThatIsNotANumberMakesNoRecord",
          ])),
      ReliabilityCase(
        number: 95, input: "colours, stamps of CI, fences of Markdown; a quoted mail, a listing, a saved page",
        standing: .holds(
          "the first three are removed; lines after another prefix are reported (I038), exit 3; a page is refused",
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
