import LogCheckReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines at the bottom of the terminal on standard error that are drawn again in place.
struct StatusArea {
  private var drawn = 0

  /// True if standard error is a terminal that can move its cursor.
  static let isThere = isatty(2) == 1 && StandardStreams.hasTerminal

  /// Columns and lines of the terminal; 80 by 24 if it does not report them.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Columns of the terminal at a descriptor; `nil` if it does not report them.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Draws the lines over the previous ones. They hold nothing that moves the cursor, and are no wider than the
  /// terminal.
  mutating func draw(_ rows: [String]) {
    StandardStreams.report(clearing + rows.map { $0 + "\r\n" }.joined())
    drawn = rows.count
  }

  /// Removes the lines, so that something else can be printed.
  mutating func clear() {
    guard drawn > 0 else { return }
    StandardStreams.report(clearing)
    drawn = 0
  }

  private var clearing: String { drawn > 0 ? "\u{1B}[\(drawn)A\u{1B}[J" : "" }
}

/// Milliseconds of a clock that only goes forward.
enum SteadyClock {
  static var milliseconds: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
