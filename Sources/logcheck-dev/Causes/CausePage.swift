/// The table of docs/score.md about the captures of Tests/Causes.
enum CausePage {
  static let name = "causes"

  /// By the carrier of the capture, with a sum.
  static func table(_ results: [CauseTrial.Result]) -> String {
    var text =
      "| Format | Captures | Results of all notifications right | Causes right | Causes invented | Exit code right |\n"
      + "| --- | --- | --- | --- | --- | --- |\n"
    let carriers = Dictionary(grouping: results) {
      $0.name.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    }
    for (carrier, own) in carriers.sorted(by: { $0.key < $1.key }) { text += line(carrier, own) }
    return text + line("all", results)
  }

  private static func line(_ name: String, _ results: [CauseTrial.Result]) -> String {
    "| \(name) | \(results.count) | \(results.count { $0.resultsAreRight }) | \(results.count { $0.causesAreRight }) | "
      + "\(results.reduce(0) { $0 + $1.invented }) | \(results.count { $0.exitIsRight }) |\n"
  }
}
