extension RuleProblem {
  /// True if message and hint quote nothing of the file, so that they may be printed for any file.
  var quotesNothing: Bool {
    switch self {
    case .fileTooLarge, .foreignEncoding, .notYAML, .anchor, .tag, .tooDeep, .tooManyNodes, .severalDocuments,
      .emptyDocument:
      true
    case .missingKey(let key, _, _): key == "schema"
    default: false
    }
  }

  /// True if nothing more of the file is read: there is one of them in a file, and it is never left out.
  var endsReading: Bool {
    switch self {
    case .fileTooLarge, .foreignEncoding, .notYAML, .tooDeep, .tooManyNodes, .severalDocuments: true
    default: false
    }
  }
}
