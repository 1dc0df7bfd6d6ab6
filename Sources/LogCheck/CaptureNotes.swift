import LogCheckIngest
import LogCheckModel

/// What is to be said of a capture, or of one file of a followed one, when it has been read.
enum CaptureNotes {
  /// Asked once for each, at its end.
  static func of(_ counts: ReadingCounts, _ shown: String, _ auditor: inout TraceAuditor) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    func warn(_ code: String, _ message: String, _ hint: String) {
      notes.append(Diagnostic(code: code, severity: .warning, message: "\(shown)\(message)", hint: hint))
    }
    if counts.leftOutBytes > 0 {
      warn(
        "I008",
        ": the \(counts.leftOutBytes) bytes from byte \(counts.leftOutOffset) on stand behind the end of its gzip data and were "
          + "left out",
        "if log rows belong there, part of the file was not compressed: unpack it and join the parts")
    }
    if let format = auditor.formatBehindPrefix {
      warn(
        "I038", ": its rows look like \(format) behind something that stands before each of them",
        "take off what stands before the rows (as in a quoted mail or a listing), or give the log as it was written")
      auditor.formatBehindPrefix = nil
    }
    if let disorder = auditor.takeDisorder() {
      warn(
        "I037",
        ":\(disorder.line): disorder: time goes back in \(disorder.steps) places, here by "
          + "\(TimeText.duration(disorder.by)); what rests on the order of such rows is inconclusive (late)",
        "the rows were sorted, or joined from several logs: sort them by time, or give each log as a file")
    }
    return notes
  }
}
