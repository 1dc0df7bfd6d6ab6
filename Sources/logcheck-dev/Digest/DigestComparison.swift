/// The captures that two builds judge differently.
struct DigestComparison {
  /// The lines that differ, as a diff prints them: one with `-` for the base, one with `+` for this build.
  private(set) var text = ""
  private(set) var exitCodes = 0
  private(set) var verdicts = 0
  private(set) var reports = 0
  private(set) var missing = 0
  private(set) var added = 0

  init(base: [DigestLine], now: [DigestLine]) {
    let known = Dictionary(base.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for line in now {
      guard let before = known[line.name] else {
        added += 1
        text += "+ \(line.text)\n"
        continue
      }
      guard line != before else { continue }
      if line.exitCode != before.exitCode {
        exitCodes += 1
      } else if line.verdicts != before.verdicts {
        verdicts += 1
      } else {
        reports += 1
      }
      text += "- \(before.text)\n+ \(line.text)\n"
    }
    let names = Set(now.map(\.name))
    for line in base where !names.contains(line.name) {
      missing += 1
      text += "- \(line.text)\n"
    }
  }

  var isSame: Bool { text.isEmpty }

  /// The number of differences of each kind, in one line.
  var summary: String {
    guard !isSame else { return "no difference" }
    return "\(exitCodes) other exit codes, \(verdicts) other verdicts, \(reports) where only the report differs, "
      + "\(missing) missing, \(added) new"
  }
}
