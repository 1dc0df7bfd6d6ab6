import LogCheckModel

/// A capture in clean words, for reports to people.
extension CaptureSummary {
  /// `apple-default inside github-actions`.
  var formatWords: String {
    guard let format else { return "no known log format" }
    let inside = wrappers.isEmpty ? "" : " inside \(CleanText.line(wrappers.joined(separator: ", ")))"
    return CleanText.line(format) + inside + widthWords
  }

  /// The probable reason why no event of the plugin was recognised in it.
  var emptyWords: String {
    guard let contradictingFormat, let format else {
      return "is it the right app, captured from before its launch?"
    }
    return "its lines look like \(CleanText.line(contradictingFormat)), not like \(CleanText.line(format))"
  }

  /// `, wrapped at 80 columns`; empty if its lines show no width.
  var widthWords: String {
    lineWidth.map { ", \($0.isWrapped ? "wrapped" : "cut") at \($0.columns) columns" } ?? ""
  }

  /// `2025-11-15T05:32:45Z to 2025-12-14T06:14:00Z`; `nil` without times.
  var span: String? {
    guard let first, let last else { return nil }
    let (from, to) = (InstantWords.short(first), InstantWords.short(last))
    return from == to ? "at \(from)" : "\(from) to \(to)"
  }

  /// `12 lines that were cut, as their ends show, the first at line 7`; `nil` if none was.
  var cutWords: String? {
    guard markedCuts > 0 else { return nil }
    let lines = markedCuts == 1 ? "1 line that was cut" : "\(markedCuts) lines that were cut"
    return "\(lines), as \(markedCuts == 1 ? "its end shows" : "their ends show"), "
      + (markedCuts == 1 ? "at line \(firstMarkedCut)" : "the first at line \(firstMarkedCut)")
  }

  /// `2 lines not read: ...`; `nil` if all were read.
  var unreadWords: String? {
    guard unreadRecords > 0 else { return nil }
    return TextLayout.counted(unreadRecords, "line")
      + " not read: wrapped where a blank may have been, or without what is around the others"
  }

  /// The names of its profiles.
  var profileNames: [String] {
    ([profile].compactMap(\.self) + otherProfiles.map(\.id)).map { CleanText.line($0) }
  }
}

/// Instants of reports for people, as short as they can be.
enum InstantWords {
  /// Without a fraction of a second.
  static func short(_ instant: String) -> String {
    let clean = CleanText.line(instant)
    guard let point = clean.lastIndex(of: ".") else { return clean }
    let rest = clean[clean.index(after: point)...].drop { $0.isASCII && $0.isNumber }
    return String(clean[..<point] + rest)
  }
}
