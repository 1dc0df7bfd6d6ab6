/// The texts that no report may hold, defined by numbers and not in the words of the reporters, so that the two can be
/// compared.
package enum SafeText {
  /// The first sign of a text that steers, hides or reorders; `nil` where there is none.
  package static func steeringSign(in text: some Sequence<UInt32>) -> UInt32? { text.first { !shows($0) } }

  /// No control byte but the end of a line, no line or paragraph separator, no bidirectional or zero-width mark, no tag
  /// character, no private or unassigned code point.
  package static func shows(_ scalar: UInt32) -> Bool {
    if scalar >= 0x20, scalar < 0x7F { return true }
    switch scalar {
    case 0x0A: return true
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164, 0xE000...0xF8FF, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0x1FFFE, 0x1FFFF,
      0xE0000...0x10FFFF:
      return false
    default: return true
    }
  }

  private static let blanks: Set<UInt32> = [0x20, 0xA0, 0x3000]
  private static let starts = ["::", "##", "section_start:", "section_end:", "travis_fold:", "travis_time:"]
    .map { $0.unicodeScalars.map(\.value) }
  private static let headings = ["--- ", "+++ ", "~~~ ", "^^^ "].map { $0.unicodeScalars.map(\.value) }
  private static let nameSigns = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars.map(\.value))

  /// True if a CI system would take the line for a command: most skip blanks, Buildkite does not, and three of them
  /// know `##name[` wherever it occurs.
  package static func commands(_ logLine: ArraySlice<UInt32>) -> Bool {
    let rest = logLine.drop { blanks.contains($0) }
    if starts.contains(where: { rest.starts(with: $0) }) || headings.contains(where: { logLine.starts(with: $0) }) {
      return true
    }
    var position = logLine.startIndex
    while let hash = logLine[position...].firstIndex(of: 0x23) {
      let name = logLine[hash...].drop { $0 == 0x23 }
      if name.startIndex - hash >= 2, name.drop(while: { nameSigns.contains($0) }).first == 0x5B { return true }
      position = name.startIndex
    }
    return false
  }
}
