import LogCheckReporting
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checked writes to standard output and standard error.
enum StandardStreams {
  private static let gone = Atomic<Bool>(false)

  /// True if the reader of standard output went away. Later output is dropped: the reader of a capture stops, finishes
  /// the reports that go to files, and exits by the verdict.
  static var isGone: Bool { gone.load(ordering: .relaxed) }

  /// Writes all bytes to standard output. A reader that went away is taken note of quietly; any other failure is exit 2.
  static func write(_ bytes: [UInt8]) {
    guard !isGone, let code = Descriptors.write(bytes, to: 1) else { return }
    guard code != EPIPE else {
      gone.store(true, ordering: .relaxed)
      return
    }
    complain("dnp-logcheck: standard output cannot be written: \(Descriptors.words(code))")
    exit(2)
  }

  /// Writes a line to standard output, as ``write(_:)`` does.
  static func say(_ text: String) { write(Array((text + "\n").utf8)) }

  /// Writes to standard error as it is.
  static func report(_ text: String) { _ = Descriptors.write(Array(text.utf8), to: 2) }

  static func complain(_ text: String) { _ = Descriptors.write(Array((text + "\n").utf8), to: 2) }

  /// True if standard output is a terminal that may be given colours, by the conventions of `NO_COLOR`, `CLICOLOR_FORCE` and
  /// `TERM=dumb`.
  static var wantsColour: Bool {
    if refusesColour { return false }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return isatty(1) == 1 && hasTerminal
  }

  /// True if standard input is a terminal, so that it is typed.
  static var inputIsTerminal: Bool { isatty(0) == 1 }

  static var isTerminal: Bool { isatty(1) == 1 }

  /// For the width of the terminal, or of `COLUMNS` where there is none.
  static var layout: TextLayout {
    if isTerminal, let columns = StatusArea.columns(of: 1) { return TextLayout(columns: columns) }
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), isTerminal { return TextLayout(columns: columns) }
    return .standard
  }

  static var refusesColour: Bool { environment("NO_COLOR").map { !$0.isEmpty } ?? false }

  /// True if a terminal's signs to move the cursor are understood, as far as the environment shows it.
  static var hasTerminal: Bool { environment("TERM") != "dumb" && environment("TERM") != nil }

  /// True if standard output is a terminal that is known to show links; terminals do not report this. Others print them
  /// as they are, and multiplexers (tmux, screen) pass them on only if they are configured to.
  static var showsHyperlinks: Bool {
    guard isatty(1) == 1, hasTerminal, environment("CI") == nil, environment("TMUX") == nil else { return false }
    let term = environment("TERM") ?? ""
    if term.hasPrefix("screen") || term.hasPrefix("tmux") { return false }
    // VTE drew them wrongly before 0.50.
    if let version = environment("VTE_VERSION").flatMap({ Int($0) }) { return version >= 5000 }
    if linkingTerms.contains(where: term.hasPrefix) { return true }
    return linkingPrograms.contains(environment("TERM_PROGRAM") ?? "")
      || ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains { environment($0) != nil }
  }

  /// The name of this machine, without asking the network.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static let linkingTerms = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"]
  private static let linkingPrograms = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]

  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
