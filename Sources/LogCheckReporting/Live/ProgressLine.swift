import LogCheckModel

/// The progress of a run over files, in one line.
package struct ProgressLine {
  /// Bytes of all inputs, where all are files.
  package var total: Int
  package var done = 0

  package init(total: Int) { self.total = total }

  /// After so many milliseconds; nothing where too little is known.
  package func text(after milliseconds: Int) -> String {
    let percent = total > 0 ? min(100, Int(nearest: (Double(done) * 100 / Double(total)).rounded(.down))) : 0
    let rate = Double(done) / Double(max(1, milliseconds)) * 1000
    let left = rate > 0 ? Int(nearest: (Double(max(0, total - done)) / rate).rounded(.down)) : 0
    return "\(percent) % of \(Self.bytes(Double(total))), \(Self.bytes(rate))/s, \(Self.time(left)) left"
  }

  private static func bytes(_ count: Double) -> String {
    let units = ["B", "KiB", "MiB", "GiB", "TiB"]
    var (value, unit) = (count, 0)
    while value >= 1024, unit < units.count - 1 {
      value /= 1024
      unit += 1
    }
    return "\(Int(nearest: value)) \(units[unit])"
  }

  package static func time(_ seconds: Int) -> String {
    seconds < 90 ? "\(seconds) s" : seconds < 5400 ? "\(seconds / 60) min" : "\(seconds / 3600) h"
  }
}
