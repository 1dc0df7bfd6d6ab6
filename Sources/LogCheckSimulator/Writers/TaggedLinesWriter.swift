extension LogWriter {
  /// Messages alone, as `grep -o` leaves them.
  static let taggedLines = LogWriter(
    id: "tagged-lines", summary: "messages with nothing before them",
    traits: WriterTraits([.standardOutput], newlines: .split)
  ) { entry, _, bytes in
    bytes.append(entry.message)
    bytes.appendNewline()
  }
}
