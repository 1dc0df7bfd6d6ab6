extension ReliabilitySection {
  static let handedOver = ReliabilitySection(
    letter: "P", title: "What is handed over, and folders of strangers", numbers: 177...186,
    cases: [
      ReliabilityCase(
        number: 177,
        input: "An output that is a device, a pipe, a link, a folder, a socket, for each command that writes",
        standing: .holds(
          "Devices and pipes are written to and stay, links are followed and stay, a replaced file keeps its mode; the others are refused "
            + "before anything is read.",
          tests: [
            "pipeIsWrittenToAndStays", "deviceIsWrittenToAndStays", "linkStaysAndItsTargetIsReplaced",
            "replacedFileKeepsItsMode", "whatCannotBeWrittenIsRefusedBeforeAnythingIsRead",
          ])),
      ReliabilityCase(
        number: 178,
        input: "A link or a pipe that another user put into the folder of `redact -d` or `simulate --output`",
        standing: .holds(
          "Refused; what the link leads to stays.", tests: ["linksAndPipesInsideAnOutputFolderAreRefused"])),
      ReliabilityCase(
        number: 179,
        input:
          "An output that is a rule file, the settings, the baseline, the key, the anchor, the state or another output",
        standing: .holds("Bad usage by whatever name; every input stays as it is.", tests: ["isRefused"])),
      ReliabilityCase(
        number: 180,
        input: "Settings of a checkout that name files outside of it, by `..`, absolutely or by links, or are a link",
        standing: .holds(
          "Exit 2, and nothing of those files is shown. Settings that are named with `--config` may lead elsewhere.",
          tests: [
            "settingsThatWereFoundLeadNowhereElse", "settingsThatAreALinkAreNotFollowed", "noErrorQuotesAnotherFile",
            "settingsThatAreNamedMayLeadElsewhere",
          ])),
      ReliabilityCase(
        number: 181, input: "Escapes, line ends and commands of CI systems in options, arguments and settings",
        standing: .holds(
          "Printed escaped, also by the parser of arguments.",
          tests: ["valueOfTheCommandLineIsEscaped", "valueOfTheSettingsIsEscaped"])),
      ReliabilityCase(
        number: 182, input: "100,000 rules, 9,000 mistakes, a baseline that is a pipe or a device",
        standing: .holds(
          "At most 10,000 rules and 16 MiB of them, the first 100 problems, a regular file.",
          tests: [
            "manyRulesAreRefusedInLittleMemory", "filesOfRulesAreBounded", "manyProblemsAreNotAllPrinted",
            "baselineIsARegularFile",
          ])),
      ReliabilityCase(
        number: 183,
        input: "Secrets in `Optional`, NSData, base 64, wrapped lines, and next to words that are not secrets",
        standing: .holds(
          "Replaced, with pseudonyms of their kind; a value that is a word changes no verdict. How much is found: redaction.md.",
          tests: [
            "aSortFindsWhatItIsFor", "wrappedSecretIsFound", "base64OfASecretIsReplaced", "kindStays",
            "valueThatIsAWordChangesNoVerdict", "placeholdersStay",
          ])),
      ReliabilityCase(
        number: 184, input: "A gzip bomb that is to be redacted",
        standing: .holds("Refused with a sentence before it is searched.", tests: ["bombEndsEarlyWithASentence"])),
      ReliabilityCase(
        number: 185, input: "400,000 lines of the plugin in one second, and lines out of order after 40,000",
        standing: .holds(
          "8,192 events wait for their order; that more were judged before their time is said (`I057`), and what a line that came after "
            + "could change is inconclusive.",
          tests: [
            "crowdedSecondTakesLittleMemory", "lineThatComesAfterACrowdedSecondFailsNothing",
            "failureThatNeedsNoOrderStaysOne",
          ])),
      ReliabilityCase(
        number: 186,
        input: "20,000 triggers three seconds apart whose duties stay open; as many tagged lines without a stamp",
        standing: .holds(
          "At most three times as long as other lines.", tests: ["triggersOfOneKindCostLittleMoreThanOtherLines"])),
    ])
}
