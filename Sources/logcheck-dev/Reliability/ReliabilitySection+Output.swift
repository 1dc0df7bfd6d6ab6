extension ReliabilitySection {
  static let output = ReliabilitySection(
    letter: "G", title: "What is shown", numbers: 97...106,
    cases: [
      ReliabilityCase(
        number: 97,
        input: "Escape sequences, control characters and marks that hide or reorder text, in messages, names and rules",
        standing: .holds(
          "Each is shown as an escape such as `\\u{1b}`; nothing but the tool's own colours and cursor moves reaches a terminal.",
          tests: [
            "nothingThatSteersHidesOrCommandsIsWritten", "writesNothingThatATerminalObeys",
            "nothingOfALogSteersTheTerminal",
            "captureIsOpenedByItsBytesAndPrintedEscaped", "aWildFileEndsWithTwoAndSteersNoTerminal",
          ])),
      ReliabilityCase(
        number: 98,
        input: "Commands to CI systems (`::error::`, `##vso[`, `section_start:` and others) in messages and names",
        standing: .holds(
          "No line begins with one. Annotations of `--report github` escape `%`, line ends, `:` and `,`.",
          tests: [
            "noOtherReportHoldsACommand", "everyLineIsAnAnnotationOfTheTool",
            "neitherMessagesNorNamesOfFilesCommand",
            "percentSignsAndSeparatorsComeBackAsTheyWere", "nothingCanBeTakenForACommandOfACISystem",
            "theNameOfAReportThatCannotBeWrittenCommandsNothing",
          ])),
      ReliabilityCase(
        number: 99, input: "Markup, scripts and links in texts that the HTML report shows",
        standing: .holds(
          "They stay text. The page has a policy that allows its own style and script and nothing else; it loads nothing.",
          tests: ["noTextOfARunBecomesMarkup", "thePolicyAllowsThePagesOwnStyleAndScriptAndNothingElse"])),
      ReliabilityCase(
        number: 100, input: "`]]>`, entities, ESC, NUL, U+FFFE in texts that the JUnit report shows",
        standing: .holds(
          "The report is well-formed XML 1.0; what XML cannot hold is replaced by something that is seen.",
          tests: ["textsThatAreUsedAgainstReadersStayTexts", "aSignThatXMLCannotHoldIsReplacedVisibly"])),
      ReliabilityCase(
        number: 101, input: "Readers of JUnit that believe the counts in its attributes",
        standing: .holds(
          "`tests`, `failures`, `errors` and `skipped` are the numbers of the elements.",
          tests: ["theCountsAreThoseOfTheElements", "textsThatAreUsedAgainstReadersStayTexts"])),
      ReliabilityCase(
        number: 102,
        input: "Quotes, backslashes, control characters, U+2028 and bytes that are no UTF-8 in JSON and SARIF",
        standing: .holds(
          "Both are valid JSON in UTF-8, texts come back as they were, numbers are finite; SARIF fits its schema.",
          tests: [
            "theJSONReportHoldsEveryTextUnchanged", "everyLineOfTheStreamIsOneOfItsRecords", "stringsAreSafeToPrint",
            "theReportIsAsTheShippedSchemaDescribesIt", "textsOfLogsAreNoPlaceholdersAndNoLinks",
            "takesTheReportsOfAllRuns",
          ])),
      ReliabilityCase(
        number: 103,
        input: "Bars, fences, links, images, mentions and raw HTML in texts that the Markdown report shows",
        standing: .holds(
          "Tables keep their columns and fences end; texts that could mean something are code.",
          tests: [
            "everyTableHasItsColumnsWhateverItsCellsHold", "noLineBeginsWithACommandAndEveryFenceIsClosed",
            "wordsThatCouldMeanSomethingAreCode",
          ])),
      ReliabilityCase(
        number: 104, input: "Cells that spreadsheets take for formulas",
        standing: .doesNotApply("No report is a table for spreadsheets.")),
      ReliabilityCase(
        number: 105, input: "Terminals of no columns or 65,535, `TERM=dumb`, `NO_COLOR`, `CLICOLOR_FORCE`, no terminal",
        standing: .holds(
          "Nothing traps at any width, and `COLUMNS` is not believed; colours are there only where a terminal or the user wants them.",
          tests: [
            "withoutATerminalColoursAreThereWhereTheyAreForced", "aTerminalGetsColoursUnlessItIsRefused",
            "noWidthIsTooStrange",
            "noLineIsWiderThanTheTerminalAndTheRestIsCounted", "proseStaysWithinEightyColumns",
          ])),
      ReliabilityCase(
        number: 106, input: "Tokens, addresses and identities in messages that a report quotes",
        standing: .holds(
          "What a privacy rule finds is taken out of every excerpt, also where the rule is left out by `--ignore`; there is no switch to show it.",
          tests: [
            "noReportShowsTheSecret", "noReportShowsWhatMustNotBeLogged", "noOutputShowsASecret",
            "allOfItIsTakenOutOfTheLine",
          ])),
    ])
}
