extension ReliabilitySection {
  static let concurrency = ReliabilitySection(
    letter: "O", title: "Concurrency and determinism", numbers: 173...176,
    cases: [
      ReliabilityCase(
        number: 173, input: "50 runs with other hash seeds, 1, 2 or 7 threads, captures in any order",
        standing: .holds(
          "The same bytes in every format; verdicts, counts and findings do not depend on the order of the captures.",
          tests: [
            "fiftyRunsAreOne", "samplesJudgedInParallelAreReportedInOrder", "theOrderOfCapturesDecidesNothing",
            "theOrderOfTheFilesDoesNotMatter",
          ])),
      ReliabilityCase(
        number: 174, input: "All tests under the thread sanitizer, several captures at once among them",
        standing: .holdsWhenRun(
          "No report. What runs inside a lock of Swift's Synchronization is left out (`.ci/thread-suppressions.txt`): on Linux the sanitizer does not see these locks.",
          command: ".ci/sanitize.sh thread")),
      ReliabilityCase(
        number: 175, input: "All tests under the address sanitizer, and what fuzzing found with a search for leaks",
        standing: .holdsWhenRun(
          "No report, no leak. Two targets hold rules as long as they run, which the search for leaks cannot follow: they are left out of it.",
          command: ".ci/sanitize.sh address; LEAKS=1 RUNS=0 .ci/fuzz.sh")),
      ReliabilityCase(
        number: 176, input: "The largest and smallest numbers of machines instead of every number of a capture",
        standing: .holds(
          "Nothing traps. Forced unwraps, casts and tries are kept out by a search of the sources; arithmetic and indices are not, and are held by tests.",
          tests: [
            "nothingTraps", "nothingIsForced", "nothingTrapsOnPurpose", "doesNotTrapOnPurpose",
            "lengthsBeyondTheLimitDoNotOverflow",
          ])),
    ])
}
