extension ReliabilitySection {
  static let patterns = ReliabilitySection(
    letter: "I", title: "Patterns", numbers: 123...131,
    cases: [
      ReliabilityCase(
        number: 123, input: "`(a+)+$` and its like on 8,000 letters",
        standing: .holds(
          "The match is stopped. The line is named by a warning (I026), the rule is inconclusive (`pattern`), the run exits with 3, or with 1 where something failed.",
          tests: [
            "isStoppedWithAFault", "neverSaysNoToWhatIsThere", "theRuleIsOpenAndTheRunIsNotGreen",
            "theLineIsNamedWhereAnEventMayHaveBeenMissed", "whatIsMissingMayBeInTheLine", "aFailureStaysAFailure",
            "aWaiverWhosePatternIsStoppedWaivesNothing",
          ])),
      ReliabilityCase(
        number: 124,
        input: "Patterns that meet no limit at one position and are tried at thousands, such as `(\\w+)\\s?\\1[!?]`",
        standing: .holds(
          "A clock is read between the positions, of long lines between each two: a match takes about 55 ms of processor time at most.",
          tests: [
            "takesNoLongerThanTheGuardAllows", "noAttemptFollowsOneThatTookTooLong",
            "theRuleIsOpenAndTheRunIsNotGreen",
          ])),
      ReliabilityCase(
        number: 125, input: "`^((a)|b)*[cd]` on 1 MiB",
        standing: .holds(
          "A fault and not a no; at most 16 MiB for a match.",
          tests: ["isStoppedWithAFault", "neverSaysNoToWhatIsThere"])),
      ReliabilityCase(
        number: 126, input: "A pattern that calls itself without end",
        standing: .holds("The same.", tests: ["isStoppedWithAFault", "theRuleIsOpenAndTheRunIsNotGreen"])),
      ReliabilityCase(
        number: 127, input: "Patterns that raise their limits or turn protections off",
        standing: .holds("Refused.", tests: ["settingsOfTheLibraryAreRefused", "noPatternLiftsItsLimits"])),
      ReliabilityCase(
        number: 128, input: "`\\C`, callouts and verbs",
        standing: .holds(
          "`\\C` is refused; callouts of a pattern and verbs such as `(*COMMIT)` change nothing about its bounds.",
          tests: [
            "aSingleByteOfASignIsNotToBeHad", "otherVerbsAndCalloutsStayWithinTheBounds", "ownCalloutsAreHarmless",
          ])),
      ReliabilityCase(
        number: 129, input: "Patterns that do not compile, 300 brackets deep, of 20,000 groups, 64 KiB long, with NUL",
        standing: .holds(
          "They work, or are refused with what is wrong and where: more than 16 KiB, 100 levels or 1,000 groups are.",
          tests: [
            "errorsNameTheirOffset", "whatIsTooMuchIsRefused", "tooManyGroupsAreRefused",
            "aNulIsAByteLikeOthers",
          ])),
      ReliabilityCase(
        number: 130, input: "10,000 patterns",
        standing: .holds(
          "Ready within some seconds and 256 MiB: on the machine of docs/performance.md 0.8 s and 91 MB.",
          tests: ["tenThousandPatternsAreReadySoon"])),
      ReliabilityCase(
        number: 131, input: "A system on which the just-in-time compiler may not work",
        standing: .holds(
          "The interpreter answers the same, within the same limits.",
          tests: ["theInterpreterAnswersAsTheCompilerDoes", "theInterpreterIsBoundedToo"])),
    ])
}
