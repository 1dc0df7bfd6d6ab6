/// Makes text from logs, file names and rules fit for one line of a report: no control byte reaches a terminal, nothing hides
/// what it shows, and nothing at the start of a row can be taken for a command to a CI system.
package enum CleanText {
  /// Control characters, line ends, separators, bidirectional and zero-width characters become visible escapes; what is longer
  /// than `limit` scalars is cut, with the number of those left out.
  package static func line(_ text: String, limit: Int = 240) -> String {
    var result = ""
    var count = 0
    var left = 0
    for scalar in text.unicodeScalars {
      guard count < limit else {
        left += 1
        continue
      }
      count += 1
      if isSafe(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(scalar)
      }
    }
    return left > 0 ? result + "… (\(left) more)" : result
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return true
    case 0x00...0x1F, 0x7F...0x9F: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return false
    default: return true
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
