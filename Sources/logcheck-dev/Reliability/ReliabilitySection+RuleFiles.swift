extension ReliabilitySection {
  static let ruleFiles = ReliabilitySection(
    letter: "H", title: "Rule files", numbers: 107...122,
    cases: [
      ReliabilityCase(
        number: 107, input: "A bomb of aliases, up to 5,000 levels",
        standing: .holds(
          "Anchors and aliases are refused as they are read, before a tree is made.",
          tests: ["anAliasBombIsRefusedInLinearTime", "aWildFileEndsWithTwoAndSteersNoTerminal"])),
      ReliabilityCase(
        number: 108, input: "The same as the key of a map",
        standing: .holds("Refused in the same way.", tests: ["anAliasBombAsKeyIsRefusedInLinearTime"])),
      ReliabilityCase(
        number: 109, input: "An anchor inside itself, a merge with itself",
        standing: .holds("Refused with their position.", tests: ["referencesToOneselfAreRefused"])),
      ReliabilityCase(
        number: 110, input: "65 to 500,000 lists or maps in each other",
        standing: .holds(
          "At most 64 levels, with a stack of 512 KiB, too.",
          tests: ["theDepthIsBoundedByItsOwnLimit", "deepNestingIsRefused", "depthMeetsASmallStack"])),
      ReliabilityCase(
        number: 111, input: "A rule file over 1 MiB, of 200,000 keys or 100,000 rules",
        standing: .holds(
          "Over 1 MiB or 50,000 values it is refused; so many mistakes of one file are reported in linear time.",
          tests: ["aFileThatIsTooLargeIsRefused", "aFileOfTooManyValuesIsRefused", "manyErrorsOfOneFileCostLinearTime"])
      ),
      ReliabilityCase(
        number: 112, input: "Nothing, comments alone, `null`, a scalar, a list of nothing, two documents",
        standing: .holds(
          "Refused with what was expected.",
          tests: ["theDiagnosticsOfAnInvalidFileAreTheRecordedOnes", "aBrokenFileEndsWithTwoAndSaysWhatIsWrong"])),
      ReliabilityCase(
        number: 113, input: "Tabs, NUL, control characters, bytes that are no UTF-8, UTF-16; a byte-order mark, CR LF",
        standing: .holds(
          "Refused with line and column, the last two accepted.",
          tests: [
            "badBytesAreReportedWithTheirPosition", "tabsAreReportedWithTheirPosition",
            "otherEncodingsAreNamedOrRefused",
            "aMarkAndWindowsLineEndsAreAccepted",
            "positionsAreTheSameWithAByteOrderMarkAndWindowsLineEnds",
          ])),
      ReliabilityCase(
        number: 114, input: "A key twice, two rules of one id, names of rules and events that are not there",
        standing: .holds(
          "Each is named with its position, also across files. Rules do not extend or require each other, so that no circle can be made.",
          tests: ["theDiagnosticsOfAnInvalidFileAreTheRecordedOnes", "duplicatesAcrossFilesAreFound"])),
      ReliabilityCase(
        number: 115, input: "Unknown keys at any level",
        standing: .holds(
          "Refused, with the nearest key that is known.",
          tests: ["theDiagnosticsOfAnInvalidFileAreTheRecordedOnes", "aNearWordIsFound", "aFarWordIsNot"])),
      ReliabilityCase(
        number: 116, input: "`NO`, `12:30:45`, `012`, `1e3`, `~`, a date, `0x10` where a text or a duration is meant",
        standing: .holds(
          "A text that a reader of YAML may take for another type must be in quotes; the message quotes it.",
          tests: ["whatAReaderOfYAMLMayTakeForSomethingElseIsKnown", "theDiagnosticsOfAnInvalidFileAreTheRecordedOnes"])
      ),
      ReliabilityCase(
        number: 117, input: "Tags of languages, unknown tags",
        standing: .holds("Refused; nothing is made or run.", tests: ["tagsAreRefused", "settingsOfAProjectRunNothing"])),
      ReliabilityCase(
        number: 118, input: "Pipes, devices, folders and links as rule files or in a folder of them",
        standing: .holds(
          "Only regular files are read, at once or not at all. A link in a folder of rules is refused rather than passed over; rules include no files.",
          tests: ["isRefusedAtOnceAndNamed", "isRead", "whatIsNoRuleFileIsNamed"])),
      ReliabilityCase(
        number: 119, input: "`${HOME}` and its like in rules", standing: .holds("Text.", tests: ["variablesAreText"])),
      ReliabilityCase(
        number: 120, input: "A log, a web page, a program; a good file cut, changed, or with a line left out",
        standing: .holds(
          "Exit 2 or a valid run; a file with a mistake loads nothing at all.",
          tests: [
            "whateverIsGivenIsAnswered", "aCutFileIsAnswered", "aFileWithALineLeftOutIsAnswered",
            "mutatedFilesAreAnswered",
            "aWildFileEndsWithTwoAndSteersNoTerminal",
          ])),
      ReliabilityCase(
        number: 121, input: "Negative, zero, huge, infinite durations, counts and windows",
        standing: .holds(
          "Refused with the value; durations have at most 366 days.",
          tests: [
            "theDiagnosticsOfAnInvalidFileAreTheRecordedOnes", "lengthsBeyondTheLimitDoNotOverflow",
            "whatIsNoDurationIsMalformed",
          ])),
      ReliabilityCase(
        number: 122, input: "A folder of rules that is missing, empty, a circle of links, or cannot be read",
        standing: .holds("Exit 2 with the reason.", tests: ["isRefusedAtOnceAndNamed", "whatIsNoRuleFileIsNamed"])),
    ])
}
