import LogCheckModel

extension LineWrapper {
  /// `gh run view --log`: job, step and the runner's stamp before every line. The first line of every step has a
  /// byte-order mark before the stamp.
  package static let ghRunView = LineWrapper(
    id: "gh-run-view",
    summary: "`gh run view --log`: job, step and a UTC stamp with seven digits before every line",
    contentStart: { line in ghRunViewStampStart(line).flatMap { githubStampEnd(line, from: $0) } },
    stamp: { line in ghRunViewStampStart(line).flatMap { githubStamp(line, from: $0) } })
}

/// Names of jobs and steps are shorter than this; the bound keeps a look at a long foreign line short.
private let longestNames = 1024

/// The index after `Job<TAB>Step<TAB>` and the mark.
private func ghRunViewStampStart(_ line: Span<UInt8>) -> Int? {
  guard let job = line.firstIndex(of: 0x09, from: 0, to: longestNames), job > 0,
    let step = line.firstIndex(of: 0x09, from: job + 1, to: job + longestNames), step > job + 1
  else { return nil }
  return step + 1 + line.byteOrderMarkLength(at: step + 1)
}
