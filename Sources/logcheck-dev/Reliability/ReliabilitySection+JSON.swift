extension ReliabilitySection {
  static let json = ReliabilitySection(
    letter: "D", title: "JSON", numbers: 52...67,
    cases: [
      ReliabilityCase(
        number: 52,
        input:
          "an array pretty-printed, on one line, with other blanks, with a byte-order mark, behind the row about filtering",
        standing: .holds(
          "the same verdict",
          tests: ["everyFormIsJudgedTheSame"])),
      ReliabilityCase(
        number: 53, input: "an array without its closing bracket",
        standing: .holds(
          "its whole objects are used; no error by itself",
          tests: ["everyFormIsJudgedTheSame", "anArrayWithoutItsEndGivesItsWholeObjects"])),
      ReliabilityCase(
        number: 54, input: "an array cut in its last object, or in an escape",
        standing: .holds(
          "whole objects are used, the cut one is counted; a rule that needed it is inconclusive, and the run ends with 3 where `--require` names it; without that, other rules may pass and the run with them",
          tests: ["aListCutInItsLastObjectIsUsedAsFarAsItGoes"])),
      ReliabilityCase(
        number: 55, input: "two arrays in a row; `},{` without a beginning; `[` alone",
        standing: .holds(
          "the objects are used, or exit 3",
          tests: [
            "everyFormIsJudgedTheSame", "fragmentsWithoutAStartGiveTheObjectsAfterTheFirstBoundary",
            "whatHoldsNoEntryDecidesNothing",
          ])),
      ReliabilityCase(
        number: 56, input: "one broken row in ndjson; its last row cut",
        standing: .holds(
          "counted and shown with its line; what it may have been is not missing; the others are judged. A row of ndjson that was cut right behind a brace, before the plugin's text in it, looks whole",
          tests: ["aBrokenObjectIsCountedAndWhatItWasIsNotMissing", "aLastLineThatIsCutAnywhereIsNotMissing"])),
      ReliabilityCase(
        number: 57, input: "`null`, `true`, a number, a text, `{}`, `[[[[]]]]`, an array of mixed kinds",
        standing: .holds(
          "exit 3",
          tests: ["whatHoldsNoEntryDecidesNothing"])),
      ReliabilityCase(
        number: 58, input: "600 to 1,000,000 arrays or objects inside each other",
        standing: .holds(
          "refused behind 64 levels, without recursion; the others are judged",
          tests: [
            "aBrokenObjectIsCountedAndWhatItWasIsNotMissing", "bigObjectsBetweenOthersChangeNothing",
            "deeperNestingIsRefusedWithoutOverflow",
          ])),
      ReliabilityCase(
        number: 59, input: "a member of every wrong type",
        standing: .holds(
          "no entry of `log`, counted with its line; a stamp of a wrong type is a bad stamp, `null` is not told",
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
        number: 61, input: "a key that stands twice",
        standing: .holds(
          "of what the log system writes neither counts: no entry, counted; in structured events the last one wins",
          tests: ["aDuplicateKeyMakesNoEntry", "theLastOfTwoEqualKeysWins"])),
      ReliabilityCase(
        number: 62, input: "half a surrogate pair, `\\u0000`, `\\u001b`, escapes that are none",
        standing: .holds(
          "touch their row only",
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
        number: 65, input: "a text of 8 MiB, an object of 100,000 keys, 300,000 empty objects on one row",
        standing: .holds(
          "cut to 64 KiB each; the others are judged",
          tests: [
            "bigObjectsBetweenOthersChangeNothing", "longStringsAreShortenedSoThatTheRestCanBeRead",
            "manyEmptyObjectsOnOneLine",
          ])),
      ReliabilityCase(
        number: 66, input: "commas at the end, comments, single quotes",
        standing: .holds(
          "a comma behind the last object is borne; inside an object each of them makes it broken, and it is counted",
          tests: ["everyFormIsJudgedTheSame", "aBrokenObjectIsCountedAndWhatItWasIsNotMissing"])),
      ReliabilityCase(
        number: 67, input: "rows that crashed other log viewers",
        standing: .holds(
          "move no verdict",
          tests: ["linesThatCrashedOtherReadersChangeNothing"])),
    ])
}
