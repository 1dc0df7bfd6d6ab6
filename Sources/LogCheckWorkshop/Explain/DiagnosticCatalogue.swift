/// The meaning of the codes of diagnostics, and the remedy of each.
package enum DiagnosticCatalogue {
  /// A code with its meaning, in words that need no message around them.
  package struct Entry: Sendable {
    package let code: String
    package let title: String
    package let advice: String

    init(_ code: String, _ title: String, _ advice: String) {
      self.code = code
      self.title = title
      self.advice = advice
    }
  }

  /// All of them, those of captures first.
  package static let all = ofCaptures + ofRules

  /// Codes of captures and runs (`I`), of patterns (`E`) and of the review of rules (`W`).
  private static let ofCaptures = [
    Entry(
      "I001", "a file could not be read, or not to its end",
      "The message has the reason. The run ends with 2 until every file that is named can be read; name only logs, or let --allow-undecided accept files that are no logs."
    ),
    Entry(
      "I002", "a file was named more than once",
      "It is read once. Nothing is to be done."),
    Entry(
      "I003", "a file has the same bytes as another one",
      "It is not read a second time. Nothing is to be done, unless two different captures were expected."),
    Entry(
      "I004", "files are numbered as parts of one log, and their order is not known",
      "Each is judged alone. Name all parts, from the first to the last, with one number scheme."),
    Entry(
      "I005", "captures are, or may be, of one device",
      "What one of them lacks the other may hold. --join judges them together."),
    Entry(
      "I006", "a file may be evidence of several kinds",
      "Its content fits more than one `evidence` entry of the rules. Make them differ, or name the file by the pattern of one of them."
    ),
    Entry(
      "I007", "entries of an evidence file were passed over",
      "The message has the line and the reason. What was in them is not judged."),
    Entry(
      "I008", "bytes follow the end of the gzip data",
      "They were left out. If log lines belong there, unpack the file and join the parts."),
    Entry(
      "I009", "more devices or boots than are kept apart",
      "What the others would decide is inconclusive. Judge the devices in several runs."),
    Entry(
      "I019", "settings were found and used",
      "The message names the file. --config names another one, --no-config takes none."),
    Entry(
      "I020", "a waiver has ended",
      "It waives nothing any more. Remove it, or have its owner look at it again."),
    Entry(
      "I021", "a waiver waived nothing",
      "Remove it if the trouble is over."),
    Entry(
      "I022", "failures of the baseline did not come again",
      "Write a new baseline, so that they count when they come back."),
    Entry(
      "I023", "lines outside of --since and --until were left out",
      "This is what the options ask for; the count shows how much of the capture was not judged, and where nothing was, from when to when its lines are."
    ),
    Entry(
      "I024", "--since and --until cannot be compared with the stamps",
      "Write days and times as the lines show them (2025-11-24, 11-24, 06:00), or give --year and --time-zone."),
    Entry(
      "I025", "a live stream was silent",
      "Deadlines passed by the clock of this machine. Use this only where the stream is sure to be alive."),
    Entry(
      "I026", "a pattern was too costly and was stopped",
      "What it may have matched is inconclusive. Make it cheaper: no repeats inside repeats, a fixed text at its beginning."
    ),
    Entry(
      "I027", "a pattern of a waiver was too costly and was stopped",
      "What it may have waived is not waived. Make the pattern cheaper."),
    Entry(
      "I031", "a record is longer than is kept of one",
      "Text of the plugin past that limit is not read, and what depends on it is inconclusive."),
    Entry(
      "I032", "a block of NUL bytes is in the file",
      "As a file system leaves them where the power failed. What was logged there is missing."),
    Entry(
      "I037", "time goes back in several parts of the capture, or once by half a day or more",
      "The lines were sorted by something else, or several logs or parts of one were joined in a wrong order. Sort them by time, or give each log or part as a file."
    ),
    Entry(
      "I038", "something comes before each line, which hides its format",
      "Take it off, or give the log as it was written. Until then the run is not green."),
    Entry(
      "I039", "dates are in another language or form",
      "When the lines were written is not known. Let the tool that prints the log write English dates (LC_ALL=C)."),
    Entry(
      "I040", "the clock of the stamps has twelve hours",
      "Such stamps are not read. Let the tool that prints the log write 24 hours (LC_ALL=C)."),
    Entry(
      "I041", "a file to follow does not exist yet",
      "It is read from its beginning as soon as it exists."),
    Entry(
      "I042", "a file that is followed has lost its name",
      "It is read on, and the next file of that name from its beginning."),
    Entry(
      "I043", "a file that is followed cannot be read at the moment",
      "The message has the reason. It is tried again."),
    Entry(
      "I044", "a file that is followed was rotated",
      "The next file of that name begins here. Nothing is lost."),
    Entry(
      "I045", "a file that is followed was emptied, replaced, or rotated more than once",
      "Lines may be missing between the two, so that what they could show is inconclusive."),
    Entry(
      "I046", "NUL bytes in a file that is followed",
      "They are passed over: the program that writes the log does not append to it."),
    Entry(
      "I047", "some notes about files that are followed are not listed",
      "The count is in the message."),
    Entry(
      "I048", "the run goes on from the state of an earlier one",
      "--state was given, and its file fits the captures."),
    Entry(
      "I049", "the state is not written any more",
      "Following goes on; a later run goes on from what is in the state. Look for room on the disk, or begin with a new state file."
    ),
    Entry(
      "I050", "silence at the end of a stream was counted",
      "What was due in it and did not come has failed. It is counted only where the log was being written."),
    Entry(
      "I051", "--ended-at cannot be compared with the stamps",
      "Give --year and --time-zone, and write the instant with a zone where the stamps have one."),
    Entry(
      "I052", "--ended-at is before the last line",
      "It changes nothing. Give the time at which the log ended."),
    Entry(
      "I053", "text of the plugin is in the middle of a line",
      "It is not read as an event, and what it may be is not taken for missing. If a program puts something before each line, take it off."
    ),
    Entry(
      "I054", "the format is a guess",
      "Few lines are of that format. Name it with --format."),
    Entry(
      "I055", "nothing could be decided in a capture",
      "It is empty, or holds nothing of the plugin. --allow-undecided accepts that; `allow_undecided` in the settings accepts it of some files."
    ),
    Entry(
      "I056", "a capture is not proved separately",
      "Judge it alone to see what is open in it."),
    Entry(
      "I057", "more lines within two seconds than are put into order",
      "What rests on the order of a line that came after them is inconclusive. Sort the lines by time before they are judged."
    ),
    Entry(
      "I058", "the zone of the stamps was learnt from the lines",
      "At least three lines say when they were written, and all differ from their stamps by one offset. --time-zone gives another one."
    ),
    Entry(
      "I059", "the lines show a zone that was not used",
      "It comes from a stream, which is read once, or it is not sure for the whole capture. Judge again with --time-zone."
    ),
    Entry(
      "I060", "the lines contradict --time-zone",
      "They say when they were written, and the stamps fit another offset. Judge again with the zone that the hint names, or without one."
    ),
    Entry(
      "I061", "lines around some failures are not shown",
      "--context reads a capture a second time: of a stream, or of a packed file, there is nothing to read. The number of windows is limited, too."
    ),
    Entry(
      "I062", "the numbers of parts run against their stamps",
      "They are read as one log in the order of their stamps. If they are of several devices, judge each in a separate run."
    ),
    Entry(
      "I063", "two processes log in turn as the app",
      "Lines of two devices, or of two apps, are in one capture. Give the lines of each process in a separate file: the note names both."
    ),
    Entry(
      "I064", "only what is around the lines has times",
      "A prefix, a member or a column has a time, and the lines of the log have none. Such a time can be that of the tool that copied the lines: "
        + "it is used with `--trust-wrapper-time` only. Until then no rule about times is decided, and the run is not proved."
    ),
    Entry(
      "I065", "failures are accepted by fingerprints of an earlier form",
      "They are still accepted. Write the baseline again (`baseline update`), and waive by the fingerprint that this version prints: it is the same "
        + "for the same defect on every day and device."
    ),
    Entry(
      "I066", "the named profile and the capture are of different platforms",
      "The capture was judged by the rules of the profile, which were not written for it, so that the run is not proved. Leave out `--profile`, or "
        + "name the profile that the note names."
    ),
    Entry(
      "I067", "the lines of the capture look like another format than the named one",
      "The note names the format that the lines have. Leave out `--format`, or give that one. Until then the run is not proved."
    ),
    Entry(
      "E001", "a pattern does not compile",
      "The message has the event, the rule or the waiver, and what PCRE2 says of the pattern."),
    Entry(
      "E002", "a pattern of a rule or of a redaction does not compile",
      "The message says where, and what PCRE2 says of the pattern."),
    Entry(
      "E003", "a pattern of the timeline or of a circumstance does not compile",
      "The message says where, and what PCRE2 says of the pattern."),
    Entry(
      "E004", "a kind of rules has no monitor",
      "The tool itself is incomplete: report it, with its version."),
    Entry(
      "W001", "a guard compares a field with a text that no line gives",
      "Compare it with the texts of the event: the guard never holds, or always."),
    Entry(
      "W002", "a template never matches, since another event comes first",
      "Make the two texts differ, or change the order of the events."),
    Entry(
      "W003", "no rule names an event",
      "Such lines are recognised and judge nothing. Remove the event, or write a rule."),
    Entry(
      "W004", "a guard is open where an event lacks a field",
      "`present(x) && …` passes such events over, `x ?? …` gives them a value."),
  ]
}
