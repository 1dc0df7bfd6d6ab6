extension RunCounts {
  /// `12 of 340 runs failed, 300 passed, 20 not proved, 8 decided nothing`
  package var sentence: String {
    var parts = [
      "\(CountWords.grouped(fails)) of \(CountWords.counted(total, "run")) failed",
      "\(CountWords.grouped(passes)) passed",
    ]
    if inconclusive > 0 { parts.append("\(CountWords.grouped(inconclusive)) not proved") }
    if nothingDecided > 0 { parts.append("\(CountWords.grouped(nothingDecided)) decided nothing") }
    if allowed > 0 { parts.append("\(CountWords.grouped(allowed)) decided nothing, as is allowed") }
    return parts.joined(separator: ", ")
  }
}
