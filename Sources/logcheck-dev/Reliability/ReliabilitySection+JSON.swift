extension ReliabilitySection {
  static let json = ReliabilitySection(
    letter: "D", title: "JSON", numbers: 52...67,
    cases: [
      ReliabilityCase(
        number: 52,
        input:
          "an array pretty-printed, on one line, with other blanks, with a byte-order mark, after the line about filtering",
        standing: .holds(
          "the same verdict",
          tests: ["everyFormIsJudgedTheSame"])),
      ReliabilityCase(
        number: 53, input: "an array without its closing bracket",
        standing: .holds(
          "its whole objects are used; not an error in itself",
          tests: ["everyFormIsJudgedTheSame", "anArrayWithoutItsEndGivesItsWholeObjects"])),
      ReliabilityCase(
        number: 54, input: "an array cut in its last object, or in an escape",
        standing: .holds(
          "whole objects are used, the cut one is counted; a rule that needed it is inconclusive, and the run ends with 3 where `--require` names it; without that, other rules may pass and the run with them",
          tests: ["aListCutInItsLastObjectIsUsedAsFarAsItGoes"])),
      ReliabilityCase(
        number: 55, input: "two successive arrays; `},{` without a beginning; `[` alone",
        standing: .holds(
          "the objects are used, or exit 3",
          tests: [
            "everyFormIsJudgedTheSame", "fragmentsWithoutAStartGiveTheObjectsAfterTheFirstBoundary",
            "whatHoldsNoEntryDecidesNothing",
          ])),
      ReliabilityCase(
        number: 56, input: "one broken line in ndjson; its last line cut",
        standing: .holds(
          "counted and shown with its line; the events that it may have been are not missing; the others are judged. A line of ndjson that was cut right after a brace, before the plugin's text in it, looks whole",
          tests: ["aBrokenObjectIsCountedAndWhatItWasIsNotMissing", "aLastLineThatIsCutAnywhereIsNotMissing"])),
      ReliabilityCase(
        number: 57, input: "`null`, `true`, a number, a text, `{}`, `[[[[]]]]`, an array of mixed kinds",
        standing: .holds(
          "exit 3",
          tests: ["whatHoldsNoEntryDecidesNothing"])),
      ReliabilityCase(
        number: 58, input: "600 to 1,000,000 arrays or objects inside each other",
        standing: .holds(
          "refused beyond 64 levels, without recursion; the others are judged",
          tests: [
            "aBrokenObjectIsCountedAndWhatItWasIsNotMissing", "bigObjectsBetweenOthersChangeNothing",
            "deeperNestingIsRefusedWithoutOverflow",
          ])),
      ReliabilityCase(
        number: 59, input: "a member of every wrong type",
        standing: .holds(
          "no entry of `log`, counted with its line; a stamp of a wrong type is a bad stamp, `null` is an unknown value",
          tests: [
            "aMemberOfAWrongTypeMakesNoEntry", "aDamagedStampAndUnknownMembersAreBorne",
            "aProcessIDThatIsNotANumberMakesNoRecord",
          ])),
      ReliabilityCase(
        number: 60, input: "`1e999`, `-0`, 2^63, 2^64, `0x10`, `01`, `NaN`, 400 digits",
        standing: .holds(
          "read to the ends of their range, else refused",
          tests: [
            "numbersToTheEndsOfTheirRangeAreRead", "aBrokenObjectIsCountedAndWhatItWasIsNotMissing",
            "anOddObjectIsRead", "absurdTimesSinceBootDoNotOverflow",
          ])),
      ReliabilityCase(
        number: 61, input: "a duplicate key",
        standing: .holds(
          "of what the log system writes neither counts: no entry, counted; in structured events the last one wins",
          tests: ["aDuplicateKeyMakesNoEntry", "theLastOfTwoEqualKeysWins"])),
      ReliabilityCase(
        number: 62, input: "half a surrogate pair, `\\u0000`, `\\u001b`, invalid escapes",
        standing: .holds(
          "affect their line only",
          tests: [
            "oddEscapesAffectTheirLineOnly", "aBrokenObjectIsCountedAndWhatItWasIsNotMissing",
            "surrogatePairsBecomeOneCharacter",
          ])),
      ReliabilityCase(
        number: 63, input: "control bytes or an end of a line inside a text",
        standing: .holds(
          "that object is counted as broken",
          tests: ["aBrokenObjectIsCountedAndWhatItWasIsNotMissing", "aRawLineEndInAStringBreaksOnlyThatObject"])),
      ReliabilityCase(
        number: 64, input: "bytes that are no UTF-8 in the text of another record",
        standing: .holds(
          "repaired there; the others are untouched",
          tests: ["readsTheSameLines", "bytesThatAreNotUTF8PassThroughStrings"])),
      ReliabilityCase(
        number: 65, input: "a text of 8 MiB, an object of 100,000 keys, 300,000 empty objects on one line",
        standing: .holds(
          "cut to 64 KiB each; the others are judged",
          tests: [
            "bigObjectsBetweenOthersChangeNothing", "longStringsAreShortenedSoThatTheRestCanBeRead",
            "manyEmptyObjectsOnOneLine",
          ])),
      ReliabilityCase(
        number: 66, input: "commas at the end, comments, single quotes",
        standing: .holds(
          "a comma after the last object is accepted; inside an object each of them makes it broken, and it is counted",
          tests: ["everyFormIsJudgedTheSame", "aBrokenObjectIsCountedAndWhatItWasIsNotMissing"])),
      ReliabilityCase(
        number: 67, input: "lines that crashed other log viewers",
        standing: .holds(
          "move no verdict",
          tests: ["linesThatCrashedOtherReadersChangeNothing"])),
    ])
}
