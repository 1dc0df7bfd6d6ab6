extension ReliabilitySection {
  static let archives = ReliabilitySection(
    letter: "C", title: "Compressed files and archives", numbers: 42...51,
    cases: [
      ReliabilityCase(
        number: 42, input: "gzip by name, without the name, on standard input; plain text called `.gz`",
        standing: .holds(
          "known by what it holds; the same verdict",
          tests: ["gzipIsKnownByWhatItHolds", "aDisguisedTraceIsJudgedTheSame"])),
      ReliabilityCase(
        number: 43, input: "gzip of several members (`cat a.gz b.gz`)",
        standing: .holds(
          "one capture",
          tests: ["severalMembersAreOneCapture", "whatWasPackedComesOutHoweverItArrives"])),
      ReliabilityCase(
        number: 44, input: "gzip cut in the middle, without its trailer, or of its header alone",
        standing: .holds(
          "the lines so far are judged; exit 2, with the byte at which it ends",
          tests: ["aCutOneIsJudgedAsFarAsItGoes", "aCutFileSaysWhereItEnds"])),
      ReliabilityCase(
        number: 45, input: "gzip with a wrong checksum or length",
        standing: .holds(
          "exit 2, with the byte; the lines are judged all the same",
          tests: ["aWrongTrailerIsAnErrorAndTheLinesAreJudged"])),
      ReliabilityCase(
        number: 46, input: "other bytes after the end of gzip",
        standing: .holds(
          "a warning and the bytes left out; NUL bytes are filling; text that was never packed is exit 2",
          tests: ["garbageAfterTheEndIsAWarning", "paddingAfterTheEndIsIgnored", "textAfterTheEndIsAnError"])),
      ReliabilityCase(
        number: 47, input: "a small file that unpacks to a huge one; gzip in gzip",
        standing: .holds(
          "unpacked as it is read, 256 KiB at a time, and once only: memory does not grow with it. Beyond 1 GiB, a file that unpacks to more than 200 times its size is not read on: exit 2, the lines so far are judged, and `--unpack-all` lifts it",
          tests: [
            "aBombIsReadAsItComes", "aBombIsNotReadToItsEnd", "whatUnpacksToTooMuchIsNotUnpackedToItsEnd",
            "packedTwiceIsUnpackedOnce",
          ])),
      ReliabilityCase(
        number: 48, input: "zstandard: whole, cut, of a huge window, of one repeated byte",
        standing: .holds(
          "not read: exit 2 with the command that unpacks it",
          tests: ["whatIsNotUnpackedIsNamedAndNothingIsWritten"])),
      ReliabilityCase(
        number: 49, input: "bzip2, xz, zip, tar, 7z, `.tracev3`, `.logarchive`; PDF, SQLite",
        standing: .holds(
          "exit 2 with the kind and the command that makes it readable; a file that is no log in any form is named, exit 3",
          tests: [
            "whatIsNotUnpackedIsNamedAndNothingIsWritten", "isNamedAndNeverGreen",
            "aLogArchiveIsRefusedWithTheCommandThatReadsIt",
          ])),
      ReliabilityCase(
        number: 50, input: "archive members called `../…`, `/…`, `C:\\…`, links, devices, names of 65,535 characters",
        standing: .holds(
          "archives are never unpacked: nothing is written",
          tests: ["whatIsNotUnpackedIsNamedAndNothingIsWritten"])),
      ReliabilityCase(
        number: 51, input: "a path or escape sequences as the name stored in gzip",
        standing: .holds(
          "not used and not shown",
          tests: ["theNameInTheHeaderIsNotUsed"])),
    ])
}
