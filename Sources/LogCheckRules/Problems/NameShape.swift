import LogCheckModel

/// The letters that names of each kind may have.
extension RuleProblem.NameKind {
  /// True if a text can be a name of this kind.
  package func accepts(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, bytes.count <= Self.longest else { return false }
    switch self {
    case .rule, .profile, .tag, .circumstance, .evidence, .lane, .timelineEntry, .secretSort, .outcome, .condition,
      .format:
      return Self.parts(bytes, separator: UInt8(ascii: "-")).allSatisfy { !$0.isEmpty && $0.allSatisfy(ASCII.isLower) }
    case .event:
      return Self.parts(bytes, separator: UInt8(ascii: ".")).allSatisfy(Self.isWord)
    case .field, .alias, .parameter, .metric, .metricLabel, .wordSet: return Self.isWord(bytes[...])
    case .component, .state:
      return ASCII.isLetter(first)
        && bytes.allSatisfy {
          ASCII.isWord($0) || $0 == UInt8(ascii: "-")
        }
    case .levelWord: return bytes.allSatisfy(ASCII.isLetter)
    case .memberName:
      return bytes.allSatisfy { ASCII.isWord($0) || "-.".utf8.contains($0) }
    case .requirement: return Requirement.isID(name)
    case .test, .structuredName: return bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
  }

  private static let longest = 128

  private static func parts(_ bytes: [UInt8], separator: UInt8) -> [ArraySlice<UInt8>] {
    bytes.split(separator: separator, omittingEmptySubsequences: false)
  }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, ASCII.isLower(first) else { return false }
    return bytes.allSatisfy { ASCII.isLower($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
  }

}
