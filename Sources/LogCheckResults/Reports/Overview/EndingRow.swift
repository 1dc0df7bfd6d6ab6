import LogCheckModel
import LogCheckReporting

/// A cause for which notifications stopped or lost their content, in words.
package struct EndingRow {
  private let totals: EndingTotals
  private let devices: String

  static let columns: [OverviewSection.Column] = [
    .init("Devices", .number), .init("Runs", .number), .init("Cause", .sentence), .init("Side", .word),
    .init("Certainty", .word), .init("Stopped", .number), .init("Without fresh content", .number),
    .init("Since", .word), .init("Example", .name),
  ]
  package static var titles: [String] { columns.map(\.title) }

  static let optional: Set = ["Devices", "Stopped", "Without fresh content", "Since"]

  /// `devices` is the number of known devices; `isAll` is false if more were left out.
  package init(_ totals: EndingTotals, devices: Int, isAll: Bool) {
    self.totals = totals
    let count = isAll || devices == 0 ? CountWords.grouped(devices) : "\(CountWords.grouped(devices)) or more"
    self.devices = devices > 0 ? count : ""
  }

  /// True if notifications stopped, and not only their content.
  package var isWorse: Bool { totals.stopped > 0 }

  /// In the order of ``titles``.
  package var cells: [String] {
    [
      devices, CountWords.grouped(totals.runs), cause, side, certainty, CountWords.grouped(totals.stopped),
      CountWords.grouped(totals.lostContent), totals.since.first ?? "", example,
    ]
  }

  /// `12 devices, 14 runs: the user does not allow notifications (user, certain), since 2025-12-03`
  package var sentence: String {
    let runs = CountWords.counted(totals.runs, "run")
    let whose = devices.isEmpty ? runs : "\(devices) \(devices == "1" ? "device" : "devices"), \(runs)"
    let words = [side, certainty].filter { !$0.isEmpty }
    let kind = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    let since = totals.since.first.map { ", since \($0)" } ?? ""
    return "\(whose): \(cause)\(kind)\(since)"
  }

  package var details: [String] {
    let effects = [(totals.stopped, "stopped"), (totals.lostContent, "lost their content")]
    let effect = effects.filter { $0.0 > 0 }.map { count, words in
      totals.runs == 1 ? "notifications \(words)" : "\(words) in \(CountWords.counted(count, "run"))"
    }
    return [(effect + ["for example \(example)"]).joined(separator: "; ")]
  }

  /// The clause of the cause. Records may hold anything.
  private var cause: String {
    guard totals.side != nil else { return "cause unknown" }
    let title = CleanText.line(totals.title ?? "", limit: 400)
    return title.allSatisfy(\.isWhitespace) ? "(no title)" : title
  }

  private var side: String { totals.side?.rawValue ?? "" }

  private var certainty: String {
    guard totals.side != nil else { return "" }
    if totals.certain >= totals.runs { return "certain" }
    if totals.certain > 0 { return "certain in \(CountWords.counted(totals.certain, "run"))" }
    return totals.probable > 0 ? "probable" : "possible"
  }

  /// `night/phone.log:261`
  private var example: String {
    guard let example = totals.example else { return "" }
    let path = CleanText.path(example.capture)
    return example.line > 0 ? "\(path):\(example.line)" : path
  }
}
