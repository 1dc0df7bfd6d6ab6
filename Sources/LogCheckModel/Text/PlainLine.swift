/// Makes text from logs, file names, rules and arguments fit for one line of a report or a message: no control byte reaches a
/// terminal, nothing hides what it shows, and nothing can be taken for a command to a CI system.
package enum PlainLine {
  /// Control characters, line ends, separators, bidirectional and invisible characters become visible escapes; what is longer
  /// than `limit` scalars is cut, with the number of bytes left out. `omitted` are bytes that were left out before.
  package static func line(_ text: String, limit: Int = 240, omitted: Int = 0) -> String {
    let scalars = text.unicodeScalars
    var end =
      scalars.index(scalars.startIndex, offsetBy: max(0, limit), limitedBy: scalars.endIndex) ?? scalars.endIndex
    // The note on what is left out would be longer than that itself.
    if omitted <= 0, scalars.index(end, offsetBy: max(0, min(Self.note, limit / 8)), limitedBy: scalars.endIndex) == nil
    {
      end = scalars.endIndex
    }
    var result = ""
    var scan = CommandScan()
    for scalar in scalars[..<end] {
      if scan.completes(with: scalar) || !isPlain(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    let left = text.utf8.distance(from: end, to: text.utf8.endIndex) + max(0, omitted)
    return withoutCommand(result) + (left > 0 ? "… (\(left) \(left == 1 ? "byte" : "bytes") more)" : "")
  }

  /// The length of the note on bytes that were left out.
  private static let note = 18

  /// The same text with its first sign escaped if CI systems would take a line that begins with it for a command. They
  /// ignore leading blanks.
  package static func withoutCommand(_ text: String) -> String {
    let blanks = text.unicodeScalars.prefix { $0.properties.isWhitespace }
    let rest = text.unicodeScalars[blanks.endIndex...]
    guard let first = rest.first, commandStarts.contains(where: { rest.starts(with: $0.unicodeScalars) }) else {
      return text
    }
    return String(blanks) + escape(first) + String(rest.dropFirst())
  }

  /// GitHub, Azure and TeamCity; GitLab; Travis. A single colon is enough, since a path is followed by another.
  private static let commandStarts = [":", "##", "section_start:", "section_end:", "travis_fold:", "travis_time:"]

  /// The same for text at the very start of a line, where Buildkite also searches for the headings of groups.
  package static func lineStart(_ text: String) -> String {
    headings.contains { text.hasPrefix($0) } ? " " + text : withoutCommand(text)
  }

  private static let headings = ["---", "+++", "~~~", "^^^"]

  /// A file's name for the very start of a line, where Buildkite searches for the headings of groups.
  package static func path(_ text: String) -> String {
    let clean = line(text)
    guard let first = clean.unicodeScalars.first, ["-", "+", "~", "^"].contains(first) else { return clean }
    return "./" + clean
  }

  /// True if the scalar shows itself and nothing else: it neither steers a terminal nor is invisible.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return true
    case 0x00...0x1F, 0x7F...0x9F: return false
    // Variation selectors follow many signs that logs like to use, and change only their look.
    case 0xFE00...0xFE0F: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return " "
    default: return "\\u{" + String(scalar.value, radix: 16) + "}"
    }
  }
}

/// Finds `##[`, `##vso[`, `##teamcity[`, which CI systems take for a command wherever they occur in a line.
package struct CommandScan {
  private var hashes = 0
  private var isInName = false

  package init() {}

  /// True if the scalar is the bracket that makes what came before it a command.
  package mutating func completes(with scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#":
      hashes = isInName ? 1 : min(2, hashes + 1)
      isInName = false
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_":
      isInName = hashes == 2
      if !isInName { hashes = 0 }
    default:
      defer { self = CommandScan() }
      return scalar == "[" && hashes == 2
    }
    return false
  }
}
