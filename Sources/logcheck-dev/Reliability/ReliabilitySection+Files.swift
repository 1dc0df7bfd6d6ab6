extension ReliabilitySection {
  static let files = ReliabilitySection(
    letter: "J", title: "Files and the command line", numbers: 132...141,
    cases: [
      ReliabilityCase(
        number: 132, input: "Captures that are missing, folders, sockets, circles of links, links to nothing",
        standing: .holds(
          "Each is named, the others are judged, and the run exits with 2.",
          tests: ["whatIsNoFileIsNamedAndTheOthersAreJudged"])),
      ReliabilityCase(
        number: 133, input: "Named pipes with a slow writer, files of `/proc` that have no size",
        standing: .holds(
          "Read to their end.",
          tests: ["aFileOfNoSizeIsReadToItsEnd", "verdictsDoNotDependOnHowTheLinesArrive", "aLongStreamStaysSmall"])),
      ReliabilityCase(
        number: 134, input: "`/dev/zero`, `/dev/urandom`, `/dev/null`",
        standing: .holds(
          "The first two are no text log, which is seen at their beginning; the third is empty. Nothing is decided.",
          tests: ["aDeviceWithoutEndComesToAnEnd", "devNullIsNeverGreen"])),
      ReliabilityCase(
        number: 135, input: "A folder that links to its parent",
        standing: .holds(
          "Folders of captures are not walked, and links in folders of rules not followed.",
          tests: ["aFolderThatHoldsItselfIsNotWalked", "isRefusedAtOnceAndNamed"])),
      ReliabilityCase(
        number: 136, input: "Names with blanks, line ends, quotes, `%s`, `*`, `-`, `--help`, escapes, 255 bytes",
        standing: .holds(
          "Opened as named; every report shows them as text.",
          tests: ["captureIsOpenedByItsBytesAndPrintedEscaped", "afterTwoDashesEveryArgumentIsACapture"])),
      ReliabilityCase(
        number: 137, input: "Names that are no UTF-8, of captures, rules and reports",
        standing: .holds(
          "They are bytes, and distinguished where they look alike.",
          tests: [
            "aFileWhoseNameIsNoTextIsOpened", "namesThatAreNotTextStayDistinct", "isRead", "aNameThatIsNoTextIsAFile",
          ])),
      ReliabilityCase(
        number: 138, input: "Unknown options, options without value, twice, or against each other",
        standing: .holds(
          "Exit 64 with what is wrong and how to use the command; nothing is done.",
          tests: [
            "isRefusedBeforeAnythingIsDone", "everyOptionOfOneValueIsKnownAsOne", "whatMayBeRepeatedIs",
            "afterTwoDashesEveryArgumentIsACapture",
          ])),
      ReliabilityCase(
        number: 139, input: "A capture that is replaced, cut off or grows while it is read",
        standing: .holds(
          "What was read is judged. One that became shorter than it was could not be read to its end: exit 2.",
          tests: [
            "whatIsCutOffMeanwhileIsNotReadToItsEnd", "whatGrowsMeanwhileIsReadAsFarAsItGoes",
            "whatIsReplacedMeanwhileIsReadAsItWas",
          ])),
      ReliabilityCase(
        number: 140,
        input: "No home, no temporary folder, a deleted current folder, an empty environment, no such zone",
        standing: .holds("The report is the same.", tests: ["needsNothingOfItsSurroundings"])),
      ReliabilityCase(
        number: 141, input: "Settings in the folder of an untrusted project",
        standing: .holds(
          "They name rules and values; nothing is run or loaded.", tests: ["settingsOfAProjectRunNothing"])),
    ])
}
