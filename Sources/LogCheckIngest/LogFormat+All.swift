extension LogFormat {
  /// Every readable format. The detector prefers an earlier one where two are equally sure.
  package static let all: [LogFormat] = [
    .appleCompact,
    .taggedLines,
  ]

  /// The format of that id.
  package static func named(_ id: String) -> LogFormat? {
    all.first { $0.id.name == id }
  }
}
